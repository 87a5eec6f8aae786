import json
import unittest

from support import ToolTest


class CheckWords(ToolTest):
    def setUp(self):
        super().setUp()
        self.write("table/said.cpp", 'words.say("greeting", {{"n", 1}}); words.say("ask." + key);')
        for language in ("en", "it", "fr"):
            self.put(language, {"greeting": "{n|one|other}", "ask.way": "?"})

    def put(self, language, messages, part="house/table"):
        self.write(f"content/words/{language}/{part}.json", json.dumps(messages))

    def complaints(self):
        return self.run_tool("check-words", self.root)

    def test_sound_words_pass(self):
        self.assertEqual(self.complaints()[0], 0)

    def test_a_message_that_a_language_lacks(self):
        self.put("it", {"greeting": "{n|uno|altri}"})
        code, text = self.complaints()
        self.assertEqual(code, 1)
        self.assertIn("it/house/table.json: ask.way: missing", text)

    def test_a_message_that_nobody_says(self):
        for language in ("en", "it", "fr"):
            self.put(language, {"farewell": "bye"}, "house/more")
        self.assertIn("en/house: farewell: nobody says it", self.complaints()[1])

    def test_a_key_that_is_nowhere(self):
        self.write("cli/said.cpp", 'words.say("no.such.key");')
        self.write("web/src/page.svelte", "{t('no.other.key')} {t(`no.third.${key}`)}")
        text = self.complaints()[1]
        self.assertIn("says no.such.key, which is nowhere", text)
        self.assertIn("no\\.other\\.key, which is nowhere", text)
        self.assertIn("no\\.third\\..+, which is nowhere", text)

    def test_ill_formed_messages(self):
        for message, fault in [
            ("{n|one}", "has 1 forms, en has 2"),
            ("{n#st|nd}", "has 2 forms, en has 4"),
            ("open {n", "a brace that belongs to no gap"),
            ("{n n}", "is no gap"),
        ]:
            self.put("en", {"greeting": message, "ask.way": "?"})
            self.assertIn(fault, self.complaints()[1])

    def test_a_message_that_fills_in_something_else(self):
        self.put("fr", {"greeting": "{m|un|autres}", "ask.way": "?"})
        self.assertIn("fills in ['m'], English ['n']", self.complaints()[1])

    def test_refusals_are_their_own_keys(self):
        self.write("engine/go_kart/gears.cpp", 'return Refusal{"GK-GEAR-01"_rule, "only one gear"};')
        for language in ("it", "fr"):
            self.put(language, {"only one gear": "una sola"}, "go-kart/refusals")
        self.assertEqual(self.complaints()[0], 0)
        self.put("it", {"two gears": "due"}, "go-kart/refusals")
        text = self.complaints()[1]
        self.assertIn("it/go-kart/refusals.json: two gears: nobody says it", text)
        self.assertIn("it/go-kart/refusals.json: only one gear: missing", text)


if __name__ == "__main__":
    unittest.main()
