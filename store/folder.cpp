#include "store/folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace paddock::store {

namespace {

Failure cannot(const std::string& what, int error) {
    const bool forbidden = error == EACCES || error == EPERM || error == EROFS;
    const bool full = error == ENOSPC || error == EDQUOT;
    const Failure::Kind kind = full        ? Failure::Kind::full
                               : forbidden ? Failure::Kind::read_only
                                           : Failure::Kind::cannot_write;
    return {kind, "cannot " + what + ": " + std::strerror(error) + "."};
}

// The number of the process in a lock file, as " (pid 123)"; "" when it has not written it yet.
std::string holder(int descriptor) {
    std::array<char, 20> text{};
    const ssize_t count = ::pread(descriptor, text.data(), text.size(), 0);
    std::string digits;
    for (ssize_t i = 0; i < count; ++i) {
        const char letter = text[static_cast<std::size_t>(i)];
        if (letter < '0' || letter > '9') break;
        digits += letter;
    }
    return digits.empty() ? "" : " (pid " + digits + ")";
}

// A new name in a folder is only safe once the folder itself is on disk.
void sync_folder_of(const std::string& file) {
    const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

}  // namespace

Kept<FolderLock> FolderLock::take(const std::string& folder) {
    const std::string file = folder + "/lock";
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return cannot("write to " + folder, errno);
    FolderLock lock(descriptor);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK) return cannot("lock " + file, errno);
        return Failure{Failure::Kind::busy, "another paddock" + holder(descriptor) + " has " + folder + " open."};
    }
    // Only told to those who come second: the lock holds without it, on a full disk too.
    const std::string pid = std::to_string(::getpid()) + "\n";
    [[maybe_unused]] const bool told =
        ::ftruncate(descriptor, 0) == 0 && ::pwrite(descriptor, pid.data(), pid.size(), 0) > 0;
    return lock;
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Kept<void> make_folder(const std::string& folder) {
    std::error_code error;
    const bool made = std::filesystem::create_directories(folder, error);
    if (error) return cannot("make the folder " + folder, error.value());
    if (made && ::chmod(folder.c_str(), 0700) != 0) return cannot("make the folder " + folder, errno);
    if (made) sync_folder_of(folder);
    return {};
}

Kept<bool> make_file(const std::string& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0 && errno == EEXIST) return false;
    if (descriptor < 0) return cannot("make " + file, errno);
    ::close(descriptor);
    sync_folder_of(file);
    return true;
}

Kept<UnfinishedFile> UnfinishedFile::make(const std::string& name) {
    std::string path = name + ".unfinished-XXXXXX";
    const int descriptor = ::mkostemp(path.data(), O_CLOEXEC);  // for its owner's eyes only
    if (descriptor < 0) return cannot("make " + name, errno);
    ::close(descriptor);
    return UnfinishedFile(name, path);
}

UnfinishedFile::~UnfinishedFile() {
    if (!path_.empty()) ::unlink(path_.c_str());
}

Kept<void> UnfinishedFile::finish() {
    const int descriptor = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return cannot("read " + path_, errno);
    const int synced = ::fsync(descriptor);
    const int error = errno;
    ::close(descriptor);
    if (synced != 0) return cannot("write " + path_, error);
    if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, name_.c_str(), RENAME_NOREPLACE) != 0) {
        if (errno == EEXIST)
            return Failure{Failure::Kind::conflict, name_ + " is already there, and is left as it is."};
        return cannot("make " + name_, errno);
    }
    path_.clear();
    sync_folder_of(name_);
    return {};
}

}  // namespace paddock::store
