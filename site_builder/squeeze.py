"""Squeezes compiled modules into archives: for each a dictionary of code by the name of its module, written by `marshal` as a whole, in
which what several modules share stands once, and then by bzip2, which Python in a page can undo by itself.

`python -I -S squeeze.py WHEEL FOLDER < PLAN`, the plan being JSON: for each archive the files of the wheel that belong into it. It runs by
itself because `marshal` writes a string in one way when somebody else holds it too and in another when not: in a Python that has imported
nothing else the same modules always give the same bytes.
"""

import bz2
import hashlib
import json
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType

HEADER = 16  # bytes of a .pyc before its code
ENDING = ".code.bz2"


def bare(code: CodeType) -> CodeType:
    """Code without its lines and the name of its file, a sixth of the whole: `place` finds the line of a fault from its function and
    how far in it."""
    inner = tuple(bare(constant) if isinstance(constant, CodeType) else constant for constant in code.co_consts)
    return code.replace(co_linetable=b"", co_filename="", co_firstlineno=1, co_consts=inner)


def main(wheel: str, folder: str) -> None:
    """Write the archives, each named by its hash."""
    plan = json.load(sys.stdin)
    with zipfile.ZipFile(wheel) as compiled:
        for name, files in plan.items():
            code = {file.removesuffix(".pyc").replace("/", "."): bare(marshal.loads(compiled.read(file)[HEADER:])) for file in files}
            data = bz2.compress(marshal.dumps(code))
            Path(folder, f"{name}-{hashlib.sha256(data).hexdigest()[:16]}{ENDING}").write_bytes(data)


if __name__ == "__main__":
    main(*sys.argv[1:])
