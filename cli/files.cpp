#include "cli/files.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "cli/console.hpp"
#include "cli/failure.hpp"

namespace paddock::cli {

namespace {

constexpr std::size_t largest_file = std::size_t{64} << 20;

std::string reason() { return std::strerror(errno); }

Failure cannot_read(const std::string& path, const std::string& why) {
    return bad_input("cannot read " + shown(name_of_file(path)) + ": " + why);
}
Failure cannot_write(const std::string& path, const std::string& why) {
    return system_failed("cannot write " + shown(path) + ": " + why);
}

// Closes the descriptor whichever way a function is left.
struct Closer {
    int descriptor;
    ~Closer() {
        if (descriptor > STDERR_FILENO) ::close(descriptor);
    }
};

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

// A new name in a folder is only safe once the folder itself is on disk.
void sync_folder(const std::string& path) {
    const int folder = ::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    ::fsync(folder);
    ::close(folder);
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// Devices and terminals cannot be replaced, and must not be.
bool is_special(const std::string& path) {
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

void write_in_place(const std::string& path, std::string_view text) {
    const Closer file{::open(path.c_str(), O_WRONLY | O_CLOEXEC)};
    if (file.descriptor < 0 || !write_all(file.descriptor, text)) throw cannot_write(path, reason());
}

bool is_pipe(int descriptor) {
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
}

// Until there is something to read, the writer has gone, or so many milliseconds are over: then false.
bool wait_for_bytes(const std::string& path, int descriptor, int milliseconds) {
    pollfd waiting{descriptor, POLLIN, 0};
    const int ready = ::poll(&waiting, 1, milliseconds);
    if (interrupted()) throw Failure(Exit::interrupted, "stopped while reading " + shown(name_of_file(path)));
    return ready > 0;
}

// A named pipe may lie there without anybody at its other end.
void wait_for_writer(const std::string& path, int descriptor) {
    constexpr int seconds = 5;
    if (!wait_for_bytes(path, descriptor, seconds * 1000))
        throw cannot_read(path, "it is a pipe, and for " + std::to_string(seconds) + " seconds nobody wrote to it");
}

}  // namespace

std::string name_of_file(const std::string& path) { return path == "-" ? "stdin" : path; }

std::string read_text(const std::string& path) {
    const bool named = path != "-";
    const Closer file{named ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK) : STDIN_FILENO};
    if (file.descriptor < 0) throw cannot_read(path, reason());
    bool written_to = !named || !is_pipe(file.descriptor);
    std::string text;
    std::array<char, 65536> bytes{};
    while (true) {
        const ssize_t count = ::read(file.descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR && errno != EAGAIN) throw cannot_read(path, reason());
        if (count < 0) {
            written_to = true;
            wait_for_bytes(path, file.descriptor, -1);
            continue;
        }
        if (count == 0 && written_to) return text;
        if (count == 0) wait_for_writer(path, file.descriptor);
        written_to = true;
        text.append(bytes.data(), static_cast<std::size_t>(count));
        if (text.size() > largest_file) throw cannot_read(path, "it is larger than 64 MiB");
    }
}

void write_text(const std::string& path, std::string_view text, Readers readers) {
    if (is_special(path)) return write_in_place(path, text);
    std::string temporary = path + ".part-XXXXXX";
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) throw cannot_write(path, reason());
    bool done = false;
    {
        const Closer file{descriptor};
        const mode_t mode = readers == Readers::owner ? 0600 : 0644;
        done = write_all(descriptor, text) && ::fchmod(descriptor, mode) == 0 && ::fsync(descriptor) == 0;
    }
    if (!done || ::rename(temporary.c_str(), path.c_str()) != 0) {
        const std::string why = reason();
        ::unlink(temporary.c_str());
        throw cannot_write(path, why);
    }
    sync_folder(path);
}

void refuse_existing(const std::string& path) {
    struct stat status = {};
    if (::lstat(path.c_str(), &status) == 0) throw bad_input(shown(path) + " is already there, and is left as it is");
}

}  // namespace paddock::cli
