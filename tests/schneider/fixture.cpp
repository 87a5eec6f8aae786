#include "tests/schneider/fixture.hpp"

#include <algorithm>

#include "engine/schneider/play.hpp"

namespace paddock::schneider::tests {
namespace {

std::optional<Choice> parsed(const std::string& text) {
    std::optional<Choice> choice = parse_choice(text);
    if (!choice) ADD_FAILURE() << "\"" << text << "\" is not a choice";
    return choice;
}

// Puts a card into the set, if it is not there, in place of one that no test has named.
std::uint8_t slot_for(Plane& plane, CardId card, std::uint16_t& named) {
    for (std::uint8_t i = 0; i < plane.slots; ++i) {
        if (plane.set[i] == card) {
            named = static_cast<std::uint16_t>(named | 1U << i);
            return i;
        }
    }
    for (std::uint8_t i = set_size; i-- > 0;) {
        if (((named >> i) & 1U) != 0) continue;
        plane.set[i] = card;
        named = static_cast<std::uint16_t>(named | 1U << i);
        return i;
    }
    ADD_FAILURE() << "more than ten cards are named";
    return 0;
}

int nth_use(const Names& names, std::size_t i) {
    return static_cast<int>(std::count(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]));
}

template <class List>
void deal(Plane& plane, const Names& names, List& list, std::uint16_t& named) {
    for (std::size_t i = 0; i < names.size(); ++i)
        list.push_back(slot_for(plane, card_called(names[i], nth_use(names, i)), named));
}

void deal_cards(Plane& plane, const PlaneSetup& setup) {
    std::uint16_t named = 0;
    deal(plane, setup.hand, plane.hand, named);
    deal(plane, setup.pile, plane.pile, named);
    deal(plane, setup.under, plane.under, named);
    if (!setup.deck.empty() || setup.no_deck) {
        SmallVector<std::uint8_t, slots_in_a_set> deck;
        std::uint16_t before = named;
        deal(plane, setup.deck, deck, named);
        plane.unseen = static_cast<std::uint16_t>(named & ~before);
        return;
    }
    plane.unseen = static_cast<std::uint16_t>(((1U << plane.slots) - 1U) & ~static_cast<unsigned>(named));
}

void lay_tokens(Plane& plane, const PlaneSetup& setup) {
    for (std::size_t c = 0; c < component_count; ++c) {
        plane.tiles[c].level = byte(setup.levels[c]);
        const std::string_view tokens = setup.tokens[c];
        for (std::size_t i = 0; i < tokens.size(); ++i)
            plane.tiles[c].tokens[i] = tokens[i] == 'D' ? Token::damage : tokens[i] == 'A' ? Token::alert : Token::none;
    }
}

}  // namespace

int ScriptedRolls::roll(const Chance& chance) {
    const std::string purpose(chance.purpose.view());
    int outcome = chance.first;
    if (!script_.empty() && script_.front().purpose == purpose) {
        const Roll next = script_.front();
        script_.pop_front();
        if (next.seat != Seat::nobody) {
            EXPECT_EQ(chance.seat, next.seat) << "who rolls for " << purpose;
        }
        EXPECT_GE(next.value, chance.first) << purpose;
        EXPECT_LE(next.value, chance.last()) << purpose;
        outcome = std::clamp(next.value, chance.first, chance.last());
        EXPECT_GT(chance.weight(outcome), 0) << purpose << " " << outcome << " is not possible";
    } else {
        if (purpose == "danger") ADD_FAILURE() << "unscripted danger draw of seat " << number(chance.seat);
        if (purpose == "marker" && chance.total_weight() > chance.weight(1)) ++outcome;
        while (chance.weight(outcome) == 0) ++outcome;
    }
    made.push_back({purpose, outcome, chance.seat});
    return outcome;
}

ScriptedRolls::~ScriptedRolls() {
    for (const Roll& roll : script_)
        ADD_FAILURE() << "scripted and never rolled: " << roll.purpose << " " << roll.value;
}

const Content& content() {
    static const Content loaded = [] {
        const auto read = table::built_in_schneider_content();
        if (read) return read->rules;
        for (const auto& error : read.error()) ADD_FAILURE() << table::to_text(error);
        return Content{};
    }();
    return loaded;
}

int course_number(std::string_view key) {
    constexpr std::array<std::string_view, 8> keys{"MON", "NAP", "COW", "BAL", "HAM", "VEN", "CAL", "SPI"};
    return static_cast<int>(std::find(keys.begin(), keys.end(), key) - keys.begin());
}

