#include "server/plain_answer.hpp"

namespace paddock::server {

namespace {

// What is left of a message. Nothing is read where the message is not plain.
class PlainText {
  public:
    explicit PlainText(std::string_view text) : rest_(text) {}

    bool skip(std::string_view bytes) {
        if (!rest_.starts_with(bytes)) return false;
        rest_.remove_prefix(bytes.size());
        return true;
    }
    // Up to the quote that closes it, which is read too.
    std::optional<std::string_view> text() {
        std::size_t size = 0;
        while (size < rest_.size() && rest_[size] >= ' ' && rest_[size] < 0x7f && rest_[size] != '"' &&
               rest_[size] != '\\')
            ++size;
        const std::string_view text = rest_.substr(0, size);
        rest_.remove_prefix(size);
        if (!skip("\"")) return std::nullopt;
        return text;
    }
    // Below 2^53, and without a 0 in front.
    std::optional<std::uint64_t> number() {
        constexpr std::size_t most_digits = 15;
        std::size_t size = 0;
        std::uint64_t number = 0;
        while (size < rest_.size() && rest_[size] >= '0' && rest_[size] <= '9' && size <= most_digits)
            number = 10 * number + static_cast<std::uint64_t>(rest_[size++] - '0');
        if (size == 0 || size > most_digits || (size > 1 && rest_[0] == '0')) return std::nullopt;
        rest_.remove_prefix(size);
        return number;
    }
    bool empty() const { return rest_.empty(); }

  private:
    std::string_view rest_;
};

struct Fields {
    std::optional<std::string_view> verb, choice;
    std::optional<std::uint64_t> id, seat, question;

    // False where a key is unknown or there already.
    bool read(std::string_view key, PlainText& text) {
        if (key == "do") return read_text(verb, text);
        if (key == "choice") return read_text(choice, text);
        if (key == "id") return read_number(id, text);
        if (key == "seat") return read_number(seat, text);
        return key == "question" && read_number(question, text);
    }

  private:
    static bool read_text(std::optional<std::string_view>& field, PlainText& text) {
        if (field || !text.skip("\"")) return false;
        field = text.text();
        return field.has_value();
    }
    static bool read_number(std::optional<std::uint64_t>& field, PlainText& text) {
        if (field) return false;
        field = text.number();
        return field.has_value();
    }
};

}  // namespace

std::optional<PlainAnswer> read_plain_answer(std::string_view message) {
    PlainText text(message);
    Fields fields;
    if (!text.skip("{")) return std::nullopt;
    do {
        if (!text.skip("\"")) return std::nullopt;
        const auto key = text.text();
        if (!key || !text.skip(":") || !fields.read(*key, text)) return std::nullopt;
    } while (text.skip(","));
    if (!text.skip("}") || !text.empty()) return std::nullopt;
    if (fields.verb != "answer" || !fields.seat || !fields.question || !fields.choice) return std::nullopt;
    return PlainAnswer{fields.id.value_or(0), *fields.seat, *fields.question, *fields.choice};
}

}  // namespace paddock::server
