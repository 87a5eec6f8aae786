#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/library.hpp"
#include "table/live_match.hpp"

// The only part of the table that touches the disk.
namespace paddock::table {

inline constexpr std::size_t largest_file = std::size_t{64} << 20;

// The text of an ordinary file of at most so many bytes.
Result<std::string, InputError> read_file(const std::string& path, std::size_t most = largest_file);

// pack.json and circuits/*.json of a folder, for Library::add_pack.
Result<std::vector<PackFile>, InputError> read_pack_folder(const std::string& folder);
// Both steps at once.
std::vector<InputError> add_pack_folder(Library& library, const std::string& folder);

// A set-up or scenario may name a circuit file ("circuit": "my-track.json") instead of a key. Loads
// it, from beside the set-up's own file, so that the set-up can be opened.
std::vector<InputError> load_named_circuit(Library& library, const std::string& file, std::string_view setup);

// A record on disk, which no other program can open like this meanwhile. Each line is forced to disk before
// append() says true.
class RecordFile final : public RecordSink {
  public:
    // A new file. An existing one is never written over.
    static Result<std::unique_ptr<RecordFile>, InputError> create(const std::string& path);
    // Goes on with an existing file, cut back to its complete entries (Record::complete_bytes).
    static Result<std::unique_ptr<RecordFile>, InputError> go_on(const std::string& path, std::size_t complete_bytes);

    RecordFile(const RecordFile&) = delete;
    RecordFile& operator=(const RecordFile&) = delete;
    ~RecordFile() override;
    bool append(std::string_view line) override;

  private:
    explicit RecordFile(int handle) : handle_(handle) {}
    int handle_;
    bool broken_ = false;
};

}  // namespace paddock::table
