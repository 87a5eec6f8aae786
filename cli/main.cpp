#include <unistd.h>

#include <csignal>
#include <iostream>

#include "cli/program.hpp"

int main(int count, char** words) {
    using namespace paddock::cli;
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is told like a full disk
    std::ios::sync_with_stdio(false);
    LineReader in(STDIN_FILENO);
    Console console(std::cout, std::cerr, in, standard_screen());
    console.speak(standard_language());
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return static_cast<int>(run(arguments, console));
}
