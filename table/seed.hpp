#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/rolls.hpp"

// Fair dice: a seed that is promised before the match and shown after it. All of libsodium is
// behind this header. docs/record.md tells how anybody can check the dice with other tools.
namespace paddock::table {

using Seed = std::array<std::uint8_t, 32>;
using MatchKey = std::array<std::uint8_t, 32>;

// What a seat throws in, once the commitment is known, so that the host could not choose the dice.
struct Contribution {
    Seat seat = Seat::nobody;
    std::string text;
    bool operator==(const Contribution&) const = default;
};

Seed random_seed();
std::string to_hex(std::span<const std::uint8_t> bytes);
std::optional<Seed> seed_from_hex(std::string_view hex);

// Published before anybody contributes: BLAKE2b-256 of "paddock seed 1" and the seed, in hex.
std::string commitment_to(const Seed& seed);
// The seed mixed with what the players contributed, in the order of the header.
MatchKey match_key(const Seed& seed, std::span<const Contribution> contributions);
// BLAKE2b-256 in hex: the name of a content file's exact text.
std::string content_hash(std::string_view text);

// Rolls of one entry of a record. Each is drawn from XChaCha20 under the match key, the nonce being
// made of the entry's number, the roll's number within the entry (readings of the stopwatch are not
// counted) and its purpose: nobody can know a roll before its entry exists, and each can be checked
// alone. Uniform by rejection.
class SeedRolls final : public Rolls {
  public:
    SeedRolls(const MatchKey& key, std::uint64_t entry) : key_(key), entry_(entry) {}

    int roll(const Chance& chance) override;

  private:
    MatchKey key_;
    std::uint64_t entry_;
    std::uint32_t made_ = 0;
};

// The value that one roll must have.
int drawn(const MatchKey& key, std::uint64_t entry, std::uint32_t roll, const Chance& chance);

}  // namespace paddock::table
