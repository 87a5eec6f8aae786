#include "table/stopwatch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/live_match.hpp"
#include "table/news.hpp"
#include "table/options.hpp"
#include "tests/support/matches.hpp"

namespace paddock::table::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Stopwatch, reads_the_times_of_records) {
    EXPECT_EQ(seconds_of("1970-01-01T00:00:00Z"), 0);
    EXPECT_EQ(seconds_of("2026-05-01T20:15:00Z"), 1'777'666'500);
    EXPECT_EQ(seconds_of("2026-05-01T20:15:00.987Z"), 1'777'666'500) << "as browsers write it";
    EXPECT_EQ(*seconds_of("2028-03-01T00:00:00Z") - *seconds_of("2028-02-28T23:59:59Z"), 86'401) << "a leap year";
    for (const char* text : {"", "yesterday", "1934-04-02", "2026-05-01T20:15:00", "2026-13-01T20:15:00Z",
                             "2026-05-01T24:15:00Z", "2026-05-01T20:15:00.Z", "2026-05-01 20:15:00Z"})
        EXPECT_EQ(seconds_of(text), std::nullopt) << text;
}

TEST(Stopwatch, FD_QUAL_05_runs_from_the_lap_s_first_step_on) {
    Stopwatch watch;
    EXPECT_EQ(watch.seconds("2026-05-01T20:00:00Z"), std::nullopt) << "nobody is on the clock";
    watch.note(seat(1), "2026-05-01T20:00:00Z");
    watch.note(seat(1), "2026-05-01T20:02:00Z");
    EXPECT_EQ(watch.seconds("2026-05-01T20:02:35Z"), 155);
    EXPECT_EQ(watch.seconds("2026-05-01T19:59:00Z"), 0) << "a clock set back";
    EXPECT_EQ(watch.seconds(""), std::nullopt);
    watch.note(seat(0), "2026-05-01T20:02:35Z");
    EXPECT_EQ(watch.seconds("2026-05-01T20:02:45Z"), 10) << "the next driver's";
}

TEST(Stopwatch, FD_QUAL_05_stands_still_while_the_match_is_paused) {
    Stopwatch watch;
    watch.note(seat(0), "2026-05-01T20:00:00Z");
    watch.pause("2026-05-01T20:00:30Z");
    watch.pause("2026-05-01T20:01:00Z");
    EXPECT_EQ(watch.seconds("2026-05-01T21:00:00Z"), 30);
    watch.resume("2026-05-01T22:00:00Z");
    watch.resume("2026-05-01T22:00:05Z");
    EXPECT_EQ(watch.seconds("2026-05-01T22:00:10Z"), 40);
    watch.pause("2026-05-01T22:00:20Z");
    watch.note(seat(1), "2026-05-01T22:01:00Z");
    watch.resume("2026-05-01T22:02:00Z");
    EXPECT_EQ(watch.seconds("2026-05-01T22:02:07Z"), 7) << "another driver took over meanwhile";
    watch.pause("");
    watch.resume("2026-05-01T22:03:00Z");
    EXPECT_EQ(watch.seconds("2026-05-01T22:03:00Z"), std::nullopt) << "nobody knows how long it was paused";
}

Dice seeded_dice() {
    Seed seed;
    seed.fill(7);
    return {seed, nullptr, {}, {}};
}

std::string time_after(int seconds) {
    const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return "2026-05-01T" + two(20 + seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60) + "Z";
}

const std::string qualifying = R"({"game":"formula-d","seats":["Ada","Ben"],"options":{"qualifying":true}})";

// Answers every seven seconds until the lap of whoever is asked now ends; how long the clock ran.
int drive_lap(LiveMatch& live, int& now) {
    const auto answered = [&] {
        now += 7;
        return live.play_fallback(live.match().awaiting().lowest(), {"", time_after(now)}).has_value();
    };
    if (live.match().on_the_clock() == Seat::nobody) EXPECT_TRUE(answered());
    const Seat driver = live.match().on_the_clock();
    const int began = now;
    while (live.match().on_the_clock() == driver) EXPECT_TRUE(answered());
    return now - began;
}

TEST(Stopwatch, FD_QUAL_05_a_lap_lasts_as_long_as_its_answers_take) {
    TextSink sink;
    int now = 0;
    auto live = LiveMatch::begin(opened(qualifying), seeded_dice(), sink, time_after(now));
    ASSERT_TRUE(live);
    const int first = drive_lap(*live, now);
    const int second = drive_lap(*live, now);
    EXPECT_EQ(live->match().on_the_clock(), Seat::nobody) << "the race has begun";
    EXPECT_GT(first, 60);
    EXPECT_THAT(sink.text, HasSubstr("1: clock " + std::to_string(first) + "\""));
    EXPECT_THAT(sink.text, HasSubstr("2: clock " + std::to_string(second) + "\""));
}

TEST(Stopwatch, FD_QUAL_05_goes_on_when_the_match_is_taken_up_again) {
    TextSink sink;
    int now = 0;
    auto live = LiveMatch::begin(opened(qualifying), seeded_dice(), sink, time_after(now));
    ASSERT_TRUE(live);
    for (int i = 0; i < 4; ++i)
        ASSERT_TRUE(live->play_fallback(live->match().awaiting().lowest(), {"", time_after(now += 20)}));
    const auto record = read_record("test", sink.text);
    ASSERT_TRUE(record);
    auto again = LiveMatch::take_up(library(), *record, seeded_dice(), sink);
    ASSERT_TRUE(again);
    const int rest = drive_lap(*again, now);
    EXPECT_THAT(sink.text, HasSubstr("1: clock " + std::to_string(60 + rest) + "\""));
}

TEST(Stopwatch, FD_QUAL_05_pauses_in_the_record_do_not_count) {
    TextSink sink;
    int now = 0;
    auto live = LiveMatch::begin(opened(qualifying), seeded_dice(), sink, time_after(now));
    ASSERT_TRUE(live);
    ASSERT_TRUE(live->play_fallback(seat(0), {"", time_after(now += 20)}));
    ASSERT_TRUE(live->pause({"host", time_after(now += 10)}));
    ASSERT_TRUE(live->resume({"host", time_after(now += 600)}));
    ASSERT_TRUE(live->pause({"host", time_after(now += 5)}));
    const auto record = read_record("test", sink.text);  // taken up again in the middle of the second pause
    ASSERT_TRUE(record);
    auto again = LiveMatch::take_up(library(), *record, seeded_dice(), sink);
    ASSERT_TRUE(again);
    ASSERT_TRUE(again->resume({"host", time_after(now += 1200)}));
    const int rest = drive_lap(*again, now);
    EXPECT_THAT(sink.text, HasSubstr("1: clock " + std::to_string(15 + rest) + "\""));
    const Verdict verdict = verify(library(), "test", sink.text);
    EXPECT_TRUE(verdict.sound());
    EXPECT_EQ(verdict.acts, 4U);
}

TEST(Stopwatch, FD_QUAL_05_nobody_is_on_the_clock_when_it_is_off) {
    TextSink sink;
    auto live = LiveMatch::begin(
        opened(R"({"game":"formula-d","seats":["Ada","Ben"],"options":{"qualifying":true,"qual_clock":"off"}})"),
        seeded_dice(), sink, time_after(0));
    ASSERT_TRUE(live);
    EXPECT_EQ(live->match().on_the_clock(), Seat::nobody);
    int now = 0;
    while (state_of(live->match()).session == formula_d::Session::qualifying)
        ASSERT_TRUE(live->play_fallback(live->match().awaiting().lowest(), {"", time_after(now += 7)}));
    EXPECT_THAT(sink.text, Not(HasSubstr(": clock ")));
}

TEST(Stopwatch, FD_RUL_30_starts_with_the_driver_s_first_answer) {
    TextSink sink;
    auto live = LiveMatch::begin(opened(qualifying), seeded_dice(), sink, time_after(0));
    ASSERT_TRUE(live);
    EXPECT_EQ(live->match().on_the_clock(), Seat::nobody) << "the driver may still be elsewhere";
    EXPECT_EQ(stopwatch_json(live->stopwatch(), time_after(50)), Json());
    ASSERT_TRUE(live->play_fallback(seat(0), {"", time_after(60)}));
    EXPECT_EQ(live->match().on_the_clock(), seat(0));
    EXPECT_EQ(stopwatch_json(live->stopwatch(), time_after(73)), Json::parse(R"({"seat":1,"seconds":13,"runs":true})"));
    ASSERT_TRUE(live->pause({"host", time_after(80)}));
    EXPECT_EQ(stopwatch_json(live->stopwatch(), time_after(95)),
              Json::parse(R"({"seat":1,"seconds":20,"runs":false})"));
}

// The set-up as it is settled for a table where answers take days.
Json settled(const std::string& text) {
    Json setup = Json::parse(text, nullptr, false);
    settle_for_slow_play(setup);
    return setup;
}

TEST(SlowPlay, FD_RUL_30_the_stopwatch_is_off_unless_somebody_wants_it) {
    EXPECT_EQ(settled(R"({"game":"formula-d"})")["options"]["qual_clock"], "off");
    EXPECT_EQ(settled(R"({"game":"formula-d","options":{"qualifying":true}})"),
              Json::parse(R"({"game":"formula-d","options":{"qualifying":true,"qual_clock":"off"}})"));
    EXPECT_EQ(settled(R"({"game":"formula-d","options":{"qual_clock":"real"}})")["options"]["qual_clock"], "real");
    for (const char* other : {R"({"game":"schneider"})", R"({"game":"formula-d","options":7})", R"({"game":3})", "[]"})
        EXPECT_EQ(settled(other), Json::parse(other)) << other;
}

}  // namespace
}  // namespace paddock::table::tests
