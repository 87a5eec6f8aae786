"""tools/brotli-web: what it writes is what was built, only smaller."""

import hashlib
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
UNPACK = "process.stdout.write(require('node:zlib').brotliDecompressSync(require('node:fs').readFileSync(process.argv[1])))"


@unittest.skipUnless(shutil.which("node"), "there is no node here")
class BrotliWeb(unittest.TestCase):
    def setUp(self):
        self.root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        (self.root / "tools").mkdir()
        (self.root / "web/dist/assets").mkdir(parents=True)
        shutil.copy(ROOT / "tools/brotli-web", self.root / "tools")

    def put(self, path, data):
        (self.root / "web/dist" / path).write_bytes(data)
        return self.root / "build/brotli" / f"{hashlib.sha256(data).hexdigest()}.br"

    def run_tool(self):
        subprocess.run(["node", self.root / "tools/brotli-web"], check=True)

    def test_files_come_back_as_they_were(self):
        page, script = b"<p>" + b"paddock " * 500, bytes(range(256)) * 40
        packed = {self.put("index.html", page): page, self.put("assets/a.js", script): script}
        self.run_tool()
        for path, data in packed.items():
            self.assertLess(path.stat().st_size, len(data) / 2)
            self.assertEqual(subprocess.run(["node", "-e", UNPACK, path], check=True, stdout=subprocess.PIPE).stdout, data)

    def test_what_does_not_shrink_is_left_out_and_what_is_gone_is_dropped(self):
        noise = self.put("font.woff2", hashlib.shake_256(b"noise").digest(5000))
        old = self.put("index.html", b"old " * 1000)
        self.run_tool()
        self.assertFalse(noise.exists())
        self.assertTrue(old.exists())
        new = self.put("index.html", b"new " * 1000)
        self.run_tool()
        self.assertFalse(old.exists())
        self.assertTrue(new.exists())


if __name__ == "__main__":
    unittest.main()
