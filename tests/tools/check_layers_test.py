import unittest

from support import ToolTest


class CheckLayers(ToolTest):
    def setUp(self):
        super().setUp()
        for path in ["engine/core/seat.hpp", "engine/track/circuit.hpp", "engine/formula_d/game.hpp",
                     "engine/legend/game.hpp", "draw/svg.hpp", "table/record.hpp", "bots/bot.hpp", "cli/screen.hpp"]:
            self.write(path, "#pragma once\n")

    def verdict(self, path, line):
        self.write(path, f"// a file\n{line}\n")
        return self.run_tool("check-layers", self.root)

    def accepts(self, path, line):
        code, output = self.verdict(path, line)
        self.assertEqual(code, 0, output)

    def refuses(self, path, line):
        code, output = self.verdict(path, line)
        self.assertEqual(code, 1, output)
        self.assertIn(f"{path}:2: ", output)

    def test_downwards_is_fine(self):
        self.accepts("engine/track/a.cpp", '#include "engine/core/seat.hpp"')
        self.accepts("engine/formula_d/a.cpp", '#include "engine/track/circuit.hpp"')
        self.accepts("engine/formula_d/b.cpp", '#include "engine/formula_d/game.hpp"')
        self.accepts("table/a.cpp", '#include "draw/svg.hpp"')
        self.accepts("bots/a.cpp", '#include "table/record.hpp"')
        self.accepts("cli/a.cpp", '#include "bots/bot.hpp"')
        self.accepts("tests/cli/a.cpp", '#include "cli/screen.hpp"')

    def test_upwards_is_refused(self):
        self.refuses("engine/core/a.cpp", '#include "engine/track/circuit.hpp"')
        self.refuses("engine/track/a.hpp", '#include "engine/formula_d/game.hpp"')
        self.refuses("engine/formula_d/a.cpp", '#include "table/record.hpp"')
        self.refuses("table/a.cpp", '  #  include "bots/bot.hpp"')
        self.refuses("bots/a.cpp", '#include "cli/screen.hpp"')

    def test_drawing_does_not_know_the_table(self):
        self.refuses("draw/a.cpp", '#include "table/record.hpp"')

    def test_a_game_does_not_know_another(self):
        self.refuses("engine/legend/a.cpp", '#include "engine/formula_d/game.hpp"')
        self.refuses("engine/formula_d/a.cpp", '#include "engine/legend/game.hpp"')

    def test_games_keep_apart_on_every_floor(self):
        self.write("table/formula_d/binding.hpp", "")
        self.accepts("table/formula_d/a.cpp", '#include "table/formula_d/binding.hpp"')
        self.refuses("table/legend/a.cpp", '#include "table/formula_d/binding.hpp"')
        self.refuses("table/legend/a.cpp", '#include "engine/formula_d/game.hpp"')

    def test_a_game_calls_the_sister_it_names(self):
        self.write("engine/grande_epreuve/sisters.txt", "formula_d\n")
        self.accepts("engine/grande_epreuve/a.cpp", '#include "engine/formula_d/game.hpp"')
        self.refuses("engine/grande_epreuve/b.cpp", '#include "engine/legend/game.hpp"')
        self.refuses("engine/formula_d/a.cpp", '#include "engine/grande_epreuve/a.cpp"')

    def test_what_games_share_names_none(self):
        for path in ["cli/help.cpp", "cmake/wasm.cmake", "content/schemas/setup.schema.json", "engine/track/a.hpp"]:
            for name in ["formula_d", "formula-d", "Formula D", "FormulaDFace", "using formula_d::Face"]:
                self.refuses(path, f"// {name}")
            self.accepts(path, "// a formula driven home, and no more")
        self.accepts("table/all_games.cpp", "// formula_d")
        self.accepts("cli/formula_d/face.cpp", "// formula_d")
        self.accepts("content/schemas/formula-d-options.schema.json", "formula-d")
        self.accepts("fuzz/corpus/record/race.jsonl", "formula-d")

    def test_the_engine_is_pure(self):
        self.accepts("engine/core/a.cpp", "#include <vector>")
        for header in ["iostream", "fstream", "chrono", "thread", "random", "nlohmann/json.hpp", "sodium.h"]:
            self.refuses("engine/core/b.cpp", f"#include <{header}>")

    def test_libraries_stay_in_their_rooms(self):
        self.accepts("table/seed.cpp", "#include <sodium.h>")
        self.refuses("table/record.cpp", "#include <sodium.h>")
        self.accepts("table/record.cpp", "#include <nlohmann/json.hpp>")
        self.refuses("draw/svg.cpp", "#include <nlohmann/json.hpp>")

    def test_includes_start_at_the_root(self):
        self.refuses("engine/core/a.cpp", '#include "seat.hpp"')
        self.refuses("cli/a.cpp", '#include "../bots/bot.hpp"')

    def test_the_house_does_not_include_its_tests(self):
        self.write("tests/support/table.hpp", "")
        self.refuses("table/a.cpp", '#include "tests/support/table.hpp"')


if __name__ == "__main__":
    unittest.main()
