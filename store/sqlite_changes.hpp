#pragma once

#include "store/sqlite.hpp"

namespace paddock::store::sqlite {

// Carries out one part of a change within the transaction that is open. Throws a Trouble when it cannot.
void carry_out(Connection& connection, const Part& part);

std::string_view name_of(TableState state);
TableState state_named(std::string_view name);
std::string_view name_of(MailKind kind);
MailKind mail_kind_named(std::string_view name);

}  // namespace paddock::store::sqlite
