#include "store/failure.hpp"

namespace paddock::store {

std::string_view name_of(Failure::Kind kind) {
    switch (kind) {
        case Failure::Kind::busy: return "busy";
        case Failure::Kind::full: return "full";
        case Failure::Kind::read_only: return "read-only";
        case Failure::Kind::cannot_write: return "cannot-write";
        case Failure::Kind::corrupt: return "corrupt";
        case Failure::Kind::newer: return "newer";
        case Failure::Kind::older: return "older";
        case Failure::Kind::conflict: return "conflict";
        case Failure::Kind::missing: return "missing";
        case Failure::Kind::other: return "other";
    }
    return "other";
}

}  // namespace paddock::store
