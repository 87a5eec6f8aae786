#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <fstream>

#include "store/store.hpp"
#include "tests/support/child.hpp"

// paddock store check, export, import, backup.
namespace paddock::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

const std::string golden = std::string(PADDOCK_SOURCE_DIR) + "/tests/golden/first-race.jsonl";

std::string text_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class StoreCommands : public ::testing::Test {
  protected:
    Ran store(std::vector<std::string> words) const {
        words.insert(words.begin(), "store");
        words.insert(words.end(), {"--data", data});
        return paddock(words);
    }
    // The id of the table that a record has become.
    std::string imported(const std::string& file) const {
        const Ran ran = store({"import", file});
        EXPECT_EQ(ran.exit, 0) << ran.err;
        const std::string before = " is now table ";
        const std::size_t place = ran.out.find(before);
        EXPECT_NE(place, std::string::npos) << ran.out;
        return place == std::string::npos ? "" : ran.out.substr(place + before.size(), 8);
    }
    // A race that has begun and is not over, with its seed beside it.
    std::string unfinished() const {
        const std::string file = folder.path("begun.jsonl");
        EXPECT_EQ(paddock({"play", "formula-d", "--seats", "4", "--no-odds", "--record", file}, "1\n1\nquit\n").exit,
                  0);
        return file;
    }
    void tamper(const char* sql) const {
        sqlite3* handle = nullptr;
        ASSERT_EQ(sqlite3_open((data + "/paddock.sqlite").c_str(), &handle), SQLITE_OK);
        ASSERT_EQ(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
        sqlite3_close(handle);
    }

    Folder folder;
    std::string data = folder.path("data");
};

TEST_F(StoreCommands, a_record_comes_back_letter_by_letter) {
    const std::string id = imported(golden);
    EXPECT_EQ(store({"export", id}).out, text_of(golden));
    EXPECT_EQ(store({"export", id, "-o", folder.path("out.jsonl")}).exit, 0);
    EXPECT_EQ(folder.read("out.jsonl"), text_of(golden));
    const Ran again = store({"export", id, "-o", folder.path("out.jsonl")});
    EXPECT_EQ(again.exit, 2);
    EXPECT_THAT(again.err, HasSubstr("is already there, and is left as it is"));
    EXPECT_NE(imported(golden), id) << "the same record twice makes two tables";
    const Ran check = store({"check"});
    EXPECT_EQ(check.exit, 0) << check.err;
    EXPECT_THAT(check.out, HasSubstr("2 tables"));
}

TEST_F(StoreCommands, a_match_that_is_not_over_keeps_its_secrets) {
    const std::string file = unfinished();
    const std::string id = imported(file);
    const Ran refused = store({"export", id});
    EXPECT_EQ(refused.exit, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, HasSubstr("--with-secrets"));
    folder.write("out.jsonl.seed", "precious");
    EXPECT_EQ(store({"export", id, "--with-secrets", "-o", folder.path("out.jsonl")}).exit, 2);
    EXPECT_EQ(folder.read("out.jsonl.seed"), "precious");
    EXPECT_FALSE(folder.has("out.jsonl"));
    std::filesystem::remove(folder.path("out.jsonl.seed"));
    EXPECT_EQ(store({"export", id, "--with-secrets", "-o", folder.path("out.jsonl")}).exit, 0);
    EXPECT_EQ(folder.read("out.jsonl"), folder.read("begun.jsonl"));
    EXPECT_EQ(folder.read("out.jsonl.seed"), folder.read("begun.jsonl.seed"));
    EXPECT_EQ(paddock({"play", "--resume", folder.path("out.jsonl"), "--no-odds"}, "quit\n").exit, 0);
    EXPECT_EQ(store({"check"}).exit, 0);
}

TEST_F(StoreCommands, a_match_that_goes_on_gets_a_link_for_each_seat_and_the_host) {
    const Ran ran = store({"import", unfinished()});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    for (const char* who : {"host: /t/", "You: /t/", "Club 2: /t/", "Club 3: /t/", "Club 4: /t/"})
        EXPECT_THAT(ran.out, HasSubstr(who));
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '#'), 5);
    EXPECT_THAT(store({"import", golden}).out, Not(HasSubstr("#"))) << "a match that is over needs nobody";
}

