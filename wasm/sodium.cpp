// libsodium for the browser: the functions of table/seed.cpp and nothing else, with the signatures of sodium.h.
// Debian has no libsodium for WebAssembly. BLAKE2b is RFC 7693, ChaCha20 and HChaCha20 follow Bernstein's paper and
// draft-irtf-cfrg-xchacha. Nothing here keeps a secret from the page it runs in, so nothing is done about
// timing. tests/wasm compares every function with libsodium itself.

#include <sodium.h>

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace {

// A number from its bytes, the lowest first.
template <class Number>
Number number_at(const unsigned char* bytes) {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) number |= static_cast<Number>(Number{bytes[i]} << (8 * i));
    return number;
}
template <class Number>
void put_number(unsigned char* bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) bytes[i] = static_cast<unsigned char>(number >> (8 * i));
}

// BLAKE2b

using Block = std::array<unsigned char, 128>;

struct Blake2b {
    std::array<std::uint64_t, 8> chain;
    std::uint64_t bytes;  // hashed so far; more than 2^64 do not fit into a browser
    Block block;
    std::size_t filled;
};
static_assert(sizeof(Blake2b) <= sizeof(crypto_generichash_state) && std::is_trivially_copyable_v<Blake2b>);

constexpr std::array<std::uint64_t, 8> initial_chain{0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                                     0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                                     0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

constexpr std::uint8_t schedule[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

void mix(std::uint64_t& a, std::uint64_t& b, std::uint64_t& c, std::uint64_t& d, std::uint64_t x, std::uint64_t y) {
    a += b + x;
    d = std::rotr(d ^ a, 32);
    c += d;
    b = std::rotr(b ^ c, 24);
    a += b + y;
    d = std::rotr(d ^ a, 16);
    c += d;
    b = std::rotr(b ^ c, 63);
}

void compress(Blake2b& hash, bool last) {
    std::array<std::uint64_t, 16> m;
    for (std::size_t i = 0; i < m.size(); ++i) m[i] = number_at<std::uint64_t>(hash.block.data() + 8 * i);
    std::array<std::uint64_t, 16> v;
    for (std::size_t i = 0; i < 8; ++i) {
        v[i] = hash.chain[i];
        v[i + 8] = initial_chain[i];
    }
    v[12] ^= hash.bytes;
    if (last) v[14] = ~v[14];
    for (std::size_t round = 0; round < 12; ++round) {
        const auto& s = schedule[round % 10];
        for (std::size_t i = 0; i < 4; ++i) mix(v[i], v[i + 4], v[i + 8], v[i + 12], m[s[2 * i]], m[s[2 * i + 1]]);
        for (std::size_t i = 0; i < 4; ++i)
            mix(v[i], v[(i + 1) % 4 + 4], v[(i + 2) % 4 + 8], v[(i + 3) % 4 + 12], m[s[2 * i + 8]], m[s[2 * i + 9]]);
    }
    for (std::size_t i = 0; i < 8; ++i) hash.chain[i] ^= v[i] ^ v[i + 8];
}

Blake2b load(const crypto_generichash_state* state) {
    Blake2b hash;
    std::memcpy(&hash, state, sizeof hash);
    return hash;
}
void store(crypto_generichash_state* state, const Blake2b& hash) { std::memcpy(state, &hash, sizeof hash); }

// ChaCha20

using Words = std::array<std::uint32_t, 16>;

void quarter(Words& w, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    w[d] = std::rotl(w[d] ^ (w[a] += w[b]), 16);
    w[b] = std::rotl(w[b] ^ (w[c] += w[d]), 12);
    w[d] = std::rotl(w[d] ^ (w[a] += w[b]), 8);
    w[b] = std::rotl(w[b] ^ (w[c] += w[d]), 7);
}

void twenty_rounds(Words& w) {
    for (int i = 0; i < 10; ++i) {
        for (std::size_t column = 0; column < 4; ++column) quarter(w, column, column + 4, column + 8, column + 12);
        for (std::size_t i4 = 0; i4 < 4; ++i4) quarter(w, i4, (i4 + 1) % 4 + 4, (i4 + 2) % 4 + 8, (i4 + 3) % 4 + 12);
    }
}

Words keyed(const unsigned char* key) {
    Words w{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 8; ++i) w[4 + i] = number_at<std::uint32_t>(key + 4 * i);
    return w;
}

using Key = std::array<unsigned char, 32>;

// HChaCha20: a key of its own for each first part of the nonce.
Key derived_key(const unsigned char* key, const unsigned char* nonce) {
    Words w = keyed(key);
    for (std::size_t i = 0; i < 4; ++i) w[12 + i] = number_at<std::uint32_t>(nonce + 4 * i);
    twenty_rounds(w);
    Key derived;
    for (std::size_t i = 0; i < 4; ++i) {
        put_number(derived.data() + 4 * i, w[i]);
        put_number(derived.data() + 16 + 4 * i, w[12 + i]);
    }
    return derived;
}

std::array<unsigned char, 64> key_block(Words w) {
    const Words before = w;
    twenty_rounds(w);
    std::array<unsigned char, 64> block;
    for (std::size_t i = 0; i < w.size(); ++i) put_number(block.data() + 4 * i, w[i] + before[i]);
    return block;
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

}  // namespace

extern "C" {

int sodium_init() { return 0; }

// No randomness comes from inside: the page hands in what its own generator gives.
void randombytes_buf(void* const, const size_t) { __builtin_trap(); }

// Without a key only: nothing of ours uses one.
int crypto_generichash_init(crypto_generichash_state* state, const unsigned char*, const size_t key_size,
                            const size_t size) {
    if (key_size != 0 || size == 0 || size > crypto_generichash_BYTES_MAX) return -1;
    Blake2b hash{initial_chain, 0, {}, 0};
    hash.chain[0] ^= 0x01010000U ^ size;
    store(state, hash);
    return 0;
}

int crypto_generichash_update(crypto_generichash_state* state, const unsigned char* in, unsigned long long size) {
    Blake2b hash = load(state);
    for (unsigned long long i = 0; i < size; ++i) {
        if (hash.filled == hash.block.size()) {  // the last block waits, because it is hashed differently
            hash.bytes += hash.filled;
            compress(hash, false);
            hash.filled = 0;
        }
        hash.block[hash.filled++] = in[i];
    }
    store(state, hash);
    return 0;
}

int crypto_generichash_final(crypto_generichash_state* state, unsigned char* out, const size_t size) {
    Blake2b hash = load(state);
    hash.bytes += hash.filled;
    std::memset(hash.block.data() + hash.filled, 0, hash.block.size() - hash.filled);
    compress(hash, true);
    std::array<unsigned char, 64> digest;
    for (std::size_t i = 0; i < 8; ++i) put_number(digest.data() + 8 * i, hash.chain[i]);
    std::memcpy(out, digest.data(), size);
    return 0;
}

int crypto_stream_xchacha20_xor_ic(unsigned char* out, const unsigned char* in, unsigned long long size,
                                   const unsigned char* nonce, uint64_t counter, const unsigned char* key) {
    Words w = keyed(derived_key(key, nonce).data());
    w[14] = number_at<std::uint32_t>(nonce + 16);
    w[15] = number_at<std::uint32_t>(nonce + 20);
    for (unsigned long long done = 0; done < size; ++counter) {
        w[12] = static_cast<std::uint32_t>(counter);
        w[13] = static_cast<std::uint32_t>(counter >> 32);
        const auto block = key_block(w);
        for (std::size_t i = 0; i < block.size() && done < size; ++i, ++done) out[done] = in[done] ^ block[i];
    }
    return 0;
}

// Characters to be passed over are not supported: nothing of ours has any.
int sodium_hex2bin(unsigned char* const out, const size_t most, const char* const hex, const size_t hex_size,
                   const char* const, size_t* const size, const char** const end) {
    std::size_t made = 0;
    std::size_t at = 0;
    int result = 0;
    for (; at + 1 < hex_size && hex_digit(hex[at]) >= 0 && hex_digit(hex[at + 1]) >= 0; at += 2) {
        if (made == most) {
            result = -1;
            break;
        }
        out[made++] = static_cast<unsigned char>(hex_digit(hex[at]) * 16 + hex_digit(hex[at + 1]));
    }
    const bool half = result == 0 && at < hex_size && hex_digit(hex[at]) >= 0;  // a digit without its other one
    if (half) result = -1;
    if (size != nullptr) *size = result == 0 ? made : 0;
    if (end != nullptr)
        *end = hex + at;
    else if (at != hex_size)
        result = -1;
    return result;
}
}
