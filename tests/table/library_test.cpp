#include "table/library.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "table/embedded.hpp"
#include "table/files.hpp"
#include "table/seed.hpp"
#include "tests/support/matches.hpp"

namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

std::string monaco_text(const std::string& key) {
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path != "content/circuits/monaco.json") continue;
        std::string text(file.text);
        const std::string old = "\"key\": \"monaco\"";
        const std::size_t at = text.find(old);
        if (at != std::string::npos) text.replace(at, old.size(), "\"key\": \"" + key + "\"");
        return text;
    }
    ADD_FAILURE() << "Monaco is not built in";
    return "";
}

const std::string pack_json = R"({"name": "Test pack", "version": "1.0"})";

class Folder {
  public:
    Folder() {
        std::string pattern = testing::TempDir() + "paddock-XXXXXX";
        path_ = mkdtemp(pattern.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string operator/(const std::string& name) const { return path_ + "/" + name; }
    const std::string& path() const { return path_; }
    void write(const std::string& name, const std::string& text) const {
        std::filesystem::create_directories(std::filesystem::path(*this / name).parent_path());
        std::ofstream(*this / name, std::ios::binary) << text;
    }

  private:
    std::string path_;
};

TEST(Library, BuiltInContentIsSound) {
    EXPECT_TRUE(library().errors().empty()) << all_of(library().errors());
    ASSERT_NE(library().circuit("monaco"), nullptr);
    ASSERT_NE(library().circuit("race-city"), nullptr);
    EXPECT_EQ(library().circuit("nowhere"), nullptr);
    EXPECT_EQ(library().circuit("monaco")->pack, "built-in");
    EXPECT_EQ(library().circuit("monaco")->hash.size(), 64U);
}

TEST(Library, APackBringsCircuits) {
    Library own;
    const std::size_t before = own.circuits().size();
    const auto errors = own.add_pack("packs/test", {{"pack.json", pack_json}, {"circuits/m.json", monaco_text("m2")}});
    EXPECT_TRUE(errors.empty()) << all_of(errors);
    ASSERT_NE(own.circuit("m2"), nullptr);
    EXPECT_EQ(own.circuit("m2")->pack, "Test pack");
    EXPECT_EQ(own.circuits().size(), before + 1);
    EXPECT_EQ(own.packs().back().version, "1.0");
    const auto match = open_match(own, "set-up", R"({"game":"formula-d","circuit":"m2","seats":2})");
    EXPECT_TRUE(match);
}

TEST(Library, APackHashNamesEveryFile) {
    Library one;
    Library two;
    ASSERT_TRUE(one.add_pack("p", {{"pack.json", pack_json}, {"circuits/a.json", monaco_text("m2")}}).empty());
    ASSERT_TRUE(two.add_pack("p", {{"circuits/a.json", monaco_text("m2")}, {"pack.json", pack_json}}).empty());
    EXPECT_EQ(one.packs().back().hash, two.packs().back().hash);
    Library three;
    ASSERT_TRUE(three.add_pack("p", {{"pack.json", pack_json}, {"circuits/b.json", monaco_text("m2")}}).empty());
    EXPECT_NE(one.packs().back().hash, three.packs().back().hash);
}

TEST(Library, AFaultyPackChangesNothing) {
    Library own;
    const std::size_t before = own.circuits().size();
    const auto errors_of = [&](const std::vector<PackFile>& files) { return all_of(own.add_pack("packs/bad", files)); };
    EXPECT_THAT(errors_of({}), HasSubstr("packs/bad: a pack needs a pack.json"));
    EXPECT_THAT(errors_of({{"pack.json", "{"}}), HasSubstr("packs/bad/pack.json:1:"));
    EXPECT_THAT(errors_of({{"pack.json", R"({"name":"x"})"}}), HasSubstr("\"version\" is missing"));
    EXPECT_THAT(errors_of({{"pack.json", R"({"name":1,"version":"1"})"}}), HasSubstr("/name: expected text, found 1"));
    EXPECT_THAT(errors_of({{"pack.json", R"({"name":"x","version":"1","colour":2})"}}),
                HasSubstr("/colour: unknown key"));
    EXPECT_THAT(errors_of({{"pack.json", pack_json}, {"circuits/a.json", "[]"}}),
                HasSubstr("packs/bad/circuits/a.json"));
    EXPECT_THAT(errors_of({{"pack.json", pack_json}, {"circuits/a.json", monaco_text("monaco")}}),
                HasSubstr("already a circuit with the key monaco"));
    EXPECT_THAT(
        errors_of(
            {{"pack.json", pack_json}, {"circuits/a.json", monaco_text("m2")}, {"circuits/b.json", monaco_text("m2")}}),
        HasSubstr("packs/bad/circuits/b.json: /key: there is already a circuit with the key m2, in "
                  "packs/bad/circuits/a.json"));
    EXPECT_EQ(own.circuits().size(), before);
    EXPECT_EQ(own.packs().size(), 1U);
}

TEST(Library, ASingleCircuitFileMayBeAdded) {
    Library own;
    EXPECT_TRUE(own.add_circuit("mine.json", monaco_text("mine")).empty());
    EXPECT_NE(own.circuit("mine"), nullptr);
    EXPECT_TRUE(own.add_circuit("mine.json", monaco_text("mine")).empty()) << "the same file again does no harm";
    EXPECT_THAT(all_of(own.add_circuit("mine.json", monaco_text("mine") + "\n")), HasSubstr("already a circuit"));
    EXPECT_FALSE(own.add_circuit("mine.json", "null").empty());
}

TEST(Files, PacksAreReadFromFolders) {
    const Folder folder;
    folder.write("pack.json", pack_json);
    folder.write("circuits/m.json", monaco_text("m2"));
    folder.write("circuits/readme.txt", "not content");
    Library own;
    const auto errors = add_pack_folder(own, folder.path());
    EXPECT_TRUE(errors.empty()) << all_of(errors);
    EXPECT_NE(own.circuit("m2"), nullptr);
    EXPECT_THAT(all_of(add_pack_folder(own, folder / "nowhere")), HasSubstr("No such file"));
}

TEST(Files, ASetUpMayNameACircuitFileBesideIt) {
    const Folder folder;
    folder.write("tracks/mine.json", monaco_text("mine"));
    const std::string setup = R"({"game":"formula-d","circuit":"tracks/mine.json","seats":2})";
    Library own;
    EXPECT_FALSE(open_match(own, folder / "setup.json", setup));
    const auto errors = load_named_circuit(own, folder / "setup.json", setup);
    EXPECT_TRUE(errors.empty()) << all_of(errors);
    const auto match = open_match(own, folder / "setup.json", setup);
    ASSERT_TRUE(match) << all_of(match.error());
    EXPECT_EQ((*match)->setup()["circuit"], "mine");
    // Asking twice is no harm, nor is a set-up with a key or without sense.
    EXPECT_TRUE(load_named_circuit(own, folder / "setup.json", setup).empty());
    EXPECT_TRUE(load_named_circuit(own, "setup.json", R"({"circuit":"monaco"})").empty());
    EXPECT_TRUE(load_named_circuit(own, "setup.json", "[").empty());
    EXPECT_THAT(all_of(load_named_circuit(own, folder / "setup.json", R"({"circuit":"gone.json"})")),
                HasSubstr("gone.json: No such file"));
}

TEST(Files, TooLongFilesAreNotRead) {
    const Folder folder;
    folder.write("long.json", std::string(5000, ' '));
    EXPECT_TRUE(read_file(folder / "long.json", 5000));
    EXPECT_FALSE(read_file(folder / "long.json", 4999));
    EXPECT_FALSE(read_file(folder.path()));
}

// A pipe without a writer would keep everybody waiting.
TEST(Files, OnlyOrdinaryFilesAreRead) {
    const Folder folder;
    folder.write("pack.json", pack_json);
    folder.write("circuits/m.json", monaco_text("m2"));
    ASSERT_EQ(::mkfifo((folder / "circuits/pipe.json").c_str(), 0600), 0);
    Library own;
    EXPECT_THAT(all_of(add_pack_folder(own, folder.path())), HasSubstr("circuits/pipe.json: this is no ordinary file"));
    EXPECT_EQ(own.circuit("m2"), nullptr);
    EXPECT_THAT(all_of(load_named_circuit(own, folder / "s.json", R"({"circuit":"circuits/pipe.json"})")),
                HasSubstr("this is no ordinary file"));
}

TEST(Files, ARecordIsNeverWrittenOver) {
    const Folder folder;
    const auto file = RecordFile::create(folder / "match.jsonl");
    ASSERT_TRUE(file);
    EXPECT_TRUE((*file)->append("one\n"));
    EXPECT_FALSE(RecordFile::create(folder / "match.jsonl"));
    EXPECT_EQ(*read_file(folder / "match.jsonl"), "one\n");
    EXPECT_FALSE(RecordFile::create(folder / "nowhere/match.jsonl"));
}

TEST(Files, ACutRecordIsTakenUpOnDisk) {
    const Folder folder;
    const std::string path = folder / "match.jsonl";
    Dice dice;
    dice.seed = random_seed();
    {
        auto file = RecordFile::create(path);
        ASSERT_TRUE(file);
        auto live = LiveMatch::begin(opened(R"({"game":"formula-d","seats":2})"), dice, **file);
        ASSERT_TRUE(live);
        for (int i = 0; i < 5; ++i) ASSERT_TRUE(live->play_fallback(live->match().awaiting().lowest()));
    }
    const std::string whole = *read_file(path);
    ASSERT_EQ(truncate(path.c_str(), static_cast<off_t>(whole.size() - 10)), 0);
    const std::string cut = *read_file(path);
    const auto record = read_record(path, cut);
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->cut);
    {
        auto file = RecordFile::go_on(path, record->complete_bytes);
        ASSERT_TRUE(file);
        auto live = LiveMatch::take_up(library(), *record, dice, **file);
        ASSERT_TRUE(live) << to_text(live.error());
        ASSERT_TRUE(live->play_fallback(live->match().awaiting().lowest()));
    }
    EXPECT_EQ(*read_file(path), whole);
}

TEST(Files, ARecordIsWrittenByOneProgramAtATime) {
    const Folder folder;
    const std::string path = folder / "match.jsonl";
    {
        const auto file = RecordFile::create(path);
        ASSERT_TRUE(file);
        ASSERT_TRUE((*file)->append("one\n"));
        const auto second = RecordFile::go_on(path, 4);
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().meaning, "another program is writing to it");
    }
    ASSERT_TRUE(RecordFile::go_on(path, 4));
    // Read while there was one line, taken up when there are two.
    folder.write("match.jsonl", "one\ntwo\nthr");
    const auto late = RecordFile::go_on(path, 4);
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().meaning, "another program has written to it meanwhile");
    EXPECT_EQ(*read_file(path), "one\ntwo\nthr");
    ASSERT_TRUE(RecordFile::go_on(path, 8));
    EXPECT_EQ(*read_file(path), "one\ntwo\n");
}

TEST(Files, AMissingLineEndIsMended) {
    const Folder folder;
    folder.write("match.jsonl", "one\ntwo");
    {
        auto file = RecordFile::go_on(folder / "match.jsonl", 7);
        ASSERT_TRUE(file);
        EXPECT_TRUE((*file)->append("three\n"));
    }
    EXPECT_EQ(*read_file(folder / "match.jsonl"), "one\ntwo\nthree\n");
}

}  // namespace
}  // namespace paddock::table::tests
