#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/child.hpp"

// paddock serve, where it cannot.
namespace paddock::test {
namespace {

using testing::HasSubstr;

// A port of this machine that somebody else has.
class TakenPort {
  public:
    TakenPort() : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        auto* place = reinterpret_cast<sockaddr*>(&address);
        socklen_t size = sizeof address;
        EXPECT_EQ(::bind(descriptor_, place, size), 0);
        EXPECT_EQ(::listen(descriptor_, 1), 0);
        EXPECT_EQ(::getsockname(descriptor_, place, &size), 0);
        number = ntohs(address.sin_port);
    }
    TakenPort(const TakenPort&) = delete;
    TakenPort& operator=(const TakenPort&) = delete;
    ~TakenPort() { ::close(descriptor_); }

    int number = 0;

  private:
    int descriptor_;
};

TEST(Serve, on_a_busy_port_changes_nothing_on_disk) {
    const TakenPort port;
    const Folder folder;
    const std::vector<std::string> words{"serve", "--port", std::to_string(port.number), "--data", folder.path("data")};
    const Ran ran = paddock(words);
    EXPECT_EQ(ran.exit, 3);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("Port " + std::to_string(port.number) + " is in use by another program"));
    EXPECT_FALSE(folder.has("data"));
}

TEST(Serve, says_why_a_store_cannot_be_opened) {
    const Folder folder;
    const std::string file = folder.write("file", "no folder");
    const Ran ran = paddock({"serve", "--port", "0", "--data", file});
    EXPECT_EQ(ran.exit, 3);
    EXPECT_THAT(ran.err, HasSubstr("cannot make the folder " + file));
}

}  // namespace
}  // namespace paddock::test
