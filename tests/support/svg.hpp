#pragma once

#include <set>
#include <string>
#include <vector>

namespace paddock::draw {

// What is wrong with an SVG text, "" when nothing is: tags nest, ids are unique, references have targets.
inline std::string fault_of(const std::string& text) {
    std::vector<std::string> open;
    std::set<std::string> ids;
    std::set<std::string> wanted;
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
        const std::size_t end = text.find('>', at);
        if (end == std::string::npos) return "a tag without end";
        const std::string tag = text.substr(at + 1, end - at - 1);
        const std::string name = tag.substr(0, tag.find(' '));
        if (name[0] == '/') {
            if (open.empty() || "/" + open.back() != name) return "closes out of turn: " + name;
            open.pop_back();
            continue;
        }
        if (tag.back() != '/') open.push_back(name);
        const auto value_of = [&](const std::string& start) {
            const std::size_t from = tag.find(start);
            return from == std::string::npos
                       ? ""
                       : tag.substr(from + start.size(),
                                    tag.find_first_of("\")", from + start.size()) - from - start.size());
        };
        const std::string id = value_of(" id=\"");
        if (!id.empty() && !ids.insert(id).second) return "twice: " + id;
        for (const char* start : {"href=\"#", "url(#"}) {
            if (!value_of(start).empty()) wanted.insert(value_of(start));
        }
        if (tag.find("nan") != std::string::npos || tag.find("inf") != std::string::npos) return "no number: " + tag;
    }
    for (const std::string& id : wanted) {
        if (ids.count(id) == 0) return "points nowhere: " + id;
    }
    return open.empty() ? "" : "never closed: " + open.back();
}

}  // namespace paddock::draw
