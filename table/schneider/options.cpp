#include "engine/schneider/declared_options.hpp"
#include "table/declared_json.hpp"
#include "table/declared_options.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/option_texts.hpp"

// The switches of Schneider Trophy in set-ups (rule reference §4.1), and its courses.
namespace paddock::table {

namespace {

using namespace schneider;

constexpr std::string_view usual_course = "calshot-1929";  // ST-D-01

Options read_options(const JsonReader& value) {
    Options options;
    if (!value) return options;
    JsonFields fields = value.fields();
    read_declared_options(declared::options, fields, options);
    return options;
}

// The number of a course; nothing, with a fault noted, when none has that key.
std::optional<int> find_course(const SchneiderContent& content, const JsonReader& key) {
    constexpr std::size_t longest_key = 200;
    const std::string wanted = key ? key.text(longest_key) : std::string(usual_course);
    std::string known;
    for (std::size_t i = 0; i < content.courses.size(); ++i) {
        if (content.courses[i].key == wanted) return static_cast<int>(i);
        known += (i == 0 ? "" : ", ") + content.courses[i].key;
    }
    key.fail("no course has this key; known are " + known);
    return std::nullopt;
}

}  // namespace

std::optional<Opened<Schneider>> Binding<Schneider>::open(const Library& library, JsonFields& setup, int seats) {
    const JsonReader key = setup.optional("circuit");
    const JsonReader chosen = setup.optional("options");
    const std::shared_ptr<const SchneiderContent> content = schneider_content(library);
    const std::optional<int> course = find_course(*content, key);
    const Options options = read_options(chosen);
    if (!course) return std::nullopt;
    const Result<void, Refusal> fits = Schneider::check(content->rules, options, seats, *course);
    if (!fits) {
        const Refusal& refusal = fits.error();
        setup.whole_object().fail(std::string(refusal.why) + " (" + std::string(refusal.rule.view()) + ")");
        return std::nullopt;
    }
    return Opened<Schneider>{content, Schneider(content->rules, options, seats, *course)};
}

Json Binding<Schneider>::options_json(const Schneider& game) {
    return declared_options_json(declared::options, game.options());
}

std::span<const OptionInfo> schneider_options() {
    static const std::vector<OptionInfo> infos = described_options(declared::options, Options{});
    return infos;
}

Venue Binding<Schneider>::venue(const SchneiderContent& content, const Schneider& game) {
    const SchneiderCourse& course = content.courses[static_cast<std::size_t>(game.first_course())];
    return {course.key, course.name, content.hash};
}

}  // namespace paddock::table
