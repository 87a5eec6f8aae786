#include "table/schneider/content.hpp"

#include <algorithm>

#include "table/content_limits.hpp"
#include "table/embedded.hpp"
#include "table/schneider/cards.hpp"
#include "table/seed.hpp"

namespace paddock::table {
namespace {

using namespace schneider;

constexpr std::size_t longest_fact = 200;

// A line belongs to the squares before it.
void read_piece(JsonFields& fields, std::vector<Stretch>& stretches) {
    if (const JsonReader squares = fields.optional("squares")) {
        stretches.push_back({squares.whole<std::uint8_t>(1, 60), 0});
        return;
    }
    const auto line = fields.required("line").whole<std::uint8_t>(1, 20);
    (void)fields.optional("name").text(longest_name);
    if (stretches.empty() || stretches.back().line != 0)
        return fields.whole_object().fail("a line lies between squares");
    stretches.back().line = line;
}

std::vector<Stretch> read_branch(const JsonReader& branch) {
    std::vector<Stretch> stretches;
    for (const JsonReader& piece : branch.items(1, 40)) {
        JsonFields fields = piece.fields();
        read_piece(fields, stretches);
    }
    return stretches;
}

std::vector<CourseElement> read_elements(const JsonReader& array) {
    std::vector<CourseElement> elements;
    std::vector<Stretch> file;
    const auto flush = [&] {
        for (const Stretch& stretch : file) elements.push_back({stretch, {}, {}});
        file.clear();
    };
    for (const JsonReader& element : array.items(1, 100)) {
        JsonFields fields = element.fields();
        const JsonReader found = fields.optional("fork");
        if (!found) {
            read_piece(fields, file);
            continue;
        }
        flush();
        JsonFields branches = found.fields();
        CourseElement fork;
        fork.short_way = read_branch(branches.required("short"));
        fork.long_way = read_branch(branches.required("long"));
        if (!fork.short_way.empty()) elements.push_back(fork);
    }
    flush();
    return elements;
}

void read_facts(const JsonReader& facts) {
    if (!facts) return;
    JsonFields fields = facts.fields();
    for (const char* fact : {"shape", "distance", "winner"}) (void)fields.optional(fact).text(longest_fact);
}

CourseFile read_course(const JsonReader& root) {
    CourseFile read;
    JsonFields fields = root.fields();
    (void)fields.optional("$schema").text(longest_fact);
    (void)fields.required("format").whole(1, 1);
    read.about.key = fields.required("key").text(longest_name);
    read.about.number = fields.required("number").whole(1, 999);
    read.about.name = fields.required("name").text(longest_name);
    read.about.year = fields.required("year").whole(1900, 2100);
    read.about.place = fields.required("place").text(longest_name);
    read_facts(fields.optional("facts"));
    const JsonReader elements = fields.required("elements");
    const Result<Course, std::string> course = compile(read_elements(elements));
    if (course) {
        read.course = *course;
    } else {
        elements.fail(course.error());
    }
    return read;
}

void append(std::vector<InputError>& errors, const std::vector<InputError>& more) {
    errors.insert(errors.end(), more.begin(), more.end());
}

std::string hash_of(std::vector<SchneiderFile> files) {
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    std::string all;
    for (const SchneiderFile& file : files) all += file.path + "\n" + content_hash(file.text) + "\n";
    return content_hash(all);
}

template <class Read>
void with_document(const SchneiderFile& file, std::vector<InputError>& errors, const Read& read) {
    const auto document = JsonDocument::parse("content/schneider/" + file.path, file.text);
    if (!document) return errors.push_back(document.error());
    read(document->root());
    append(errors, document->errors());
}

}  // namespace

Result<CourseFile, std::vector<InputError>> read_course_file(const std::string& file, std::string_view text) {
    const auto document = JsonDocument::parse(file, text);
    if (!document) return std::vector{document.error()};
    CourseFile read = read_course(document->root());
    if (!document->errors().empty()) return document->errors();
    return read;
}

Result<SchneiderContent, std::vector<InputError>> read_schneider_content(const std::vector<SchneiderFile>& files) {
    std::vector<InputError> errors;
    SchneiderContent content;
    std::vector<CourseFile> courses;
    for (const SchneiderFile& file : files) {
        if (file.path == "cards.json") {
            with_document(file, errors,
                          [&](const JsonReader& root) { read_cards(root, content.rules, content.card_names); });
        } else if (file.path == "boards.json") {
            with_document(file, errors, [&](const JsonReader& root) { read_boards(root, content.rules); });
        } else {
            with_document(file, errors, [&](const JsonReader& root) { courses.push_back(read_course(root)); });
        }
    }
    if (courses.empty() || courses.size() > max_courses)
        errors.push_back({"content/schneider", "", 0, 0, "a pack has 1 to 16 courses"});
    if (!errors.empty()) return errors;
    std::sort(courses.begin(), courses.end(),
              [](const CourseFile& a, const CourseFile& b) { return a.about.number < b.about.number; });
    content.hash = hash_of(files);
    for (const CourseFile& course : courses) {
        content.courses.push_back(course.about);
        content.rules.courses.push_back(course.course);
    }
    return content;
}

Result<SchneiderContent, std::vector<InputError>> built_in_schneider_content() {
    constexpr std::string_view root = "content/schneider/";
    std::vector<SchneiderFile> files;
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path.substr(0, root.size()) == root)
            files.push_back({std::string(file.path.substr(root.size())), std::string(file.text)});
    }
    return read_schneider_content(files);
}

}  // namespace paddock::table
