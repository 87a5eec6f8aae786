#include "bots/formula_d/values.hpp"

#include "bots/formula_d/solver.hpp"

namespace paddock::bots::formula_d {

Layer::Layer(const Course& course, const LapTerms& terms, const Stock& stock, const Prices& prices, const Layer* next,
             const Layer* fresh)
    : course_(&course),
      next_(next),
      fresh_(fresh),
      terms_(terms),
      stock_(stock),
      columns_(stock.columns()),
      out_price_(prices.out),
      space_price_(prices.space) {
    const auto cells = static_cast<std::size_t>(course.nodes() * (stock.tires + 1) * gear_slots * columns_);
    values_.assign(cells, 0xffff);
    promises_.assign(cells, 0xffff);
    box_values_.assign(static_cast<std::size_t>(course.colours() * (stock.tires + 1) * columns_), 0xffff);
    Solver{*this, course, prices}.solve();
}

int Layer::out_value(std::uint16_t space) const {
    const int spaces = course_->to_line(space) + (terms_.to_go - 1) * course_->lap_length();
    return out_price_ + spaces * space_price_;
}

std::size_t Layer::bytes() const {
    return (values_.size() + promises_.size() + box_values_.size()) * sizeof(std::uint16_t);
}

}  // namespace paddock::bots::formula_d
