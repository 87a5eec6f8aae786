#include "cli/program_game.hpp"

namespace paddock::cli {

const ProgramGame& program_game(std::string_view game) {
    static constexpr ProgramGame plain{""};
    for (const ProgramGame& known : program_games()) {
        if (known.key == game) return known;
    }
    return plain;
}

const Face& face_of(const table::AnyMatch& match) { return program_game(match.game()).face(); }

}  // namespace paddock::cli
