#include "table/seed.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <vector>

namespace paddock::table {
namespace {

constexpr Chance collision_die{.purpose = {"collision"}, .seat = Seat{1}, .first = 1, .count = 20};

Seed counting_seed() {
    Seed seed;
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i);
    return seed;
}

TEST(Seed, HexParsesBack) {
    const Seed seed = random_seed();
    EXPECT_EQ(seed_from_hex(to_hex(seed)), seed);
    EXPECT_FALSE(seed_from_hex("00"));
    EXPECT_FALSE(seed_from_hex(std::string(63, '0') + "g"));
    EXPECT_FALSE(seed_from_hex(std::string(65, '0')));
    EXPECT_NE(random_seed(), random_seed());
}

// Computed independently with Python's hashlib.blake2b(b"paddock seed 1" + bytes(range(32)), digest_size=32).
TEST(Seed, CommitmentIsAPlainBlake2b) {
    EXPECT_EQ(commitment_to(counting_seed()), "0ced31d4fb9297a1645b2c26f1d965057d41779e58f2f90ed1ece896a9e2dc2d");
    EXPECT_EQ(content_hash("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Seed, ContributionsChangeEveryKey) {
    const Seed seed = counting_seed();
    std::set<MatchKey> keys;
    keys.insert(match_key(seed, {}));
    const std::array contributions{std::vector<Contribution>{{Seat{0}, "a"}}, std::vector<Contribution>{{Seat{1}, "a"}},
                                   std::vector<Contribution>{{Seat{0}, "ab"}},
                                   std::vector<Contribution>{{Seat{0}, "a"}, {Seat{1}, "b"}},
                                   std::vector<Contribution>{{Seat{1}, "b"}, {Seat{0}, "a"}}};
    for (const auto& list : contributions) keys.insert(match_key(seed, list));
    EXPECT_EQ(keys.size(), 6U);
}

TEST(SeedRolls, DependOnEntryNumberAndPurposeAlone) {
    const MatchKey key = match_key(counting_seed(), {});
    SeedRolls rolls(key, 5);
    for (std::uint32_t i = 0; i < 50; ++i) EXPECT_EQ(rolls.roll(collision_die), drawn(key, 5, i, collision_die));
    int same_entry = 0;
    int same_purpose = 0;
    Chance other = collision_die;
    other.purpose = {"motor"};
    for (std::uint32_t i = 0; i < 1000; ++i) {
        same_entry += drawn(key, 5, i, collision_die) == drawn(key, 6, i, collision_die);
        same_purpose += drawn(key, 5, i, collision_die) == drawn(key, 5, i, other);
    }
    // Chance alone makes 50 of 1000 equal.
    EXPECT_LT(same_entry, 100);
    EXPECT_LT(same_purpose, 100);
}

// Computed independently, with BLAKE2b and XChaCha20 written out in Python as docs/record.md says.
TEST(SeedRolls, AreTheOnesTheDescriptionGives) {
    const std::vector<Contribution> contributions{{Seat{0}, "Ada"}, {Seat{1}, "Ben"}};
    const MatchKey key = match_key(counting_seed(), contributions);
    EXPECT_EQ(to_hex(key), "3a3ad425f60c91a643dff564ae72722e20613ad1d8251a41922155d87bb63c2c");
    SeedRolls rolls(key, 5);
    for (const int value : {18, 11, 8, 13, 1, 4, 20, 8, 6, 15, 8, 11}) EXPECT_EQ(rolls.roll(collision_die), value);
}

// Chi-square over the faces: a fair die stays below these bounds all but once in a million times.
TEST(SeedRolls, AreFair) {
    const MatchKey key = match_key(counting_seed(), {});
    constexpr std::array<std::uint8_t, 5> shares{1, 1, 2, 2, 2};
    const Chance third_gear{.purpose = {"gear"}, .first = 4, .count = 5, .weights = shares};
    std::array<int, 20> black{};
    std::array<int, 5> gear{};
    SeedRolls rolls(key, 1);
    constexpr int throws = 20'000;
    for (int i = 0; i < throws; ++i) {
        ++black[static_cast<std::size_t>(rolls.roll(collision_die) - 1)];
        ++gear[static_cast<std::size_t>(rolls.roll(third_gear) - 4)];
    }
    double black_square = 0;
    for (const int seen : black) black_square += std::pow(seen - throws / 20.0, 2) / (throws / 20.0);
    double gear_square = 0;
    for (std::size_t i = 0; i < gear.size(); ++i) {
        const double expected = throws * shares[i] / 8.0;
        gear_square += std::pow(gear[i] - expected, 2) / expected;
    }
    EXPECT_LT(black_square, 62);
    EXPECT_LT(gear_square, 34);
}

}  // namespace
}  // namespace paddock::table
