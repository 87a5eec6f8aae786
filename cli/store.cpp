#include "store/store.hpp"

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/data_folder.hpp"
#include "cli/files.hpp"
#include "cli/recorder.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "server/invitation.hpp"
#include "server/table_document.hpp"
#include "table/replay.hpp"
#include "table/text.hpp"

// paddock store export, import and backup. store check has a file of its own.
namespace paddock::cli {

namespace {

bool is_revealed(const table::Record& record) {
    return !record.entries.empty() && record.entries.back().kind == table::Entry::Kind::reveal;
}

std::string joined_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

// Eight letters and digits that nobody can guess and nobody reads wrongly.
std::string new_table_id() {
    constexpr std::string_view letters = "0123456789abcdefghjkmnpqrstvwxyz";
    const table::Seed random = table::random_seed();
    std::string id;
    for (std::size_t i = 0; i < 8; ++i) id += letters[random[i] % letters.size()];
    return id;
}

// What the server keeps of a table. Its pilots are persons who have no key yet: nobody is hurried. Only the seats that
// the rules play stay what they are.
std::string document_of(const table::AnyMatch& match) {
    server::TableDocument document;
    document.setup = match.setup();
    document.setup.erase("seats");
    document.pace.expiry = server::Expiry::wait;
    for (const std::string& name : match.names()) {
        server::Chair chair;
        chair.name = name;
        const bool asked = static_cast<int>(document.chairs.size()) < match.players();
        chair.pilot = asked ? server::Pilot::person : server::Pilot::autopilot;
        document.chairs.push_back(chair);
    }
    return server::to_text(document);
}

// The seed of a match that goes on, from beside its record. None for one that is over.
std::optional<table::Seed> seed_for(const std::string& path, const table::Record& record) {
    if (is_revealed(record)) return record.entries.back().seed;
    const std::string file = shown(name_of_file(path));
    if (record.header.commitment.empty())
        throw bad_input(file + " is not over, and a match with dice rolled by hand cannot go on in a store.");
    const std::optional<table::Seed> seed = kept_seed(path);
    if (!seed) throw bad_input(file + " is not over, and its seed is not beside it in " + shown(path) + ".seed.");
    if (table::commitment_to(*seed) != record.header.commitment)
        throw bad_input("the seed in " + shown(path) + ".seed is not the one that " + file + " promised.");
    return seed;
}

struct NewTable {
    store::TableRow row;
    std::vector<std::string> asked;  // the names of the seats that are ever asked
};

// The new table of a record that holds.
NewTable table_for(const std::string& path, const table::Record& record, const table::Library& library) {
    const Result<table::Replay, table::InputError> replay = table::Replay::open(library, record);
    if (!replay) throw bad_input(to_text(replay.error()));
    const table::Verdict verdict = table::verify(library, record);
    if (!verdict.sound()) throw Failure(Exit::no, to_text(*verdict.fault));
    const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    std::vector<std::string> asked = replay->match().names();
    asked.resize(static_cast<std::size_t>(replay->match().players()));
    return {{.id = new_table_id(),
             .state = is_revealed(record) ? store::TableState::over : store::TableState::running,
             .created = now,
             .changed = now,
             .document = document_of(replay->match()),
             .seed = seed_for(path, record)},
            std::move(asked)};
}

store::Change import_change(const store::TableRow& row, const table::Record& record, std::string_view text) {
    store::Change change{store::AddTable{row}};
    std::uint64_t n = 0;
    text = text.substr(0, record.complete_bytes);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        change.emplace_back(store::AppendLine{row.id, n++, std::string(text.substr(0, end)), row.changed});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return change;
}

// A match that goes on needs people: a link for each seat that is ever asked, and one for the host, who may hand seats
// to others.
std::string new_links(store::Change& change, const store::TableRow& row, const std::vector<std::string>& names) {
    const auto link = [&](Seat seat) {
        return "/t/" + row.id + "#" + server::invite(change, row.id, seat, row.created) + "\n";
    };
    std::string links = "  host: " + link(Seat::nobody);
    for (std::size_t i = 0; i < names.size(); ++i)
        links += "  " + shown(names[i]) + ": " + link(seat(static_cast<int>(i)));
    return links;
}

void write_now(store::Store& store, store::Change change) {
    std::optional<store::Kept<void>> answer;
    store.write(std::move(change), [&](const store::Kept<void>& result) { answer.emplace(result); });
    store.flush();
    if (!*answer) throw failure_of(answer->error());
}

}  // namespace

Exit run_store_export(const Arguments& arguments, Console& console) {
    const std::string& id = arguments.plain()[0];
    const auto store = open_store(arguments, store::Access::read);
    const store::TableRow row = fetched(store->find_table(id));
    std::string text = joined_lines(fetched(store->lines(id)));
    if (text.empty()) throw bad_input("table " + shown(id) + " has not begun: there is no record yet.");
    const Result<table::Record, table::InputError> record = table::read_record("table " + id, text);
    if (!record && !arguments.has("with-secrets")) throw bad_input(to_text(record.error()));
    const bool secret = !record || !is_revealed(*record);  // what cannot be read is saved as it is
    if (secret && !arguments.has("with-secrets"))
        throw bad_input("table " + shown(id) +
                        " is not over, and its record holds what players may not know yet; --with-secrets writes it "
                        "nevertheless.");
    if (!secret) text = table::without_replaced(text);
    const std::optional<std::string> file = arguments.value("output");
    if (!file) {
        console.out() << text;
        return Exit::fine;
    }
    refuse_existing(*file);
    if (secret && row.seed) refuse_kept_seed(*file);
    write_text(*file, text, secret ? Readers::owner : Readers::everybody);
    if (secret && row.seed) keep_seed(*file, *row.seed);
    return Exit::fine;
}

Exit run_store_import(const Arguments& arguments, Console& console) {
    const std::string& path = arguments.plain()[0];
    const std::string text = read_text(path);
    const Result<table::Record, table::InputError> record = table::read_record(name_of_file(path), text);
    if (!record) throw bad_input(to_text(record.error()));
    const auto [row, asked] = table_for(path, *record, full_library(arguments));
    store::Change change = import_change(row, *record, text);
    std::string links;
    if (!is_revealed(*record)) links = new_links(change, row, asked);
    write_now(*open_store(arguments, store::Access::write), std::move(change));
    console.say(shown(name_of_file(path)) + " is now table " + row.id + " (" +
                (is_revealed(*record) ? "over" : "running") + ", " +
                table::counted(static_cast<int>(record->entries.size() + 1), "line") + ").");
    if (!links.empty()) console.say("Open these at your server's address within 90 days:\n" + links);
    return Exit::fine;
}

Exit run_store_backup(const Arguments& arguments, Console& console) {
    const std::string& file = arguments.plain()[0];
    fetched(open_store(arguments, store::Access::read)->backup(file));
    console.say("The store is copied to " + shown(file) + ".");
    return Exit::fine;
}

}  // namespace paddock::cli
