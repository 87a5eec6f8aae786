#include "table/seed.hpp"

#include <sodium.h>

#include <cstdlib>

#include "table/rolls.hpp"

namespace paddock::table {

namespace {

void need_sodium() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) std::abort();  // no random numbers on this machine: nothing here could be trusted
}

class Blake2b {
  public:
    explicit Blake2b(std::size_t size) : size_(size) {
        need_sodium();
        crypto_generichash_init(&state_, nullptr, 0, size);
    }
    void add(std::span<const std::uint8_t> bytes) { crypto_generichash_update(&state_, bytes.data(), bytes.size()); }
    void add(std::string_view text) {
        crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    }
    // As bytes, the lowest first.
    void add_number(std::uint64_t number, int bytes) {
        for (int i = 0; i < bytes; ++i) {
            const auto byte = static_cast<std::uint8_t>(number >> (8 * i));
            add(std::span(&byte, 1));
        }
    }
    void finish(std::span<std::uint8_t> out) { crypto_generichash_final(&state_, out.data(), size_); }

  private:
    crypto_generichash_state state_;
    std::size_t size_;
};

using Digest = std::array<std::uint8_t, 32>;
using Nonce = std::array<std::uint8_t, crypto_stream_xchacha20_NONCEBYTES>;
static_assert(sizeof(MatchKey) == crypto_stream_xchacha20_KEYBYTES);

Nonce nonce_of(std::uint64_t entry, std::uint32_t roll, std::string_view purpose) {
    Blake2b hash(sizeof(Nonce));
    hash.add("paddock roll 1");
    hash.add_number(entry, 8);
    hash.add_number(roll, 4);
    hash.add(purpose);
    Nonce nonce;
    hash.finish(nonce);
    return nonce;
}

// The key stream as 32-bit numbers, the lowest byte first.
class Stream {
  public:
    Stream(const MatchKey& key, const Nonce& nonce) : key_(key), nonce_(nonce) {}

    std::uint32_t next() {
        if (at_ == block_.size()) refill();
        std::uint32_t word = 0;
        for (int i = 0; i < 4; ++i) word |= std::uint32_t{block_[at_++]} << (8 * i);
        return word;
    }

  private:
    void refill() {
        block_.fill(0);
        crypto_stream_xchacha20_xor_ic(block_.data(), block_.data(), block_.size(), nonce_.data(), blocks_++,
                                       key_.data());
        at_ = 0;
    }

    const MatchKey& key_;
    const Nonce& nonce_;
    std::array<std::uint8_t, 64> block_{};
    std::size_t at_ = block_.size();
    std::uint64_t blocks_ = 0;
};

// 0 … total − 1, each equally likely: numbers of the incomplete last round are thrown away.
std::uint32_t uniform(Stream& stream, std::uint32_t total) {
    const std::uint64_t all = std::uint64_t{1} << 32;
    const std::uint64_t limit = all - all % total;
    for (;;) {
        const std::uint32_t word = stream.next();
        if (word < limit) return word % total;
    }
}

}  // namespace

Seed random_seed() {
    need_sodium();
    Seed seed;
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    for (const std::uint8_t byte : bytes) {
        hex += digits[byte >> 4];
        hex += digits[byte & 15];
    }
    return hex;
}

std::optional<Seed> seed_from_hex(std::string_view hex) {
    Seed seed;
    if (hex.size() != 2 * seed.size()) return std::nullopt;
    std::size_t size = 0;
    const char* end = nullptr;
    if (sodium_hex2bin(seed.data(), seed.size(), hex.data(), hex.size(), nullptr, &size, &end) != 0)
        return std::nullopt;
    if (size != seed.size() || end != hex.data() + hex.size()) return std::nullopt;
    return seed;
}

std::string commitment_to(const Seed& seed) {
    Blake2b hash(sizeof(Digest));
    hash.add("paddock seed 1");
    hash.add(std::span<const std::uint8_t>(seed));
    Digest digest;
    hash.finish(digest);
    return to_hex(digest);
}

MatchKey match_key(const Seed& seed, std::span<const Contribution> contributions) {
    Blake2b hash(sizeof(MatchKey));
    hash.add("paddock match 1");
    hash.add(std::span<const std::uint8_t>(seed));
    for (const Contribution& contribution : contributions) {
        hash.add_number(static_cast<std::uint64_t>(number(contribution.seat)), 1);
        hash.add_number(contribution.text.size(), 4);
        hash.add(contribution.text);
    }
    MatchKey key;
    hash.finish(key);
    return key;
}

std::string content_hash(std::string_view text) {
    Blake2b hash(sizeof(Digest));
    hash.add(text);
    Digest digest;
    hash.finish(digest);
    return to_hex(digest);
}

int drawn(const MatchKey& key, std::uint64_t entry, std::uint32_t roll, const Chance& chance) {
    need_sodium();
    const Nonce nonce = nonce_of(entry, roll, chance.purpose.view());
    Stream stream(key, nonce);
    auto left = static_cast<int>(uniform(stream, static_cast<std::uint32_t>(chance.total_weight())));
    if (chance.weights.empty()) return chance.first + left;
    int outcome = chance.first;
    for (const std::uint8_t weight : chance.weights) {
        left -= weight;
        if (left < 0) break;
        ++outcome;
    }
    return outcome;
}

int SeedRolls::roll(const Chance& chance) {
    const int value = drawn(key_, entry_, made_, chance);
    // The stopwatch is not counted: it may be read by somebody else.
    if (!(chance.purpose == clock_purpose)) ++made_;
    return value;
}

}  // namespace paddock::table
