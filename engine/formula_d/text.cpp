#include <charconv>

#include "engine/formula_d/choices.hpp"

// Choices as people type them and records hold them.
namespace paddock::formula_d {

const char* name_of(Gauge gauge) {
    constexpr std::array<const char*, gauge_count> names{"tires", "brakes", "gearbox", "body", "engine", "handling"};
    return names[static_cast<std::size_t>(gauge)];
}

const char* name_of(Compound compound) {
    constexpr std::array<const char*, compound_count> names{"hard", "soft", "rain"};
    return names[static_cast<std::size_t>(compound)];
}

const char* name_of(Driver driver) {
    constexpr std::array<const char*, driver_count + 1> names{"formula-1", "li",      "marcellin", "manson",
                                                              "owens",     "slivers", "montfort",  "washington",
                                                              "matahi",    "tzarof",  "cadena"};
    return names[static_cast<std::size_t>(driver)];
}

const char* name_of(WeatherLine line) {
    constexpr std::array<const char*, 5> names{"none", "good", "changeable", "rain-changeable", "rain"};
    return names[static_cast<std::size_t>(line)];
}

const char* name_of(Cause cause) {
    constexpr std::array<const char*, 7> names{"none", "overshoot", "missed-stops", "blocked",
                                               "body", "engine",    "handling"};
    return names[static_cast<std::size_t>(cause)];
}

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

namespace {

// A cursor over the words of a choice.
struct Words {
    std::string_view rest;

