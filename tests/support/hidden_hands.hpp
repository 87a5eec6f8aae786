#pragma once

#include <array>
#include <optional>

#include "engine/core/game.hpp"
#include "table/open_game.hpp"

// A game for tests of secrecy. Everybody is dealt three cards that nobody else sees. Twice all lay one face down at the
// same time; when the last lies, all are turned, and the highest scores (a coin decides between equals). The third card
// is never shown. A game that is made leaky shows every hand to everybody, so that a test can prove it would notice; in
// an endless one cards come back to the hand and no round counts.
namespace paddock::tests {

class HiddenHands {
  public:
    static constexpr int most_seats = 4;
    static constexpr std::size_t hand = 3;
    static constexpr int rounds = 2;
    static constexpr std::uint8_t face_down = 255;

    struct Choice {
        std::uint8_t card = 0;
        bool operator==(const Choice&) const = default;
    };
    using Choices = SmallVector<Choice, hand>;

    struct State {
        std::array<std::array<std::uint8_t, hand>, most_seats> cards{};  // 0: played
        std::array<std::uint8_t, most_seats> laid{};                     // 0: not yet
        std::array<std::uint8_t, most_seats> points{};
        int round = 0;
        bool operator==(const State&) const = default;
    };
    struct View {
        State table;
        Seat seat = Seat::nobody;
        bool operator==(const View&) const = default;
    };
    struct Event {
        enum class Kind : std::uint8_t { dealt, laid, turned, scored };
        Kind kind = Kind::dealt;
        Seat seat = Seat::nobody;
        std::uint8_t card = 0;
    };

    HiddenHands(int seats, bool leaky, bool endless = false) : seats_(seats), leaky_(leaky), endless_(endless) {}
    bool leaky() const { return leaky_; }
    bool endless() const { return endless_; }
    int seats() const { return seats_; }

    State start(Rolls& rolls, const Events<Event>& events) const {
        State state;
        for (int i = 0; i < seats_; ++i) {
            for (std::uint8_t& card : state.cards[index(i)]) {
                card = static_cast<std::uint8_t>(
                    rolls.roll({.purpose = {"card"}, .seat = seat(i), .first = 1, .count = 4}));
                events.tell({Event::Kind::dealt, seat(i), card});
            }
        }
        return state;
    }
    SeatSet awaiting(const State& state) const {
        SeatSet asked;
        for (int i = 0; i < seats_ && state.round < rounds; ++i) {
            if (state.laid[index(i)] == 0) asked.add(seat(i));
        }
        return asked;
    }
    void choices(const State& state, Seat seat, Choices& list) const {
        for (const std::uint8_t card : state.cards[index(number(seat))]) {
            if (card != 0) list.push_back({card});
        }
    }
    Result<void, Refusal> apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                const Events<Event>& events) const {
        auto& cards = state.cards[index(number(seat))];
        const auto held = std::find(cards.begin(), cards.end(), choice.card);
        if (choice.card == 0 || held == cards.end()) return Refusal{{"HH-PLAY-01"}, "this card is not in your hand"};
        if (!endless_) *held = 0;
        state.laid[index(number(seat))] = choice.card;
        events.tell({Event::Kind::laid, seat, 0});
        if (awaiting(state).empty()) turn(state, rolls, events);
        return {};
    }
    void resume(State&, Rolls&, const Events<Event>&) const {}
    View view(const State& state, Seat viewer) const {
        View seen{state, viewer};
        for (int i = 0; i < seats_ && !leaky_; ++i) {
            if (seat(i) == viewer) continue;
            for (std::uint8_t& card : seen.table.cards[index(i)]) card = face_down;
            if (state.laid[index(i)] != 0) seen.table.laid[index(i)] = face_down;
        }
        return seen;
    }
    State imagine(const View& view, Rolls& rolls) const {
        State state = view.table;
        for (auto& cards : state.cards)
            for (std::uint8_t& card : cards)
                if (card == face_down) card = static_cast<std::uint8_t>(rolls.roll({.purpose = {"card"}, .count = 4}));
        return state;
    }
    Choice fallback(const State& state, Seat seat) const {
        Choices list;
        choices(state, seat, list);
        return list[0];
    }
    Standings standings(const State& state) const {
        Standings standings;
        for (int i = 0; i < seats_; ++i) {
            int place = 1;
            for (const std::uint8_t points : state.points) place += points > state.points[index(i)] ? 1 : 0;
            standings.push_back({seat(i), static_cast<std::uint8_t>(place),
                                 state.round < rounds ? Fate::running : Fate::finished,
                                 static_cast<std::int16_t>(state.points[index(i)])});
        }
        return standings;
    }

  private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    void turn(State& state, Rolls& rolls, const Events<Event>& events) const {
        const bool last_wins = rolls.roll({.purpose = {"coin"}, .count = 2}) == 2;
        int winner = 0;
        for (int i = 0; i < seats_; ++i) {
            events.tell({Event::Kind::turned, seat(i), state.laid[index(i)]});
            const int lead = state.laid[index(i)] - state.laid[index(winner)];
            if (lead > 0 || (lead == 0 && last_wins)) winner = i;
        }
        if (!endless_) ++state.points[index(winner)];
        if (!endless_) ++state.round;
        state.laid = {};
        events.tell({Event::Kind::scored, seat(winner), 0});
    }

