#include "tests/support/matches.hpp"

namespace paddock::table::tests {

const Library& library() {
    static const Library* const built_in = new Library;
    return *built_in;
}

std::string all_of(const std::vector<InputError>& errors) {
    std::string text;
    for (const InputError& error : errors) text += to_text(error) + "\n";
    return text;
}

std::unique_ptr<AnyMatch> opened(const std::string& setup) {
    auto match = open_match(library(), "set-up", setup);
    if (!match) {
        ADD_FAILURE() << all_of(match.error());
        return nullptr;
    }
    return std::move(*match);
}

int accepted_after_spoiling(AnyMatch& match, FastRolls& rolls, int steps, const Spoiling& spoiling) {
    constexpr int played_on = 60;
    int until_next = rolls.below(40);
    int accepted = 0;
    play_at_random(match, rolls, steps, [&](AnyMatch& now) {
        if (until_next-- > 0) return true;
        until_next = rolls.below(15);
        Json position = spoiling.taken(now);
        for (int i = 0; i <= rolls.below(3); ++i) spoiling.spoil(position, rolls);
        const std::string text = line_of(position);
        const JsonDocument read = document(text);
        const auto other = opened(line_of(now.setup()));
        if (!spoiling.lay_out(*other, read)) return true;
        ++accepted;
        if (!other->over()) (void)other->offers(other->awaiting().lowest());
        play_at_random(*other, rolls, played_on);
        if (testing::Test::HasFatalFailure()) ADD_FAILURE() << text;
        return !testing::Test::HasFatalFailure();
    });
    return accepted;
}

const std::vector<std::string>& varied_setups() {
    static const std::vector<std::string>* const setups = new std::vector<std::string>{
        R"({"game":"formula-d","circuit":"monaco","seats":2})",
        R"({"game":"formula-d","circuit":"monaco","seats":10,"options":{"weather":true}})",
        R"({"game":"formula-d","circuit":"monaco","seats":4,
            "options":{"build":true,"qualifying":true,"tech_pit":true}})",
        R"({"game":"formula-d","circuit":"monaco","seats":4,
            "options":{"teams":true,"three_lap":true,"weather":true,"qualifying":true,
                       "weather_timing":"end_of_round"}})",
        R"({"game":"formula-d","circuit":"race-city","seats":10,"options":{"road_race":true}})",
        R"({"game":"formula-d","circuit":"race-city","seats":6,
            "options":{"road_race":true,"laps":3,"li_scope":"overtake"}})",
        R"({"game":"formula-d","circuit":"race-city","seats":3,
            "options":{"build":true,"collision_rolls":"mover_only"}})",
    };
    return *setups;
}

void play_at_random(AnyMatch& match, FastRolls& rolls, int steps, const Look& look) {
    for (int i = 0; i < steps && !match.over(); ++i) {
        if (look && !look(match)) return;
        const SeatSet asked = match.awaiting();
        const Seat seat = asked.lowest();
        const std::vector<std::string> texts = match.choice_texts(seat);
        ASSERT_FALSE(texts.empty());
        // What is sensible, so that races come far; or the highest gear, so that they are fast; or anything.
        const int mood = rolls.below(3);
        const auto any = static_cast<std::size_t>(rolls.below(static_cast<int>(texts.size())));
        const std::string text = mood == 0 ? texts[any] : mood == 1 ? texts.back() : match.fallback(seat);
        const Result<Played, Refused> played = match.play(seat, text, rolls);
        ASSERT_TRUE(played) << text << ": " << played.error().why;
    }
}

std::unique_ptr<AnyMatch> played_through(const std::string& setup, std::uint64_t seed, int apart,
                                         const std::function<void(AnyMatch& match)>& look) {
    auto match = opened(setup);
    FastRolls rolls(seed);
    match->start(rolls);
    int until_next = 0;
    play_at_random(*match, rolls, 3000, [&](AnyMatch& now) {
        if (until_next-- > 0) return true;
        until_next = rolls.below(apart);
        look(now);
        return !testing::Test::HasFatalFailure();
    });
    return match;
}

JsonDocument document(const std::string& text) {
    auto parsed = JsonDocument::parse("test", text);
    EXPECT_TRUE(parsed) << to_text(parsed.error());
    return std::move(*parsed);
}

}  // namespace paddock::table::tests
