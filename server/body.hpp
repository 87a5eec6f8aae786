#pragma once

#include "server/api_error.hpp"
#include "server/message.hpp"
#include "server/table_document.hpp"
#include "table/json_reader.hpp"
#include "table/text.hpp"

namespace paddock::server {

inline constexpr table::JsonLimits body_limits{std::size_t{64} << 10, 12, 4000};

// Reads the body of a request with `read(JsonFields&)`. Every field that nobody asked for is a fault.
template <class Read>
auto read_body(const Request& request, const Read& read)
    -> Allowed<decltype(read(std::declval<table::JsonFields&>()))> {
    using Value = decltype(read(std::declval<table::JsonFields&>()));
    const auto document = table::JsonDocument::parse("body", request.body, body_limits);
    if (!document) return ApiError{"malformed", table::to_text(document.error())};
    std::optional<Value> value;
    {
        table::JsonFields fields = document->root().fields();
        value.emplace(read(fields));
    }
    if (!document->errors().empty())
        return ApiError{"bad-request", document->errors()[0].meaning, "", document->errors()[0].pointer};
    return std::move(*value);
}

// A name of blanks is none.
inline std::string read_name(const table::JsonReader& value) {
    return std::string(table::trimmed(value.text(longest_name)));
}

}  // namespace paddock::server
