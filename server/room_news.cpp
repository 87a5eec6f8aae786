#include <array>

#include "server/room.hpp"
#include "table/news.hpp"

// What a room tells those who watch it.
namespace paddock::server {

using table::seat_number;

namespace {

constexpr std::uint64_t talk_kept_in_mind = 100;

constexpr std::string_view state_names[] = {"open", "running", "paused", "over"};

Text message(std::string_view kind, const Json& value) {
    return std::make_shared<const std::string>("{\"" + std::string(kind) + "\":" + table::line_of(value) + "}");
}

Text news_message(table::Gazette& gazette, Seat seat) {
    return std::make_shared<const std::string>("{\"news\":" + gazette.text_for(seat) + "}");
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

}  // namespace

Json Room::table_json(SeatSet mine, bool host) const {
    SeatSet here;
    for (const auto& watcher : watchers_)
        for (const Seat seat : watcher->seats) here.add(seat);
    Json seats = Json::array();
    for (int i = 0; i < static_cast<int>(document_.chairs.size()); ++i) {
        const Chair& chair = document_.at(seat(i));
        Json json{{"seat", i + 1}, {"name", chair.name}, {"pilot", name_of(chair.pilot)}};
        if (chair.pilot == Pilot::bot) json["level"] = bots::name_of(chair.level);
        if (chair.absence && chair.absence->to > services_.clock.now())
            json["absence"] = {{"from", to_text(chair.absence->from).substr(0, 10)},
                               {"to", to_text(chair.absence->to - std::chrono::days{1}).substr(0, 10)}};
        json["mine"] = mine.contains(seat(i));
        json["here"] = chair.pilot == Pilot::bot || chair.pilot == Pilot::autopilot || here.contains(seat(i));
        seats.push_back(std::move(json));
    }
    const auto left = time_left();
    const Json deadline = deadline_ ? Json(to_text(*deadline_))
                          : left    ? Json(to_text(services_.clock.now() + *left))
                                    : Json(nullptr);
    return {{"table", id_},
            {"state", state_names[static_cast<std::size_t>(state_)]},
            {"setup", live_ ? live_->match().setup() : setup_with_seats(document_)},
            {"pace", to_json(document_.pace)},
            {"host", seat_number(document_.host)},
            {"hosting", host},
            {"seats", std::move(seats)},
            {"awaiting", table::seats_json(awaiting())},
            {"deadline", deadline},
            {"event_count", event_count()},
            {"rematch", document_.rematch ? Json(*document_.rematch) : Json(nullptr)}};
}

// Watchers of the same seat get the very same text.
std::vector<Room::Frame> Room::frames_since(const Before& before) const {
    std::vector<Frame> frames;
    if (watchers_.empty()) return frames;
    const bool played = lines_ != before.lines && live_;
    const bool table_changed =
        document_changed_ || state_changed_ || deadline_ != before.deadline || due_ != before.due;
    std::array<Text, max_seats + 1> told;
    std::optional<table::Gazette> gazette;
    if (played) gazette.emplace(live_->match(), before.events);
    for (const auto& watcher : watchers_) {
        if (table_changed) frames.push_back({watcher, message("table", table_json(watcher->seats, watcher->host))});
        if (saying_) frames.push_back({watcher, message("talk", talk_json({*saying_}))});
        if (!played) continue;
        for_seats(*watcher, [&](Seat seat) {
            Text& text = told[static_cast<std::size_t>(seat_number(seat))];
            if (!text) text = news_message(*gazette, seat);
            frames.push_back({watcher, text});
        });
    }
    return frames;
}

void Room::watch(const std::shared_ptr<Watcher>& watcher, std::size_t since) {
    when_settled([this, watcher, since] {
        const bool fresh = std::ranges::find(watchers_, watcher) == watchers_.end();
        if (fresh) watchers_.push_back(watcher);
        if (fresh && !watcher->seats.empty()) {
            send_table();  // somebody is here now
        } else {
            watcher->send(message("table", table_json(watcher->seats, watcher->host)));
        }
        if (live_) {
            const auto whole = since < live_->match().first_event() ? whole_match() : nullptr;
            table::Gazette gazette(whole ? *whole : live_->match(), since);
            for_seats(*watcher, [&](Seat seat) { watcher->send(news_message(gazette, seat)); });
        }
        const std::uint64_t first = said_ < talk_kept_in_mind ? 1 : said_ - talk_kept_in_mind + 1;
        if (said_ == 0) return;
        if (const auto talk = services_.store.talk(id_, first)) watcher->send(message("talk", talk_json(*talk)));
    });
}

void Room::stop_watching(const Watcher* watcher) {
    const auto found = std::ranges::find(watchers_, watcher, &std::shared_ptr<Watcher>::get);
    if (found == watchers_.end()) return;
    const bool seated = !(*found)->seats.empty();
    watchers_.erase(found);
    used_ = services_.clock.steady();
    if (seated) when_settled([this] { send_table(); });
}

void Room::send_table() {
    for (const auto& watcher : watchers_) watcher->send(message("table", table_json(watcher->seats, watcher->host)));
}

}  // namespace paddock::server
