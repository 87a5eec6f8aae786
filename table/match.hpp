#pragma once

#include <algorithm>
#include <cassert>
#include <cstring>

#include "table/any_match.hpp"
#include "table/binding.hpp"
#include "table/every_roll.hpp"
#include "table/json_text.hpp"
#include "table/library.hpp"
#include "table/news.hpp"
#include "table/odds.hpp"
#include "table/rolls.hpp"

namespace paddock::table {

// A match of one game. Bots, which think in a game's own types, get it from an AnyMatch by match_of.
template <class G>
class Match final : public AnyMatch {
  public:
    using Bind = Binding<G>;
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Event = typename G::Event;

    Match(Opened<G> opened, std::vector<std::string> names, std::vector<std::string> pilots)
        : content_(std::move(opened.content)),
          game_(std::move(opened.game)),
          names_(std::move(names)),
          pilots_(std::move(pilots)) {}

    // The typed side.
    const G& game_value() const { return game_; }
    const State& state() const { return state_; }
    const std::vector<Event>& events() const { return events_; }
    Result<Played, Refused> play_choice(Seat seat, const Choice& choice, Rolls& rolls) {
        if (!awaiting().contains(seat)) return not_awaited(seat);
        Played played{event_count(), 0, Bind::choice_text(choice)};
        const Result<void, Refusal> result = game_.apply(state_, seat, choice, rolls, listener());
        if (!result) return refused(result.error());
        played.event_count = event_count() - played.first_event;
        return played;
    }

    std::unique_ptr<AnyMatch> copy() const override { return std::make_unique<Match>(*this); }

    std::string_view game() const override { return Bind::info.key; }
    std::string_view rules_version() const override { return Bind::info.version; }
    int seats() const override { return static_cast<int>(names_.size()); }
    int players() const override { return Bind::players(game_); }
    const std::vector<std::string>& names() const override { return names_; }
    const std::vector<std::string>& pilots() const override { return pilots_; }
    std::string called(Seat seat, const Words& words) const override;
    Venue venue() const override { return Bind::venue(*content_, game_); }
    const LoadedCircuit* circuit() const override { return Bind::circuit(*content_); }
    Json setup() const override;

    void start(Rolls& rolls) override {
        events_.clear();
        public_before_.clear();
        forgotten_ = 0;
        public_events_ = 0;
        state_ = game_.start(rolls, listener());
        started_ = true;
    }
    bool lay_out(const JsonDocument& document, const JsonReader& position, Rolls& rolls) override {
        return lay_out_as(document, position, nullptr, rolls);
    }
    bool lay_out_seen(const JsonDocument& document, const JsonReader& position, Seat seat, Rolls& rolls) override {
        const Eyes eyes{seat, rolls};
        return lay_out_as(document, position, &eyes, rolls);
    }
    Result<Played, Refused> play(Seat seat, std::string_view text, Rolls& rolls) override {
        const Result<Choice, Refused> choice = understood(text);
        return choice ? play_choice(seat, *choice, rolls) : choice.error();
    }
    Result<Played, Refused> play_json(Seat seat, std::string_view text, Rolls& rolls) override;
    bool understands(std::string_view text) const override { return understood(text).has_value(); }

    bool started() const override { return started_; }
    SeatSet awaiting() const override { return started_ ? game_.awaiting(state_) : SeatSet{}; }
    using AnyMatch::offers;
    using AnyMatch::question;
    using AnyMatch::told;
    using AnyMatch::whole_story;
    Question question(Seat seat, const Words& words) const override {
        return awaiting().contains(seat) ? Bind::question(game_, state_, words) : Question{};
    }
    std::vector<Offer> offers(Seat seat, const Words& words) const override;
    void write_offers(JsonText& out, Seat seat, const Words& words) const override;
    std::vector<std::string> choice_texts(Seat seat) const override;
    Seat on_the_clock() const override {
        if constexpr (requires { Bind::on_the_clock(game_, state_); })
            if (started_) return Bind::on_the_clock(game_, state_);
        return Seat::nobody;
    }
    std::string fallback(Seat seat) const override {
        return awaiting().contains(seat) ? Bind::choice_text(game_.fallback(state_, seat)) : std::string();
    }
    std::span<const InstructionKind> instructions() const override {
        if constexpr (requires { Bind::instructions; }) return Bind::instructions;
        return {};
    }

