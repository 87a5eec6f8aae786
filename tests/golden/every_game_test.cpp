#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>

#include "bots/any_bot.hpp"
#include "table/every_roll.hpp"
#include "table/games.hpp"
#include "table/house_game.hpp"
#include "tests/golden/hashed_rolls.hpp"

// Signature and perft of every game in the list of games, made from what its list entry says: presets, venues, options.
// A change that is only meant to be faster or clearer leaves these numbers alone; one that changes them changes
// tests/golden/<game>.signature and .perft with it (PADDOCK_APPROVE=1 writes those files) and says why.
namespace paddock::table {
namespace {

const Library& the_library() {
    static const Library built_in;
    return built_in;
}

// The values of an option worth a race of their own.
std::vector<Json> values_of(const OptionInfo& option) {
    std::vector<Json> values;
    if (option.kind == OptionInfo::Kind::flag) return {true, false};
    std::vector<std::string> words;
    std::istringstream text{option.values};
    for (std::string word; text >> word;) words.push_back(word);
    if (option.kind == OptionInfo::Kind::word) return {words.begin(), words.end()};
    const auto whole = [](const std::string& word) { return std::stoi(word); };
    if (option.kind == OptionInfo::Kind::number) {
        for (const std::string& word : words) values.emplace_back(whole(word));
        return values;
    }
    constexpr int enough = 4;
    for (int value = whole(words[0]); value <= whole(words[1]) && values.size() < enough; ++value)
        values.emplace_back(value);
    return values;
}

Json setup_of(const HouseGame& game, const Preset& preset, std::string_view venue) {
    return {{"game", game.info.key},
            {"circuit", venue},
            {"options", Json::parse(preset.options)},
            {"seats", std::clamp(4, game.info.least_seats, game.info.most_seats)}};
}

// Every value of every option, on top of one preset after the other and at one venue after the other; what the rules do
// not allow together is left out.
std::vector<std::string> varied_setups(const HouseGame& game) {
    const std::vector<Venue> venues = game.venues(the_library());
    std::vector<std::string> setups;
    std::size_t tried = 0;
    for (const OptionInfo& option : game.options()) {
        for (const Json& value : values_of(option)) {
            Json setup = setup_of(game, game.presets[tried % game.presets.size()], venues[tried % venues.size()].key);
            setup["options"][std::string(option.key)] = value;
            ++tried;
            if (open_match(the_library(), "set-up", line_of(setup))) setups.push_back(line_of(setup));
        }
    }
    return setups;
}

// Rookies or club bots to the end. False when an answer was refused or the match does not end.
bool drive(const std::string& setup, std::uint64_t seed, Hash& hash) {
    constexpr int longest_match = 20'000;
    const auto match = std::move(*open_match(the_library(), "set-up", setup));
    HashedRolls rolls(seed, hash);
    match->start(rolls);
    const auto bot = bots::make_bot(*match, seed % 2 == 0 ? bots::Level::rookie : bots::Level::club);
    std::size_t heard = 0;
    for (int answers = 0; !match->over(); ++answers) {
        if (answers > longest_match) return false;
        const Seat seat = match->awaiting().lowest();
        hash.add(number(seat));
        hash.add(static_cast<int>(match->choice_texts(seat).size()));
        const auto played = match->play(seat, bot->decide(*match, seat), rolls);
        if (!played) return false;
        hash.add(played->text);
        for (const Told& told : match->whole_story(heard, match->event_count() - heard)) {  // not its words
            hash.add(told.rule);
            hash.add(line_of(told.json["event"]));
        }
        heard = match->event_count();
    }
    hash.add(line_of(match->standings_json()));
    return true;
}

// A line for the first races and one for all of them.
std::string signature_of(const HouseGame& game) {
    constexpr std::size_t first_races = 4;  // all that there is time for where sanitizers watch
    const std::vector<std::string> setups = varied_setups(game);
    Hash hash;
    std::string text;
    for (std::size_t race = 0; race < setups.size(); ++race) {
        if (!drive(setups[race], race + 1, hash)) ADD_FAILURE() << "no end of " << setups[race];
        if (race + 1 != first_races && race + 1 != setups.size()) continue;
        text += std::to_string(race + 1) + " matches " + hash.text() + "\n";
        if (sanitized) return text;
    }
    return text;
}

// Perft: every choice and every way the dice can fall, to a depth, counted; nothing when there are too many.
std::optional<int> positions(const AnyMatch& match, int depth, int most) {
    if (depth == 0 || match.over()) return 1;
    const Seat seat = match.awaiting().lowest();
    int count = 0;
    for (const std::string& choice : match.choice_texts(seat)) {
        EveryRoll rolls;
        do {
            const auto after = match.copy();
            EXPECT_TRUE(after->play(seat, choice, rolls)) << choice;
            const auto found = positions(*after, depth - 1, most - count);
            if (!found || (count += *found) > most) return std::nullopt;
        } while (rolls.next());
    }
    return count;
}

// From several moments of a match of each preset, as deep as there is time for.
std::string perft_of(const HouseGame& game) {
    constexpr int most = sanitized ? 100 : 3000;
    constexpr int moments = 6;
    constexpr int apart = 17;  // answers
    std::string text;
    for (const Preset& preset : game.presets) {
        auto match = std::move(*open_match(the_library(), "set-up", line_of(setup_of(game, preset, preset.circuit))));
        FastRolls rolls(1934);
        match->start(rolls);
        for (int moment = 0; moment < moments && !match->over(); ++moment) {
            text += std::string(preset.key) + " after " + std::to_string(moment * apart) + " answers:";
            auto fresh = match->copy();
            fresh->forget_events(0);  // copies are cheap without them
            for (int depth = 1; const auto found = positions(*fresh, depth, most); ++depth) {
                text += " " + std::to_string(*found);
                if (depth == 8) break;
            }
            text += "\n";
            for (int answer = 0; answer < apart && !match->over(); ++answer) {
                const Seat seat = match->awaiting().lowest();
                const auto texts = match->choice_texts(seat);
                const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(texts.size())));
                EXPECT_TRUE(match->play(seat, texts[pick], rolls));
            }
        }
    }
    return text;
}

