#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/any_match.hpp"
#include "table/instructions.hpp"

// Answers prepared ahead: what a seat has left behind to be answered for it. Whoever runs a match asks for one before
// every question a person owes, and hands it in as that person's own. There is one way in, prepared_choice(), whatever
// kinds of preparation there are; docs/architecture.md tells how a new kind joins.
namespace paddock::table {

struct Prepared {
    std::vector<Instruction> instructions;  // standing: good for every question of their kind
    bool operator==(const Prepared&) const = default;
};

// The choice a seat has prepared for what it is asked now, one of those offered; nothing: it is to be asked itself.
std::optional<std::string> prepared_choice(const AnyMatch& match, Seat seat, const Prepared& prepared);

}  // namespace paddock::table
