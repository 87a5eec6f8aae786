#include "store/folded.hpp"

#include <array>
#include <clocale>
#include <cwchar>
#include <cwctype>

namespace paddock::store {

namespace {

// C.UTF-8 is part of the C library and knows the letters of all alphabets, whatever the user's own locale is.
locale_t unicode() {
    static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    return locale;
}

}  // namespace

std::string folded(const std::string& name) {
    const locale_t before = uselocale(unicode());
    std::string out;
    std::mbstate_t reading{};
    std::mbstate_t writing{};
    for (std::size_t place = 0; place < name.size();) {
        wchar_t letter = 0;
        const std::size_t size = std::mbrtowc(&letter, name.data() + place, name.size() - place, &reading);
        if (size == 0 || size > name.size()) {  // NUL, broken or cut off: kept as it is
            out += name[place++];
            reading = {};
            continue;
        }
        std::array<char, 16> bytes{};
        const std::size_t written =
            std::wcrtomb(bytes.data(), static_cast<wchar_t>(std::towlower(static_cast<std::wint_t>(letter))), &writing);
        out.append(bytes.data(), written > bytes.size() ? 0 : written);
        place += size;
    }
    uselocale(before);
    return out;
}

}  // namespace paddock::store
