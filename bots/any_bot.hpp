#pragma once

#include <memory>
#include <string>

#include "bots/advice.hpp"
#include "bots/budget.hpp"
#include "bots/level.hpp"
#include "table/any_match.hpp"

// A bot for a match of any game: what server, terminal and mail ask.
//
//     std::unique_ptr<AnyBot> bot = make_bot(*match, Level::club);
//     match->play(seat, bot->decide(*match, seat), rolls);
namespace paddock::bots {

class AnyBot {
  public:
    virtual ~AnyBot() = default;

    // The answer of a seat that owes one, as text; "" when nothing is asked of it. The bot sees no more
    // than the seat may know. `match` is the one the bot was made for, or a copy of it.
    virtual std::string decide(const table::AnyMatch& match, Seat seat) = 0;
    // What is best there, whatever the level of this bot.
    virtual Advice advise(const table::AnyMatch& match, Seat seat) = 0;
};

// One bot can drive any number of seats of its match, and must not outlive the match. nullptr for a
// game nobody has taught the bots.
std::unique_ptr<AnyBot> make_bot(const table::AnyMatch& match, Level level, std::uint64_t seed = 1,
                                 const Budget& budget = default_budget);

}  // namespace paddock::bots
