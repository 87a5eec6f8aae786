#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/api_error.hpp"
#include "server/services.hpp"
#include "server/table_facts.hpp"
#include "server/watcher.hpp"
#include "table/live_match.hpp"

namespace paddock::server {

// The answer of a seat, whoever gives it.
struct Answer {
    Seat seat = Seat::nobody;
    std::optional<std::uint64_t> question;  // by its number; none: whatever is asked now
    std::string choice;                     // "": what the rules foresee
    std::string by;                         // when it was not the seat itself
    bool prepared = false;                  // as the seat wished beforehand
    bool by_letter = false;                 // who writes letters wants to be asked the next thing at once
};

// One table. Persons, bots, clocks and hosts all come through carry_out(): one step at a time is made, written
// and, once it is on disk, told to everybody. What comes in meanwhile waits. So nobody ever hears of something
// that could still be lost; when a step cannot be written, the room is what the store says it is.
class Room : public std::enable_shared_from_this<Room> {
  public:
    // Changes the room and tells what else is to be written by add(), or refuses and changes nothing.
    using Act = std::function<Allowed<void>(Room&)>;
    using Done = std::function<void(std::optional<ApiError>)>;

    Room(const Services& services, const Limits& limits, std::string id)
        : services_(services), limits_(limits), id_(std::move(id)), sink_(*this) {}
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    // Takes the table up from the store.
    store::Kept<void> load();
    // The same, with its record replayed by a worker. Nobody else may use the room before it is done.
    void load_beside(std::function<void(const store::Kept<void>&)> done);

    const std::string& id() const { return id_; }
    store::TableState state() const { return state_; }
    const TableDocument& document() const { return document_; }
    const table::AnyMatch* match() const { return live_ ? &live_->match() : nullptr; }
    std::size_t event_count() const { return live_ ? live_->match().event_count() : 0; }
    // The number of what a seat is asked now; 0: nothing.
    std::uint64_t question_of(Seat seat) const { return live_ ? live_->questions().number(seat) : 0; }
    std::optional<Time> deadline() const { return deadline_; }
    SeatSet awaiting() const;
    const table::Words& words(table::Language language) const {
        return table::words_of(live_ ? live_->match().game() : "", language);
    }
    Json table_json(SeatSet mine, bool host) const;
    std::string record() const;
    // What is to be kept of the match before the room is forgotten; nothing when the store has it.
    std::optional<store::Part> summary_to_keep() const;

    // Why a seat, or the host (nobody's seat), must wait before it acts or talks again. Counts it when it need not.
    std::optional<ApiError> hold_back(Seat who);

    // Steps.
    void carry_out(Act act, Done done);
    void answer(Answer answer, Done done);
    void say(SeatSet seats, std::string text, Done done);
    // Runs this once nothing is being written.
    void when_settled(std::function<void()> reading);
    // At the end of the backend: who waits or watches holds on to the room, and the room to him.
    void let_go() {
        waiting_.clear();
        watchers_.clear();
    }

    // For acts (server/acts.hpp), which run inside a step. Who acts, unless it is the host: "seat 2".
    Allowed<void> play(const Answer& answer);
    void act_as(std::string author) { author_ = std::move(author); }
    TableDocument& change_document();
    // The same for what nobody is told of, and what moves no clock.
    TableDocument& change_unseen();
    void set_state(store::TableState state);
    void add(store::Part part) { change_.push_back(std::move(part)); }
    Allowed<void> note(const std::string& text);
    // Puts what was done into the talk, in nobody's name, once the match has begun: "pause", "bot 2". The last thing an
    // act does, because it cannot be taken back.
    void tell(const std::string& deed);
    Allowed<void> change_pilot(Seat seat, const std::string& name);
    Allowed<void> start_match(const table::Seed& seed);
    Allowed<void> pause_match();
    Allowed<void> resume_match();
    bool extend_clock(std::chrono::milliseconds by);
    void restart_clock();
    // The deadline of a seat stands still while it is away; what was left of it otherwise stays.
    void note_absence(Seat seat, std::optional<Absence> absence);
    const Services& services() const { return services_; }

    // Watchers. To tell what lies far back the match is played again.
    // Whether what comes behind so many public events has been forgotten.
    bool must_replay(std::size_t since) const {
        return live_ && since < live_->match().public_events(live_->match().first_event());
    }
    void watch(const std::shared_ptr<Watcher>& watcher, std::size_t since);
    void stop_watching(const Watcher* watcher);
    const std::vector<std::shared_ptr<Watcher>>& watchers() const { return watchers_; }
    void send_table();

