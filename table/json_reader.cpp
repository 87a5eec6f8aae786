#include "table/json_reader.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "table/json_parsing.hpp"
#include "table/json_quotes.hpp"

namespace paddock::table {

using nlohmann::json;

struct JsonReader::Shared {
    std::string file;
    json root;
    std::vector<InputError> errors;

    void note(std::string pointer, std::string meaning) {
        if (errors.size() > max_input_errors) return;
        if (errors.size() == max_input_errors) {
            pointer.clear();
            meaning = "there are more faults; they are not listed";
        }
        errors.push_back({file, std::move(pointer), 0, 0, std::move(meaning)});
    }
};

namespace {

// Written by the JSON library, which everything here leans on anyway: std::to_chars would bring tables of
// 100 kB into the browser.
std::string number_text(double value) {
    std::string text = nlohmann::json(value).dump();
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

std::string so_many(std::size_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string kind_of(const json& value) {
    switch (value.type()) {
        case json::value_t::string: return in_quotes(value.get_ref<const std::string&>());
        case json::value_t::array: return "an array of " + so_many(value.size(), "entry", "entries");
        case json::value_t::object: return "an object";
        case json::value_t::boolean: return value.get<bool>() ? "true" : "false";
        case json::value_t::number_integer: return std::to_string(value.get<std::int64_t>());
        case json::value_t::number_unsigned: return std::to_string(value.get<std::uint64_t>());
        case json::value_t::number_float: return number_text(value.get<double>());
        default: return "null";
    }
}

std::string child(const std::string& pointer, std::string_view key) {
    std::string out = pointer + "/";
    for (const char c : harmless(shortened(key))) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

std::string listed(std::span<const std::string_view> words) {
    std::string out;
    for (const std::string_view word : words) out += (out.empty() ? "" : ", ") + std::string(word);
    return out;
}

}  // namespace

// The name of a file is anybody's; places and meanings are harmless already.
std::string to_text(const InputError& error) {
    std::string out = harmless(error.file);
    if (error.line > 0) out += ":" + std::to_string(error.line) + ":" + std::to_string(error.column);
    if (!error.pointer.empty()) out += (out.empty() ? "" : ": ") + error.pointer;
    return (out.empty() ? "" : out + ": ") + error.meaning;
}

JsonDocument::JsonDocument(std::unique_ptr<JsonReader::Shared> shared) : shared_(std::move(shared)) {}
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;
JsonDocument::~JsonDocument() = default;

Result<JsonDocument, InputError> JsonDocument::parse(std::string file, std::string_view text,
                                                     const JsonLimits& limits) {
    if (text.size() > limits.bytes)
        return InputError{std::move(file), "", 0, 0,
                          "longer than " + std::to_string(limits.bytes) + " bytes: " + std::to_string(text.size())};
    auto shared = std::make_unique<JsonReader::Shared>();
    if (auto fault = parse_json(text, limits, shared->root)) {
        fault->file = std::move(file);
        return *fault;
    }
    shared->file = std::move(file);
    return JsonDocument(std::move(shared));
}

JsonReader JsonDocument::root() const { return {shared_.get(), &shared_->root, ""}; }
const std::vector<InputError>& JsonDocument::errors() const { return shared_->errors; }

bool JsonReader::is_null() const { return value_ == nullptr || value_->is_null(); }
bool JsonReader::is_text() const { return value_ != nullptr && value_->is_string(); }
bool JsonReader::is_whole() const { return value_ != nullptr && value_->is_number_integer(); }
bool JsonReader::is_array() const { return value_ != nullptr && value_->is_array(); }
bool JsonReader::is_object() const { return value_ != nullptr && value_->is_object(); }

void JsonReader::fail(std::string meaning) const {
    if (shared_ != nullptr) shared_->note(pointer_, std::move(meaning));
}

void JsonReader::fail_expected(std::string_view expected) const {
    const std::string found = value_ == nullptr ? "nothing" : kind_of(*value_);
    fail("expected " + std::string(expected) + ", found " + found);
}

std::int64_t JsonReader::whole_number(std::int64_t least, std::int64_t most) const {
    if (value_ == nullptr) return least;
    const bool fits = value_->is_number_integer() &&
                      (!value_->is_number_unsigned() || value_->get<std::uint64_t>() <= std::uint64_t{INT64_MAX});
    const std::int64_t found = fits ? value_->get<std::int64_t>() : least;
    if (fits && found >= least && found <= most) return found;
    fail_expected(least == most ? "the number " + std::to_string(least)
                                : "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

double JsonReader::number(double least, double most) const {
    if (value_ == nullptr) return least;
    const double found = value_->is_number() ? value_->get<double>() : std::nan("");
    if (std::isfinite(found) && found >= least && found <= most) return found;
    fail_expected("a number from " + number_text(least) + " to " + number_text(most));
    return least;
}

bool JsonReader::flag() const {
    if (value_ == nullptr) return false;
    if (value_->is_boolean()) return value_->get<bool>();
    fail_expected("true or false");
    return false;
}

std::string JsonReader::text(std::size_t most, Newlines newlines) const {
    if (value_ == nullptr) return {};
    if (!value_->is_string()) {
        fail_expected("text");
        return {};
    }
    const std::string& found = value_->get_ref<const std::string&>();
    if (found.size() > most) {
        fail_expected("text of at most " + std::to_string(most) + " bytes");
        return {};
    }
    for (std::string_view rest = found; !rest.empty(); rest.remove_prefix(1)) {
        if (control_length(rest) == 0 || (rest[0] == '\n' && newlines == Newlines::allowed)) continue;
        fail_expected("text without control characters");
        return {};
    }
    return found;
}

std::size_t JsonReader::choose(std::span<const std::string_view> names) const {
    if (value_ == nullptr) return 0;
    if (value_->is_string()) {
        const auto found = std::find(names.begin(), names.end(), value_->get_ref<const std::string&>());
        if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    }
    fail_expected("one of " + listed(names));
    return 0;
}

std::vector<JsonReader> JsonReader::items(std::size_t least, std::size_t most) const {
    std::vector<JsonReader> out;
    if (value_ == nullptr) return out;
    if (!value_->is_array() || value_->size() < least || value_->size() > most) {
        fail_expected(least == most
                          ? "an array of " + so_many(most, "entry", "entries")
                          : "an array of " + std::to_string(least) + " to " + std::to_string(most) + " entries");
        return out;
    }
    out.reserve(value_->size());
    for (const json& item : *value_) out.push_back({shared_, &item, pointer_ + "/" + std::to_string(out.size())});
    return out;
}

JsonFields JsonReader::fields() const {
    if (value_ == nullptr || value_->is_object()) return JsonFields(*this);
    fail_expected("an object");
    return JsonFields({shared_, nullptr, pointer_});
}

std::vector<std::pair<std::string, JsonReader>> JsonReader::entries(std::size_t most) const {
    std::vector<std::pair<std::string, JsonReader>> out;
    if (value_ == nullptr) return out;
    if (!value_->is_object() || value_->size() > most) {
        fail_expected("an object of at most " + so_many(most, "key", "keys"));
        return out;
    }
    for (auto entry = value_->begin(); entry != value_->end(); ++entry)
        out.emplace_back(entry.key(), JsonReader{shared_, &entry.value(), child(pointer_, entry.key())});
    return out;
}

JsonReader JsonFields::optional(std::string_view key) {
    asked_.emplace_back(key);
    const json* const object = object_.value_;
    const json* found = nullptr;
    if (object != nullptr) {
        const auto entry = object->find(key);
        if (entry != object->end()) found = &*entry;
    }
    return {object_.shared_, found, child(object_.pointer_, key)};
}

bool JsonFields::has(std::string_view key) const {
    return object_.value_ != nullptr && object_.value_->find(key) != object_.value_->end();
}

JsonReader JsonFields::required(std::string_view key) {
    const JsonReader found = optional(key);
    if (!found && object_) object_.fail("the key \"" + std::string(key) + "\" is missing");
    return found;
}

JsonFields::~JsonFields() {
    if (!object_) return;
    const std::vector<std::string_view> known(asked_.begin(), asked_.end());
    for (auto entry = object_.value_->begin(); entry != object_.value_->end(); ++entry) {
        if (std::find(known.begin(), known.end(), entry.key()) == known.end())
            JsonReader(object_.shared_, &entry.value(), child(object_.pointer_, entry.key()))
                .fail("unknown key; known here: " + listed(known));
    }
}

}  // namespace paddock::table
