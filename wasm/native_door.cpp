// The same door on this machine: a request a line on standard input, an answer a line on standard output. Tests lay
// its answers beside the browser's.

#include <iostream>
#include <string>

#include "wasm/house.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    paddock::wasm::House house;
    for (std::string line; std::getline(std::cin, line);) std::cout << house.answer(line) << "\n" << std::flush;
    return 0;
}
