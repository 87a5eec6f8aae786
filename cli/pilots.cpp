#include "cli/pilots.hpp"

#include "bots/any_bot.hpp"
#include "cli/failure.hpp"
#include "cli/text.hpp"

namespace paddock::cli {

struct Pilots::Bots {
    std::map<std::string, std::unique_ptr<bots::AnyBot>> by_level;  // one drives all seats of its level
    std::unique_ptr<bots::AnyBot> adviser;
};

const std::vector<std::string>& bot_levels() {
    static const std::vector<std::string> levels = [] {
        std::vector<std::string> names;
        for (const bots::Level level : bots::all_levels) names.emplace_back(bots::name_of(level));
        return names;
    }();
    return levels;
}

Pilots::Pilots(const table::AnyMatch& match, std::uint64_t seed, int think_milliseconds)
    : names_(match.pilots()), bots_(std::make_unique<Bots>()) {
    names_.resize(static_cast<std::size_t>(match.players()));  // nobody else is ever asked
    if (persons() > 0) bots_->adviser = bots::make_bot(match, bots::Level::club);
    const bots::Budget budget = think_milliseconds > 0 ? bots::Budget{0, think_milliseconds} : bots::default_budget;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const std::string& name = names_[i];
        if (is_person(paddock::seat(static_cast<int>(i))) || bots_->by_level.contains(name)) continue;
        const std::optional<bots::Level> level = bots::parse_level(name);
        if (!level)
            throw bad_input("seat " + std::to_string(i + 1) + " is driven by \"" + shown(name) +
                            "\", whom this program does not know; it knows " + joined(bot_levels(), ", ") +
                            " and person");
        bots_->by_level[name] = bots::make_bot(match, *level, seed, budget);
        if (bots_->by_level[name] == nullptr)
            throw bad_input("no bot has learnt " + std::string(match.game()) +
                            " yet: give every seat to a person (--as)");
    }
}

Pilots::~Pilots() = default;

bool Pilots::is_person(Seat seat) const {
    if (static_cast<std::size_t>(number(seat)) >= names_.size()) return false;
    const std::string& name = names_[static_cast<std::size_t>(number(seat))];
    return name == person_pilot || name.empty();
}

int Pilots::persons() const {
    int count = 0;
    for (std::size_t i = 0; i < names_.size(); ++i) count += is_person(paddock::seat(static_cast<int>(i))) ? 1 : 0;
    return count;
}

std::string Pilots::decide(const table::AnyMatch& match, Seat seat) {
    return bots_->by_level[names_[static_cast<std::size_t>(number(seat))]]->decide(match, seat);
}

bots::Advice Pilots::advise(const table::AnyMatch& match, Seat seat) {
    return bots_->adviser ? bots_->adviser->advise(match, seat) : bots::Advice{};
}

}  // namespace paddock::cli
