// The door of the module: one buffer of bytes, one call. The page writes a request (JSON) where buffer() says, calls
// call() with its length, and reads the answer (JSON) from answer(), as many bytes as call() said.

#include <cstddef>
#include <string>

#include "wasm/house.hpp"

namespace {

std::string request;
std::string answer_text;

paddock::wasm::House& house() {
    static paddock::wasm::House one;
    return one;
}

}  // namespace

extern "C" {

[[clang::export_name("buffer")]] char* buffer(std::size_t size) {
    request.resize(size);
    return request.data();
}

[[clang::export_name("call")]] std::size_t call(std::size_t size) {
    request.resize(size);
    answer_text = house().answer(request);
    request.clear();
    request.shrink_to_fit();
    return answer_text.size();
}

[[clang::export_name("answer")]] const char* answer() { return answer_text.data(); }
}
