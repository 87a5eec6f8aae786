#include "engine/formula_d/declared_events.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/forms.hpp"
#include "table/formula_d/sentences.hpp"
#include "table/formula_d/way.hpp"

// Events of Formula D as JSON: what happened, its rule, its particulars, and a sentence.
namespace paddock::table {

using namespace formula_d;

template <class Happened>
static void write_named(JsonText& out, const LoadedCircuit& content, const Happened& /*event*/,
                        const declared::SpaceForm& /*form*/, SpaceId space) {
    space == SpaceId::none ? out.null() : out.word(track::space_name(content.track(), space));
}
template <class Happened>
static void write_named(JsonText& out, const LoadedCircuit& content, const Happened& /*event*/,
                        const declared::CornerForm& /*form*/, std::uint8_t corner) {
    out.value(content.file.source.elements[content.track().corners[corner].element].name);
}
static void write_named(JsonText& out, const LoadedCircuit& content, const Drove& drove,
                        const declared::WayForm& /*form*/, const Path& /*path*/) {
    out.begin_array();
    follow_way(content.track(), drove, [&](SpaceId id) { out.word(track::space_name(content.track(), id)); });
    out.end_array();
}

namespace {

void write_particulars(JsonText& out, const LoadedCircuit& content, const Event& event, const std::string& sentence,
                       const std::string& why) {
    write_declared_event<declared::events>(out, content, event);
    out.key("text").value(sentence);
    if (!why.empty()) out.key("why").value(why);
}

}  // namespace

void Binding<FormulaD>::write_event(JsonText& out, const LoadedCircuit& content, const Event& event,
                                    std::span<const Event> past, const Words& words) {
    write_particulars(out, content, event, formula_d_sentence(content, event, past, words),
                      formula_d_why(content, event, past, words));
}

Told Binding<FormulaD>::told(const LoadedCircuit& content, const FormulaD& /*game*/, const Event& event,
                             std::span<const Event> past, const Words& words) {
    const std::string rule(std::visit([](const auto& e) { return e.rule.view(); }, event));
    const std::string sentence = formula_d_sentence(content, event, past, words);
    const std::string why = formula_d_why(content, event, past, words);
    JsonText out;
    out.begin_object();
    write_particulars(out, content, event, sentence, why);
    return {rule, sentence, Json::parse(out.end_object().take()), why};
}

}  // namespace paddock::table
