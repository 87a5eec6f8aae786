#include "table/files.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace paddock::table {

namespace {

constexpr std::size_t most_pack_files = 200;
constexpr std::size_t largest_pack_file = std::size_t{4} << 20;

InputError failure(const std::string& path) { return {path, "", 0, 0, std::strerror(errno)}; }

// Closes what it holds.
class Handle {
  public:
    explicit Handle(int number) : number_(number) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() {
        if (number_ >= 0) ::close(number_);
    }
    int get() const { return number_; }

  private:
    int number_;
};

bool write_all(int handle, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(handle, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// With its slash at the end.
std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

// A new file is only safe once its folder knows of it.
bool keep_folder(const std::string& folder) {
    const Handle handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY));
    return handle.get() >= 0 && ::fsync(handle.get()) == 0;
}

bool ends_with(std::string_view text, std::string_view ending) {
    return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

// Keeps a record for this program alone while it is open.
std::optional<InputError> lock([[maybe_unused]] int handle, [[maybe_unused]] const std::string& path) {
#ifndef __wasi__  // no other program there
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0) return std::nullopt;
    if (errno == EWOULDBLOCK) return InputError{path, "", 0, 0, "another program is writing to it"};
    return failure(path);
#else
    return std::nullopt;
#endif
}

// What follows the complete entries is one incomplete line, unless somebody wrote on meanwhile.
bool has_grown(int handle, off_t complete_bytes) {
    std::array<char, 4096> bytes{};
    for (off_t at = complete_bytes;;) {
        const ssize_t size = ::pread(handle, bytes.data(), bytes.size(), at);
        if (size <= 0) return false;
        if (std::find(bytes.begin(), bytes.begin() + size, '\n') != bytes.begin() + size) return true;
        at += size;
    }
}

Result<std::vector<std::string>, InputError> names_in(const std::string& folder) {
    DIR* const directory = ::opendir(folder.c_str());
    if (directory == nullptr) return failure(folder);
    std::vector<std::string> names;
    while (const dirent* entry = ::readdir(directory)) {
        if (ends_with(entry->d_name, ".json") && names.size() <= most_pack_files) names.emplace_back(entry->d_name);
    }
    ::closedir(directory);
    if (names.size() > most_pack_files)
        return InputError{folder, "", 0, 0, "more than " + std::to_string(most_pack_files) + " files"};
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

Result<std::string, InputError> read_file(const std::string& path, std::size_t most) {
    const Handle handle(::open(path.c_str(), O_RDONLY | O_NONBLOCK));  // a pipe nobody writes to must not hold us up
    struct stat about{};
    if (handle.get() < 0 || ::fstat(handle.get(), &about) != 0) return failure(path);
    if (!S_ISREG(about.st_mode)) return InputError{path, "", 0, 0, "this is no ordinary file"};
    std::string text;
    std::vector<char> buffer(std::size_t{64} << 10);
    for (;;) {
        const ssize_t size = ::read(handle.get(), buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR) continue;
        if (size < 0) return failure(path);
        if (size == 0) return text;
        if (text.size() + static_cast<std::size_t>(size) > most)
            return InputError{path, "", 0, 0, "longer than " + std::to_string(most) + " bytes"};
        text.append(buffer.data(), static_cast<std::size_t>(size));
    }
}

Result<std::vector<PackFile>, InputError> read_pack_folder(const std::string& folder) {
    std::vector<PackFile> files;
    std::vector<std::string> paths{"pack.json"};
    const std::string circuits = folder + "/circuits";
    struct stat about{};
    if (::stat(circuits.c_str(), &about) == 0) {
        const Result<std::vector<std::string>, InputError> names = names_in(circuits);
        if (!names) return names.error();
        for (const std::string& name : *names) paths.push_back("circuits/" + name);
    }
    const std::string within = folder + "/";
    for (const std::string& path : paths) {
        Result<std::string, InputError> text = read_file(within + path, largest_pack_file);
        if (!text) return text.error();
        files.push_back({path, std::move(*text)});
    }
    return files;
}

std::vector<InputError> add_pack_folder(Library& library, const std::string& folder) {
    const Result<std::vector<PackFile>, InputError> files = read_pack_folder(folder);
    if (!files) return {files.error()};
    return library.add_pack(folder, *files);
}

std::vector<InputError> load_named_circuit(Library& library, const std::string& file, std::string_view setup) {
    const Result<JsonDocument, InputError> document = JsonDocument::parse(file, setup);
    if (!document || !document->root().is_object()) return {};  // opening it will say what is wrong
    const auto found = document->root().raw()->find("circuit");
    if (found == document->root().raw()->end() || !found->is_string()) return {};
    const std::string name = found->get<std::string>();
    if (!ends_with(name, ".json") || library.circuit(name) != nullptr) return {};
    const std::string path = name.front() == '/' ? name : folder_of(file) + name;
    const Result<std::string, InputError> text = read_file(path, largest_pack_file);
    if (!text) return {text.error()};
    return library.add_circuit(path, *text, name);
}

Result<std::unique_ptr<RecordFile>, InputError> RecordFile::create(const std::string& path) {
    constexpr int readable_by_all = 0644;
    const int handle = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, readable_by_all);
    if (handle < 0) return failure(path);
    std::unique_ptr<RecordFile> file(new RecordFile(handle));
    if (const auto taken = lock(handle, path)) return *taken;
    if (!keep_folder(folder_of(path))) return failure(path);
    return file;
}

Result<std::unique_ptr<RecordFile>, InputError> RecordFile::go_on(const std::string& path, std::size_t complete_bytes) {
    const int handle = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (handle < 0) return failure(path);
    std::unique_ptr<RecordFile> file(new RecordFile(handle));
    const auto size = static_cast<off_t>(complete_bytes);
    if (const auto taken = lock(handle, path)) return *taken;
    if (has_grown(handle, size)) return InputError{path, "", 0, 0, "another program has written to it meanwhile"};
    if (::ftruncate(handle, size) != 0) return failure(path);
    char last = '\n';
    if (size > 0 && ::pread(handle, &last, 1, size - 1) != 1) return failure(path);
    if (::lseek(handle, 0, SEEK_END) < 0) return failure(path);
    if (last != '\n' && !write_all(handle, "\n")) return failure(path);
    return file;
}

RecordFile::~RecordFile() { ::close(handle_); }

// After a failed write nobody knows what stands in the file: nothing more is written to it.
bool RecordFile::append(std::string_view line) {
    if (broken_) return false;
    broken_ = !write_all(handle_, line) || ::fsync(handle_) != 0;
    return !broken_;
}

}  // namespace paddock::table
