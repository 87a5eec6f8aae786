#include "engine/formula_d/routes.hpp"
#include "engine/grande_epreuve/orders.hpp"

// Every legal answer to what is asked. Giving up is possible with every gear and never listed.
namespace paddock::grande_epreuve {
namespace {

void take_over(const formula_d::Choices& from, Choices& list) {
    for (const formula_d::Choice& choice : from)
        std::visit([&](const auto& chosen) { list.emplace_back(chosen); }, choice);
}

void list_own(const Setting& setting, const State& now, Seat seat, Choices& list) {
    if (now.ask == asks::country) {
        for (int i = 0; i < country_count; ++i) {
            const PickCountry choice{static_cast<Country>(i)};
            if (check_country(setting, now, choice.country)) list.push_back(choice);
        }
    } else if (now.ask == asks::car) {
        for (int i = 0; i < sheet_count; ++i) {
            if (check_car(setting, now, seat, i)) list.push_back(PickCar{byte(i)});
        }
    } else if (now.ask == asks::ballot) {
        list.push_back(VoteFor{});
        for (int i = 0; i < static_cast<int>(setting.venues().size()); ++i) {
            if (check_vote(setting, now, seat, i)) list.push_back(VoteFor{byte(i)});
        }
    } else if (now.ask == asks::prize) {
        for (const Gauge gauge : formula_d::all_gauges) {
            if (check_point(now, seat, gauge)) list.push_back(PlacePoint{gauge});
        }
    }
}

}  // namespace

[[gnu::noinline]] void list_choices(const Setting& setting, const State& now, Seat seat, Choices& list) {
    if (now.ask > Ask::weather) return list_own(setting, now, seat, list);
    formula_d::Choices shared;
    if (now.ask == Ask::drive && now.racer(seat).parked) {
        list_exits(setting, now, seat, shared);
    } else if (now.ask == Ask::pit_stop) {
        list_stops(setting, now, seat, shared);
    } else {
        formula_d::list_choices(setting, now, seat, Rules::obstacles(now), shared);
    }
    take_over(shared, list);
}

}  // namespace paddock::grande_epreuve
