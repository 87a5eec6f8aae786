#include "mail/settings.hpp"

#include <gtest/gtest.h>

namespace paddock::mail {
namespace {

const SecretSources secrets{
    [](const std::string& name) { return name == "SMTP" ? std::optional<std::string>("one") : std::nullopt; },
    [](const std::string& path) { return path == "/imap" ? std::optional<std::string>("two\n") : std::nullopt; }};

const std::string good = R"({"from": "table@race.test",
    "smtp": {"url": "smtps://mail.test:465/", "user": "table", "password_variable": "SMTP"},
    "imap": {"url": "imaps://mail.test", "user": "table", "password_file": "/imap"}})";

std::string changed(const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return text;
}

TEST(MailSettings, passwords_come_from_elsewhere) {
    const auto settings = read_settings("mail.json", good, secrets);
    ASSERT_TRUE(settings) << to_text(settings.error());
    EXPECT_EQ(settings->smtp.url, "smtps://mail.test:465");
    EXPECT_EQ(settings->smtp.password, "one");
    EXPECT_EQ(settings->imap.password, "two");
    EXPECT_EQ(settings->look_every, 60);
}

TEST(MailSettings, each_fault_is_named_by_its_place) {
    const std::vector<std::array<std::string, 3>> faults{
        {"table@race.test", "table", "/from"},
        {"smtps://mail.test:465/", "http://mail.test", "/smtp/url"},
        {"smtps://mail.test:465/", "smtp://", "/smtp/url"},
        {"imaps://mail.test", "imaps://me@mail.test", "/imap/url"},
        {"\"SMTP\"", "\"NONE\"", "/smtp/password_variable"},
        {"/imap", "/none", "/imap/password_file"},
        {"\"password_variable\": \"SMTP\"", "\"password\": \"one\"", "/smtp"},
        {"\"from\"", "\"form\": 1, \"from\"", "/form"},
    };
    for (const auto& [from, to, place] : faults) {
        const auto settings = read_settings("mail.json", changed(from, to), secrets);
        ASSERT_FALSE(settings) << to;
        EXPECT_EQ(settings.error().pointer.substr(0, place.size()), place) << to_text(settings.error());
    }
}

TEST(MailSettings, what_is_a_mailbox) {
    for (const char* mailbox : {"a@b", "ada.lovelace+cars@race.example"}) EXPECT_TRUE(is_mailbox(mailbox)) << mailbox;
    for (const char* none : {"", "@", "a@", "@b", "a b@c", "a@b@c", "a@b\r\nBcc: c@d", "<a@b>", "a@b,c@d"})
        EXPECT_FALSE(is_mailbox(none)) << none;
}

}  // namespace
}  // namespace paddock::mail
