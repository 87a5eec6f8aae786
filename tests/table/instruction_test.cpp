#include <algorithm>
#include <map>
#include <set>

#include "table/house_game.hpp"
#include "table/prepared.hpp"
#include "table/words.hpp"
#include "tests/schneider/table/support.hpp"

// Standing instructions: what games declare, what is refused, and what follows from one.
namespace paddock::table::tests {
namespace {

using Pick = InstructionAnswer::Pick;
using Bound = InstructionAnswer::Bound;

bool has_word(std::string_view words, std::string_view word) {
    return (" " + std::string(words) + " ").find(" " + std::string(word) + " ") != std::string::npos;
}

void expect_sound(const HouseGame& game, const AnyMatch& match, const InstructionKind& kind) {
    std::set<std::string_view> keys{ask_me};
    const Words& words = words_of(game.info.key, Language::english);
    const std::string question = "instruct." + std::string(kind.question);
    EXPECT_TRUE(words.has(question)) << question;
    EXPECT_FALSE(kind.answers.empty());
    for (const InstructionAnswer& answer : kind.answers) {
        EXPECT_TRUE(keys.insert(answer.key).second) << kind.question << " has " << answer.key << " twice";
        const std::string line = question + "." + std::string(answer.key);
        EXPECT_TRUE(words.has(line)) << line;
        EXPECT_EQ(answer.pick == Pick::named, !answer.choice.empty());
        if (!answer.choice.empty()) EXPECT_TRUE(match.understands(answer.choice)) << answer.choice;
        EXPECT_EQ(answer.bound != Bound::none, !answer.fact.empty());
        EXPECT_EQ(answer.bound != Bound::none, words.say(line).find("{n}") != std::string::npos) << line;
        if (answer.bound != Bound::none) EXPECT_LT(answer.least, answer.most);
    }
    if (kind.option.empty()) return;
    const auto option = std::ranges::find(game.options(), kind.option, &OptionInfo::key);
    ASSERT_NE(option, game.options().end()) << kind.option;
    EXPECT_EQ(kind.values.empty(), option->kind == OptionInfo::Kind::flag);
    for (std::string_view rest = kind.values; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        EXPECT_TRUE(has_word(option->values, word)) << word;
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
}

TEST(Instructions, WhatGamesDeclareIsSound) {
    for (const HouseGame& game : house_games()) {
        const auto match = opened(R"({"game":")" + std::string(game.info.key) + R"(","seats":2})");
        EXPECT_FALSE(game.instructions.empty());
        EXPECT_EQ(match->instructions().data(), game.instructions.data());
        EXPECT_EQ(instructions_of(game.info.key).size(), game.instructions.size());
        std::set<std::string_view> questions;
        for (const InstructionKind& kind : game.instructions) {
            EXPECT_TRUE(questions.insert(kind.question).second) << kind.question;
            expect_sound(game, *match, kind);
        }
    }
    EXPECT_TRUE(instructions_of("chess").empty());
}

TEST(Instructions, OnesThatAreNoneAreFoundOut) {
    const auto kinds = instructions_of("schneider");
    const auto field = [&](const Instruction& left) {
        const auto fault = fault_of(kinds, left);
        return fault ? std::string(fault->field) : "";
    };
    EXPECT_EQ(field({"drop-back", "no"}), "");
    EXPECT_EQ(field({"drop-back", "ask"}), "");
    EXPECT_EQ(field({"speed-up", "left", 20}), "");
    EXPECT_EQ(field({"card", "no"}), "question");
    EXPECT_EQ(field({"", ""}), "question");
    EXPECT_EQ(field({"drop-back", "perhaps"}), "answer");
    EXPECT_EQ(field({"drop-back", "no", 1}), "number");
    EXPECT_EQ(field({"drop-back", "ask", 1}), "number");
    EXPECT_EQ(field({"speed-up", "left"}), "number");
    EXPECT_EQ(field({"speed-up", "left", -1}), "number");
    EXPECT_EQ(field({"speed-up", "left", 1001}), "number");
    EXPECT_NE(fault_of(kinds, {"card", "no"})->why.find("drop-back"), std::string::npos) << "says what there is";
    EXPECT_EQ(fault_of({}, {"card", "no"})->field, "question");
}

// What follows from an instruction, by hand.
struct Shown {
    Question question{"hurry", "Pay?"};
    std::vector<Offer> offers = {{"hurry no", "Wait", {}, {}}, {"hurry yes", "Pay", {}, {}}};
    std::string fallback = "hurry no";

    std::string by(const InstructionAnswer& answer, std::optional<int> bound = {}) const {
        return choice_by(answer, bound, {question, offers, fallback}).value_or("ask");
    }
};

TEST(Instructions, LeadToAChoiceThatIsOfferedOrToTheSeat) {
    Shown shown;
    EXPECT_EQ(shown.by({"yes", Pick::named, "hurry yes"}), "hurry yes");
    EXPECT_EQ(shown.by({"yes", Pick::named, "hurry twice"}), "ask");
    EXPECT_EQ(shown.by({"rules", Pick::rules}), "hurry no");
    EXPECT_EQ(shown.by({"only", Pick::only}), "ask");
    shown.offers.pop_back();
    EXPECT_EQ(shown.by({"only", Pick::only}), "hurry no");
    shown.offers.clear();
    for (const Pick pick : {Pick::named, Pick::only, Pick::rules})
        EXPECT_EQ(shown.by({"any", pick, "hurry no"}), "ask");
}

TEST(Instructions, HoldOnlyUpToTheirNumber) {
    const InstructionAnswer left{"left", Pick::named, "hurry yes", Bound::at_least, "left", 0, 100};
    const InstructionAnswer most{"most", Pick::named, "hurry yes", Bound::at_most, "points", 0, 100};
    Shown shown;
    EXPECT_EQ(shown.by(left, 5), "ask") << "the fact is missing";
    shown.offers[1].facts = {{"left", 20}};
    shown.question.facts = {{"points", 2}};
    EXPECT_EQ(shown.by(left, 20), "hurry yes");
    EXPECT_EQ(shown.by(left, 21), "ask");
    EXPECT_EQ(shown.by(left), "ask");
    EXPECT_EQ(shown.by(most, 2), "hurry yes");
    EXPECT_EQ(shown.by(most, 1), "ask");
    shown.question.facts = {{"points", "two"}};
    EXPECT_EQ(shown.by(most, 2), "ask");
}

// Every instruction for what a seat is asked leads to one of its choices, or to the seat.
void try_all(const AnyMatch& match, std::map<std::string, int>& followed) {
    for (const Seat seat : match.awaiting()) {
        const std::string question = match.question(seat).key;
        const auto kind = std::ranges::find(match.instructions(), question, &InstructionKind::question);
        if (kind == match.instructions().end()) continue;
        const std::vector<std::string> legal = match.choice_texts(seat);
        for (const InstructionAnswer& answer : kind->answers) {
            Instruction left{question, std::string(answer.key)};
            if (answer.bound != Bound::none) left.number = answer.bound == Bound::at_most ? answer.most : answer.least;
            ASSERT_FALSE(fault_of(match.instructions(), left));
            const auto choice = prepared_choice(match, seat, {{left}});
            if (choice) EXPECT_NE(std::ranges::find(legal, *choice), legal.end()) << *choice;
            if (choice) ++followed[question + " " + left.answer];
        }
        const std::vector<Instruction> others{{"gear", "no"}, {question + "s", "no"}, {question, "nonsense"}};
        EXPECT_EQ(prepared_choice(match, seat, {others}), std::nullopt);
    }
    EXPECT_EQ(prepared_choice(match, Seat::nobody, {}), std::nullopt);
}

TEST(Instructions, AreFollowedInMatchesOfEveryGame) {
    std::map<std::string, int> followed;
    for (const auto& setups : {varied_setups(), schneider_setups()}) {
        for (std::size_t i = 0; i < setups.size() * 3; ++i) {
            const auto match = opened(setups[i % setups.size()]);
            FastRolls rolls(700 + i);
            match->start(rolls);
            play_at_random(*match, rolls, 600, [&](AnyMatch& now) {
                try_all(now, followed);
                return !::testing::Test::HasFatalFailure();
            });
        }
    }
    for (const char* seen :
         {"bet no", "speed-up yes", "speed-up no", "speed-up left", "spying no", "crash-repair rules", "weather keep",
          "weather again", "tow no", "move only", "nitro no", "bonus yes"})
        EXPECT_GT(followed[seen], 0) << seen;
}

// Ada (seat 1) ends right behind Ben, who has a rear-view mirror.
TEST(Instructions, ADropBackIsAnsweredAsItWasLeft) {
    for (const std::string wish : {"yes", "no"}) {
        const auto match = opened(
            R"({"game":"schneider","circuit":"venice-1927","options":{"campaign":"medium"},"seats":["Ada","Ben"]})");
        FastRolls rolls(1);
        const JsonDocument position = document(R"({"turn": 1, "planes": [
            {"nation": "france", "square": "2", "hand": ["FR-01", "FR-02", "FR-03", "FR-04"]},
            {"nation": "italy", "square": "7", "hand": ["IT-01", "IT-02"], "permanents": ["DROPBACK"]}]})");
        ASSERT_TRUE(match->lay_out(position, position.root(), rolls));
        const std::vector<Instruction> left{{"drop-back", wish}};
        for (const char* choice : {"bet no", "play FR-03 as 4"}) {
            EXPECT_EQ(prepared_choice(*match, seat(1), {left}), std::nullopt);
            ASSERT_TRUE(match->play(seat(0), choice, rolls));
        }
        EXPECT_EQ(prepared_choice(*match, seat(0), {left}), std::nullopt) << "who is not asked has nothing to answer";
        EXPECT_EQ(prepared_choice(*match, seat(1), {left}), "drop " + wish);
    }
}

TEST(Instructions, AreWrittenAsTheyAreRead) {
    EXPECT_EQ(line_of(to_json(Instruction{"drop-back", "no"})), R"({"question":"drop-back","answer":"no"})");
    EXPECT_EQ(line_of(to_json(Instruction{"speed-up", "left", 20})),
              R"({"question":"speed-up","answer":"left","number":20})");
    EXPECT_EQ(
        line_of(to_json(instructions_of("formula-d")[0], words_of("formula-d", Language::english))),
        R"({"question":"consent","line":"Your team mate wants repairs from the reserve",)"
        R"("when":{"option":"teams","values":[true]},"answers":[)"
        R"({"key":"yes","line":"Agree","pick":"named","choice":"consent yes"},)"
        R"({"key":"no","line":"Do not agree","pick":"named","choice":"consent no"},)"
        R"({"key":"most","line":"Agree to {n} {n|point|points} at most, else ask me","pick":"named","choice":"consent yes","number":[1,4]}]})");
}

}  // namespace
}  // namespace paddock::table::tests
