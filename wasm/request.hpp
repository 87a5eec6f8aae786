#pragma once

#include <string>
#include <vector>

#include "table/json_reader.hpp"
#include "table/seed.hpp"

namespace paddock::wasm {

// What a request may carry; what it does not carry has its usual value. Requests are read whole before anything is
// done, so that one with a fault changes nothing.
struct Request {
    std::string what;  // "do"
    int handle = 0;
    Seat seat = Seat::nobody;
    std::string choice;
    int question = 0;  // which one the choice answers; 0: whatever is asked
    std::string by;
    std::string at;
    std::size_t since = 0;
    std::size_t from = 0;
    int branches = 0;
    int nodes = 0;
    int steps = 0;
    std::string seed;
    std::string record;
    std::string level;
    std::string game;
    std::string id;
    std::string circuit;
    std::string text;  // of a circuit's file
    std::string palette;
    std::string ledger;
    std::string language;
    std::vector<table::Contribution> contributions;
    table::JsonReader setup;
    table::JsonReader position;
    table::JsonReader words;
};

// Faults are noted in the document.
Request read_request(const table::JsonDocument& document);

}  // namespace paddock::wasm
