#include "engine/formula_d/routes.hpp"

#include "engine/formula_d/steps.hpp"
#include "engine/formula_d/ways.hpp"

// A way somebody has written down: may it be driven, and how does the move go on?
namespace paddock::formula_d {

Result<DrivePlan, Refusal> check_drive(const Ground& ground, const Drive& drive) {
    const int remaining = ground.state.move.remaining;
    const int length = drive.path.size();
    if (length + drive.brakes > remaining) return Refusal{"FD-MOVE-04"_rule, "that is farther than the roll"};
    Walker walker = walker_at_start(ground);
    const Space* halted = nullptr;  // the space left last, when something happens on the next
    for (int i = 0; i < length; ++i) {
        if (halted != nullptr)
            return Refusal{"FD-RUL-59"_rule, "something happens on the way first; the rest is asked then"};
        const Space& from = ground.circuit.at(walker.at());
        if (from.in_pit_lane() && ends_in_pit_lane(ground, walker.at()))
            return Refusal{"FD-RUL-67"_rule, "the move ends there in the pit lane"};
        const steps::Fault fault = steps::go(ground, walker, drive.path[i], from);
        if (fault != steps::Fault::none) return steps::refusal_for(ground, fault, from);
        if (ground.interrupts(from, walker.at())) halted = &from;
    }
    if (!ground.circuit.even_straights && has_detour(ground, walker_at_start(ground), drive.path))
        return Refusal{"FD-LANE-03"_rule, "there is a shorter way on this straight"};
    const bool in_lane = ground.circuit.at(walker.at()).in_pit_lane();
    if (drive.brakes > ground.brakes_available()) return Refusal{"FD-BRAKE-02"_rule, "not enough brake points"};
    if (drive.brakes > 0 && in_lane) return Refusal{"FD-PIT-10"_rule, "no braking in the pit lane"};
    if (in_lane && ends_in_pit_lane(ground, walker.at())) return DrivePlan{.lanes = walker.lanes()};
    if (halted == nullptr && length + drive.brakes == remaining) return DrivePlan{.lanes = walker.lanes()};
    if (halted != nullptr && drive.brakes > 0)
        return Refusal{"FD-RUL-59"_rule, "brakes are asked after what happens there"};
    const int longest = longest_way(ground);
    if (halted != nullptr) {
        const int due = spaces_due(ground, longest);
        if (in_lane || reaches(ground, prospect_of(ground, walker, *halted, length), due))
            return DrivePlan{.lanes = walker.lanes(), .reach = std::max(0, due - length)};
    }
    if (in_lane || longest >= remaining)
        return Refusal{"FD-MOVE-04"_rule, "the whole number must be driven while there is a way"};
    if (halted != nullptr || length < longest)
        return Refusal{"FD-BLOCK-02"_rule, "a blocked car drives as far as it can"};
    if (drive.brakes < shortfall(ground, longest))
        return Refusal{"FD-RUL-15"_rule, "another way led farther: brake for the difference"};
    return DrivePlan{.lanes = walker.lanes(), .blocked = true, .undriven = remaining - drive.brakes - length};
}

}  // namespace paddock::formula_d
