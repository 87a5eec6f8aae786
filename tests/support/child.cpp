#include "tests/support/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace paddock::test {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds patience{300};

struct Pipes {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    std::array<int, 2> err{};
};

struct Started {
    pid_t child = 0;
    int in = -1;
    int out = -1;
    int err = -1;
};

void make_pipe(std::array<int, 2>& ends) {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

Started start(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    Pipes pipes;
    make_pipe(pipes.in);
    make_pipe(pipes.out);
    make_pipe(pipes.err);
    std::vector<std::string> words{PADDOCK_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<std::string> environment = surroundings.environment;
    std::vector<char*> word_pointers = pointers_to(words);
    std::vector<char*> environment_pointers = pointers_to(environment);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(pipes.in[0], STDIN_FILENO);
        ::dup2(pipes.out[1], STDOUT_FILENO);
        ::dup2(pipes.err[1], STDERR_FILENO);
        ::execve(PADDOCK_PROGRAM, word_pointers.data(), environment_pointers.data());
        ::_exit(127);
    }
    ::close(pipes.in[0]);
    ::close(pipes.out[1]);
    ::close(pipes.err[1]);
    return {child, pipes.in[1], pipes.out[0], pipes.err[0]};
}

// Takes what there is to read; false at the end.
bool take(int descriptor, std::string& text) {
    std::array<char, 65536> bytes{};
    const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
    if (count > 0) text.append(bytes.data(), static_cast<std::size_t>(count));
    return count > 0;
}

int exit_of(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// Feeds and listens at once, so that neither side can wait for the other for ever.
Ran converse(const Started& program, std::string_view input) {
    Ran ran;
    const Clock::time_point deadline = Clock::now() + patience;
    ::fcntl(program.in, F_SETFL, O_NONBLOCK);
    std::array<pollfd, 3> ends{{{program.in, POLLOUT, 0}, {program.out, POLLIN, 0}, {program.err, POLLIN, 0}}};
    if (input.empty()) {
        ::close(program.in);
        ends[0].fd = -1;
    }
    while (ends[1].fd >= 0 || ends[2].fd >= 0) {
        if (Clock::now() > deadline) ::kill(program.child, SIGKILL);
        ::poll(ends.data(), ends.size(), 1000);
        if (ends[1].revents != 0 && !take(program.out, ran.out)) ends[1].fd = -1;
        if (ends[2].revents != 0 && !take(program.err, ran.err)) ends[2].fd = -1;
        if (ends[0].fd < 0 || ends[0].revents == 0) continue;
        const ssize_t count = ::write(program.in, input.data(), input.size());
        if (count > 0) input.remove_prefix(static_cast<std::size_t>(count));
        if (count < 0 || input.empty()) {
            ::close(program.in);
            ends[0].fd = -1;
        }
    }
    if (ends[0].fd >= 0) ::close(program.in);
    ::close(program.out);
    ::close(program.err);
    ran.exit = exit_of(program.child);
    return ran;
}

}  // namespace

Ran paddock(const std::vector<std::string>& arguments, const std::string& input, const Surroundings& surroundings) {
    ::signal(SIGPIPE, SIG_IGN);
    return converse(start(arguments, surroundings), input);
}

Ran paddock_on_terminal(const std::vector<std::string>& arguments, const std::string& input,
                        const Surroundings& surroundings) {
    std::vector<std::string> words{PADDOCK_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<std::string> environment = surroundings.environment;
    std::vector<char*> word_pointers = pointers_to(words);
    std::vector<char*> environment_pointers = pointers_to(environment);
    winsize size{24, 80, 0, 0};
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
        ::execve(PADDOCK_PROGRAM, word_pointers.data(), environment_pointers.data());
        ::_exit(127);
    }
    Ran ran;
    if (::write(terminal, input.data(), input.size()) < 0) ran.err = "the terminal takes no input";
    const Clock::time_point deadline = Clock::now() + patience;
    while (take(terminal, ran.out)) {  // the read fails once the program is gone
        if (Clock::now() > deadline) ::kill(child, SIGKILL);
    }
    ::close(terminal);
    ran.exit = exit_of(child);
    return ran;
}

Talk::Talk(const std::vector<std::string>& arguments) {
    ::signal(SIGPIPE, SIG_IGN);
    const Started started = start(arguments, {});
    child_ = started.child;
    in_ = started.in;
    out_ = started.out;
    ::close(started.err);
}

Talk::~Talk() {
    if (child_ <= 0) return;
    ::kill(child_, SIGKILL);
    ended();
}

void Talk::say(const std::string& line) {
    const std::string text = line + "\n";
    if (::write(in_, text.data(), text.size()) < 0) heard_ += "(nobody listens)";
}

bool Talk::hears(const std::string& text) {
    const Clock::time_point deadline = Clock::now() + patience;
    while (heard_.find(text) == std::string::npos) {
        pollfd end{out_, POLLIN, 0};
        if (::poll(&end, 1, 1000) > 0 && !take(out_, heard_)) return false;
        if (Clock::now() > deadline) return false;
    }
    return true;
}

void Talk::signal(int number) const { ::kill(child_, number); }

Ran Talk::ended() {
    Ran ran;
    while (take(out_, heard_)) {
    }
    ::close(in_);
    ::close(out_);
    ran.out = heard_;
    ran.exit = exit_of(child_);
    child_ = 0;
    return ran;
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "paddock-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    root_ = name;
}

Folder::~Folder() { std::filesystem::remove_all(root_); }

std::string Folder::write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
}

std::string Folder::read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(path(name), std::ios::binary).rdbuf();
    return text.str();
}

std::vector<std::string> Folder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(root_))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace paddock::test
