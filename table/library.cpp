#include "table/library.hpp"

#include <algorithm>

#include "table/content_limits.hpp"
#include "table/embedded.hpp"
#include "table/house_game.hpp"
#include "table/seed.hpp"

namespace paddock::table {

namespace {

constexpr std::string_view built_in = "built-in";

using Loaded = std::vector<CircuitFromFile>;  // circuits that have been read, and from where

bool is_circuit_path(std::string_view path) {
    constexpr std::string_view folder = "circuits/";
    constexpr std::string_view ending = ".json";
    return path.size() > folder.size() + ending.size() && path.substr(0, folder.size()) == folder &&
           path.substr(path.size() - ending.size()) == ending;
}

// Names and texts, each with its length in front, in the order of the names.
std::string hash_of(const std::vector<PackFile>& files) {
    std::vector<const PackFile*> sorted;
    for (const PackFile& file : files) sorted.push_back(&file);
    std::sort(sorted.begin(), sorted.end(), [](const PackFile* a, const PackFile* b) { return a->path < b->path; });
    std::string all;
    for (const PackFile* file : sorted) all += file->path + "\n" + content_hash(file->text) + "\n";
    return content_hash(all);
}

std::vector<PackFile> built_in_files() {
    constexpr std::string_view root = "content/";
    std::vector<PackFile> files;
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path.substr(0, root.size()) != root) continue;
        files.push_back({std::string(file.path.substr(root.size())), std::string(file.text)});
    }
    return files;
}

void append(std::vector<InputError>& errors, const std::vector<InputError>& more) {
    errors.insert(errors.end(), more.begin(), more.end());
}

Pack read_pack(const std::string& folder, const std::vector<PackFile>& files, std::vector<InputError>& errors) {
    Pack pack{"", "", hash_of(files)};
    const auto found =
        std::find_if(files.begin(), files.end(), [](const PackFile& f) { return f.path == "pack.json"; });
    if (found == files.end()) {
        errors.push_back({folder, "", 0, 0, "a pack needs a pack.json with its name and version"});
        return pack;
    }
    const auto document = JsonDocument::parse(folder + "/pack.json", found->text);
    if (!document) {
        errors.push_back(document.error());
        return pack;
    }
    {
        JsonFields fields = document->root().fields();
        pack.name = fields.required("name").text(longest_name);
        pack.version = fields.required("version").text(longest_name);
        (void)fields.optional("$schema").text(longest_name);
        (void)fields.optional("about").text(1000, Newlines::allowed);
    }
    append(errors, document->errors());
    return pack;
}

void load(const std::string& file, std::string_view text, std::string_view pack, Loaded& circuits,
          std::vector<InputError>& errors) {
    Result<CircuitFile, std::vector<InputError>> read = read_circuit_file(file, text);
    if (!read) return append(errors, read.error());
    LoadedCircuit circuit{std::move(*read), content_hash(text), std::string(pack)};
    circuits.push_back({file, std::make_shared<const LoadedCircuit>(std::move(circuit))});
}

std::string known_file(const std::string& folder, const std::string& path) {
    return folder.empty() ? path : folder + "/" + path;
}

void refuse_twins(const Library& library, const Loaded& circuits, std::vector<InputError>& errors) {
    for (auto here = circuits.begin(); here != circuits.end(); ++here) {
        const std::string& key = here->circuit->key();
        const auto twin = std::find_if(circuits.begin(), here, [&](const auto& c) { return c.circuit->key() == key; });
        const std::string where = twin != here ? ", in " + twin->file : "";
        if (twin != here || library.circuit(key) != nullptr)
            errors.push_back({here->file, "/key", 0, 0, "there is already a circuit with the key " + key + where});
    }
}

}  // namespace

Stock built_in_circuits() {
    Stock stock;
    for (const PackFile& file : built_in_files()) {
        if (is_circuit_path(file.path)) load("content/" + file.path, file.text, built_in, stock.circuits, stock.errors);
    }
    return stock;
}

Library::Library() : Library(built_in_library()) {}

// Read once: what every library begins with never changes, and is shared.
const Library& Library::built_in_library() {
    static const Library whole(ReadContent{});
    return whole;
}

Library::Library(ReadContent /*marks this constructor*/) {
    for (const HouseGame& game : house_games()) {
        const Stock stock = game.stock();
        append(errors_, stock.errors);
        refuse_twins(*this, stock.circuits, errors_);
        for (const CircuitFromFile& loaded : stock.circuits) insert(loaded.circuit);
        if (stock.own != nullptr) own_.emplace(game.info.key, stock.own);
    }
    packs_.push_back({std::string(built_in), "1", hash_of(built_in_files())});
}

std::vector<InputError> Library::add_pack(const std::string& folder, const std::vector<PackFile>& files) {
    std::vector<InputError> errors;
    const Pack pack = read_pack(folder, files, errors);
    Loaded circuits;
    for (const PackFile& file : files) {
        if (is_circuit_path(file.path)) load(known_file(folder, file.path), file.text, pack.name, circuits, errors);
    }
    refuse_twins(*this, circuits, errors);
    if (!errors.empty()) return errors;
    for (const CircuitFromFile& loaded : circuits) insert(loaded.circuit);
    packs_.push_back(pack);
    return {};
}

std::vector<InputError> Library::add_circuit(const std::string& file, std::string_view text, std::string other_name) {
    std::vector<InputError> errors;
    Loaded circuits;
    load(file, text, "", circuits, errors);
    if (!errors.empty()) return errors;
    // The very file that is here already does no harm: it is only given another name.
    const auto known = circuit(circuits[0].circuit->key());
    if (known == nullptr || known->hash != circuits[0].circuit->hash) {
        refuse_twins(*this, circuits, errors);
        if (!errors.empty()) return errors;
        insert(circuits[0].circuit);
    }
    if (!other_name.empty()) other_names_.emplace(std::move(other_name), circuits[0].circuit->key());
    return {};
}

void Library::insert(const std::shared_ptr<const LoadedCircuit>& circuit) {
    const auto by_key = [](const auto& a, const auto& b) { return a->key() < b->key(); };
    circuits_.insert(std::upper_bound(circuits_.begin(), circuits_.end(), circuit, by_key), circuit);
}

std::shared_ptr<const LoadedCircuit> Library::circuit(std::string_view key) const {
    if (const auto named = other_names_.find(key); named != other_names_.end()) key = named->second;
    const auto found = std::find_if(circuits_.begin(), circuits_.end(), [&](const auto& c) { return c->key() == key; });
    return found == circuits_.end() ? nullptr : *found;
}

}  // namespace paddock::table
