#include "table/schneider/check_position.hpp"

#include <algorithm>
#include <bit>

#include "engine/schneider/market.hpp"
#include "table/schneider/check_question.hpp"
#include "table/text.hpp"

namespace paddock::table::schneider_checks {

using namespace schneider;

namespace {

bool between(Phase phase, Phase first, Phase last) { return phase >= first && phase <= last; }

struct Checker {
    const Schneider& game;
    const State& state;
    JsonFields& fields;

    void fail(const char* key, const std::string& meaning) const {
        const JsonReader found = fields.optional(key);
        (found ? found : fields.whole_object()).fail(meaning);
    }
    void fail_plane(Seat seat, const std::string& meaning) const {
        const std::vector<JsonReader> planes = fields.optional("planes").items(0, max_planes);
        const auto i = static_cast<std::size_t>(number(seat));
        (i < planes.size() ? planes[i] : fields.whole_object()).fail(meaning);
    }

    template <class Test>
    int count(const Test& test) const {
        int found = 0;
        for (int i = 0; i < game.planes(); ++i) found += test(state.plane(seat(i))) ? 1 : 0;
        return found;
    }

    // Nations and pilots are taken once; from the first race on everybody has a nation.
    void nations() const {
        const bool chosen = state.phase > Phase::autopilot_nations;
        for (int i = 0; i < game.planes(); ++i) {
            const Plane& plane = state.plane(seat(i));
            if (chosen && plane.nation == Nation::none) fail_plane(seat(i), "it has no nation yet");
            if (!chosen && game.is_autopilot(seat(i)) && plane.nation != Nation::none && state.phase <= Phase::nations)
                fail_plane(seat(i), "autopilots get their nations after the players");
            if (state.phase == Phase::autopilot_nations && !game.is_autopilot(seat(i)) && plane.nation == Nation::none)
                fail_plane(seat(i), "it has no nation yet");
            if (plane.nation != Nation::none &&
                count([&](const Plane& other) { return other.nation == plane.nation; }) > 1)
                fail_plane(seat(i), "its nation is there twice");
            if (plane.pilot != Pilot::none && count([&](const Plane& other) { return other.pilot == plane.pilot; }) > 1)
                fail_plane(seat(i), "its pilot is there twice");
        }
    }

    bool in_seat_order(Seat wanted) const {
        for (const Seat seat : state.seat_order) {
            if (seat == wanted) return true;
        }
        return false;
    }
    // The people as drawn, then the autopilots that have a nation.
    void seat_order() const {
        if (state.phase == Phase::seats) return;
        for (int i = 0; i < game.planes(); ++i) {
            const bool listed = !game.is_autopilot(seat(i)) || state.plane(seat(i)).nation != Nation::none;
            if (in_seat_order(seat(i)) != listed)
                return fail("seat_order", "it lists all players, then the autopilots that have a nation");
        }
    }

