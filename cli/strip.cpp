#include "cli/strip.hpp"

#include <algorithm>

#include "cli/text.hpp"

namespace paddock::cli {

namespace {

using track::Circuit;
using track::Feature;
using track::Source;
using track::Space;
using track::SpaceId;

constexpr int label_columns = 3;
constexpr int spaces_behind = 4;

struct Signs {
    std::string_view road, bend, danger, sniper, roof, pit, box, own_box, limit, finish, police;
};
constexpr Signs drawn_signs{"·", ":", "!", "^", ")", "-", "□", "■", "|", "║", "¦"};
constexpr Signs plain_signs{".", ":", "!", "^", ")", "-", "b", "B", "|", "#", "P"};

// One line of text in which pieces are put at columns.
class Line {
  public:
    Line(const Console& console, int first, int width, int lap)
        : console_(console), first_(first), lap_(lap), letters_(static_cast<std::size_t>(width), " ") {}

    // Columns are those of the lap; what lies outside the line is dropped.
    void put(int column, std::string_view text, const Paint* paint = nullptr) {
        int at = ((column - first_) % lap_ + lap_) % lap_;
        while (!text.empty() && at < static_cast<int>(letters_.size())) {
            const std::size_t length = std::max<std::size_t>(letter_length(text), 1);
            const std::string letter(text.substr(0, length));
            letters_[static_cast<std::size_t>(at)] = paint == nullptr ? letter : console_.painted(*paint, letter);
            text.remove_prefix(length);
            ++at;
        }
    }
    bool is_blank(int column) const {
        const auto at = static_cast<std::size_t>(((column - first_) % lap_ + lap_) % lap_);
        return at < letters_.size() && letters_[at] == " ";
    }
    std::string text() const {
        std::string text;
        for (const std::string& letter : letters_) text += letter;
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }

  private:
    const Console& console_;
    int first_;
    int lap_;
    std::vector<std::string> letters_;
};

// One band of the strip: `width` columns of the lap from `first` on.
class Band {
  public:
    Band(const Circuit& circuit, const Source& source, const Road& road, const StripPlan& plan, const Console& console,
         int first, int width)
        : circuit_(circuit),
          source_(source),
          road_(road),
          plan_(plan),
          console_(console),
          signs_(console.screen().unicode ? drawn_signs : plain_signs),
          first_(first),
          width_(width) {}

    void draw(std::vector<std::string>& lines) const {
        const std::string blank(label_columns, ' ');
        const std::string pits = pit_line();
        const bool pits_on_the_left = source_.pit_lane && source_.pit_lane->branch.lane == track::Lane::left;
        lines.push_back(blank + names());
        if (!pits.empty() && pits_on_the_left) lines.push_back("P  " + pits);
        lines.push_back("L  " + lane(track::Lane::left));
        lines.push_back("C  " + lane(track::Lane::centre));
        lines.push_back("R  " + lane(track::Lane::right));
        if (!pits.empty() && !pits_on_the_left) lines.push_back("P  " + pits);
    }

  private:
    Line line() const { return {console_, first_, width_, road_.length()}; }
    int column_in_band(int column) const {
        return ((column - first_) % road_.length() + road_.length()) % road_.length();
    }
    bool sees(int column) const { return column_in_band(column) < width_; }

    std::string names() const {
        Line out = line();
        for (std::size_t i = 0; i < source_.elements.size(); ++i) {
            const int begin = road_.begin(i) + 1;
            const int hidden = sees(begin) ? 0 : hidden_columns(i);
            const int to_the_edge = width_ - column_in_band(begin + hidden);
            const int room = std::min(road_.width(i) - 2 - hidden, to_the_edge);
            if (room > 0) out.put(begin + hidden, plate(i, static_cast<std::size_t>(room)));
        }
        return out.text();
    }
    // How much of an element lies to the left of the band.
    int hidden_columns(std::size_t element) const {
        return ((first_ - road_.begin(element) - 1) % road_.length() + road_.length()) % road_.length();
    }

    std::string plate(std::size_t element, std::size_t room) const {
        const std::string& name = source_.elements[element].name;
        if (!source_.elements[element].corner) return cut(name, room);
        const std::string made = std::to_string(corner_of(element) == plan_.corner ? plan_.stops_made : 0);
        const std::string needed = std::to_string(source_.elements[element].stops);
        std::string in_words = name + ", stops " + made + " of " + needed;
        if (columns(in_words) <= room) return in_words;
        const std::string in_short = " " + made + "/" + needed;
        if (room <= in_short.size()) return cut(name, room);
        return cut(name, room - in_short.size()) + in_short;
    }
    int corner_of(std::size_t element) const {
        for (std::size_t i = 0; i < circuit_.corners.size(); ++i) {
            if (circuit_.corners[i].element == element) return static_cast<int>(i);
        }
        return -1;
    }

    std::string lane(track::Lane lane) const {
        Line out = line();
        draw_lines(out);
        for (int i = 0; i < circuit_.track_spaces; ++i) {
            const Space& space = circuit_.spaces[static_cast<std::size_t>(i)];
            if (space.lane == lane) draw_space(out, track::space_id(i), space);
        }
        return out.text();
    }

