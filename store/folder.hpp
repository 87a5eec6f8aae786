#pragma once

#include <string>
#include <utility>

#include "store/failure.hpp"

// The folder of a store on disk, and who may write to it.
namespace paddock::store {

// Held by the one process that writes; given back when it ends, however it ends.
class FolderLock {
  public:
    static Kept<FolderLock> take(const std::string& folder);

    FolderLock(FolderLock&& other) noexcept : descriptor_(other.descriptor_) { other.descriptor_ = -1; }
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

  private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

// Makes a folder that only its owner may look into; one that is there is left as it is.
Kept<void> make_folder(const std::string& folder);

// An empty file for its owner's eyes only. False: it was there already.
Kept<bool> make_file(const std::string& file);

// A file that gets its name once it is complete and on disk: whoever is killed before leaves nothing under that name.
class UnfinishedFile {
  public:
    // Under another name in the same folder.
    static Kept<UnfinishedFile> make(const std::string& name);

    UnfinishedFile(UnfinishedFile&& other) noexcept
        : name_(std::move(other.name_)), path_(std::exchange(other.path_, {})) {}
    UnfinishedFile& operator=(UnfinishedFile&&) = delete;
    ~UnfinishedFile();  // gone, unless it was finished

    const std::string& path() const { return path_; }
    // conflict: something has that name already, and keeps it.
    Kept<void> finish();

  private:
    UnfinishedFile(std::string name, std::string path) : name_(std::move(name)), path_(std::move(path)) {}
    std::string name_;
    std::string path_;
};

}  // namespace paddock::store
