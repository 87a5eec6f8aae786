#include <map>

#include "table/games.hpp"
#include "table/live_match.hpp"
#include "tests/server/listener.hpp"
#include "tests/support/hidden_hands.hpp"

// A seat never receives bytes that depend on what it may not know: tried with a game of hidden hands, which the server
// knows nothing of. Two matches that differ in nothing but a secret are played over sockets; who may not know the
// secret hears the same bytes.
namespace paddock::server::tests {
namespace {

using paddock::tests::HiddenHands;
using paddock::tests::library_with_hidden_hands;

table::Seed next_seed{};
table::Seed draw_next_seed() { return next_seed; }

const std::string two_seats = R"({"game":"hidden-hands","seats":["Ada","Ben"]})";

// What a seed deals, and how a match goes in which both lay their cards in the order they were dealt.
struct Course {
    table::Seed seed{};
    HiddenHands::State dealt;
    std::vector<HiddenHands::State> after;  // each round
};

Course course_of(const table::Library& library, const table::Seed& seed) {
    table::TextSink sink;
    table::Dice dice;
    dice.seed = seed;
    auto live = table::LiveMatch::begin(std::move(*table::open_match(library, "", two_seats)), std::move(dice), sink);
    const auto state = [&] { return table::match_of<HiddenHands>(live->match())->state(); };
    Course course{seed, state(), {}};
    for (std::size_t round = 0; round < HiddenHands::rounds; ++round) {
        // Rolls depend on the number of the entry: in the order of the test below.
        for (const int who : {1, 0})
            EXPECT_TRUE(live->play(seat(who),
                                   "lay " + std::to_string(course.dealt.cards[static_cast<std::size_t>(who)][round])));
        course.after.push_back(state());
    }
    return course;
}

// Two seeds that differ in nothing but the card Ben never shows.
std::pair<Course, Course> courses_with_one_secret(const table::Library& library) {
    std::map<std::string, Course> known;
    for (int i = 0; i < 100'000; ++i) {
        table::Seed seed{};
        seed[0] = static_cast<std::uint8_t>(i);
        seed[1] = static_cast<std::uint8_t>(i >> 8);
        const Course course = course_of(library, seed);
        HiddenHands::State shown = course.dealt;
        shown.cards[1][2] = 0;
        std::string key = table::line_of(table::Binding<HiddenHands>::position_json({}, {2, false}, shown));
        for (const HiddenHands::State& state : course.after) key += table::line_of(Json(state.points));
        const auto [found, fresh] = known.try_emplace(key, course);
        if (!fresh && found->second.dealt.cards[1][2] != course.dealt.cards[1][2]) return {found->second, course};
    }
    ADD_FAILURE() << "no two seeds are alike";
    return {};
}

struct Transcripts {
    std::string ada;
    std::string ben;
    std::string spectator;
};

// Ben lays these cards and Ada those, Ben first; only the last of Ben's may be missing.
Transcripts played(const table::Seed& seed, bool leaky, const std::vector<int>& bens, const std::vector<int>& adas) {
    next_seed = seed;
    RunningServer server(RunningServer::usual_settings(), library_with_hidden_hands(), draw_next_seed);
    TwoAtATable table(server, nullptr, {{"game", "hidden-hands"}, {"options", {{"leaky", leaky}}}});
    table.start();
    Listener ada(table.ada, table.id);
    Listener ben(table.ben, table.id);
    Listener spectator(Visitor(server.port()), table.id);
    for (std::size_t round = 0; round < bens.size(); ++round) {
        ben.answer("lay " + std::to_string(bens[round]), 2);
        ada.listen();
        spectator.listen();
        if (round >= adas.size()) break;
        ada.answer("lay " + std::to_string(adas[round]), 1);
        if (round + 1 == HiddenHands::rounds) break;  // what is over is no secret: the record shows it
        ada.listen();
        spectator.listen();
    }
    // Who comes later, or again from another device, is told no more.
    const bool over = adas.size() == HiddenHands::rounds;
    if (!over) {
        spectator.heard += Listener(Visitor(server.port()), table.id).heard;
        ada.heard += Listener(table.ada, table.id).heard;
    }
    return {ada.heard, ben.heard, spectator.heard};
}

std::vector<int> first_cards(const Course& course, std::size_t seat, std::size_t count) {
    return {course.dealt.cards[seat].begin(), course.dealt.cards[seat].begin() + static_cast<std::ptrdiff_t>(count)};
}

TEST(Secrecy, BytesDoNotDependOnAHandNobodyElseSees) {
    const auto [one, other] = courses_with_one_secret(library_with_hidden_hands());
    for (const std::size_t count : {1U, 2U}) {
        const std::vector<int> bens = first_cards(one, 1, count);
        const std::vector<int> adas = first_cards(one, 0, count);
        const Transcripts first = played(one.seed, false, bens, adas);
        const Transcripts second = played(other.seed, false, bens, adas);
        EXPECT_EQ(first.ada, second.ada);
        EXPECT_EQ(first.spectator, second.spectator);
        EXPECT_NE(first.ben, second.ben);  // who may see it does
        EXPECT_GT(first.spectator.size(), 1000U);
    }
}

TEST(Secrecy, BytesDoNotDependOnACardThatLiesFaceDown) {
    const auto [course, ignored] = courses_with_one_secret(library_with_hidden_hands());
    const auto& cards = course.dealt.cards[1];
    const int same = cards[0];
    const int different = cards[1] != cards[0] ? cards[1] : cards[2];
    ASSERT_NE(same, different) << "a hand of equal cards";
    const Transcripts first = played(course.seed, false, {same}, {});
    const Transcripts second = played(course.seed, false, {different}, {});
    EXPECT_EQ(first.ada, second.ada);
    EXPECT_EQ(first.spectator, second.spectator);
}

// The proof that these tests would notice.
TEST(Secrecy, AGameThatLeaksIsFoundOut) {
    const auto [one, other] = courses_with_one_secret(library_with_hidden_hands());
    const std::vector<int> bens = first_cards(one, 1, 1);
    const Transcripts first = played(one.seed, true, bens, {});
    const Transcripts second = played(other.seed, true, bens, {});
    EXPECT_NE(first.ada, second.ada);
    EXPECT_NE(first.spectator, second.spectator);
}

}  // namespace
}  // namespace paddock::server::tests
