#include "cli/command_line.hpp"

#include "cli/text.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

const Flag* find_flag(const Command& command, std::string_view name) {
    for (const Flag& flag : command.flags) {
        if (flag.name == name || (name.size() == 1 && flag.letter == name[0])) return &flag;
    }
    return nullptr;
}

std::vector<std::string> typed_flags(const Command& command) {
    std::vector<std::string> names{"--help"};
    for (const Flag& flag : command.flags) names.push_back("--" + std::string(flag.name));
    return names;
}

}  // namespace

Failure Arguments::mistake(const std::string& sentence, Gaps gaps) const {
    return {Exit::bad_input, sentence, std::move(gaps), "paddock " + std::string(command_->name)};
}

const Flag& Arguments::flag_of(const std::string& name, const std::string& typed) const {
    if (const Flag* flag = find_flag(*command_, name)) return *flag;
    const std::string near = nearest("--" + name, typed_flags(*command_));
    if (near.empty()) throw mistake("there is no option {typed}.", {{"typed", shown(typed)}});
    throw mistake("there is no option {typed}; did you mean {near}?", {{"typed", shown(typed)}, {"near", near}});
}

void Arguments::take_flag(const std::string& word, std::span<const std::string> words, std::size_t& next) {
    const bool is_long = word.starts_with("--");
    const std::size_t equals = is_long ? word.find('=') : std::string::npos;
    const std::string typed = is_long ? word.substr(0, equals) : word.substr(0, 2);
    const Flag& flag = flag_of(typed.substr(is_long ? 2 : 1), typed);
    const bool attached = equals != std::string::npos || (!is_long && word.size() > 2);
    std::vector<std::string>& values = values_[std::string(flag.name)];
    if (!values.empty() && !flag.repeatable) throw mistake("{typed} is given twice.", {{"typed", shown(typed)}});
    if (flag.value.empty()) {
        if (attached) throw mistake("{typed} takes no value.", {{"typed", shown(typed)}});
        values.emplace_back();
        return;
    }
    if (!attached && next >= words.size())
        throw mistake("{typed} needs a value: {value}.", {{"typed", shown(typed)}, {"value", std::string(flag.value)}});
    std::string value = is_long ? word.substr(attached ? equals + 1 : 0) : word.substr(2);
    if (!attached) value = words[next++];
    if (value.empty())
        throw mistake("{typed} needs a value: {value}.", {{"typed", shown(typed)}, {"value", std::string(flag.value)}});
    values.push_back(value);
}

Arguments Arguments::parse(const Command& command, std::span<const std::string> words) {
    Arguments arguments(command);
    bool flags_end = false;
    for (std::size_t next = 0; next < words.size();) {
        const std::string& word = words[next++];
        if (!flags_end && word == "--")
            flags_end = true;
        else if (!flags_end && word.size() > 1 && word[0] == '-')
            arguments.take_flag(word, words, next);
        else
            arguments.plain_.push_back(word);
    }
    const std::size_t count = arguments.plain_.size();
    if (count > command.most)
        throw arguments.mistake("“{typed}” is one argument too many.",
                                {{"typed", shown(arguments.plain_[command.most])}});
    if (count < command.least) throw arguments.mistake("expected {takes}.", {{"takes", std::string(command.takes)}});
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view flag) const {
    const auto found = values_.find(std::string(flag));
    if (found == values_.end()) return std::nullopt;
    return found->second.back();
}

std::string Arguments::value_or(std::string_view flag, std::string_view usual) const {
    return value(flag).value_or(std::string(usual));
}

std::vector<std::string> Arguments::values(std::string_view flag) const {
    const auto found = values_.find(std::string(flag));
    return found == values_.end() ? std::vector<std::string>{} : found->second;
}

int Arguments::whole(std::string_view flag, int least, int most, int usual) const {
    const std::optional<std::string> text = value(flag);
    if (!text) return usual;
    const std::optional<int> number = table::whole_number(*text);
    if (number && *number >= least && *number <= most) return *number;
    throw mistake("--{flag} takes a whole number from {least} to {most}, not “{typed}”.",
                  {{"flag", std::string(flag)},
                   {"least", std::to_string(least)},
                   {"most", std::to_string(most)},
                   {"typed", shown(*text)}});
}

std::string Arguments::word(std::string_view flag, const std::vector<std::string>& words,
                            std::string_view usual) const {
    const std::optional<std::string> text = value(flag);
    if (!text) return std::string(usual);
    for (const std::string& word : words) {
        if (word == *text) return word;
    }
    throw mistake("--{flag} is one of {known}, not “{typed}”.",
                  {{"flag", std::string(flag)}, {"known", joined(words, ", ")}, {"typed", shown(*text)}});
}

}  // namespace paddock::cli
