#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/circuit_file.hpp"

// Content that matches are played with: what is built into the program, and packs from outside.
namespace paddock::table {

struct LoadedCircuit {
    CircuitFile file;
    std::string hash;  // of the exact text of the file; records pin it
    std::string pack;  // the name of the pack it came with

    const track::Circuit& track() const { return file.circuit; }
    const std::string& key() const { return file.source.key; }
    const std::string& name() const { return file.source.name; }
};

struct Pack {
    std::string name;
    std::string version;
    std::string hash;  // over the names and texts of all its files
};

// A file of a pack: its path within the pack, and its text.
struct PackFile {
    std::string path;
    std::string text;
};

class AnyMatch;
class JsonFields;
class Library;
struct Seating;
// Opens a match of one game with what the set-up says of it. nullptr when a fault was noted.
using OpenGame = std::unique_ptr<AnyMatch> (*)(const Library& library, JsonFields& setup, Seating seating);

class Library {
  public:
    // Opens the built-in content.
    Library();

    // Adds a game that is none of the house, as tests do (table/open_game.hpp).
    void add_game(std::string key, OpenGame open) { more_games_.insert_or_assign(std::move(key), open); }
    // nullptr when no such game was added.
    OpenGame added_game(std::string_view key) const {
        const auto found = more_games_.find(key);
        return found == more_games_.end() ? nullptr : found->second;
    }

    // Adds a pack: its pack.json (name, version) and circuits/*.json. All of it or, on errors, none.
    // `folder` only serves the messages. table/files.hpp reads a folder from disk.
    std::vector<InputError> add_pack(const std::string& folder, const std::vector<PackFile>& files);
    // Adds a single circuit file, which set-ups may also call by `other_name`.
    std::vector<InputError> add_circuit(const std::string& file, std::string_view text, std::string other_name = "");

    // nullptr when no circuit has that key or other name.
    std::shared_ptr<const LoadedCircuit> circuit(std::string_view key) const;
    const std::vector<std::shared_ptr<const LoadedCircuit>>& circuits() const { return circuits_; }  // by key
    // What a game has beyond circuits: Stock::own of its HouseGame. nullptr when it has nothing, or is not in this
    // program.
    std::shared_ptr<const void> own(std::string_view game) const {
        const auto found = own_.find(game);
        return found == own_.end() ? nullptr : found->second;
    }
    const std::vector<Pack>& packs() const { return packs_; }
    // Faults of the built-in content; none in a program that was built right.
    const std::vector<InputError>& errors() const { return errors_; }

  private:
    struct ReadContent {};
    explicit Library(ReadContent);
    static const Library& built_in_library();
    void insert(const std::shared_ptr<const LoadedCircuit>& circuit);

    std::vector<std::shared_ptr<const LoadedCircuit>> circuits_;
    std::map<std::string, std::shared_ptr<const void>, std::less<>> own_;  // by game
    std::map<std::string, std::string, std::less<>> other_names_;          // to keys
    std::map<std::string, OpenGame, std::less<>> more_games_;
    std::vector<Pack> packs_;
    std::vector<InputError> errors_;
};

}  // namespace paddock::table
