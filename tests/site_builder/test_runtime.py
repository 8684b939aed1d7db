"""Pyodide as pages fetch it."""

import ast
import json
import subprocess
import sys
import zipfile

from site_builder.paths import BUILD, ENGINE, NODE
from site_builder.runtime import FILES, LIBRARY, PYODIDE, folder, runtime
from site_builder.wheel import NOT_IN_A_BROWSER

START = """
const [module, stdLibURL, code] = process.argv.slice(2);
const { loadPyodide } = await import(module);
const python = await loadPyodide({ stdLibURL });
console.log(JSON.stringify(python.runPython(code)));
"""


def test_the_library_travels_compiled_and_is_no_larger_than_its_sources() -> None:
    made = runtime()
    assert sorted(file.name for file in made.iterdir()) == sorted(FILES)
    assert folder() == f"pyodide/{made.name}/"
    with zipfile.ZipFile(made / LIBRARY) as library:
        names = library.namelist()
        assert {one.date_time for one in library.infolist()} == {(2025, 1, 1, 0, 0, 0)}
    assert "json/__init__.pyc" in names
    assert not [name for name in names if name.endswith(".py")]
    assert (made / LIBRARY).stat().st_size < (PYODIDE / LIBRARY).stat().st_size


def test_all_that_the_engine_imports_is_in_it() -> None:
    files = [file for file in ENGINE.rglob("*.py") if not file.relative_to(ENGINE).as_posix().startswith(NOT_IN_A_BROWSER)]
    sources = [ast.parse(file.read_text()) for file in files]
    nodes = [node for tree in sources for node in ast.walk(tree)]
    found = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level}
    found |= {one.name for node in nodes if isinstance(node, ast.Import) for one in node.names}
    wanted = sorted(name for name in found if name.split(".")[0] in sys.stdlib_module_names)
    assert {"fractions", "json", "unicodedata"} <= set(wanted)
    script = BUILD / "runtime-test.mjs"
    script.write_text(START)
    code = f"import importlib, sys\nfor name in {wanted}: importlib.import_module(name)\nsys.modules['fractions'].__spec__.origin"
    command = [NODE, script, (PYODIDE / "pyodide.mjs").as_uri(), runtime() / LIBRARY, code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout).endswith("python313.zip/fractions.pyc")
