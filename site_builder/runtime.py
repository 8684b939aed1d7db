"""Pyodide as a page fetches it: the files that a browser needs, and Python's library compiled. As it comes it has the sources, which every
browser would compile at its first start; that is most of what such a start takes."""

import shutil
import sys
import zipfile
from hashlib import sha256
from json import loads
from pathlib import Path

from .compiled import py_compile, rewritten
from .files import digest, empty, once
from .paths import BUILD, NODE_MODULES

PYODIDE = NODE_MODULES / "pyodide"
VERSION: str = loads((PYODIDE / "package.json").read_text())["version"]
WASM, LIBRARY = "pyodide.asm.wasm", "python_stdlib.zip"
# The core that the browser needs; the lock file is left out, because no package is ever loaded by name.
FILES = ("pyodide.mjs", "pyodide.asm.js", WASM, LIBRARY)
MADE = BUILD / "pyodide"
# Tools of programmers, and what talks to servers and to other processes: of no use in a page.
NOT_IN_A_PAGE = (
    "_pyrepl/", "multiprocessing/", "unittest/", "wsgiref/", "xmlrpc/",
    *(f"{name}.pyc" for name in ("doctest", "ftplib", "imaplib", "mailbox", "pdb", "poplib", "pydoc", "smtplib", "socketserver")))


def runtime() -> Path:
    """The folder of the files, made when Pyodide is another one. Its name tells the version, and by a sum what is in the library."""
    own = [Path(__file__).with_name(name) for name in ("runtime.py", "compiled.py")]
    once("pyodide", digest([PYODIDE / "package.json", *own], sys.version), MADE, _make)
    return next(MADE.iterdir())


def folder() -> str:
    """Where the files lie below `assets/` of the site."""
    return f"pyodide/{runtime().name}/"


def _make() -> None:
    work = empty(BUILD / "pyodide-work")
    for name in FILES:
        shutil.copyfile(PYODIDE / name, work / name)
    library = work / LIBRARY
    py_compile(library)
    rewritten(library, lambda name, data: None if name.startswith(NOT_IN_A_PAGE) else data, zipfile.ZIP_DEFLATED)
    work.rename(empty(MADE) / f"{VERSION}-{sha256(library.read_bytes()).hexdigest()[:8]}")
