#include <string>

#include "draw/town.hpp"

namespace paddock::draw {

namespace {

constexpr double radius_of(int size) { return 6.5 + size * 1.5; }

void define_broadleaf(Canvas& canvas, double r) {
    canvas.circle({r * 0.45, r * 0.6}, r, filled(Colour::shade, 0.25));
    canvas.circle({0, 0}, r, filled(Colour::tree_lo));
    canvas.circle({-r * 0.09, -r * 0.12}, r * 0.84, filled(Colour::tree));
    canvas.circle({-r * 0.3, -r * 0.36}, r * 0.42, filled(Colour::tree_hi));
}

Points star(double outer, double inner, int points, double turn) {
    Points out;
    for (int i = 0; i < points * 2; ++i)
        out.push_back(turned({i % 2 == 0 ? outer : inner, 0}, turn + 180.0 * i / points));
    return out;
}

void define_pine(Canvas& canvas, double r) {
    canvas.circle({r * 0.5, r * 0.7}, r * 0.9, filled(Colour::shade, 0.25));
    canvas.polygon(star(r * 1.05, r * 0.72, 9, 0), filled(Colour::tree_lo));
    canvas.polygon(star(r * 0.74, r * 0.46, 8, 12), filled(Colour::tree));
    canvas.circle({-r * 0.14, -r * 0.18}, r * 0.22, filled(Colour::tree_hi));
}

void define_palm(Canvas& canvas, double r) {
    canvas.circle({r * 0.4, r * 0.55}, r * 0.8, filled(Colour::shade, 0.2));
    Path dark;
    Path light;
    for (int i = 0; i < 8; ++i) {
        const auto leaf = [&](double x, double y) { return turned({x * r * 1.2, y * r * 1.2}, i * 45 + 12); };
        (i % 2 == 0 ? light : dark)
            .add({leaf(0, 0), leaf(0.35, -0.2), leaf(0.72, -0.16), leaf(1, 0.08), leaf(0.6, 0.05), leaf(0.3, 0.08)});
    }
    canvas.path(dark, filled(Colour::tree));
    canvas.path(light, filled(Colour::tree_hi));
    canvas.circle({0, 0}, r * 0.15, filled(Colour::tree_lo));
}

// A narrow flame, its shadow long.
void define_cypress(Canvas& canvas, double r) {
    canvas.polygon(smoothed({{0, r * 0.3}, {r * 1.5, r * 0.9}, {r * 0.5, r * 0.9}}, true, 4),
                   filled(Colour::shade, 0.25));
    canvas.polygon(smoothed({{-r * 0.5, r * 0.4}, {0, -r * 1.7}, {r * 0.5, r * 0.4}, {0, r * 0.8}}, true, 3),
                   filled(Colour::tree_lo));
    canvas.polygon(smoothed({{-r * 0.36, r * 0.2}, {-r * 0.06, -r * 1.3}, {0, r * 0.5}}, true, 3),
                   filled(Colour::tree));
}

std::string symbol(const Tree& tree) {
    const char letter = "tbnpc"[static_cast<std::size_t>(tree.sort)];
    return letter + std::to_string(tree.size);
}

}  // namespace

void define_trees(Canvas& canvas) {
    for (int size = 0; size < 3; ++size) {
        for (const Trees sort : {Trees::broadleaf, Trees::pine, Trees::palm, Trees::cypress}) {
            canvas.open("id=\"" + canvas.id(symbol({{}, size, sort})) + "\"");
            if (sort == Trees::palm)
                define_palm(canvas, radius_of(size));
            else if (sort == Trees::pine)
                define_pine(canvas, radius_of(size));
            else if (sort == Trees::cypress)
                define_cypress(canvas, radius_of(size));
            else
                define_broadleaf(canvas, radius_of(size));
            canvas.close();
        }
    }
}

void draw_tree(Canvas& canvas, const Tree& tree) { canvas.use(symbol(tree), tree.at); }

}  // namespace paddock::draw
