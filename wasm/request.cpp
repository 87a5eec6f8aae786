#include "wasm/request.hpp"

#include "table/text.hpp"

namespace paddock::wasm {

namespace {

using table::JsonReader;
using table::Newlines;

constexpr std::size_t longest_record = std::size_t{32} << 20;
constexpr std::size_t longest_ledger = std::size_t{1} << 20;
constexpr std::size_t longest_circuit = std::size_t{4} << 20;
constexpr std::size_t longest_text = 300;
constexpr int most = 1'000'000'000;

int whole(const JsonReader& value) { return value ? value.whole(0, most) : 0; }

Seat seat_in(const JsonReader& value) {
    return value ? table::seat_of_number(value.whole(0, max_seats)) : Seat::nobody;
}

std::vector<table::Contribution> contributions_in(const JsonReader& list) {
    std::vector<table::Contribution> contributions;
    if (!list) return contributions;
    for (const JsonReader& item : list.items(0, max_seats)) {
        table::JsonFields fields = item.fields();
        const Seat seat = seat_in(fields.required("seat"));
        contributions.push_back({seat, fields.required("text").text(longest_text)});
    }
    return contributions;
}

}  // namespace

Request read_request(const table::JsonDocument& document) {
    table::JsonFields fields = document.root().fields();
    const auto text = [&](std::string_view key) { return fields.optional(key).text(longest_text); };
    return {.what = fields.required("do").text(longest_text),
            .handle = whole(fields.optional("handle")),
            .seat = seat_in(fields.optional("seat")),
            .choice = text("choice"),
            .question = whole(fields.optional("question")),
            .by = text("by"),
            .at = text("at"),
            .since = static_cast<std::size_t>(whole(fields.optional("since"))),
            .from = static_cast<std::size_t>(whole(fields.optional("from"))),
            .branches = whole(fields.optional("branches")),
            .nodes = whole(fields.optional("nodes")),
            .steps = whole(fields.optional("steps")),
            .seed = text("seed"),
            .record = fields.optional("record").text(longest_record, Newlines::allowed),
            .level = text("level"),
            .game = text("game"),
            .id = text("id"),
            .circuit = text("circuit"),
            .text = fields.optional("text").text(longest_circuit, Newlines::allowed),
            .palette = text("palette"),
            .ledger = fields.optional("ledger").text(longest_ledger, Newlines::allowed),
            .language = text("language"),
            .contributions = contributions_in(fields.optional("contributions")),
            .setup = fields.optional("setup"),
            .position = fields.optional("position"),
            .words = fields.optional("words")};
}

}  // namespace paddock::wasm
