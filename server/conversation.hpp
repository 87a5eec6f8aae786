#pragma once

#include <string_view>

#include "server/limits.hpp"
#include "server/room.hpp"

namespace paddock::server {

// The far end of a socket.
class Outbox {
  public:
    virtual ~Outbox() = default;
    virtual void send(Text text, Haste haste) = 0;
    virtual void close(std::string why) = 0;
    // The same, without waiting for a goodbye or reading on.
    virtual void cut_off(const std::string& why) = 0;
};

// What is said on one socket: messages in, answers and news out (docs/protocol.md, WebSocket).
class Conversation final : public Watcher, public std::enable_shared_from_this<Conversation> {
  public:
    Conversation(std::shared_ptr<Room> room, Outbox& outbox, const Limits& limits);

    void message(std::string_view text);
    // The socket is gone; nothing is sent any more.
    void closed();

    void send(Text text, Haste haste) override;
    void close(std::string why) override;
    const std::shared_ptr<Room>& room() const { return room_; }

    std::string holder;  // among whose sockets it counts

  private:
    struct Said;
    bool read_plainly(std::string_view text, Said& said);
    bool read_document(std::string_view text, Said& said);
    void carry_out(const Said& said);
    void answer_to(std::uint64_t id, const std::optional<ApiError>& refusal);
    Room::Done answers(std::uint64_t id);

    std::shared_ptr<Room> room_;
    Outbox* outbox_;  // nullptr once it is closed
    TokenBucket bucket_;
    int denied_ = 0;
};

}  // namespace paddock::server
