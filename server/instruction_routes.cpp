#include "server/backend.hpp"
#include "server/body.hpp"
#include "table/text.hpp"

// Standing instructions by HTTP. They are of whoever holds the seat: not even the host reads or leaves them for others.
namespace paddock::server {

namespace {

constexpr std::size_t longest_key = 40;
constexpr int largest_number = 1'000'000;

struct LeftInstruction {
    Seat seat;
    table::Instruction instruction;
};

LeftInstruction read_left(table::JsonFields& fields) {
    LeftInstruction left{table::seat_of_number(fields.required("seat").whole(1, max_seats)), {}};
    left.instruction.question = fields.required("question").text(longest_key);
    left.instruction.answer = fields.required("answer").text(longest_key);
    if (const table::JsonReader number = fields.optional("number"))
        left.instruction.number = number.whole(0, largest_number);
    return left;
}

Response instructions_of(const TableDocument& document, SeatSet mine) {
    Json all = Json::array();
    for (const Seat seat : mine) {
        for (const table::Instruction& left : document.at(seat).prepared.instructions) {
            Json json{{"seat", table::seat_number(seat)}};
            json.update(table::to_json(left));
            all.push_back(std::move(json));
        }
    }
    return json_response(200, {{"instructions", std::move(all)}});
}

}  // namespace

void Backend::get_instructions(Call& call) {
    const auto who = known_visitor(call.request);
    const SeatSet mine = who ? seats_at(who->session, *call.room).seats : SeatSet{};
    call.room->when_settled(
        [room = call.room, reply = call.reply, mine] { reply(instructions_of(room->document(), mine)); });
}

void Backend::leave_instruction(Call& call) {
    const auto left = read_body(call.request, read_left);
    if (!left) return call.reply(to_response(left.error()));
    const auto who = known_visitor(call.request);
    const SeatSet mine = who ? seats_at(who->session, *call.room).seats : SeatSet{};
    if (!mine.contains(left->seat)) return call.reply(to_response({"not-yours", "This seat is not yours."}));
    if (const auto no = call.room->hold_back(left->seat)) return call.reply(to_response(*no));
    const auto step = [left = *left](Room& room) { return instruct(room, left.seat, left.instruction); };
    call.room->carry_out(step, [room = call.room, reply = call.reply, mine](const std::optional<ApiError>& no) {
        reply(no ? to_response(*no) : instructions_of(room->document(), mine));
    });
}

}  // namespace paddock::server