    Json position() const override { return started_ ? Bind::position_json(*content_, game_, state_) : Json(); }
    Json view(Seat seat) const override {
        return started_ ? Bind::view_json(*content_, game_, game_.view(state_, seat)) : Json();
    }
    std::string view_text(Seat seat) const override {
        if constexpr (requires { Bind::view_text(game_, game_.view(state_, seat)); })
            if (started_) return Bind::view_text(game_, game_.view(state_, seat));
        return line_of(view(seat));
    }
    Standings standings() const override { return started_ ? game_.standings(state_) : Standings{}; }
    Json standings_json() const override { return to_json(standings()); }
    TeamStandings teams() const override {
        if constexpr (requires { game_.teams(state_); })
            if (started_) return game_.teams(state_);
        return {};
    }
    std::size_t event_count() const override { return forgotten_ + events_.size(); }
    std::size_t public_events(std::size_t first) const override {
        assert(first >= forgotten_);
        return first >= event_count() ? public_events_ : public_before_[first - forgotten_];
    }
    using AnyMatch::public_events;
    bool is_public(std::size_t number) const override { return public_events(number + 1) > public_events(number); }
    std::size_t event_after(std::size_t count) const override {
        const auto found = std::lower_bound(public_before_.begin(), public_before_.end(), count);
        return forgotten_ + static_cast<std::size_t>(found - public_before_.begin());
    }
    // The oldest ones left only serve the sentences of the next.
    std::size_t first_event() const override { return forgotten_ == 0 ? 0 : forgotten_ + looked_back; }
    void forget_events(std::size_t kept) override;
    std::vector<Told> told(Seat viewer, std::size_t first, std::size_t count, const Words& words) const override {
        return with_names(told_openly(viewer, first, count, words), words);
    }
    std::vector<Told> told_openly(Seat viewer, std::size_t first, std::size_t count,
                                  const Words& words) const override {
        return render(first, count, words, [this, viewer](std::size_t i) { return heard_by(viewer, i); });
    }
    void write_events(JsonText& out, Seat viewer, std::size_t first, const Words& words) const override;
    std::vector<Told> whole_story(std::size_t first, std::size_t count, const Words& words) const override {
        return with_names(render(first, count, words, [this](std::size_t i) { return std::optional<Event>(event(i)); }),
                          words);
    }
    bool looks_alike(Seat one, Seat other) const override;
    bool tells_alike(Seat one, Seat other, std::size_t first) const override;

    Result<Json, Refused> odds(Seat seat, std::string_view choice, const OddsLimits& limits) const override;

    Bookmark bookmark() const override {
        Bookmark mark{std::vector<std::byte>(sizeof(State)), event_count(), started_};
        std::memcpy(mark.state.data(), &state_, sizeof(State));
        return mark;
    }
    void go_back(const Bookmark& mark) override {
        assert(mark.state.size() == sizeof(State) && mark.events <= event_count() && mark.events >= forgotten_);
        std::memcpy(&state_, mark.state.data(), sizeof(State));
        public_events_ = public_events(mark.events);
        events_.resize(mark.events - forgotten_);
        public_before_.resize(events_.size());
        started_ = mark.started;
    }

