#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/files.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "draw/palette.hpp"
#include "table/house_game.hpp"
#include "table/place_files.hpp"

// paddock circuit check and paddock circuit draw.
namespace paddock::cli {

namespace {

std::vector<table::PlaceFile> files_at(const std::vector<std::string>& paths) {
    std::vector<table::PlaceFile> files;
    files.reserve(paths.size());
    for (const std::string& path : paths) files.push_back({path, read_text(path)});
    return files;
}

// A place of any game by its key, else its files.
std::string drawing_of(const Arguments& arguments, const draw::Palette& palette) {
    const std::string& wanted = arguments.plain()[0];
    const table::Library library = library_for(arguments);
    const auto drawn = [](auto result) {
        if (!result) throw_first(result.error());
        return std::move(*result);
    };
    for (const table::HouseGame& game : table::house_games()) {
        if (arguments.plain().size() > 1) break;
        for (const table::Venue& venue : game.venues(library)) {
            if (venue.key == wanted) return drawn(game.board(library, venue.key, palette))["svg"].get<std::string>();
        }
    }
    return drawn(table::draw_place(files_at(arguments.plain()), palette));
}

}  // namespace

Exit run_circuit_check(const Arguments& arguments, Console& console) {
    Exit exit = Exit::fine;
    const std::vector<table::PlaceFile> files = files_at(arguments.plain());
    const std::vector<table::PlaceReport> reports = table::check_places(files);
    for (std::size_t i = 0; i < files.size(); ++i) {
        for (const table::InputError& error : reports[i].errors) console.say(to_text(error));
        if (!reports[i].errors.empty())
            exit = Exit::bad_input;
        else if (!arguments.has("quiet"))
            console.say(shown(files[i].path) + ": sound (" + reports[i].portrait + ")");
    }
    return exit;
}

Exit run_circuit_draw(const Arguments& arguments, Console& console) {
    const draw::Palette palette = arguments.has("night") ? draw::night_palette() : draw::paper_palette();
    const std::string svg = drawing_of(arguments, palette);
    if (const std::optional<std::string> path = arguments.value("output"))
        write_text(*path, svg);
    else
        console.out() << svg;
    return Exit::fine;
}

}  // namespace paddock::cli
