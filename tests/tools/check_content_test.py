import json
import unittest

from support import ToolTest

SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "required": ["name"],
    "properties": {"name": {"type": "string"}, "laps": {"type": "integer", "minimum": 1}},
}


class CheckContent(ToolTest):
    def setUp(self):
        super().setUp()
        self.write("content/schemas/circuit.schema.json", json.dumps(SCHEMA))

    def verdict(self, path, text):
        self.write(path, text)
        return self.run_tool("check-content", self.root)

    def refuses(self, path, text, because):
        code, output = self.verdict(path, text)
        self.assertEqual(code, 1, output)
        self.assertIn(f"{path}: ", output)
        self.assertIn(because, output)

    def test_a_good_file_passes(self):
        code, output = self.verdict("content/circuits/monaco.json", '{"name": "Monaco", "laps": 2}')
        self.assertEqual((code, output), (0, "1 files, 1 schemas, 0 complaints\n"))

    def test_a_file_may_name_its_schema(self):
        text = '{"$schema": "../schemas/circuit.schema.json", "laps": 2}'
        self.refuses("content/packs/odd.json", text, "'name' is a required property")

    def test_the_place_of_the_fault_is_told(self):
        self.refuses("content/circuits/monaco.json", '{"name": "Monaco", "laps": 0}', "$.laps")

    def test_a_file_without_a_schema_is_refused(self):
        self.refuses("content/cars/alfa.json", "{}", "no schema car.schema.json")

    def test_broken_json_is_refused(self):
        self.refuses("content/circuits/monaco.json", '{"name": ', "Expecting value")

    def test_a_key_twice_is_refused(self):
        self.refuses("content/circuits/monaco.json", '{"name": "a", "name": "b"}', "twice: name")

    def test_a_broken_schema_is_refused(self):
        self.write("content/schemas/circuit.schema.json", '{"type": "thing"}')
        self.assertEqual(self.run_tool("check-content", self.root)[0], 1)


if __name__ == "__main__":
    unittest.main()
