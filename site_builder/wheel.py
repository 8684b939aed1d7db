"""The engine as squeezed archives of compiled modules, each named by its hash: the core, and one a family of games."""

import ast
import json
import sys
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from .compiled import SHORT, py_compile, rewritten, run
from .families import Family, families
from .files import digest, empty, files_under, once
from .paths import BUILD, ENGINE, ROOT
from .squeeze import ENDING

WHEELS = BUILD / "wheel"
# The command line and what only it does, which a page never asks for; and shapes, which only annotations read.
NOT_IN_A_BROWSER = ("trionfi/cli", "trionfi/soak/", "trionfi/env/", "trionfi/numbers/", "trionfi/__main__", "trionfi/match.",
                    "trionfi/service/shapes/", "trionfi/game/check", "trionfi/service/glance", "trionfi/service/position",
                    "trionfi/service/which", "trionfi/games/aliases", "trionfi/games/finding")
# What a page fetches only when the reader asks for it, an archive each; nothing of the core imports it.
APART = {
    "advice": ("trionfi/bots/places", "trionfi/service/advising"),
    "against": ("trionfi/service/against", "trionfi/words/apart"),
    "ahead": ("trionfi/bots/search/", "trionfi/kernel/", "trionfi/melds/parts", "trionfi/service/weighing"),
    "chance": ("trionfi/bots/chance_bot", "trionfi/bots/easy", "trionfi/service/seated"),
    "drills": ("trionfi/drills/", "trionfi/service/lines", "trionfi/service/moment", "trionfi/service/training"),
    "notation": ("trionfi/notation", "trionfi/service/notated", "trionfi/service/placing"),
    "open": ("trionfi/solver/", "trionfi/service/solving"),
    "review": ("trionfi/service/review",),
    "worth": ("trionfi/bots/worth/", "trionfi/service/held", "trionfi/service/worth"),
}
PACKAGE = "trionfi/"
# A game's puzzles travel by themselves, so that a drill of something else does not wait for them.
PUZZLES, SHARED = f"{PACKAGE}drills/puzzles/", ("__init__", "index")
GAMES = f"{PACKAGE}games/"
ALONE = ("-I", "-S", str(Path(__file__).with_name("squeeze.py")))


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
    own = [Path(__file__).with_name(name) for name in ("wheel.py", "families.py", "squeeze.py", "compiled.py")]
    inputs = files_under(ENGINE, ROOT / "pyproject.toml", *own)
    once("wheel", digest(inputs, sys.version), WHEELS, _build)
    made = json.loads((WHEELS / "made.json").read_text())
    families, apart = made["families"], made["apart"]
    return Engine(
        _archive("trionfi"),
        {name: (_archive(f"games-{name}"), Family(**family)) for name, family in families.items()},
        {name: (_archive(name), modules) for name, modules in apart.items()})


def _archive(name: str) -> Path:
    return next(WHEELS.glob(f"{name}-{'[0-9a-f]' * 16}{ENDING}"))


def _build() -> None:
    work = empty(BUILD / "wheel-work")
    run([*SHORT, "hatchling", "build", "-t", "wheel", "-d", str(work)])
    wheel = next(work.glob("*.whl"))
    # What only readers and type checkers use would be compiled and travel with the rest.
    rewritten(wheel, lambda name, data: bared(data.decode(), name).encode() if name.endswith(".py") else data)
    py_compile(wheel)
    compiled = next(work.glob("*-cp3*.whl"))
    with zipfile.ZipFile(compiled) as archive:
        left = sorted(name for name in archive.namelist() if name.startswith(PACKAGE) and name.endswith(".pyc"))
    left = [name for name in left if not name.startswith(NOT_IN_A_BROWSER)]
    found = families()
    apart = _apart(left)
    plan = {**{f"games-{name}": _own(family) for name, family in found.items()}, **apart}
    taken = {file for files in plan.values() for file in files}
    plan["trionfi"] = [file for file in left if file not in taken]
    empty(WHEELS)
    run([*ALONE, str(compiled), str(WHEELS)], json.dumps(plan))
    (WHEELS / "made.json").write_text(json.dumps({
        "families": {name: asdict(family) for name, family in found.items()},
        "apart": {name: [_module(file) for file in own] for name, own in apart.items()}}))


def travelling() -> dict[str, str]:
    """The archives of the modules that are not in the core, by the paths of their sources in the repository: the name of a family, "apart "
    and that of what is fetched on demand, or "" for what no page asks for."""
    sources = {f"{file.relative_to(ENGINE).with_suffix('.pyc')}": file for file in files_under(ENGINE) if file.suffix == ".py"}
    homes = dict.fromkeys((file for file in sources if file.startswith(NOT_IN_A_BROWSER)), "")
    homes |= {file: name for name, family in families().items() for file in _own(family)}
    homes |= {file: f"apart {name}" for name, files in _apart(sources).items() for file in files}
    return {sources[file].relative_to(ROOT).as_posix(): home for file, home in homes.items()}


def _apart(files: Iterable[str]) -> dict[str, list[str]]:
    """Those of the files that are fetched on demand, by the archive in which they travel."""
    files, alone = [*files], dict[str, list[str]]()
    for file in files:
        if file.startswith(PUZZLES) and (name := Path(file).stem) not in SHARED:
            alone.setdefault(f"puzzles-{name.replace('_', '-')}", []).append(file)
    kept = {file for some in alone.values() for file in some}
    return {name: [file for file in files if file.startswith(inside) and file not in kept] for name, inside in APART.items()} | alone


def _own(family: Family) -> list[str]:
    """The files of a family's archive."""
    return [*(f"{GAMES}{module}.pyc" for module in family.modules), *(f"{PACKAGE}{part}.pyc" for part in family.parts)]


def _module(file: str) -> str:
    """The name by which a compiled file is imported."""
    return file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def bared(source: str, file: str) -> str:
    """A source as it is compiled for pages."""
    return ast.unparse(bared_tree(source, file))


def bared_tree(source: str, file: str) -> ast.Module:
    """The tree of a source as it is compiled for pages, which has the lines of the source."""
    module = Bare().visit(ast.parse(source))
    return module if file.endswith("__init__.py") else _without_idle_imports(module)


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
