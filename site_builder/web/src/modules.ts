/**
 * The engine's modules in Python's memory, where a copy of the memory keeps them; its files would not be in the copy.
 * An archive is the code of all its modules, written by `marshal` and squeezed by bzip2, which browsers cannot undo by themselves and
 * Python can.
 */
import type { PyodideInterface } from "pyodide";

const ARCHIVE = "/trionfi.bz2";
const READ = `
def _read(path):
    import bz2, marshal, os, sys
    from importlib.machinery import ModuleSpec

    class Modules:
        def __init__(self, code):
            self.code = code

        def find_spec(self, name, path=None, target=None):
            package = f"{name}.__init__" in self.code
            return ModuleSpec(name, self, is_package=package) if package or name in self.code else None

        def create_module(self, spec):
            return None

        def exec_module(self, module):
            # One that needs an archive which is not here yet is asked for again.
            name = module.__spec__.name
            key = name if name in self.code else f"{name}.__init__"
            exec(self.code[key], module.__dict__)
            del self.code[key]

    with open(path, "rb") as squeezed:
        code = marshal.loads(bz2.decompress(squeezed.read()))
    os.remove(path)
    sys.meta_path.insert(0, Modules(code))

_read("${ARCHIVE}")
del _read
`;

/** Make the modules of a squeezed archive importable, beside those that are. */
export function takeModules(pyodide: PyodideInterface, archive: ArrayBuffer): void {
  pyodide.FS.writeFile(ARCHIVE, new Uint8Array(archive));
  pyodide.runPython(READ);
}

const WORDS = "/trionfi-words.bz2";
const LEARN = `
def _learn(path):
    import bz2, json, os
    from trionfi.words import tables
    with open(path, "rb") as squeezed:
        table = json.loads(bz2.decompress(squeezed.read()))
    os.remove(path)
    tables.take(table.pop("language"), table)

_learn("${WORDS}")
del _learn
`;

/** Let the engine say what an archive of words has, in its language. */
export function takeWords(pyodide: PyodideInterface, archive: ArrayBuffer): void {
  pyodide.FS.writeFile(WORDS, new Uint8Array(archive));
  pyodide.runPython(LEARN);
}
