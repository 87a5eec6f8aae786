#pragma once

#include <optional>
#include <string>

#include "table/json.hpp"

namespace paddock::table {

// An exact probability: a fraction of 128-bit numbers in lowest terms. A sum or product that no
// longer fits stays usable as an approximation and says so.
class Share {
  public:
    __extension__ using Wide = unsigned __int128;

    constexpr Share() = default;
    static Share of(int part, int whole);
    static Share certain() { return of(1, 1); }

    Share operator*(const Share& other) const;
    Share operator/(const Share& other) const;  // by more than nothing
    Share& operator+=(const Share& other);

    bool exact() const { return exact_; }
    double value() const;
    bool is_certain() const { return exact_ && over_ == under_; }
    // "1/6"; nothing when it is not exact.
    std::optional<std::string> fraction() const;

  private:
    static Share reduced(Wide over, Wide under);
    static Share approximately(double value);

    Wide over_ = 0;
    Wide under_ = 1;
    double about_ = 0;  // when not exact
    bool exact_ = true;
};

// {"share": "1/6", "chance": 0.166666667}; without "share" when the fraction outgrew 128 bits.
void put_share(Json& object, const Share& share);

}  // namespace paddock::table
