#include "engine/core/choice_text.hpp"
#include "engine/formula_d/declared_choices.hpp"

// Choices as people type them and records hold them.
namespace paddock::formula_d {

namespace declared {

using declare::Words;

static void write_words(std::string& text, const PathForm& /*form*/, const Path& path) {
    declare::add_word(text, to_text(path));
}

static bool read_words(Words& words, const PathForm& /*form*/, Path& path) {
    const std::optional<Path> read = parse_path(words.next());
    path = read.value_or(Path{});
    return read.has_value();
}

static void write_words(std::string& text, const GaugePoints& form, const Gauges& gauges) {
    for (const auto& [name, gauge] : names::gauges) {
        if (gauges[gauge] == 0) continue;
        declare::add_word(text, name);
        write_words(text, declare::Whole{1, form.most}, gauges[gauge]);
    }
}

// Pairs as far as they go.
static bool read_words(Words& words, const GaugePoints& form, Gauges& gauges) {
    for (;;) {
        Words ahead = words;
        Gauge gauge{};
        std::uint8_t points = 0;
        if (!read_words(ahead, declare::Word<Gauge, gauge_count>{names::gauges}, gauge)) return true;
        if (!read_words(ahead, declare::Whole{1, form.most}, points) || gauges[gauge] != 0) return false;
        gauges[gauge] = points;
        words = ahead;
    }
}

}  // namespace declared

const char* name_of(Gauge gauge) { return name_in(names::gauges, gauge).data(); }
const char* name_of(Driver driver) { return name_in(names::drivers, driver).data(); }

std::string to_text(const Path& path) {
    if (path.empty()) return "-";
    std::string text;
    for (int i = 0; i < path.size();) {
        if (path[i] != Step::ahead) {
            text += "?LRP"[static_cast<std::size_t>(path[i])];
            ++i;
            continue;
        }
        int run = 0;
        while (i < path.size() && path[i] == Step::ahead) ++run, ++i;
        text += std::to_string(run);
    }
    return text;
}

std::optional<Path> parse_path(std::string_view text) {
    Path path;
    if (text == "-") return path;
    if (text.empty()) return std::nullopt;
    for (std::size_t i = 0; i < text.size();) {
        const char letter = text[i];
        if (letter >= '1' && letter <= '9') {
            std::size_t end = i;
            while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
            const std::optional<int> run = declare::whole_number(text.substr(i, end - i));
            if (!run || path.size() + *run > Path::capacity) return std::nullopt;
            for (int k = 0; k < *run; ++k) path.push_back(Step::ahead);
            i = end;
            continue;
        }
        const std::size_t step = std::string_view("?LRP").find(letter);
        if (step == std::string_view::npos || step == 0 || path.size() == Path::capacity) return std::nullopt;
        path.push_back(static_cast<Step>(step));
        ++i;
    }
    return path;
}

std::string to_text(const Choice& choice) { return declare::choice_text<declared::choices>(choice); }

std::optional<Choice> parse_choice(std::string_view text) {
    return declare::choice_of_text<Choice>(declared::choices, text);
}

}  // namespace paddock::formula_d
