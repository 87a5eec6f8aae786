#include "draw/schneider/boards.hpp"

#include <algorithm>

#include "draw/lettering.hpp"
#include "draw/schneider/plane.hpp"
#include "draw/schneider/tokens.hpp"

namespace paddock::draw {

using schneider::Nation;
using schneider::Token;

namespace {

template <class Draw>
std::string document(const Palette& palette, Point size, std::string_view title, const Draw& draw) {
    Canvas canvas(palette, "board-");
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number_text(size.x) + " " +
               number_text(size.y) + "\" role=\"img\"><title>" + escaped(title) + "</title>\n");
    draw(canvas);
    canvas.raw("</svg>\n");
    return canvas.take();
}

void draw_paper(Canvas& canvas, Point low, Point size) {
    canvas.rect(low + Point{3, 5}, size, filled(Colour::shade, 0.35));
    canvas.rect(low, size, {.fill = Colour::paper, .stroke = Colour::ink, .width = 1.2});
    canvas.rect(low + Point{4, 4}, size - Point{8, 8}, stroked(Colour::ink, 0.7, 0.6));
}

// A black dial in a steel ring.
void draw_dial(Canvas& canvas, Point at, double radius) {
    canvas.circle(at + Point{2, 4}, radius + 7, filled(Colour::shade, 0.4));
    canvas.circle(at, radius + 7, edged(Colour::steel_lo, 1));
    canvas.circle(at, radius + 5, {.stroke = Colour::steel_hi, .width = 3});
    canvas.circle(at, radius, edged(Colour::dial, 1));
}

// Over 270 degrees from the lower left.
Point on_dial(Point at, double radius, double share) { return at + turned({radius, 0}, 135 + 270 * share); }

void draw_needle(Canvas& canvas, Point at, double radius, double share) {
    const Point tip = on_dial(at, radius, share);
    const Point way = unit(tip - at);
    const Point side = right_of(way) * 3;
    canvas.polygon({at - way * 12 - side, at - way * 12 + side, tip},
                   {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.8});
    canvas.circle(at, 5, edged(Colour::brass, 1));
}

}  // namespace

std::string basic_cockpit_svg(const BasicCockpit& cockpit, const Palette& palette) {
    return document(palette, {170, 150}, cockpit.caption, [&](Canvas& canvas) {
        const Point at{66, 66};
        constexpr double radius = 54;
        const int shown = std::clamp(cockpit.damage, 0, schneider::crash_damage);
        draw_dial(canvas, at, radius);
        Points zone;
        for (int i = 0; i <= 8; ++i) zone.push_back(on_dial(at, radius - 4, 0.75 + i / 32.0));
        canvas.line(zone, {.stroke = Colour::limit, .width = 6, .dash = "3 2"});
        for (int i = 0; i <= schneider::crash_damage; ++i) {
            const double share = i / 4.0;
            canvas.line({on_dial(at, radius - 2, share), on_dial(at, radius - 10, share)},
                        stroked(Colour::plate_ink, 2.4));
            const Point place = on_dial(at, radius - 20, share);
            if (i == shown && i < schneider::crash_damage) canvas.circle(place, 10, filled(Colour::be));
            if (i == schneider::crash_damage)
                canvas.path_text("M" + number_text(place.x - 6) + " " + number_text(place.y - 6) + "l12 12m0-12l-12 12",
                                 {.stroke = Colour::limit, .width = 3.4, .round = true});
            else
                canvas.words(
                    place + Point{0, 6}, std::to_string(i),
                    {.font = Font::poster, .size = 18, .colour = i == shown ? Colour::dial : Colour::plate_ink});
        }
        draw_needle(canvas, at, radius - 30, shown / 4.0);
        canvas.words({66, 108}, upper_case(cockpit.caption),
                     {.font = Font::caps, .size = 10.5, .colour = Colour::plate_ink, .weight = 700, .spacing = 1.2});
        for (int i = 0; i < std::min(cockpit.alerts, 6); ++i) draw_token(canvas, {146, 18.0 + i * 19}, 9, Token::alert);
        for (int i = 0; i < shown; ++i) draw_token(canvas, {22.0 + i * 28, 138}, 9, Token::damage);
    });
}