    void cards() const {
        for (int i = 0; i < game.planes(); ++i) set(seat(i));
        for (int i = 0; i < game.planes(); ++i) places(seat(i));
        const auto& track = state.year.spying;
        for (const CardId card : track) {
            if (in_a_set(card) || std::count(track.begin(), track.end(), card) > 1)
                return fail("year", "card " + name_of(card) + " is spied on and lies elsewhere too");
        }
        if (state.phase == Phase::exchange && in_a_set(state.year.taken))
            fail("year", "the card that is taken belongs to a set already");
        for (int i = first_development; i < first_autopilot; ++i) {
            if (places_in_year(card(i)) + (in_a_set(card(i)) ? 1 : 0) > 1)
                return fail("year", "card " + name_of(card(i)) + " lies in two places");
        }
    }
    int places_in_year(CardId card) const {
        const Development& year = state.year;
        const auto among = [card](const auto& cards) { return std::count(cards.begin(), cards.end(), card); };
        return static_cast<int>(among(year.track) + among(year.spying)) + (year.deck.contains(card) ? 1 : 0) +
               (year.discards.contains(card) ? 1 : 0) + (year.laid.contains(card) ? 1 : 0) +
               (year.taken == card ? 1 : 0);
    }
    bool in_a_set(CardId card) const {
        return count([&](const Plane& plane) {
                   return plane.nation != Nation::none && std::find(plane.set.begin(), plane.set.begin() + plane.slots,
                                                                    card) != plane.set.begin() + plane.slots;
               }) > 0;
    }
    void set(Seat seat) const {
        const Plane& plane = state.plane(seat);
        if (plane.nation == Nation::none) return;
        for (std::size_t i = 0; i < plane.slots; ++i) {
            int found = 0;
            for (const Plane& other : state.planes) {
                if (other.nation == Nation::none) continue;
                for (std::size_t j = 0; j < other.slots; ++j) found += other.set[j] == plane.set[i] ? 1 : 0;
            }
            if (found > 1) return fail_plane(seat, "a card of its set is there twice");
        }
    }
    // Every card of the set lies in one place while a race is on, and in none otherwise.
    void places(Seat seat) const {
        const Plane& plane = state.plane(seat);
        std::array<int, slots_in_a_set> found{};
        const auto note = [&](const auto& slots) {
            for (const std::uint8_t slot : slots) ++found[slot];
        };
        note(plane.hand);
        note(plane.pile);
        note(plane.under);
        note(plane.looked);
        for (std::size_t i = 0; i < plane.slots; ++i) found[i] += (plane.unseen >> i) & 1;
        const std::uint8_t flown = state.mover() == seat ? state.move.slot : no_slot;
        const bool on_pile = state.phase == Phase::refill || state.phase == Phase::end_turn;
        if (flown != no_slot && !on_pile) ++found[flown];
        int all = 0;
        for (std::size_t i = 0; i < plane.slots; ++i) {
            all += found[i];
            if (found[i] > 1) return fail_plane(seat, "card " + name_of(plane.set[i]) + " lies in two places");
        }
        const bool dealt = all == plane.slots;
        if (in_race(state.phase) && !dealt) return fail_plane(seat, "a card of its set lies nowhere");
        const bool undealt_phase = state.phase < Phase::next_stage || in_year(state.phase) ||
                                   between(state.phase, Phase::grid, Phase::first_hands);
        if (undealt_phase && all > 0) return fail_plane(seat, "no cards are dealt yet");
        if (!dealt && all > 0) return fail_plane(seat, "a card of its set lies nowhere");
        const bool looking = state.ask == Ask::keep && state.asked.contains(seat);
        if (!looking && !plane.looked.empty()) fail_plane(seat, "nobody asks which card it keeps");
    }

    void cockpits() const {
        for (int i = 0; i < game.planes(); ++i) {
            const Plane& plane = state.plane(seat(i));
            if (!is_expert(game, seat(i)) && tokens_on(plane, Token::damage) + tokens_on(plane, Token::alert) > 0)
                fail_plane(seat(i), "tokens lie on the components of an expert cockpit only");
            if (is_expert(game, seat(i)) && plane.gauge > 0) fail_plane(seat(i), "an expert cockpit has no gauge");
            if (plane.gauge >= crash_damage && plane.flying()) fail_plane(seat(i), "four DAMAGE are a crash");
            if (is_expert(game, seat(i)) && plane.crashed > 0 && !lies_on_cross(plane))
                fail_plane(seat(i), "it crashed, but no DAMAGE lies on the cross named");
        }
    }
    static bool lies_on_cross(const Plane& plane) {
        if (plane.cross == 0) return false;
        const auto cross = static_cast<std::size_t>(plane.cross - 1);
        return plane.tiles[cross / squares_in_a_component].tokens[cross % squares_in_a_component] == Token::damage;
    }

    // What a nation begins with changes by development alone.
    void equipment() const {
        if (game.options().campaign != Campaign::none) return;
        for (int i = 0; i < game.planes(); ++i) {
            const Plane& plane = state.plane(seat(i));
            if (plane.nation == Nation::none) continue;
            const auto equal = [&](int all, int bag, Token token, int beside) {
                const bool waits = state.move.token == token && state.mover() == seat(i);
                return all == bag + tokens_on(plane, token) + beside + (waits ? 1 : 0);
            };
            if (!equal(damage_in_a_bag, plane.bag_damage, Token::damage, plane.gauge))
                fail_plane(seat(i),
                           "a plane has " + std::to_string(damage_in_a_bag) + " DAMAGE in its bag and on its cockpit");
            if (!equal(alerts_in_a_bag, plane.bag_alert, Token::alert, plane.aside))
                fail_plane(seat(i), "a plane has " + std::to_string(alerts_in_a_bag) +
                                        " ALERTs in its bag, on its cockpit and beside it");
            if (plane.permanents != Permanents{}) fail_plane(seat(i), "permanent cards are bought in a campaign");
            for (int j = 0; j < set_size; ++j) {
                if (plane.set[static_cast<std::size_t>(j)] != basic_card(plane.nation, j))
                    return fail_plane(seat(i), "cards are exchanged in a campaign only");
            }
            for (const Component component : all_components) {
                if (plane.tiles[index(component)].level != game.content().levels[index(plane.nation)][index(component)])
                    return fail_plane(seat(i), "components are raised in a campaign only");
            }
        }
    }

