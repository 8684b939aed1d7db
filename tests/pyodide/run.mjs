// Runs pytest inside Pyodide under Node: the project is mounted, the engine comes from its archives.
// usage: node run.mjs PROJECT PACKAGES ARCHIVE... -- [pytest arguments...]
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// An error inside Pyodide quotes the whole of its source; the message alone is what helps.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(3);
});

const [project, packages, ...others] = process.argv.slice(2);
const archives = others.slice(0, others.indexOf("--"));
const wanted = others.slice(archives.length + 1);
const { loadPyodide } = await import(pathToFileURL(`${project}/node_modules/pyodide/pyodide.mjs`).href);
const pyodide = await loadPyodide({
  env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1", TRIONFI_HANDS: process.env.TRIONFI_HANDS ?? "" },
});
for (const [place, root] of [["/project", project], ["/packages", packages]]) {
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, place);
}
archives.forEach((file, number) => pyodide.FS.writeFile(`/trionfi-${number}.bz2`, new Uint8Array(readFileSync(file))));
pyodide.globals.set("wanted", pyodide.toPy(wanted));
process.exitCode = pyodide.runPython(`
import glob, os, sys
sys.path[:0] = ["/packages", "/project/tests/support"]
sys.dont_write_bytecode = True
os.chdir("/project")
import archives
for file in glob.glob("/trionfi-*.bz2"):
    archives.unpack(file, "/trionfi")
sys.path.insert(0, "/trionfi")
import pytest, trionfi.game, trionfi.service
from _pytest._code.code import TracebackEntry
# The archives have no line numbers and pytest reckons with them: a failure inside the engine would end the run without a name.
TracebackEntry.lineno = property(lambda entry: (entry._rawentry.tb_lineno or 1) - 1)
# What only the command line asks for does not travel in the wheel; its tests find it beside it.
for package in (trionfi, trionfi.game, trionfi.service):
    package.__path__.append("/project/engine/" + package.__name__.replace(".", "/"))
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", *wanted]))
`);
