#pragma once

#include <vector>

#include "draw/drawing.hpp"
#include "engine/track/compile.hpp"
#include "engine/track/source.hpp"

namespace paddock::draw {

// Whether the drawing half fits the rules half and can be drawn: every element present and in
// order, the road closed and never over itself, spaces of usable size, plates and scenery clear of
// the road. Places are JSON pointers into the drawing half.
std::vector<track::Fault> check_drawing(const track::Source& source, const Drawing& drawing);

}  // namespace paddock::draw
