"""The engine as squeezed archives of compiled modules, each named by its hash: the core, and one a family of games."""

import ast
import bz2
import hashlib
import json
import marshal
import os
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from types import CodeType

from .families import Family, families
from .files import digest, empty, files_under, once
from .paths import BUILD, ENGINE, ROOT
from .say import Fault

WHEELS = BUILD / "wheel"
HEADER = 16  # bytes of a .pyc before its code
# The command line and what only it does, which a page never asks for; and shapes, which only annotations read.
NOT_IN_A_BROWSER = ("trionfi/cli", "trionfi/soak/", "trionfi/__main__", "trionfi/service/shapes/", "trionfi/game/check",
                    "trionfi/service/against", "trionfi/service/glance", "trionfi/service/position", "trionfi/service/which",
                    "trionfi/kernel/kernel.c")
# What a page fetches only when the reader asks for it, an archive each; nothing of the core imports it.
APART = {"ahead": ("trionfi/bots/search/", "trionfi/kernel/", "trionfi/service/weighing")}
PACKAGE = "trionfi/"
GAMES = f"{PACKAGE}games/"
EPOCH = "1735689600"  # 2025-01-01: a build must not depend on the hour it was made
DAY = (2025, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Engine:
    """The archives: that of the core, by family that of its games with what it is made of, and by name those that are fetched on demand
    with the modules in them."""

    core: Path
    families: Mapping[str, tuple[Path, Family]]
    apart: Mapping[str, tuple[Path, list[str]]]

    def files(self) -> list[Path]:
        """All archives."""
        return [self.core, *(file for file, _ in self.families.values()), *(file for file, _ in self.apart.values())]

    def fetched(self, family: str) -> list[Path]:
        """What a page of a family's game fetches."""
        return [self.core, *(self.families[name][0] for name in (family, *self.families[family][1].needs))]


def engine_wheel() -> Engine:
    """Build the archives when the engine changed; return where they lie."""
    inputs = files_under(ENGINE, ROOT / "pyproject.toml", Path(__file__), Path(__file__).with_name("families.py"))
    once("wheel", digest(inputs, sys.version), WHEELS, _build)
    made = json.loads((WHEELS / "made.json").read_text())
    return Engine(
        next(WHEELS.glob("trionfi-*.whl.bz2")),
        {name: (next(WHEELS.glob(f"games-{name}-*.zip.bz2")), Family(**family)) for name, family in made["families"].items()},
        {name: (next(WHEELS.glob(f"{name}-*.zip.bz2")), modules) for name, modules in made["apart"].items()})


def _build() -> None:
    work = empty(BUILD / "wheel-work")
    _run("hatchling", "build", "-t", "wheel", "-d", str(work))
    _bare_sources(next(work.glob("*.whl")))
    _run("pyodide_cli", "py-compile", "--silent", str(next(work.glob("*.whl"))))
    with zipfile.ZipFile(next(work.glob("*-cp3*.whl"))) as compiled:
        files = {name: _slim(name, compiled.read(name)) for name in sorted(compiled.namelist())
                 if name.startswith(PACKAGE) and not name.startswith(NOT_IN_A_BROWSER)}  # what pip reads of a wheel, no page does
    found = families()
    empty(WHEELS)
    for name, family in found.items():
        _write(f"games-{name}", "zip", {file: files.pop(file) for file in _own(family)})
    apart = {name: [file for file in files if file.startswith(inside)] for name, inside in APART.items()}
    for name, own in apart.items():
        _write(name, "zip", {file: files.pop(file) for file in own})
    (WHEELS / "made.json").write_text(json.dumps({
        "families": {name: asdict(family) for name, family in found.items()},
        "apart": {name: [_module(file) for file in own if file.endswith(".pyc")] for name, own in apart.items()}}))
    _write("trionfi", "whl", files)


def _own(family: Family) -> list[str]:
    """The files of a family's archive."""
    return [*(f"{GAMES}{module}.pyc" for module in family.modules), *(f"{PACKAGE}{part}.pyc" for part in family.parts)]


def _module(file: str) -> str:
    """The name by which a compiled file is imported."""
    return file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def _write(name: str, kind: str, files: Mapping[str, bytes]) -> None:
    """One archive with fixed dates, its files stored as they are and then squeezed all together: modules resemble each other, and one
    stream is far smaller than many."""
    plain = BUILD / "wheel-work" / f"{name}.zip"
    with zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as archive:
        for file, content in files.items():
            archive.writestr(zipfile.ZipInfo(file, DAY), content, zipfile.ZIP_STORED)
    data = bz2.compress(plain.read_bytes())
    (WHEELS / f"{name}-{hashlib.sha256(data).hexdigest()[:16]}.{kind}.bz2").write_bytes(data)


def _run(module: str, *arguments: str) -> None:
    # With this variable set the compiler stores hashes instead of times: same sources, same wheel.
    # The options leave out docstrings and the columns of every expression, almost half of the size.
    environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(
        [sys.executable, "-OO", "-X", "no_debug_ranges", "-m", module, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Fault(f"The engine's wheel could not be built:\n{done.stdout}{done.stderr}".rstrip())


def _bare_sources(wheel: Path) -> None:
    """Take out of the sources what only readers and type checkers use: it would be compiled and travel with the rest."""
    with zipfile.ZipFile(wheel) as old:
        files = {name: old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(wheel, "w") as new:
        for name, data in files.items():
            if name.endswith(".py"):
                module = Bare().visit(ast.parse(data))
                data = ast.unparse(module if name.endswith("__init__.py") else _without_idle_imports(module)).encode()
            new.writestr(zipfile.ZipInfo(name, DAY), data)


class Bare(ast.NodeTransformer):
    """Functions without their annotations, protocols without their methods, and nothing for type checkers alone. The fields of classes
    keep their annotations, but what is the same for the whole class needs none."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases):
            node.body = [ast.Pass()]
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        hint = node.annotation.value if isinstance(node.annotation, ast.Subscript) else None
        of_class = isinstance(hint, ast.Name) and hint.id == "ClassVar" and node.value is not None
        return ast.copy_location(ast.Assign([node.target], node.value), node) if of_class and node.value else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        for argument in ast.walk(node.args):
            if isinstance(argument, ast.arg):
                argument.annotation = None
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        return node.orelse if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING" else node


def _without_idle_imports(module: ast.Module) -> ast.Module:
    """A module without the names that it imports and uses no more, now that the annotations are gone."""
    used = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.module != "__future__":
            node.names = [one for one in node.names if (one.asname or one.name) in used]
    body = [node for node in module.body if not isinstance(node, ast.ImportFrom) or node.names]
    return ast.Module(body, module.type_ignores)


def _slim(name: str, data: bytes) -> bytes:
    if name.endswith(".pyc"):
        return data[:HEADER] + marshal.dumps(_bare(marshal.loads(data[HEADER:])))
    return data


def _bare(code: CodeType) -> CodeType:
    """The same code without its table of line numbers and the name of its file: no traceback ever reaches a reader."""
    inner = tuple(_bare(constant) if isinstance(constant, CodeType) else constant for constant in code.co_consts)
    return code.replace(co_linetable=b"", co_filename="", co_consts=inner)
