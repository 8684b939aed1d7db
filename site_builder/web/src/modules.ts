/**
 * The engine's modules in Python's memory, where a copy of the memory keeps them; its files would not be in the copy.
 * An archive is squeezed as a whole by bzip2, which browsers cannot undo by themselves and Python can. What lies in it beside modules is
 * written where they look for it; no copy holds that, so the core has nothing that is read so.
 */
import type { PyodideInterface } from "pyodide";

const ARCHIVE = "/trionfi.bz2";
const ROOT = "/trionfi-files";
const READ = `
def _read(path, root):
    import bz2, io, marshal, os, sys, zipfile
    from importlib.machinery import ModuleSpec

    HEADER = 16  # bytes of a .pyc before its code

    class Modules:
        def __init__(self, files):
            self.code = {name.removesuffix(".pyc").replace("/", "."): files.read(name) for name in files.namelist() if name.endswith(".pyc")}

        def find_spec(self, name, path=None, target=None):
            package = f"{name}.__init__" in self.code
            return ModuleSpec(name, self, is_package=package) if package or name in self.code else None

        def create_module(self, spec):
            return None

        def exec_module(self, module):
            name = module.__spec__.name
            module.__file__ = f"{root}/{name.replace('.', '/')}.py"
            code = self.code.pop(name, None) or self.code.pop(f"{name}.__init__")
            exec(marshal.loads(memoryview(code)[HEADER:]), module.__dict__)

    with open(path, "rb") as squeezed:
        data = io.BytesIO(bz2.decompress(squeezed.read()))
    os.remove(path)
    with zipfile.ZipFile(data) as files:
        sys.meta_path.insert(0, Modules(files))
        files.extractall(root, [name for name in files.namelist() if not name.endswith(".pyc")])

_read("${ARCHIVE}", "${ROOT}")
del _read
`;

/** Make the modules of a squeezed archive importable, beside those that are. */
export function takeModules(pyodide: PyodideInterface, archive: ArrayBuffer): void {
  pyodide.FS.writeFile(ARCHIVE, new Uint8Array(archive));
  pyodide.runPython(READ);
}
