#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <random>
#include <string>
#include <vector>

// The browser's stand-in, under other names, so that it can be laid beside libsodium itself.
#define sodium_init browser_sodium_init
#define randombytes_buf browser_randombytes_buf
#define crypto_generichash_init browser_generichash_init
#define crypto_generichash_update browser_generichash_update
#define crypto_generichash_final browser_generichash_final
#define crypto_stream_xchacha20_xor_ic browser_xchacha20_xor_ic
#define sodium_hex2bin browser_hex2bin
#include "wasm/sodium.cpp"
#undef sodium_init
#undef randombytes_buf
#undef crypto_generichash_init
#undef crypto_generichash_update
#undef crypto_generichash_final
#undef crypto_stream_xchacha20_xor_ic
#undef sodium_hex2bin

namespace {

using Bytes = std::vector<unsigned char>;

class BrowserSodium : public testing::Test {
  protected:
    static constexpr int rounds = 2000;

    void SetUp() override { ASSERT_GE(sodium_init(), 0); }
    std::size_t below(std::size_t limit) { return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_); }
    Bytes bytes(std::size_t size) {
        Bytes made(size);
        for (unsigned char& byte : made) byte = static_cast<unsigned char>(random_());
        return made;
    }

  private:
    std::mt19937_64 random_{20261115};
};

TEST_F(BrowserSodium, HashesAsLibsodiumDoesHoweverTheTextIsCut) {
    EXPECT_EQ(browser_sodium_init(), 0);
    for (int round = 0; round < rounds; ++round) {
        const Bytes text = bytes(below(600));
        const std::size_t size = 1 + below(crypto_generichash_BYTES_MAX);
        crypto_generichash_state real;
        crypto_generichash_state ours;
        ASSERT_EQ(crypto_generichash_init(&real, nullptr, 0, size), 0);
        ASSERT_EQ(browser_generichash_init(&ours, nullptr, 0, size), 0);
        ASSERT_EQ(crypto_generichash_update(&real, text.data(), text.size()), 0);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t piece = std::min(text.size() - at, 1 + below(200));
            ASSERT_EQ(browser_generichash_update(&ours, text.data() + at, piece), 0);
            at += piece;
        }
        Bytes expected(size);
        Bytes made(size);
        ASSERT_EQ(crypto_generichash_final(&real, expected.data(), size), 0);
        ASSERT_EQ(browser_generichash_final(&ours, made.data(), size), 0);
        ASSERT_EQ(made, expected) << text.size() << " bytes, digest of " << size;
    }
}

TEST_F(BrowserSodium, HashesBlocksOfEveryLengthAroundTheirEdges) {
    for (std::size_t length = 0; length <= 400; ++length) {
        const Bytes text = bytes(length);
        std::array<unsigned char, 32> expected{};
        std::array<unsigned char, 32> made{};
        ASSERT_EQ(crypto_generichash(expected.data(), expected.size(), text.data(), text.size(), nullptr, 0), 0);
        crypto_generichash_state ours;
        ASSERT_EQ(browser_generichash_init(&ours, nullptr, 0, made.size()), 0);
        ASSERT_EQ(browser_generichash_update(&ours, text.data(), text.size()), 0);
        ASSERT_EQ(browser_generichash_final(&ours, made.data(), made.size()), 0);
        ASSERT_EQ(made, expected) << length;
    }
}

TEST_F(BrowserSodium, RefusesWhatItDoesNotDo) {
    crypto_generichash_state state;
    const Bytes key = bytes(32);
    EXPECT_NE(browser_generichash_init(&state, key.data(), key.size(), 32), 0);
    EXPECT_NE(browser_generichash_init(&state, nullptr, 0, 0), 0);
    EXPECT_NE(browser_generichash_init(&state, nullptr, 0, 65), 0);
}

TEST_F(BrowserSodium, StreamsAsLibsodiumDoes) {
    for (int round = 0; round < rounds; ++round) {
        const Bytes text = bytes(1 + below(400));
        const Bytes key = bytes(crypto_stream_xchacha20_KEYBYTES);
        const Bytes nonce = bytes(crypto_stream_xchacha20_NONCEBYTES);
        // Small counters, counters about to fill their lower half, and any.
        const std::uint64_t counters[] = {below(3), 0xfffffffeU + below(3), below(SIZE_MAX)};
        for (const std::uint64_t counter : counters) {
            Bytes expected(text.size());
            Bytes made(text.size());
            crypto_stream_xchacha20_xor_ic(expected.data(), text.data(), text.size(), nonce.data(), counter,
                                           key.data());
            browser_xchacha20_xor_ic(made.data(), text.data(), text.size(), nonce.data(), counter, key.data());
            ASSERT_EQ(made, expected) << text.size() << " bytes from block " << counter;
        }
    }
}

TEST_F(BrowserSodium, ReadsHexAsLibsodiumDoes) {
    constexpr std::string_view letters = "0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789xg -";
    for (int round = 0; round < 20 * rounds; ++round) {
        std::string hex;
        const std::size_t length = below(14);
        while (hex.size() < length) hex += letters[below(below(4) == 0 ? letters.size() : 54)];
        const std::size_t most = below(8);
        Bytes expected(8);
        Bytes made(8);
        std::size_t expected_size = 99;
        std::size_t made_size = 99;
        const char* expected_end = nullptr;
        const char* made_end = nullptr;
        const int result =
            sodium_hex2bin(expected.data(), most, hex.data(), hex.size(), nullptr, &expected_size, &expected_end);
        EXPECT_EQ(browser_hex2bin(made.data(), most, hex.data(), hex.size(), nullptr, &made_size, &made_end), result)
            << hex << " into " << most;
        EXPECT_EQ(made_size, expected_size) << hex << " into " << most;
        EXPECT_EQ(made_end, expected_end) << hex << " into " << most;
        if (result == 0) {
            EXPECT_EQ(made, expected) << hex;
        }
        EXPECT_EQ(browser_hex2bin(made.data(), most, hex.data(), hex.size(), nullptr, nullptr, nullptr),
                  sodium_hex2bin(expected.data(), most, hex.data(), hex.size(), nullptr, nullptr, nullptr))
            << hex << " into " << most;
    }
}

}  // namespace
