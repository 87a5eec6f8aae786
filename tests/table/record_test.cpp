#include "table/record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/live_match.hpp"
#include "tests/support/matches.hpp"

namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

Seed test_seed() {
    Seed seed;
    seed.fill(7);
    return seed;
}

Dice seeded() { return {test_seed(), nullptr, {{Seat{0}, "Ada's word"}, {Seat{1}, "Ben's word"}}, {}}; }

LiveMatch begun(const std::string& setup, RecordSink& sink, Dice dice = seeded()) {
    auto live = LiveMatch::begin(opened(setup), std::move(dice), sink);
    EXPECT_TRUE(live) << live.error().why;
    return std::move(*live);
}

void play_on(LiveMatch& live, int steps) {
    for (int i = 0; i < steps && !live.match().over(); ++i)
        ASSERT_TRUE(live.play_fallback(live.match().awaiting().lowest(), {}));
}

const std::string duel = R"({"game":"formula-d","seats":["Ada","Ben"]})";

// A whole race with a note, an undone branch, a new pilot and a position laid out by the steward.
std::string eventful_record() {
    TextSink sink;
    LiveMatch live = begun(duel, sink);
    play_on(live, 10);
    EXPECT_TRUE(live.note("The steward watches.\nClosely.", {"steward", "1934-04-02"}));
    EXPECT_TRUE(live.undo(3, {"steward", ""}));
    play_on(live, 40);
    EXPECT_TRUE(live.change_pilot(Seat{1}, "Bea"));
    EXPECT_TRUE(live.lay_out(R"({"cars":[{"space":"C.3.1","gear":3},{"space":"C.3.5","gear":2,"crossings":2}]})"));
    play_on(live, 6);
    EXPECT_TRUE(live.undo(2));
    play_on(live, 5000);
    EXPECT_TRUE(live.match().over());
    EXPECT_TRUE(live.reveal());
    return sink.text;
}

std::string replayed(const std::string& text, std::size_t* choices = nullptr) {
    const auto record = read_record("test", text);
    if (!record) return "unreadable: " + to_text(record.error());
    auto replay = Replay::open(library(), *record);
    if (!replay) return "unopened: " + to_text(replay.error());
    while (replay->next()) {
    }
    if (replay->fault()) return "fault: " + to_text(*replay->fault());
    if (choices != nullptr) *choices = replay->done();
    return line_of(replay->match().position()) + line_of(replay->match().standings_json());
}

TEST(Record, IsJsonLinesWithAHeader) {
    TextSink sink;
    LiveMatch live = begun(duel, sink);
    play_on(live, 2);
    const std::size_t end = sink.text.find('\n');
    const Json header = Json::parse(sink.text.substr(0, end));
    EXPECT_EQ(header["paddock"], "record");
    EXPECT_EQ(header["format"], 1);
    EXPECT_EQ(header["game"], "formula-d");
    EXPECT_EQ(header["circuit"], "monaco");
    EXPECT_EQ(header["content"], live.match().circuit()->hash);
    EXPECT_EQ(header["commitment"], commitment_to(test_seed()));
    EXPECT_EQ(header["contributions"][1]["text"], "Ben's word");
    EXPECT_EQ(sink.text.find(to_hex(test_seed())), std::string::npos) << "the seed must stay secret";
    const Json start = Json::parse(sink.text.substr(end + 1, sink.text.find('\n', end + 1) - end - 1));
    EXPECT_EQ(start["n"], 1);
    EXPECT_EQ(start["start"], true);
}

TEST(Record, ReplaysToTheSamePosition) {
    for (const std::string& setup : varied_setups()) {
        TextSink sink;
        LiveMatch live = begun(setup, sink);
        play_on(live, 300);
        EXPECT_EQ(replayed(sink.text), line_of(live.match().position()) + line_of(live.match().standings_json()));
    }
}

TEST(Record, VerifiesAnEventfulMatch) {
    const std::string text = eventful_record();
    const Verdict verdict = verify(library(), "test", text);
    EXPECT_TRUE(verdict.sound()) << to_text(*verdict.fault);
    EXPECT_TRUE(verdict.rolls_proven);
    EXPECT_TRUE(verdict.over);
    EXPECT_EQ(verdict.undone, 5U);
    EXPECT_EQ(verdict.acts, 3U);
    EXPECT_GT(verdict.choices, 60U);
    EXPECT_GT(verdict.rolls, 60U);
    EXPECT_EQ(to_json(verdict)["sound"], true);
}

