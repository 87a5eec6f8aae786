#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "draw/palette.hpp"
#include "draw/point.hpp"

namespace paddock::draw {

// A number with at most one decimal, the same on every machine.
std::string number_text(double value);
// Text that may stand between tags and in attributes.
std::string escaped(std::string_view text);

// The `d` of a path, in steps rounded to tenths so that errors do not add up.
class Path {
  public:
    Path() = default;
    explicit Path(const Points& polygon) { add(polygon); }

    Path& add(const Points& polygon) { return run(polygon, true); }
    Path& add_line(const Points& points) { return run(points, false); }
    Path& add_circle(Point centre, double radius);
    Path& add_square(Point low, double side);
    const std::string& text() const { return text_; }
    bool empty() const { return text_.empty(); }

  private:
    Path& run(const Points& points, bool close);
    std::string text_;
};

// How a shape is painted. Nothing is filled or stroked unless said so.
struct Paint {
    std::optional<Colour> fill = {};
    double fill_opacity = 1;
    std::optional<Colour> stroke = {};
    double width = 1;
    double stroke_opacity = 1;
    std::string_view dash = {};
    bool round = false;  // caps and joins
};

constexpr Paint filled(Colour colour, double opacity = 1) { return {.fill = colour, .fill_opacity = opacity}; }
constexpr Paint stroked(Colour colour, double width, double opacity = 1) {
    return {.stroke = colour, .width = width, .stroke_opacity = opacity};
}
constexpr Paint edged(Colour colour, double width) { return {.fill = colour, .stroke = Colour::dial, .width = width}; }

enum class Font : std::uint8_t { name, poster, caps, ui };

struct Lettering {
    Font font = Font::ui;
    double size = 12;
    Colour colour = Colour::ink;
    int weight = 400;
    double spacing = 0;
    std::string_view anchor = "middle";
    double angle = 0;
    double width = 0;                 // fit the words into this much, 0: as they come
    std::optional<Colour> halo = {};  // an outline behind the words
    double opacity = 1;
    std::string_view say = {};  // what the words mean, for pages that say it in another language (data-say)
};

// Collects SVG text. Everything coloured goes through the palette.
class Canvas {
  public:
    Canvas(const Palette& palette, std::string prefix) : palette_(palette), prefix_(std::move(prefix)) {}

    const Palette& palette() const { return palette_; }
    // Ids are prefixed, so that two boards can share a page.
    std::string id(std::string_view name) const { return prefix_ + std::string(name); }

    void raw(std::string_view text) { out_ += text; }
    void open(std::string_view attributes);                  // <g …>
    void open_at(Point at, double angle, double scale = 1);  // <g transform=…>
    void close() { out_ += "</g>\n"; }
    void path(const Path& path, const Paint& paint) { path_text(path.text(), paint); }
    void path_text(std::string_view d, const Paint& paint);
    void polygon(const Points& points, const Paint& paint) { path(Path(points), paint); }
    void line(const Points& points, const Paint& paint) { path(Path().add_line(points), paint); }
    void circle(Point centre, double radius, const Paint& paint);
    void rect(Point low, Point size, const Paint& paint, double round = 0);
    void words(Point at, std::string_view text, const Lettering& lettering);
    void use(std::string_view name, Point at, double angle = 0, double scale = 1);
    void use_painted(std::string_view name, const Paint& paint);

    std::string take() { return std::move(out_); }

  private:
    void attribute(std::string_view name, std::string_view value);
    void paint(const Paint& paint);
    const Palette& palette_;
    std::string prefix_;
    std::string out_;
};

}  // namespace paddock::draw
