#pragma once

#include <string>

namespace paddock::store {

// A name as it is compared: "Élodie" and "ÉLODIE" are one.
std::string folded(const std::string& name);

}  // namespace paddock::store
