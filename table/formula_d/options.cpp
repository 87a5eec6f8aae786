#include "table/fields.hpp"
#include "table/formula_d/binding.hpp"

// The switches of Formula D in set-ups (rule reference §4.1).
namespace paddock::table {

namespace {

using namespace formula_d;

constexpr Named<CollisionRolls> collision_rolls[] = {{"per_pair", CollisionRolls::per_pair},
                                                     {"all_concerned", CollisionRolls::all_concerned},
                                                     {"mover_only", CollisionRolls::mover_only}};
constexpr Named<OrderBasis> order_bases[] = {{"progress", OrderBasis::progress}, {"track", OrderBasis::track}};
constexpr Named<LastEngineSkip> last_engine_skips[] = {{"eliminate", LastEngineSkip::eliminate},
                                                       {"forbid", LastEngineSkip::forbid}};
constexpr Named<OvertakeLaneChanges> overtake_lane_changes[] = {{"count", OvertakeLaneChanges::count},
                                                                {"free", OvertakeLaneChanges::free}};
constexpr Named<OvershootPastFlag> overshoots_past_flag[] = {{"to_line", OvershootPastFlag::to_line},
                                                             {"full", OvershootPastFlag::full}};
constexpr Named<WeatherTiming> weather_timings[] = {{"immediate", WeatherTiming::immediate},
                                                    {"end_of_round", WeatherTiming::end_of_round}};
constexpr Named<SlipCornerNoBrake> slip_corners[] = {{"forbid", SlipCornerNoBrake::forbid},
                                                     {"free", SlipCornerNoBrake::free}};
constexpr Named<QualifyingActions> qualifying_actions[] = {
    {"skip", QualifyingActions::skip}, {"none", QualifyingActions::none}, {"free", QualifyingActions::free}};
constexpr Named<QualifyingClock> qualifying_clocks[] = {{"real", QualifyingClock::real}, {"off", QualifyingClock::off}};
constexpr Named<QualifyingOneOfThree> qualifying_one_of_three[] = {{"penalty", QualifyingOneOfThree::penalty},
                                                                   {"end", QualifyingOneOfThree::end}};
constexpr Named<PoliceContest> police_contests[] = {{"per_lap", PoliceContest::per_lap},
                                                    {"first_lap_only", PoliceContest::first_lap_only}};
constexpr Named<LiScope> li_scopes[] = {{"lap_crossing", LiScope::lap_crossing},
                                        {"every_crossing", LiScope::every_crossing},
                                        {"overtake", LiScope::overtake}};
constexpr Named<FrogSlide> frog_slides[] = {
    {"always", FrogSlide::always}, {"only_if_die_move_ends_in_corner", FrogSlide::only_if_die_move_ends_in_corner}};

template <class Archive, class Values>
void ruling_fields(Archive& archive, Values& options) {
    archive.name("collision_rolls", options.collision_rolls, collision_rolls);
    archive.flag("block_substitution", options.block_substitution);
    archive.name("overtake_lane_changes", options.overtake_lane_changes, overtake_lane_changes);
    archive.flag("zigzag_debris", options.zigzag_debris);
    archive.name("last_engine_skip", options.last_engine_skip, last_engine_skips);
    archive.name("order_basis", options.order_basis, order_bases);
    archive.name("overshoot_past_flag", options.overshoot_past_flag, overshoots_past_flag);
    archive.name("weather_timing", options.weather_timing, weather_timings);
    archive.flag("soft_rain_lap3_slide", options.soft_rain_lap3_slide);
    archive.name("slip_corner_nobrake", options.slip_corner_nobrake, slip_corners);
    archive.name("qual_wp_actions", options.qual_wp_actions, qualifying_actions);
    archive.name("qual_clock", options.qual_clock, qualifying_clocks);
    archive.name("qual_one_of_three", options.qual_one_of_three, qualifying_one_of_three);
    archive.flag("nitro_no_brake", options.nitro_no_brake);
    archive.name("police_contest", options.police_contest, police_contests);
    archive.name("frog_slide", options.frog_slide, frog_slides);
    archive.flag("start_block_free", options.start_block_free);
    archive.flag("no_move_no_test", options.no_move_no_test);
    archive.flag("team_points_for_dnf", options.team_points_for_dnf);
    archive.name("li_scope", options.li_scope, li_scopes);
    archive.flag("f1_street_hazards", options.f1_street_hazards);
    archive.count("team_stop_limit", options.team_stop_limit, 2, 4);
    archive.count("min_players", options.min_players, 1, 2);
    archive.count("marker_limit", options.marker_limit, 0, 255);
}

template <class Archive, class Values>
void optional_rules(Archive& archive, Values& options) {
    archive.flag("build", options.build);
    archive.flag("qualifying", options.qualifying);
    archive.flag("three_lap", options.three_lap);
    archive.flag("tech_pit", options.tech_pit);
    archive.flag("teams", options.teams);
    archive.flag("road_race", options.road_race);
    archive.count("laps", options.laps, 1, max_laps);
}

Options read_options(const JsonReader& value) {
    Options options;
    if (!value) return options;
    JsonFields fields = value.fields();
    FieldReader reader(fields);
    optional_rules(reader, options);
    // Road races are driven with weather, and weather with tires to choose from, unless somebody says otherwise.
    options.weather = options.road_race;
    reader.flag("weather", options.weather);
    options.tires = options.weather && !options.road_race;
    reader.flag("tires", options.tires);
    ruling_fields(reader, options);
    return options;
}

std::string known_circuits(const Library& library) {
    std::string keys;
    for (const auto& circuit : library.circuits()) keys += (keys.empty() ? "" : ", ") + circuit->key();
    return keys;
}

}  // namespace

std::optional<Opened<FormulaD>> Binding<FormulaD>::open(const Library& library, JsonFields& setup, int seats) {
    constexpr std::size_t longest_key = 200;
    const JsonReader key = setup.optional("circuit");
    const JsonReader chosen = setup.optional("options");
    const std::shared_ptr<const LoadedCircuit> circuit = library.circuit(key ? key.text(longest_key) : "monaco");
    if (circuit == nullptr) {
        key.fail("no circuit has this key; known are " + known_circuits(library));
        return std::nullopt;
    }
    const Options options = read_options(chosen);
    const Result<void, Refusal> fits = FormulaD::check(circuit->track(), options, seats);
    if (!fits) {
        const Refusal& refusal = fits.error();
        setup.whole_object().fail(std::string(refusal.why) + " (" + std::string(refusal.rule.view()) + ")");
        return std::nullopt;
    }
    return Opened<FormulaD>{circuit, FormulaD(circuit->track(), options, seats)};
}

Json Binding<FormulaD>::options_json(const FormulaD& game) {
    Json json = Json::object();
    const Options& options = game.options();
    FieldWriter writer(json, Write::everything);
    optional_rules(writer, options);
    writer.flag("weather", options.weather);
    writer.flag("tires", options.tires);
    ruling_fields(writer, options);
    return json;
}

}  // namespace paddock::table
