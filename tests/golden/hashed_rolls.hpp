#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include "table/rolls.hpp"

// What the signatures of this folder are added up with.
namespace paddock {

// Where sanitizers watch there is time for the first matches only.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#elif defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

// FNV-1a over bytes in a fixed order: the same on every machine.
class Hash {
  public:
    void add(std::string_view text) {
        for (const char letter : text) mix(static_cast<unsigned char>(letter));
        mix(0);
    }
    void add(int number) {
        for (int shift = 0; shift < 32; shift += 8) mix(static_cast<std::uint32_t>(number) >> shift & 0xffU);
    }
    std::string text() const {
        std::ostringstream out;
        out << std::hex << value_;
        return out.str();
    }

  private:
    void mix(std::uint32_t byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

// Dice that are added up as they fall.
class HashedRolls final : public Rolls {
  public:
    HashedRolls(std::uint64_t seed, Hash& hash) : rolls_(seed), hash_(&hash) {}
    int roll(const Chance& chance) override {
        const int value = rolls_.roll(chance);
        hash_->add(chance.purpose.view());
        hash_->add(number(chance.seat));
        hash_->add(value);
        return value;
    }

  private:
    table::FastRolls rolls_;
    Hash* hash_;
};

}  // namespace paddock