  private:
    bool lay_out_as(const JsonDocument& document, const JsonReader& position, const Eyes* eyes, Rolls& rolls);
    Events<Event> listener() {
        return {[](void* self, const Event& event) { static_cast<Match*>(self)->note(event); }, this};
    }
    void note(const Event& event) {
        events_.push_back(event);
        public_before_.push_back(public_events_);
        if (is_for_everybody(event)) ++public_events_;
    }
    // Whatever a spectator hears, everybody hears.
    bool is_for_everybody(const Event& event) const {
        if constexpr (requires { Bind::may_be_covered(game_, event); })
            if (Bind::may_be_covered(game_, event)) return false;
        return Bind::hears(Seat::nobody, event);
    }
    const Event& event(std::size_t number) const { return events_[number - forgotten_]; }
    // What happened before an event: sentences lean on it. What they look up there everybody has heard.
    std::span<const Event> before(std::size_t number) const {
        const std::size_t there = number - forgotten_;
        return std::span(events_).subspan(there - std::min(there, looked_back), std::min(there, looked_back));
    }
    // Calls `tell` with each event that `hear` lets through, and its number.
    template <class Hear, class Tell>
    void go_through(std::size_t first, std::size_t count, const Hear& hear, const Tell& tell) const;
    std::vector<Told> with_names(std::vector<Told> told, const Words& words) const;
    template <class Hear>
    std::vector<Told> render(std::size_t first, std::size_t count, const Words& words, const Hear& hear) const;
    // Whether an event of the past tells of something that this viewer could see then and may not look up now.
    bool is_covered(Seat viewer, std::size_t number) const {
        if constexpr (requires(std::span<const Event> after) {
                          Bind::is_covered(game_, state_, viewer, event(number), after);
                      })
            return Bind::is_covered(game_, state_, viewer, event(number),
                                    std::span(events_).subspan(number + 1 - forgotten_));
        return false;
    }
    // An event as this viewer may hear of it now; nothing when he may not.
    std::optional<Event> heard_by(Seat viewer, std::size_t number) const {
        if (!Bind::hears(viewer, event(number))) return std::nullopt;
        if constexpr (requires { Bind::covered(event(number)); })
            if (is_covered(viewer, number)) return Bind::covered(event(number));
        return event(number);
    }
    // A position the seat cannot tell from the real one, always the same one. What a seat is offered and told of
    // its chances is made from it, so that it depends on nothing the seat may not know.
    State as_seen_by(Seat seat) const {
        MedianRolls rolls;
        return game_.imagine(game_.view(state_, seat), rolls);
    }
    static Result<Choice, Refused> understood(std::string_view text) {
        constexpr std::size_t longest_choice = 300;
        std::optional<Choice> choice;
        if (text.size() <= longest_choice) choice = Bind::parse_choice(trimmed(text));
        if (!choice) return Refused{"", quote_of(text) + " is not understood"};
        return *choice;
    }
    static Refused refused(const Refusal& refusal) { return {std::string(refusal.rule.view()), refusal.why}; }
    Refused not_awaited(Seat seat) const {
        return {std::string(Bind::info.turn_rule),
                "no answer is awaited from seat " + std::to_string(seat_number(seat)) + " now"};
    }
    // A way under way: what has been rolled and what has happened on it.
    struct Way {
        Share share = Share::certain();
        std::optional<Band> first_roll = {};
        typename Bind::Trace trace = {};
    };
    std::optional<Refused> count_ways(OddsTally& tally, const State& before, const State& now, Seat seat,
                                      const Choice& choice, const Way& so_far, bool first) const;