std::string expert_cockpit_svg(const std::vector<ExpertComponent>& components, const Palette& palette) {
    constexpr double row = 52;
    const double height = row * static_cast<double>(components.size()) + 8;
    return document(palette, {316, height}, "Cockpit", [&](Canvas& canvas) {
        for (std::size_t i = 0; i < components.size(); ++i) {
            const ExpertComponent& part = components[i];
            const double y = 4 + row * static_cast<double>(i);
            canvas.rect({4, y}, {308, row - 6}, {.fill = Colour::dial, .stroke = Colour::steel_lo, .width = 1.6}, 3);
            canvas.circle({28, y + 23}, 18, {.fill = Colour::steel, .stroke = Colour::steel_lo, .width = 1.4});
            draw_component(canvas, {28, y + 23}, 0.52, part.component);
            canvas.words({54, y + 20}, part.name,
                         {.font = Font::poster, .size = 18, .colour = Colour::plate_ink, .anchor = "start"});
            canvas.words({54, y + 36}, part.level_text,
                         {.font = Font::ui, .size = 13, .colour = Colour::brass_hi, .weight = 600, .anchor = "start"});
            const auto count = static_cast<double>(part.tile.size());
            for (std::size_t k = 0; k < part.tile.size(); ++k) {
                const schneider::Fault fault = part.tile[k];
                const Point at{308 - (count - static_cast<double>(k)) * 37 + 15, y + 23};
                const Colour field = fault == schneider::Fault::cross ? Colour::it_lo
                                     : schneider::is_chain(fault)     ? Colour::gb
                                     : schneider::is_handicap(fault)  ? Colour::brass_lo
                                                                      : Colour::steel_lo;
                canvas.rect(at - Point{16, 16}, {32, 32}, {.fill = field, .stroke = Colour::steel, .width = 1.2}, 2);
                draw_fault(canvas, at, 1.15, fault);
                if (k < part.tokens.size()) draw_token(canvas, at, 13, part.tokens[k]);
            }
        }
    });
}

std::string betting_board_svg(const BettingBoard& board, const Palette& palette) {
    return document(palette, {310, 212}, board.title, [&](Canvas& canvas) {
        canvas.rect({3, 5}, {304, 204}, filled(Colour::shade, 0.35));
        canvas.rect({0, 0}, {304, 204}, edged(Colour::wood, 1.4));
        canvas.rect({8, 8}, {288, 188}, edged(Colour::dial, 1));
        canvas.words({20, 40}, board.title,
                     {.font = Font::name, .size = 25, .colour = Colour::plate_ink, .anchor = "start"});
        constexpr std::array<double, 5> columns{20, 92, 142, 190, 226};
        for (std::size_t i = 0; i < columns.size(); ++i)
            canvas.words(
                {columns[i], 62}, board.heads[i],
                {.font = Font::caps, .size = 12.5, .colour = Colour::brass_hi, .weight = 700, .anchor = "start"});
        for (const double y : {68.0, 71.0}) canvas.line({{18, y}, {286, y}}, stroked(Colour::brass_hi, 0.9, 0.8));
        for (std::size_t i = 0; i < board.slots.size(); ++i) {
            const schneider::BettingSlot& slot = board.slots[i];
            const double y = 95 + static_cast<double>(i) * 29;
            canvas.words({20, y}, slot.price == 0 ? board.free : std::to_string(slot.price),
                         {.font = Font::poster, .size = 23, .colour = Colour::plate_ink, .anchor = "start"});
            for (std::size_t rank = 0; rank < slot.payouts.size(); ++rank) {
                const schneider::Payout& pay = slot.payouts[rank];
                const std::string text =
                    pay.points == 0 && pay.coins == 0
                        ? "-"
                        : (pay.points == 0 ? "" : std::to_string(pay.points) + " + ") + std::to_string(pay.coins);
                canvas.words(
                    {columns[rank + 1], y - 1}, text,
                    {.font = Font::ui, .size = 17, .colour = Colour::plate_ink, .weight = 600, .anchor = "start"});
            }
            if (board.chips[i].empty())
                canvas.circle({238, y - 7}, 10,
                              {.stroke = Colour::steel, .width = 1, .stroke_opacity = 0.7, .dash = "3 3"});
            for (std::size_t k = 0; k < std::min<std::size_t>(board.chips[i].size(), 4); ++k)
                draw_chip(canvas, {238 + static_cast<double>(k) * 15, y - 7}, 11, board.chips[i][k]);
            if (i + 1 < board.slots.size())
                canvas.line({{18, y + 9}, {286, y + 9}},
                            {.stroke = Colour::steel, .width = 0.8, .stroke_opacity = 0.5, .dash = "1 3"});
        }
    });
}

