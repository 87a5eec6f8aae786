#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/data_folder.hpp"
#include "cli/setup.hpp"
#include "store/store.hpp"
#include "table/replay.hpp"
#include "table/text.hpp"

// paddock store check: the files, the order of lines, and every record played again.
namespace paddock::cli {

namespace {

using Fault = std::optional<std::string>;

// A match that goes on has not revealed its seed, but the store knows it: its rolls can be checked too.
Fault fault_of_rolls(const table::Library& library, const table::Record& record, const table::Seed& seed) {
    if (table::commitment_to(seed) != record.header.commitment) return "its seed is not the one that was promised";
    Result<table::Replay, table::InputError> replay = table::Replay::open(library, record);
    if (!replay) return to_text(replay.error());
    replay->check_rolls_with(table::match_key(seed, record.header.contributions));
    while (replay->next()) {
    }
    return replay->fault() ? Fault(to_text(*replay->fault())) : std::nullopt;
}

Fault fault_of_record(const table::Library& library, const store::TableRow& row, const std::string& text) {
    const Result<table::Record, table::InputError> record = table::read_record("table " + row.id, text);
    if (!record) return to_text(record.error());
    if (record->cut) return "table " + row.id + ": its last line is not complete";
    const table::Verdict verdict = table::verify(library, *record);
    if (verdict.fault) return to_text(*verdict.fault);
    if (!row.seed || verdict.rolls_proven || record->header.commitment.empty()) return std::nullopt;
    const Fault fault = fault_of_rolls(library, *record, *row.seed);
    return fault ? Fault("table " + row.id + ": " + *fault) : std::nullopt;
}

struct Checked {
    std::size_t tables = 0;
    std::size_t lines = 0;
    std::vector<std::string> faults;
};

void check_table(store::Store& store, const table::Library& library, const std::string& id, Checked& checked) {
    const store::TableRow row = fetched(store.find_table(id));
    const std::vector<std::string> lines = fetched(store.lines(id));
    ++checked.tables;
    checked.lines += lines.size();
    if (lines.empty()) return;
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    if (const Fault fault = fault_of_record(library, row, text)) checked.faults.push_back(*fault + ".");
}

Checked check(store::Store& store, const table::Library& library) {
    Checked checked;
    checked.faults = fetched(store.faults());
    if (!checked.faults.empty()) return checked;
    for (const std::string& id : fetched(store.table_ids())) check_table(store, library, id, checked);
    return checked;
}

// A store that cannot be read to its end is one with faults.
Checked checked_or_damaged(store::Store& store, const table::Library& library) {
    try {
        return check(store, library);
    } catch (const Failure& failure) {
        if (failure.exit() != Exit::bad_input) throw;
        throw Failure(Exit::no, failure.what());
    }
}

}  // namespace

Exit run_store_check(const Arguments& arguments, Console& console) {
    const table::Library library = full_library(arguments);
    const auto store = store::open_sqlite(data_folder(arguments), store::Access::read);
    if (!store) {
        const Failure failure = failure_of(store.error());
        const bool damaged = store.error().kind == store::Failure::Kind::corrupt;
        throw Failure(damaged ? Exit::no : failure.exit(), failure.what());
    }
    const Checked checked = checked_or_damaged(**store, library);
    for (const std::string& fault : checked.faults) console.say(fault);
    if (!checked.faults.empty()) return Exit::no;
    console.say("The store holds: " + table::counted(static_cast<int>(checked.tables), "table") + " with " +
                table::counted(static_cast<int>(checked.lines), "line") + ", all in order, every record replayed.");
    return Exit::fine;
}

}  // namespace paddock::cli
