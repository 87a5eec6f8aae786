#include "wasm/house.hpp"

#include <algorithm>

#include "bots/catalogue.hpp"
#include "table/games.hpp"
#include "table/house_game.hpp"
#include "table/news.hpp"

namespace paddock::wasm {

using table::InputError;
using table::JsonDocument;

namespace {

constexpr table::JsonLimits request_limits{std::size_t{64} << 20, 32, 400'000};
constexpr std::size_t most_rooms = 64;

std::string all_of(const std::vector<InputError>& errors) {
    std::string text;
    for (const InputError& error : errors) text += (text.empty() ? "" : "; ") + to_text(error);
    return text;
}

draw::Palette palette_named(std::string_view name) {
    if (name == "paper") return draw::paper_palette();
    return name == "night" ? draw::night_palette() : draw::css_palette();
}

}  // namespace

const table::AnyMatch& House::Room::match() const {
    if (live) return live->match();
    return study ? *study : replay->match();
}

const House::Deed House::deeds[] = {
    {.name = "games", .alone = &House::games},       {.name = "open", .alone = &House::open},
    {.name = "take-up", .alone = &House::take_up},   {.name = "study", .alone = &House::study},
    {.name = "follow", .alone = &House::follow},     {.name = "verify", .alone = &House::verify},
    {.name = "finished", .alone = &House::finished}, {.name = "board", .alone = &House::board},
    {.name = "rule", .alone = &House::rule},         {.name = "close", .alone = &House::close},
    {.name = "play", .with_room = &House::play},     {.name = "fallback", .with_room = &House::fallback},
    {.name = "decide", .with_room = &House::decide}, {.name = "news", .with_room = &House::news},
    {.name = "odds", .with_room = &House::odds},     {.name = "position", .with_room = &House::position},
    {.name = "record", .with_room = &House::record}, {.name = "step", .with_room = &House::step},
    {.name = "speak", .alone = &House::speak},       {.name = "lend", .alone = &House::lend},
    {.name = "undo", .with_room = &House::undo},     {.name = "advise", .with_room = &House::advise},
};

std::string House::answer(std::string_view text) {
    Answer answer = Failure{};
    const Result<JsonDocument, InputError> document = JsonDocument::parse("", text, request_limits);
    if (!document) {
        answer = Failure{"malformed", to_text(document.error())};
    } else {
        const Request request = read_request(*document);
        answer = document->errors().empty() ? carried_out({*document, request})
                                            : Answer(Failure{"malformed", all_of(document->errors())});
    }
    if (answer) return table::line_of(Json{{"ok", std::move(*answer)}});
    Json error{{"code", answer.error().code}, {"why", answer.error().why}};
    if (!answer.error().rule.empty()) error["rule"] = answer.error().rule;
    return table::line_of(Json{{"error", std::move(error)}});
}

House::Answer House::carried_out(const Asked& asked) {
    for (const Deed& deed : deeds) {
        if (deed.name != asked.request.what) continue;
        if (deed.alone != nullptr) return (this->*deed.alone)(asked);
        const auto room = rooms_.find(asked.request.handle);
        if (room == rooms_.end()) return Failure{"no-such-table", "no match has this handle"};
        return (this->*deed.with_room)(room->second, asked.request);
    }
    return Failure{"malformed", "nobody knows how to do " + table::quote_of(asked.request.what)};
}

// A module has no words of its own: the page fetches those of one language, and hands them over.
House::Answer House::speak(const Asked& asked) {
    const std::optional<table::Language> language = table::language_named(asked.request.language);
    if (!language) return Failure{"malformed", "nobody here speaks " + table::quote_of(asked.request.language)};
    table::Words words(*language);
    if (asked.request.words) words.add(*asked.request.words.raw());
    spoken_.insert_or_assign(asked.request.game, std::move(words));
    return Json(true);
}

// A module holds few circuits: the page fetches another when somebody picks it, and hands it over.
House::Answer House::lend(const Asked& asked) {
    const Request& request = asked.request;
    if (library_.circuit(request.circuit) != nullptr || request.text.empty())
        return Json(library_.circuit(request.circuit) != nullptr);
    for (const table::HouseGame& game : table::house_games()) {
        if (game.lend == nullptr) continue;
        const std::vector<InputError> errors = game.lend(library_, request.circuit + ".json", request.text);
        if (!errors.empty()) return Failure{"bad-circuit", all_of(errors)};
        break;
    }
    return Json(library_.circuit(request.circuit) != nullptr);
}

const table::Words& House::words(std::string_view game) const {
    const auto found = spoken_.find(game);
    return found == spoken_.end() ? table::words_of(game, table::Language::english) : found->second;
}

House::Answer House::games(const Asked& asked) {
    const auto words_of = [this](std::string_view game) -> const table::Words& { return words(game); };
    return bots::games_json(library_, words_of, asked.request.game);
}

House::Answer House::enter(Room room) {
    if (rooms_.size() >= most_rooms) return Failure{"too-many", "too many matches are open at once"};
    const table::AnyMatch& match = room.match();
    Json json{{"handle", ++last_handle_}, {"setup", match.setup()}, {"event_count", match.public_events()}};
    rooms_.emplace(last_handle_, std::move(room));
    return json;
}

House::Answer House::close(const Asked& asked) { return Json(rooms_.erase(asked.request.handle) > 0); }

Result<std::unique_ptr<table::AnyMatch>, House::Failure> House::opened(const Asked& asked) const {
    if (!asked.request.setup) return Failure{"malformed", "a set-up is missing"};
    std::unique_ptr<table::AnyMatch> match;
    {
        table::JsonFields setup = asked.request.setup.fields();
        match = open_match(library_, setup);
    }
    if (!asked.document.errors().empty()) return Failure{"bad-setup", all_of(asked.document.errors())};
    if (match == nullptr) return Failure{"bad-setup", "this set-up is for no game of ours"};
    return match;
}

House::Answer House::open(const Asked& asked) {
    table::Dice dice;
    dice.seed = table::seed_from_hex(asked.request.seed);
    dice.contributions = asked.request.contributions;
    if (!dice.seed) return Failure{"malformed", "a seed has 64 hexadecimal digits"};
    auto match = opened(asked);
    if (!match) return match.error();
    Room room{.sink = std::make_unique<table::TextSink>()};
    auto live = table::LiveMatch::begin(std::move(*match), std::move(dice), *room.sink, asked.request.at);
    if (!live) return Failure{"bad-setup", live.error().why, live.error().rule};
    room.live = std::make_unique<table::LiveMatch>(std::move(*live));
    return enter(std::move(room));
}

House::Answer House::take_up(const Asked& asked) {
    const auto record = table::read_record("record", asked.request.record);
    if (!record) return Failure{"bad-record", to_text(record.error())};
    Room room{.sink = std::make_unique<table::TextSink>()};
    room.sink->text = asked.request.record.substr(0, record->complete_bytes);
    table::Dice dice;
    dice.seed = table::seed_from_hex(asked.request.seed);
    auto live = table::LiveMatch::take_up(library_, *record, std::move(dice), *room.sink);
    if (!live) return Failure{"bad-record", to_text(live.error())};
    room.live = std::make_unique<table::LiveMatch>(std::move(*live));
    return enter(std::move(room));
}

// Dice that a position needs to come to its next question show their median: nothing is decided by them.
House::Answer House::study(const Asked& asked) {
    auto match = opened(asked);
    if (!match) return match.error();
    if (!asked.request.position) return Failure{"malformed", "a position is missing"};
    table::MedianRolls rolls;
    if (!(*match)->lay_out_seen(asked.document, asked.request.position, asked.request.seat, rolls))
        return Failure{"bad-position", all_of(asked.document.errors())};
    return enter({.study = std::move(*match)});
}

House::Answer House::follow(const Asked& asked) {
    auto record = table::read_record("record", asked.request.record);
    if (!record) return Failure{"bad-record", to_text(record.error())};
    Room room{.record = std::make_unique<table::Record>(std::move(*record))};
    auto replay = table::Replay::open(library_, *room.record);
    if (!replay) return Failure{"bad-record", to_text(replay.error())};
    room.replay = std::make_unique<table::Replay>(std::move(*replay));
    return enter(std::move(room));
}

House::Answer House::finished(const Asked& asked) { return Json(table::without_replaced(asked.request.record)); }

House::Answer House::verify(const Asked& asked) {
    return to_json(table::verify(library_, "record", asked.request.record));
}

// Places of different games never have the same key.
House::Answer House::board(const Asked& asked) {
    const std::string& wanted = asked.request.circuit;
    for (const table::HouseGame& game : table::house_games()) {
        for (const table::Venue& venue : game.venues(library_)) {
            if (venue.key != wanted) continue;
            auto board = game.board(library_, wanted, palette_named(asked.request.palette));
            if (!board) return Failure{"no-such-circuit", all_of(board.error())};
            return std::move(*board);
        }
    }
    return Failure{"no-such-circuit", "no circuit is called " + wanted};
}

House::Answer House::rule(const Asked& asked) {
    const Request& request = asked.request;
    const auto text = request.ledger.empty() ? table::rule_text(request.game, request.id)
                                             : table::rule_text_in(request.ledger, request.id);
    if (!text) return Failure{"no-such-rule", "no rule is called " + table::quote_of(asked.request.id)};
    return Json{{"id", text->id}, {"text", text->text}, {"source", text->source}};
}

House::Failure House::refused(const Room& room, const table::Refused& refusal, Seat seat) {
    if (room.match().over()) return {"over", "the match is over"};
    if (!room.match().awaiting().contains(seat)) return {"not-awaited", refusal.why};
    return {"illegal", refusal.why, refusal.rule};
}

// The seed is shown as soon as the match is over: from then on anybody can check the dice.
House::Answer House::told(Room& room, const Result<table::Played, table::Refused>& played, const Request& request) {
    if (!played) return refused(room, played.error(), request.seat);
    if (room.match().over()) {
        if (const auto revealed = room.live->reveal(request.at); !revealed)
            return Failure{"illegal", revealed.error().why, revealed.error().rule};
    }
    return Json{{"first_event", played->first_event},
                {"event_count", played->event_count},
                {"text", played->text},
                {"awaiting", table::seats_json(room.match().awaiting())},
                {"over", room.match().over()}};
}

House::Answer House::play(Room& room, const Request& request) {
    if (!room.live) return Failure{"not-started", "this match is only looked at"};
    using Named = table::Questions::Named;
    const auto question = static_cast<std::uint64_t>(request.question);
    const Named named = question == 0 ? Named::open : room.live->questions().named(request.seat, question);
    const table::Answered answered{request.by, request.at};
    if (named == Named::open) return told(room, room.live->play(request.seat, request.choice, answered), request);
    if (named == Named::sealed)
        return told(room, room.live->change(request.seat, question, request.choice, answered), request);
    return Failure{"stale", "the match has gone on since this was asked"};
}

House::Answer House::fallback(Room& room, const Request& request) {
    if (!room.live) return Failure{"not-started", "this match is only looked at"};
    return told(room, room.live->play_fallback(request.seat, {request.by, request.at}), request);
}

House::Answer House::undo(Room& room, const Request& request) {
    if (!room.live) return Failure{"not-started", "this match is only looked at"};
    if (const auto done = room.live->undo(request.steps, {request.by, request.at}); !done)
        return Failure{"illegal", done.error().why, done.error().rule};
    room.bots.clear();  // what they have thought of is no longer so
    return Json{{"event_count", room.match().public_events()}};
}

template <class Ask>
House::Answer House::asked_of_bot(Room& room, bots::Level level, const bots::Budget& budget, Seat seat, Ask ask) {
    if (!room.match().awaiting().contains(seat)) return Failure{"not-awaited", "no answer is awaited from this seat"};
    std::unique_ptr<bots::AnyBot>& bot = room.bots[{level, budget.nodes}];
    if (bot == nullptr) bot = bots::make_bot(room.match(), level, 1, budget);
    if (bot == nullptr) return Failure{"no-bot", "no bot has learnt this game"};
    return ask(*bot);
}

House::Answer House::decide(Room& room, const Request& request) {
    const auto level = bots::parse_level(request.level);
    if (!level) return Failure{"malformed", "no bot has the level " + table::quote_of(request.level)};
    // Only positions count: a module without imports has no clock.
    const bots::Budget budget{request.nodes == 0 ? bots::default_budget.nodes : request.nodes, 0};
    return asked_of_bot(room, *level, budget, request.seat,
                        [&](bots::AnyBot& bot) { return Json{{"choice", bot.decide(room.match(), request.seat)}}; });
}

House::Answer House::advise(Room& room, const Request& request) {
    return asked_of_bot(room, bots::Level::club, bots::default_budget, request.seat,
                        [&](bots::AnyBot& bot) { return to_json(bot.advise(room.match(), request.seat)); });
}

House::Answer House::news(Room& room, const Request& request) {
    const table::Questions* questions = room.live ? &room.live->questions() : nullptr;
    Json news = table::news(room.match(), request.seat, request.since, words(room.match().game()), questions);
    if (!room.live) return news;
    if (Json shown = table::stopwatch_json(room.live->stopwatch(), request.at); !shown.is_null())
        news["stopwatch"] = std::move(shown);
    return news;
}

House::Answer House::odds(Room& room, const Request& request) {
    table::OddsLimits limits;
    if (request.branches > 0) limits.branches = static_cast<std::size_t>(request.branches);
    auto odds = room.match().odds(request.seat, request.choice, limits);
    if (!odds) return refused(room, odds.error(), request.seat);
    return std::move(*odds);
}

House::Answer House::position(Room& room, const Request& /*request*/) { return room.match().position(); }

House::Answer House::record(Room& room, const Request& request) {
    if (!room.live) return Failure{"not-started", "this match is only looked at"};
    const std::string& text = room.sink->text;
    const std::size_t from = std::min(request.from, text.size());
    return Json{{"text", text.substr(from)}, {"bytes", text.size()}, {"revealed", room.live->revealed()}};
}

// Carries out the next entry of a record that is followed.
House::Answer House::step(Room& room, const Request& /*request*/) {
    if (!room.replay) return Failure{"not-started", "no record is followed here"};
    if (room.replay->next())
        return Json{{"entry", room.replay->entry().number}, {"event_count", room.match().public_events()}};
    if (room.replay->fault()) return Failure{"bad-record", to_text(*room.replay->fault())};
    return Json();
}

}  // namespace paddock::wasm
