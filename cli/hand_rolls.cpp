#include "cli/hand_rolls.hpp"

#include "cli/failure.hpp"
#include "table/rolls.hpp"
#include "table/text.hpp"

namespace paddock::cli {

int HandRolls::roll(const Chance& chance) {
    while (!ended_) {
        console_.out() << "Please roll: " << table::description(chance) << " > " << std::flush;
        const std::optional<std::string> line = console_.in().next();
        if (!console_.screen().terminal) console_.out() << '\n';
        if (!line) break;
        const std::optional<int> value = table::whole_number(table::trimmed(*line));
        if (value && *value >= chance.first && *value <= chance.last()) return *value;
        console_.say("That die shows " + std::to_string(chance.first) + " to " + std::to_string(chance.last()) +
                     ", not \"" + shown(*line) + "\".");
    }
    ended_ = true;
    return chance.first;
}

}  // namespace paddock::cli
