#include "table/json_reader.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "table/text.hpp"

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

constexpr std::size_t longest_quote = 40;

// Written by the JSON library, which everything here leans on anyway: std::to_chars would bring tables of
// 100 kB into the browser.
std::string number_text(double value) {
    std::string text = nlohmann::json(value).dump();
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

// Cuts at a character, never inside one.
std::string_view shortened(std::string_view text) {
    if (text.size() <= longest_quote) return text;
    std::size_t end = longest_quote;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end);
}

// With a '?' for each control character.
std::string harmless(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t control = control_length(text);
        out += control > 0 ? '?' : text[0];
        text.remove_prefix(std::max<std::size_t>(control, 1));
    }
    return out;
}

std::string in_quotes(std::string_view text) {
    return "\"" + harmless(shortened(text)) + (text.size() > longest_quote ? "…\"" : "\"");
}

std::string description(const json& value) {
    switch (value.type()) {
        case json::value_t::string: return in_quotes(value.get_ref<const std::string&>());
        case json::value_t::array: return "an array of " + counted(value.size(), "entry", "entries");
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

// Bytes of a text one after the other, noting in one place how far the parser has come.
class Watched {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Watched(const char* at, const char*& reached) : at_(at), reached_(&reached) {}
    reference operator*() const { return *at_; }
    Watched& operator++() {
        *reached_ = ++at_;
        return *this;
    }
    bool operator==(const Watched& other) const { return at_ == other.at_; }

  private:
    const char* at_;
    const char** reached_;
};

// Builds the document event by event, so that every limit holds before memory is spent.
class Builder : public nlohmann::json_sax<json> {
  public:
    Builder(json& root, const JsonLimits& limits) : root_(root), limits_(limits) {}

    std::string fault;
    std::size_t position = 0;  // of the byte at fault, from 1; 0: where the parser has come to

    bool null() override { return add(nullptr) != nullptr; }
    bool boolean(bool value) override { return add(value) != nullptr; }
    bool number_integer(std::int64_t value) override { return add(value) != nullptr; }
    bool number_unsigned(std::uint64_t value) override { return add(value) != nullptr; }
    bool number_float(double value, const std::string&) override { return add(value) != nullptr; }
    bool string(std::string& value) override { return add(std::move(value)) != nullptr; }
    bool binary(json::binary_t&) override { return refuse("binary values are not accepted"); }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(std::string& name) override {
        if (open_.back()->contains(name)) return refuse("the key " + in_quotes(name) + " stands twice in one object");
        key_ = std::move(name);
        return true;
    }
    bool parse_error(std::size_t at, const std::string&, const json::exception& kind) override {
        constexpr int number_out_of_range = 406;
        position = std::max<std::size_t>(at, 1);
        return refuse(kind.id == number_out_of_range ? "a number too large to be read" : "");
    }

  private:
    bool refuse(std::string meaning) {
        fault = std::move(meaning);
        return false;
    }
    json* add(json value) {
        if (++values_ > limits_.values) {
            refuse("more than " + std::to_string(limits_.values) + " values");
            return nullptr;
        }
        if (open_.empty()) return &(root_ = std::move(value));
        json& parent = *open_.back();
        if (parent.is_object()) return &(parent[key_] = std::move(value));
        parent.push_back(std::move(value));
        return &parent.back();
    }
    bool open(json container) {
        if (static_cast<int>(open_.size()) >= limits_.depth)
            return refuse("nested more than " + std::to_string(limits_.depth) + " deep");
        json* const added = add(std::move(container));
        if (added == nullptr) return false;
        open_.push_back(added);
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    json& root_;
    const JsonLimits& limits_;
    std::vector<json*> open_;
    std::string key_;
    int values_ = 0;
};

std::string unexpected(std::string_view rest) {
    if (rest.empty()) return "the text ends too soon";
    const bool printable = rest[0] > 0x20 && rest[0] < 0x7f;
    return printable ? std::string("did not expect ") + rest[0] + " here" : "did not expect this character";
}

// The beginning of the text whose end, a quotation mark, is the last byte; else the last byte itself.
std::size_t begin_of_last(std::string_view text) {
    if (text.size() < 2 || text.back() != '"') return text.size();
    for (std::size_t at = text.size() - 1; at > 0; --at) {
        if (text[at - 1] != '"') continue;
        std::size_t slashes = 0;
        while (slashes + 1 < at && text[at - 2 - slashes] == '\\') ++slashes;
        if (slashes % 2 == 0) return at;
    }
    return text.size();
}

// `reached`: bytes the parser has looked at.
InputError syntax_error(std::string file, std::string_view text, const Builder& builder, std::size_t reached) {
    InputError error{std::move(file), "", 0, 0, builder.fault};
    const std::size_t position = builder.position > 0 ? builder.position : begin_of_last(text.substr(0, reached));
    const std::string_view before = text.substr(0, std::min(text.size(), std::max<std::size_t>(position, 1) - 1));
    if (error.meaning.empty()) error.meaning = "this is not JSON: " + unexpected(text.substr(before.size()));
    const std::size_t line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    error.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    error.column = 1 + static_cast<int>(before.size() - line_start);
    return error;
}

}  // namespace

std::string to_text(const InputError& error) {
    std::string out = error.file;
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
    Builder builder(shared->root, limits);
    const char* reached = text.data();
    const Watched begin(text.data(), reached);
    if (!json::sax_parse(begin, Watched(text.data() + text.size(), reached), &builder))
        return syntax_error(std::move(file), text, builder, static_cast<std::size_t>(reached - text.data()));
    shared->file = std::move(file);
    return JsonDocument(std::move(shared));
}

JsonReader JsonDocument::root() const { return {shared_.get(), &shared_->root, ""}; }
const std::vector<InputError>& JsonDocument::errors() const { return shared_->errors; }

bool JsonReader::is_text() const { return value_ != nullptr && value_->is_string(); }
bool JsonReader::is_whole() const { return value_ != nullptr && value_->is_number_integer(); }
bool JsonReader::is_array() const { return value_ != nullptr && value_->is_array(); }
bool JsonReader::is_object() const { return value_ != nullptr && value_->is_object(); }

void JsonReader::fail(std::string meaning) const {
    if (shared_ != nullptr) shared_->note(pointer_, std::move(meaning));
}

void JsonReader::fail_expected(std::string_view expected) const {
    const std::string found = value_ == nullptr ? "nothing" : description(*value_);
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
                          ? "an array of " + counted(most, "entry", "entries")
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
        fail_expected("an object of at most " + counted(most, "key", "keys"));
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
