#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

namespace paddock {

// A vector of at most N elements inside the object itself: copying it is a memcpy, growing it
// never allocates. The elements past size() keep whatever they held, and take no part in ==.
template <class T, std::size_t N>
class SmallVector {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    using value_type = T;

    SmallVector() {}  // the storage stays as it is: a search makes many of these and fills few

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == N; }
    static constexpr std::size_t capacity() { return N; }

    void clear() { size_ = 0; }
    void push_back(const T& element) {
        assert(size_ < N);
        elements_[size_++] = element;
    }
    // Makes the element where it will stay.
    template <class... Parts>
    void emplace_back(Parts&&... parts) {
        assert(size_ < N);
        std::construct_at(elements_ + size_, std::forward<Parts>(parts)...);
        ++size_;
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void resize(std::size_t size) {
        assert(size <= N);
        for (std::size_t i = size_; i < size; ++i) elements_[i] = T{};
        size_ = static_cast<Count>(size);
    }

    T& operator[](std::size_t i) {
        assert(i < size_);
        return elements_[i];
    }
    const T& operator[](std::size_t i) const {
        assert(i < size_);
        return elements_[i];
    }
    T& back() { return (*this)[size_ - 1U]; }
    const T& back() const { return (*this)[size_ - 1U]; }

    T* begin() { return elements_; }
    T* end() { return elements_ + size_; }
    const T* begin() const { return elements_; }
    const T* end() const { return elements_ + size_; }

    bool operator==(const SmallVector& other) const {
        if (size_ != other.size_) return false;
        for (std::size_t i = 0; i < size_; ++i) {
            if (!(elements_[i] == other.elements_[i])) return false;
        }
        return true;
    }

  private:
    using Count = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
    union {
        T elements_[N];
    };
    Count size_ = 0;
};

}  // namespace paddock
