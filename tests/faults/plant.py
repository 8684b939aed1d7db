"""One fault: a snippet of the engine that a slip would change, and how it is planted in a copy of the engine."""

import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"


class Unplanted(Exception):
    """A fault that no longer fits the engine, with the reason in one line."""


@dataclass(frozen=True)
class Fault:
    """A slip: `snippet` of the module (dotted) becomes `instead`; `breaks` says in a line which rule suffers. `games` are slugs
    of games whose random hands reach the changed code."""

    name: str
    module: str
    snippet: str
    instead: str
    breaks: str
    games: tuple[str, ...]

    def place(self) -> Path:
        """The file to be changed, from the folder `engine`. A snippet that has gone to another module is found there. Raises
        Unplanted where it does not stand exactly once."""
        own = Path(*self.module.split("."))
        texts = _texts()
        found = {path: number for path, text in texts.items() if (number := text.count(self.snippet))}
        for path in (own.with_suffix(".py"), own / "__init__.py"):
            if found.get(path) == 1:
                return path
        times = sum(found.get(path, 0) for path in (own.with_suffix(".py"), own / "__init__.py"))
        if not times and list(found.values()) == [1]:
            return next(iter(found))
        raise Unplanted(f"{self.name}: the snippet stands {times} times in {self.module} and {sum(found.values())} times in the engine, "
                        "not once: this fault must be planted anew")


@cache
def _texts() -> dict[Path, str]:
    """The source of every module, by its path from the folder `engine`."""
    return {path.relative_to(ENGINE): path.read_text(encoding="utf-8") for path in sorted(ENGINE.rglob("*.py"))}


def dotted(path: Path) -> str:
    """The name of a module from its path."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def plant(fault: Fault | None, folder: Path) -> Path:
    """A copy of the engine in a new folder below this one, with the fault in it (None: as it is); the path to be imported from."""
    copy = folder / "engine"
    shutil.copytree(ENGINE, copy)
    if fault is not None:
        place = copy / fault.place()
        place.write_text(place.read_text(encoding="utf-8").replace(fault.snippet, fault.instead), encoding="utf-8")
        for compiled in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
            compiled.unlink()
    return copy