CardId card_called(std::string_view name, int again) {
    static const std::vector<Names> plain{{},
                                          {},
                                          {},
                                          {"GB-02", "IT-02"},
                                          {"GB-04", "FR-03", "IT-03", "US-03"},
                                          {"FR-04", "FR-05", "IT-05"},
                                          {"GB-06", "GB-07", "FR-07"},
                                          {"M01", "M02", "GB-08"},
                                          {"M03", "M04", "GB-10"},
                                          {"M05", "M06"},
                                          {"M07", "M08"}};
    if (const auto card = card_named(name)) return *card;
    const int value = std::stoi(std::string(name));
    return *card_named(plain[static_cast<std::size_t>(value)][static_cast<std::size_t>(again)]);
}

Race::Race(std::string_view course, const Options& agreed) : options(agreed), first_course_(course_number(course)) {
    state.course = byte(first_course_);
    state.races = 1;
    state.stage = options.campaign == Campaign::short_ ? 2 : 1;
    state.lap = 1;
    state.round = 1;
    options.autopilots = 0;
}

Race::~Race() {
    for (const Roll& roll : rolls.left()) ADD_FAILURE() << "never rolled: " << roll.purpose << " " << roll.value;
}

Schneider Race::game() const { return {content(), options, static_cast<int>(state.planes.size()), first_course_}; }

Seat Race::add(std::string_view square, const PlaneSetup& setup) {
    Plane plane;
    plane.nation = setup.nation;
    if (plane.nation == Nation::none) plane.nation = nations_left(state)[0];
    plane.pilot = setup.pilot;
    for (int i = 0; i < set_size; ++i) plane.set[static_cast<std::size_t>(i)] = basic_card(plane.nation, i);
    deal_cards(plane, setup);
    lay_tokens(plane, setup);
    plane.gauge = byte(setup.gauge);
    plane.aside = byte(setup.aside);
    plane.bag_damage = byte(setup.bag_damage);
    plane.bag_alert = byte(setup.bag_alert);
    plane.purse = static_cast<std::uint16_t>(setup.purse);
    for (const Effect effect : setup.permanents) plane.permanents.add(effect);
    plane.square = square_named(course(), square);
    state.planes.push_back(plane);
    const Seat seat = paddock::seat(static_cast<int>(state.planes.size()) - 1);
    state.seat_order.push_back(seat);
    state.order.push_back(seat);
    return seat;
}

Seat Race::add_autopilot(Nation nation, std::string_view square, const PlaneSetup& setup) {
    ++options.autopilots;
    PlaneSetup own = setup;
    own.nation = nation;
    own.hand = {};
    own.pile = {};
    const Seat seat = add(square, own);
    Plane& flown = plane(seat);
    for (int i = 0; i < autopilot_cards; ++i) {
        const CardId card = autopilot_card(nation, i);
        if (content().card(card).kind == CardKind::autopilot) flown.set[flown.slots++] = card;
    }
    flown.hand.clear();
    PlaneSetup cards = setup;
    deal_cards(flown, cards);
    return seat;
}

void Race::put(Seat seat, std::string_view square) { plane(seat).square = square_named(course(), square); }

Events<Event> Race::listener() {
    return {[](void* self, const Event& event) { static_cast<std::vector<Event>*>(self)->push_back(event); }, &log_};
}

void Race::resume(const Script& script) {
    rolls.add(script);
    state.ask = Ask::nothing;
    state.asked = {};
    game().resume(state, rolls, listener());
}

void Race::go(Seat mover, const Script& script) {
    SmallVector<Seat, max_planes> order;
    order_of_flight(game(), state, order);
    state.order = order;
    for (Plane& flown : state.planes) flown.leading = flown.drafting = false;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] == mover) state.turn = byte(static_cast<int>(i));
    }
    state.phase = Phase::begin_turn;
    resume(script);
}

void Race::begin_round(const Script& script) {
    state.phase = Phase::begin_round;
    resume(script);
}

void Race::start(int planes, const Script& script) {
    state = {};
    rolls.add(script);
    state = Schneider{content(), options, planes, first_course_}.start(rolls, listener());
}

void Race::play(const std::string& choice, const Script& script) {
    const auto answer = parsed(choice);
    if (!answer) return;
    rolls.add(script);
    const auto verdict = game().apply(state, asked(), *answer, rolls, listener());
    if (!verdict)
        ADD_FAILURE() << choice << " was refused by " << verdict.error().rule.view() << ": " << verdict.error().why;
}

void Race::pass_bet() {
    if (state.ask == Ask::bet) play("bet no");
}

void Race::fly(const std::string& card, const Script& script, const std::string& skills) {
    pass_bet();
    const Plane& mover = plane(asked());
    CardId id = card_called(card);
    for (int again = 1; again < 3 && !in_hand(mover, slot_of(mover, id)); ++again) {
        if (card_named(card)) break;
        id = card_called(card, again);
    }
    play("play " + name_of(id) + " as " + std::to_string(game().card(id).value) + skills, script);
}