    // ST-ROUND-06: one leader, who has nobody ahead to draft behind.
    void markers() const {
        if (count([](const Plane& plane) { return plane.leading; }) > 1) fail("planes", "two planes lead");
        for (int i = 0; i < game.planes(); ++i) {
            const Plane& plane = state.plane(seat(i));
            if (plane.leading && plane.drafting) fail_plane(seat(i), "the leader drafts behind nobody");
            const bool marked = plane.leading || plane.drafting;
            if (marked && !plane.flying()) fail_plane(seat(i), "a plane that does not fly has no marker");
            if (marked && in_turn(state.phase) && !has_markers(game, state))
                fail_plane(seat(i), "there are no markers in the first round (grid_drafting)");
        }
    }

    void campaign() const {
        const Campaign campaign = game.options().campaign;
        const Stage kind = stage_of(state.phase);
        if (kind == Stage::development && campaign == Campaign::none)
            return fail("phase", "there is no development without a campaign");
        if (state.phase < Phase::next_stage && state.stage > 0) return fail("stage", "no race has begun");
        if (kind != Stage::end && (state.stage == 0 || stage_at(campaign, state.stage - 1) != kind))
            return fail("stage", kind == Stage::race ? "this stage of the campaign is no race"
                                                     : "this stage of the campaign is no development");
        const int races = races_in(campaign, state.stage);
        if (state.races != races) fail("race", "by this stage " + std::to_string(races) + " races have begun");
        if (state.developing != in_year(state.phase)) fail("developing", "it tells whether a year is under way");
        const int flown = races - (between(state.phase, Phase::grid, Phase::end_race) ? 1 : 0);
        Cups all;
        for (const Plane& plane : state.planes) {
            all.gold = static_cast<std::uint8_t>(all.gold + plane.cups.gold);
            all.silver = static_cast<std::uint8_t>(all.silver + plane.cups.silver);
            all.bronze = static_cast<std::uint8_t>(all.bronze + plane.cups.bronze);
        }
        if (all.gold > flown || all.silver > flown || all.bronze > flown)
            fail("planes", "more cups were won than races flown");
    }

    void order_holds_everybody(bool only_flying) const {
        for (int i = 0; i < game.planes(); ++i) {
            bool listed = false;
            for (const Seat seat : state.order) listed = listed || seat == paddock::seat(i);
            if (!listed && (!only_flying || state.plane(seat(i)).flying()))
                return fail("order", "plane " + std::to_string(i + 1) + " is missing");
        }
    }

    // From the first round of a lap to the turn that ends it: everybody flies or has crashed.
    void lap() const {
        if (state.lap < 1) return fail("lap", "a lap is being flown");
        order_holds_everybody(true);
        std::array<bool, max_planes + 1> crashes{};
        for (int i = 0; i < game.planes(); ++i) {
            const Plane& plane = state.plane(seat(i));
            if (plane.flying() == (plane.crashed > 0)) fail_plane(seat(i), "it either flies or has crashed");
            if (plane.crashed > state.crashes || (plane.crashed > 0 && crashes[plane.crashed]))
                fail_plane(seat(i), "crashes are numbered from 1 in their order");
            crashes[plane.crashed] = true;
            if (plane.flying() && count([&](const Plane& other) { return other.square == plane.square; }) > 1)
                fail_plane(seat(i), "two planes are on its square");
        }
        if (count([](const Plane& plane) { return plane.crashed > 0; }) != state.crashes)
            fail("crashes", "as many planes have crashed as are numbered");
        const bool after_danger = state.phase >= Phase::put_away;
        if (planes_flying(state) < (after_danger ? 1 : 2)) fail("planes", "too few planes are flying");
    }

    void turn() const {
        const Seat mover = state.mover();
        if (mover == Seat::nobody) return fail("turn", "it is somebody's turn");
        const bool aloft = state.phase < Phase::put_away;
        if (aloft && !state.plane(mover).flying()) fail("turn", "that plane has crashed");
        const bool on_path = between(state.phase, Phase::fly, Phase::reactions);
        if (on_path && (state.move.path.at == SquareId::none || state.move.path.before == SquareId::none))
            fail("move", "\"at\" and \"before\" say how far the plane has come");
        if (state.move.hazard > state.move.path.lines.size() + 1) fail("move", "there are fewer hazards");
    }

