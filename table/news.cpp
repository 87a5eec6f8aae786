#include "table/news.hpp"

#include <algorithm>

#include "table/json_text.hpp"

namespace paddock::table {

Json seats_json(SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(seat_number(seat));
    return json;
}

Json to_json(const Offer& offer) {
    Json json{{"text", offer.text}, {"label", offer.label}, {"json", offer.json}, {"costs", offer.costs}};
    if (!offer.way.empty()) json["way"] = offer.way;
    if (!offer.facts.empty()) json["facts"] = offer.facts;
    return json;
}

Json to_json(const Question& question) {
    Json json{{"key", question.key}, {"text", question.text}};
    if (!question.facts.empty()) json["facts"] = question.facts;
    return json;
}

Json asked_json(const AnyMatch& match, Seat viewer) {
    if (!match.awaiting().contains(viewer)) return nullptr;
    Json offers = Json::array();
    for (const Offer& offer : match.offers(viewer)) offers.push_back(to_json(offer));
    return {{"seat", seat_number(viewer)},
            {"question", to_json(match.question(viewer))},
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

namespace {

// The text of asked_json, put together faster: it goes out with every answer.
std::string asked_text(const AnyMatch& match, Seat viewer) {
    if (!match.awaiting().contains(viewer)) return "null";
    const Question question = match.question(viewer);
    constexpr std::size_t usual = 2000;
    JsonText out(usual);
    out.begin_object().key("seat").value(seat_number(viewer));
    out.key("question").begin_object().key("key").value(question.key).key("text").value(question.text);
    if (!question.facts.empty()) out.key("facts").json(question.facts);
    out.end_object();
    out.key("fallback").value(match.fallback(viewer)).key("offers").begin_array();
    for (const Offer& offer : match.offers(viewer)) {
        out.begin_object().key("text").value(offer.text).key("label").value(offer.label);
        out.key("json").json(offer.json).key("costs").json(offer.costs);
        if (!offer.way.empty()) {
            out.key("way").begin_array();
            for (const std::string& space : offer.way) out.value(space);
            out.end_array();
        }
        if (!offer.facts.empty()) out.key("facts").json(offer.facts);
        out.end_object();
    }
    return out.end_array().end_object().take();
}

std::string events_text(const AnyMatch& match, Seat viewer, std::size_t since) {
    std::string text = "[";
    for (const Told& told : match.told(viewer, since, match.event_count())) {
        if (text.size() > 1) text += ',';
        text.append("{\"n\":").append(std::to_string(told.number)).append(",").append(line_of(told.json), 1);
    }
    return text += ']';
}

}  // namespace

const std::string& Gazette::events_for(Seat viewer) {
    for (const Known& known : events_) {
        if (match_.tells_alike(known.viewer, viewer, since_)) return known.text;
    }
    events_.push_back({viewer, events_text(match_, viewer, since_)});
    return events_.back().text;
}

// Views begin with the viewer's own seat; two that are alike differ in nothing else.
void Gazette::add_view(std::string& text, Seat viewer) {
    const std::string own = "{\"seat\":" + std::to_string(seat_number(viewer));
    for (const Known& known : views_) {
        if (!match_.looks_alike(known.viewer, viewer)) continue;
        text.append(own).append(known.text, known.own);
        return;
    }
    std::string view = match_.view_text(viewer);
    text += view;
    if (view.starts_with(own)) views_.push_back({viewer, std::move(view), own.size()});
}

std::string Gazette::text_for(Seat viewer, std::string_view before, std::string_view after) {
    since_ = std::min(since_, match_.event_count());
    const std::string& events = events_for(viewer);
    const std::string asked = asked_text(match_, viewer);
    std::string text;
    constexpr std::size_t usual_view = 3000;
    const std::size_t view = views_.empty() ? usual_view : views_[0].text.size();
    text.reserve(before.size() + after.size() + events.size() + view + asked.size() + 200);
    text.append(before);
    text.append("{\"from\":").append(std::to_string(since_));
    text.append(",\"event_count\":").append(std::to_string(match_.event_count()));
    text.append(",\"events\":").append(events);
    text.append(",\"seat\":").append(std::to_string(seat_number(viewer)));
    text.append(",\"view\":");
    add_view(text, viewer);
    text.append(",\"awaiting\":").append(line_of(seats_json(match_.awaiting())));
    text.append(",\"over\":").append(match_.over() ? "true" : "false");
    text.append(",\"asked\":").append(asked).append("}");
    return text.append(after);
}

}  // namespace paddock::table
