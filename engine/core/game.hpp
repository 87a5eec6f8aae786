#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "engine/core/events.hpp"
#include "engine/core/result.hpp"
#include "engine/core/rolls.hpp"
#include "engine/core/rule.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/small_vector.hpp"

namespace paddock {

enum class Fate : std::uint8_t { running, finished, out };

struct Standing {
    Seat seat = Seat::nobody;
    std::uint8_t place = 0;  // 1 is first; seats that share a place carry the same number
    Fate fate = Fate::running;
    std::int16_t points = 0;  // where the game counts any
    bool operator==(const Standing&) const = default;
};

using Standings = SmallVector<Standing, max_seats>;

// Seats that win or lose together, in games that know teams (`teams(state)`).
struct TeamStanding {
    SeatSet seats;
    std::uint8_t place = 0;
    std::int16_t points = 0;
    bool operator==(const TeamStanding&) const = default;
};

using TeamStandings = SmallVector<TeamStanding, max_seats / 2>;  // first place first

// What server, table, bots and lab need of a rulebook. A game value holds what never changes
// during a match; a state holds everything that lies on the table, and nothing else.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::is_trivially_copyable_v<typename G::Choice> &&
               requires(const G game, typename G::State& state, const typename G::State& now,
                        const typename G::View& seen, const typename G::Choice& choice, Seat seat, Rolls& rolls,
                        const Events<typename G::Event>& events, typename G::Choices& list) {
                   { game.start(rolls, events) } -> std::same_as<typename G::State>;
                   // Who owes an answer: none (finished), one, or several at once. Where several are asked at once
                   // their answers are sealed: while anybody else still owes his, an answer tells no event and rolls
                   // nothing, so that it can be changed until the last one is in (table/questions.hpp).
                   { game.awaiting(now) } -> std::same_as<SeatSet>;
                   // Every legal answer of that seat; choices that lead to the same position at the same cost are one.
                   { game.choices(now, seat, list) };
                   // Answer, then run on to the next question. A refusal leaves the state untouched.
                   { game.apply(state, seat, choice, rolls, events) } -> std::same_as<Result<void, Refusal>>;
                   { game.view(now, seat) } -> std::same_as<typename G::View>;
                   // A state this view cannot rule out: how bots think about secrets.
                   { game.imagine(seen, rolls) } -> std::same_as<typename G::State>;
                   // What happens when nobody answers in time.
                   { game.fallback(now, seat) } -> std::same_as<typename G::Choice>;
                   { game.standings(now) } -> std::same_as<Standings>;
               };

}  // namespace paddock
