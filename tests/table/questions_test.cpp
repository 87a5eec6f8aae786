#include "table/questions.hpp"

#include <gtest/gtest.h>

#include "table/live_match.hpp"
#include "table/news.hpp"
#include "tests/support/matches.hpp"

// Questions by number, and answers that may be changed until the last one is in.
namespace paddock::table::tests {
namespace {

using Named = Questions::Named;

// Both build their cars at once, gauge by gauge.
const std::string builders = R"({"game":"formula-d","seats":["Ada","Ben"],"options":{"build":true}})";
constexpr Seat ada = seat(0);
constexpr Seat ben = seat(1);

struct Game {
    Game() : live(begun()) {}
    LiveMatch begun() {
        Seed seed;
        seed.fill(7);
        auto live = LiveMatch::begin(opened(builders), {seed, nullptr, {}, {}}, sink);
        EXPECT_TRUE(live);
        return std::move(*live);
    }
    // Answers what that seat is asked, and tells which question that was.
    std::uint64_t answer(Seat seat, const std::string& choice) {
        const std::uint64_t question = live.questions().number(seat);
        const auto played = live.play(seat, choice);
        EXPECT_TRUE(played) << (played ? "" : played.error().why);
        return question;
    }
    // As the rules foresee, until nothing more is asked of that seat.
    void finish(Seat seat) {
        while (live.match().awaiting().contains(seat) && live.match().question(seat).key == "build")
            ASSERT_TRUE(live.play_fallback(seat, {}));
    }
    std::string position() const { return line_of(live.match().position()); }
    // The same match, taken up from its record.
    LiveMatch taken_up(TextSink& behind) {
        Seed seed;
        seed.fill(7);
        const auto record = read_record("test", sink.text);
        EXPECT_TRUE(record);
        auto again = LiveMatch::take_up(library(), *record, {seed, nullptr, {}, {}}, behind);
        EXPECT_TRUE(again) << (again ? "" : to_text(again.error()));
        return std::move(*again);
    }

