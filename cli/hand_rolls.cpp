#include "cli/hand_rolls.hpp"

#include "cli/failure.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

std::string span_of(const Chance& chance) {
    return std::to_string(chance.first) + " to " + std::to_string(chance.last());
}

}  // namespace

void HandRolls::introduce(const table::AnyMatch& match) {
    face_ = &face_of(match);
    piece_ = table::game_info(match.game()).piece;
    names_ = match.names();
}

// "Ada (car 1), please roll the die of 3rd gear, 4 to 8"
std::string HandRolls::request(const Chance& chance) const {
    std::string purpose = face_ == nullptr ? "" : face_->purpose_in_words(chance);
    if (purpose.empty()) purpose = "for " + std::string(chance.purpose.view());
    const auto seat = static_cast<std::size_t>(number(chance.seat));
    const bool known = chance.seat != Seat::nobody && seat < names_.size();
    const std::string who =
        known ? names_[seat] + " (" + piece_ + " " + std::to_string(seat + 1) + "), please" : "Please";
    return who + " roll " + purpose + ", " + span_of(chance);
}

int HandRolls::roll(const Chance& chance) {
    while (!ended_) {
        console_.ask(request(chance) + " > ");
        const std::optional<std::string> line = console_.in().next();
        if (!console_.screen().terminal) console_.out() << '\n';
        if (!line) break;
        const std::string word = lowered(table::trimmed(*line));
        if (word == "quit" || word == "exit" || word == "q") break;
        const std::optional<int> value = table::whole_number(word);
        const bool fits = value && *value >= chance.first && *value <= chance.last();
        if (fits && chance.weight(*value) > 0) return *value;
        if (fits)
            console_.tell(word + " cannot come up any more: it is out of the game already.");
        else if (word == "help" || word == "?")
            console_.tell("Roll the real die and type the number it shows, " + span_of(chance) +
                          ". quit stops here: a recorded match goes on from its last answer.");
        else
            console_.tell("A number from " + span_of(chance) + ", help or quit, not \"" + shown(*line) + "\".");
    }
    ended_ = true;
    return chance.first;
}

}  // namespace paddock::cli
