#pragma once

#include <span>

#include "store/sqlite.hpp"

// The tables of the store, and how older ones become today's.
namespace paddock::store::sqlite {

inline constexpr std::int64_t application_id = 0x5061646b;  // "Padk"

// Step i brings version i to version i + 1. A step that has been published is never changed.
std::span<const char* const> migrations();
inline std::int64_t newest_version() { return static_cast<std::int64_t>(migrations().size()); }

// What is no store of ours, or a newer one. To be asked before anything is set.
void refuse_strangers(Connection& connection);

// How every connection is set: what is committed is on disk.
void set_up(Connection& connection, Opening opening);

// Makes a new or older store today's.
void bring_up_to_date(Connection& connection);
void refuse_older(Connection& connection);

// What lacks a table that every store of today's version has.
void refuse_incomplete(Connection& connection);

}  // namespace paddock::store::sqlite
