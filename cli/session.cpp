#include "cli/session.hpp"

#include "cli/failure.hpp"
#include "cli/text.hpp"

namespace paddock::cli {

Session::Ending Session::run() {
    while (!live_.match().over()) {
        if (interrupted()) return Ending::interrupted;
        const Seat seat = next_seat();
        if (pilots_.is_person(seat)) {
            if (const std::optional<Ending> ending = ask(seat)) return *ending;
            continue;
        }
        if (!play(seat, pilots_.decide(live_.match(), seat))) return ending_of_input();
        if (pilots_.persons() == 0) story_.tell_whole_turns(live_.match(), viewer(), console_);
    }
    story_.tell(live_.match(), viewer(), console_);
    return Ending::over;
}

bool Session::play(Seat seat, const std::string& answer) {
    const Result<table::Played, table::Refused> played = live_.play(seat, answer);
    recorder_.check();
    if (recorder_.dice_ended()) return false;
    if (!played)
        throw system_failed("seat " + std::to_string(table::seat_number(seat)) + " answered \"" + answer +
                            "\", which was refused: " + played.error().why);
    steps_by_persons_.push_back(false);
    return true;
}

Session::Ending Session::ending_of_input() const { return interrupted() ? Ending::interrupted : Ending::input_ended; }

// Bots first, so that nobody waits for them.
Seat Session::next_seat() const {
    const SeatSet awaited = live_.match().awaiting();
    for (const Seat seat : awaited) {
        if (!pilots_.is_person(seat)) return seat;
    }
    return awaited.lowest();
}

// Where several persons share the screen, it shows what everybody may know.
Seat Session::viewer() const {
    if (pilots_.persons() != 1) return Seat::nobody;
    for (int i = 0; i < live_.match().seats(); ++i) {
        if (pilots_.is_person(paddock::seat(i))) return paddock::seat(i);
    }
    return Seat::nobody;
}

std::optional<Session::Ending> Session::ask(Seat seat) {
    const table::AnyMatch& match = live_.match();
    story_.tell(match, viewer(), console_);
    std::vector<table::Offer> offers = match.offers(seat, console_.words(match.game()));
    if (offers.size() == 1) {
        if (!answer_alone(seat, offers[0])) return ending_of_input();
        return std::nullopt;
    }
    const bool sealed = match.awaiting().size() > 1 || !match.looks_alike(seat, Seat::nobody);
    if (sealed) hand_over(seat);
    Prompt prompt(match, seat, std::move(offers), pilots_.advise(match, seat), style_, console_);
    prompt.show(style_.hints && questions_met_.insert(match.question(seat).key).second);
    bool taken = false;
    while (!taken) {
        const auto began = std::chrono::steady_clock::now();
        const Answer answer = prompt.read();
        if (match.on_the_clock() == seat) stopwatch_.add(seat, std::chrono::steady_clock::now() - began);
        if (const std::optional<Ending> ending = take(prompt, seat, answer, taken)) return ending;
    }
    last_person_ = sealed ? seat : Seat::nobody;  // at an open question everybody looks
    if (sealed && pilots_.persons() > 1 && console_.screen().terminal) console_.out() << "\033[2J\033[3J\033[H";
    return std::nullopt;
}

std::optional<Session::Ending> Session::take(Prompt& prompt, Seat seat, const Answer& answer, bool& taken) {
    switch (answer.kind) {
        case Answer::Kind::quit: return Ending::quit;
        case Answer::Kind::ended: return ending_of_input();
        case Answer::Kind::undo:
            undo();
            taken = true;
            return std::nullopt;
        case Answer::Kind::choice: break;
    }
    const Result<table::Played, table::Refused> played = live_.play(seat, answer.text);
    recorder_.check();
    if (recorder_.dice_ended()) return ending_of_input();
    if (!played) {
        prompt.refused(played.error());
        return std::nullopt;
    }
    taken = true;
    steps_by_persons_.push_back(true);
    return std::nullopt;
}

bool Session::answer_alone(Seat seat, const table::Offer& only) {
    const std::string& name = live_.match().names()[static_cast<std::size_t>(number(seat))];
    const table::Words& words = console_.words(live_.match().game());
    console_.tell(words.say("play.only", {{"name", name},
                                          {"question", live_.match().question(seat, words).text},
                                          {"answer", only.label},
                                          {"text", only.text}}),
                  3);
    return play(seat, only.text);
}

// Secret answers: the others look away.
void Session::hand_over(Seat seat) {
    if (pilots_.persons() < 2 || seat == last_person_ || !console_.screen().terminal) return;
    const std::string& name = live_.match().names()[static_cast<std::size_t>(number(seat))];
    console_.ask(console_.words().say("play.handover", {{"name", name}}));
    console_.in().next();
}

// Back to the last question that a person answered in this sitting.
void Session::undo() {
    int steps = 0;
    for (std::size_t i = steps_by_persons_.size(); i > 0; --i) {
        ++steps;
        if (!steps_by_persons_[i - 1]) continue;
        const Result<void, table::Refused> undone = live_.undo(steps);
        const table::Words& words = console_.words();
        if (!undone) return console_.say(words.say("prompt.refused.short", {{"why", words.say(undone.error().why)}}));
        steps_by_persons_.resize(i - 1);
        begin_here();
        return console_.say(words.say("play.undone", {{"n", steps}}));
    }
    console_.say(console_.words().say("play.undone.none"));
}

}  // namespace paddock::cli
