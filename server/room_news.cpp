#include <set>

#include "server/room.hpp"
#include "table/news.hpp"

// What a room tells those who watch it.
namespace paddock::server {

using table::seat_number;

namespace {

constexpr std::uint64_t talk_kept_in_mind = 100;

Text message(std::string_view kind, const Json& value) {
    return std::make_shared<const std::string>("{\"" + std::string(kind) + "\":" + table::line_of(value) + "}");
}

// What stands behind the news in its message: the answers a clock gave from this event on, and the stopwatch, where
// there are any.
std::string clocks_text(const table::LiveMatch& live, const table::AnyMatch& match, std::size_t first, Time now) {
    std::string text;
    const std::vector<table::ClockAnswer>& answers = live.clock_answers();
    if (!answers.empty() && answers.back().first_event >= first) {  // they come in order
        Json json = Json::array();
        for (const auto& [seat, event] : answers) {
            if (event >= first) json.push_back({{"seat", seat_number(seat)}, {"at", match.public_events(event)}});
        }
        text += ",\"clock\":" + table::line_of(json);
    }
    if (live.stopwatch().seat() != Seat::nobody)
        text += ",\"stopwatch\":" + table::line_of(table::stopwatch_json(live.stopwatch(), to_text(now)));
    return text + "}";
}

Text news_message(table::Gazette& gazette, Seat seat, const table::Words& words, bool offers,
                  const std::string& clocks) {
    const auto told = offers ? table::Asked::with_offers : table::Asked::without_offers;
    return std::make_shared<const std::string>(gazette.text_for(seat, words, told, "{\"news\":", clocks));
}

Json talk_json(const std::vector<store::Said>& talk) {
    Json json = Json::array();
    for (const store::Said& said : talk)
        json.push_back({{"n", said.n},
                        {"seat", seat_number(said.seat)},
                        {"name", said.name},
                        {"at", to_text(said.at)},
                        {"text", said.text}});
    return json;
}

// Calls `tell` for each seat of a watcher; a spectator sees what nobody's seat sees.
template <class Tell>
void for_seats(const Watcher& watcher, const Tell& tell) {
    if (watcher.seats.empty()) return tell(Seat::nobody);
    for (const Seat seat : watcher.seats) tell(seat);
}

// A browser counts once, however many windows it has open.
Crowd crowd_of(const std::vector<std::shared_ptr<Watcher>>& watchers) {
    constexpr std::size_t most_names = 20;
    Crowd crowd;
    std::set<store::Hash> seen;
    std::set<std::string> names;
    for (const auto& watcher : watchers) {
        if (!watcher->seats.empty() || watcher->host) continue;
        if (watcher->session && !seen.insert(*watcher->session).second) continue;
        ++crowd.heads;
        if (!watcher->name.empty() && names.size() < most_names) names.insert(watcher->name);
    }
    crowd.names.assign(names.begin(), names.end());
    return crowd;
}

}  // namespace

Json Room::table_json(SeatSet mine, bool host) const {
    TableFacts facts{id_, state_, document_, summary(), deadline_, {}};
    const Time now = services_.clock.now();
    if (const auto left = time_left(); left && !deadline_) facts.deadline = now + *left;
    for (const auto& watcher : watchers_)
        for (const Seat seat : watcher->seats) facts.here.add(seat);
    facts.crowd = crowd_of(watchers_);
    return to_json(facts, mine, host, now);
}

Room::Telling Room::telling_since(const Before& before) const {
    Telling telling;
    if (watchers_.empty()) return telling;
    const bool played = lines_ != before.lines && live_;
    const bool table_changed =
        document_changed_ || state_changed_ || deadline_ != before.deadline || due_ != before.due;
    if (played) {
        telling.match = &live_->match();
        telling.questions = &live_->questions();
        telling.first = live_->match().event_after(live_->match().public_events(before.events));
        telling.clocks = clocks_text(*live_, live_->match(), telling.first, services_.clock.now());
    }
    // What lies face down is nobody else's business, unless somebody else is waited for now: so nobody can count how
    // often an answer was changed.
    const bool covered = answered_ != Seat::nobody && !live_->questions().sealed().empty() &&
                         event_count() == before.events && awaiting() == before.asked;
    for (const auto& watcher : watchers_) {
        if (table_changed)
            telling.frames.push_back({watcher, message("table", table_json(watcher->seats, watcher->host))});
        if (saying_) telling.frames.push_back({watcher, message("talk", talk_json({*saying_}))});
        if (!played) continue;
        for_seats(*watcher, [&](Seat seat) {
            if (covered && seat != answered_) return;
            const Haste haste = telling.match->awaiting().contains(seat) ? Haste::now : Haste::soon;
            telling.frames.push_back({watcher, nullptr, seat, watcher->offers, watcher->language, haste});
        });
    }
    return telling;
}

// Watchers of the same seat and language get the very same text.
void Room::Telling::render() {
    table::Gazette gazette(*match, first, questions);
    for (const Frame& frame : frames) {
        if (frame.text) continue;
        Text& text = news_for(frame);
        if (text) continue;
        const table::Words& words = table::words_of(match->game(), frame.language);
        text = news_message(gazette, frame.seat, words, frame.offers, clocks);
    }
}

void Room::watch(const std::shared_ptr<Watcher>& watcher, std::size_t since) {
    when_settled([this, watcher, since] {
        const bool fresh = std::ranges::find(watchers_, watcher) == watchers_.end();
        if (fresh) watchers_.push_back(watcher);
        if (fresh && !watcher->seats.empty()) {
            send_table();  // somebody is here now
        } else {
            watcher->send(message("table", table_json(watcher->seats, watcher->host)), Haste::now);
            crowd_changed_ = crowd_changed_ || fresh;
        }
        if (live_) {
            const auto whole = must_replay(since) ? whole_match() : nullptr;
            const table::AnyMatch& match = whole ? *whole : live_->match();
            const std::size_t first = match.event_after(std::min(since, match.public_events()));
            table::Gazette gazette(match, first, &live_->questions());
            const std::string clocks = clocks_text(*live_, match, first, services_.clock.now());
            for_seats(*watcher, [&](Seat seat) {
                const table::Words& spoken = words(watcher->language);
                watcher->send(news_message(gazette, seat, spoken, watcher->offers, clocks), Haste::now);
            });
        }
        const std::uint64_t first = said_ < talk_kept_in_mind ? 1 : said_ - talk_kept_in_mind + 1;
        if (said_ == 0) return;
        if (const auto talk = services_.store.talk(id_, first))
            watcher->send(message("talk", talk_json(*talk)), Haste::now);
    });
}

void Room::stop_watching(const Watcher* watcher) {
    const auto found = std::ranges::find(watchers_, watcher, &std::shared_ptr<Watcher>::get);
    if (found == watchers_.end()) return;
    const bool seated = !(*found)->seats.empty();
    watchers_.erase(found);
    used_ = services_.clock.steady();
    if (seated) return when_settled([this] { send_table(); });
    crowd_changed_ = true;
}

void Room::send_table() {
    for (const auto& watcher : watchers_)
        watcher->send(message("table", table_json(watcher->seats, watcher->host)), Haste::now);
}

}  // namespace paddock::server
