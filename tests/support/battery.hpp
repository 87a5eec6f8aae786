#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "table/rolls.hpp"

// What every game must survive: random matches through the contract alone, with nothing known of the
// rulebook but that its choices have a text.
namespace paddock::tests {

inline constexpr int longest_match = 60'000;  // choices; a match that goes on longer never ends

template <Game G>
class Battery {
  public:
    using State = typename G::State;
    using Choice = typename G::Choice;

    using Parser = std::optional<Choice> (*)(std::string_view text);

    Battery(const G& game, Parser parse, std::uint64_t seed)
        : game_(game), parse_(parse), rolls_(seed), whims_(seed ^ 0x5eedU) {}

    // Plays one match to its end. `look` sees the state before and after every choice.
    template <class Look>
    State play(const Look& look) {
        State state = game_.start(rolls_, silent_);
        for (int played = 0; !game_.awaiting(state).empty(); ++played) {
            if (played > longest_match) {
                ADD_FAILURE() << "the match does not end";
                break;
            }
            const Seat seat = some_seat(game_.awaiting(state));
            game_.choices(state, seat, list_);
            if (list_.empty() || list_.full()) {
                ADD_FAILURE() << (list_.empty() ? "an awaited seat has no choice" : "the list of choices is full");
                break;
            }
            if (whims_.below(8) == 0) inspect(state, seat);
            const Choice choice = list_[static_cast<std::size_t>(whims_.below(static_cast<int>(list_.size())))];
            const State before = state;
            Followed followed{rolls_};
            if (!game_.apply(state, seat, choice, followed, followed.listener())) {
                ADD_FAILURE() << "a listed choice was refused: " << to_text(choice);
                break;
            }
            check_sealed(game_.awaiting(before), seat, game_.awaiting(state), followed, to_text(choice));
            look(before, seat, choice, state);
            remember(choice);
        }
        return state;
    }

  private:
    // Counts what follows from an answer.
    struct Followed final : Rolls {
        explicit Followed(Rolls& source) : rolls(source) {}
        int roll(const Chance& chance) override {
            ++count;
            return rolls.roll(chance);
        }
        Events<typename G::Event> listener() {
            return {[](void* self, const typename G::Event&) { ++static_cast<Followed*>(self)->count; }, this};
        }
        Rolls& rolls;
        int count = 0;
    };

    // The contract of sealed answers: nothing follows from one while anybody else who was asked still owes his.
    static void check_sealed(SeatSet asked, Seat seat, SeatSet left, const Followed& followed,
                             const std::string& text) {
        asked.remove(seat);
        bool all_owe = !asked.empty();
        for (const Seat other : asked) all_owe = all_owe && left.contains(other);
        EXPECT_TRUE(!all_owe || followed.count == 0) << text << " is sealed, but something follows from it";
    }

    const G& game_;
    Parser parse_;
    table::FastRolls rolls_;
    table::FastRolls whims_;
    Events<typename G::Event> silent_;
    typename G::Choices list_;
    std::vector<Choice> memory_;  // choices of other moments, most of them wrong now

    Seat some_seat(SeatSet seats) {
        int skip = whims_.below(seats.size());
        for (const Seat seat : seats) {
            if (skip-- == 0) return seat;
        }
        return seats.lowest();
    }

    void remember(const Choice& choice) {
        if (memory_.size() < 64) {
            memory_.push_back(choice);
        } else {
            memory_[static_cast<std::size_t>(whims_.below(64))] = choice;
        }
    }

    bool listed(const Choice& choice) const {
        for (const Choice& other : list_) {
            if (other == choice) return true;
        }
        return false;
    }

    void inspect(const State& state, Seat seat) {
        for (const Choice& choice : list_) check_listed(state, seat, choice);
        check_strangers(state, seat);
        check_views(state);
        State copy = state;
        EXPECT_TRUE(listed(game_.fallback(state, seat)) ||
                    game_.apply(copy, seat, game_.fallback(state, seat), rolls_, silent_))
            << "the fallback " << to_text(game_.fallback(state, seat)) << " is not legal";
    }

    // Every listed choice is accepted, and its text parses back to it.
    void check_listed(const State& state, Seat seat, const Choice& choice) {
        State copy = state;
        table::FastRolls rolls{7};
        EXPECT_TRUE(game_.apply(copy, seat, choice, rolls, silent_)) << to_text(choice);
        EXPECT_FALSE(copy == state) << to_text(choice) << " changes nothing";
        const auto parsed = parse_(to_text(choice));
        EXPECT_TRUE(parsed && *parsed == choice) << to_text(choice);
    }

    // What is refused leaves no trace and names a rule; nobody answers for another.
    void check_strangers(const State& state, Seat seat) {
        State copy = state;
        for (const Choice& choice : memory_) {
            if (const auto verdict = game_.apply(copy, seat, choice, rolls_, silent_)) {
                copy = state;  // legal as well, in another spelling or at another price
            } else {
                EXPECT_TRUE(copy == state) << "refusing " << to_text(choice) << " left a trace";
                EXPECT_FALSE(verdict.error().rule.view().empty());
            }
        }
        for (int i = 0; i < max_seats; ++i) {
            const Seat other = paddock::seat(i);
            if (game_.awaiting(state).contains(other)) continue;
            EXPECT_FALSE(game_.apply(copy, other, list_[0], rolls_, silent_)) << "seat " << i << " was not asked";
        }
        EXPECT_TRUE(copy == state);
    }

    // What a seat imagines, it cannot tell from the truth; and the choices it is offered are the same.
    void check_views(const State& state) {
        typename G::Choices true_list;
        typename G::Choices imagined_list;
        for (const Seat seat : game_.awaiting(state)) {
            const auto view = game_.view(state, seat);
            const State imagined = game_.imagine(view, rolls_);
            EXPECT_TRUE(game_.view(imagined, seat) == view);
            EXPECT_EQ(game_.awaiting(imagined), game_.awaiting(state));
            game_.choices(state, seat, true_list);
            game_.choices(imagined, seat, imagined_list);
            EXPECT_TRUE(imagined_list == true_list) << "a view hides what its seat must know to choose";
        }
    }
};

}  // namespace paddock::tests
