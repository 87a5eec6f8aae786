#include "server/room.hpp"

#include <algorithm>

#include "table/games.hpp"
#include "table/record.hpp"

// A room's steps: made, written, told.
namespace paddock::server {

using store::TableState;
using table::seat_number;

namespace {

constexpr std::chrono::seconds idle_after{60};
constexpr std::chrono::seconds patience_with_disk{2};
// Events kept in mind: enough for who was away for a moment. Who asks for more gets a replay.
constexpr std::size_t kept_events = 96;

std::string named(const char* what, const std::string& table) { return what + (" " + table); }

}  // namespace

bool Room::Sink::append(std::string_view line) {
    while (!line.empty() && line.back() == '\n') line.remove_suffix(1);
    room_->add(store::AppendLine{room_->id_, room_->lines_++, std::string(line), room_->services_.clock.now()});
    return true;
}

store::Kept<store::TableRow> Room::load_table() {
    store::Kept<store::TableRow> row = services_.store.find_table(id_);
    if (!row) return row.error();
    const auto document = read_table_document(id_, row->document);
    if (!document) return store::Failure{store::Failure::Kind::corrupt, table::to_text(document.error())};
    const store::Kept<std::vector<store::Said>> talk = services_.store.talk(id_);
    if (!talk) return talk.error();
    document_ = *document;
    state_ = row->state;
    deadline_ = row->deadline;
    due_.reset();
    said_ = talk->empty() ? 0 : talk->back().n;
    change_.clear();
    document_changed_ = unseen_changed_ = state_changed_ = false;
    used_ = services_.clock.steady();
    ++services_.metrics.loads;
    live_.reset();
    lines_ = row->lines;
    summary_kept_at_ = kept_summary(services_.store, *row) ? row->lines : 0;
    return row;
}

Room::TakenUp Room::taken_up(const std::vector<std::string>& lines, const std::optional<table::Seed>& seed) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    const auto record = table::read_record(named("record of table", id_), text);
    if (!record) return record.error();
    table::Dice dice;
    dice.seed = seed;
    return table::LiveMatch::take_up(services_.library, *record, std::move(dice), sink_);
}

store::Kept<void> Room::enter(std::size_t lines, TakenUp live) {
    if (!live) return store::Failure{store::Failure::Kind::corrupt, table::to_text(live.error())};
    lines_ = std::max<std::uint64_t>(lines_, lines);
    take(std::move(*live));
    if (!document_.pace.slow && state_ == TableState::running) restart_clock();
    return {};
}

store::Kept<void> Room::load() {
    const auto row = load_table();
    if (!row) return row.error();
    if (row->lines == 0) return {};
    const auto lines = services_.store.lines(id_);
    if (!lines) return lines.error();
    return enter(lines->size(), taken_up(*lines, row->seed));
}

void Room::load_beside(std::function<void(const store::Kept<void>&)> done) {
    const auto row = load_table();
    if (!row) return done(row.error());
    services_.workers.run([self = shared_from_this(), seed = row->seed, done = std::move(done)] {
        const auto lines = self->services_.store.lines(self->id_);
        if (!lines) return std::function<void()>([done, failure = lines.error()] { done(failure); });
        auto live = std::make_shared<TakenUp>(self->taken_up(*lines, seed));
        return std::function<void()>(
            [self, done, live, count = lines->size()] { done(self->enter(count, std::move(*live))); });
    });
}

void Room::take(table::LiveMatch live) {
    live_.emplace(std::move(live));
    live_->keep_last_events(kept_events);
}

std::unique_ptr<table::AnyMatch> Room::whole_match() const {
    const auto record = table::read_record(named("record of table", id_), this->record());
    if (!record) return nullptr;
    auto replay = table::Replay::open(services_.library, *record);
    if (!replay) return nullptr;
    while (replay->next()) {
    }
    return replay->fault() ? nullptr : replay->take_match();
}

SeatSet Room::awaiting() const {
    return live_ && (state_ == TableState::running || state_ == TableState::paused) ? live_->match().awaiting()
                                                                                    : SeatSet{};
}

MatchSummary Room::summary() const {
    return {live_ ? live_->match().setup() : setup_with_seats(document_), awaiting(),
            live_ ? live_->match().public_events() : 0};
}

std::optional<store::Part> Room::summary_to_keep() const {
    if (!live_ || broken_ || busy_ || lines_ == 0 || lines_ == summary_kept_at_) return std::nullopt;
    return store::KeepSnapshot{id_, {lines_ - 1, to_text(summary())}};
}

