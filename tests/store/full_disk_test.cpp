#include <fcntl.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <csignal>

#include "tests/store/support.hpp"

// A disk that takes no more: a clear answer, nothing half there, and on it goes once there is space.
namespace paddock::store::testing {
namespace {

AppendLine long_line(std::uint64_t n) { return {"a", n, std::string(20'000, 'x'), at(1)}; }

// Appends until the store says no; the number of lines it took.
std::uint64_t fill(Store& store, Kept<void>& answer) {
    std::uint64_t n = store.find_table("a")->lines;
    for (answer = written(store, {long_line(n)}); answer && n < 10'000; answer = written(store, {long_line(n)})) ++n;
    return n;
}

void expect_sound(Store& store, std::uint64_t lines) {
    EXPECT_EQ(store.find_table("a")->lines, lines);
    EXPECT_EQ(store.lines("a")->size(), lines);
    const Kept<std::vector<std::string>> faults = store.faults();
    ASSERT_TRUE(faults.has_value()) << faults.error().why;
    EXPECT_TRUE(faults->empty());
}

TEST(FullDisk, AStoreThatMayNotGrowTakesNothingAndGoesOnLater) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}})), "");
    store->limit_size(4'000'000);
    Kept<void> answer;
    const std::uint64_t lines = fill(*store, answer);
    EXPECT_EQ(said(answer), "full");
    EXPECT_EQ(answer.error().why, "there is no space left for " + folder.file() + ".");
    EXPECT_GT(lines, 100U);
    expect_sound(*store, lines);
    store->limit_size(0);
    EXPECT_EQ(said(written(*store, {long_line(lines)})), "");
    expect_sound(*store, lines + 1);
}

TEST(FullDisk, ALimitOfLessThanAPageIsALimit) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}})), "");
    store->limit_size(1);
    Kept<void> answer;
    EXPECT_LT(fill(*store, answer), 100U);
    EXPECT_EQ(said(answer), "full");
}

// The kernel refuses to let a file grow: an error of the disk that SQLite meets in mid-commit.
TEST(FullDisk, AnErrorInMidCommitFailsTheWholeGroup) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}})), "");
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before = {};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small = {std::filesystem::file_size(folder.file("paddock.sqlite-wal")) + 30'000, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    Gate gate(*store);
    std::vector<std::string> answers;
    for (std::uint64_t n = 0; n < 3; ++n)
        store->write({long_line(n)}, [&](const Kept<void>& answer) { answers.push_back(said(answer)); });
    gate.open();
    store->flush();
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    EXPECT_EQ(answers, (std::vector<std::string>{"cannot-write", "cannot-write", "cannot-write"}));
    EXPECT_EQ(store->counters().failed_commits, 1U);
    expect_sound(*store, 0);
    EXPECT_EQ(said(written(*store, {long_line(0)})), "");
    expect_sound(*store, 1);
}

// A real disk of four megabytes, where this account may mount one.
class SmallDisk {
  public:
    explicit SmallDisk(const std::string& path) : path_(path) {
        mounted_ = ::mount("tmpfs", path.c_str(), "tmpfs", 0, "size=4m") == 0;
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (mounted_) ::umount(path_.c_str());
    }
    bool mounted() const { return mounted_; }

  private:
    std::string path_;
    bool mounted_ = false;
};

TEST(FullDisk, ARealDiskRunsFullAndIsCleared) {
    const Folder folder;
    const SmallDisk disk(folder.path());
    if (!disk.mounted()) GTEST_SKIP() << "this account may not mount a disk; the other tests cover a full one";
    auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}})), "");
    const std::string ballast = folder.file("ballast");
    const int descriptor = ::open(ballast.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    ASSERT_EQ(::posix_fallocate(descriptor, 0, 2 << 20), 0);
    ::close(descriptor);
    Kept<void> answer;
    std::uint64_t lines = fill(*store, answer);
    EXPECT_EQ(said(answer), "full");
    expect_sound(*store, lines);
    std::filesystem::remove(ballast);
    const std::uint64_t more = fill(*store, answer);
    EXPECT_GT(more, lines);
    expect_sound(*store, more);
    store.reset();  // closes on a full disk, and opens again
    store = opened(folder.path());
    expect_sound(*store, more);
}

}  // namespace
}  // namespace paddock::store::testing
