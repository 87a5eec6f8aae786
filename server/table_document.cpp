#include "server/table_document.hpp"

#include "table/games.hpp"
#include "table/text.hpp"

namespace paddock::server {

namespace {

using table::JsonFields;
using table::JsonReader;

constexpr Named<Pilot> pilots[] = {
    {"person", Pilot::person}, {"bot", Pilot::bot}, {"open", Pilot::open}, {"autopilot", Pilot::autopilot}};
constexpr Named<Expiry> expiries[] = {{"rules", Expiry::rules}, {"bot", Expiry::bot}, {"wait", Expiry::wait}};
constexpr Named<bool> kinds[] = {{"live", false}, {"slow", true}};
constexpr Named<bots::Level> levels[] = {{"rookie", bots::Level::rookie},
                                         {"tourist", bots::Level::tourist},
                                         {"amateur", bots::Level::amateur},
                                         {"club", bots::Level::club},
                                         {"works", bots::Level::works}};
static_assert(std::size(levels) == bots::all_levels.size());

constexpr int most_seconds = 3600;
constexpr int most_hours = 24 * 60;
constexpr std::size_t longest_word = 40;
constexpr int most_number = 1'000'000;
constexpr std::size_t most_instructions = 100;

template <class Value, std::size_t Count>
std::string_view name_in(const Named<Value> (&table)[Count], Value value) {
    for (const Named<Value>& entry : table) {
        if (entry.value == value) return entry.name;
    }
    return "";
}

std::int64_t to_number(Time time) { return time.time_since_epoch().count(); }
Time to_time(std::int64_t number) { return Time{std::chrono::milliseconds{number}}; }
constexpr std::int64_t most_time = std::int64_t{1} << 50;

Json to_json(const Chair& chair) {
    Json json{{"name", chair.name}, {"pilot", name_of(chair.pilot)}};
    if (!chair.former.empty()) json["former"] = to_json(chair.former);
    if (chair.pilot == Pilot::bot) json["level"] = bots::name_of(chair.level);
    if (chair.passed_on) json["passed_on"] = true;
    if (chair.absence) json["absence"] = {to_number(chair.absence->from), to_number(chair.absence->to)};
    for (const table::Instruction& left : chair.prepared.instructions)
        json["instructions"].push_back(table::to_json(left));
    return json;
}

// Whether there is still such an instruction is asked when it is to be followed.
table::Instruction read_instruction(const JsonReader& value) {
    table::Instruction left;
    JsonFields fields = value.fields();
    left.question = fields.required("question").text(longest_word);
    left.answer = fields.required("answer").text(longest_word);
    if (const JsonReader number = fields.optional("number")) left.number = number.whole(0, most_number);
    return left;
}

Chair read_chair(const JsonReader& value) {
    Chair chair;
    JsonFields fields = value.fields();
    chair.name = fields.required("name").text(200);
    chair.pilot = fields.required("pilot").one_of(pilots);
    if (const JsonReader former = fields.optional("former")) {
        for (const JsonReader& each : former.items(0, most_former_names)) {
            JsonFields name = each.fields();
            const std::string called = name.required("name").text(200);
            chair.former.push_back(
                {called, static_cast<std::size_t>(name.required("until").whole(std::int64_t{0}, most_time))});
        }
    }
    if (const JsonReader level = fields.optional("level")) chair.level = read_level(level);
    if (const JsonReader passed = fields.optional("passed_on")) chair.passed_on = passed.flag();
    if (const JsonReader absence = fields.optional("absence")) {
        const auto times = absence.items(2, 2);
        if (times.size() == 2)
            chair.absence = Absence{to_time(times[0].whole(std::int64_t{0}, most_time)),
                                    to_time(times[1].whole(std::int64_t{0}, most_time))};
    }
    if (const JsonReader left = fields.optional("instructions")) {
        for (const JsonReader& each : left.items(0, most_instructions))
            chair.prepared.instructions.push_back(read_instruction(each));
    }
    return chair;
}

TableDocument read_fields(const JsonReader& root) {
    TableDocument document;
    JsonFields fields = root.fields();
    if (const JsonReader setup = fields.required("setup")) document.setup = *setup.raw();
    document.pace = read_pace(fields.required("pace"));
    document.host = table::seat_of_number(fields.required("host").whole(0, max_seats));
    for (const JsonReader& chair : fields.required("seats").items(1, max_seats))
        document.chairs.push_back(read_chair(chair));
    if (const JsonReader of = fields.optional("rematch_of")) document.rematch_of = of.text(40);
    if (const JsonReader rematch = fields.optional("rematch")) document.rematch = rematch.text(40);
    if (const JsonReader left = fields.optional("left"))
        document.left = std::chrono::milliseconds{left.whole(std::int64_t{0}, most_time)};
    return document;
}

}  // namespace

std::string_view name_of(Pilot pilot) { return name_in(pilots, pilot); }

bots::Level read_level(const JsonReader& value) { return value.one_of(levels); }

Json to_json(const Pace& pace) {
    return {{"kind", name_in(kinds, pace.slow)},
            {pace.slow ? "hours" : "seconds", pace.length},
            {"expiry", name_in(expiries, pace.expiry)}};
}

Pace read_pace(const JsonReader& value) {
    Pace pace;
    JsonFields fields = value.fields();
    pace.slow = fields.required("kind").one_of(kinds);
    if (pace.slow) pace.length = fields.required("hours").whole(1, most_hours);
    if (!pace.slow)
        if (const JsonReader seconds = fields.optional("seconds")) pace.length = seconds.whole(0, most_seconds);
    if (const JsonReader expiry = fields.optional("expiry")) pace.expiry = expiry.one_of(expiries);
    return pace;
}

Json to_json(const std::vector<FormerName>& former) {
    Json json = Json::array();
    for (const auto& [name, until] : former) json.push_back({{"name", name}, {"until", until}});
    return json;
}

std::string to_text(const TableDocument& document) {
    Json chairs = Json::array();
    for (const Chair& chair : document.chairs) chairs.push_back(to_json(chair));
    Json json{{"setup", document.setup},
              {"pace", to_json(document.pace)},
              {"host", table::seat_number(document.host)},
              {"seats", std::move(chairs)}};
    if (document.rematch_of) json["rematch_of"] = *document.rematch_of;
    if (document.rematch) json["rematch"] = *document.rematch;
    if (document.left) json["left"] = document.left->count();
    return table::line_of(json);
}

Result<TableDocument, table::InputError> read_table_document(const std::string& table, const std::string& text) {
    const auto parsed = table::JsonDocument::parse("document of table " + table, text);
    if (!parsed) return parsed.error();
    TableDocument document = read_fields(parsed->root());
    if (!parsed->errors().empty()) return parsed->errors()[0];
    return document;
}

Json setup_with_seats(const TableDocument& document) {
    Json setup = document.setup;
    Json seats = Json::array();
    for (const Chair& chair : document.chairs) {
        Json seat{{"name", chair.name}};
        if (chair.pilot == Pilot::bot) seat["pilot"] = "bot " + std::string(bots::name_of(chair.level));
        if (chair.pilot == Pilot::autopilot) seat["pilot"] = "autopilot";
        seats.push_back(std::move(seat));
    }
    setup["seats"] = std::move(seats);
    return setup;
}

std::string nameless(const TableDocument& document, Seat seat) {
    const auto game = document.setup.is_object() ? document.setup.find("game") : document.setup.end();
    const bool named = game != document.setup.end() && game->is_string();
    const table::GameInfo& info = table::game_info(named ? game->get_ref<const std::string&>() : std::string());
    return std::string(info.crew) + " " + std::to_string(table::seat_number(seat));
}

std::string bot_name(bots::Level level, Seat seat) {
    std::string name(bots::name_of(level));
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name + " bot " + std::to_string(table::seat_number(seat));
}

}  // namespace paddock::server