    std::string_view next() {
        while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(end);
        return word;
    }
    bool done() { return Words{rest}.next().empty(); }
};

std::optional<int> parse_number(std::string_view word) {
    int value = 0;
    const char* end = word.data() + word.size();
    if (word.size() > 3 || word.empty()) return std::nullopt;
    const auto [at, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc{} || at != end || value < 0) return std::nullopt;
    return value;
}

std::optional<bool> parse_yes(std::string_view word) {
    if (word == "yes") return true;
    if (word == "no") return false;
    return std::nullopt;
}

std::optional<Gauge> parse_gauge(std::string_view word) {
    for (const Gauge gauge : all_gauges) {
        if (word == name_of(gauge)) return gauge;
    }
    return std::nullopt;
}

std::optional<Compound> parse_compound(std::string_view word) {
    for (int i = 0; i < compound_count; ++i) {
        if (word == name_of(static_cast<Compound>(i))) return static_cast<Compound>(i);
    }
    return std::nullopt;
}

// Pairs such as "brakes 1 engine 1", as far as they go; `stop` is left unread.
std::optional<Gauges> parse_gauges(Words& words) {
    Gauges gauges;
    for (;;) {
        Words look = words;
        const std::optional<Gauge> gauge = parse_gauge(look.next());
        if (!gauge) return gauges;
        const std::optional<int> points = parse_number(look.next());
        if (!points || *points < 1 || *points > 20 || gauges[*gauge] != 0) return std::nullopt;
        gauges[*gauge] = static_cast<std::uint8_t>(*points);
        words = look;
    }
}

std::string gauges_text(const Gauges& gauges) {
    std::string text;
    for (const Gauge gauge : all_gauges) {
        if (gauges[gauge] == 0) continue;
        text += std::string(" ") + name_of(gauge) + " " + std::to_string(gauges[gauge]);
    }
    return text;
}

std::string brakes_text(int brakes) { return brakes == 0 ? "" : " brake " + std::to_string(brakes); }

// "brake 2" at the end of a move or tow, or nothing.
std::optional<int> parse_brakes(Words& words) {
    if (words.done()) return 0;
    if (words.next() != "brake") return std::nullopt;
    const std::optional<int> brakes = parse_number(words.next());
    if (!brakes || *brakes > 99) return std::nullopt;
    return brakes;
}

struct Writer {
    std::string operator()(const PickDriver& c) const { return std::string("driver ") + name_of(c.driver); }
    std::string operator()(const BuildGauge& c) const {
        return std::string("build ") + name_of(c.gauge) + " " + std::to_string(c.points);
    }
    std::string operator()(const FitTires& c) const { return std::string("fit ") + name_of(c.compound); }
    std::string operator()(const ShiftTo& c) const { return "gear " + std::to_string(number(c.gear)); }
    std::string operator()(const FireNitro& c) const {
        return c.nitro == Nitro::no ? "nitro no" : c.nitro == Nitro::fire ? "nitro yes" : "nitro better";
    }
    std::string operator()(const TakeSoftBonus& c) const { return c.take ? "bonus yes" : "bonus no"; }
    std::string operator()(const Skid& c) const { return c.by == 0 ? "skid 0" : c.by > 0 ? "skid +1" : "skid -1"; }
    std::string operator()(const DropScrap& c) const { return c.drop ? "scrap yes" : "scrap no"; }
    std::string operator()(const Drive& c) const { return "move " + to_text(c.path) + brakes_text(c.brakes); }
    std::string operator()(const Tow& c) const {
        return c.shape.empty() ? "tow no" : "tow " + to_text(c.shape) + brakes_text(c.brakes);
    }
    std::string operator()(const StopAtBox& c) const {
        const std::string kind = c.technical ? "stop technical" : "stop tires";
        return kind + gauges_text(c.repair) + " fit " + name_of(c.compound);
    }
    std::string operator()(const Consent& c) const { return c.agreed ? "consent yes" : "consent no"; }
    std::string operator()(const Repair& c) const {
        return c.points.total() == 0 ? "repair nothing" : "repair" + gauges_text(c.points);
    }
    std::string operator()(const ThrowRadio& c) const {
        return c.target == Seat::nobody ? "radio no" : "radio " + std::to_string(number(c.target) + 1);
    }
    std::string operator()(const RollWeatherAgain& c) const { return c.again ? "weather again" : "weather keep"; }
};

std::optional<Choice> parse_driver(Words& words) {
    const std::string_view name = words.next();
    for (int i = 1; i <= driver_count; ++i) {
        if (name == name_of(static_cast<Driver>(i))) return PickDriver{static_cast<Driver>(i)};
    }
    return std::nullopt;
}

std::optional<Choice> parse_build(Words& words) {
    const std::optional<Gauge> gauge = parse_gauge(words.next());
    const std::optional<int> points = parse_number(words.next());
    if (!gauge || !points || *points > 20) return std::nullopt;
    return BuildGauge{*gauge, static_cast<std::uint8_t>(*points)};
}

std::optional<Choice> parse_fit(Words& words) {
    const std::optional<Compound> compound = parse_compound(words.next());
    if (!compound) return std::nullopt;
    return FitTires{*compound};
}

std::optional<Choice> parse_gear(Words& words) {
    const std::optional<int> value = parse_number(words.next());
    if (!value || *value < 1 || *value > 6) return std::nullopt;
    return ShiftTo{gear(*value)};
}

std::optional<Choice> parse_nitro(Words& words) {
    const std::string_view word = words.next();
    if (word == "better") return FireNitro{Nitro::fire_better};
    const std::optional<bool> yes = parse_yes(word);
    if (!yes) return std::nullopt;
    return FireNitro{*yes ? Nitro::fire : Nitro::no};
}

std::optional<Choice> parse_skid(Words& words) {
    const std::string_view word = words.next();
    if (word == "0") return Skid{0};
    if (word == "+1" || word == "1") return Skid{1};
    if (word == "-1") return Skid{-1};
    return std::nullopt;
}

template <class C>
std::optional<Choice> parse_flag(Words& words) {
    const std::optional<bool> yes = parse_yes(words.next());
    if (!yes) return std::nullopt;
    return C{*yes};
}

std::optional<Choice> parse_drive(Words& words) {
    const std::optional<Path> path = parse_path(words.next());
    const std::optional<int> brakes = parse_brakes(words);
    if (!path || !brakes) return std::nullopt;
    return Drive{*path, static_cast<std::uint8_t>(*brakes)};
}

std::optional<Choice> parse_tow(Words& words) {
    const std::string_view word = words.next();
    if (word == "no") return Tow{};
    const std::optional<Path> path = parse_path(word);
    const std::optional<int> brakes = parse_brakes(words);
    if (!path || path->empty() || !brakes) return std::nullopt;
    return Tow{*path, static_cast<std::uint8_t>(*brakes)};
}

// "stop tires fit soft", "stop technical brakes 1 fit hard".
std::optional<Choice> parse_stop(Words& words) {
    const std::string_view kind = words.next();
    if (kind != "tires" && kind != "technical") return std::nullopt;
    const std::optional<Gauges> repair = parse_gauges(words);
    if (!repair || words.next() != "fit") return std::nullopt;
    const std::optional<Compound> compound = parse_compound(words.next());
    if (!compound) return std::nullopt;
    return StopAtBox{kind == "technical", *compound, *repair};
}

std::optional<Choice> parse_repair(Words& words) {
    Words look = words;
    if (look.next() == "nothing") {
        words = look;
        return Repair{};
    }
    const std::optional<Gauges> points = parse_gauges(words);
    if (!points || points->total() == 0) return std::nullopt;
    return Repair{*points};
}

std::optional<Choice> parse_radio(Words& words) {
    const std::string_view word = words.next();
    if (word == "no") return ThrowRadio{};
    const std::optional<int> number = parse_number(word);
    if (!number || *number < 1 || *number > max_cars) return std::nullopt;
    return ThrowRadio{seat(*number - 1)};
}

std::optional<Choice> parse_weather(Words& words) {
    const std::string_view word = words.next();
    if (word == "again") return RollWeatherAgain{true};
    if (word == "keep") return RollWeatherAgain{false};
    return std::nullopt;
}

struct Parser {
    std::string_view word;
    std::optional<Choice> (*parse)(Words&);
};
constexpr std::array<Parser, 15> parsers{{
    {"driver", parse_driver},
    {"build", parse_build},
    {"fit", parse_fit},
    {"gear", parse_gear},
    {"nitro", parse_nitro},
    {"bonus", parse_flag<TakeSoftBonus>},
    {"skid", parse_skid},
    {"scrap", parse_flag<DropScrap>},
    {"move", parse_drive},
    {"tow", parse_tow},
    {"stop", parse_stop},
    {"consent", parse_flag<Consent>},
    {"repair", parse_repair},
    {"radio", parse_radio},
    {"weather", parse_weather},
}};

}  // namespace

std::optional<Path> parse_path(std::string_view text) {
    Path path;
    if (text == "-") return path;
    if (text.empty()) return std::nullopt;
    for (std::size_t i = 0; i < text.size();) {
        const char letter = text[i];
        if (letter >= '1' && letter <= '9') {
            std::size_t end = i;
            while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
            const std::optional<int> run = parse_number(text.substr(i, end - i));
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

std::string to_text(const Choice& choice) { return std::visit(Writer{}, choice); }

std::optional<Choice> parse_choice(std::string_view text) {
    Words words{text};
    const std::string_view kind = words.next();
    for (const Parser& parser : parsers) {
        if (parser.word != kind) continue;
        std::optional<Choice> choice = parser.parse(words);
        if (!words.done()) return std::nullopt;
        return choice;
    }
    return std::nullopt;
}

}  // namespace paddock::formula_d
