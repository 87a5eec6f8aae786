#pragma once

#include <string>

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

}  // namespace paddock::store
