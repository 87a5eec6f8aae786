#include "engine/schneider/play.hpp"

// The expert cockpit (ST-EXP, ST-MALUS).
namespace paddock::schneider {
namespace {

const Tile& tile_of(const Schneider& game, const Plane& plane, Component component) {
    return game.content().tile(component, plane.tiles[index(component)].level);
}

int components_open(const Schneider& game, const Plane& plane, Component& open) {
    int count = 0;
    for (const Component component : all_components) {
        if (first_empty(game, plane, component) < 0) continue;
        open = component;
        ++count;
    }
    return count;
}

}  // namespace

Fault fault_at(const Schneider& game, const Plane& plane, Component component, int square) {
    return tile_of(game, plane, component)[static_cast<std::size_t>(square)];
}

// Active ones: a DAMAGE lies on the square (ST-MALUS-05, ST-EXP-17, ST-R-31).
int handicaps(const Schneider& game, const Plane& plane, Fault fault) {
    int active = 0;
    for (const Component component : all_components) {
        const Tile& tile = tile_of(game, plane, component);
        for (std::size_t i = 0; i < tile.size(); ++i) {
            if (tile[i] == fault && plane.tiles[index(component)].tokens[i] == Token::damage) ++active;
        }
    }
    return active;
}

// ST-EXP-05
int first_empty(const Schneider& game, const Plane& plane, Component component) {
    const std::size_t squares = tile_of(game, plane, component).size();
    for (std::size_t i = 0; i < squares; ++i) {
        if (plane.tiles[index(component)].tokens[i] == Token::none) return static_cast<int>(i);
    }
    return -1;
}

int tokens_on(const Plane& plane, Token token) {
    int count = 0;
    for (const ComponentTile& tile : plane.tiles) {
        for (const Token lying : tile.tokens) count += lying == token ? 1 : 0;
    }
    return count;
}

// ST-EXP-04, ST-EXP-10, ST-R-29: the token is seen; then its component is chosen, for each hazard anew (ST-EXP-18),
// among those with room (ST-R-30).
void hit_cockpit(const Play& play) {
    Move& move = play.state.move;
    Component only = Component::cooling;
    const int open = components_open(play.game, play.plane(), only);
    if (open > 1) return play.ask(Ask::component, play.mover());
    if (open == 1) return place_token(play, only);
    put_in_bag(play, play.mover(), move.token, "ST-EXP-10"_rule);
    move.token = Token::none;
}

// The token, and every token its chain draws until something ends it (ST-EXP-08, ST-R-83). A DAMAGE does what its
// square says (ST-EXP-07), as often as it is covered anew (ST-EXP-19).
void place_token(const Play& play, Component component) {
    const Seat seat = play.mover();
    Plane& plane = play.plane();
    Token token = play.state.move.token;
    play.state.move.token = Token::none;
    while (token != Token::none) {
        const int square = first_empty(play.game, plane, component);
        const Fault fault = fault_at(play.game, plane, component, square);
        plane.tiles[index(component)].tokens[static_cast<std::size_t>(square)] = token;
        play.tell(TokenPlaced{"ST-EXP-05"_rule, seat, component, byte(square + 1), token, fault});
        if (token == Token::alert) return;  // ST-EXP-06, ST-EXP-14
        if (fault == Fault::cross) {
            plane.cross = byte(static_cast<int>(component) * squares_in_a_component + square + 1);
            return crash(play, "ST-EXP-12"_rule);
        }
        if (!is_chain(fault)) return;  // ST-EXP-09
        component = chained(fault);
        if (first_empty(play.game, plane, component) < 0) return;  // ST-EXP-11
        token = draw_token(play, seat);
    }
}

void return_token(const Play& play, Seat seat, Component component, int square, RuleId rule) {
    Token& lying = play.state.plane(seat).tiles[index(component)].tokens[static_cast<std::size_t>(square)];
    const Token token = lying;
    lying = Token::none;
    put_in_bag(play, seat, token, rule);
}

// ST-EXP-13, ST-R-34: the token on the cross by itself, one more by choice.
void repair_cross(const Play& play, Seat seat) {
    Plane& plane = play.state.plane(seat);
    const int cross = plane.cross - 1;
    plane.cross = 0;
    return_token(play, seat, static_cast<Component>(cross / squares_in_a_component), cross % squares_in_a_component,
                 "ST-EXP-13"_rule);
    if (tokens_on(plane, Token::damage) + tokens_on(plane, Token::alert) > 0) play.ask(Ask::crash_repair, seat);
}

}  // namespace paddock::schneider
