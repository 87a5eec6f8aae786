#include "table/share.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::table {

namespace {

using Wide = Share::Wide;

Wide greatest_common_divisor(Wide a, Wide b) {
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

// Whether a × b fits; puts it into `product`.
bool multiplied(Wide a, Wide b, Wide& product) { return !__builtin_mul_overflow(a, b, &product); }

std::string digits(Wide number) {
    std::string text;
    do {
        text += static_cast<char>('0' + static_cast<int>(number % 10));
        number /= 10;
    } while (number != 0);
    std::reverse(text.begin(), text.end());
    return text;
}

}  // namespace

Share Share::of(int part, int whole) { return reduced(static_cast<Wide>(part), static_cast<Wide>(whole)); }

Share Share::reduced(Wide over, Wide under) {
    Share share;
    const Wide common = greatest_common_divisor(over, under);
    share.over_ = over / common;
    share.under_ = under / common;
    return share;
}

Share Share::approximately(double value) {
    Share share;
    share.about_ = value;
    share.exact_ = false;
    return share;
}

double Share::value() const { return exact_ ? static_cast<double>(over_) / static_cast<double>(under_) : about_; }

Share Share::operator*(const Share& other) const {
    // Reducing crosswise first keeps the products as small as they can be.
    const Share left = reduced(over_, other.under_);
    const Share right = reduced(other.over_, under_);
    Wide over = 0;
    Wide under = 0;
    const bool fits = exact_ && other.exact_ && multiplied(left.over_, right.over_, over) &&
                      multiplied(left.under_, right.under_, under);
    return fits ? reduced(over, under) : approximately(value() * other.value());
}

Share Share::operator/(const Share& other) const {
    return *this * (other.exact_ ? reduced(other.under_, other.over_) : approximately(1 / other.about_));
}

Share& Share::operator+=(const Share& other) {
    const Wide common = greatest_common_divisor(under_, other.under_);
    Wide mine = 0;
    Wide theirs = 0;
    Wide under = 0;
    Wide over = 0;
    const bool fits = exact_ && other.exact_ && multiplied(over_, other.under_ / common, mine) &&
                      multiplied(other.over_, under_ / common, theirs) &&
                      multiplied(under_, other.under_ / common, under) && !__builtin_add_overflow(mine, theirs, &over);
    return *this = fits ? reduced(over, under) : approximately(value() + other.value());
}

std::optional<std::string> Share::fraction() const {
    if (!exact_) return std::nullopt;
    return digits(over_) + "/" + digits(under_);
}

void put_share(Json& object, const Share& share) {
    constexpr double parts = 1e9;
    if (const std::optional<std::string> fraction = share.fraction()) object["share"] = *fraction;
    object["chance"] = std::round(share.value() * parts) / parts;
}

}  // namespace paddock::table