TEST(Record, UndoneStepsRollAnew) {
    TextSink sink;
    LiveMatch live = begun(duel, sink);
    int changed = 0;
    for (int i = 0; i < 30; ++i) {
        const std::string before = line_of(live.match().position());
        const Seat seat = live.match().awaiting().lowest();
        const std::string choice = live.match().fallback(seat);
        ASSERT_TRUE(live.play(seat, choice));
        const std::string once = line_of(live.match().position());
        ASSERT_TRUE(live.undo(1));
        ASSERT_EQ(line_of(live.match().position()), before);
        ASSERT_TRUE(live.play(seat, choice));
        if (line_of(live.match().position()) != once) ++changed;
    }
    // Nobody can learn what comes by taking a step back.
    EXPECT_GT(changed, 3);
}

// Cut at every byte: what was complete is there, nothing else, and nothing breaks.
TEST(Record, CutOffAnywhereResumesAtTheLastCompleteChoice) {
    TextSink sink;
    LiveMatch live = begun(duel, sink);
    play_on(live, 8);
    ASSERT_TRUE(live.undo(2));
    play_on(live, 4);
    const std::string& text = sink.text;
    const std::size_t header_end = text.find('\n');
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        const std::string part = text.substr(0, cut);
        const auto record = read_record("test", part);
        if (cut < header_end) {
            ASSERT_FALSE(record) << cut;
            continue;
        }
        ASSERT_TRUE(record) << cut << ": " << to_text(record.error());
        // A line is complete with its closing brace; the line end may be missing.
        std::size_t complete = 0;
        for (std::size_t i = header_end + 1; i < text.size(); ++i) complete += text[i] == '\n' && i <= cut;
        ASSERT_EQ(record->entries.size(), complete) << cut;
        ASSERT_LE(record->complete_bytes, cut);
        auto replay = Replay::open(library(), *record);
        ASSERT_TRUE(replay);
        while (replay->next()) {
        }
        ASSERT_FALSE(replay->fault()) << cut << ": " << to_text(*replay->fault());
    }
}

TEST(Record, TakenUpAgainGoesOnAsIfNothingHadHappened) {
    TextSink whole;
    LiveMatch first = begun(duel, whole);
    play_on(first, 25);
    const std::size_t lines_kept = 20;
    std::size_t cut = 0;
    for (std::size_t i = 0; i < lines_kept; ++i) cut = whole.text.find('\n', cut) + 1;
    TextSink again;
    again.text = whole.text.substr(0, cut);
    const auto record = read_record("test", again.text + R"({"n":20,"seat":1,"cho)");
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->cut);
    EXPECT_EQ(record->complete_bytes, cut);
    auto second = LiveMatch::take_up(library(), *record, seeded(), again);
    ASSERT_TRUE(second) << to_text(second.error());
    play_on(*second, 25 - static_cast<int>(lines_kept) + 2);
    EXPECT_EQ(again.text, whole.text);
}

