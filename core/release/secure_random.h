#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace halftruth {

/// 32 bytes that somebody keeps to himself. Wiped when they are no longer needed.
class SecretKey {
public:
    static constexpr std::size_t bytes = 32;
    using Bytes = std::array<unsigned char, bytes>;

    /// From the operating system. Throws std::runtime_error when libsodium can't be used.
    [[nodiscard]] static SecretKey fresh();
    /// The hash of a number: everybody who knows the number knows the key. For demonstrations and tests only.
    [[nodiscard]] static SecretKey fromSeed(std::uint64_t seed);
    /// What hex() gave; nothing for any other text.
    [[nodiscard]] static std::optional<SecretKey> fromHex(std::string_view text);
    SecretKey(const SecretKey &) = default;
    SecretKey &operator=(const SecretKey &) = default;
    ~SecretKey();

    /// 64 digits.
    [[nodiscard]] std::string hex() const;
    /// A key for one purpose: BLAKE2b, keyed with this one, of the purpose. Who has it learns nothing of this key nor
    /// of those for other purposes.
    [[nodiscard]] SecretKey derived(std::string_view purpose) const;
    /// 16 digits by which a key is recognised without being known: the beginning of a derived one.
    [[nodiscard]] std::string fingerprint(std::string_view purpose = "fingerprint") const;
    [[nodiscard]] const Bytes &content() const noexcept { return m_bytes; }

private:
    SecretKey() = default;
    Bytes m_bytes{};
};

/// A cryptographic generator: libsodium's ChaCha20 stream under a secret key. Who has seen any part of its numbers
/// can't tell the others. A uniform random bit generator. About 5 ns a number.
class SecureRandom {
public:
    using result_type = std::uint64_t;

    explicit SecureRandom(const SecretKey &key);
    SecureRandom(const SecureRandom &) = delete;
    SecureRandom &operator=(const SecureRandom &) = delete;
    /// Wipes the numbers.
    ~SecureRandom();

    [[nodiscard]] static constexpr result_type min() noexcept { return 0; }
    [[nodiscard]] static constexpr result_type max() noexcept { return std::numeric_limits<result_type>::max(); }
    result_type operator()() noexcept {
        if (m_next == m_buffer.size())
            refill();
        return m_buffer[m_next++];
    }

private:
    void refill() noexcept;

    SecretKey m_key;
    std::uint64_t m_nonce = 0;
    std::array<std::uint64_t, 512> m_buffer{};
    std::size_t m_next = m_buffer.size();
};

/// A number in {0, ..., end-1}, all exactly equally likely [Lemire 2019]. Random draws 64 bits; end is at least 1.
template <class Random>
[[nodiscard]] std::uint32_t drawBelow(Random &random, std::uint32_t end) {
    std::uint64_t product = (random() >> 32U) * end;
    if (static_cast<std::uint32_t>(product) < end) {
        const std::uint32_t uneven = (0U - end) % end;
        while (static_cast<std::uint32_t>(product) < uneven)
            product = (random() >> 32U) * end;
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

} // namespace halftruth
