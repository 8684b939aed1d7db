"""Tests of those parts of the browser's scripts that need no browser."""

import subprocess
from pathlib import Path

from .files import empty
from .paths import BUILD, NODE, NODE_MODULES, ROOT
from .say import Fault

UNITS = BUILD / "web-tests"


def units(folder: Path) -> tuple[bool, str]:
    """Run every `*.test.ts` of a folder in Node; whether all passed, and the report."""
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
        return False, made.stderr
    done = _run(["--test", "--test-reporter=spec", *sorted(UNITS.glob("*.mjs"))])
    return done.returncode == 0, done.stdout + done.stderr


def _run(command: list[str | Path]) -> subprocess.CompletedProcess[str]:
    if not NODE.exists() or not (NODE_MODULES / ".bin" / "esbuild").exists():
        raise Fault("Node or the npm packages are not installed: run `make setup`.")
    return subprocess.run([NODE, *command], cwd=ROOT, capture_output=True, text=True)
