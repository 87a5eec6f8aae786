#include "cli/schneider/course_strip.hpp"

namespace paddock::cli::schneider {

using namespace paddock::schneider;

namespace {

constexpr int squares_behind = 4;

// The square before this one on the short way; none at the start.
SquareId before(const Course& course, SquareId square) {
    for (std::size_t i = 0; i < course.squares.size(); ++i) {
        for (const SquareId next : course.squares[i].next) {
            if (next == square) return paddock::schneider::square(static_cast<int>(i));
        }
    }
    return SquareId::none;
}

struct Drawer {
    const Course& course;
    const StripMarks& marks;
    const Console& console;

    std::string square(SquareId id) const {
        std::string text = square_name(course, id);
        if (const auto plane = marks.planes.find(id); plane != marks.planes.end()) {
            const bool own = plane->second == marks.own;
            text += console.painted(own ? Paint::mine : Paint::strong, "[" + std::to_string(plane->second) + "]");
        }
        if (const auto answer = marks.answers.find(id); answer != marks.answers.end())
            text += console.painted(Paint::good, "(" + std::to_string(answer->second) + ")");
        return text;
    }
    std::string line(int number) const {
        return number == 0 ? "" : console.painted(Paint::warning, "|" + std::to_string(number) + "|") + " ";
    }
    std::string finish(SquareId from, SquareId to) const {
        return !course.crossed(from) && to != SquareId::none && course.crossed(to) ? "# " : "";
    }

    // The long way of a fork, up to where the ways meet.
    std::string long_way(SquareId fork, char letter) const {
        const Square& start = course.at(fork);
        std::string text = std::string(1, letter) + " long: " + line(start.line[1]);
        SquareId at = start.next[1];
        const int meets = meeting(fork);
        while (at != SquareId::none && number(at) != meets) {
            text += square(at) + " " + line(course.at(at).line[0]);
            at = course.at(at).next[0];
        }
        return text;
    }
    // Both ways of a fork come to this square.
    int meeting(SquareId fork) const {
        SquareId at = course.at(fork).next[1];
        while (at != SquareId::none) {
            SquareId other = course.at(fork).next[0];
            while (other != SquareId::none && other != at) other = course.at(other).next[0];
            if (other == at) return number(at);
            at = course.at(at).next[0];
        }
        return -1;
    }
};

}  // namespace

std::vector<std::string> draw_strip(const Course& course, SquareId around, int ahead, const StripMarks& marks,
                                    const Console& console) {
    const Drawer drawer{course, marks, console};
    SquareId at = around;
    for (int i = 0; i < squares_behind && before(course, at) != SquareId::none; ++i) at = before(course, at);
    std::vector<std::string> lines{""};
    char letter = 'a';
    for (int left = ahead + squares_behind; left > 0 && at != SquareId::none; --left) {
        const Square& here = course.at(at);
        lines[0] += drawer.square(at) + " ";
        if (here.is_fork()) {
            lines[0] += std::string(1, letter) + "< ";
            lines.push_back(drawer.long_way(at, letter++));
        }
        lines[0] += drawer.line(here.line[0]) + drawer.finish(at, here.next[0]);
        at = here.next[0];
    }
    return lines;
}

}  // namespace paddock::cli::schneider
