#pragma once

#include <cstddef>

#include "table/questions.hpp"
#include "table/stopwatch.hpp"

// What one seat, or a spectator, is told of a match: the same value from a server and from a table in the
// browser. docs/protocol.md describes it.
namespace paddock::table {

// Everything behind the first `since` public events (AnyMatch::public_events), what the viewer sees now, and what it is
// asked. Made from what the viewer may know alone. A `since` beyond the last event counts as the last.
// With `questions` it is told their numbers, and which of its answers it may still change.
Json news(const AnyMatch& match, Seat viewer, std::size_t since, const Words& words,
          const Questions* questions = nullptr);
inline Json news(const AnyMatch& match, Seat viewer, std::size_t since, const Questions* questions = nullptr) {
    return news(match, viewer, since, match.english(), questions);
}

// Who reckons with the rules himself needs no list of his answers.
enum class Asked : std::uint8_t { with_offers, without_offers };

// The news of one moment for several viewers, as text. What is the same for two of them is put into words once.
class Gazette {
  public:
    // From event `first` on. The match must not change while this is in use.
    Gazette(const AnyMatch& match, std::size_t first, const Questions* questions = nullptr)
        : match_(match), first_(first), questions_(questions) {}

    // The same bytes as line_of(news(…)), with something around them, or without the offers in it.
    std::string text_for(Seat viewer, const Words& words, Asked asked = Asked::with_offers,
                         std::string_view before = "", std::string_view after = "");
    std::string text_for(Seat viewer, Asked asked = Asked::with_offers, std::string_view before = "",
                         std::string_view after = "") {
        return text_for(viewer, match_.english(), asked, before, after);
    }

  private:
    struct Known {
        Seat viewer;
        Language language;
        std::string text;
        std::size_t own = 0;  // bytes in front that are this viewer's alone
    };
    const std::string& events_for(Seat viewer, const Words& words);
    void write_view(JsonText& out, Seat viewer);

    const AnyMatch& match_;
    std::size_t first_;
    const Questions* questions_;
    std::vector<Known> events_;
    std::vector<Known> views_;
};

// The parts of it that may be wanted alone.
// null when nothing is asked of the viewer
Json asked_json(const AnyMatch& match, Seat viewer, const Words& words, const Questions* questions = nullptr);
inline Json asked_json(const AnyMatch& match, Seat viewer, const Questions* questions = nullptr) {
    return asked_json(match, viewer, match.english(), questions);
}
Json events_json(const AnyMatch& match, Seat viewer, std::size_t first, const Words& words);
inline Json events_json(const AnyMatch& match, Seat viewer, std::size_t first) {
    return events_json(match, viewer, first, match.english());
}
Json seats_json(SeatSet seats);  // [1, 3]
Json to_json(const Offer& offer);
Json numbered_json(const AnyMatch& match, const Told& told);  // an event, of a public one with its number in front
Json to_json(const Question& question);
// What the stopwatch of the lap under way shows at this time; null when it does not run for anybody, or nobody knows.
Json stopwatch_json(const Stopwatch& stopwatch, std::string_view at);

}  // namespace paddock::table
