#include "bots/any_bot.hpp"

#include "bots/bot_of.hpp"

namespace paddock::bots {

std::unique_ptr<AnyBot> make_bot(const table::AnyMatch& match, Level level, std::uint64_t seed, const Budget& budget) {
    for (const MakeBot make : house_bots()) {
        if (std::unique_ptr<AnyBot> bot = make(match, level, seed, budget)) return bot;
    }
    return nullptr;
}

}  // namespace paddock::bots