void Race::throttle(const Script& script, const std::string& skills) {
    pass_bet();
    play("throttle" + skills, script);
}

std::string Race::refusal(const std::string& choice) const {
    const auto answer = parsed(choice);
    if (!answer) return "not a choice";
    State copy = state;
    class Any final : public Rolls {
        int roll(const Chance& chance) override {
            int outcome = chance.first;
            while (chance.weight(outcome) == 0) ++outcome;
            return outcome;
        }
    } any;
    const auto verdict = game().apply(copy, asked(), *answer, any, Events<Event>{});
    return verdict ? "" : std::string(verdict.error().rule.view());
}

Names Race::offers() const {
    Choices list;
    game().choices(state, asked(), list);
    Names texts;
    for (const Choice& choice : list) texts.push_back(to_text(choice));
    return texts;
}

bool Race::offers(const std::string& choice) const {
    const Names all = offers();
    return std::find(all.begin(), all.end(), choice) != all.end();
}

std::string Race::fallback() const { return to_text(game().fallback(state, asked())); }

std::string Race::where(Seat seat) const { return square_name(course(), plane(seat).square); }

Names Race::hand(Seat seat) const {
    Names names;
    for (const std::uint8_t slot : plane(seat).hand) names.push_back(name_of(plane(seat).set[slot]));
    return names;
}

Names Race::under(Seat seat) const {
    Names names;
    for (const std::uint8_t slot : plane(seat).under) names.push_back(name_of(plane(seat).set[slot]));
    return names;
}

Names Race::spying() const {
    Names names;
    for (const CardId card : state.year.spying) names.push_back(name_of(card));
    return names;
}

std::string Race::bag(Seat seat) const {
    return std::to_string(plane(seat).bag_damage) + " D " + std::to_string(plane(seat).bag_alert) + " A";
}

std::string Race::tokens(Seat seat, Component component) const {
    std::string text;
    for (const Token token : plane(seat).tiles[index(component)].tokens)
        text += token == Token::damage ? 'D' : token == Token::alert ? 'A' : '.';
    while (!text.empty() && text.back() == '.') text.pop_back();
    return text;
}

int Race::draws(Seat seat) const { return static_cast<int>(events<TokenDrawn>(seat).size()); }

int Race::speed(Seat seat) const {
    const auto told = events<SpeedSet>(seat);
    return told.empty() ? 0 : told.back().speed;
}

Year::Year(int people, const Options& agreed, int autopilots) : Race("SPI", agreed) {
    if (options.campaign == Campaign::none) options.campaign = Campaign::long_;
    for (int i = 0; i < people; ++i) add("-", {.hand = {}, .no_deck = true});
    for (int i = 0; i < autopilots; ++i) add_autopilot(nations_left(state)[0], "-", {.hand = {}, .no_deck = true});
    state.order.clear();
    state.lap = 3;
    state.stage = 2;
    state.developing = true;
    state.year.bag_time = calendar_spaces;
    for (int i = 0; i < people; ++i) state.year.bag[static_cast<std::size_t>(i)] = 9;
    for (std::size_t i = state.planes.size(); i-- > 0;) state.ranking.push_back(seat(static_cast<int>(i)));
    for (int i = first_development; i < first_autopilot; ++i) {
        if (content().card(schneider::card(i)).kind != CardKind::none) state.year.deck.add(schneider::card(i));
    }
}

void Year::show(int place, std::string_view card) {
    state.year.track[static_cast<std::size_t>(place) - 1] = card_called(card);
    state.year.deck.remove(card_called(card));
}

void Year::mark(int place, Seat seat, int markers) {
    state.year.markers[static_cast<std::size_t>(place) - 1][static_cast<std::size_t>(number(seat))] = byte(markers);
}

int Year::markers(int place, Seat seat) const {
    return state.year.markers[static_cast<std::size_t>(place) - 1][static_cast<std::size_t>(number(seat))];
}

void Year::draw(Seat seat, const Script& script) {
    state.phase = Phase::draw_token;
    rolls.add({{"marker", number(seat) + 2}});
    resume(script);
}

void Year::draw_time(const Script& script) {
    state.phase = Phase::draw_token;
    rolls.add({{"marker", 1}});
    resume(script);
}

void Year::own(Seat seat, const Names& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        plane(seat).set[i] = card_called(cards[i], nth_use(cards, i));
        if (is_development(plane(seat).set[i])) state.year.deck.remove(plane(seat).set[i]);
    }
}

Names Year::set(Seat seat) const {
    Names names;
    for (std::size_t i = 0; i < set_size; ++i) names.push_back(name_of(plane(seat).set[i]));
    return names;
}

}  // namespace paddock::schneider::tests
