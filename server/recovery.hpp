#pragma once

#include <string>
#include <vector>

#include "store/rows.hpp"
#include "table/library.hpp"

// What can be saved of a record that cannot be read to its end.
namespace paddock::server {

struct Recovered {
    std::vector<std::string> lines;  // up to the last good one, then a note in place of each that is lost
    store::TableState state = store::TableState::running;
};

// Or why nothing can, in one sentence. Lost lines keep their numbers, because rolls are drawn by them: what was lost is
// not rolled again. May take a while.
Result<Recovered, std::string> recovered(const table::Library& library, const std::string& table,
                                         const std::vector<std::string>& lines);

}  // namespace paddock::server
