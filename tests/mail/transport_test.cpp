#include <gtest/gtest.h>

#include <thread>

#include "mail/mime.hpp"
#include "tests/support/mail_servers.hpp"

// Through a real mail server on this machine.
namespace paddock::mail {
namespace {

std::string letter_to(const std::string& mailbox, const std::string& text) {
    Letter letter;
    letter.from = "table@race.test";
    letter.to = mailbox;
    letter.subject = "À vous";
    letter.id = "one@race.test";
    letter.text = text;
    return to_mime(letter);
}

class Transport : public testing::Test {
  protected:
    Result<void, TransportFailure> send_to(const std::string& mailbox, const std::string& text = "gear?\n.dot\n") {
        return send(servers.smtp(), "table@race.test", mailbox, letter_to(mailbox, text));
    }

    test::MailServers servers{{"ada", "table"}};
};

TEST_F(Transport, a_letter_arrives_as_it_was_written) {
    const auto before = look_at(servers.imap("ada"));
    ASSERT_TRUE(before) << before.error().why;
    const auto sent = send_to("ada@race.test");
    ASSERT_TRUE(sent) << sent.error().why;
    const auto numbers = letters_from(servers.imap("ada"), before->next);
    ASSERT_TRUE(numbers) << numbers.error().why;
    ASSERT_EQ(numbers->size(), 1U);
    const auto bytes = fetch(servers.imap("ada"), *before, numbers->front());
    ASSERT_TRUE(bytes && *bytes);
    const auto read = read_mime(**bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->id, "one@race.test");
    EXPECT_EQ(read->text, "gear?\n.dot\n");
    EXPECT_EQ(*letters_from(servers.imap("ada"), numbers->front() + 1), std::vector<std::uint32_t>{});
}

TEST_F(Transport, nobody_of_that_name_is_a_failure_for_good_and_an_outage_is_not) {
    const auto nobody = send_to("nobody@race.test");
    ASSERT_FALSE(nobody);
    EXPECT_TRUE(nobody.error().for_good) << nobody.error().why;
    servers.out_of_order(true);
    const auto later = send_to("ada@race.test");
    ASSERT_FALSE(later);
    EXPECT_FALSE(later.error().for_good) << later.error().why;
    servers.out_of_order(false);
    EXPECT_TRUE(send_to("ada@race.test"));
}

TEST_F(Transport, a_wrong_password_and_an_unknown_authority_are_told_and_lose_no_letter) {
    Account wrong = servers.smtp();
    wrong.password = "guess";
    const auto denied = send(wrong, "table@race.test", "ada@race.test", letter_to("ada@race.test", "x"));
    ASSERT_FALSE(denied);
    EXPECT_FALSE(denied.error().for_good);
    Account stranger = servers.imap("ada");
    stranger.ca_file.clear();  // the system does not know who signed our certificate
    const auto unverified = look_at(stranger);
    ASSERT_FALSE(unverified);
    EXPECT_NE(unverified.error().why.find("certificate"), std::string::npos) << unverified.error().why;
}

TEST_F(Transport, a_letter_that_is_gone_or_too_long_is_none) {
    const auto box = look_at(servers.imap("ada"));
    ASSERT_TRUE(box);
    const auto gone = fetch(servers.imap("ada"), *box, 77);
    ASSERT_TRUE(gone) << gone.error().why;
    EXPECT_FALSE(*gone);
    ASSERT_TRUE(send_to("ada@race.test", std::string(longest_letter, 'x')));
    const auto numbers = letters_from(servers.imap("ada"), 1);
    ASSERT_TRUE(numbers);
    const auto longer = fetch(servers.imap("ada"), *box, numbers->back());
    ASSERT_TRUE(longer) << longer.error().why;
    EXPECT_FALSE(*longer);
}

TEST_F(Transport, who_waits_is_told_when_a_letter_comes) {
    std::atomic<bool> stop = false;
    std::atomic<bool> told = false;
    std::thread waiting([&] {
        const auto heard = wait_for_letters(servers.imap("ada"), std::chrono::seconds{60}, stop);
        told = heard && *heard;
    });
    // Letters until one is noticed: the first may come before anybody waits.
    for (int i = 0; i < 100 && !told; ++i) {
        ASSERT_TRUE(send_to("ada@race.test"));
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    stop = true;
    waiting.join();
    EXPECT_TRUE(told);
}

TEST_F(Transport, waiting_ends_when_it_is_told_to) {
    const std::atomic<bool> stop = true;
    const auto heard = wait_for_letters(servers.imap("ada"), std::chrono::hours{1}, stop);
    ASSERT_TRUE(heard) << heard.error().why;
    EXPECT_TRUE(*heard);
}

}  // namespace
}  // namespace paddock::mail
