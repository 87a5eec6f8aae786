#include "table/fields.hpp"
#include "table/schneider/binding.hpp"

// The switches of Schneider Trophy in set-ups (rule reference §4.1), and its courses.
namespace paddock::table {

namespace {

using namespace schneider;

constexpr std::string_view usual_course = "calshot-1929";  // ST-D-01

constexpr Named<Cockpit> cockpits[] = {{"basic", Cockpit::basic}, {"expert", Cockpit::expert}};
constexpr Named<PilotChoice> pilot_choices[] = {{"national", PilotChoice::national}, {"free", PilotChoice::free}};
constexpr Named<LapPoints> lap_points[] = {{"last_zero", LapPoints::last_zero}, {"by_rank", LapPoints::by_rank}};
constexpr Named<DoolittleScope> doolittles[] = {{"race", DoolittleScope::race}, {"lap", DoolittleScope::lap}};
constexpr Named<RepairTiming> repair_timings[] = {{"before", RepairTiming::before}, {"after", RepairTiming::after}};
constexpr Named<Campaign> campaigns[] = {{"none", Campaign::none},
                                         {"short", Campaign::short_},
                                         {"medium", Campaign::medium},
                                         {"long", Campaign::long_},
                                         {"trophy", Campaign::trophy}};
constexpr Named<RepairCost> repair_costs[] = {
    {"alert", RepairCost::alert}, {"damage", RepairCost::damage}, {"both", RepairCost::both}};
constexpr Named<RecyclePrice> recycle_prices[] = {
    {"10/5", RecyclePrice::ten_five}, {"10/10", RecyclePrice::ten_ten}, {"5/5", RecyclePrice::five_five}};
constexpr Named<SpyClaim> spy_claims[] = {{"immediate", SpyClaim::immediate}, {"own_marker", SpyClaim::own_marker}};
constexpr Named<BasicReliability> basic_reliabilities[] = {{"substitute", BasicReliability::substitute},
                                                           {"remove", BasicReliability::remove}};
constexpr Named<AutopilotBet> autopilot_bets[] = {{"second_line", AutopilotBet::second_line},
                                                  {"second_round", AutopilotBet::second_round}};
constexpr Named<AutopilotRecycle> autopilot_recycles[] = {{"spy", AutopilotRecycle::spy},
                                                          {"discard", AutopilotRecycle::discard}};
constexpr Named<DeckBalance> deck_balances[] = {{"equal", DeckBalance::equal}, {"national", DeckBalance::national}};

template <class Archive, class Values>
void option_fields(Archive& archive, Values& options) {
    archive.name("cockpit", options.cockpit, cockpits);
    archive.name("campaign", options.campaign, campaigns);
    archive.count("autopilots", options.autopilots, 0, max_planes);
    archive.name("pilots", options.pilots, pilot_choices);
    archive.count("start_aircoins", options.start_aircoins, 0, 1000);
    archive.name("deck_balance", options.deck_balance, deck_balances);
    archive.flag("grid_drafting", options.grid_drafting);
    archive.flag("runout_lines", options.runout_lines);
    archive.name("lap_points", options.lap_points, lap_points);
    archive.name("doolittle", options.doolittle, doolittles);
    archive.name("repair_timing", options.repair_timing, repair_timings);
    archive.name("repair_cost", options.repair_cost, repair_costs);
    archive.flag("dev_refill", options.dev_refill);
    archive.name("recycle_price", options.recycle_price, recycle_prices);
    archive.name("spy_claim", options.spy_claim, spy_claims);
    archive.name("basic_reliability", options.basic_reliability, basic_reliabilities);
    archive.name("autopilot_bet", options.autopilot_bet, autopilot_bets);
    archive.name("autopilot_recycle", options.autopilot_recycle, autopilot_recycles);
    archive.flag("public_log", options.public_log);
    archive.flag("public_purse", options.public_purse);
}

Options read_options(const JsonReader& value) {
    Options options;
    if (!value) return options;
    JsonFields fields = value.fields();
    FieldReader reader(fields);
    option_fields(reader, options);
    return options;
}

// The number of a course; nothing, with a fault noted, when none has that key.
std::optional<int> find_course(const SchneiderContent& content, const JsonReader& key) {
    constexpr std::size_t longest_key = 200;
    const std::string wanted = key ? key.text(longest_key) : std::string(usual_course);
    std::string known;
    for (std::size_t i = 0; i < content.courses.size(); ++i) {
        if (content.courses[i].key == wanted) return static_cast<int>(i);
        known += (i == 0 ? "" : ", ") + content.courses[i].key;
    }
    key.fail("no course has this key; known are " + known);
    return std::nullopt;
}

}  // namespace

std::optional<Opened<Schneider>> Binding<Schneider>::open(const Library& library, JsonFields& setup, int seats) {
    const JsonReader key = setup.optional("circuit");
    const JsonReader chosen = setup.optional("options");
    const std::shared_ptr<const SchneiderContent>& content = library.schneider();
    const std::optional<int> course = find_course(*content, key);
    const Options options = read_options(chosen);
    if (!course) return std::nullopt;
    const Result<void, Refusal> fits = Schneider::check(content->rules, options, seats, *course);
    if (!fits) {
        const Refusal& refusal = fits.error();
        setup.whole_object().fail(std::string(refusal.why) + " (" + std::string(refusal.rule.view()) + ")");
        return std::nullopt;
    }
    return Opened<Schneider>{content, Schneider(content->rules, options, seats, *course)};
}

Json Binding<Schneider>::options_json(const Schneider& game) {
    Json json = Json::object();
    FieldWriter writer(json, Write::everything);
    const Options& options = game.options();
    option_fields(writer, options);
    return json;
}

Venue Binding<Schneider>::venue(const SchneiderContent& content, const Schneider& game) {
    const SchneiderCourse& course = content.courses[static_cast<std::size_t>(game.first_course())];
    return {course.key, course.name, content.hash};
}

}  // namespace paddock::table
