#include "draw/svg.hpp"

#include <array>
#include <cmath>

namespace paddock::draw {

namespace {

std::int64_t tenths(double value) { return static_cast<std::int64_t>(std::llround(value * 10)); }

std::string tenths_text(std::int64_t value) {
    const std::int64_t size = value < 0 ? -value : value;
    std::string out = value < 0 ? "-" : "";
    if (size / 10 != 0 || size == 0) out += std::to_string(size / 10);
    if (size % 10 != 0) out += "." + std::to_string(size % 10);
    return out;
}

// Numbers in a path need a blank between them only where no sign stands.
void append(std::string& out, std::int64_t value) {
    const bool after_number = !out.empty() && out.back() >= '0' && out.back() <= '9';
    if (value >= 0 && after_number) out += ' ';
    out += tenths_text(value);
}

// Shares and scales want two decimals.
std::string hundredths_text(double value) {
    const auto hundredths = static_cast<int>(std::lround(value * 100));
    std::string out = hundredths >= 100 ? std::to_string(hundredths / 100) : "";
    const int rest = hundredths % 100;
    if (rest != 0) out += std::string(rest < 10 ? ".0" : ".") + std::to_string(rest);
    return out.empty() ? "0" : out;
}

// By Font.
constexpr std::array<const char*, 4> fonts{
    "Limelight,'Poiret One',serif",
    "'League Gothic','Bebas Neue',Impact,sans-serif",
    "'Josefin Sans','Century Gothic',sans-serif",
    "'Barlow Condensed','DIN 1451','Arial Narrow',sans-serif",
};

}  // namespace

std::string number_text(double value) { return tenths_text(tenths(value)); }

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += c;
        }
    }
    return out;
}

Path& Path::run(const Points& points, bool close) {
    if (points.size() < 2) return *this;
    std::int64_t x = tenths(points[0].x);
    std::int64_t y = tenths(points[0].y);
    text_ += 'M';
    append(text_, x);
    append(text_, y);
    text_ += 'l';
    bool moved = false;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const std::int64_t dx = tenths(points[i].x) - x;
        const std::int64_t dy = tenths(points[i].y) - y;
        if (dx == 0 && dy == 0) continue;
        moved = true;
        append(text_, dx);
        append(text_, dy);
        x += dx;
        y += dy;
    }
    if (!moved) text_ += "0 0";
    if (close) text_ += 'z';
    return *this;
}

Path& Path::add_circle(Point centre, double radius) {
    const std::string r = number_text(radius);
    const std::string wide = number_text(radius * 2);
    text_ += 'M';
    append(text_, tenths(centre.x - radius));
    append(text_, tenths(centre.y));
    text_ += "a" + r + " " + r + " 0 1 1 " + wide + " 0" + "a" + r + " " + r + " 0 1 1-" + wide + " 0z";
    return *this;
}

Path& Path::add_square(Point low, double side) {
    const std::string s = number_text(side);
    text_ += 'M';
    append(text_, tenths(low.x));
    append(text_, tenths(low.y));
    text_ += "h" + s + "v" + s + "h-" + s + "z";
    return *this;
}

void Canvas::attribute(std::string_view name, std::string_view value) {
    out_.append(" ").append(name).append("=\"").append(value).append("\"");
}

void Canvas::open(std::string_view attributes) { out_.append("<g ").append(attributes).append(">"); }

void Canvas::open_at(Point at, double angle, double scale) {
    std::string transform = "translate(" + number_text(at.x) + " " + number_text(at.y) + ")";
    if (tenths(angle) != 0) transform += " rotate(" + number_text(angle) + ")";
    if (std::lround(scale * 100) != 100) transform += " scale(" + hundredths_text(scale) + ")";
    out_ += "<g transform=\"" + transform + "\">";
}