    std::shared_ptr<const typename Bind::Content> content_;
    G game_;
    std::vector<std::string> names_;
    std::vector<std::string> pilots_;
    State state_{};
    std::vector<Event> events_;
    std::vector<std::size_t> public_before_;  // for each of those, how many are public before it
    std::size_t public_events_ = 0;
    std::size_t forgotten_ = 0;  // events before those
    bool started_ = false;
    static constexpr std::size_t looked_back = 60;  // events: a turn, and what led to it
};

// The typed match inside, or nullptr when it is one of another game.
template <class G>
Match<G>* match_of(AnyMatch& match) {
    return match.game() == Binding<G>::info.key ? static_cast<Match<G>*>(&match) : nullptr;
}
template <class G>
const Match<G>* match_of(const AnyMatch& match) {
    return match.game() == Binding<G>::info.key ? static_cast<const Match<G>*>(&match) : nullptr;
}

template <class G>
Json Match<G>::setup() const {
    Json json{{"game", Bind::info.key}};
    json["circuit"] = venue().key;
    json["options"] = Bind::options_json(game_);
    json["seats"] = Json::array();
    for (std::size_t i = 0; i < names_.size(); ++i) {
        Json seat{{"name", names_[i]}};
        if (!pilots_[i].empty()) seat["pilot"] = pilots_[i];
        json["seats"].push_back(std::move(seat));
    }
    return json;
}

template <class G>
bool Match<G>::lay_out_as(const JsonDocument& document, const JsonReader& position, const Eyes* eyes, Rolls& rolls) {
    const State laid = Bind::read_position(*content_, game_, position, eyes);
    if (!document.errors().empty()) return false;
    const Bookmark before = bookmark();
    state_ = laid;
    started_ = true;
    if constexpr (requires { Bind::waits_for_nobody(state_); })
        if (Bind::waits_for_nobody(state_)) game_.resume(state_, rolls, listener());
    for (const Seat seat : awaiting()) {
        if (!choice_texts(seat).empty()) continue;
        position.fail("seat " + std::to_string(seat_number(seat)) + " is asked, but there is nothing it could answer");
        go_back(before);
        return false;
    }
    return true;
}

template <class G>
Result<Played, Refused> Match<G>::play_json(Seat seat, std::string_view text, Rolls& rolls) {
    constexpr JsonLimits limits{4096, 4, 64};
    const Result<JsonDocument, InputError> document = JsonDocument::parse("", text, limits);
    if (!document) return Refused{"", to_text(document.error())};
    const std::optional<Choice> choice = Bind::read_choice(document->root());
    if (!document->errors().empty()) return Refused{"", to_text(document->errors()[0])};
    if (!choice) return Refused{"", "this is no choice"};
    return play_choice(seat, *choice, rolls);
}

template <class G>
std::vector<Offer> Match<G>::offers(Seat seat, const Words& words) const {
    std::vector<Offer> offers;
    if (!awaiting().contains(seat)) return offers;
    const State seen = as_seen_by(seat);
    typename G::Choices list;
    game_.choices(seen, seat, list);
    for (const Choice& choice : list) offers.push_back(Bind::offer(*content_, game_, seen, seat, choice, words));
    return offers;
}

template <class G>
std::vector<std::string> Match<G>::choice_texts(Seat seat) const {
    std::vector<std::string> texts;
    if (!awaiting().contains(seat)) return texts;
    typename G::Choices list;
    game_.choices(state_, seat, list);
    for (const Choice& choice : list) texts.push_back(Bind::choice_text(choice));
    return texts;
}

template <class G>
void Match<G>::write_offers(JsonText& out, Seat seat, const Words& words) const {
    out.begin_array();
    if constexpr (requires(State seen, Choice choice) {
                      Bind::write_offer(out, *content_, game_, seen, seat, choice, words);
                  }) {
        if (awaiting().contains(seat)) {
            const State seen = as_seen_by(seat);
            typename G::Choices list;
            game_.choices(seen, seat, list);
            for (const Choice& choice : list) Bind::write_offer(out, *content_, game_, seen, seat, choice, words);
        }
    } else {
        for (const Offer& offer : offers(seat, words)) out.json(to_json(offer));
    }
    out.end_array();
}

template <class G>
template <class Hear, class Tell>
void Match<G>::go_through(std::size_t first, std::size_t count, const Hear& hear, const Tell& tell) const {
    for (std::size_t i = std::max(first, first_event()); i < event_count() && i - first < count; ++i) {
        if (const std::optional<Event> heard = hear(i)) tell(*heard, i);
    }
}

template <class G>
template <class Hear>
std::vector<Told> Match<G>::render(std::size_t first, std::size_t count, const Words& words, const Hear& hear) const {
    std::vector<Told> told;
    go_through(first, count, hear, [&](const Event& event, std::size_t number) {
        told.push_back(Bind::told(*content_, game_, event, before(number), words));
        told.back().number = number;
    });
    return told;
}

template <class G>
std::vector<Told> Match<G>::with_names(std::vector<Told> told, const Words& words) const {
    const auto name = [&](int seat) { return called(seat_of_number(seat), words); };
    for (Told& each : told) {
        each.sentence = named(each.sentence, name);
        if (each.json.contains("text")) each.json["text"] = each.sentence;
        if (each.why.empty()) continue;
        each.why = named(each.why, name);
        each.json["why"] = each.why;
    }
    return told;
}

template <class G>
std::string Match<G>::called(Seat seat, const Words& words) const {
    if (seat == Seat::nobody || number(seat) >= seats()) return "";
    const int n = seat_number(seat);
    std::string piece;
    if constexpr (requires { Bind::piece(state_, seat, words); }) piece = Bind::piece(state_, seat, words);
    const std::string usual(Bind::info.piece);
    if (piece.empty()) piece = words.has(usual) ? words.say(usual, {{"n", n}}) : usual + " " + std::to_string(n);
    const std::string& name = names_[static_cast<std::size_t>(number(seat))];
    const std::string nobody = " " + std::to_string(n);  // whoever gave no name is "Driver 3" or "Car 3"
    const bool nameless = name == std::string(Bind::info.crew) + nobody || name == capitalised(usual) + nobody;
    return nameless || name == yourself ? piece : name + " (" + piece + ")";
}

template <class G>
void Match<G>::write_events(JsonText& out, Seat viewer, std::size_t first, const Words& words) const {
    out.begin_array();
    if constexpr (requires(Event event) { Bind::write_event(out, *content_, event, before(first), words); }) {
        const auto hear = [&](std::size_t i) { return heard_by(viewer, i); };
        go_through(first, event_count(), hear, [&](const Event& event, std::size_t number) {
            out.begin_object();
            if (is_public(number)) out.key("n").value(public_events(number));
            Bind::write_event(out, *content_, event, before(number), words);
            out.end_object();
        });
    } else {
        for (const Told& told : told_openly(viewer, first, event_count(), words)) out.json(numbered_json(*this, told));
    }
    out.end_array();
}

// In large pieces, so that it costs little.
template <class G>
void Match<G>::forget_events(std::size_t kept) {
    if (events_.size() <= 2 * kept + looked_back) return;
    const std::size_t gone = events_.size() - kept - looked_back;
    events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(gone));
    public_before_.erase(public_before_.begin(), public_before_.begin() + static_cast<std::ptrdiff_t>(gone));
    forgotten_ += gone;
}

