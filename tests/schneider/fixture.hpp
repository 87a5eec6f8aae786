#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/schneider/game.hpp"
#include "engine/schneider/market.hpp"
#include "table/schneider/content.hpp"

namespace paddock {
inline void PrintTo(Seat seat, std::ostream* out) { *out << "seat " << number(seat); }
}  // namespace paddock

// A race or a development year laid out by hand, with scripted rolls. A test reads:
//
//     Race race{"SPI"};
//     const Seat us = race.add("8", {.nation = Nation::usa});
//     race.go(us);
//     race.fly("6");                               // plays a plain card of 6
//     race.play("way short", {{"danger", alert}});
//     EXPECT_EQ(race.where(us), "11");
namespace paddock::schneider::tests {

inline constexpr int damage = 1;  // outcomes of a danger draw
inline constexpr int alert = 2;

// A roll that is to come. Purpose and seat are checked; a seat of nobody is not.
struct Roll {
    std::string purpose;
    int value = 0;
    Seat seat = Seat::nobody;
};
using Script = std::vector<Roll>;
using Names = std::vector<std::string>;

// Hands out rolls in the order of the script. A danger draw must be scripted, and what is scripted must be rolled: a
// test that scripts more than happens proves less than it says. Other rolls that the script does not name next fall by
// themselves: cards in the order of the set, markers of players before TIME.
class ScriptedRolls final : public Rolls {
  public:
    ScriptedRolls() = default;
    ScriptedRolls(const ScriptedRolls&) = default;
    ScriptedRolls& operator=(const ScriptedRolls&) = default;
    ~ScriptedRolls();
    int roll(const Chance& chance) override;
    void add(const Script& script) { script_.insert(script_.end(), script.begin(), script.end()); }
    const std::deque<Roll>& left() const { return script_; }
    std::vector<Roll> made;  // everything rolled, for tests that count

  private:
    std::deque<Roll> script_;
};

const Content& content();
int course_number(std::string_view key);  // MON, NAP, COW, BAL, HAM, VEN, CAL, SPI
// A card by its id ("M07"), or a plain one by its value ("7"); the second, third … of that value when asked for again.
CardId card_called(std::string_view name, int again = 0);

struct PlaneSetup {
    Nation nation = Nation::none;  // none: the first one left
    Pilot pilot = Pilot::none;     // skills are off unless a test names one
    Names hand = {"3", "4", "5"};
    Names pile = {};   // cards played, the visible one last
    Names under = {};  // cards put under the deck, the next to come first
    Names deck = {};   // the rest of the set that is still to come; empty: all other cards of the set
    bool no_deck = false;
    int gauge = 0;
    int aside = 0;
    int bag_damage = 12;
    int bag_alert = 6;
    int purse = 0;
    std::vector<Effect> permanents = {};
    std::array<const char*, component_count> tokens{"", "", "", ""};  // "DA": DAMAGE on square 1, ALERT on square 2
    std::array<int, component_count> levels{1, 1, 1, 1};
};

class Race {
  public:
    explicit Race(std::string_view course = "SPI", const Options& options = {});
    Race(const Race&) = delete;
    Race& operator=(const Race&) = delete;
    ~Race();  // fails the test when scripted rolls are left

    // Laying out. People first, then autopilots.
    Seat add(std::string_view square, const PlaneSetup& setup = {});
    Seat add_autopilot(Nation nation, std::string_view square, const PlaneSetup& setup = {});
    void put(Seat seat, std::string_view square);

    // Going on to the first question: with the turn of this plane, nobody leading or drafting, in a round in order of
    // position; or with a new round, its order and markers computed.
    void go(Seat mover, const Script& script = {});
    void begin_round(const Script& script = {});
    void resume(const Script& script = {});
    // A match from its very beginning.
    void start(int planes, const Script& script = {});

    // Answers for whoever is asked.
    void play(const std::string& choice, const Script& script = {});
    // Plays a card of the hand, plain or by its id, for the mover; bets are passed.
    void fly(const std::string& card, const Script& script = {}, const std::string& skills = "");
    void throttle(const Script& script = {}, const std::string& skills = "");
    void pass_bet();

    std::string refusal(const std::string& choice) const;  // "" when it is accepted; the race does not go on
    bool accepts(const std::string& choice) const { return refusal(choice).empty(); }
    bool offers(const std::string& choice) const;
    Names offers() const;
    std::string fallback() const;

    // Looking.
    Ask asks() const { return state.ask; }
    Seat asked() const { return state.asked.lowest(); }
    Plane& plane(Seat seat) { return state.plane(seat); }
    const Plane& plane(Seat seat) const { return state.plane(seat); }
    std::string where(Seat seat) const;
    std::vector<Seat> order() const { return {state.order.begin(), state.order.end()}; }
    Names hand(Seat seat) const;  // names of the cards
    Names under(Seat seat) const;
    Names spying() const;
    std::string bag(Seat seat) const;  // "12 D 6 A"
    std::string tokens(Seat seat, Component component) const;
    int draws(Seat seat) const;  // danger tokens drawn so far
    int speed(Seat seat) const;  // told last
    Schneider game() const;
    const Course& course() const { return content().courses[state.course]; }

    template <class Kind>
    std::vector<Kind> events() const {
        std::vector<Kind> found;
        for (const Event& event : log_) {
            if (const Kind* of_kind = std::get_if<Kind>(&event)) found.push_back(*of_kind);
        }
        return found;
    }
    template <class Kind>
    std::vector<Kind> events(Seat seat) const {
        std::vector<Kind> found;
        for (const Kind& event : events<Kind>()) {
            if (event.seat == seat) found.push_back(event);
        }
        return found;
    }
    void forget() { log_.clear(); }
    const std::vector<Event>& log() const { return log_; }
    Events<Event> listener();

    State state;
    Options options;
    ScriptedRolls rolls;

  protected:
    std::vector<Event> log_;
    int first_course_ = 0;
};

// A development year: the phase is under way, the bag full of markers, nothing on the boards but what a test lays.
class Year : public Race {
  public:
    explicit Year(int people = 2, const Options& options = {}, int autopilots = 0);

    void show(int place, std::string_view card);  // on the development track, from 1
    void mark(int place, Seat seat, int markers);
    void offer(std::string_view card) { state.year.spying.push_back(card_called(card)); }
    void spy(Seat seat, int markers) { state.year.spies[static_cast<std::size_t>(number(seat))] = byte(markers); }
    // Draws a marker of this seat, so that it is asked where to place it.
    void draw(Seat seat, const Script& script = {});
    void draw_time(const Script& script = {});
    void own(Seat seat, const Names& cards);  // the first cards of the set
    Names set(Seat seat) const;
    int markers(int place, Seat seat) const;
    int in_bag(Seat seat) const { return state.year.bag[static_cast<std::size_t>(number(seat))]; }
    int spies(Seat seat) const { return state.year.spies[static_cast<std::size_t>(number(seat))]; }
};

inline const PlaneSetup empty_handed{.hand = {}, .no_deck = true};
inline constexpr Options expert{.cockpit = Cockpit::expert};

}  // namespace paddock::schneider::tests