void Canvas::paint(const Paint& paint) {
    if (paint.fill) {
        attribute("fill", palette_[*paint.fill]);
        if (paint.fill_opacity < 1) attribute("fill-opacity", hundredths_text(paint.fill_opacity));
    } else {
        attribute("fill", "none");
    }
    if (!paint.stroke) return;
    attribute("stroke", palette_[*paint.stroke]);
    if (tenths(paint.width) != 10) attribute("stroke-width", number_text(paint.width));
    if (paint.stroke_opacity < 1) attribute("stroke-opacity", hundredths_text(paint.stroke_opacity));
    if (!paint.dash.empty()) attribute("stroke-dasharray", paint.dash);
    if (paint.round) {
        attribute("stroke-linecap", "round");
        attribute("stroke-linejoin", "round");
    }
}

void Canvas::path_text(std::string_view d, const Paint& how) {
    if (d.empty()) return;
    out_ += "<path";
    attribute("d", d);
    paint(how);
    out_ += "/>\n";
}

void Canvas::circle(Point centre, double radius, const Paint& how) {
    out_ += "<circle";
    attribute("cx", number_text(centre.x));
    attribute("cy", number_text(centre.y));
    attribute("r", number_text(radius));
    paint(how);
    out_ += "/>\n";
}

void Canvas::rect(Point low, Point size, const Paint& how, double round) {
    out_ += "<rect";
    attribute("x", number_text(low.x));
    attribute("y", number_text(low.y));
    attribute("width", number_text(size.x));
    attribute("height", number_text(size.y));
    if (round > 0) attribute("rx", number_text(round));
    paint(how);
    out_ += "/>\n";
}

void Canvas::words(Point at, std::string_view text, const Lettering& how) {
    out_ += "<text";
    if (tenths(how.angle) != 0) {
        attribute("transform", "translate(" + number_text(at.x) + " " + number_text(at.y) + ") rotate(" +
                                   number_text(how.angle) + ")");
    } else {
        attribute("x", number_text(at.x));
        attribute("y", number_text(at.y));
    }
    if (how.anchor != "start") attribute("text-anchor", how.anchor);
    attribute("font-family", fonts[static_cast<std::size_t>(how.font)]);
    attribute("font-size", number_text(how.size));
    if (how.weight != 400) attribute("font-weight", std::to_string(how.weight));
    if (tenths(how.spacing) != 0) attribute("letter-spacing", number_text(how.spacing));
    if (how.width > 0) {
        attribute("textLength", number_text(how.width));
        attribute("lengthAdjust", "spacingAndGlyphs");
    }
    attribute("fill", palette_[how.colour]);
    if (how.opacity < 1) attribute("fill-opacity", hundredths_text(how.opacity));
    if (how.halo) {
        attribute("stroke", palette_[*how.halo]);
        attribute("stroke-width", number_text(how.size / 4));
        attribute("stroke-opacity", ".75");
        attribute("stroke-linejoin", "round");
        attribute("paint-order", "stroke");
    }
    if (!how.say.empty()) attribute("data-say", how.say);
    out_ += ">" + escaped(text) + "</text>\n";
}

void Canvas::use(std::string_view name, Point at, double angle, double scale) {
    out_ += "<use href=\"#" + id(name) + "\"";
    const bool plain = tenths(angle) == 0 && std::lround(scale * 100) == 100;
    if (plain) {
        attribute("x", number_text(at.x));
        attribute("y", number_text(at.y));
    } else {
        std::string transform = "translate(" + number_text(at.x) + " " + number_text(at.y) + ")";
        if (tenths(angle) != 0) transform += "rotate(" + number_text(angle) + ")";
        if (std::lround(scale * 100) != 100) transform += "scale(" + hundredths_text(scale) + ")";
        attribute("transform", transform);
    }
    out_ += "/>\n";
}

void Canvas::use_painted(std::string_view name, const Paint& how) {
    out_ += "<use href=\"#" + id(name) + "\"";
    paint(how);
    out_ += "/>\n";
}

}  // namespace paddock::draw
