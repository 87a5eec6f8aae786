#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace paddock {

// A value or an error, with the names of std::expected, which C++20 lacks.
template <class T, class E>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const T& value() const& {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    T& value() & {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    T&& value() && {
        assert(has_value());
        return std::move(*std::get_if<0>(&content_));
    }
    const E& error() const {
        assert(!has_value());
        return *std::get_if<1>(&content_);
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

  private:
    std::variant<T, E> content_;
};

struct Done {};

template <class E>
class [[nodiscard]] Result<void, E> : public Result<Done, E> {
  public:
    Result() : Result<Done, E>(Done{}) {}
    Result(E error) : Result<Done, E>(std::move(error)) {}
};

}  // namespace paddock
