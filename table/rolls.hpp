#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rolls.hpp"

// Where the outcomes of a match come from. Here: a fast generator, a script or record, a stopwatch,
// and a log of what was rolled. The committed seed is in table/seed.hpp, every outcome in turn in
// table/every_roll.hpp.
namespace paddock::table {

// The qualifying stopwatch is read, not drawn: rolls for this purpose are exempt from verification.
inline constexpr Purpose clock_purpose{"clock"};

// A small fast generator for bots, tests and simulations: one addition and one multiplication a
// draw ("wyrand"). An outcome is scaled from 32 bits by multiplication, so its share is off by less
// than one part in four billion divided by its weight's share of the total. Not for real matches.
class FastRolls final : public Rolls {
  public:
    explicit FastRolls(std::uint64_t seed) : state_(seed) {}

    int roll(const Chance& chance) override {
        if (chance.weights.empty()) return chance.first + below(chance.count);
        int left = below(chance.total_weight());
        int outcome = chance.first;
        for (const std::uint8_t weight : chance.weights) {
            left -= weight;
            if (left < 0) break;
            ++outcome;
        }
        return outcome;
    }

    // A number from 0 to count − 1.
    int below(int count) { return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(count)) >> 32); }

    std::uint64_t next() {
        __extension__ using Wide = unsigned __int128;
        state_ += 0xa0761d6478bd642fU;
        const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428dbU);
        return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
    }

  private:
    std::uint64_t state_;
};

// One roll that was made or is to be made. Its text is "gear 9", or "2: collision 4" with its seat.
struct Rolled {
    std::string purpose;
    std::optional<Seat> seat;  // none: for whichever seat it is asked (scripts only)
    int value = 0;
    bool operator==(const Rolled&) const = default;
};

std::string to_text(const Rolled& rolled);
std::optional<Rolled> parse_roll(std::string_view text);
// "a collision roll of seat 2, 1 to 20"
std::string description(const Chance& chance);

// Gives the rolls of a list, in order: a scenario's script, a record. Once a roll is asked for that
// the list does not hold there, or that cannot come up, the list is wrong: fault() says how, and what is
// returned from then on is merely possible.
class ScriptedRolls : public Rolls {
  public:
    explicit ScriptedRolls(std::vector<Rolled> script) : script_(std::move(script)) {}
    virtual ~ScriptedRolls() = default;

    int roll(const Chance& chance) override;

    const std::optional<std::string>& fault() const { return fault_; }
    std::size_t used() const { return used_; }
    std::size_t left() const { return script_.size() - used_; }
    // The fault, or a complaint about rolls nobody asked for.
    std::optional<std::string> fault_at_the_end() const;

  protected:
    // What the list holds there, and how that is written. A list that knows outcomes by name says otherwise.
    virtual std::optional<int> outcome(std::size_t i, const Chance& chance) const;
    virtual std::string text_of(std::size_t i) const;

  private:
    void fail(const Chance& chance, const std::string& found);

    std::vector<Rolled> script_;
    std::size_t used_ = 0;
    std::optional<std::string> fault_;
};

// Takes the stopwatch from the caller and everything else from another source.
class ClockedRolls final : public Rolls {
  public:
    using Seconds = std::function<int(Seat)>;
    ClockedRolls(Rolls& others, Seconds seconds) : others_(&others), seconds_(std::move(seconds)) {}

    int roll(const Chance& chance) override;

  private:
    Rolls* others_;
    Seconds seconds_;
};

// Passes rolls on and notes each, for the record.
class ChanceLog final : public Rolls {
  public:
    explicit ChanceLog(Rolls& source) : source_(&source) {}

    int roll(const Chance& chance) override;

    const std::vector<Rolled>& rolled() const { return rolled_; }

  private:
    Rolls* source_;
    std::vector<Rolled> rolled_;
};

// The middle outcome of everything: 10 on a black die. No test of a rulebook fails or shines on it,
// so it shows what a choice costs apart from luck.
class MedianRolls final : public Rolls {
  public:
    int roll(const Chance& chance) override { return chance.first + (chance.count - 1) / 2; }
};

}  // namespace paddock::table
