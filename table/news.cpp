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

Json asked_json(const AnyMatch& match, Seat viewer, const Words& words, const Questions* questions) {
    if (!match.awaiting().contains(viewer)) return nullptr;
    Json json{{"seat", seat_number(viewer)}};
    if (questions != nullptr) json["number"] = questions->number(viewer);
    json["question"] = to_json(match.question(viewer, words));
    json["fallback"] = match.fallback(viewer);
    json["offers"] = Json::array();
    for (const Offer& offer : match.offers(viewer, words)) json["offers"].push_back(to_json(offer));
    return json;
}

Json stopwatch_json(const Stopwatch& stopwatch, std::string_view at) {
    const std::optional<std::int64_t> seconds = stopwatch.seconds(at);
    if (!seconds) return nullptr;
    return {{"seat", seat_number(stopwatch.seat())}, {"seconds", *seconds}, {"runs", stopwatch.runs()}};
}

Json numbered_json(const AnyMatch& match, const Told& told) {
    Json event = Json::object();
    if (match.is_public(told.number)) event["n"] = match.public_events(told.number);
    event.update(told.json);
    return event;
}

Json events_json(const AnyMatch& match, Seat viewer, std::size_t first, const Words& words) {
    Json events = Json::array();
    for (const Told& told : match.told_openly(viewer, first, match.event_count(), words))
        events.push_back(numbered_json(match, told));
    return events;
}

namespace {

// The viewer's own answers that may still be changed.
std::vector<const SealedAnswer*> sealed_by(Seat viewer, const Questions* questions) {
    std::vector<const SealedAnswer*> own;
    if (questions == nullptr) return own;
    for (const SealedAnswer& answer : questions->sealed())
        if (answer.seat == viewer) own.push_back(&answer);
    return own;
}

}  // namespace

Json news(const AnyMatch& match, Seat viewer, std::size_t since, const Words& words, const Questions* questions) {
    const std::size_t from = std::min(since, match.public_events());
    Json json{{"from", from},
              {"event_count", match.public_events()},
              {"events", events_json(match, viewer, match.event_after(from), words)},
              {"seat", seat_number(viewer)},
              {"view", match.view(viewer)},
              {"awaiting", seats_json(match.awaiting())},
              {"over", match.over()},
              {"asked", asked_json(match, viewer, words, questions)}};
    for (const SealedAnswer* answer : sealed_by(viewer, questions))
        json["sealed"].push_back({{"question", answer->question}, {"choice", answer->choice}});
    return json;
}

namespace {

// asked_json as text.
void write_asked(JsonText& out, const AnyMatch& match, Seat viewer, Asked asked, const Words& words,
                 const Questions* questions) {
    if (!match.awaiting().contains(viewer)) {
        out.null();
        return;
    }
    const Question question = match.question(viewer, words);
    out.begin_object().key("seat").value(seat_number(viewer));
    if (questions != nullptr) out.key("number").value(static_cast<std::size_t>(questions->number(viewer)));
    out.key("question").begin_object().key("key").value(question.key).key("text").value(question.text);
    if (!question.facts.empty()) out.key("facts").json(question.facts);
    out.end_object().key("fallback").value(match.fallback(viewer));
    if (asked == Asked::with_offers) match.write_offers(out.key("offers"), viewer, words);
    out.end_object();
}

void write_sealed(JsonText& out, const std::vector<const SealedAnswer*>& answers) {
    if (answers.empty()) return;
    out.key("sealed").begin_array();
    for (const SealedAnswer* answer : answers)
        out.begin_object()
            .key("question")
            .value(static_cast<std::size_t>(answer->question))
            .key("choice")
            .value(answer->choice)
            .end_object();
    out.end_array();
}

std::string events_text(const AnyMatch& match, Seat viewer, std::size_t first, const Words& words) {
    constexpr std::size_t usual = 1000;
    JsonText out(usual);
    match.write_events(out, viewer, first, words);
    return out.take();
}

}  // namespace

const std::string& Gazette::events_for(Seat viewer, const Words& words) {
    for (const Known& known : events_) {
        if (known.language == words.language() && match_.tells_alike(known.viewer, viewer, first_)) return known.text;
    }
    events_.push_back({viewer, words.language(), events_text(match_, viewer, first_, words)});
    return events_.back().text;
}

// Views begin with the viewer's own seat; two that are alike differ in nothing else.
void Gazette::write_view(JsonText& out, Seat viewer) {
    const std::string own = "{\"seat\":" + std::to_string(seat_number(viewer));
    for (const Known& known : views_) {
        if (!match_.looks_alike(known.viewer, viewer)) continue;
        out.written(own, std::string_view(known.text).substr(known.own));
        return;
    }
    std::string view = match_.view_text(viewer);
    out.written(view);
    if (view.starts_with(own)) views_.push_back({viewer, Language::english, std::move(view), own.size()});
}

std::string Gazette::text_for(Seat viewer, const Words& words, Asked asked, std::string_view before,
                              std::string_view after) {
    first_ = std::min(first_, match_.event_count());
    const std::string& events = events_for(viewer, words);
    constexpr std::size_t usual_view = 2000;
    constexpr std::size_t usual_offers = 2500;
    const bool offers = asked == Asked::with_offers && match_.awaiting().contains(viewer);
    const std::size_t view = views_.empty() ? usual_view : views_[0].text.size();
    JsonText out(before.size() + after.size() + events.size() + view + 200 + (offers ? usual_offers : 0));
    out.raw(before).begin_object().key("from").value(match_.public_events(first_));
    out.key("event_count").value(match_.public_events());
    out.key("events").written(events).key("seat").value(seat_number(viewer));
    write_view(out.key("view"), viewer);
    out.key("awaiting").begin_array();
    for (const Seat seat : match_.awaiting()) out.value(seat_number(seat));
    out.end_array().key("over").value(match_.over());
    write_asked(out.key("asked"), match_, viewer, asked, words, questions_);
    write_sealed(out, sealed_by(viewer, questions_));
    return out.end_object().raw(after).take();
}

}  // namespace paddock::table