TEST_F(StoreCommands, seats_that_the_rules_play_get_no_link) {
    const std::string file = folder.path("flight.jsonl");
    ASSERT_EQ(paddock({"play", "schneider", "--set", "autopilots=2", "--no-odds", "--record", file}, "quit\n").exit, 0);
    const Ran ran = store({"import", file});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("You: /t/"), HasSubstr("Club 2: /t/"), Not(HasSubstr("Autopilot"))));
    const auto kept = store::open_sqlite(data, store::Access::read);
    ASSERT_TRUE(kept);
    const auto ids = (*kept)->table_ids();
    ASSERT_EQ(ids->size(), 1U);
    const std::string document = (*kept)->find_table((*ids)[0])->document;
    std::size_t autopilots = 0;
    for (std::size_t at = document.find("\"autopilot\""); at != std::string::npos;
         at = document.find("\"autopilot\"", at + 1))
        ++autopilots;
    EXPECT_EQ(autopilots, 2U) << document;
}

TEST_F(StoreCommands, a_match_that_is_not_over_needs_its_seed) {
    const std::string file = unfinished();
    folder.write("begun.jsonl.seed", std::string(64, '0') + "\n");
    const Ran wrong = store({"import", file});
    EXPECT_EQ(wrong.exit, 2);
    EXPECT_THAT(wrong.err, HasSubstr("is not the one that"));
    std::filesystem::remove(folder.path("begun.jsonl.seed"));
    const Ran without = store({"import", file});
    EXPECT_EQ(without.exit, 2);
    EXPECT_THAT(without.err, HasSubstr("its seed is not beside it"));
    EXPECT_FALSE(folder.has("data")) << "nothing was made";
}

TEST_F(StoreCommands, a_record_that_does_not_hold_is_not_taken) {
    std::string text = text_of(golden);
    const std::size_t place = text.find("\"choice\":\"gear ");
    ASSERT_NE(place, std::string::npos);
    text[place + 15] = '9';
    const Ran ran = store({"import", folder.write("bad.jsonl", text)});
    EXPECT_EQ(ran.exit, 1) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("bad.jsonl"));
    EXPECT_EQ(store({"import", folder.write("no.jsonl", "{}\n")}).exit, 2);
    EXPECT_EQ(store({"import", folder.path("nowhere")}).exit, 2);
    EXPECT_FALSE(folder.has("data")) << "nothing was made";
}

TEST_F(StoreCommands, check_replays_what_was_tampered_with) {
    const std::string id = imported(golden);
    tamper("DROP TRIGGER log_is_never_changed; UPDATE log SET line = replace(line, ': grid ', ': grid 1') WHERE n = 1");
    const Ran check = store({"check"});
    EXPECT_EQ(check.exit, 1);
    EXPECT_THAT(check.out, HasSubstr("table " + id));
}

TEST_F(StoreCommands, check_knows_the_rolls_of_a_match_that_goes_on) {
    const std::string id = imported(unfinished());
    tamper("UPDATE tables SET seed = zeroblob(32)");
    const Ran check = store({"check"});
    EXPECT_EQ(check.exit, 1);
    EXPECT_EQ(check.out, "table " + id + ": its seed is not the one that was promised.\n");
}

