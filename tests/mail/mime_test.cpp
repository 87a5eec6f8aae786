#include "mail/mime.hpp"

#include <gtest/gtest.h>

namespace paddock::mail {
namespace {

Letter sample() {
    Letter letter;
    letter.from_name = "Paddock";
    letter.from = "table@race.test";
    letter.to = "ada@race.test";
    letter.subject = "À vous: Épreuve at Monaco 🏁";
    letter.id = "token@race.test";
    letter.text = "It is your turn.\n.hidden dot\nÀ bientôt\n";
    letter.date = 1'800'000'000;
    return letter;
}

Received received(const std::string& bytes) {
    const auto read = read_mime(bytes);
    EXPECT_TRUE(read) << read.error();
    return read ? *read : Received{};
}

TEST(Mime, what_is_written_is_read_again) {
    const Received read = received(to_mime(sample()));
    EXPECT_EQ(read.id, "token@race.test");
    EXPECT_EQ(read.from, "table@race.test");
    EXPECT_EQ(read.subject, "À vous: Épreuve at Monaco 🏁");
    EXPECT_EQ(read.text, "It is your turn.\n.hidden dot\nÀ bientôt\n");
}

TEST(Mime, every_line_ends_as_smtp_wants_it_and_our_letters_say_a_machine_wrote_them) {
    const std::string bytes = to_mime(sample());
    for (std::size_t at = bytes.find('\n'); at != std::string::npos; at = bytes.find('\n', at + 1))
        ASSERT_EQ(bytes[at - 1], '\r') << at;
    EXPECT_NE(bytes.find("Auto-Submitted: auto-generated"), std::string::npos);
    EXPECT_EQ(received(bytes).origin, Origin::machine);
    Letter answer = sample();
    answer.is_answer = true;
    EXPECT_NE(to_mime(answer).find("Auto-Submitted: auto-replied"), std::string::npos);
}

TEST(Mime, a_line_break_in_a_subject_or_a_name_begins_no_header) {
    Letter letter = sample();
    letter.subject = "Turn\r\nBcc: everybody@race.test";
    letter.from_name = "Paddock\nX-Evil: yes";
    const std::string bytes = to_mime(letter);
    EXPECT_EQ(bytes.find("\nBcc:"), std::string::npos);
    EXPECT_EQ(bytes.find("\nX-Evil:"), std::string::npos);
}

TEST(Mime, pictures_and_html_travel_beside_the_text) {
    Letter letter = sample();
    letter.html = "<p>It is <b>your</b> turn.</p>";
    letter.attachments = {{"board.png", "image/png", "board", std::string("\x89PNG\0\r\n", 7)},
                          {"board.svg", "image/svg+xml", "", "<svg/>"}};
    const std::string bytes = to_mime(letter);
    EXPECT_NE(bytes.find("multipart/alternative"), std::string::npos);
    EXPECT_NE(bytes.find("Content-Id: <board>"), std::string::npos);
    EXPECT_NE(bytes.find("iVBORwANCg=="), std::string::npos);  // those seven bytes in base64
    EXPECT_EQ(received(bytes).text, letter.text);
}

TEST(Mime, a_reply_names_the_letters_it_answers_the_nearest_first) {
    const Received read = received(
        "From: Ada <ADA@Race.test>\r\nSubject: Re: turn\r\nMessage-ID: <r1@there>\r\n"
        "In-Reply-To: <token@race.test>\r\nReferences: <first@race.test> <token@race.test>\r\n\r\n2\r\n");
    EXPECT_EQ(read.from, "ada@race.test");
    EXPECT_EQ(read.refers_to, (std::vector<std::string>{"token@race.test", "token@race.test", "first@race.test"}));
    EXPECT_EQ(read.origin, Origin::person);
    EXPECT_EQ(read.text, "2\n");
}

TEST(Mime, a_letter_of_html_alone_is_read) {
    const Received read = received(
        "From: ada@race.test\r\nContent-Type: text/html; charset=iso-8859-1\r\n"
        "Content-Transfer-Encoding: quoted-printable\r\n\r\n<div>gear=204</div><blockquote>old</blockquote>\r\n");
    EXPECT_EQ(read.text, "gear 4\n> old\n");
}

TEST(Mime, odd_encodings_become_utf_8) {
    const Received read = received(
        "From: =?utf-8?B?QWTDoQ==?= <ada@race.test>\r\nSubject: =?iso-8859-1?Q?R=E9p?=\r\n"
        "Content-Type: text/plain; charset=windows-1252\r\nContent-Transfer-Encoding: 8bit\r\n\r\n\xC9preuve \x96 "
        "4\r\n");
    EXPECT_EQ(read.subject, "Rép");
    EXPECT_EQ(read.text, "Épreuve – 4\n");
}

TEST(Mime, machines_are_told_from_people) {
    for (const std::string& header : {"Auto-Submitted: auto-replied", "Precedence: bulk", "X-Autoreply: yes",
                                      "List-Id: <cars.race.test>", "Return-Path: <>"}) {
        EXPECT_EQ(received("From: ada@race.test\r\n" + header + "\r\n\r\nI am away\r\n").origin, Origin::machine)
            << header;
    }
    EXPECT_EQ(received("From: ada@race.test\r\nAuto-Submitted: no\r\n\r\n2\r\n").origin, Origin::person);
}

std::string report(const std::string& action) {
    return "From: MAILER-DAEMON@race.test\r\nMIME-Version: 1.0\r\n"
           "Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n"
           "--x\r\nContent-Type: text/plain\r\n\r\nIt did not go.\r\n"
           "--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; race.test\r\n\r\n"
           "Final-Recipient: rfc822; ada@race.test\r\nAction: " +
           action +
           "\r\nStatus: 5.1.1\r\n\r\n"
           "--x\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <token@race.test>\r\nSubject: "
           "turn\r\n\r\nhi\r\n--x--\r\n";
}

TEST(Mime, a_bounce_is_told_and_whether_it_is_for_good) {
    EXPECT_EQ(received(report("failed")).origin, Origin::bounce);
    EXPECT_TRUE(received(report("failed")).undeliverable);
    EXPECT_EQ(received(report("failed")).refers_to, std::vector<std::string>{"token@race.test"});
    EXPECT_EQ(received(report("delayed")).origin, Origin::bounce);
    EXPECT_FALSE(received(report("delayed")).undeliverable);
}

TEST(Mime, two_senders_are_nobody) {
    EXPECT_EQ(received("From: ada@race.test, ben@race.test\r\n\r\n2\r\n").from, "");
    EXPECT_EQ(received("Subject: none\r\n\r\n2\r\n").from, "");
}

TEST(Mime, hostile_letters_are_survived) {
    std::string nested = "From: ada@race.test\r\n";
    for (int i = 0; i < 20'000; ++i)
        nested += "Content-Type: multipart/mixed; boundary=b" + std::to_string(i) + "\r\n\r\n--b" + std::to_string(i) +
                  "\r\n";
    EXPECT_LT(received(nested).text.size(), longest_text + 1);
    EXPECT_FALSE(read_mime(std::string(longest_letter + 1, 'x')));
    EXPECT_EQ(received("From: a@b\r\n\r\n" + std::string(1'000'000, 'y')).text.size(), longest_text);
    for (const std::string& bytes :
         {std::string(), std::string("\0\0\0", 3), std::string("\r\n\r\n"), std::string(":::\r\n")}) {
        const auto read = read_mime(bytes);
        EXPECT_TRUE(!read || read->from.empty());
    }
}

}  // namespace
}  // namespace paddock::mail