TEST(Record, TakingUpNeedsTheCommittedSeed) {
    TextSink sink;
    begun(duel, sink);
    const auto record = read_record("test", sink.text);
    ASSERT_TRUE(record);
    Dice other = seeded();
    other.seed->fill(8);
    EXPECT_FALSE(LiveMatch::take_up(library(), *record, other, sink));
    EXPECT_FALSE(LiveMatch::take_up(library(), *record, Dice{}, sink));
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

// Replaces the first `from` of a line that holds it; gives its line number from 1.
int forge(std::vector<std::string>& lines, const std::string& from, const std::string& to, std::size_t first = 0) {
    for (std::size_t i = first; i < lines.size(); ++i) {
        const std::size_t at = lines[i].find(from);
        if (at == std::string::npos) continue;
        lines[i].replace(at, from.size(), to);
        return static_cast<int>(i) + 1;
    }
    ADD_FAILURE() << "nothing to forge: " << from;
    return 0;
}

void expect_caught(const std::vector<std::string>& lines, int line, const std::string& why) {
    const Verdict verdict = verify(library(), "forged", joined(lines));
    ASSERT_FALSE(verdict.sound()) << why;
    EXPECT_EQ(verdict.fault->line, line) << to_text(*verdict.fault);
    EXPECT_THAT(to_text(*verdict.fault), HasSubstr(why));
    EXPECT_FALSE(verdict.rolls_proven);
}

TEST(Record, TamperingIsCaughtAtItsLine) {
    const std::vector<std::string> sound = lines_of(eventful_record());
    const int last = static_cast<int>(sound.size());

    std::vector<std::string> roll = sound;
    const std::size_t at = roll[1].find("grid ");
    ASSERT_NE(at, std::string::npos);
    roll[1].replace(at, roll[1].find('"', at) - at, roll[1].substr(at, 7) == "grid 19" ? "grid 18" : "grid 19");
    const Verdict forged_roll = verify(library(), "forged", joined(roll));
    ASSERT_FALSE(forged_roll.sound());
    EXPECT_EQ(forged_roll.fault->line, 2);

    std::vector<std::string> choice = sound;
    expect_caught(choice, forge(choice, R"("choice":"gear 2")", R"("choice":"gear 6")"), "FD-GEAR-03");

    std::vector<std::string> missing = sound;
    missing.erase(missing.begin() + 6);
    expect_caught(missing, 7, "/n: expected the number 6, found 7");

    std::vector<std::string> swapped = sound;
    std::swap(swapped[5], swapped[6]);
    expect_caught(swapped, 6, "/n");

    std::vector<std::string> word = sound;
    forge(word, "Ada's word", "Eve's word");
    const Verdict other_word = verify(library(), "forged", joined(word));
    ASSERT_FALSE(other_word.sound());
    EXPECT_THAT(other_word.fault->meaning, HasSubstr("but the seed gives"));

    std::vector<std::string> seed = sound;
    forge(seed, R"("reveal":"07)", R"("reveal":"08)");
    expect_caught(seed, last, "not the one committed to");

    // A header that promises nothing cannot make proven dice of dice rolled by hand.
    std::vector<std::string> promise = sound;
    const std::size_t commitment = promise[0].find(R"("commitment":")");
    ASSERT_NE(commitment, std::string::npos);
    promise[0].erase(commitment, promise[0].find(',', commitment) + 1 - commitment);
    expect_caught(promise, last, "the header is committed to none");

    std::vector<std::string> podium = sound;
    forge(podium, R"("place":1,)", R"("place":2,)", podium.size() - 1);
    expect_caught(podium, last, "standings");

    std::vector<std::string> undo = sound;
    expect_caught(undo, forge(undo, R"("undo":3)", R"("undo":30)"), "not so many steps");

    std::vector<std::string> rules = sound;
    forge(rules, R"("rules":"formula-d 4")", R"("rules":"formula-d 0")");
    expect_caught(rules, 1, "played by the rules");

    std::vector<std::string> circuit = sound;
    forge(circuit, R"("content":")", R"("content":"0)");
    expect_caught(circuit, 1, "another version of the circuit");

    std::vector<std::string> more = sound;
    more.push_back(R"({"n":)" + std::to_string(last) + R"(,"act":"note","text":"after the end"})");
    expect_caught(more, last + 1, "nothing may follow");
}

// Another number on a die that changes nothing else is still not the seed's number.
TEST(Record, ARollThatChangesNothingIsCaughtToo) {
    std::vector<std::string> lines = lines_of(eventful_record());
    for (std::size_t i = 2; i < lines.size(); ++i) {
        const std::size_t at = lines[i].find(": collision ");
        if (at == std::string::npos) continue;
        const std::size_t value = at + 12;
        const std::size_t end = lines[i].find('"', value);
        const int rolled = std::stoi(lines[i].substr(value, end - value));
        if (rolled < 5) continue;
        lines[i].replace(value, end - value, std::to_string(rolled == 20 ? 19 : rolled + 1));
        expect_caught(lines, static_cast<int>(i) + 1, "but the seed gives " + std::to_string(rolled));
        return;
    }
    GTEST_SKIP() << "no collision in this race";
}

TEST(Record, DamageIsNamedWithItsLine) {
    const auto error_of = [](const std::string& text) {
        const auto record = read_record("test", text);
        return record ? "" : to_text(record.error());
    };
    TextSink sink;
    begun(duel, sink);
    const std::string header = sink.text.substr(0, sink.text.find('\n') + 1);
    EXPECT_THAT(error_of(""), HasSubstr("empty"));
    EXPECT_THAT(error_of("{\"paddock\":\"rec"), HasSubstr("cut off in its header"));
    EXPECT_THAT(error_of("hello\n"), HasSubstr("test:1:"));
    EXPECT_THAT(error_of("{}\n"), HasSubstr("\"paddock\" is missing"));
    EXPECT_THAT(error_of("{\"paddock\":\"setup\"}\n"), HasSubstr("this is no record"));
    EXPECT_THAT(error_of(header + "garbage\n"), HasSubstr("test:2:"));
    EXPECT_THAT(error_of(header + "{\"n\":1}\n"), HasSubstr("\"seat\" is missing"));
    EXPECT_THAT(error_of(header + "{\"n\":1,\"start\":true,\"rolls\":[\"x\"]}\n"), HasSubstr("/rolls/0"));
    EXPECT_THAT(error_of(header + "{\"n\":1,\"start\":true,\"colour\":1}\n"), HasSubstr("unknown key"));
    EXPECT_THAT(error_of(header + "{\"n\":1,\"act\":\"dance\"}\n"), HasSubstr("/act: expected one of"));
    EXPECT_THAT(error_of(header + std::string(300'000, ' ') + "\n"), HasSubstr("longer than"));
    EXPECT_THAT(error_of(header + std::string(100'000, '\n')), HasSubstr("test:2:"));
    RecordLimits few;
    few.lines = 2;
    EXPECT_FALSE(read_record("test", header + "{\"n\":1,\"start\":true}\n{\"n\":2,\"undo\":1}\n", few));
}

TEST(Record, AFaultyPositionIsNamedWithItsPlace) {
    TextSink sink;
    begun(duel, sink);
    const std::string header = sink.text.substr(0, sink.text.find('\n') + 1);
    const auto fault_of = [&](const std::string& position) {
        const Verdict verdict =
            verify(library(), "test", header + R"({"n":1,"act":"position","position":)" + position + "}\n");
        return verdict.fault ? to_text(*verdict.fault) : "";
    };
    EXPECT_EQ(fault_of("{}"), "test:2:1: /position: the key \"cars\" is missing");
    EXPECT_THAT(fault_of(R"({"cars":5})"), HasSubstr("test:2:1: /position/cars: expected an array"));
}

TEST(Record, ChoicesBeforeTheStartAreRefused) {
    TextSink sink;
    begun(duel, sink);
    const std::string header = sink.text.substr(0, sink.text.find('\n') + 1);
    EXPECT_THAT(replayed(header + R"({"n":1,"seat":1,"choice":"gear 1"})" + "\n"), HasSubstr("has not begun"));
    EXPECT_THAT(replayed(sink.text + R"({"n":2,"start":true})" + "\n"), HasSubstr("already begun"));
    EXPECT_THAT(replayed(sink.text + R"({"n":2,"act":"position","position":{}})" + "\n"), HasSubstr("/position"));
}

TEST(LiveMatch, AnAnswerThatCouldNotBeKeptWasNotGiven) {
    class Failing final : public RecordSink {
      public:
        bool append(std::string_view) override { return left-- > 0; }
        int left = 2;
    } sink;
    LiveMatch live = begun(duel, sink);
    const std::string before = line_of(live.match().position());
    const Seat seat = live.match().awaiting().lowest();
    const auto played = live.play(seat, live.match().fallback(seat));
    ASSERT_FALSE(played);
    EXPECT_THAT(played.error().why, HasSubstr("could not be written"));
    EXPECT_EQ(line_of(live.match().position()), before);
    EXPECT_FALSE(live.undo(1));
    EXPECT_FALSE(live.note("x"));
    EXPECT_EQ(line_of(live.match().position()), before);
}

TEST(LiveMatch, WritesNothingThatCouldNotBeReadAgain) {
    TextSink sink;
    LiveMatch live = begun(duel, sink);
    const std::string before = sink.text;
    EXPECT_FALSE(live.note("bell \x07"));
    EXPECT_FALSE(live.change_pilot(Seat{0}, std::string(100, 'x')));
    EXPECT_FALSE(live.change_pilot(Seat{5}, "x"));
    EXPECT_FALSE(live.undo(1));
    EXPECT_FALSE(live.undo(-1));
    EXPECT_FALSE(live.lay_out("{"));
    EXPECT_FALSE(live.lay_out("{}"));
    EXPECT_EQ(sink.text, before);
    Dice dice = seeded();
    dice.contributions[0].text = "\xff";
    EXPECT_FALSE(LiveMatch::begin(opened(duel), dice, sink));
    EXPECT_FALSE(LiveMatch::begin(opened(duel), Dice{}, sink));
}

TEST(LiveMatch, IsClosedByTheReveal) {
    TextSink sink;
    LiveMatch live = begun(duel, sink);
    play_on(live, 3);
    ASSERT_TRUE(live.reveal());
    EXPECT_TRUE(live.revealed());
    EXPECT_FALSE(live.play_fallback(live.match().awaiting().lowest()));
    EXPECT_FALSE(live.undo(1));
    EXPECT_FALSE(live.reveal());
    EXPECT_TRUE(verify(library(), "test", sink.text).rolls_proven);
}

TEST(LiveMatch, TheStopwatchIsReadAndExempt) {
    TextSink sink;
    Dice dice = seeded();
    dice.stopwatch = [](Seat seat) { return 100 + number(seat); };
    LiveMatch live = begun(R"({"game":"formula-d","seats":2,"options":{"qualifying":true}})", sink, dice);
    play_on(live, 5000);
    ASSERT_TRUE(live.reveal());
    EXPECT_EQ(live.match().position()["cars"][1]["qualifying"]["seconds"], 101);
    const Verdict verdict = verify(library(), "test", sink.text);
    EXPECT_TRUE(verdict.sound()) << to_text(*verdict.fault);
    EXPECT_TRUE(verdict.rolls_proven);
    EXPECT_EQ(verdict.measured, 2U);
}

TEST(LiveMatch, DiceRolledByHandAreLegalButUnproven) {
    TextSink sink;
    FastRolls hand(11);
    LiveMatch live = begun(duel, sink, {std::nullopt, &hand, {}, {}});
    play_on(live, 50);
    ASSERT_TRUE(live.reveal());
    const Verdict verdict = verify(library(), "test", sink.text);
    EXPECT_TRUE(verdict.sound()) << to_text(*verdict.fault);
    EXPECT_FALSE(verdict.rolls_proven);
    EXPECT_THAT(verdict.unproven, HasSubstr("by hand"));
}

TEST(LiveMatch, ARunningMatchIsLegalButUnproven) {
    TextSink sink;
    LiveMatch live = begun(duel, sink);
    play_on(live, 5);
    const Verdict verdict = verify(library(), "test", sink.text);
    EXPECT_TRUE(verdict.sound());
    EXPECT_FALSE(verdict.rolls_proven);
    EXPECT_THAT(verdict.unproven, HasSubstr("not been revealed"));
}

TEST(History, UndoesAcrossManyBookmarks) {
    TextSink sink;
    LiveMatch live = begun(R"({"game":"formula-d","seats":4})", sink);
    std::vector<std::string> positions{line_of(live.match().position())};
    for (int i = 0; i < 120; ++i) {
        play_on(live, 1);
        positions.push_back(line_of(live.match().position()));
    }
    ASSERT_EQ(positions.size(), 121U);
    ASSERT_TRUE(live.undo(50));
    EXPECT_EQ(line_of(live.match().position()), positions[70]);
    ASSERT_TRUE(live.undo(69));
    EXPECT_EQ(line_of(live.match().position()), positions[1]);
    ASSERT_TRUE(live.undo(1));
    EXPECT_EQ(line_of(live.match().position()), positions[0]);
    EXPECT_FALSE(live.undo(1));
    EXPECT_EQ(replayed(sink.text), positions[0] + line_of(live.match().standings_json()));
}

}  // namespace
}  // namespace paddock::table::tests
