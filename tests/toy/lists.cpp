#include "bots/bot_of.hpp"
#include "cli/program_game.hpp"
#include "tests/toy/binding.hpp"

// All that it takes to have the game in the house. It has neither bots nor a face of its own.
namespace paddock {

std::span<const table::HouseGame> table::house_games() {
    static constexpr HouseGame all[] = {toy_game};
    return all;
}

std::span<const bots::MakeBot> bots::house_bots() { return {}; }

std::span<const cli::ProgramGame> cli::program_games() { return {}; }

}  // namespace paddock
