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

void startSodium() {
    if (sodium_init() < 0)
        throw std::runtime_error("libsodium can't be initialised");
}

} // namespace

SecretKey SecretKey::fresh() {
    startSodium();
    SecretKey key;
    randombytes_buf(key.m_bytes.data(), bytes);
    return key;
}

SecretKey SecretKey::fromSeed(std::uint64_t seed) {
    startSodium();
    SecretKey key;
    const Word text = littleEndian(seed);
    crypto_generichash(key.m_bytes.data(), bytes, text.data(), text.size(), nullptr, 0);
    return key;
}

std::optional<SecretKey> SecretKey::fromHex(std::string_view text) {
    startSodium();
    SecretKey key;
    std::size_t length = 0;
    if (text.size() != 2 * bytes ||
        sodium_hex2bin(key.m_bytes.data(), bytes, text.data(), text.size(), nullptr, &length, nullptr) != 0)
        return std::nullopt;
    return length == bytes ? std::optional(key) : std::nullopt;
}

SecretKey::~SecretKey() { sodium_memzero(m_bytes.data(), bytes); }

std::string SecretKey::hex() const {
    std::string text(2 * bytes + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), m_bytes.data(), bytes);
    text.pop_back();
    return text;
}

SecretKey SecretKey::derived(std::string_view purpose) const {
    SecretKey key;
    crypto_generichash(key.m_bytes.data(), bytes, reinterpret_cast<const unsigned char *>(purpose.data()),
                       purpose.size(), m_bytes.data(), bytes);
    return key;
}

std::string SecretKey::fingerprint(std::string_view purpose) const { return derived(purpose).hex().substr(0, 16); }

SecureRandom::SecureRandom(const SecretKey &key) : m_key{key} {
    static_assert(SecretKey::bytes == crypto_stream_chacha20_KEYBYTES &&
                  sizeof(Word) == crypto_stream_chacha20_NONCEBYTES);
}

SecureRandom::~SecureRandom() { sodium_memzero(m_buffer.data(), sizeof m_buffer); }

void SecureRandom::refill() noexcept {
    const Word nonce = littleEndian(m_nonce++);
    static_assert(sizeof m_buffer == 512 * sizeof(std::uint64_t));
    std::array<unsigned char, sizeof m_buffer> bytes;
    crypto_stream_chacha20(bytes.data(), bytes.size(), nonce.data(), m_key.content().data());
    m_buffer = std::bit_cast<decltype(m_buffer)>(bytes);
    if constexpr (std::endian::native == std::endian::big)
        for (std::uint64_t &word : m_buffer)
            word = __builtin_bswap64(word);
    m_next = 0;
}

} // namespace halftruth
