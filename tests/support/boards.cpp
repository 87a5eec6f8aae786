#include "tests/support/boards.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace paddock::formula_d::tests {
namespace {

using track::Element;
using track::Lane;
using track::Place;
using track::Source;
using track::SpaceId;

Element straight(std::string name, int rows) { return {std::move(name), false, "", 0, {rows, rows, rows}}; }

// Red, centre and green number: the lengths of the inside, centre and outside lane.
Element corner(std::string name, std::string direction, int stops, int red, int centre, int green) {
    const bool left = direction.front() == 'L';
    return {std::move(name), true, std::move(direction), stops, {left ? red : green, centre, left ? green : red}};
}

Element even_corner(std::string name, std::string direction, int stops, int rows) {
    return corner(std::move(name), std::move(direction), stops, rows, rows, rows);
}

// Ten slots in the last rows of the last element, from `lane` and the opposite one in turn.
std::vector<Place> staggered_grid(const std::vector<Element>& elements, Lane lane) {
    const Lane opposite = lane == Lane::left ? Lane::right : Lane::left;
    const int last = static_cast<int>(elements.size());
    const int rows = elements.back().lengths[0];
    std::vector<Place> grid;
    for (int k = 0; k < 10; ++k) grid.push_back({k % 2 == 0 ? lane : opposite, last, rows - k});
    return grid;
}

// A circuit that does not compile makes every test on it meaningless: say why, and stop.
std::unique_ptr<track::Circuit> compiled(const Source& source) {
    Result<track::Circuit, std::vector<track::Fault>> circuit = track::compile(source);
    if (circuit) return std::make_unique<track::Circuit>(*circuit);
    for (const track::Fault& fault : circuit.error())
        ADD_FAILURE() << source.key << " " << fault.place << ": " << fault.meaning;
    std::abort();
}

bool lanes_are_even(const Source& source) {
    for (const Element& element : source.elements) {
        if (element.lengths[0] != element.lengths[1] || element.lengths[1] != element.lengths[2]) return false;
    }
    return true;
}

int rows_of(const Source& source) {
    int rows = 0;
    for (const Element& element : source.elements) rows += element.lengths[1];
    return rows;
}

}  // namespace

Source test_board() {
    Source board;
    board.key = "test-board";
    board.name = "Test board";
    board.arrows = track::Arrows::free;
    board.elements = {straight("S1", 20),             // rows 1–20
                      even_corner("K1", "R", 1, 5),   // 21–25
                      straight("S2", 20),             // 26–45
                      even_corner("K2", "L", 2, 9),   // 46–54
                      straight("S3", 26),             // 55–80
                      even_corner("K3", "R", 3, 12),  // 81–92
                      straight("S4", 18)};            // 93–110
    board.grid = staggered_grid(board.elements, Lane::left);
    board.pit_lane = track::PitLane{{Lane::right, 7, 8}, {Lane::right, 1, 9}, 10, 8, {6, 8}};
    board.weather = track::WeatherChart{7, 12};
    return board;
}

Source test_board_with_twin_corners() {
    Source board = test_board();
    board.key = "test-board-twin-corners";
    board.elements[3].stops = 1;
    board.elements[4] = even_corner("K2b", "L", 1, 6);                      // 55–60
    board.elements.insert(board.elements.begin() + 5, straight("S3", 20));  // 61–80
    board.grid = staggered_grid(board.elements, Lane::left);
    board.pit_lane->branch.element = 8;
    return board;
}

Source test_board_with_line_after_94() {
    Source board = test_board();
    board.key = "test-board-line-after-94";
    board.elements.back() = straight("S4, up to the line", 2);                           // 93–94
    board.elements.insert(board.elements.begin(), straight("S4, beyond the line", 16));  // 95–110
    board.grid = {{Lane::left, 8, 2}, {Lane::right, 8, 1}};
    board.pit_lane.reset();
    return board;
}

Source monaco() {
    Source board;
    board.key = "monaco";
    board.name = "Circuit de Monaco";
    board.elements = {straight("Boulevard Albert Ier", 12),
                      corner("Sainte-Dévote", "R", 1, 5, 6, 7),
                      straight("Montée du Beau Rivage", 15),
                      corner("Massenet", "L", 1, 6, 7, 8),
                      straight("Place du Casino", 2),
                      corner("Casino", "R", 1, 5, 6, 7),
                      straight("Descente du Mirabeau", 6),
                      corner("Mirabeau", "R", 1, 5, 6, 8),
                      straight("Avenue des Spélugues", 3),
                      corner("Grand Hôtel hairpin", "L", 3, 8, 11, 14),
                      straight("Short chute", 2),
                      corner("Portier", "R", 2, 8, 9, 11),
                      straight("Tunnel", 22),
                      corner("Nouvelle Chicane", "LR", 2, 8, 8, 9),
                      straight("Quai des États-Unis", 7),
                      corner("Tabac", "L", 1, 5, 6, 8),
                      straight("Quai Kennedy", 4),
                      corner("Piscine", "LRRL", 2, 10, 11, 12),
                      straight("Run to Rascasse", 4),
                      corner("La Rascasse", "R", 2, 6, 8, 11),
                      straight("Link", 2),
                      corner("Anthony Noghès", "R", 1, 4, 5, 6),
                      straight("Pit straight", 14)};
    board.grid = staggered_grid(board.elements, Lane::left);
    board.pit_lane = track::PitLane{{Lane::right, 23, 4}, {Lane::right, 1, 9}, 10, 8, {5, 7, 9, 11, 13}};
    board.weather = track::WeatherChart{7, 12};
    return board;
}