    TextSink sink;
    LiveMatch live;
};

TEST(Questions, EachSeatCountsItsOwn) {
    Game game;
    const Questions& questions = game.live.questions();
    EXPECT_EQ(questions.number(ada), 1U);
    EXPECT_EQ(questions.number(ben), 1U);
    game.answer(ada, "build tires 14");
    EXPECT_EQ(questions.number(ada), 2U);
    EXPECT_EQ(questions.number(ben), 1U) << "nobody's question is another because somebody else answered";
    EXPECT_EQ(questions.named(ben, 1), Named::open);
    EXPECT_EQ(questions.named(ben, 2), Named::never);
    EXPECT_EQ(questions.named(ben, 0), Named::gone);
    EXPECT_EQ(questions.named(ada, 1), Named::sealed);
    EXPECT_EQ(asked_json(game.live.match(), ada, &questions)["number"], 2);
}

TEST(Questions, AnswersGivenAtOnceMayComeInAnyOrder) {
    Game one;
    one.answer(ada, "build tires 14");
    one.answer(ben, "build tires 5");
    Game other;
    other.answer(ben, "build tires 5");
    other.answer(ada, "build tires 14");
    EXPECT_EQ(one.position(), other.position());
}

TEST(Questions, ASealedAnswerMayBeChangedAndTheRecordSaysWhichCounted) {
    Game changed;
    const std::uint64_t first = changed.answer(ada, "build tires 14");
    changed.answer(ben, "build tires 7");
    changed.finish(ada);
    ASSERT_FALSE(changed.live.match().awaiting().contains(ada));
    const auto played = changed.live.change(ada, first, "build tires 5");
    ASSERT_TRUE(played) << played.error().why;
    EXPECT_TRUE(changed.live.match().awaiting().contains(ada)) << "what followed from it is asked again";
    Game straight;
    straight.answer(ben, "build tires 7");
    straight.answer(ada, "build tires 5");
    EXPECT_EQ(changed.position(), straight.position());
    EXPECT_NE(changed.sink.text.find(R"("choice":"build tires 5","instead":2)"), std::string::npos)
        << changed.sink.text;
    // Again, and by the same number.
    ASSERT_TRUE(changed.live.change(ada, first, "build tires 6"));
    EXPECT_EQ(changed.live.questions().named(ada, first), Named::sealed);
    TextSink behind;
    LiveMatch again = changed.taken_up(behind);
    EXPECT_EQ(line_of(again.match().position()), changed.position());
    for (const Seat seat : {ada, ben}) EXPECT_EQ(again.questions().number(seat), changed.live.questions().number(seat));
    EXPECT_TRUE(again.change(ada, first, "build tires 8")) << "and goes on as if nothing had been";
}

// A changed mind is nobody's business.
TEST(Questions, AFinishedRecordHoldsOnlyWhatCounted) {
    Game game;
    const std::uint64_t first = game.answer(ada, "build tires 14");
    game.answer(ben, "build tires 7");
    game.answer(ada, "build brakes 1");
    ASSERT_TRUE(game.live.change(ada, first, "build tires 5"));
    ASSERT_TRUE(game.live.change(ada, first, "build tires 6"));
    while (!game.live.match().over()) ASSERT_TRUE(game.live.play_fallback(game.live.match().awaiting().lowest(), {}));
    ASSERT_TRUE(game.live.reveal());
    EXPECT_NE(game.sink.text.find("build tires 14"), std::string::npos) << "what was acknowledged is on disk";
    const std::string finished = without_replaced(game.sink.text);
    for (const char* gone : {"build tires 14", "build brakes 1", R"("choice":"build tires 5")", "instead"})
        EXPECT_EQ(finished.find(gone), std::string::npos) << gone;
    EXPECT_NE(finished.find(R"("choice":"build tires 6")"), std::string::npos);
    EXPECT_NE(finished.find(R"({"n":2,"replaced":true})"), std::string::npos) << "without the seat it was";
    for (const std::string& text : {game.sink.text, finished}) {
        const Verdict verdict = verify(library(), "test", text);
        EXPECT_TRUE(verdict.sound()) << to_text(*verdict.fault);
        EXPECT_TRUE(verdict.rolls_proven);
    }
    EXPECT_EQ(without_replaced(finished), finished);
}

TEST(Questions, StepsAreTakenBackAsIfTheReplacedAnswerHadNeverBeen) {
    Game game;
    const std::uint64_t first = game.answer(ada, "build tires 14");
    game.answer(ben, "build tires 7");
    ASSERT_TRUE(game.live.change(ada, first, "build tires 5"));
    game.answer(ada, "build brakes 1");
    ASSERT_TRUE(game.live.undo(2));
    Game straight;
    straight.answer(ben, "build tires 7");
    EXPECT_EQ(game.position(), straight.position());
    TextSink behind;
    EXPECT_EQ(line_of(game.taken_up(behind).match().position()), straight.position());
    game.sink.text = without_replaced(game.sink.text);
    EXPECT_EQ(line_of(game.taken_up(behind).match().position()), straight.position());
}

TEST(Questions, ARefusedChangeChangesNothing) {
    Game game;
    const std::uint64_t first = game.answer(ada, "build tires 14");
    game.answer(ada, "build brakes 1");
    const std::string before = game.position();
    const std::string record = game.sink.text;
    EXPECT_FALSE(game.live.change(ada, first, "build tires 99"));
    EXPECT_FALSE(game.live.change(ada, 77, "build tires 5"));
    EXPECT_FALSE(game.live.change(ben, first, "build tires 5"));
    EXPECT_EQ(game.position(), before);
    EXPECT_EQ(game.sink.text, record);
}

TEST(Questions, OnceTheLastAnswerIsInNoneIsChanged) {
    Game game;
    const std::uint64_t first = game.answer(ada, "build tires 14");
    game.finish(ada);
    const std::uint64_t bens = game.answer(ben, "build tires 14");
    EXPECT_EQ(game.live.questions().named(ada, first), Named::sealed);
    game.finish(ben);
    EXPECT_EQ(game.live.questions().named(ada, first), Named::gone);
    EXPECT_EQ(game.live.questions().named(ben, bens), Named::gone);
    EXPECT_FALSE(game.live.change(ada, first, "build tires 5"));
}

TEST(Questions, NumbersNeverComeBack) {
    Game game;
    game.answer(ada, "build tires 14");
    const std::uint64_t bens = game.live.questions().number(ben);
    ASSERT_TRUE(game.live.undo(1));
    EXPECT_GT(game.live.questions().number(ada), 2U);
    EXPECT_GT(game.live.questions().number(ben), bens) << "what was asked before is another question now";
    ASSERT_TRUE(game.live.play(ada, "build tires 3"));
}

TEST(Questions, OnlyItsOwnerIsToldWhatLiesFaceDown) {
    Game game;
    const std::uint64_t first = game.answer(ada, "build tires 14");
    const auto told = [&](Seat viewer) { return news(game.live.match(), viewer, 0, &game.live.questions()); };
    EXPECT_EQ(told(ada)["sealed"], Json::parse(R"([{"question":1,"choice":"build tires 14"}])"));
    const std::string bens = line_of(told(ben));
    const std::string spectators = line_of(told(Seat::nobody));
    EXPECT_EQ(bens.find("sealed"), std::string::npos);
    ASSERT_TRUE(game.live.change(ada, first, "build tires 5"));
    EXPECT_EQ(line_of(told(ben)), bens);
    EXPECT_EQ(line_of(told(Seat::nobody)), spectators);
    Gazette gazette(game.live.match(), 0, &game.live.questions());
    for (const Seat viewer : {ada, ben, Seat::nobody}) EXPECT_EQ(gazette.text_for(viewer), line_of(told(viewer)));
}

TEST(Questions, ARecordThatChangesWhatItMayNotIsRefused) {
    Game game;
    game.answer(ada, "build tires 14");
    for (const char* entry : {R"({"n":3,"seat":2,"choice":"build tires 5","instead":2})",
                              R"({"n":3,"seat":1,"choice":"build tires 5","instead":1})",
                              R"({"n":3,"seat":1,"choice":"build tires 5","instead":3})"}) {
        const std::string text = game.sink.text + entry + "\n";
        EXPECT_TRUE(verify(library(), "test", text).fault) << entry;
    }
}

}  // namespace
}  // namespace paddock::table::tests
