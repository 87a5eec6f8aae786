#include <algorithm>
#include <charconv>

#include "engine/schneider/content.hpp"

// Courses: from stretches and forks to squares that know what follows them (rule reference §7.8).
namespace paddock::schneider {
namespace {

constexpr int first_main = max_planes;  // the grid comes first
constexpr int longest_stretch = 60;
constexpr int highest_line = 20;

// A square whose next one is still to come, by which way, and the line that lies between.
struct OpenEnd {
    int from = 0;
    int way = -1;  // -1: both
    std::uint8_t line = 0;
};

class Builder {
  public:
    Builder() {
        for (int place = max_planes; place >= 1; --place) add(false);
    }

    bool full() const { return squares_.size() + runout_squares >= max_squares; }

    void add(bool runout) {
        const int id = static_cast<int>(squares_.size());
        for (const OpenEnd& end : ends_) {
            Square& from = squares_[static_cast<std::size_t>(end.from)];
            for (int way = 0; way < 2; ++way) {
                if (end.way != -1 && end.way != way) continue;
                from.next[static_cast<std::size_t>(way)] = square(id);
                from.line[static_cast<std::size_t>(way)] = end.line;
            }
        }
        Square added;
        added.order = static_cast<std::uint8_t>(order_++);
        added.runout = runout;
        squares_.push_back(added);
        ends_ = {{id, -1, 0}};
    }

    void stretch(const Stretch& part) {
        for (int i = 0; i < part.squares && !full(); ++i) add(false);
        for (OpenEnd& end : ends_) end.line = part.line;
    }

    // ST-ROUTE-02: a branch leads to the rejoining square and nowhere else, past its own lines.
    void fork(const CourseElement& element) {
        const OpenEnd fork = ends_.front();
        const int at_fork = order_;
        const int longest = std::max(length(element.short_way), length(element.long_way));
        std::vector<OpenEnd> rejoining;
        for (const int way : {0, 1}) {
            const std::vector<Stretch>& branch = way == 0 ? element.short_way : element.long_way;
            // ST-ROUND-04, ST-R-04: by steps left to the rejoining square.
            order_ = at_fork + longest - length(branch);
            ends_ = {{fork.from, way, fork.line}};
            for (const Stretch& part : branch) stretch(part);
            rejoining.push_back(ends_.front());
        }
        order_ = at_fork + longest;
        ends_ = rejoining;
    }

    // ST-ROUTE-04, ST-R-84: a single file that follows the first squares and, at a fork, the long branch.
    void runout() {
        SquareId model = square(first_main);
        for (int i = 0; i < runout_squares; ++i) {
            add(true);
            const Square& drawn_on = squares_[static_cast<std::size_t>(number(model))];
            ends_.front().line = drawn_on.line_by(Way::long_way);
            model = drawn_on.next_by(Way::long_way);
        }
    }

    static int length(const std::vector<Stretch>& branch) {
        int squares = 0;
        for (const Stretch& part : branch) squares += part.squares;
        return squares;
    }

    bool ends_in_a_fork() const { return ends_.size() != 1; }
    bool ends_in_a_line() const { return ends_.front().line != 0; }
    // Once they are all there.
    void count_plain_squares() {
        for (std::size_t i = squares_.size() - 1; i-- > 0;) {
            Square& here = squares_[i];
            const bool plain = !here.is_fork() && here.line[0] == 0 && number(here.next[0]) == static_cast<int>(i) + 1;
            here.plain = plain ? static_cast<std::uint8_t>(squares_[i + 1].plain + 1) : std::uint8_t{0};
        }
    }
    const SmallVector<Square, max_squares>& squares() const { return squares_; }

  private:
    SmallVector<Square, max_squares> squares_;
    std::vector<OpenEnd> ends_;
    int order_ = 0;
};

bool fits(const Stretch& part) {
    return part.squares >= 1 && part.squares <= longest_stretch && part.line <= highest_line;
}

std::string fault_of(const std::vector<CourseElement>& elements) {
    bool after_squares = false;
    for (const CourseElement& element : elements) {
        if (!element.is_fork()) {
            if (!fits(element.stretch)) return "a stretch has 1 to 60 squares and a line up to 20";
            after_squares = true;
            continue;
        }
        if (!after_squares) return "a fork begins at a square of the single file";
        if (element.long_way.empty()) return "a fork has two branches";
        for (const auto* branch : {&element.short_way, &element.long_way}) {
            if (!std::all_of(branch->begin(), branch->end(), fits))
                return "a branch consists of stretches of 1 to 60 squares, with lines up to 20";
        }
        after_squares = false;
    }
    return elements.empty() || !after_squares ? "a course ends with squares of the single file" : "";
}

}  // namespace

Result<Course, std::string> compile(const std::vector<CourseElement>& elements) {
    const std::string fault = fault_of(elements);
    if (!fault.empty()) return fault;
    Builder builder;
    for (const CourseElement& element : elements) {
        if (element.is_fork()) {
            builder.fork(element);
        } else {
            builder.stretch(element.stretch);
        }
    }
    if (builder.full()) return std::string("the course has too many squares");
    if (builder.ends_in_a_line()) return std::string("no line lies on the finish");
    Course course;
    course.first_runout = square(static_cast<int>(builder.squares().size()));
    builder.runout();
    builder.count_plain_squares();
    course.squares = builder.squares();
    return course;
}

namespace {

std::string with_number(const std::string& prefix, int i) { return prefix + std::to_string(i); }

// The name of every square that is neither grid nor run-out, in flying order.
template <class Visit>
void walk_names(const Course& course, const Visit& visit) {
    char letter = 'a';
    int main = 0;
    for (SquareId at = square(first_main); !course.crossed(at);) {
        visit(at, with_number("", ++main));
        const Square& here = course.at(at);
        if (!here.is_fork()) {
            at = here.next[0];
            continue;
        }
        const int long_start = number(here.next[1]);
        const SquareId rejoin = course.at(square(long_start - 1)).next[0];
        for (int id = number(here.next[0]); id < number(rejoin); ++id) {
            const bool is_short = id < long_start;
            const int start = is_short ? number(here.next[0]) : long_start;
            visit(square(id), with_number(std::string(1, letter) + (is_short ? "S" : "L"), id - start + 1));
        }
        ++letter;
        at = rejoin;
    }
}

}  // namespace

std::string square_name(const Course& course, SquareId id) {
    if (id == SquareId::none || static_cast<std::size_t>(number(id)) >= course.squares.size()) return "-";
    if (number(id) < first_main) return with_number("G", max_planes - number(id));
    if (course.crossed(id)) return with_number("F", number(id) - number(course.first_runout) + 1);
    std::string found;
    walk_names(course, [&](SquareId at, const std::string& name) {
        if (at == id) found = name;
    });
    return found;
}

SquareId square_named(const Course& course, std::string_view name) {
    for (std::size_t i = 0; i < course.squares.size(); ++i) {
        if (square_name(course, square(static_cast<int>(i))) == name) return square(static_cast<int>(i));
    }
    return SquareId::none;
}

}  // namespace paddock::schneider
