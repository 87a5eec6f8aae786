#include "table/games.hpp"

#include "table/house_game.hpp"
#include "table/open_game.hpp"

namespace paddock::table {

namespace {

constexpr std::size_t longest_pilot = 60;

void add_seat(Seating& seating, std::string name, std::string pilot) {
    seating.names.push_back(std::move(name));
    seating.pilots.push_back(std::move(pilot));
}

void read_seat(Seating& seating, const JsonReader& value) {
    if (value.is_text()) return add_seat(seating, value.text(longest_pilot), "");
    JsonFields fields = value.fields();
    const JsonReader name = fields.optional("name");
    const JsonReader pilot = fields.optional("pilot");
    add_seat(seating, name.text(longest_pilot), pilot.text(longest_pilot));
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

OpenGame opener_named(const JsonReader& game) {
    std::vector<Named<OpenGame>> openers;
    for (const HouseGame& known : house_games()) openers.push_back({known.info.key, known.open});
    return game.one_of(std::span<const Named<OpenGame>>(openers));
}

}  // namespace

std::span<const GameInfo> games() {
    static const std::vector<GameInfo> infos = [] {
        std::vector<GameInfo> all;
        for (const HouseGame& game : house_games()) all.push_back(game.info);
        return all;
    }();
    return infos;
}

const GameInfo& game_info(std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.info;
    }
    return house_games()[0].info;
}

std::vector<Venue> venues_of(const Library& library, std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.venues(library);
    }
    return {};
}

Glossary glossary_of(std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.glossary();
    }
    return {};
}

std::unique_ptr<AnyMatch> open_match(const Library& library, JsonFields& setup, std::optional<int> usual_seats) {
    const JsonReader game = setup.required("game");
    Seating seating = read_seats(setup, usual_seats);
    if (!game || seating.names.empty()) return nullptr;
    const OpenGame added = game.is_text() ? library.added_game(game.raw()->get_ref<const std::string&>()) : nullptr;
    const OpenGame open = added != nullptr ? added : opener_named(game);
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