TEST_F(StoreCommands, check_names_damage) {
    imported(golden);
    std::filesystem::resize_file(data + "/paddock.sqlite", 40'000);
    const Ran cut = store({"check"});
    EXPECT_EQ(cut.exit, 1);
    std::ofstream(data + "/paddock.sqlite") << "this is no database at all, but it is long enough to be looked into …";
    const Ran strange = store({"check"});
    EXPECT_EQ(strange.exit, 1);
    EXPECT_THAT(strange.err, HasSubstr("is damaged or is no store"));
}

// Wherever the damage is: the answer is "no", in plain words.
TEST_F(StoreCommands, check_names_damage_of_any_page) {
    imported(golden);
    const std::string file = data + "/paddock.sqlite";
    const std::string sound = text_of(file);
    constexpr std::size_t page = 4096;
    for (std::size_t at = page; at < std::min(sound.size(), 12 * page); at += page) {
        std::string spoilt = sound;
        spoilt.replace(at, page, page, 'x');
        std::ofstream(file, std::ios::binary) << spoilt;
        const Ran check = store({"check"});
        EXPECT_EQ(check.exit, 1) << "page " << at / page + 1 << ": " << check.err;
        EXPECT_NE(check.out + check.err, "");
        const Ran serve = paddock({"serve", "--port", "0", "--data", data});
        EXPECT_EQ(serve.exit, 2) << "page " << at / page + 1;
        EXPECT_THAT(serve.err, AllOf(HasSubstr("is damaged: "), Not(HasSubstr("?")))) << "page " << at / page + 1;
    }
}

TEST_F(StoreCommands, a_backup_is_a_store) {
    const std::string id = imported(golden);
    std::filesystem::create_directory(folder.path("copy"));
    const std::string file = folder.path("copy/paddock.sqlite");
    const Ran ran = store({"backup", file});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_EQ(paddock({"store", "export", id, "--data", folder.path("copy")}).out, text_of(golden));
    const Ran again = store({"backup", file});
    EXPECT_EQ(again.exit, 2);
    EXPECT_THAT(again.err, HasSubstr("is already there, and is left as it is"));
    EXPECT_EQ(store({"backup", folder.path("no/such/folder")}).exit, 3);
}

TEST_F(StoreCommands, beside_a_server_one_may_read_but_not_write) {
    const std::string id = imported(golden);
    const auto server = store::open_sqlite(data);
    ASSERT_TRUE(server.has_value());
    const Ran refused = store({"import", golden});
    EXPECT_EQ(refused.exit, 3);
    EXPECT_THAT(refused.err, AllOf(HasSubstr("another paddock (pid "), EndsWith(" open.\n")));
    EXPECT_EQ(store({"export", id}).exit, 0);
    EXPECT_EQ(store({"check"}).exit, 0);
    EXPECT_EQ(store({"backup", folder.path("copy.sqlite")}).exit, 0);
}

TEST_F(StoreCommands, mistakes) {
    for (const char* command : {"check", "backup", "export"}) {
        std::vector<std::string> words{command};
        if (words[0] != "check") words.push_back(folder.path("x"));
        const Ran ran = store(words);
        EXPECT_EQ(ran.exit, 2) << command;
        EXPECT_EQ(ran.err, "paddock: there is no store in " + data + ".\n");
    }
    imported(golden);
    EXPECT_EQ(store({"export", "nowhere"}).err, "paddock: there is no table nowhere.\n");
    EXPECT_EQ(store({"export", "a\x1b[2J"}).err, "paddock: there is no table a?[2J.\n");
    tamper("PRAGMA user_version = 99");
    const Ran newer = store({"check"});
    EXPECT_EQ(newer.exit, 2);
    EXPECT_THAT(newer.err, HasSubstr("newer paddock"));
    tamper("PRAGMA user_version = 1");
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"check"}, {"export", "nowhere"}, {"backup", folder.path("x")}}) {
        const Ran older = store(words);
        EXPECT_EQ(older.exit, 2) << words[0] << ": the store cannot be used as it is, but nothing failed";
        EXPECT_THAT(older.err, HasSubstr("is of an older version"));
    }
    EXPECT_FALSE(folder.has("x"));
    EXPECT_THAT(paddock({"store"}).err, HasSubstr("say “paddock store check”"));
    EXPECT_EQ(paddock({"completion", "next", "--", "store", "ex"}).out, "export\twrite the record of a table\n");
    EXPECT_EQ(paddock({"completion", "next", "--", "store", "export", "x", "--with"}).out,
              "--with-secrets\talso when the match is not over\n");
}

TEST(DataFolder, is_the_users_own_unless_told_otherwise) {
    const Folder home;
    const Ran xdg = paddock({"store", "check"}, "", {{"XDG_DATA_HOME=" + home.path("x"), "HOME=" + home.path("h")}});
    EXPECT_EQ(xdg.err, "paddock: there is no store in " + home.path("x") + "/paddock.\n");
    const Ran usual = paddock({"store", "check"}, "", {{"HOME=" + home.path("h")}});
    EXPECT_EQ(usual.err, "paddock: there is no store in " + home.path("h") + "/.local/share/paddock.\n");
    const Ran none = paddock({"store", "check"}, "", {{"LANG=C"}});
    EXPECT_EQ(none.exit, 2);
    EXPECT_THAT(none.err, HasSubstr("--data"));
}

}  // namespace
}  // namespace paddock::test