template <class G>
bool Match<G>::looks_alike(Seat one, Seat other) const {
    if (!started_) return false;
    if constexpr (requires(typename G::View view) {
                      { view == view } -> std::convertible_to<bool>;
                      view.seat = one;
                  }) {
        typename G::View view = game_.view(state_, one);
        view.seat = other;
        return view == game_.view(state_, other);
    }
    return false;
}

template <class G>
bool Match<G>::tells_alike(Seat one, Seat other, std::size_t first) const {
    for (std::size_t i = std::max(first, forgotten_); i < event_count(); ++i) {
        if (Bind::hears(one, event(i)) != Bind::hears(other, event(i))) return false;
        if (is_covered(one, i) != is_covered(other, i)) return false;
    }
    return true;
}

// Tries every way the rolls can fall after a choice, and goes on with fallback answers until the turn is over.
template <class G>
std::optional<Refused> Match<G>::count_ways(OddsTally& tally, const State& before, const State& now, Seat seat,
                                            const Choice& choice, const Way& so_far, bool first) const {
    struct Witness {
        Way way;
        const State& now;
        Seat seat;
        EveryRoll& rolls;
    };
    EveryRoll rolls;
    do {
        State after = now;
        Witness witness{so_far, after, tally.seat(), rolls};
        const Events<Event> listener(
            [](void* self, const Event& event) {
                auto& [way, position, whose, source] = *static_cast<Witness*>(self);
                if (!way.trace.settled) way.trace.hear(event, position, whose);
                if (way.trace.settled) source.settle();
            },
            &witness);
        const Result<void, Refusal> result = game_.apply(after, seat, choice, rolls, listener);
        if (!result) return refused(result.error());
        Way& way = witness.way;
        way.share = so_far.share * rolls.share();
        if (first && rolls.first_band() != nullptr) way.first_roll = tally.note_first_roll(rolls, way.share);
        const SeatSet asked = game_.awaiting(after);
        if (asked.empty() || way.trace.settled || !Bind::turn_goes_on(before, after)) {
            const auto outcome = Bind::outcome(game_, before, after, tally.seat(), way.trace);
            if (!tally.add(outcome, way.share, way.first_roll)) return tally.too_many();
            continue;
        }
        const Seat next = asked.lowest();
        if (auto fault = count_ways(tally, before, after, next, game_.fallback(after, next), way, false)) return fault;
    } while (rolls.next());
    return std::nullopt;
}

template <class G>
Result<Json, Refused> Match<G>::odds(Seat seat, std::string_view text, const OddsLimits& limits) const {
    if (!awaiting().contains(seat)) return not_awaited(seat);
    const Result<Choice, Refused> choice = understood(text);
    if (!choice) return choice.error();
    OddsTally tally(seat, Bind::measures.size(), limits);
    const State seen = as_seen_by(seat);
    if (const auto fault = count_ways(tally, seen, seen, seat, *choice, Way{}, true)) return *fault;
    const auto value_json = [&](std::size_t measure, int value) {
        return Bind::measure_json(game_, seen, measure, value);
    };
    return tally.to_json(Bind::choice_text(*choice), Bind::measures, value_json);
}

}  // namespace paddock::table