    void ranks_of_lap() const {
        const std::size_t last = state.lap - 1U;
        std::array<bool, max_planes + 1> seen{};
        for (int i = 0; i < game.planes(); ++i) {
            const int rank = state.plane(seat(i)).lap_rank[last];
            if (rank < 1 || rank > game.planes() || seen[static_cast<std::size_t>(rank)])
                return fail_plane(seat(i), "every plane has a rank of its own in the lap before");
            seen[static_cast<std::size_t>(rank)] = true;
        }
    }

    void between_laps() const {
        if (state.phase == Phase::end_race && state.lap != laps_in_a_race)
            fail("lap", "a race ends with its third lap");
        if (state.phase == Phase::end_race) return;
        if (state.lap >= laps_in_a_race) return fail("lap", "no lap follows the third");
        if (state.lap > 0) return ranks_of_lap();
        if (state.phase == Phase::crash_repairs) return fail("lap", "no lap has been flown");
        order_holds_everybody(false);
    }

    void ranking() const {
        if (!state.ranking.empty() && static_cast<int>(state.ranking.size()) != game.planes())
            fail("ranking", "it lists every plane, or nobody before the first race");
    }

    int markers_of(std::size_t seat) const {
        int markers = state.year.bag[seat] + state.year.spies[seat];
        for (const auto& place : state.year.markers) markers += place[seat];
        return markers;
    }
    bool is_buyer(Seat seat) const { return seat != Seat::nobody && !game.is_autopilot(seat); }
    void year() const {
        const Development& year = state.year;
        for (int i = 0; i < game.planes(); ++i) {
            if (game.is_autopilot(seat(i)) && markers_of(static_cast<std::size_t>(i)) > 0)
                fail("year", "autopilots have no markers");
        }
        for (const CardId card : year.spying) {
            if (game.card(card).kind != CardKind::movement)
                return fail("year", "movement cards lie on the spying track");
        }
        if (!in_year(state.phase)) return;
        if (year.bag_time + year.calendar != calendar_spaces || year.bag_time == 0)
            fail("year", "the TIME markers are in the bag or on the calendar, and one is left in the bag");
        const bool buying = state.phase == Phase::purchase || state.phase == Phase::exchange;
        if (!buying) return;
        if (!is_buyer(year.buyer) || year.taken == CardId::none) return fail("year", "somebody is buying a card");
        if (state.phase != Phase::exchange && !year.from_spying && !is_development(year.taken))
            fail("year", "cards of the development track are development cards");
        const bool movement = game.card(year.taken).kind == CardKind::movement;
        if (state.phase == Phase::exchange && !movement) fail("year", "movement cards are exchanged");
        const Plane& plane = state.plane(year.buyer);
        const auto set_end = plane.set.begin() + set_size;
        if (std::find(plane.set.begin(), set_end, CardId::none) != set_end)
            return fail("year", "the buyer has no whole set of cards");
        if (movement && !can_exchange(game, plane, year.taken, plane.purse, year.from_spying))
            fail("year", "the buyer cannot pay for any exchange");
    }

    void everything() const {
        nations();
        seat_order();
        cards();
        cockpits();
        equipment();
        markers();
        ranking();
        year();
        campaign();
        if (between(state.phase, Phase::pilots, Phase::first_hands)) order_holds_everybody(false);
        if (between(state.phase, Phase::grid, Phase::first_hands) && state.lap > 0)
            fail("lap", "no lap is flown before the first hands are dealt");
        if (between(state.phase, Phase::begin_round, Phase::end_lap)) lap();
        if (in_turn(state.phase)) turn();
        const bool moving = between(state.phase, Phase::repair, Phase::end_turn);
        if (!moving && state.move != Move{}) fail("move", "no move is under way");
        if (state.phase == Phase::begin_lap || state.phase == Phase::crash_repairs || state.phase == Phase::end_race)
            between_laps();
    }
};

}  // namespace

bool in_race(Phase phase) { return between(phase, Phase::begin_lap, Phase::end_race); }
bool in_turn(Phase phase) { return between(phase, Phase::begin_turn, Phase::end_turn); }
bool in_year(Phase phase) { return between(phase, Phase::draw_token, Phase::spying); }

Stage stage_of(Phase phase) {
    if (between(phase, Phase::grid, Phase::next_course)) return Stage::race;
    return between(phase, Phase::development, Phase::spying) ? Stage::development : Stage::end;
}

int races_in(Campaign campaign, int stages) {
    int races = 0;
    for (int stage = 0; stage < stages; ++stage) races += stage_at(campaign, stage) == Stage::race ? 1 : 0;
    return races;
}

void check_table(const Schneider& game, const State& state, JsonFields& fields) {
    Checker{game, state, fields}.everything();
    check_question(game, state, fields);
}

}  // namespace paddock::table::schneider_checks
