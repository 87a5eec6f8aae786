#pragma once

#include <optional>
#include <span>

#include "engine/core/game.hpp"
#include "engine/schneider/choices.hpp"
#include "engine/schneider/content.hpp"
#include "engine/schneider/events.hpp"
#include "engine/schneider/options.hpp"
#include "engine/schneider/state.hpp"

namespace paddock::schneider {

// What one seat, or a spectator (Seat::nobody), may know: the table with other people's hands, decks and bets blanked.
// A blanked card has the slot `no_slot`; how many there are stays visible.
struct View {
    State table;
    Seat seat = Seat::nobody;
    bool operator==(const View&) const = default;
};

// Schneider Trophy: one race, or a campaign of races and development years. Meets the concept paddock::Game.
class Schneider {
  public:
    using State = schneider::State;
    using Choice = schneider::Choice;
    using Choices = schneider::Choices;
    using Event = schneider::Event;
    using View = schneider::View;

    // The content must outlive the game. `course` is the first one flown; `planes` are people and autopilots.
    Schneider(const Content& content, const Options& options, int planes, int course = 0);
    // Whether these options and this number of planes make a match.
    static Result<void, Refusal> check(const Content& content, const Options& options, int planes, int course = 0);

    const Content& content() const { return *content_; }
    const Options& options() const { return options_; }
    int planes() const { return planes_; }
    int people() const { return planes_ - options_.autopilots; }
    int first_course() const { return course_; }
    bool is_autopilot(Seat seat) const { return number(seat) >= people(); }
    const Course& course(const State& now) const { return content_->courses[now.course]; }
    // As printed, or as deck_balance=national has it.
    const Card& card(CardId id) const { return cards_[static_cast<std::size_t>(number(id))]; }

    State start(Rolls& rolls, const Events<Event>& events) const;
    SeatSet awaiting(const State& now) const { return now.asked; }
    void choices(const State& now, Seat seat, Choices& list) const;
    Result<void, Refusal> apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                const Events<Event>& events) const;
    View view(const State& now, Seat seat) const;
    State imagine(const View& seen, Rolls& rolls) const;
    Choice fallback(const State& now, Seat seat) const;
    Standings standings(const State& now) const;
    // What puts one plane ahead of another in the standings.
    Decided ahead_by(const State& now, Seat one, Seat other) const;

    // Goes on from a position laid out by hand (a scenario) to the first question.
    void resume(State& state, Rolls& rolls, const Events<Event>& events) const;

  private:
    const Content* content_;
    std::array<Card, card_count> cards_;
    Options options_;
    int planes_;
    int course_;
};

static_assert(Game<Schneider>);

// ST-INFO-05 with public_log=off: whether the event names or gives away a card that this viewer could see when it was
// played, and that no longer lies open; `after` is what has happened since.
bool is_covered(const Schneider& game, const State& now, Seat viewer, const Event& event, std::span<const Event> after);
// The event without that card; nothing when it is about nothing else.
std::optional<Event> without_card(Event event);
// Whether nothing of it may be left for others once it is covered.
bool may_be_covered(const Schneider& game, const Event& event);

}  // namespace paddock::schneider