std::string Room::record() const {
    std::string text;
    if (const auto lines = services_.store.lines(id_)) {
        for (const std::string& line : *lines) text += line + "\n";
    }
    return text;
}

// Steps.

void Room::when_settled(std::function<void()> reading) {
    used_ = services_.clock.steady();
    if (busy_) {
        waiting_.push_back(std::move(reading));
    } else {
        reading();
    }
}

void Room::carry_out(Act act, Done done) {
    if (!busy_) {
        used_ = services_.clock.steady();
        return run_step(act, std::move(done));
    }
    when_settled([this, act = std::move(act), done = std::move(done)]() mutable { run_step(act, std::move(done)); });
}

void Room::run_step(const Act& act, Done done) {
    if (broken_) return done(store_failed());
    author_ = "host";
    const Before before{event_count(), lines_, awaited_persons(), awaiting(), state_,
                        deadline_,     due_,   question_numbers()};
    by_letter_ = false;
    if (const Allowed<void> allowed = act(*this); !allowed) {
        change_.clear();
        return done(allowed.error());
    }
    finish_step(before, std::move(done));
}

void Room::finish_step(const Before& before, Done done) {
    const bool unseen = unseen_changed_ && !document_changed_ && lines_ == before.lines;
    if (!unseen) renew_clock(before);
    const Time now = services_.clock.now();
    if (document_changed_ || unseen_changed_) add(store::SetDocument{id_, to_text(document_), now});
    if (state_changed_) add(store::SetState{id_, state_, now});
    if (deadline_ != before.deadline) add(store::SetDeadline{id_, deadline_});
    queue_notices(before);
    busy_ = true;
    const auto telling = std::make_shared<Telling>(telling_since(before));
    std::function<void()> words;
    if (telling->match != nullptr) words = [telling] { telling->render(); };
    services_.writer.write(std::move(change_), std::move(words),
                           [self = shared_from_this(), done = std::move(done), telling](const store::Kept<void>& kept) {
                               self->written(kept, done, *telling);
                           });
    change_.clear();
    document_changed_ = unseen_changed_ = state_changed_ = false;
    saying_.reset();
}

void Room::written(const store::Kept<void>& kept, const Done& done, Telling& telling) {
    busy_ = false;
    const bool counts = std::exchange(answered_, Seat::nobody) != Seat::nobody;
    if (!kept) {
        throw_away(kept.error());
        held_back_until_ = services_.clock.steady() + patience_with_disk;
        done(store_failed());
    } else {
        services_.metrics.answers += counts ? 1 : 0;
        done(std::nullopt);
        for (const Frame& frame : telling.frames) {
            const auto watcher = frame.watcher.lock();
            if (!watcher) continue;
            watcher->send(frame.text ? frame.text : telling.news_for(frame), frame.haste);
        }
    }
    run_waiting();
    if (!busy_) wake_pilots();
}

void Room::run_waiting() {
    while (!busy_ && !waiting_.empty()) {
        const std::function<void()> next = std::move(waiting_.front());
        waiting_.pop_front();
        next();
    }
}

// The store is the truth: what was not written has not happened.
void Room::throw_away(const store::Failure& failure) {
    services_.log.error("not-written", {{"table", id_}, {"kind", store::name_of(failure.kind)}, {"why", failure.why}});
    const auto loaded = load();
    broken_ = !loaded;
    if (broken_) services_.log.error("not-loaded", {{"table", id_}, {"why", loaded.error().why}});
    for (const auto& watcher : watchers_) {
        const Json told{{"error", to_json(store_failed(), words(watcher->language))}};
        watcher->send(std::make_shared<const std::string>(table::line_of(told)), Haste::now);
    }
}

bool Room::idle(Steady now) const {
    if (broken_) return !busy_;
    const bool clock_runs = due_ && document_.pace.expiry != Expiry::wait;
    // Who has acted a lot is remembered until it no longer matters.
    const bool calm = std::ranges::all_of(acts_, [&](const auto& each) { return each.second.full(now); });
    return watchers_.empty() && !busy_ && !thinking_ && !clock_runs && calm && now - used_ > idle_after;
}

std::optional<ApiError> Room::hold_back(Seat who) {
    const Steady now = services_.clock.steady();
    const double a_second = limits_.acts_a_minute / 60.0;
    TokenBucket& bucket = acts_.try_emplace(who, a_second, limits_.acts_at_once, now).first->second;
    if (bucket.take(now)) return std::nullopt;
    return ApiError{"too-many", "That was a lot in a short time: wait a moment.", "", "", bucket.wait()};
}

