#include "tests/grande_epreuve/boards.hpp"

#include "engine/grande_epreuve/ice.hpp"

namespace paddock::grande_epreuve::tests {
namespace {

using track::Element;
using track::Lane;
using track::Source;

Element straight(const char* name, int rows) { return {name, false, "", 0, {rows, rows, rows}}; }
Element corner(const char* name, const char* direction, int stops, int red, int centre, int green) {
    const bool left = direction[0] == 'L';
    return {name, true, direction, stops, {left ? red : green, centre, left ? green : red}};
}

Source monte_carlo_source() {
    Source board;
    board.key = "monte-carlo";
    board.name = "Monte Carlo";
    board.elements = {straight("Boulevard Albert Ier", 13),
                      corner("Sainte-Dévote", "R", 1, 5, 6, 7),
                      straight("Montée du Beau Rivage", 16),
                      corner("Massenet", "L", 1, 6, 7, 8),
                      straight("Place du Casino", 2),
                      corner("Casino", "R", 1, 5, 6, 7),
                      straight("Descente du Mirabeau", 6),
                      corner("Mirabeau", "R", 1, 5, 6, 8),
                      straight("Avenue de la Gare", 3),
                      corner("Virage de la Gare", "L", 2, 6, 9, 12),
                      straight("Under the railway", 3),
                      corner("Portier", "R", 1, 5, 6, 7),
                      straight("Tunnel", 20),
                      corner("Chicane du Port", "LR", 1, 6, 6, 7),
                      straight("Quai", 8),
                      corner("Tabac", "L", 1, 5, 6, 8),
                      straight("Quai Albert Ier", 14),
                      corner("Gazomètre", "R", 2, 6, 8, 11),
                      straight("Run to the line", 9)};
    board.grid = {
        {Lane::right, 19, 9}, {Lane::centre, 19, 9}, {Lane::left, 19, 9}, {Lane::right, 19, 7}, {Lane::left, 19, 7}};
    board.pit_lane = track::PitLane{{Lane::left, 19, 1}, {Lane::left, 1, 13}, 8, 12, {4, 6, 8, 10, 12}, 4};
    return board;
}

}  // namespace

const Board& beach() {
    static const Board board{[] {
        Source source = formula_d::tests::test_board();
        source.le_mans = track::LeMansStart{1, Lane::left};
        return source;
    }()};
    return board;
}

const Board& hilly() {
    static const Board board{[] {
        Source source = formula_d::tests::test_board();
        source.hills = {{3, 1, 10, true}, {3, 11, 20, false}};
        return source;
    }()};
    return board;
}

const Board& pasture() {
    static const Board board{[] {
        Source source = formula_d::tests::test_board();
        source.pasture = 5;
        return source;
    }()};
    return board;
}

const Board& monte_carlo() {
    static const Board board{monte_carlo_source()};
    return board;
}

const track::Circuit& frozen() {
    static const auto circuit = [] {
        auto copy = std::make_unique<track::Circuit>(plain().circuit());
        ice_over(*copy);
        return copy;
    }();
    return *circuit;
}

}  // namespace paddock::grande_epreuve::tests
