#include "table/record.hpp"

#include <utility>

#include "table/fields.hpp"
#include "table/json_text.hpp"

namespace paddock::table {

namespace {

using Kind = Entry::Kind;

constexpr std::size_t longest_choice = 300;
constexpr std::size_t longest_line = 10'000;
constexpr std::size_t longest_word = 60;
constexpr std::size_t longest_contribution = 200;
constexpr std::size_t most_rolls = 2000;
constexpr int most_undone = 100'000;

InputError error_at(const std::string& file, int line, std::string meaning) {
    return {file, "", line, 1, std::move(meaning)};
}

// ---- writing ----

void write_particulars(JsonText& out, const Entry& entry) {
    switch (entry.kind) {
        case Kind::start: out.key("start").value(true); return;
        case Kind::choice:
            out.key("seat").value(seat_number(entry.seat)).key("choice").value(entry.text);
            if (entry.instead != 0) out.key("instead").value(static_cast<std::int64_t>(entry.instead));
            return;
        case Kind::note: out.key("act").word("note").key("text").value(entry.text); return;
        case Kind::pilot:
            out.key("act").word("pilot").key("seat").value(seat_number(entry.seat)).key("name").value(entry.text);
            return;
        case Kind::position: out.key("act").word("position").key("position").json(entry.value); return;
        case Kind::pause: out.key("act").word("pause"); return;
        case Kind::resume: out.key("act").word("resume"); return;
        case Kind::undo: out.key("undo").value(entry.undone); return;
        case Kind::replaced: out.key("replaced").value(true); return;
        case Kind::reveal:
            out.key("reveal");
            entry.seed ? out.word(to_hex(*entry.seed)) : out.null();
            out.key("standings").json(entry.value);
            if (!entry.teams.is_null()) out.key("teams").json(entry.teams);
            return;
    }
}

void write_rolls(JsonText& out, const std::vector<Rolled>& rolls) {
    out.begin_array();
    for (const Rolled& roll : rolls) out.value(to_text(roll));
    out.end_array();
}

// ---- reading ----

std::vector<Rolled> read_rolls(const JsonReader& value) {
    std::vector<Rolled> rolls;
    if (!value) return rolls;
    for (const JsonReader& item : value.items(0, most_rolls)) {
        const std::optional<Rolled> roll = parse_roll(item.text(longest_word));
        if (roll)
            rolls.push_back(*roll);
        else
            item.fail_expected("a roll, as \"gear 9\" or \"2: collision 4\"");
    }
    return rolls;
}

void read_reveal(const JsonReader& reveal, JsonFields& fields, Entry& entry) {
    entry.kind = Kind::reveal;
    if (!reveal.is_null()) {
        entry.seed = seed_from_hex(reveal.text(longest_contribution));
        if (!entry.seed) reveal.fail_expected("a seed of 64 hexadecimal digits");
    }
    if (const JsonReader standings = fields.required("standings")) entry.value = *standings.raw();
    if (const JsonReader teams = fields.optional("teams")) entry.teams = *teams.raw();
}

void read_act(const JsonReader& act, JsonFields& fields, Entry& entry) {
    constexpr Named<Kind> acts[] = {{"note", Kind::note},
                                    {"pilot", Kind::pilot},
                                    {"position", Kind::position},
                                    {"pause", Kind::pause},
                                    {"resume", Kind::resume}};
    entry.kind = act.one_of(acts);
    if (entry.kind == Kind::note) entry.text = fields.required("text").text(longest_line, Newlines::allowed);
    if (entry.kind == Kind::pilot) {
        entry.seat = seat_of_number(fields.required("seat").whole(1, max_seats));
        entry.text = fields.required("name").text(longest_word);
    }
    if (entry.kind == Kind::position) {
        if (const JsonReader position = fields.required("position")) entry.value = *position.raw();
        entry.rolls = read_rolls(fields.optional("rolls"));
    }
}

void read_particulars(JsonFields& fields, Entry& entry) {
    if (const JsonReader start = fields.optional("start")) {
        entry.kind = Kind::start;
        if (!start.flag()) start.fail_expected("true");
        entry.rolls = read_rolls(fields.optional("rolls"));
    } else if (const JsonReader act = fields.optional("act")) {
        read_act(act, fields, entry);
    } else if (const JsonReader undo = fields.optional("undo")) {
        entry.kind = Kind::undo;
        entry.undone = undo.whole(1, most_undone);
    } else if (const JsonReader replaced = fields.optional("replaced")) {
        entry.kind = Kind::replaced;
        if (!replaced.flag()) replaced.fail_expected("true");
    } else if (const JsonReader reveal = fields.optional("reveal")) {
        read_reveal(reveal, fields, entry);
    } else {
        entry.kind = Kind::choice;
        entry.seat = seat_of_number(fields.required("seat").whole(1, max_seats));
        entry.text = fields.required("choice").text(longest_choice);
        if (const JsonReader instead = fields.optional("instead"))
            entry.instead =
                static_cast<std::uint64_t>(instead.whole<std::int64_t>(1, static_cast<std::int64_t>(entry.number) - 1));
        entry.rolls = read_rolls(fields.optional("rolls"));
    }
}

Result<Entry, InputError> read_entry(const std::string& file, int line, std::string_view text, std::uint64_t number) {
    Result<JsonDocument, InputError> document = JsonDocument::parse(file, text);
    if (!document) return error_at(file, line, document.error().meaning);
    Entry entry;
    entry.line = line;
    entry.number = number;
    {
        JsonFields fields = document->root().fields();
        const auto expected = static_cast<std::int64_t>(number);
        fields.required("n").whole<std::int64_t>(expected, expected);
        entry.by = fields.optional("by").text(longest_word);
        entry.at = fields.optional("at").text(longest_word);
        read_particulars(fields, entry);
    }
    if (document->errors().empty()) return entry;
    InputError error = document->errors()[0];
    error.line = line;
    error.column = 1;
    return error;
}

std::vector<Contribution> read_contributions(const JsonReader& value) {
    std::vector<Contribution> contributions;
    if (!value) return contributions;
    for (const JsonReader& item : value.items(0, max_seats)) {
        JsonFields fields = item.fields();
        const Seat seat = seat_of_number(fields.required("seat").whole(1, max_seats));
        contributions.push_back({seat, fields.required("text").text(longest_contribution)});
    }
    return contributions;
}

// The set-up in it is left to whoever opens the match.
Result<RecordHeader, InputError> read_header(const std::string& file, std::string_view text) {
    Result<JsonDocument, InputError> document = JsonDocument::parse(file, text);
    if (!document) return error_at(file, 1, document.error().meaning);
    RecordHeader header;
    {
        JsonFields fields = document->root().fields();
        if (fields.required("paddock").text(longest_word) != "record" && document->errors().empty())
            return error_at(file, 1, "this is no record: its first line has no \"paddock\": \"record\"");
        fields.required("format").whole(record_format, record_format);
        header.rules = fields.required("rules").text(longest_word);
        header.content = fields.required("content").text(longest_contribution);
        header.commitment = fields.optional("commitment").text(longest_contribution);
        header.contributions = read_contributions(fields.optional("contributions"));
        for (const char* key : {"game", "circuit", "options", "seats"}) {
            if (const JsonReader value = fields.optional(key)) header.setup[key] = *value.raw();
        }
    }
    if (document->errors().empty()) return header;
    InputError error = document->errors()[0];
    error.line = 1;
    error.column = 1;
    return error;
}

// Lines one after the other. The last may lack its line end.
class Lines {
  public:
    explicit Lines(std::string_view text) : text_(text) {}

