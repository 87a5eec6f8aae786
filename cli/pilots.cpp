#include "cli/pilots.hpp"

#include <algorithm>

#include "cli/failure.hpp"
#include "cli/text.hpp"

namespace paddock::cli {

struct Pilots::Bots {};

Pilots::Pilots(const table::AnyMatch& match, int /*think_milliseconds*/) : names_(match.pilots()) {}

Pilots::~Pilots() = default;

bool Pilots::is_person(Seat seat) const {
    const std::string& name = names_[static_cast<std::size_t>(number(seat))];
    return name == person_pilot || name.empty();
}

int Pilots::persons() const {
    int count = 0;
    for (std::size_t i = 0; i < names_.size(); ++i) count += is_person(paddock::seat(static_cast<int>(i))) ? 1 : 0;
    return count;
}

std::string Pilots::decide(const table::AnyMatch& match, Seat seat) { return match.fallback(seat); }

}  // namespace paddock::cli
