#include "engine/schneider/declared_events.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/forms.hpp"
#include "table/schneider/sentences.hpp"

// Events of Schneider Trophy as JSON: what happened, its rule, its particulars, and a sentence.
namespace paddock::table {

using namespace schneider;

static void write_square(JsonText& out, const Course& course, SquareId square) {
    square == SquareId::none ? out.null() : out.word(square_name(course, square));
}

template <class Happened>
static void write_named(JsonText& out, const SchneiderContent& content, const Happened& /*event*/,
                        const declared::CourseForm& /*form*/, std::uint8_t course) {
    out.value(content.courses[course].key);
}
template <class Happened>
static void write_named(JsonText& out, const SchneiderContent& content, const Happened& event,
                        const declared::SquareForm& /*form*/, SquareId square) {
    write_square(out, content.rules.courses[event.course], square);
}
// The squares entered, the last one in any case: a position laid out by hand may not say how it was reached.
static void write_named(JsonText& out, const SchneiderContent& content, const Flew& flew,
                        const declared::WayForm& /*form*/, SquareId to) {
    const Course& course = content.rules.courses[flew.course];
    std::vector<SquareId> way;
    unsigned long_ways = flew.long_ways;
    for (SquareId at = flew.from; at != SquareId::none && at != to;) {
        const Square& here = course.at(at);
        at = here.next_by((long_ways & 1U) != 0 && here.is_fork() ? Way::long_way : Way::short_way);
        if (here.is_fork()) long_ways >>= 1U;
        way.push_back(at);
    }
    if (way.empty() || way.back() != to) way = {to};
    out.begin_array();
    for (const SquareId square : way) write_square(out, course, square);
    out.end_array();
}

namespace {

void write_particulars(JsonText& out, const SchneiderContent& content, const Event& event, const std::string& sentence,
                       const std::string& why) {
    write_declared_event<declared::events>(out, content, event);
    out.key("text").value(sentence);
    if (!why.empty()) out.key("why").value(why);
}

}  // namespace

void Binding<Schneider>::write_event(JsonText& out, const SchneiderContent& content, const Event& event,
                                     std::span<const Event> past, const Words& words) {
    write_particulars(out, content, event, schneider_sentence(content, event, past, words),
                      schneider_why(content, event, past, words));
}

Told Binding<Schneider>::told(const SchneiderContent& content, const Schneider& /*game*/, const Event& event,
                              std::span<const Event> past, const Words& words) {
    const std::string rule(std::visit([](const auto& e) { return e.rule.view(); }, event));
    const std::string sentence = schneider_sentence(content, event, past, words);
    const std::string why = schneider_why(content, event, past, words);
    JsonText out;
    out.begin_object();
    write_particulars(out, content, event, sentence, why);
    return {rule, sentence, Json::parse(out.end_object().take()), why};
}

std::string Binding<Schneider>::piece(const State& now, Seat seat, const Words& words) {
    const Nation nation = now.plane(seat).nation;
    return nation == Nation::none ? "" : words.say(std::string("nation.") + name_of(nation));
}

}  // namespace paddock::table
