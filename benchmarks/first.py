"""How long until a game's first legal actions: in CPython beyond a bare start, and in Pyodide from the archives that a page has fetched.

usage: python -m benchmarks.first [--runs N] [GAME ...]

One game a family when none is named. Both are the least of several runs, of the processor's time in CPython: others at work on the
machine slow a start, and nothing makes it faster.
"""

import argparse
import resource
import subprocess
import sys

import trionfi
from trionfi.games.index import INDEX

from site_builder.paths import BUILD, NODE, NODE_MODULES
from site_builder.wheel import engine_wheel

BUDGET, PYODIDE_BUDGET = 80, 220
FIRST = "import trionfi; trionfi.games[{slug!r}].deal(seed=7).legal_actions()"
# The way that the worker goes, under Node: archives into memory, then the first call.
IN_PYODIDE = """
import { readFileSync } from "node:fs";
const [library, modules, game, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(library);
const { takeModules } = await import(modules);
const pyodide = await loadPyodide();
const files = archives.map((file) => new Uint8Array(readFileSync(file)));
const start = performance.now();
for (const file of files) takeModules(pyodide, file);
pyodide.runPython(`import trionfi; trionfi.games["${game}"].deal(seed=7).legal_actions()`);
console.log(performance.now() - start);
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=list({one.family: one.slug for one in reversed(INDEX)}.values()))
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    engine = engine_wheel()
    modules, script = BUILD / "bench-modules.mjs", BUILD / "bench-first.mjs"
    subprocess.run([NODE, NODE_MODULES / "esbuild" / "bin" / "esbuild", "site_builder/web/src/modules.ts", "--bundle", "--format=esm",
                    "--log-level=error", f"--outfile={modules}"], check=True)
    script.write_text(IN_PYODIDE)
    bare = min(processor("pass") for _ in range(wanted.runs))
    print(f"{'first legal actions, ms':<28}{'CPython':>9}{'Pyodide':>9}{'archives, kB':>14}")
    for name in wanted.games:
        slug = trionfi.games[name].slug
        files = engine.fetched(trionfi.games[slug].family)
        command = [str(NODE), str(script), (NODE_MODULES / "pyodide" / "pyodide.mjs").as_uri(), modules.as_uri(), slug, *map(str, files)]
        here = min(processor(FIRST.format(slug=slug)) for _ in range(wanted.runs)) - bare
        there = min(float(subprocess.run(command, check=True, capture_output=True, text=True).stdout) for _ in range(wanted.runs))
        print(f"{slug:<28}{here:>9.0f}{there:>9.0f}{sum(file.stat().st_size for file in files) / 1000:>14.1f}")
    print(f"{'budget':<28}{BUDGET:>9}{PYODIDE_BUDGET:>9}{400:>14}")
    return 0


def processor(code: str) -> float:
    """Milliseconds on the processor that a Python of its own takes for some code."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


if __name__ == "__main__":
    sys.exit(main())