// Answers.

void Room::answer(Answer answer, Done done) {
    carry_out([answer = std::move(answer)](Room& room) { return room.play(answer); }, std::move(done));
}

Allowed<void> Room::play(const Answer& answer) {
    if (state_ == TableState::open || !live_) return ApiError{"not-started", "The match has not begun yet."};
    if (state_ == TableState::over) return ApiError{"over", "The match is over."};
    if (state_ == TableState::paused)
        return ApiError{"paused", "The host has stopped the clock; wait until it goes on."};
    using Named = table::Questions::Named;
    const bool awaited = live_->match().awaiting().contains(answer.seat);
    const Named named = answer.question ? live_->questions().named(answer.seat, *answer.question) : Named::open;
    if (named == Named::gone || (named == Named::never && awaited))
        return with_gaps({"stale", "This is no answer to what is asked of seat {n} now: the match has gone on."},
                         {{"n", std::to_string(seat_number(answer.seat))}});
    if (named != Named::sealed && !awaited)
        return with_gaps({"not-awaited", "Nothing is asked of seat {n} now."},
                         {{"n", std::to_string(seat_number(answer.seat))}});
    const auto played = given(answer);
    if (!played) return ApiError{"illegal", played.error().why, played.error().rule};
    answered_ = answer.seat;
    by_letter_ = answer.by_letter;
    unasked_ = answer.prepared ? unasked_ + 1 : 0;
    return close_when_over();
}

Result<table::Played, table::Refused> Room::given(const Answer& answer) {
    const table::Answered answered{answer.by, to_text(services_.clock.now())};
    if (answer.choice.empty()) return live_->play_fallback(answer.seat, answered);
    if (!answer.question || *answer.question == live_->questions().number(answer.seat))
        return live_->play(answer.seat, answer.choice, answered);
    return live_->change(answer.seat, *answer.question, answer.choice, answered);
}

// The last answer and the end of the record reach the disk together.
Allowed<void> Room::close_when_over() {
    if (!live_->match().over()) return {};
    if (const auto revealed = live_->reveal(to_text(services_.clock.now())); !revealed)
        return ApiError{"store-failed", revealed.error().why};
    set_state(TableState::over);
    services_.log.info("over", {{"table", id_}, {"events", event_count()}});
    return {};
}

void Room::say(SeatSet seats, std::string text, Done done) {
    carry_out(
        [seats, text = std::move(text)](Room& room) -> Allowed<void> {
            const Seat seat = seats.lowest();
            const std::string name = seat == Seat::nobody ? "Host" : room.document_.at(seat).name;
            room.saying_ = store::Said{++room.said_, seat, name, room.services_.clock.now(), text};
            room.add(store::Say{room.id_, *room.saying_});
            return {};
        },
        std::move(done));
}

// For acts.

TableDocument& Room::change_document() {
    document_changed_ = true;
    return document_;
}

TableDocument& Room::change_unseen() {
    unseen_changed_ = true;
    return document_;
}

void Room::set_state(TableState state) {
    state_ = state;
    state_changed_ = true;
}

table::Answered Room::authored() const { return {author_, to_text(services_.clock.now())}; }

Allowed<void> Room::note(const std::string& text) {
    if (!live_ || live_->revealed()) return {};
    if (const auto noted = live_->note(text, authored()); !noted) return ApiError{"bad-request", noted.error().why};
    return {};
}

void Room::tell(const std::string& deed) {
    if (!live_) return;
    saying_ = store::Said{++said_, Seat::nobody, "", services_.clock.now(), deed};
    add(store::Say{id_, *saying_});
}

Allowed<void> Room::change_pilot(Seat seat, const std::string& name) {
    if (!live_ || live_->revealed()) return {};
    if (const auto changed = live_->change_pilot(seat, name, authored()); !changed)
        return ApiError{"bad-request", changed.error().why};
    return {};
}

Allowed<void> Room::start_match(const table::Seed& seed) {
    auto opened = table::open_match(services_.library, "setup", table::line_of(setup_with_seats(document_)));
    if (!opened) return ApiError{"bad-setup", opened.error()[0].meaning, "", opened.error()[0].pointer};
    table::Dice dice;
    dice.seed = seed;
    auto live = table::LiveMatch::begin(std::move(*opened), std::move(dice), sink_, to_text(services_.clock.now()));
    if (!live) return ApiError{"bad-setup", live.error().why};
    take(std::move(*live));
    add(store::SetSeed{id_, seed});
    set_state(TableState::running);
    return {};
}

}  // namespace paddock::server
