#include "table/instructions.hpp"

#include <algorithm>

#include "table/any_match.hpp"
#include "table/house_game.hpp"
#include "table/words.hpp"

namespace paddock::table {

namespace {

using Pick = InstructionAnswer::Pick;
using Bound = InstructionAnswer::Bound;

const InstructionKind* kind_of(std::span<const InstructionKind> kinds, std::string_view question) {
    const auto found = std::ranges::find(kinds, question, &InstructionKind::question);
    return found == kinds.end() ? nullptr : &*found;
}

const InstructionAnswer* answer_of(const InstructionKind& kind, std::string_view key) {
    const auto found = std::ranges::find(kind.answers, key, &InstructionAnswer::key);
    return found == kind.answers.end() ? nullptr : &*found;
}

template <class Named>
std::string names_of(std::span<const Named> all, std::string_view Named::* name) {
    std::string text;
    for (const Named& one : all) text += (text.empty() ? "" : ", ") + std::string(one.*name);
    return text;
}

std::optional<InstructionFault> fault_of_number(const InstructionAnswer& answer, std::optional<int> number) {
    if (answer.bound == Bound::none) {
        if (!number) return std::nullopt;
        return InstructionFault{"number", "this instruction takes no number"};
    }
    if (number && *number >= answer.least && *number <= answer.most) return std::nullopt;
    return InstructionFault{"number", "this instruction takes a number from " + std::to_string(answer.least) + " to " +
                                          std::to_string(answer.most)};
}

const Offer* picked(const InstructionAnswer& answer, const ShownQuestion& shown) {
    if (answer.pick == Pick::only) return shown.offers.size() == 1 ? &shown.offers[0] : nullptr;
    const std::string_view wanted = answer.pick == Pick::rules ? shown.fallback : answer.choice;
    const auto found = std::ranges::find(shown.offers, wanted, &Offer::text);
    return found == shown.offers.end() ? nullptr : &*found;
}

std::optional<std::int64_t> fact_in(const Json& facts, std::string_view name) {
    if (!facts.is_object()) return std::nullopt;
    const auto found = facts.find(name);
    if (found == facts.end() || !found->is_number_integer()) return std::nullopt;
    return found->get<std::int64_t>();
}

bool holds(const InstructionAnswer& answer, std::optional<int> number, const Question& question, const Offer& offer) {
    if (answer.bound == Bound::none) return true;
    std::optional<std::int64_t> fact = fact_in(offer.facts, answer.fact);
    if (!fact) fact = fact_in(question.facts, answer.fact);
    if (!fact || !number) return false;
    return answer.bound == Bound::at_most ? *fact <= *number : *fact >= *number;
}

Json values_json(std::string_view values) {
    if (values.empty()) return Json::array({true});
    Json json = Json::array();
    while (!values.empty()) {
        const std::string_view word = values.substr(0, values.find(' '));
        values.remove_prefix(std::min(values.size(), word.size() + 1));
        json.push_back(word);
    }
    return json;
}

std::string_view name_of(Pick pick) {
    switch (pick) {
        case Pick::named: return "named";
        case Pick::only: return "only";
        case Pick::rules: break;
    }
    return "rules";
}

Json answer_json(const InstructionAnswer& answer, const std::string& question, const Words& words) {
    const std::string line = words.say(question + "." + std::string(answer.key));
    Json json{{"key", answer.key}, {"line", line}, {"pick", name_of(answer.pick)}};
    if (!answer.choice.empty()) json["choice"] = answer.choice;
    if (answer.bound != Bound::none) json["number"] = {answer.least, answer.most};
    return json;
}

}  // namespace

std::span<const InstructionKind> instructions_of(std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.instructions;
    }
    return {};
}

std::optional<InstructionFault> fault_of(std::span<const InstructionKind> kinds, const Instruction& instruction) {
    const InstructionKind* kind = kind_of(kinds, instruction.question);
    if (kind == nullptr)
        return InstructionFault{"question", kinds.empty() ? "this game takes no standing instructions"
                                                          : "no question that takes an instruction; these do: " +
                                                                names_of(kinds, &InstructionKind::question)};
    if (instruction.answer == ask_me) return fault_of_number({}, instruction.number);
    const InstructionAnswer* answer = answer_of(*kind, instruction.answer);
    if (answer == nullptr)
        return InstructionFault{"answer", "no instruction for this question; there are: ask, " +
                                              names_of(kind->answers, &InstructionAnswer::key)};
    return fault_of_number(*answer, instruction.number);
}

std::optional<std::string> choice_by(const InstructionAnswer& answer, std::optional<int> number,
                                     const ShownQuestion& shown) {
    const Offer* offer = picked(answer, shown);
    if (offer == nullptr || !holds(answer, number, shown.question, *offer)) return std::nullopt;
    return offer->text;
}

const Instruction* instruction_for(std::string_view question, std::span<const Instruction> left) {
    const auto found = std::ranges::find(left, question, &Instruction::question);
    return found == left.end() ? nullptr : &*found;
}

std::optional<std::string> instructed_choice(std::span<const InstructionKind> kinds, const Instruction& left,
                                             const ShownQuestion& shown) {
    const InstructionKind* kind = kind_of(kinds, left.question);
    const InstructionAnswer* answer = kind == nullptr ? nullptr : answer_of(*kind, left.answer);
    return answer == nullptr ? std::nullopt : choice_by(*answer, left.number, shown);
}

Json to_json(const Instruction& instruction) {
    Json json{{"question", instruction.question}, {"answer", instruction.answer}};
    if (instruction.number) json["number"] = *instruction.number;
    return json;
}

Json to_json(const InstructionKind& kind, const Words& words) {
    const std::string question = "instruct." + std::string(kind.question);
    Json json{{"question", kind.question}, {"line", words.say(question)}};
    if (!kind.option.empty()) json["when"] = {{"option", kind.option}, {"values", values_json(kind.values)}};
    json["answers"] = Json::array();
    for (const InstructionAnswer& answer : kind.answers)
        json["answers"].push_back(answer_json(answer, question, words));
    return json;
}

}  // namespace paddock::table
