"""The code in the README runs, and passes mypy and pyright as somebody runs them over his own."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def code(tmp_path_factory):
    """A file with the Python of the README."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    file = tmp_path_factory.mktemp("readme") / "readme.py"
    file.write_text(blocks[0], "utf-8")
    return file


def test_it_runs(code):
    done = subprocess.run([sys.executable, code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_mypy_knows_its_types(code, tmp_path):
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", tmp_path, code], cwd=code.parent,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    code.with_name("wrong.py").write_text(code.read_text("utf-8") + "\nhand.push(5)\nmatch.deal(5)\ntrionfi.play(5, 5)\n", "utf-8")
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", tmp_path, "wrong.py"],
                          cwd=code.parent, capture_output=True, text=True, check=False)
    assert done.stdout.count(": error:") == 4, done.stdout


def test_pyright_knows_its_types(code):
    done = subprocess.run([ROOT / "node_modules" / ".bin" / "pyright", "--pythonpath", sys.executable, "--outputjson", code],
                          cwd=code.parent, capture_output=True, text=True, check=False)
    found = json.loads(done.stdout)
    assert found["summary"]["filesAnalyzed"] == 1
    assert [one["message"] for one in found["generalDiagnostics"] if one["severity"] == "error"] == []
