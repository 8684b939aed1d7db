"""Which modules of the games belong to which family, and which other families each needs: read off their imports."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trionfi.games.index import INDEX

from .paths import ENGINE

GAMES = ENGINE / "trionfi" / "games"
PACKAGE = "trionfi.games"
CORE = ("__init__", "index")


@dataclass(frozen=True)
class Family:
    """The modules of one archive, and the names of the other archives without which they cannot be imported."""

    modules: tuple[str, ...]
    needs: tuple[str, ...]


def families(folder: Path = GAMES, listed: Mapping[str, str] | None = None) -> dict[str, Family]:
    """The archives by name. A module with games goes with its family (`listed`: family by module, else as the index says); what modules
    of one archive alone import goes with them; what several import is an archive of its own."""
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
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            found.add(node.module.removeprefix(f"{PACKAGE}."))
        elif isinstance(node, ast.Import):
            found |= {one.name.removeprefix(f"{PACKAGE}.") for one in node.names if one.name.startswith(f"{PACKAGE}.")}
    return found
