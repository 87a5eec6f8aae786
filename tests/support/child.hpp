#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

// Runs the built program as people do: as another process, with pipes for its input and output.
namespace paddock::test {

struct Ran {
    int exit = -1;  // 128 + n when signal n ended it
    std::string out;
    std::string err;
};

struct Surroundings {
    std::vector<std::string> environment = {"LANG=C.UTF-8", "TERM=xterm-256color"};
};

// Runs `paddock ARGUMENTS…` to its end. A program that takes longer than five minutes is killed.
Ran paddock(const std::vector<std::string>& arguments, const std::string& input = "",
            const Surroundings& surroundings = {});

// The same on a terminal of 80 by 24. What it echoes of the input is part of the output.
Ran paddock_on_terminal(const std::vector<std::string>& arguments, const std::string& input,
                        const Surroundings& surroundings = {});

// A program that is still running, to be talked to.
class Talk {
  public:
    explicit Talk(const std::vector<std::string>& arguments);
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;
    ~Talk();

    void say(const std::string& line);
    // Waits until the output holds this; false when the program ends or takes too long.
    bool hears(const std::string& text);
    void signal(int number) const;
    Ran ended();

  private:
    pid_t child_;
    int in_;
    int out_;
    std::string heard_;
};

// A folder of its own for each test, gone afterwards.
class Folder {
  public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    std::string path(const std::string& name) const { return (root_ / name).string(); }
    std::string write(const std::string& name, const std::string& text) const;
    std::string read(const std::string& name) const;
    bool has(const std::string& name) const { return std::filesystem::exists(root_ / name); }
    std::vector<std::string> names() const;

  private:
    std::filesystem::path root_;
};

}  // namespace paddock::test