    bool next() {
        if (at_ == text_.size()) return false;
        const std::size_t end = text_.find('\n', at_);
        whole_ = end != std::string_view::npos;
        line_ = text_.substr(at_, whole_ ? end - at_ : std::string_view::npos);
        at_ += line_.size() + (whole_ ? 1 : 0);
        ++number_;
        return true;
    }
    std::string_view line() const { return line_; }
    bool whole() const { return whole_; }
    int number() const { return number_; }
    std::size_t end() const { return at_; }

  private:
    std::string_view text_;
    std::string_view line_;
    std::size_t at_ = 0;
    int number_ = 0;
    bool whole_ = false;
};

bool is_json(std::string_view text) { return JsonDocument::parse("", text).has_value(); }

std::optional<InputError> too_long(const std::string& file, const Lines& lines, const RecordLimits& limits) {
    if (lines.line().size() > limits.line)
        return error_at(file, lines.number(), "longer than " + std::to_string(limits.line) + " bytes");
    if (static_cast<std::size_t>(lines.number()) > limits.lines)
        return error_at(file, lines.number(), "more than " + std::to_string(limits.lines) + " lines");
    return std::nullopt;
}

}  // namespace

std::string header_line(const RecordHeader& header) {
    Json json{{"paddock", "record"}, {"format", record_format}, {"rules", header.rules}};
    json.update(header.setup);
    json["content"] = header.content;
    if (!header.commitment.empty()) json["commitment"] = header.commitment;
    if (!header.contributions.empty()) {
        json["contributions"] = Json::array();
        for (const Contribution& contribution : header.contributions)
            json["contributions"].push_back({{"seat", seat_number(contribution.seat)}, {"text", contribution.text}});
    }
    return line_of(json) + "\n";
}

std::string entry_line(const Entry& entry) {
    JsonText out;
    out.begin_object().key("n").value(static_cast<std::int64_t>(entry.number));
    write_particulars(out, entry);
    if (!entry.rolls.empty()) write_rolls(out.key("rolls"), entry.rolls);
    if (!entry.by.empty()) out.key("by").value(entry.by);
    if (!entry.at.empty()) out.key("at").value(entry.at);
    return out.end_object().raw("\n").take();
}

std::optional<InputError> fault_of_entry(std::string_view line, std::uint64_t number) {
    const Result<Entry, InputError> entry = read_entry("", 0, line, number);
    if (line.size() > RecordLimits{}.line) return InputError{"", "", 0, 0, "too long for a line of a record"};
    return entry ? std::nullopt : std::optional(entry.error());
}

std::string without_replaced(const std::string& text) {
    Result<Record, InputError> record = read_record("", text);
    if (!record) return text;
    bool any = false;
    for (std::size_t i = 0; i < record->entries.size(); ++i) {
        const Seat seat = record->entries[i].seat;
        const std::uint64_t instead = std::exchange(record->entries[i].instead, 0);
        for (auto earlier = static_cast<std::size_t>(instead - 1); instead > 0 && earlier < i; ++earlier) {
            Entry& entry = record->entries[earlier];
            if (entry.kind != Kind::choice || entry.seat != seat) continue;
            Entry empty;
            empty.kind = Kind::replaced;
            empty.number = entry.number;
            entry = std::move(empty);
            any = true;
        }
    }
    if (!any) return text;
    std::string kept = record->header_text + "\n";
    for (const Entry& entry : record->entries) kept += entry_line(entry);
    return kept;
}

const char* RecordFill::fault_of(const Entry& entry, std::string_view line) const {
    if (line.size() > limits_.line) return "too long for a line of a record";
    if (entry.kind == Kind::choice && entry.text.size() > longest_choice) return "too long for an answer";
    if (entry.rolls.size() > most_rolls) return "too many rolls for one answer";
    if (entry.kind == Kind::reveal) return nullptr;
    const bool note = entry.kind == Kind::note || entry.kind == Kind::pause;
    if (note && notes_ >= limits_.notes) return "the record has too many notes already";
    const bool act = note || entry.kind == Kind::pilot || entry.kind == Kind::resume;
    const std::size_t lines = act ? limits_.lines / 2 : limits_.lines - 1;
    const std::size_t bytes = act ? limits_.bytes / 2 : limits_.bytes - limits_.line;
    return lines_ >= lines || bytes_ + line.size() > bytes ? "the record is full" : nullptr;
}

void RecordFill::add(Kind kind, std::size_t bytes) {
    ++lines_;
    bytes_ += bytes;
    notes_ += kind == Kind::note || kind == Kind::pause ? 1 : 0;
}

void RecordFill::add(const Record& record) {
    for (const Entry& entry : record.entries) add(entry.kind, 0);
    bytes_ += record.complete_bytes;
}

Result<Record, InputError> read_record(std::string file, std::string_view text, const RecordLimits& limits) {
    Record record;
    record.file = std::move(file);
    if (text.size() > limits.bytes)
        return error_at(record.file, 0, "longer than " + std::to_string(limits.bytes) + " bytes");
    Lines lines(text);
    if (!lines.next()) return error_at(record.file, 1, "the record is empty");
    if (const auto error = too_long(record.file, lines, limits)) return *error;
    if (!lines.whole() && !is_json(lines.line()))
        return error_at(record.file, 1, "the record is cut off in its header");
    Result<RecordHeader, InputError> header = read_header(record.file, lines.line());
    if (!header) return header.error();
    record.header = std::move(*header);
    record.header_text = lines.line();
    record.complete_bytes = lines.end();
    while (lines.next()) {
        if (!lines.whole() && (lines.line().size() > limits.line || !is_json(lines.line()))) {
            record.cut = true;
            break;
        }
        if (const auto error = too_long(record.file, lines, limits)) return *error;
        if (!record.entries.empty() && record.entries.back().kind == Kind::reveal)
            return error_at(record.file, lines.number(), "nothing may follow the reveal of the seed");
        Result<Entry, InputError> entry =
            read_entry(record.file, lines.number(), lines.line(), record.entries.size() + 1);
        if (!entry) return entry.error();
        record.entries.push_back(std::move(*entry));
        record.complete_bytes = lines.end();
    }
    return record;
}

}  // namespace paddock::table
