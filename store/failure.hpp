#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"

namespace paddock::store {

// Why the store did not do what it was asked; nothing has changed then.
struct Failure {
    enum class Kind : std::uint8_t {
        busy,          // another process holds the store
        full,          // no space left; goes on once there is some
        read_only,     // the folder or the file may not be written
        cannot_write,  // the disk refused: an I/O error
        corrupt,       // this is no store, or a damaged one
        newer,         // written by a later version of the program
        older,         // written by an earlier one, and not yet brought up to date
        conflict,      // somebody else was there first: a line of that number, an id, a name
        missing,       // there is no such table, key, session or account
        other
    };
    Kind kind = Kind::other;
    std::string why;  // one sentence
};

// "read-only"
std::string_view name_of(Failure::Kind kind);

template <class T>
using Kept = Result<T, Failure>;

}  // namespace paddock::store