    int seats_;
    bool leaky_;
    bool endless_;
};
static_assert(Game<HiddenHands>);

}  // namespace paddock::tests

namespace paddock::table {

template <>
struct Binding<tests::HiddenHands> {
    using Game = tests::HiddenHands;
    using State = Game::State;
    using Choice = Game::Choice;
    using Event = Game::Event;
    using View = Game::View;
    struct Content {};

    static constexpr GameInfo info{"hidden-hands", "Hidden Hands", "hidden-hands 1", 2, Game::most_seats, 2,
                                   "hand",         "cards",        "HH-PLAY-01"};
    static constexpr int most_seats = info.most_seats;
    static constexpr InstructionAnswer laying[] = {
        {"first", InstructionAnswer::Pick::rules},
        {"two", InstructionAnswer::Pick::named, "lay 2"},
    };
    static constexpr InstructionKind instructions[] = {{"lay", laying}};

    static std::optional<Opened<Game>> open(const Library&, JsonFields& setup, int seats) {
        bool leaky = false;
        bool endless = false;
        (void)setup.optional("circuit").text(60);
        if (const JsonReader options = setup.optional("options")) {
            JsonFields fields = options.fields();
            if (const JsonReader flag = fields.optional("leaky")) leaky = flag.flag();
            if (const JsonReader flag = fields.optional("endless")) endless = flag.flag();
        }
        return Opened<Game>{std::make_shared<Content>(), Game(seats, leaky, endless)};
    }
    static Json options_json(const Game& game) {
        Json options{{"leaky", game.leaky()}};
        if (game.endless()) options["endless"] = true;
        return options;
    }
    static const LoadedCircuit* circuit(const Content&) { return nullptr; }
    static Venue venue(const Content&, const Game&) { return {"table", "Table", ""}; }
    static int players(const Game& game) { return game.seats(); }

    static std::string choice_text(const Choice& choice) { return "lay " + std::to_string(choice.card); }
    static std::optional<Choice> parse_choice(std::string_view text) {
        if (!text.starts_with("lay ")) return std::nullopt;
        const auto card = whole_number(text.substr(4));
        if (!card || *card > 9) return std::nullopt;
        return Choice{static_cast<std::uint8_t>(*card)};
    }
    static std::optional<Choice> read_choice(const JsonReader& value) {
        JsonFields fields = value.fields();
        return Choice{static_cast<std::uint8_t>(fields.required("lay").whole(1, 9))};
    }
    static Offer offer(const Content&, const Game&, const State&, Seat, const Choice& choice, const Words&) {
        return {choice_text(choice), choice_text(choice), {{"lay", choice.card}}, Json::object()};
    }
    static Question question(const Game&, const State&, const Words&) { return {"lay", "Lay a card face down."}; }

    static Json position_json(const Content&, const Game&, const State& state) {
        return {{"cards", state.cards}, {"laid", state.laid}, {"points", state.points}, {"round", state.round}};
    }
    static State read_position(const Content&, const Game&, const JsonReader& position, const Eyes*) {
        position.fail("hands are dealt, not laid out");
        return {};
    }
    static bool waits_for_nobody(const State&) { return false; }
    static Json view_json(const Content& content, const Game& game, const View& view) {
        return {{"seat", seat_number(view.seat)}, {"position", position_json(content, game, view.table)}};
    }

    // Who is dealt a card hears of it alone.
    static bool hears(Seat viewer, const Event& event) {
        return event.kind != Event::Kind::dealt || event.seat == viewer;
    }
    static Told told(const Content&, const Game&, const Event& event, std::span<const Event>, const Words&) {
        constexpr const char* kinds[] = {"dealt", "laid", "turned", "scored"};
        const char* kind = kinds[static_cast<std::size_t>(event.kind)];
        return {"HH-PLAY-01", kind, {{"event", kind}, {"seat", seat_number(event.seat)}, {"card", event.card}}};
    }

    static constexpr std::array measures{"points"};
    using Outcome = std::array<int, 1>;
    struct Trace {
        static constexpr bool settled = false;
        void hear(const Event&, const State&, Seat) {}
    };
    static Outcome outcome(const Game&, const State&, const State& after, Seat seat, const Trace&) {
        return {after.points[static_cast<std::size_t>(paddock::number(seat))]};
    }
    static Json measure_json(const Game&, const State&, std::size_t, int value) { return value; }
    static bool turn_goes_on(const State&, const State&) { return false; }
};

}  // namespace paddock::table

namespace paddock::tests {

inline table::Library library_with_hidden_hands() {
    table::Library library;
    library.add_game("hidden-hands", table::open_game<HiddenHands>);
    return library;
}

}  // namespace paddock::tests
