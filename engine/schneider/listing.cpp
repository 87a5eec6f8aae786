#include "engine/schneider/answers.hpp"
#include "engine/schneider/market.hpp"

// Every legal answer to what is asked.
namespace paddock::schneider {
namespace {

struct Lister {
    const Schneider& game;
    const State& state;
    Seat seat;
    Choices& list;

    const Plane& plane() const { return state.plane(seat); }

    void nations() const {
        for (const Nation nation : nations_left(state)) list.push_back(PickNation{nation});
    }

    void pilots() const {
        for (const Pilot pilot : pilots_left(state)) list.push_back(PickPilot{pilot});
    }

    void autopilot_pilots() const {
        const Pilot own = pilot_of(state.plane(autopilot_without_pilot(game, state)).nation);
        bool own_left = false;
        for (const Pilot pilot : pilots_left(state)) {
            own_left = own_left || pilot == own;
            list.push_back(PickPilot{pilot});
        }
        if (!own_left) list.push_back(PickPilot{Pilot::none});  // by lot
    }

    void bets() const {
        list.push_back(PlaceBet{});
        for (std::uint8_t slot = 0; slot < betting_slots; ++slot) {
            if (!check_slot(game, state, seat, slot)) continue;
            for (const Plane& on : state.planes) list.push_back(PlaceBet{slot, on.nation});
        }
    }

    // With and without the skills he may use.
    template <class Kind>
    void with_skills(Kind choice) const {
        const bool may_trim = plane().permanents.has(Effect::trim);
        const bool dives = may_dive(game, state, seat);
        for (const bool dive : {false, true}) {
            for (const bool trim : {false, true}) {
                if ((dive && !dives) || (trim && !may_trim)) continue;
                choice.dive = dive;
                choice.trim = trim;
                list.push_back(choice);
            }
        }
    }

    void cards() const {
        for (const std::uint8_t slot : plane().hand) {
            const CardId id = plane().set[slot];
            const Card& card = game.card(id);
            if (!card.is_choice()) {
                with_skills(PlayCard{id, card.value});
                continue;
            }
            for (const std::uint8_t value : card.values) with_skills(PlayCard{id, value});
        }
        with_skills(ThrottleBack{});  // ST-TURN-03: always; with an empty hand nothing else (ST-CARD-08)
    }

    void tokens() const {
        if (state.ask == Ask::repair) list.push_back(TakeOff{true});
        for (const Component component : all_components) {
            for (std::uint8_t i = 0; i < squares_in_a_component; ++i) {
                if (plane().tiles[index(component)].tokens[i] != Token::none)
                    list.push_back(TakeOff{false, component, byte(i + 1)});
            }
        }
    }

    void components() const {
        for (const Component component : all_components) {
            if (first_empty(game, plane(), component) >= 0) list.push_back(HitComponent{component});
        }
    }

    void cards_to_keep() const {
        const auto& looked = plane().looked;
        for (const std::uint8_t kept : looked) {
            if (looked.size() == 2) {
                list.push_back(KeepCard{plane().set[kept]});
                continue;
            }
            for (const std::uint8_t first : looked) {
                if (first != kept) list.push_back(KeepCard{plane().set[kept], plane().set[first]});
            }
        }
    }

    // Of the public air-show spaces with the same sum one is listed.
    void markers() const {
        for (std::uint8_t place = 0; place < track_places; ++place) {
            if (check_marker(game, state, seat, {Board::track, place}))
                list.push_back(PlaceMarker{Board::track, place});
        }
        list.push_back(PlaceMarker{});
        if (check_marker(game, state, seat, {Board::reserved, 0})) list.push_back(PlaceMarker{Board::reserved, 0});
        int sum = 0;
        for (std::uint8_t place = 0; place < public_shows; ++place) {
            if (game.content().shows[place] == sum || !check_marker(game, state, seat, {Board::show, place})) continue;
            sum = game.content().shows[place];
            list.push_back(PlaceMarker{Board::show, place});
        }
    }

    void exchanges() const {
        for (std::size_t i = 0; i < set_size; ++i) {
            if (exchange_price(game, state.year.taken, plane().set[i], state.year.from_spying) <= plane().purse)
                list.push_back(Recycle{plane().set[i]});
        }
    }

    void second_hand() const {
        list.push_back(BuySecondHand{});
        for (const CardId card : state.year.spying) {
            for (const bool coins : {false, true}) {
                if (check_second_hand(game, state, seat, {card, coins})) list.push_back(BuySecondHand{card, coins});
            }
        }
    }

    // ST-R-61: autopilots too.
    void victims() const {
        for (int i = 0; i < game.planes(); ++i) {
            if (paddock::seat(i) != seat) list.push_back(PickVictim{state.plane(paddock::seat(i)).nation});
        }
    }

    void everything() const {
        switch (state.ask) {
            case Ask::nothing: return;
            case Ask::nation:
            case Ask::autopilot_nation: return nations();
            case Ask::pilot: return pilots();
            case Ask::autopilot_pilot: return autopilot_pilots();
            case Ask::bet: return bets();
            case Ask::card: return cards();
            case Ask::repair:
            case Ask::crash_repair: return tokens();
            case Ask::way:
                list.push_back(TakeWay{Way::short_way});
                list.push_back(TakeWay{Way::long_way});
                return;
            case Ask::component: return components();
            case Ask::drop_back:
                list.push_back(DropBack{false});
                list.push_back(DropBack{true});
                return;
            case Ask::put_away:
                for (const std::uint8_t slot : plane().hand) list.push_back(PutAway{plane().set[slot]});
                return;
            case Ask::keep: return cards_to_keep();
            case Ask::course:
                for (std::size_t i = 0; i < game.content().courses.size(); ++i)
                    list.push_back(PickCourse{static_cast<std::uint8_t>(i)});
                return;
            case Ask::marker: return markers();
            case Ask::speed_up:
                list.push_back(SpeedUp{false});
                list.push_back(SpeedUp{true});
                return;
            case Ask::recycle: return exchanges();
            case Ask::spying: return second_hand();
            case Ask::level:
                for (const Component component : components_to_raise(plane())) list.push_back(RaiseLevel{component});
                return;
            case Ask::victim: return victims();
        }
    }
};

}  // namespace

void Schneider::choices(const State& now, Seat seat, Choices& list) const {
    list.clear();
    if (now.asked.contains(seat)) Lister{*this, now, seat, list}.everything();
}

}  // namespace paddock::schneider