    // Looks at the clock, and plays for those whose time is up.
    void tick();
    // It could not be taken up again after a failure.
    bool broken() const { return broken_; }
    // A step is being written: the room is ahead of the disk.
    bool busy() const { return busy_; }
    // Nobody would miss it in memory.
    bool idle(Steady now) const;
    // Answers for a seat that is awaited and has prepared an answer, or asks a bot.
    void wake_pilots();

  private:
    class Sink final : public table::RecordSink {
      public:
        explicit Sink(Room& room) : room_(&room) {}
        bool append(std::string_view line) override;

      private:
        Room* room_;
    };
    // What a step started from, to see what it changed.
    struct Before {
        std::size_t events = 0;
        std::uint64_t lines = 0;
        SeatSet awaited;  // persons among those who are asked
        SeatSet asked;
        store::TableState state = store::TableState::open;
        std::optional<Time> deadline;
        std::optional<Steady> due;
        std::array<std::uint64_t, max_seats> questions{};  // by seat
    };
    struct Frame {
        std::weak_ptr<Watcher> watcher;
        Text text;                 // none: the news of `seat`
        Seat seat = Seat::nobody;  // nobody: a spectator
        bool offers = true;
        table::Language language = table::Language::english;
        Haste haste = Haste::now;
    };
    // What a step has to tell. The news in it are put into words on the store's thread; the match does not change
    // before that is done.
    struct Telling {
        std::vector<Frame> frames;
        const table::AnyMatch* match = nullptr;  // none: no news
        const table::Questions* questions = nullptr;
        std::size_t first = 0;  // event
        std::string clocks;
        // By language and seat number; without offers and with them.
        std::array<std::array<std::array<Text, 2>, max_seats + 1>, std::size(table::languages)> news;

        void render();
        Text& news_for(const Frame& frame) {
            return news[static_cast<std::size_t>(frame.language)]
                       [static_cast<std::size_t>(table::seat_number(frame.seat))][frame.offers ? 1 : 0];
        }
    };

    // All but the match.
    store::Kept<store::TableRow> load_table();
    using TakenUp = Result<table::LiveMatch, table::InputError>;
    TakenUp taken_up(const std::vector<std::string>& lines, const std::optional<table::Seed>& seed);
    store::Kept<void> enter(std::size_t lines, TakenUp live);
    MatchSummary summary() const;
    void take(table::LiveMatch live);
    // The match with all its events, played again; nullptr when the store fails.
    std::unique_ptr<table::AnyMatch> whole_match() const;
    void run_step(const Act& act, Done done);
    void finish_step(const Before& before, Done done);
    void written(const store::Kept<void>& kept, const Done& done, Telling& telling);
    void throw_away(const store::Failure& failure);
    void run_waiting();
    Result<table::Played, table::Refused> given(const Answer& answer);
    Allowed<void> close_when_over();
    std::array<std::uint64_t, max_seats> question_numbers() const;
    void queue_notices(const Before& before);
    Telling telling_since(const Before& before) const;

    SeatSet awaited_persons() const;
    void renew_clock(const Before& before);
    void set_clock(std::chrono::milliseconds from_now);
    std::chrono::milliseconds usual_time() const;
    Time due_of(Seat seat, Time now) const;
    std::optional<std::chrono::milliseconds> time_left() const;
    table::Answered authored() const;  // now
    void expire();
    bool follow_prepared();
    void wake_bots();
    void ask_bot(Seat seat, bots::Level level, std::string by);

    Services services_;
    Limits limits_;
    std::string id_;
    Sink sink_;
    TableDocument document_;
    store::TableState state_ = store::TableState::open;
    std::optional<Time> deadline_;  // slow play: kept, on the wall
    std::optional<Steady> due_;     // live play
    std::optional<table::LiveMatch> live_;
    std::uint64_t lines_ = 0;
    std::uint64_t summary_kept_at_ = 0;  // lines the store has a summary of
    std::uint64_t said_ = 0;
    std::optional<store::Said> saying_;  // in the step under way

    // The step under way.
    std::string author_;
    store::Change change_;
    bool document_changed_ = false;
    bool unseen_changed_ = false;  // something in the document that is nobody's business
    bool state_changed_ = false;
    Seat answered_ = Seat::nobody;  // who gave an answer
    bool by_letter_ = false;        // and it came by mail
    bool busy_ = false;
    bool broken_ = false;
    bool thinking_ = false;
    std::optional<Steady> held_back_until_;  // something could not be written: bots, clocks and prepared answers wait
    int unasked_ = 0;                        // prepared answers since anybody else answered
    std::deque<std::function<void()>> waiting_;

    std::vector<std::shared_ptr<Watcher>> watchers_;
    bool crowd_changed_ = false;        // a spectator came or went: everybody is told with the next tick, not at once
    std::map<Seat, TokenBucket> acts_;  // that each may still make
    Steady used_{};
};

}  // namespace paddock::server
