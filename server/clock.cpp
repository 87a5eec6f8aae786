#include "server/clock.hpp"

#include <array>

#include "table/text.hpp"

namespace paddock::server {

namespace {

std::string two_digits(long number) { return (number < 10 ? "0" : "") + std::to_string(number); }

}  // namespace

std::string to_text(Time time) {
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date{day};
    const hh_mm_ss clock{floor<seconds>(time - day)};
    return std::to_string(static_cast<int>(date.year())) + "-" + two_digits(static_cast<unsigned>(date.month())) + "-" +
           two_digits(static_cast<unsigned>(date.day())) + "T" + two_digits(clock.hours().count()) + ":" +
           two_digits(clock.minutes().count()) + ":" + two_digits(clock.seconds().count()) + "Z";
}

std::optional<Time> parse_date(std::string_view text) {
    using namespace std::chrono;
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto y = table::whole_number(text.substr(0, 4));
    const auto m = table::whole_number(text.substr(5, 2));
    const auto d = table::whole_number(text.substr(8, 2));
    if (!y || !m || !d) return std::nullopt;
    const year_month_day date{year{*y}, month{static_cast<unsigned>(*m)}, day{static_cast<unsigned>(*d)}};
    if (!date.ok() || *y < 2000) return std::nullopt;
    return Time{sys_days{date}};
}

}  // namespace paddock::server
