#include "table/stopwatch.hpp"

#include <algorithm>
#include <chrono>

#include "table/text.hpp"

namespace paddock::table {

namespace {

// The rest of a time behind its whole seconds: "Z" or ".250Z".
bool ends_a_time(std::string_view rest) {
    if (rest.empty() || rest.back() != 'Z') return false;
    rest.remove_suffix(1);
    if (rest.empty()) return true;
    return rest.front() == '.' && rest.size() > 1 && rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

}  // namespace

std::optional<std::int64_t> seconds_of(std::string_view time) {
    using namespace std::chrono;
    constexpr std::string_view pattern = "0000-00-00T00:00:00";
    if (time.size() <= pattern.size() || !ends_a_time(time.substr(pattern.size()))) return std::nullopt;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool digit = time[i] >= '0' && time[i] <= '9';
        if (pattern[i] == '0' ? !digit : time[i] != pattern[i]) return std::nullopt;
    }
    const auto part = [&](std::size_t first, std::size_t digits) {
        return whole_number(time.substr(first, digits)).value_or(0);
    };
    const year_month_day date{year{part(0, 4)}, month{static_cast<unsigned>(part(5, 2))},
                              day{static_cast<unsigned>(part(8, 2))}};
    if (!date.ok() || part(11, 2) > 23 || part(14, 2) > 59 || part(17, 2) > 59) return std::nullopt;
    const std::int64_t days = sys_days{date}.time_since_epoch().count();
    return days * 86'400 + part(11, 2) * 3'600 + part(14, 2) * 60 + part(17, 2);
}

void Stopwatch::note(Seat on_the_clock, std::string_view at) {
    if (on_the_clock == seat_) return;
    seat_ = on_the_clock;
    began_ = seconds_of(at);
    if (is_paused_) paused_ = began_;
}

void Stopwatch::pause(std::string_view at) {
    if (is_paused_) return;
    is_paused_ = true;
    paused_ = seconds_of(at);
}

void Stopwatch::resume(std::string_view at) {
    if (!is_paused_) return;
    is_paused_ = false;
    const std::optional<std::int64_t> now = seconds_of(at);
    if (began_ && paused_ && now)
        *began_ += std::max<std::int64_t>(0, *now - *paused_);
    else
        began_.reset();
}

std::optional<std::int64_t> Stopwatch::seconds(std::string_view at) const {
    const std::optional<std::int64_t> now = is_paused_ ? paused_ : seconds_of(at);
    if (seat_ == Seat::nobody || !began_ || !now) return std::nullopt;
    return std::max<std::int64_t>(0, *now - *began_);
}

}  // namespace paddock::table
