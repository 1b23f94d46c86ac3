#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

namespace halftruth {

/// Who draws in a release: each has randomness of its own, which the others must not know.
enum class ReleaseRole : std::uint8_t { Curators, Alice, Bob, Server, Researcher };

/// A cryptographic generator: libsodium's ChaCha20 stream under a key from the operating system. Who has seen any
/// part of its numbers can't tell the others. A uniform random bit generator. About 5 ns a number.
class SecureRandom {
public:
    using result_type = std::uint64_t;

    /// With a seed the key is a hash of it and the role instead: everybody who knows the seed knows every number. For
    /// demonstrations and tests only. Throws std::runtime_error when libsodium can't be used.
    SecureRandom(ReleaseRole role, std::optional<std::uint64_t> seed);
    SecureRandom(const SecureRandom &) = delete;
    SecureRandom &operator=(const SecureRandom &) = delete;
    /// Wipes the key and the numbers.
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

    static constexpr std::size_t keyBytes = 32;
    std::array<unsigned char, keyBytes> m_key{};
    std::uint64_t m_nonce = 0;
    std::array<std::uint64_t, 512> m_buffer{};
    std::size_t m_next = m_buffer.size();
};

} // namespace halftruth
