#include "server/room.hpp"
#include "server/secrets.hpp"

// Who is to be told by mail that something is asked, or that it is over. The notice is queued with the step it comes
// of, so neither can be lost without the other; whether it is still worth sending is looked at when it is due
// (server/correspondence.hpp).
namespace paddock::server {

namespace {

constexpr std::chrono::minutes time_to_answer_unasked{2};  // who is at the table needs no letter

}  // namespace

std::array<std::uint64_t, max_seats> Room::question_numbers() const {
    std::array<std::uint64_t, max_seats> numbers{};
    if (!services_.writes_letters || !document_.pace.slow) return numbers;
    for (const Seat seat : awaiting()) numbers[static_cast<std::size_t>(paddock::number(seat))] = question_of(seat);
    return numbers;
}

void Room::queue_notices(const Before& before) {
    if (!services_.writes_letters || !document_.pace.slow) return;
    const Time now = services_.clock.now();
    const auto queue = [&](store::MailKind kind, Seat seat, std::uint64_t question, Time due) {
        add(store::QueueMail{
            {.token = random_key(), .kind = kind, .table = id_, .seat = seat, .question = question, .due = due}});
    };
    if (state_ == store::TableState::over && before.state != store::TableState::over) {
        for (int i = 0; i < static_cast<int>(document_.chairs.size()); ++i) {
            if (document_.at(seat(i)).pilot == Pilot::person) queue(store::MailKind::result, seat(i), 0, now);
        }
    }
    if (state_ != store::TableState::running) return;
    const std::array<std::uint64_t, max_seats> asked = question_numbers();
    for (const Seat seat : awaited_persons()) {
        const auto index = static_cast<std::size_t>(paddock::number(seat));
        if (asked[index] == before.questions[index]) continue;
        const bool at_once = by_letter_ && seat == answered_;
        queue(store::MailKind::turn, seat, asked[index], at_once ? now : now + time_to_answer_unasked);
    }
}

}  // namespace paddock::server
