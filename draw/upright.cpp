#include <algorithm>
#include <string>

#include "draw/landmarks.hpp"
#include "draw/spot.hpp"

// What is known by its outline from the side stands upright on the map, its shadow lying to the lower right.
namespace paddock::draw {

namespace {

// Places on an upright thing: u from −1 to 1 across, h from 0 at the foot to 1 at the top.
struct Stand {
    Point foot;
    Point size;

    explicit Stand(const Scenery& item) : foot(item.points[0]), size(item.size) {}
    Point operator()(double u, double h) const { return foot + Point{u * size.x / 2, -h * size.y}; }
    Points part(double u0, double h0, double u1, double h1) const {
        return {(*this)(u0, h0), (*this)(u1, h0), (*this)(u1, h1), (*this)(u0, h1)};
    }
    // The shadow of a thing of this height, as wide at the top as that share.
    Points cast(double top) const {
        const Point far = foot + Point{size.y * 0.5, size.y * 0.3};
        return {(*this)(-1, 0), (*this)(1, 0), far + Point{size.x * top / 2, 0}, far - Point{size.x * top / 2, 0}};
    }
};

void outlined(Canvas& canvas, const Points& shape, Colour colour) {
    canvas.polygon(shape, {.fill = colour, .stroke = Colour::dial, .width = 1.2});
}

// The light falls from the left: the right third of a wall lies in shade.
void shaded(Canvas& canvas, const Stand& stand, double u0, double h0, double u1, double h1, Colour colour) {
    outlined(canvas, stand.part(u0, h0, u1, h1), colour);
    canvas.polygon(stand.part(u0 + (u1 - u0) * 0.68, h0, u1, h1), filled(Colour::shade, 0.2));
}

Points round_opening(const Stand& stand, double u, double half, double h0, double h1) {
    Points out{stand(u - half, h0), stand(u - half, h1)};
    const double rise = half * stand.size.x / 2 / stand.size.y;
    for (int i = 1; i < 8; ++i) {
        const double turn = pi - pi * i / 8;
        out.push_back(stand(u + half * std::cos(turn), h1 + rise * std::sin(turn)));
    }
    out.push_back(stand(u + half, h1));
    out.push_back(stand(u + half, h0));
    return out;
}

void draw_arch(Canvas& canvas, const Stand& stand) {
    canvas.polygon(stand.cast(0.9), filled(Colour::shade, 0.26));
    shaded(canvas, stand, -1, 0, 1, 0.78, Colour::wall);
    outlined(canvas, stand.part(-1.08, 0.74, 1.08, 0.8), Colour::quay);
    shaded(canvas, stand, -0.9, 0.8, 0.9, 0.94, Colour::wall);
    outlined(canvas, stand.part(-0.22, 0.94, 0.22, 1), Colour::copper);
    for (const double u : {-0.72, 0.72}) outlined(canvas, stand.part(u - 0.09, 0.94, u + 0.09, 0.99), Colour::copper);
    canvas.polygon(round_opening(stand, 0, 0.34, 0, 0.42), filled(Colour::dial, 0.85));
    for (const double u : {-0.7, 0.7})
        canvas.polygon(round_opening(stand, u, 0.15, 0, 0.3), filled(Colour::dial, 0.75));
    Path columns;
    for (const double u : {-0.94, -0.46, 0.46, 0.94}) columns.add_line({stand(u, 0.02), stand(u, 0.72)});
    canvas.path(columns, stroked(Colour::quay_edge, 2.4));
}

void draw_mast(Canvas& canvas, const Stand& stand) {
    canvas.polygon(stand.cast(0.1), filled(Colour::shade, 0.26));
    const auto half = [](double h) { return 0.1 + 0.9 * (1 - h) * (1 - h); };
    Path legs;
    Path braces;
    for (int i = 0; i < 12; ++i) {
        const double h = i / 12.0 * 0.92;
        const double above = (i + 1) / 12.0 * 0.92;
        for (const double side : {-1.0, 1.0}) {
            legs.add_line({stand(side * half(h), h), stand(side * half(above), above)});
            braces.add_line({stand(-side * half(h), h), stand(side * half(above), above)});
        }
        braces.add_line({stand(-half(above), above), stand(half(above), above)});
    }
    canvas.path(braces, stroked(Colour::dial, 1.5));
    canvas.path(legs, stroked(Colour::dial, 4.4));
    canvas.path(legs, stroked(Colour::steel, 2));
    shaded(canvas, stand, -0.62, 0.34, 0.62, 0.41, Colour::copper);
    shaded(canvas, stand, -0.3, 0.9, 0.3, 0.94, Colour::steel);
    canvas.line({stand(0, 0.94), stand(0, 1)}, stroked(Colour::dial, 2.4));
    canvas.circle(stand(0, 1), 3.4, filled(Colour::limit));
}

void draw_campanile(Canvas& canvas, const Stand& stand) {
    canvas.polygon(stand.cast(0.7), filled(Colour::shade, 0.26));
    shaded(canvas, stand, -0.8, 0, 0.8, 0.72, Colour::roof_1);
    outlined(canvas, stand.part(-1, 0.7, 1, 0.75), Colour::wall);
    shaded(canvas, stand, -0.7, 0.75, 0.7, 0.84, Colour::roof_1);
    outlined(canvas, {stand(-0.85, 0.84), stand(0.85, 0.84), stand(0, 1)}, Colour::roof_5);
    for (const double u : {-0.3, 0.3})
        canvas.polygon(round_opening(stand, u, 0.18, 0.5, 0.6), filled(Colour::dial, 0.8));
    canvas.polygon(round_opening(stand, 0, 0.26, 0, 0.12), filled(Colour::dial, 0.8));
}

void draw_beacon(Canvas& canvas, const Stand& stand) {
    canvas.polygon(stand.cast(0.5), filled(Colour::shade, 0.26));
    outlined(canvas, stand.part(-1.3, 0, 1.3, 0.1), Colour::wall);
    outlined(canvas, {stand(-0.85, 0.1), stand(0.85, 0.1), stand(0.52, 0.84), stand(-0.52, 0.84)}, Colour::plate_ink);
    canvas.polygon({stand(0.3, 0.1), stand(0.85, 0.1), stand(0.52, 0.84), stand(0.2, 0.84)},
                   filled(Colour::shade, 0.2));
    outlined(canvas, stand.part(-0.8, 0.83, 0.8, 0.87), Colour::steel_lo);
    outlined(canvas, stand.part(-0.42, 0.87, 0.42, 0.95), Colour::brass_hi);
    outlined(canvas, {stand(-0.55, 0.95), stand(0.55, 0.95), stand(0, 1)}, Colour::it);
    for (const double side : {-1.0, 1.0})
        canvas.polygon({stand(0, 0.91), stand(side * 9, 0.99), stand(side * 9, 0.83)}, filled(Colour::beam, 0.3));
    canvas.circle(stand(0, 0.91), stand.size.x * 0.7, filled(Colour::lamp, 0.35));
}

// The run-in leans to the left, on trestles.
void draw_ski_jump(Canvas& canvas, const Stand& stand) {
    canvas.polygon(stand.cast(0.3), filled(Colour::shade, 0.2));
    Path trestle;
    for (int i = 0; i < 7; ++i) {
        const double u = -0.7 + i * 0.2;
        trestle.add_line({stand(u, 0), stand(u, 0.15 + 0.8 * (u + 1) * (u + 1) / 2.6)});
    }
    canvas.path(trestle, stroked(Colour::wood, 2.4));
    Points run;
    for (int i = 0; i <= 10; ++i) {
        const double u = -1 + i * 0.18;
        run.push_back(stand(u, 0.15 + 0.8 * (u + 1) * (u + 1) / 2.6));
    }
    canvas.line(run, {.stroke = Colour::dial, .width = 9, .round = true});
    canvas.line(run, {.stroke = Colour::snow, .width = 6, .round = true});
    shaded(canvas, stand, 0.6, 0.94, 1, 1, Colour::wood);
}

}  // namespace

void draw_upright(Canvas& canvas, const Drawing& page) {
    for (const Scenery& item : page.scenery) {
        if (!is_upright(item.kind)) continue;
        const Stand stand(item);
        switch (item.kind) {
            case Kind::arch: draw_arch(canvas, stand); break;
            case Kind::mast: draw_mast(canvas, stand); break;
            case Kind::campanile: draw_campanile(canvas, stand); break;
            case Kind::beacon: draw_beacon(canvas, stand); break;
            default: draw_ski_jump(canvas, stand); break;
        }
    }
}

}  // namespace paddock::draw
