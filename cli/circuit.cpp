#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/files.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "draw/board.hpp"
#include "draw/palette.hpp"
#include "table/circuit_file.hpp"
#include "table/text.hpp"

// paddock circuit check and paddock circuit draw.
namespace paddock::cli {

namespace {

// What can be said of a sound circuit in a line.
std::string portrait(const table::CircuitFile& file) {
    const track::Circuit& circuit = file.circuit;
    return file.source.name + ", " + table::counted(circuit.track_spaces, "space") + ", " +
           table::counted(static_cast<int>(circuit.corners.size()), "corner") + ", grid for " +
           std::to_string(circuit.grid.size()) + (circuit.pit_spaces > 0 ? ", pit lane" : ", no pit lane");
}

// A built-in circuit by its key, else a file.
table::CircuitFile circuit_to_draw(const Arguments& arguments) {
    const std::string& wanted = arguments.plain()[0];
    const table::Library library = library_for(arguments);
    if (const auto circuit = library.circuit(wanted)) return circuit->file;
    Result<table::CircuitFile, std::vector<table::InputError>> file =
        table::read_circuit_file(wanted, read_text(wanted));
    if (!file) throw_first(file.error());
    return std::move(*file);
}

}  // namespace

Exit run_circuit_check(const Arguments& arguments, Console& console) {
    Exit exit = Exit::fine;
    for (const std::string& path : arguments.plain()) {
        const std::string text = read_text(path);
        const Result<table::CircuitFile, std::vector<table::InputError>> file = table::read_circuit_file(path, text);
        if (file) {
            if (!arguments.has("quiet")) console.say(shown(path) + ": sound (" + portrait(*file) + ")");
            continue;
        }
        for (const table::InputError& error : file.error()) console.say(to_text(error));
        exit = Exit::bad_input;
    }
    return exit;
}

Exit run_circuit_draw(const Arguments& arguments, Console& console) {
    const table::CircuitFile file = circuit_to_draw(arguments);
    const draw::Palette palette = arguments.has("night") ? draw::night_palette() : draw::paper_palette();
    const std::string svg = draw::board_svg(file.circuit, file.source, file.drawing, palette);
    if (const std::optional<std::string> path = arguments.value("output"))
        write_text(*path, svg);
    else
        console.out() << svg;
    return Exit::fine;
}

}  // namespace paddock::cli