std::string calendar_svg(const Calendar& calendar, const Palette& palette) {
    constexpr double leaf = 76;
    return document(palette, {leaf * schneider::calendar_spaces + 4, 96}, "Calendar", [&](Canvas& canvas) {
        for (int i = 0; i < schneider::calendar_spaces; ++i) {
            const bool gone = i < calendar.times;
            const Point low{3 + i * leaf, 4};
            canvas.rect(low + Point{2, 4}, {leaf - 6, 84}, filled(Colour::shade, 0.35));
            canvas.rect(low, {leaf - 6, 84}, {.fill = Colour::paper, .stroke = Colour::ink});
            canvas.rect(low, {leaf - 6, 21}, edged(gone ? Colour::it : Colour::land_2, 1));
            for (const double x : {14.0, leaf - 20}) canvas.circle(low + Point{x, 3}, 2, filled(Colour::dial));
            canvas.words(low + Point{(leaf - 6) / 2, 15.5}, upper_case(calendar.months[static_cast<std::size_t>(i)]),
                         {.font = Font::caps,
                          .size = 12,
                          .colour = gone ? Colour::plate_ink : Colour::ink,
                          .weight = 700,
                          .spacing = 1.4});
            const Point middle = low + Point{(leaf - 6) / 2, 53};
            if (gone) {
                draw_time(canvas, middle, 19);
            } else if (i + 1 == schneider::calendar_spaces) {
                Path dark;
                for (int k = 0; k < 12; ++k) {
                    const int row = k / 4;
                    if ((k + row) % 2 == 0) dark.add_square(middle + Point{-14.0 + k % 4 * 8, -14.0 + row * 8}, 8);
                }
                canvas.rect(middle - Point{14, 14}, {32, 24}, edged(Colour::plate_ink, 1));
                canvas.path(dark, filled(Colour::dial));
                canvas.line({middle + Point{-15, -15}, middle + Point{-15, 20}}, stroked(Colour::dial, 2.4));
            } else {
                canvas.words(middle + Point{0, 11}, std::to_string(i + 1),
                             {.font = Font::poster, .size = 32, .colour = Colour::ink_2, .opacity = 0.6});
            }
        }
    });
}

