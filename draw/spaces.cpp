#include "draw/spaces.hpp"

#include <algorithm>

#include "draw/sheet.hpp"

namespace paddock::draw {

using track::Lane;

namespace {

// The shares of its element that space `index` of `count` covers; a gap parts the rows before the
// roof from those behind it.
std::array<double, 2> shares(int index, int count, const std::optional<std::array<double, 2>>& gap, int rows_before) {
    const auto part = [](int i, int n, double from, double to) { return from + (to - from) * i / std::max(1, n); };
    if (!gap) return {part(index, count, 0, 1), part(index + 1, count, 0, 1)};
    if (index < rows_before)
        return {part(index, rows_before, 0, (*gap)[0]), part(index + 1, rows_before, 0, (*gap)[0])};
    const int behind = count - rows_before;
    return {part(index - rows_before, behind, (*gap)[1], 1), part(index - rows_before + 1, behind, (*gap)[1], 1)};
}

}  // namespace

Lanes::Lanes(const track::Source& source, const Drawing& page)
    : source_(source), line_(page.road), half_(page.road.width / 2) {
    for (const ElementLine& element : page.road.elements) gaps_.push_back({{}, element.gap});
    if (!page.pit_strip) return;
    pit_width_ = page.pit_strip->width;
    pit_offset_ = page.pit_strip->side == Side::right ? page.pit_strip->offset : -page.pit_strip->offset;
}

double Lanes::box_offset() const {
    const double beyond = pit_width_ / 2 + box_depth() / 2 + units_per_metre;
    return pit_offset_ + (pit_offset_ < 0 ? -beyond : beyond);
}

Stretch Lanes::space(int element, Lane lane, int index) const {
    const auto i = static_cast<std::size_t>(element);
    const int count = source_.elements[i].lengths[static_cast<std::size_t>(number(lane))];
    const bool roofed = source_.tunnel && (*source_.tunnel)[0] == element + 1;
    const auto share = shares(index, count, roofed ? gaps_[i].gap : std::nullopt, roofed ? (*source_.tunnel)[1] : 0);
    const double from = line_.start(element);
    const double size = line_.end(element) - from;
    return {from + size * share[0], from + size * share[1]};
}

// P spaces lie beside the rows around the finish line, one to a row.
Stretch Lanes::pit_space(int index) const {
    const auto elements = static_cast<int>(source_.elements.size());
    const auto rows = [&](int element) {
        return source_.elements[static_cast<std::size_t>(element)]
            .lengths[static_cast<std::size_t>(number(Lane::centre))];
    };
    const int before = source_.pit_lane ? source_.pit_lane->before_line : 0;
    int row = index - before;
    int element = 0;
    double laps = 0;
    while (row < 0) {
        element = (element + elements - 1) % elements;
        row += rows(element);
        laps = -line_.length();
    }
    while (row >= rows(element) && element + 1 < elements) row -= rows(element++);
    const Stretch beside = space(element, Lane::centre, row);
    return {beside.from + laps, beside.to + laps};
}

double Lanes::median_space() const {
    std::vector<double> all;
    for (std::size_t e = 0; e < source_.elements.size(); ++e) {
        for (int i = 0; i < source_.elements[e].lengths[1]; ++i) {
            const Stretch stretch = space(static_cast<int>(e), Lane::centre, i);
            all.push_back(stretch.to - stretch.from);
        }
    }
    if (all.empty()) return 1;
    std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
    return all[all.size() / 2];
}

SpaceShape shape(const CentreLine& line, Stretch stretch, double offset, double width) {
    SpaceShape out;
    out.outline = line.strip(stretch.from, stretch.to, offset - width / 2, offset + width / 2);
    out.centre = line.offset(stretch.middle(), offset);
    out.heading = line.heading(stretch.middle());
    constexpr int pieces = 6;  // along the bend, in this lane
    for (int i = 0; i < pieces; ++i) {
        const double step = (stretch.to - stretch.from) / pieces;
        out.length +=
            distance(line.offset(stretch.from + step * i, offset), line.offset(stretch.from + step * (i + 1), offset));
    }
    out.width = width;
    return out;
}

Geometry geometry(const track::Circuit& circuit, const track::Source& source, const Drawing& drawing) {
    const Drawing page = on_page(drawing);
    const Lanes lanes(source, page);
    Geometry out;
    out.size = page_size(page);
    for (int i = 0; i < circuit.size(); ++i) {
        const track::Space& space = circuit.at(track::space_id(i));
        out.spaces.push_back(
            space.in_pit_lane()
                ? shape(lanes.line(), lanes.pit_space(space.index), lanes.pit_offset(), lanes.pit_width())
                : shape(lanes.line(), lanes.space(space.element, space.lane, space.index),
                        lanes.lane_offset(space.lane), lanes.lane_width()));
    }
    for (const track::SpaceId box : circuit.boxes)
        out.boxes.push_back(
            shape(lanes.line(), lanes.pit_space(circuit.at(box).index), lanes.box_offset(), lanes.box_depth()));
    return out;
}

}  // namespace paddock::draw
