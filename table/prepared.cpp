#include "table/prepared.hpp"

namespace paddock::table {

std::optional<std::string> prepared_choice(const AnyMatch& match, Seat seat, const Prepared& prepared) {
    if (prepared == Prepared{} || !match.awaiting().contains(seat)) return std::nullopt;
    const Question question = match.question(seat);
    const Instruction* left = instruction_for(question.key, prepared.instructions);
    if (left == nullptr) return std::nullopt;  // offers are costly to make
    const std::vector<Offer> offers = match.offers(seat);
    const std::string fallback = match.fallback(seat);
    return instructed_choice(match.instructions(), *left, {question, offers, fallback});
}

}  // namespace paddock::table
