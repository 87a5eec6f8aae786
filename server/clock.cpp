#include "server/clock.hpp"

#include <array>

#include "table/text.hpp"

namespace paddock::server {

namespace {

void set_digits(char* end, int count, long number) {
    for (; count > 0; --count, number /= 10) *--end = static_cast<char>('0' + number % 10);
}

}  // namespace

std::string to_text(Time time) {
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date{day};
    const hh_mm_ss clock{floor<seconds>(time - day)};
    std::string text = "0000-00-00T00:00:00Z";
    set_digits(&text[4], 4, static_cast<int>(date.year()));
    set_digits(&text[7], 2, static_cast<long>(static_cast<unsigned>(date.month())));
    set_digits(&text[10], 2, static_cast<long>(static_cast<unsigned>(date.day())));
    set_digits(&text[13], 2, clock.hours().count());
    set_digits(&text[16], 2, clock.minutes().count());
    set_digits(&text[19], 2, clock.seconds().count());
    return text;
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