Source race_city() {
    Source board;
    board.key = "race-city";
    board.name = "Race City";
    board.elements = {straight("Main Street", 14),       corner("Town Hall", "R", 1, 5, 6, 8),
                      straight("Market Street", 12),     corner("Market Square", "L", 2, 7, 9, 12),
                      straight("Police Avenue", 18),     corner("Courthouse", "R", 1, 5, 6, 7),
                      straight("Harbour Road", 8),       corner("Docks", "R", 2, 8, 9, 11),
                      straight("Underpass approach", 9), corner("Underpass bend", "L", 1, 6, 7, 8),
                      straight("Old Town street", 10),   corner("Old Town S", "LR", 2, 9, 9, 10),
                      straight("Danger zone", 12),       corner("Gasworks", "R", 1, 5, 6, 8),
                      straight("Tenement Row", 9),       corner("Tenement hairpin", "L", 3, 9, 12, 16),
                      straight("Station Road", 8),       corner("Station", "R", 1, 5, 6, 7),
                      straight("Finish straight", 12)};
    board.grid = staggered_grid(board.elements, Lane::right);
    board.pit_lane = track::PitLane{{Lane::right, 19, 3}, {Lane::right, 1, 10}, 9, 9, {4, 6, 8, 10, 12}};
    board.weather = track::WeatherChart{8, 14};
    board.police_line = {5, 9};
    board.tunnel = {9, 6};
    for (const auto& [lane, row] : {std::pair{Lane::left, 3},
                                    {Lane::centre, 3},
                                    {Lane::right, 4},
                                    {Lane::left, 5},
                                    {Lane::centre, 6},
                                    {Lane::right, 6},
                                    {Lane::left, 8},
                                    {Lane::centre, 8},
                                    {Lane::right, 9},
                                    {Lane::left, 10}})
        board.danger.push_back({lane, 13, row});
    for (const int row : {4, 5, 6}) {
        for (const Lane lane : {Lane::left, Lane::centre, Lane::right}) board.snipers.push_back({lane, 15, row});
    }
    return board;
}

Board::Board(const Source& source, int first_row)
    : circuit_(compiled(source)), first_row_(first_row), rows_(lanes_are_even(source) ? rows_of(source) : 0) {}

SpaceId Board::at(int row, char lane) const {
    const int wanted = (row - first_row_ + rows_) % rows_ + 1;
    for (int i = 0; i < circuit_->track_spaces; ++i) {
        const SpaceId space = track::space_id(i);
        if ("LCR"[track::number(circuit_->at(space).lane)] == lane &&
            circuit_->ranks[static_cast<std::size_t>(i)] == track::Fraction{wanted, 1})
            return space;
    }
    return SpaceId::none;
}

SpaceId Board::space(std::string_view name) const {
    const bool row_and_lane = rows_ > 0 && !name.empty() && name.front() >= '0' && name.front() <= '9';
    const SpaceId found = row_and_lane ? at(std::atoi(std::string(name).c_str()), name.back())
                                       : track::find_space(*circuit_, std::string(name));
    if (found == SpaceId::none) ADD_FAILURE() << "this board has no space " << name;
    return found;
}

std::string Board::name(SpaceId space) const {
    if (space == SpaceId::none) return "-";
    const track::Space& place = circuit_->at(space);
    if (rows_ == 0 || place.in_pit_lane()) return track::space_name(*circuit_, space);
    const int rank = circuit_->ranks[static_cast<std::size_t>(track::number(space))].over /
                     circuit_->ranks[static_cast<std::size_t>(track::number(space))].under;
    const int row = (rank - 1 + first_row_ - 1) % rows_ + 1;
    return std::to_string(row) + "LCR"[track::number(place.lane)];
}

const Board& plain() {
    static const Board board{test_board()};
    return board;
}

const Board& twin_corners() {
    static const Board board{test_board_with_twin_corners()};
    return board;
}

const Board& line_after_94() {
    static const Board board{test_board_with_line_after_94(), 95};
    return board;
}

const Board& monaco_board() {
    static const Board board{monaco()};
    return board;
}

const Board& race_city_board() {
    static const Board board{race_city()};
    return board;
}

}  // namespace paddock::formula_d::tests
