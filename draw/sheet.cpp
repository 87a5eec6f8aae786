#include "draw/sheet.hpp"

namespace paddock::draw {

namespace {

struct ToPage {
    View view;

    Point operator()(Point p) const {
        return {(p.x - view.west) * units_per_metre, (view.north - p.y) * units_per_metre};
    }
    void move(Points& points) const {
        for (Point& p : points) p = (*this)(p);
    }
    void move(Scenery& item) const {
        move(item.points);
        item.size = item.size * units_per_metre;
        item.angle = -item.angle;
        item.width *= units_per_metre;
        item.step *= units_per_metre;
        if (item.label_at) item.label_at = (*this)(*item.label_at);
    }
};

}  // namespace

Drawing on_page(const Drawing& drawing) {
    Drawing page = drawing;
    const ToPage to_page{drawing.view};
    const Point corner = to_page({drawing.view.east, drawing.view.south});
    page.view = {.west = 0, .south = corner.y, .east = corner.x, .north = 0};
    page.road.width *= units_per_metre;
    for (ElementLine& element : page.road.elements) to_page.move(element.points);
    if (page.pit_strip) {
        page.pit_strip->offset *= units_per_metre;
        page.pit_strip->width *= units_per_metre;
    }
    if (page.title) {
        page.title->at = to_page(page.title->at);
        page.title->size *= units_per_metre;
    }
    if (page.cartouche) page.cartouche = to_page(*page.cartouche);
    for (Plate& plate : page.plates) plate.at = to_page(plate.at);
    for (Scenery& item : page.scenery) to_page.move(item);
    return page;
}

}  // namespace paddock::draw
