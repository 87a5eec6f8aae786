#include "table/news.hpp"

#include <algorithm>

namespace paddock::table {

Json seats_json(SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(seat_number(seat));
    return json;
}

Json to_json(const Offer& offer) {
    Json json{{"text", offer.text}, {"label", offer.label}, {"json", offer.json}, {"costs", offer.costs}};
    if (!offer.way.empty()) json["way"] = offer.way;
    return json;
}

Json asked_json(const AnyMatch& match, Seat viewer) {
    if (!match.awaiting().contains(viewer)) return nullptr;
    const Question question = match.question(viewer);
    Json offers = Json::array();
    for (const Offer& offer : match.offers(viewer)) offers.push_back(to_json(offer));
    return {{"seat", seat_number(viewer)},
            {"question", {{"key", question.key}, {"text", question.text}}},
            {"fallback", match.fallback(viewer)},
            {"offers", std::move(offers)}};
}

Json events_json(const AnyMatch& match, Seat viewer, std::size_t since) {
    Json events = Json::array();
    for (const Told& told : match.told(viewer, since, match.event_count())) {
        Json event{{"n", told.number}};
        event.update(told.json);
        events.push_back(std::move(event));
    }
    return events;
}

Json news(const AnyMatch& match, Seat viewer, std::size_t since) {
    const std::size_t from = std::min(since, match.event_count());
    return {{"from", from},
            {"event_count", match.event_count()},
            {"events", events_json(match, viewer, from)},
            {"seat", seat_number(viewer)},
            {"view", match.view(viewer)},
            {"awaiting", seats_json(match.awaiting())},
            {"over", match.over()},
            {"asked", asked_json(match, viewer)}};
}

std::string Gazette::events_for(Seat viewer) {
    for (const Known& known : events_) {
        if (match_.tells_alike(known.viewer, viewer, since_)) return known.text;
    }
    events_.push_back({viewer, line_of(events_json(match_, viewer, since_))});
    return events_.back().text;
}

std::string Gazette::view_for(Seat viewer) {
    const std::string own = "{\"seat\":" + std::to_string(seat_number(viewer));
    for (const Known& known : views_) {
        if (match_.looks_alike(known.viewer, viewer)) return own + known.text;
    }
    std::string text = line_of(match_.view(viewer));
    if (text.starts_with(own)) views_.push_back({viewer, text.substr(own.size())});
    return text;
}

std::string Gazette::text_for(Seat viewer) {
    since_ = std::min(since_, match_.event_count());
    return "{\"from\":" + std::to_string(since_) + ",\"event_count\":" + std::to_string(match_.event_count()) +
           ",\"events\":" + events_for(viewer) + ",\"seat\":" + std::to_string(seat_number(viewer)) +
           ",\"view\":" + view_for(viewer) + ",\"awaiting\":" + line_of(seats_json(match_.awaiting())) +
           ",\"over\":" + (match_.over() ? "true" : "false") + ",\"asked\":" + line_of(asked_json(match_, viewer)) +
           "}";
}

}  // namespace paddock::table
