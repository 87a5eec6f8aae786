#include <algorithm>
#include <bit>

#include "engine/grande_epreuve/rules.hpp"

// The vote for the circuits of the season (GE-CAMP-06, GE-RUL-53).
namespace paddock::grande_epreuve {
namespace {

bool names(const Entry& entry, int venue) { return ((entry.ballot >> venue) & 1U) != 0; }

// GE-RUL-53: the most votes, at a tie the lower number; circuits nobody named fill up, again the lowest first.
void count_votes(const Play& play) {
    State& state = play.state;
    const Venues venues = play.setting.venues();
    std::array<std::uint8_t, venue_count> votes{};
    SmallVector<std::uint8_t, venue_count> ranked;
    for (std::size_t i = 0; i < venues.size(); ++i) {
        for (const Entry& entry : state.season.entries)
            votes[i] = byte(votes[i] + (names(entry, static_cast<int>(i)) ? 1 : 0));
        ranked.push_back(byte(static_cast<int>(i)));
    }
    const std::uint8_t first = play.setting.own().first_race;
    const auto in_front = [&](std::uint8_t i) { return first != 0 && venues[i].number == first; };
    std::sort(ranked.begin(), ranked.end(), [&](std::uint8_t a, std::uint8_t b) {
        if (in_front(a) != in_front(b)) return in_front(a);
        return votes[a] != votes[b] ? votes[a] > votes[b] : a < b;
    });
    const std::size_t races = play.setting.own().races;
    for (std::size_t i = 0; i < ranked.size(); ++i)
        play.tell(VotesCounted{"GE-CAMP-06"_rule, ranked[i], votes[ranked[i]], i < races});
    // The order of the calendar, the game master's race in front (GE-CAMP-07).
    std::sort(ranked.begin(), ranked.begin() + races, [&](std::uint8_t a, std::uint8_t b) {
        if (in_front(a) != in_front(b)) return in_front(a);
        const int date_a = dates[venues[a].number];
        const int date_b = dates[venues[b].number];
        return date_a != date_b ? date_a < date_b : a < b;
    });
    for (std::size_t i = 0; i < races; ++i) state.season.calendar[i] = ranked[i];
}

}  // namespace

// Where there is a choice, all vote at once and unseen.
void hold_ballot(const Play& play) {
    State& state = play.state;
    SeatSet voting;
    for (int i = 0; i < play.setting.cars(); ++i) {
        if (!state.entry(seat(i)).voted) voting.add(seat(i));
    }
    if (play.setting.venues().size() > play.setting.own().races && !voting.empty())
        return play.ask(asks::ballot, voting);
    count_votes(play);
}

Verdict check_vote(const Setting& setting, const State& state, Seat seat, int venue) {
    if (venue == no_venue) return {};
    if (venue < 0 || venue >= static_cast<int>(setting.venues().size()))
        return Refusal{"GE-CAMP-06"_rule, "there is no such circuit"};
    if (names(state.entry(seat), venue)) return Refusal{"GE-RUL-53"_rule, "a circuit named twice counts once"};
    return {};
}

Verdict answer(const Play& play, Seat seat, const VoteFor& choice) {
    if (play.state.ask != asks::ballot) return formula_d::wrong_question();
    const Verdict verdict = check_vote(play.setting, play.state, seat, choice.venue);
    if (!verdict) return verdict;
    Entry& entry = play.state.entry(seat);
    if (choice.venue != no_venue) entry.ballot = static_cast<std::uint16_t>(entry.ballot | 1U << choice.venue);
    if (choice.venue != no_venue && std::popcount(entry.ballot) < play.setting.own().races) return {};
    entry.voted = true;
    play.answered(seat);
    return {};
}

}  // namespace paddock::grande_epreuve
