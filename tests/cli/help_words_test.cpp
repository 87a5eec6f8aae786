#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "tests/support/child.hpp"

// Help and mistakes of the command line are in the catalogue of words, like everything else people read.
namespace paddock::test {
namespace {

using namespace cli;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(HelpWords, EveryCommandAndOptionHasThemInEveryLanguage) {
    for (const table::LanguageName& known : table::languages) {
        const table::Words& words = table::words_of("", known.language);
        for (const Command& command : commands()) {
            EXPECT_THAT(summary_of(command, words), Not(HasSubstr("command."))) << known.tag;
            for (const Flag& flag : command.flags)
                EXPECT_THAT(meaning_of(command, flag, words), Not(HasSubstr("flag."))) << known.tag << command.name;
        }
    }
}

TEST(HelpWords, HelpSpeaksTheLanguageThatIsAskedFor) {
    const Ran italian = paddock({"--lang", "it", "help"});
    EXPECT_THAT(italian.out, AllOf(HasSubstr("Comandi:"), HasSubstr("gioca una partita in questo terminale")));
    const Ran french = paddock({"play", "--help", "--lang", "fr"});
    EXPECT_THAT(french.out, AllOf(HasSubstr("Exemples"), HasSubstr("joue une partie dans ce terminal")));
    EXPECT_THAT(paddock({"help", "play"}).out, AllOf(HasSubstr("Examples:"), HasSubstr("--seats N")));
}

TEST(HelpWords, MistakesAreToldInIt) {
    const Ran italian = paddock({"--lang", "it", "play", "formula-d", "--seats", "99"});
    EXPECT_EQ(italian.exit, 2);
    EXPECT_THAT(italian.err, AllOf(HasSubstr("paddock play: --seats vuole un numero intero da"), HasSubstr("99"),
                                   HasSubstr("Vedi paddock play --help.")));
    const Ran french = paddock({"--lang", "fr", "plya"});
    EXPECT_EQ(french.exit, 2);
    EXPECT_THAT(french.err, AllOf(HasSubstr("il n"), HasSubstr("commande"), HasSubstr("play")));
}

}  // namespace
}  // namespace paddock::test
