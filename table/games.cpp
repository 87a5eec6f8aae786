#include "table/games.hpp"

#include "table/formula_d/binding.hpp"
#include "table/open_game.hpp"
#include "table/schneider/binding.hpp"

namespace paddock::table {

namespace {

// The one list of all games.
constexpr Named<OpenGame> openers[] = {
    {Binding<formula_d::FormulaD>::info.key, open_game<formula_d::FormulaD>},
    {Binding<schneider::Schneider>::info.key, open_game<schneider::Schneider>},
};
constexpr GameInfo all_games[] = {
    Binding<formula_d::FormulaD>::info,
    Binding<schneider::Schneider>::info,
};

constexpr std::size_t longest_name = 60;

void add_seat(Seating& seating, std::string name, std::string pilot) {
    seating.names.push_back(std::move(name));
    seating.pilots.push_back(std::move(pilot));
}

void read_seat(Seating& seating, const JsonReader& value) {
    if (value.is_text()) return add_seat(seating, value.text(longest_name), "");
    JsonFields fields = value.fields();
    const JsonReader name = fields.optional("name");
    const JsonReader pilot = fields.optional("pilot");
    add_seat(seating, name.text(longest_name), pilot.text(longest_name));
}

// A list of names or of objects with name and pilot, or just how many.
Seating read_seats(JsonFields& setup, std::optional<int> usual_seats) {
    Seating seating;
    const JsonReader seats = usual_seats ? setup.optional("seats") : setup.required("seats");
    int unnamed = seats ? 0 : usual_seats.value_or(0);
    if (seats.is_whole()) unnamed = seats.whole(1, max_seats);
    for (int i = 0; i < unnamed; ++i) add_seat(seating, "", "");
    if (!seats || seats.is_whole()) return seating;
    for (const JsonReader& seat : seats.items(1, max_seats)) read_seat(seating, seat);
    return seating;
}

}  // namespace

std::span<const GameInfo> games() { return all_games; }

const GameInfo& game_info(std::string_view game) {
    for (const GameInfo& info : all_games) {
        if (info.key == game) return info;
    }
    return all_games[0];
}

std::vector<Venue> venues_of(const Library& library, std::string_view game) {
    std::vector<Venue> venues;
    if (game == Binding<formula_d::FormulaD>::info.key) {
        for (const auto& circuit : library.circuits())
            venues.push_back({circuit->key(), circuit->name(), circuit->hash});
    }
    if (game == Binding<schneider::Schneider>::info.key) {
        for (const SchneiderCourse& course : library.schneider()->courses)
            venues.push_back({course.key, course.name, library.schneider()->hash});
    }
    return venues;
}

std::unique_ptr<AnyMatch> open_match(const Library& library, JsonFields& setup, std::optional<int> usual_seats) {
    const JsonReader game = setup.required("game");
    Seating seating = read_seats(setup, usual_seats);
    if (!game || seating.names.empty()) return nullptr;
    const OpenGame added = game.is_text() ? library.added_game(game.raw()->get_ref<const std::string&>()) : nullptr;
    const OpenGame open = added != nullptr ? added : game.one_of(openers);
    return open(library, setup, std::move(seating));
}

Result<std::unique_ptr<AnyMatch>, std::vector<InputError>> open_match(const Library& library, const std::string& file,
                                                                      std::string_view setup) {
    const Result<JsonDocument, InputError> document = JsonDocument::parse(file, setup);
    if (!document) return std::vector<InputError>{document.error()};
    std::unique_ptr<AnyMatch> match;
    {
        JsonFields fields = document->root().fields();
        (void)fields.optional("$schema").text(200);
        match = open_match(library, fields);
    }
    if (!document->errors().empty()) return document->errors();
    return match;
}

}  // namespace paddock::table
