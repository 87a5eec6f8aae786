#include "table/place_files.hpp"

#include "draw/board.hpp"
#include "table/circuit_file.hpp"
#include "table/house_game.hpp"
#include "table/text.hpp"

namespace paddock::table {
namespace {

using Faults = std::vector<InputError>;

// The game a file belongs to; nullptr for a circuit, which is what a file is that no game knows.
const HouseGame* owner_of(const PlaceFile& file) {
    for (const HouseGame& game : house_games()) {
        if (game.place_files.has(file)) return &game;
    }
    return nullptr;
}

std::string portrait_of(const CircuitFile& file) {
    const track::Circuit& circuit = file.circuit;
    return file.source.name + ", " + counted(circuit.track_spaces, "space") + ", " +
           counted(static_cast<int>(circuit.corners.size()), "corner") + ", grid for " +
           std::to_string(circuit.grid.size()) + (circuit.pit_spaces > 0 ? ", pit lane" : ", no pit lane");
}

PlaceReport check_circuit(const PlaceFile& file) {
    const auto circuit = read_circuit_file(file.path, file.text);
    return circuit ? PlaceReport{portrait_of(*circuit), {}} : PlaceReport{"", circuit.error()};
}

Result<std::string, Faults> draw_circuit(const PlaceFile& file, bool alone, const draw::Palette& palette) {
    const auto circuit = read_circuit_file(file.path, file.text);
    if (!circuit) return circuit.error();
    if (!alone) return Faults{{file.path, "", 0, 0, "a circuit is drawn from one file"}};
    return draw::board_svg(circuit->circuit, circuit->source, circuit->drawing, palette);
}

}  // namespace

std::vector<PlaceReport> check_places(std::span<const PlaceFile> files) {
    std::vector<const HouseGame*> owners;
    owners.reserve(files.size());
    for (const PlaceFile& file : files) owners.push_back(owner_of(file));
    std::vector<PlaceReport> reports(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (owners[i] == nullptr) reports[i] = check_circuit(files[i]);
    }
    for (const HouseGame& game : house_games()) {
        std::vector<PlaceFile> own;
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (owners[i] == &game) own.push_back(files[i]);
        }
        if (own.empty()) continue;
        std::vector<PlaceReport> told = game.place_files.check(own);
        for (std::size_t i = 0, next = 0; i < files.size(); ++i) {
            if (owners[i] == &game) reports[i] = std::move(told[next++]);
        }
    }
    return reports;
}

Result<std::string, Faults> draw_place(std::span<const PlaceFile> files, const draw::Palette& palette) {
    const HouseGame* game = nullptr;
    for (const PlaceFile& file : files) {
        const HouseGame* owner = owner_of(file);
        if (owner == nullptr) return draw_circuit(file, files.size() == 1, palette);
        if (game != nullptr && owner != game)
            return Faults{{file.path, "", 0, 0, "these are files of different games"}};
        game = owner;
    }
    return game->place_files.draw(files, palette);
}

}  // namespace paddock::table
