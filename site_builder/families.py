"""Which modules belong to which family of games, and which other families each needs: read off their imports."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from trionfi.games.index import INDEX

from .paths import ENGINE
from .statements import statements

ENTIRE = ENGINE / "trionfi"
GAMES = ENTIRE / "games"
PACKAGE = "trionfi.games"
CORE = ("__init__", "index")
MEASURED = "bots/borne_out"   # a module for each family, imported by the family's name


@dataclass(frozen=True)
class Family:
    """The modules of the games in one archive, the names of the other archives without which they cannot be imported, and the `parts` that
    travel with them: modules of the rest of the engine ("settlement/partite") that nothing else imports."""

    modules: tuple[str, ...]
    needs: tuple[str, ...]
    parts: tuple[str, ...] = ()


@cache
def families() -> dict[str, Family]:
    """The archives by name."""
    found = of_games()
    travel = parts(ENTIRE, {f"games/{module}": name for name, family in found.items() for module in family.modules})
    travel |= {part: name for name in found if (ENTIRE / f"{(part := f'{MEASURED}/{name}')}.py").exists()}
    return {name: replace(family, parts=tuple(sorted(part for part, with_ in travel.items() if with_ == name)))
            for name, family in found.items()}


def parts(package: Path, archives: Mapping[str, str]) -> dict[str, str]:
    """The modules of a package that only those of one archive import, directly or through each other: their archive by module. `archives`
    says so of the modules that are in one already; modules are named by their path in the package."""
    files = {file.relative_to(package).with_suffix("").as_posix(): file for file in sorted(package.rglob("*.py"))}
    imports = {module: {one for one in _imported(file.read_text("utf-8"), package.name) if one in files} for module, file in files.items()}
    free = [module for module in files if module not in archives and not module.endswith("__init__")]
    users = {module: [user for user, used in imports.items() if module in used] for module in free}
    found = dict(archives)
    grows = True
    while grows:
        wanted = {module: {found.get(user, "") for user in users[module]} for module in free if module not in found}
        more = {module: names.pop() for module, names in wanted.items() if len(names) == 1 and "" not in names}
        found |= more
        grows = bool(more)
    return {module: found[module] for module in free if module in found}


@lru_cache(maxsize=1000)
def _imported(source: str, package: str) -> frozenset[str]:
    """What a module imports of its package when it runs, by path; of a folder that is imported the head."""
    found = set()
    for node in statements(ast.parse(source), _typed_only):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    own = {name.removeprefix(f"{package}.").replace(".", "/") for name in found if name.startswith(f"{package}.")}
    return frozenset(own | {f"{name}/__init__" for name in own})


def _typed_only(node: ast.AST) -> bool:
    """Whether only type checkers read a statement."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def of_games(folder: Path = GAMES, listed: Mapping[str, str] | None = None) -> dict[str, Family]:
    """The archives of the games' own modules by name. A module with games goes with its family (`listed`: family by module, else as the
    index says); what modules of one archive alone import goes with them; what several import is an archive of its own."""
    listed = listed or {game.module: game.family for game in INDEX}
    files = {file.stem: file for file in sorted(folder.glob("*.py")) if file.stem not in CORE}
    imports = {module: imported(file) & files.keys() for module, file in files.items()}

    @cache
    def reached(module: str) -> frozenset[str]:
        return frozenset((module,)).union(*(reached(one) for one in imports[module]))

    @cache
    def archive(module: str) -> str:
        users = {archive(one) for one in files if module in imports[one]} if module not in listed else {listed[module]}
        return users.pop() if len(users) == 1 else module

    name = {module: archive(module) for module in files}
    return {one: Family(tuple(module for module in files if name[module] == one),
                        tuple(sorted({name[other] for module in files if name[module] == one for other in reached(module)} - {one})))
            for one in sorted(set(name.values()))}


def imported(file: Path) -> set[str]:
    """What a module imports from the games' package, at its head or inside a function."""
    found = set()
    for node in statements(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            found.add(node.module.removeprefix(f"{PACKAGE}."))
        elif isinstance(node, ast.Import):
            found |= {one.name.removeprefix(f"{PACKAGE}.") for one in node.names if one.name.startswith(f"{PACKAGE}.")}
    return found