std::string spying_track_svg(const SpyingTrack& track, const Palette& palette) {
    return document(palette, {500, 270}, track.title, [&](Canvas& canvas) {
        canvas.rect({0, 0}, {500, 270}, filled(Colour::plate));
        std::string grid;
        for (int i = 1; i < 20; ++i) grid += "M" + std::to_string(i * 25) + " 0V270";
        for (int i = 1; i < 11; ++i) grid += "M0 " + std::to_string(i * 25) + "H500";
        canvas.path_text(grid, stroked(Colour::fr_hi, 0.7, 0.28));
        canvas.words({14, 32}, track.title,
                     {.font = Font::name, .size = 24, .colour = Colour::plate_ink, .anchor = "start"});
        for (int i = 0; i < schneider::spying_places; ++i) {
            const Point low{14.0 + i * 156, 46};
            canvas.rect(low - Point{4, 4}, card_size + Point{8, 8},
                        {.stroke = Colour::plate_ink, .width = 1.2, .stroke_opacity = 0.8, .dash = "5 4"});
            if (static_cast<std::size_t>(i) < track.cards.size())
                draw_card(canvas, low, track.cards[static_cast<std::size_t>(i)]);
        }
        for (std::size_t i = 0; i < std::min<std::size_t>(track.markers.size(), 8); ++i)
            draw_chip(canvas, {300 + static_cast<double>(i) * 24, 24}, 11, track.markers[i]);
    });
}

std::string air_show_svg(const AirShow& show, const Palette& palette) {
    return document(palette, {310, 300}, show.title, [&](Canvas& canvas) {
        draw_paper(canvas, {2, 2}, {302, 292});
        canvas.rect({6, 6}, {294, 100}, filled(Colour::be_hi));
        Path rays;
        for (int i = 0; i < 9; ++i) {
            const Point a = Point{153, 96} + turned({200, 0}, 180 + i * 20);
            const Point b = Point{153, 96} + turned({200, 0}, 189 + i * 20);
            rays.add({{153, 96},
                      {std::clamp(a.x, 6.0, 300.0), std::clamp(a.y, 6.0, 106.0)},
                      {std::clamp(b.x, 6.0, 300.0), std::clamp(b.y, 6.0, 106.0)}});
        }
        canvas.path(rays, filled(Colour::be, 0.6));
        canvas.circle({153, 90}, 24, filled(Colour::it));
        canvas.path_text("M6 90Q80 80 153 90T300 88V106H6Z", filled(Colour::sea));
        draw_plane(canvas, {84, 48}, {Nation::italy, -24, 0.62, 0.3, false});
        draw_plane(canvas, {222, 46}, {Nation::britain, 204, 0.62, 0.3, false});
        canvas.rect({6, 6}, {294, 100}, stroked(Colour::dial, 1));
        canvas.words({18, 136}, show.title, {.font = Font::name, .size = 23, .colour = Colour::ink, .anchor = "start"});
        canvas.words({18, 156}, show.own,
                     {.font = Font::ui, .size = 15, .colour = Colour::ink_2, .weight = 600, .anchor = "start"});
        for (const Nation nation : schneider::all_nations) {
            const Point low{18 + static_cast<double>(index(nation)) * 69, 164};
            canvas.rect(low, {62, 40},
                        {.fill = Colour::paper,
                         .stroke = nation == Nation::usa ? Colour::be : livery_of(nation).body,
                         .width = 3});
            if (show.reserved_taken[index(nation)])
                draw_chip(canvas, low + Point{31, 20}, 15, nation);
            else
                canvas.words(low + Point{31, 29}, std::to_string(show.reserved),
                             {.font = Font::poster, .size = 24, .colour = Colour::ink});
        }
        canvas.words({18, 226}, show.open,
                     {.font = Font::ui, .size = 15, .colour = Colour::ink_2, .weight = 600, .anchor = "start"});
        for (std::size_t i = 0; i < show.sums.size(); ++i) {
            const Point low{18 + static_cast<double>(i) * 92, 234};
            canvas.rect(low, {85, 42}, {.fill = Colour::paper, .stroke = Colour::ink, .width = 1.4});
            if (show.public_by[i] == Nation::none)
                canvas.words(low + Point{42, 30}, std::to_string(show.sums[i]),
                             {.font = Font::poster, .size = 25, .colour = Colour::ink});
            else
                draw_chip(canvas, low + Point{42, 21}, 15, show.public_by[i]);
        }
    });
}

}  // namespace paddock::draw