// The approved text; approves this one first when asked to.
std::string approved(const HouseGame& game, const char* kind, const std::string& found) {
    const std::string path =
        std::string(PADDOCK_SOURCE_DIR) + "/tests/golden/" + std::string(game.info.key) + "." + kind;
    if (std::getenv("PADDOCK_APPROVE") != nullptr && !sanitized) std::ofstream(path, std::ios::binary) << found;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

class EveryGame : public testing::TestWithParam<HouseGame> {};

TEST_P(EveryGame, has_the_approved_signature) {
    const std::string found = signature_of(GetParam());
    const std::string expected = approved(GetParam(), "signature", found);
    EXPECT_EQ(found, sanitized ? expected.substr(0, found.size()) : expected);
}

TEST_P(EveryGame, has_as_many_positions_as_approved) {
    const std::string found = perft_of(GetParam());
    const std::string expected = approved(GetParam(), "perft", found);
    if (!sanitized) {
        EXPECT_EQ(found, expected);
        return;
    }
    // Sanitizers have time for the first depths only.
    std::istringstream lines(found);
    std::istringstream approved_lines(expected);
    std::string line;
    for (std::string whole; std::getline(lines, line) && std::getline(approved_lines, whole);)
        EXPECT_TRUE(whole.starts_with(line)) << line << " against " << whole;
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(house_games().begin(), house_games().end()),
                         [](const auto& game) {
                             std::string name(game.param.info.key);
                             for (char& letter : name) {
                                 if (letter == '-') letter = '_';
                             }
                             return name;
                         });

}  // namespace
}  // namespace paddock::table