    void draw_lines(Line& out) const {
        for (std::size_t i = 0; i < source_.elements.size(); ++i) {
            const std::size_t before = i == 0 ? source_.elements.size() - 1 : i - 1;
            const bool corner_ends = source_.elements[i].corner || source_.elements[before].corner;
            if (i == 0)
                out.put(road_.begin(i), signs_.finish);
            else if (corner_ends)
                out.put(road_.begin(i), signs_.limit);
        }
    }

    void draw_space(Line& out, SpaceId id, const Space& space) const {
        const int column = road_.column(id);
        if (!sees(column) || !sees(column + Road::cell - 1)) return;
        std::string_view sign = space.in_corner() ? signs_.bend : signs_.road;
        if (space.has(Feature::sniper)) sign = signs_.sniper;
        if (space.has(Feature::tunnel_mouth)) sign = signs_.roof;
        if (space.has(Feature::danger)) sign = signs_.danger;
        out.put(column + 1, sign);
        if (space.has(Feature::before_police)) out.put(column + 2, signs_.police);
        draw_marks(out, id, column);
    }

    void draw_marks(Line& out, SpaceId id, int column) const {
        for (const StripMark& mark : plan_.marks) {
            if (mark.space != id) continue;
            const auto width = static_cast<int>(columns(mark.text));
            const bool cut_short = width > Road::cell && !out.is_blank(column + Road::cell);
            out.put(column, width > 1 ? "   " : " ");
            out.put(column + (width == 1 ? 1 : 0), cut_short ? cut(mark.text, Road::cell) : mark.text, &mark.paint);
        }
    }

    std::string pit_line() const {
        if (!plan_.pits) return "";
        Line out = line();
        bool seen = false;
        for (int i = circuit_.track_spaces; i < circuit_.size(); ++i) {
            const SpaceId id = track::space_id(i);
            if (!sees(road_.column(id)) || !sees(road_.column(id) + Road::cell - 1)) continue;
            seen = true;
            const bool box = std::find(circuit_.boxes.begin(), circuit_.boxes.end(), id) != circuit_.boxes.end();
            out.put(road_.column(id) + 1, id == plan_.box ? signs_.own_box : box ? signs_.box : signs_.pit);
            draw_marks(out, id, road_.column(id));
        }
        return seen ? out.text() : "";
    }

    const Circuit& circuit_;
    const Source& source_;
    const Road& road_;
    const StripPlan& plan_;
    const Console& console_;
    const Signs& signs_;
    int first_;
    int width_;
};

}  // namespace

Road::Road(const Circuit& circuit, const Source& source) : columns_(static_cast<std::size_t>(circuit.size()), 0) {
    for (const track::Element& element : source.elements) {
        const int longest = *std::max_element(element.lengths.begin(), element.lengths.end());
        begins_.push_back(length_);
        widths_.push_back(1 + cell * longest);
        length_ += widths_.back();
    }
    place_track(circuit, source);
    place_pit_lane(circuit, source);
}

void Road::place_track(const Circuit& circuit, const Source& source) {
    for (int i = 0; i < circuit.track_spaces; ++i) {
        const Space& space = circuit.spaces[static_cast<std::size_t>(i)];
        const int count = source.elements[space.element].lengths[static_cast<std::size_t>(track::number(space.lane))];
        const int room = widths_[space.element] - 1;
        const int left = room * space.index / count;
        const int right = room * (space.index + 1) / count;
        columns_[static_cast<std::size_t>(i)] = begins_[space.element] + 1 + left + (right - left - cell) / 2;
    }
}

// The pit lane runs beside the road from its branch to its exit, however many spaces it has.
void Road::place_pit_lane(const Circuit& circuit, const Source& source) {
    if (!source.pit_lane || circuit.pit_spaces == 0) return;
    const int from = column(circuit.pit_branch) + cell;
    const SpaceId last = track::space_id(circuit.size() - 1);
    const int to = column(circuit.at(last).ahead);
    const int span = ((to - from) % length_ + length_) % length_;
    for (int i = 0; i < circuit.pit_spaces; ++i)
        columns_[static_cast<std::size_t>(circuit.track_spaces + i)] = (from + span * i / circuit.pit_spaces) % length_;
}

int Road::distance(SpaceId from, SpaceId to) const {
    const int columns_between = ((column(to) - column(from)) % length_ + length_) % length_;
    return (columns_between + cell / 2) / cell;
}

std::vector<std::string> draw_strip(const Circuit& circuit, const Source& source, const StripPlan& plan,
                                    const Console& console) {
    const Road road(circuit, source);
    const int width = console.screen().width - label_columns;
    const int first = road.column(plan.around) - spaces_behind * Road::cell;
    const int wanted = (spaces_behind + 1 + plan.ahead) * Road::cell + Road::cell;
    const int columns_in_all = std::min(wanted, road.length());
    std::vector<std::string> lines;
    for (int done = 0; done == 0 || done < columns_in_all; done += width) {
        const int left = done == 0 ? std::min(width, road.length()) : std::min(width, road.length() - done);
        Band(circuit, source, road, plan, console, first + done, left).draw(lines);
    }
    return lines;
}

}  // namespace paddock::cli
