#include "table/json_parsing.hpp"

#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include "table/json_quotes.hpp"

namespace paddock::table {

using nlohmann::json;

namespace {

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
InputError syntax_error(std::string_view text, const Builder& builder, std::size_t reached) {
    InputError error{"", "", 0, 0, builder.fault};
    const std::size_t position = builder.position > 0 ? builder.position : begin_of_last(text.substr(0, reached));
    const std::string_view before = text.substr(0, std::min(text.size(), std::max<std::size_t>(position, 1) - 1));
    if (error.meaning.empty()) error.meaning = "this is not JSON: " + unexpected(text.substr(before.size()));
    const std::size_t line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    error.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    error.column = 1 + static_cast<int>(before.size() - line_start);
    return error;
}

}  // namespace

std::optional<InputError> parse_json(std::string_view text, const JsonLimits& limits, json& root) {
    Builder builder(root, limits);
    const char* reached = text.data();
    const Watched begin(text.data(), reached);
    if (json::sax_parse(begin, Watched(text.data() + text.size(), reached), &builder)) return std::nullopt;
    return syntax_error(text, builder, static_cast<std::size_t>(reached - text.data()));
}

}  // namespace paddock::table
