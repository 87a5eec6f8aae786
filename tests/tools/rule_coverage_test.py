import unittest

from support import ToolTest

LEDGER = """# A ledger. Prefix **FD**.

| FD-INTRO-01 | no rule: it stands before the rules |

## 3. Rules

### 3.1 Overshooting
| id | rule |
|---|---|
| FD-OVER-01 | one |
| FD-OVER-02 | two |
| FD-LAP3-01 | three |

## 4. Rulings
| FD-RUL-01 | a ruling |

## 5. Decision points
| FD-RUL-99 | mentioned only |

## 8. Test vectors
| V-FD-01 (book L49) | a vector |
| V-FD-02 `weather` `tires` | another |
"""

ALL = """TEST(Overshooting, FD_OVER_01_and_FD_OVER_02_in_one) {}
TEST_F(Laps, FD_LAP3_01) {}
TEST_P(Rulings,
       FD_RUL_01_holds) {}
RC_GTEST_PROP(Vectors, V_FD_01, (int dice)) {}
TEST(Vectors, V_FD_02_rain) {}
"""

CITED = """// FD-OVER-01, FD-OVER-02 and V-FD-02
auto a = "FD-LAP3-01"_rule, b = "FD-RUL-01"_rule;
"""


class RuleCoverage(ToolTest):
    def setUp(self):
        super().setUp()
        self.write("docs/rules/formula-d.md", LEDGER)
        self.write("tests/formula_d/all_test.cpp", ALL)
        self.write("engine/formula_d/all.cpp", CITED)

    def verdict(self):
        return self.run_tool("rule-coverage", "--root", self.root, "formula-d")

    def lacks(self, old, new, missing):
        self.write("tests/formula_d/all_test.cpp", ALL.replace(old, new))
        code, output = self.verdict()
        self.assertEqual(code, 1, output)
        self.assertIn(missing, output.split("\nformula-d:")[0])

    def test_all_named(self):
        code, output = self.verdict()
        self.assertEqual((code, output), (0, "formula-d: 3 of 3 rules, 1 of 1 rulings, 2 of 2 vectors tested\n"
                                              "formula-d: 4 of 4 rules and rulings cited in engine/\n"))

    def test_the_prefix_stands_in_the_head(self):
        self.write("docs/rules/formula-d.md", LEDGER.replace("Prefix", "Ids of"))
        self.assertEqual(self.verdict()[0], 1)

    def test_a_rule_that_the_engine_does_not_cite_is_listed(self):
        self.write("engine/formula_d/all.cpp", CITED.replace("FD-OVER-02", "FD-OVER-021"))
        code, output = self.verdict()
        self.assertEqual(code, 1, output)
        self.assertIn("not cited in engine/ (1): FD-OVER-02\n", output)

    def test_a_row_that_needs_no_code_says_why(self):
        self.write("engine/formula_d/all.cpp", CITED.replace("FD-OVER-02", ""))
        self.write("docs/rules/formula-d.md", LEDGER.replace("| two |", "| two *(no code: a word of the book)* |"))
        self.assertEqual(self.verdict()[0], 0)
        self.write("docs/rules/formula-d.md", LEDGER.replace("| two |", "| two *(no code: )* |"))
        self.assertEqual(self.verdict()[0], 1)

    def test_a_missing_rule_is_listed(self):
        self.lacks("FD_OVER_01_and_", "", "FD-OVER-01")

    def test_a_missing_ruling_is_listed(self):
        self.lacks("FD_RUL_01", "ruling", "FD-RUL-01")

    def test_a_missing_vector_is_listed(self):
        self.lacks("V_FD_02", "vector", "V-FD-02")

    def test_a_comment_is_no_test(self):
        self.lacks("TEST_F(Laps", "// TEST_F(Laps", "FD-LAP3-01")
        self.lacks("TEST_F(Laps, FD_LAP3_01) {}", "/* TEST_F(Laps, FD_LAP3_01) {} */", "FD-LAP3-01")
        self.lacks("TEST_F(Laps, FD_LAP3_01) {}", "TEST(Laps, three) {}  // FD_LAP3_01", "FD-LAP3-01")

    def test_a_string_is_no_comment(self):
        self.write("tests/formula_d/all_test.cpp", 'auto a = "/*";\nauto b = "//"; ' + ALL)
        code, output = self.verdict()
        self.assertEqual(code, 0, output)

    def test_a_disabled_test_does_not_count(self):
        self.lacks("V_FD_02_rain", "DISABLED_V_FD_02_rain", "V-FD-02")

    def test_a_longer_number_is_another_id(self):
        self.lacks("V_FD_02_rain", "V_FD_021", "V-FD-02")

    def test_an_unknown_id_in_a_name_is_an_error(self):
        self.write("tests/formula_d/more_test.cpp", "\nTEST(Overshooting, FD_OVER_77) {}\n")
        code, output = self.verdict()
        self.assertEqual(code, 1)
        self.assertIn("tests/formula_d/more_test.cpp:2: Overshooting.FD_OVER_77 names FD-OVER-77", output)

    def test_an_unknown_rule_in_the_engine_is_an_error(self):
        self.write("engine/formula_d/corners.cpp", 'auto a = "FD-OVER-02"_rule;\nauto b = "FD-OVER-20"_rule;\n')
        code, output = self.verdict()
        self.assertEqual(code, 1)
        self.assertIn("engine/formula_d/corners.cpp:2: FD-OVER-20 is not in the ledger", output)
        self.assertNotIn("corners.cpp:1", output)

    def test_an_empty_ledger_is_an_error(self):
        self.write("docs/rules/formula-d.md", LEDGER.replace("## 4. Rulings", "## 4. Answers"))
        self.assertEqual(self.verdict()[0], 1)

    def test_an_id_twice_is_an_error(self):
        self.write("docs/rules/formula-d.md", LEDGER.replace("| FD-OVER-02", "| FD-OVER-01"))
        code, output = self.verdict()
        self.assertEqual(code, 1)
        self.assertIn("FD-OVER-01 is there twice", output)


if __name__ == "__main__":
    unittest.main()
