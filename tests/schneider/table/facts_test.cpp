#include <algorithm>
#include <map>

#include "table/news.hpp"
#include "tests/schneider/table/support.hpp"

// What offers tell programs is what then happens.
namespace paddock::table::tests {
namespace {

// The first event of a kind after an answer, null when there was none.
Json followed_by(AnyMatch& now, Seat seat, const Offer& offer, FastRolls& rolls, const std::string& kind) {
    const auto other = now.copy();
    const auto played = other->play(seat, offer.text, rolls);
    if (!played) return nullptr;
    for (const Told& told : other->told(seat, *played)) {
        if (told.json["event"] == kind) return told.json;
    }
    return nullptr;
}

int draws_told(const Json& facts) {
    int draws = facts.value("pushed", "") == "draw" ? 1 : 0;
    for (const Json& test : facts["tests"]) {
        EXPECT_EQ(facts["speed"] > test["limit"], test["hazard"] != "clean") << facts;
        draws += test["hazard"] == "draw" ? 1 : 0;
    }
    return draws;
}

void expect_flight(AnyMatch& now, Seat seat, const Offer& offer, FastRolls& rolls) {
    EXPECT_EQ(draws_told(offer.facts), offer.costs.value("draws", 0)) << offer.label;
    const Json set = followed_by(now, seat, offer, rolls, "speed-set");
    if (set.is_null()) return;
    for (const char* part : {"speed", "drafting", "air", "handicap", "skill"})
        EXPECT_EQ(offer.facts.value(part, 0), set[part]) << part << " of " << offer.label;
}

// The way told goes from the last square to the end, by the branch that was chosen. Null: another fork lies ahead.
void expect_flown(const Json& flew, const Offer& offer) {
    if (flew.is_null()) return;
    const std::vector<std::string> way = flew["way"];
    ASSERT_GE(way.size(), offer.way.size()) << offer.label;
    EXPECT_EQ(way.back(), flew["to"].get<std::string>());
    EXPECT_TRUE(std::equal(offer.way.rbegin(), offer.way.rend(), way.rbegin())) << flew << " by " << offer.label;
}

// All ten of the plane stand there in their order, and a card can be given just when it is payable, for that price.
void expect_exchange(AnyMatch& now, Seat seat, const Json& exchange) {
    const Json set = now.view(seat)["position"]["planes"][static_cast<std::size_t>(number(seat))]["set"];
    ASSERT_EQ(exchange.size(), 10U);
    std::map<std::string, int> given;
    for (const Offer& offer : now.offers(seat)) given[offer.json["card"]] = offer.costs.value("aircoins", 0);
    for (std::size_t i = 0; i < exchange.size(); ++i) {
        EXPECT_EQ(exchange[i]["card"], set[i]);
        const auto offered = given.find(exchange[i]["card"]);
        EXPECT_EQ(exchange[i]["payable"], offered != given.end()) << exchange[i];
        if (offered != given.end()) EXPECT_EQ(exchange[i]["price"], offered->second) << exchange[i];
    }
}

// An answer that takes a movement card tells the prices which are then asked.
void expect_foretold(AnyMatch& now, Seat seat, const Offer& offer, FastRolls& rolls) {
    const auto other = now.copy();
    if (!other->play(seat, offer.text, rolls)) return;
    const Json asked = asked_json(*other, seat);
    if (asked.is_null() || asked["question"]["key"] != "recycle") return;
    EXPECT_EQ(offer.facts["exchange"], asked["question"]["facts"]["exchange"]) << offer.label;
}

// Compares an offer with the event it leads to; false when this kind of offer tells nothing.
bool expect_true(AnyMatch& now, Seat seat, const Offer& offer, FastRolls& rolls) {
    const std::string what = offer.json["do"];
    const auto event = [&](const char* kind) { return followed_by(now, seat, offer, rolls, kind); };
    if (what == "play" || what == "throttle") {
        expect_flight(now, seat, offer, rolls);
    } else if (what == "way") {
        EXPECT_EQ(draws_told(offer.facts), offer.costs.value("draws", 0)) << offer.label;
        expect_flown(event("flew"), offer);
    } else if (what == "hit") {
        const Json placed = event("token-placed");
        for (const char* key : {"token", "square", "fault"}) EXPECT_EQ(offer.facts[key], placed[key]) << offer.label;
    } else if (what == "repair" && !offer.json["component"].is_null()) {
        EXPECT_EQ(offer.facts["token"], event("token-returned")["token"]) << offer.label;
    } else if (what == "course") {
        EXPECT_EQ(offer.facts["course"], event("course-named")["course"]) << offer.label;
    } else if (what == "victim") {
        const Json changed = event("bag-changed");
        EXPECT_EQ(offer.facts["damage"].get<int>() + 1, changed["damage"]) << offer.label;
        EXPECT_EQ(offer.facts["alert"], changed["alert"]) << offer.label;
    } else if (what == "buy" && !offer.json["card"].is_null()) {
        EXPECT_EQ(offer.facts["exchange"].size(), 10U) << offer.label;
        expect_foretold(now, seat, offer, rolls);
    } else if (what == "marker" && offer.json["board"] == "card") {
        expect_foretold(now, seat, offer, rolls);
        EXPECT_GE(offer.facts["missing"], 0);
        EXPECT_EQ(offer.facts["card"],
                  now.view(seat)["position"]["year"]["track"][offer.json["place"].get<std::size_t>() - 1]["card"]);
    } else if (what == "marker" && offer.json["board"] != "spying") {
        EXPECT_EQ(offer.facts["coins"], event("coins-gained")["coins"]) << offer.label;
    } else if (offer.text == "hurry yes") {
        expect_foretold(now, seat, offer, rolls);
        const Json purse = now.view(seat)["position"]["planes"][static_cast<std::size_t>(number(seat))]["purse"];
        EXPECT_EQ(offer.facts["left"], purse.get<int>() - event("coins-paid")["coins"].get<int>()) << offer.label;
    } else {
        EXPECT_TRUE(offer.facts.empty()) << offer.facts;
        return false;
    }
    return true;
}

TEST(SchneiderFacts, AreWhatThenHappens) {
    std::map<std::string, int> compared;
    for (std::size_t i = 0; i < 3 * schneider_setups().size(); ++i) {
        const auto match = opened(schneider_setups()[i % schneider_setups().size()]);
        FastRolls rolls(i + 1);
        match->start(rolls);
        play_at_random(*match, rolls, 1500, [&](AnyMatch& now) {
            const Seat seat = now.awaiting().lowest();
            for (const Offer& offer : now.offers(seat))
                if (expect_true(now, seat, offer, rolls)) ++compared[offer.json["do"]];
            return !testing::Test::HasFailure();
        });
        ASSERT_FALSE(testing::Test::HasFailure()) << i;
    }
    for (const char* what : {"play", "throttle", "way", "hit", "repair", "course", "marker"})
        EXPECT_GT(compared[what], 20) << what;
}

TEST(SchneiderFacts, TheQuestionTellsHowMuchALineForgives) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    FastRolls rolls(1);
    match->start(rolls);
    ASSERT_TRUE(match->play(match->awaiting().lowest(), "nation britain", rolls));
    int greig = 0;
    play_at_random(*match, rolls, 60, [&](AnyMatch& now) {
        const Seat seat = now.awaiting().lowest();
        const Json question = asked_json(now, seat)["question"];
        EXPECT_EQ(question.contains("facts"), question["key"] == "card" || question["key"] == "recycle");
        if (question["key"] != "card") return true;
        const Json planes = now.view(seat)["position"]["planes"];
        const Json& plane = planes[static_cast<std::size_t>(number(seat))];
        EXPECT_EQ(question["facts"]["margin"], plane["pilot"] == "greig" ? 1 : 0);
        greig += plane["pilot"] == "greig" ? 1 : 0;
        return true;
    });
    EXPECT_GT(greig, 0);
}

TEST(SchneiderFacts, TheExchangeTellsOfAllTenWhatIsPayable) {
    std::map<bool, int> told;
    std::map<std::string, int> asked;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto match = opened(R"({"game":"schneider","seats":2,"options":{"campaign":"trophy"}})");
        FastRolls rolls(seed);
        match->start(rolls);
        play_at_random(*match, rolls, 1500, [&](AnyMatch& now) {
            const Seat seat = now.awaiting().lowest();
            const Json question = asked_json(now, seat)["question"];
            ++asked[question["key"]];
            if (question["key"] != "recycle") return true;
            const Json exchange = question["facts"]["exchange"];
            expect_exchange(now, seat, exchange);
            for (const Json& each : exchange) ++told[each["payable"]];
            return !testing::Test::HasFailure();
        });
    }
    EXPECT_GT(asked["recycle"], 5);
    EXPECT_GT(told[true], 20);
    EXPECT_GT(told[false], 20);
}

}  // namespace
}  // namespace paddock::table::tests
