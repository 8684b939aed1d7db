"""Tests of those parts of the browser's scripts that need no browser."""

import subprocess
from pathlib import Path

from .files import empty
from .paths import BUILD, NODE, NODE_MODULES, ROOT
from .say import Fault

UNITS = BUILD / "web-tests"


def bundled(folder: Path) -> list[Path]:
    """Every `*.test.ts` of a folder as a script for Node. Raises Fault with what is wrong in them."""
    tests = sorted(folder.glob("*.test.ts"))
    if not tests:
        raise Fault(f"There is no *.test.ts in {folder}.")
    made = _run(
        [
            NODE_MODULES / ".bin" / "esbuild",
            *tests,
            "--bundle",
            "--format=esm",
            "--platform=node",
            "--target=es2022",
            "--log-level=warning",
            "--out-extension:.js=.mjs",
            f"--outdir={empty(UNITS)}",
        ]
    )
    if made.returncode:
        raise Fault(made.stderr)
    return sorted(UNITS.glob("*.mjs"))


def units(scripts: list[Path]) -> tuple[bool, str]:
    """Run such scripts in Node, each in a process of its own; whether all passed, and the report."""
    done = _run(["--test", "--test-reporter=spec", *scripts])
    return done.returncode == 0, done.stdout + done.stderr


def _run(command: list[str | Path]) -> subprocess.CompletedProcess[str]:
    if not NODE.exists() or not (NODE_MODULES / ".bin" / "esbuild").exists():
        raise Fault("Node or the npm packages are not installed: run `make setup`.")
    return subprocess.run([NODE, *command], cwd=ROOT, capture_output=True, text=True)
