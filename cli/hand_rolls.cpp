#include "cli/hand_rolls.hpp"

#include "cli/failure.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

std::string span_of(const Chance& chance, const table::Words& words) {
    return words.say("options.range", {{"from", std::to_string(chance.first)}, {"to", std::to_string(chance.last())}});
}

}  // namespace

void HandRolls::introduce(const table::AnyMatch& match) {
    face_ = &face_of(match);
    game_ = match.game();
    piece_ = table::game_info(match.game()).piece;
    names_ = match.names();
}

// "Ada (car 1), please roll the die of 3rd gear, 4 to 8"
std::string HandRolls::request(const Chance& chance) const {
    const table::Words& words = console_.words(game_);
    std::string purpose = face_ == nullptr ? "" : face_->purpose_in_words(chance, words);
    if (purpose.empty()) purpose = words.say("roll.for", {{"what", chance.purpose.view()}});
    const auto seat = static_cast<std::size_t>(number(chance.seat));
    if (chance.seat == Seat::nobody || seat >= names_.size())
        return words.say("roll.please", {{"purpose", purpose}, {"span", span_of(chance, words)}});
    return words.say("roll.please.name", {{"name", names_[seat]},
                                          {"piece", words.say(piece_, {{"n", static_cast<int>(seat) + 1}})},
                                          {"purpose", purpose},
                                          {"span", span_of(chance, words)}});
}

int HandRolls::roll(const Chance& chance) {
    const table::Words& words = console_.words(game_);
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
            console_.tell(words.say("roll.gone", {{"n", word}}));
        else if (word == "help" || word == "?")
            console_.tell(words.say("roll.help", {{"span", span_of(chance, words)}}));
        else
            console_.tell(words.say("roll.wrong", {{"span", span_of(chance, words)}, {"typed", shown(*line)}}));
    }
    ended_ = true;
    return chance.first;
}

}  // namespace paddock::cli
