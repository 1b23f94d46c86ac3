#include "core/release/secure_random.h"

#include <bit>
#include <sodium.h>
#include <stdexcept>

namespace halftruth {

namespace {

using Word = std::array<unsigned char, 8>;

/// The same bytes on every machine.
Word littleEndian(std::uint64_t value) {
    Word bytes{};
    for (unsigned char &byte : bytes) {
        byte = static_cast<unsigned char>(value & 0xFFU);
        value >>= 8U;
    }
    return bytes;
}

} // namespace

SecureRandom::SecureRandom(ReleaseRole role, std::optional<std::uint64_t> seed) {
    static_assert(keyBytes == crypto_stream_chacha20_KEYBYTES && sizeof(Word) == crypto_stream_chacha20_NONCEBYTES);
    if (sodium_init() < 0)
        throw std::runtime_error("libsodium can't be initialised");
    if (!seed) {
        randombytes_buf(m_key.data(), m_key.size());
        return;
    }
    const Word seedBytes = littleEndian(*seed);
    const auto roleByte = static_cast<unsigned char>(role);
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, m_key.size());
    crypto_generichash_update(&state, seedBytes.data(), seedBytes.size());
    crypto_generichash_update(&state, &roleByte, 1);
    crypto_generichash_final(&state, m_key.data(), m_key.size());
}

SecureRandom::~SecureRandom() {
    sodium_memzero(m_key.data(), m_key.size());
    sodium_memzero(m_buffer.data(), sizeof m_buffer);
}

void SecureRandom::refill() noexcept {
    const Word nonce = littleEndian(m_nonce++);
    static_assert(sizeof m_buffer == 512 * sizeof(std::uint64_t));
    std::array<unsigned char, sizeof m_buffer> bytes;
    crypto_stream_chacha20(bytes.data(), bytes.size(), nonce.data(), m_key.data());
    m_buffer = std::bit_cast<decltype(m_buffer)>(bytes);
    if constexpr (std::endian::native == std::endian::big)
        for (std::uint64_t &word : m_buffer)
            word = __builtin_bswap64(word);
    m_next = 0;
}

} // namespace halftruth
