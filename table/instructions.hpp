#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"
#include "table/json.hpp"

// Standing instructions: what a seat leaves behind, so that small questions are answered without it. A game declares
// as data which of its questions may be left an instruction and which ones; what follows from one is worked out from
// what the seat itself is shown, and from nothing else.
namespace paddock::table {

class Words;
struct Offer;
struct Question;

// One instruction a question takes.
struct InstructionAnswer {
    enum class Pick : std::uint8_t {
        named,  // the choice of that text
        only,   // the only choice there is
        rules   // what the rules foresee for a seat that does not answer
    };
    enum class Bound : std::uint8_t { none, at_most, at_least };

    std::string_view key;  // "no"; never "ask", which is what is done without an instruction
    Pick pick = Pick::named;
    std::string_view choice = {};  // of `named`: "drop no"
    // A condition on a fact of that choice or of the question (Offer::facts, Question::facts). Where it does not hold
    // the seat is asked.
    Bound bound = Bound::none;
    std::string_view fact = {};
    int least = 0;  // what the number may be
    int most = 0;
};

// A question that may be left an instruction.
struct InstructionKind {
    std::string_view question;  // Question::key
    std::span<const InstructionAnswer> answers;
    std::string_view option = {};  // it is asked only where this option …
    std::string_view values = {};  // … is one of these, separated by blanks; empty: is on
};

// What a seat has left for one kind of question.
struct Instruction {
    std::string question;
    std::string answer;
    std::optional<int> number = {};
    bool operator==(const Instruction&) const = default;
};

inline constexpr std::string_view ask_me = "ask";  // an answer that takes the instruction back

// What a game offers; empty for a game that nobody knows.
std::span<const InstructionKind> instructions_of(std::string_view game);

struct InstructionFault {
    std::string_view field;  // "question", "answer", "number"
    std::string why;
};
// Why an instruction is none of these; nothing when it is one, or asks to be asked.
std::optional<InstructionFault> fault_of(std::span<const InstructionKind> kinds, const Instruction& instruction);

// What a seat is shown when it is asked.
struct ShownQuestion {
    const Question& question;
    std::span<const Offer> offers;
    std::string_view fallback;
};
// The choice an instruction leads to, one of those offered; nothing: the seat is to be asked.
std::optional<std::string> choice_by(const InstructionAnswer& answer, std::optional<int> number,
                                     const ShownQuestion& shown);
// What was left for that question; nullptr: nothing.
const Instruction* instruction_for(std::string_view question, std::span<const Instruction> left);
// The same for an instruction to this question; nothing also where a game no longer knows it.
std::optional<std::string> instructed_choice(std::span<const InstructionKind> kinds, const Instruction& left,
                                             const ShownQuestion& shown);

// {"question": "drop-back", "answer": "no"}, with "number" where there is one.
Json to_json(const Instruction& instruction);
// As GET /api/games lists it (docs/json.md, Standing instructions), with its lines for people: "instruct.<question>"
// and "instruct.<question>.<answer>".
Json to_json(const InstructionKind& kind, const Words& words);

}  // namespace paddock::table
