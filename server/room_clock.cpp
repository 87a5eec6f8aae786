#include <algorithm>

#include "server/room.hpp"

// Clocks and bots of a room: who plays when a person does not.
namespace paddock::server {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using store::TableState;

namespace {

// A match ends by itself, and chains of instructions with it. Should one not, somebody is asked after so many.
constexpr int most_unasked = 500;

// The time of somebody who is away stands still until they are back.
Time put_off(Time due, const std::optional<Absence>& absence, Time now) {
    if (!absence || absence->from > due || absence->to <= now) return due;
    return absence->to + (due - std::max(now, absence->from));
}

// The same taken back.
Time brought_back(Time due, const std::optional<Absence>& absence, Time now) {
    if (!absence || absence->to <= now || absence->to > due) return due;
    return due - (absence->to - std::max(now, absence->from));
}

}  // namespace

SeatSet Room::awaited_persons() const {
    SeatSet persons;
    for (const Seat seat : awaiting()) {
        if (document_.at(seat).pilot != Pilot::bot) persons.add(seat);
    }
    return persons;
}

milliseconds Room::usual_time() const {
    if (document_.pace.slow) return std::chrono::hours{document_.pace.length};
    return std::chrono::seconds{document_.pace.length};
}

Time Room::due_of(Seat seat, Time now) const { return put_off(now + usual_time(), document_.at(seat).absence, now); }

void Room::note_absence(Seat seat, std::optional<Absence> absence) {
    const std::optional<Absence> before = std::exchange(change_document().at(seat).absence, absence);
    const SeatSet persons = awaited_persons();
    if (!deadline_ || !persons.contains(seat)) return;
    const Time now = services_.clock.now();
    const Time due = put_off(brought_back(*deadline_, before, now), absence, now);
    deadline_ = persons.size() == 1 ? due : std::min(*deadline_, due);
}

// Every question gets its time anew. Answers that are given part by part, while others still think, do not
// buy anybody more of it.
void Room::renew_clock(const Before& before) {
    const SeatSet persons = awaited_persons();
    if (state_ != TableState::running || persons.empty()) {
        deadline_.reset();
        due_.reset();
        return;
    }
    if (before.state == TableState::paused) return;  // resumed with what was left
    bool fresh = event_count() != before.events || before.state != TableState::running;
    for (const Seat seat : persons) fresh = fresh || !before.awaited.contains(seat);
    const bool passed = deadline_ && *deadline_ <= services_.clock.now();
    if (fresh || passed) restart_clock();
}

void Room::restart_clock() {
    const SeatSet persons = awaited_persons();
    deadline_.reset();
    due_.reset();
    if (state_ != TableState::running || persons.empty() || document_.pace.length == 0) return;
    if (!document_.pace.slow) {
        due_ = services_.clock.steady() + usual_time();
        return;
    }
    const Time now = services_.clock.now();
    for (const Seat seat : persons) {
        const Time due = due_of(seat, now);
        deadline_ = deadline_ ? std::min(*deadline_, due) : due;
    }
}

std::optional<milliseconds> Room::time_left() const {
    if (deadline_) return std::max(milliseconds{0}, *deadline_ - services_.clock.now());
    if (due_) return std::max(milliseconds{0}, duration_cast<milliseconds>(*due_ - services_.clock.steady()));
    return std::nullopt;
}

void Room::set_clock(milliseconds from_now) {
    if (document_.pace.slow) deadline_ = services_.clock.now() + from_now;
    if (!document_.pace.slow) due_ = services_.clock.steady() + from_now;
}

Allowed<void> Room::pause_match() {
    if (const auto paused = live_->pause(authored()); !paused) return ApiError{"bad-request", paused.error().why};
    change_document().left = time_left();
    deadline_.reset();
    due_.reset();
    return {};
}

Allowed<void> Room::resume_match() {
    if (const auto resumed = live_->resume(authored()); !resumed) return ApiError{"bad-request", resumed.error().why};
    const auto left = document_.left;
    change_document().left.reset();
    if (left) set_clock(*left);
    return {};
}

bool Room::extend_clock(milliseconds by) {
    const auto left = time_left();
    if (!left) return false;
    set_clock(*left + by);
    return true;
}

void Room::tick() {
    if (crowd_changed_ && !busy_) {
        crowd_changed_ = false;
        send_table();
    }
    if (busy_ || broken_ || state_ != TableState::running) return;
    if (held_back_until_) {
        if (services_.clock.steady() < *held_back_until_) return;
        held_back_until_.reset();
        return wake_pilots();
    }
    const bool up = (deadline_ && *deadline_ <= services_.clock.now()) || (due_ && *due_ <= services_.clock.steady());
    if (up) expire();
}

void Room::expire() {
    const Time now = services_.clock.now();
    const auto away = [&](const Chair& chair) {
        return chair.absence && chair.absence->from <= now && now < chair.absence->to;
    };
    if (document_.pace.expiry == Expiry::wait || thinking_) return;
    for (const Seat seat : awaited_persons()) {
        if (away(document_.at(seat))) continue;
        ++services_.metrics.clock_answers;
        services_.log.info("time-up", {{"table", id_}, {"seat", table::seat_number(seat)}});
        if (document_.pace.expiry == Expiry::bot) return ask_bot(seat, bots::Level::club, "clock");
        return answer({seat, live_->questions().number(seat), "", "clock"}, [](const std::optional<ApiError>&) {});
    }
    // Everybody awaited is away: the clock is set anew.
    carry_out([](Room&) -> Allowed<void> { return {}; }, [](const std::optional<ApiError>&) {});
}

void Room::wake_pilots() {
    if (!follow_prepared()) wake_bots();
}

// Each in a step of its own, told like the answer of somebody who is there: nobody can tell the difference.
bool Room::follow_prepared() {
    if (busy_ || broken_ || held_back_until_ || unasked_ >= most_unasked || state_ != TableState::running) return false;
    for (const Seat seat : awaited_persons()) {
        const auto choice = table::prepared_choice(live_->match(), seat, document_.at(seat).prepared);
        if (!choice) continue;
        answer({seat, live_->questions().number(seat), *choice, "", true},
               [self = shared_from_this()](const std::optional<ApiError>& no) {
                   if (no) self->services_.log.error("prepared-refused", {{"table", self->id_}, {"why", no->why}});
               });
        return busy_;
    }
    return false;
}

void Room::wake_bots() {
    if (busy_ || thinking_ || broken_ || held_back_until_ || state_ != TableState::running) return;
    for (const Seat seat : awaiting()) {
        if (document_.at(seat).pilot == Pilot::bot) return ask_bot(seat, document_.at(seat).level, "");
    }
}

void Room::ask_bot(Seat seat, bots::Level level, std::string by) {
    thinking_ = true;
    const std::uint64_t question = live_->questions().number(seat);
    services_.workers.think({live_->match().copy(), seat, level}, [self = shared_from_this(), seat, question,
                                                                   by = std::move(by)](const std::string& choice) {
        self->thinking_ = false;
        self->when_settled([self, seat, question, by, choice] {
            // The match may have gone on without the bot, or the seat may have a person again.
            if (!self->live_ || self->live_->questions().number(seat) != question ||
                self->state_ != TableState::running)
                return self->wake_bots();
            ++self->services_.metrics.bot_answers;
            self->answer({seat, question, choice, by}, [self, seat, by](const std::optional<ApiError>& no) {
                if (!no || no->code != "illegal") return;
                self->services_.log.error("bot-refused", {{"table", self->id_}, {"why", no->why}});
                self->answer({seat, std::nullopt, "", by.empty() ? "bot" : by}, [](const auto&) {});
            });
        });
    });
}

}  // namespace paddock::server
