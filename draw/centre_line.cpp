#include "draw/centre_line.hpp"

#include <algorithm>

namespace paddock::draw {

namespace {

constexpr double finest_step = 3;  // page units
constexpr double most_steps = 6000;
constexpr double bend_a_piece = 4;  // degrees a straight piece of an edge may stand for
constexpr int most_pieces = 400;

}  // namespace

CentreLine::CentreLine(const Road& road) {
    Points controls;
    std::vector<std::size_t> firsts;
    for (const ElementLine& element : road.elements) {
        firsts.push_back(controls.size());
        controls.insert(controls.end(), element.points.begin(), element.points.end());
    }
    double around = 0;
    for (std::size_t i = 0; i < controls.size(); ++i)
        around += distance(controls[i], controls[(i + 1) % controls.size()]);
    const Points dense = smoothed(controls, true, std::max(finest_step, around / most_steps));
    const std::size_t n = dense.size();
    std::size_t control = 0;
    std::size_t element = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (i > 0) length_ += distance(dense[i - 1], dense[i]);
        samples_.push_back({dense[i], unit(dense[(i + 1) % n] - dense[(i + n - 1) % n]), length_});
        if (control >= controls.size() || !(dense[i] == controls[control])) continue;
        if (element < firsts.size() && firsts[element] == control) {
            starts_.push_back(length_);
            ++element;
        }
        ++control;
    }
    starts_.resize(road.elements.size(), length_);
    if (n > 0) length_ += distance(dense[n - 1], dense[0]);
}

double CentreLine::end(int element) const {
    const auto next = static_cast<std::size_t>(element) + 1;
    return next < starts_.size() ? starts_[next] : length_;
}

CentreLine::Sample CentreLine::sample(double s) const {
    if (samples_.empty() || !(length_ > 0)) return {};
    s -= std::floor(s / length_) * length_;
    const auto after = std::upper_bound(samples_.begin(), samples_.end(), s,
                                        [](double value, const Sample& sample) { return value < sample.s; });
    const Sample& a = after == samples_.begin() ? samples_.front() : *(after - 1);
    const Sample& b = after == samples_.end() ? samples_.front() : *after;
    const double span = (after == samples_.end() ? length_ : b.s) - a.s;
    const double share = span > 1e-9 ? (s - a.s) / span : 0;
    return {between(a.at, b.at, share), unit(between(a.direction, b.direction, share)), s};
}

Point CentreLine::direction(double s) const { return sample(s).direction; }

Point CentreLine::offset(double s, double d) const {
    const Sample here = sample(s);
    return here.at + right_of(here.direction) * d;
}

Points CentreLine::edge(double s0, double s1, double d) const {
    double bend = 0;
    const int probes = std::clamp(static_cast<int>((s1 - s0) / 12), 2, most_pieces);
    for (int i = 0; i < probes; ++i) {
        const Point a = direction(s0 + (s1 - s0) * i / probes);
        const Point b = direction(s0 + (s1 - s0) * (i + 1) / probes);
        bend += std::abs(std::atan2(cross(a, b), dot(a, b))) * 180 / pi;
    }
    const int pieces = std::clamp(static_cast<int>(std::ceil(bend / bend_a_piece)), 1, most_pieces);
    Points out;
    for (int i = 0; i <= pieces; ++i) out.push_back(offset(s0 + (s1 - s0) * i / pieces, d));
    return out;
}

Points CentreLine::around(double d) const {
    Points out;
    for (int element = 0; element < static_cast<int>(starts_.size()); ++element) {
        const Points part = edge(start(element), end(element), d);
        out.insert(out.end(), part.begin(), part.end() - 1);
    }
    return out;
}

Points CentreLine::strip(double s0, double s1, double d0, double d1) const {
    Points out = edge(s0, s1, d0);
    const Points back = edge(s0, s1, d1);
    out.insert(out.end(), back.rbegin(), back.rend());
    return out;
}

// From a sample at distance d the line cannot come nearer than `nearest` before it has run d − nearest,
// so most of it is never looked at.
double CentreLine::distance_from(Point point) const {
    const std::size_t n = samples_.size();
    double nearest = 1e18;
    for (std::size_t i = 0; i < n;) {
        nearest = std::min(nearest, distance_to_segment(point, samples_[i].at, samples_[(i + 1) % n].at));
        const double safe = samples_[i].s + distance(point, samples_[i].at) - nearest;
        const std::size_t at_least = i + 1;
        while (i < n && samples_[i].s < safe) ++i;
        i = std::max(at_least, i == 0 ? 0 : i - 1);
    }
    return nearest;
}

}  // namespace paddock::draw
