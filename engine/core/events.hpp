#pragma once

namespace paddock {

// Where a game tells what happened, in order. Without a listener (bots, odds, benchmarks) telling
// costs one comparison.
template <class Event>
class Events {
  public:
    using Listener = void (*)(void* self, const Event& event);

    Events() = default;
    Events(Listener listener, void* self) : listener_(listener), self_(self) {}

    bool heard() const { return listener_ != nullptr; }
    void tell(const Event& event) const {
        if (listener_ != nullptr) listener_(self_, event);
    }

  private:
    Listener listener_ = nullptr;
    void* self_ = nullptr;
};

}  // namespace paddock
