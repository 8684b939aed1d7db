"""The rooms of the engine and what each imports, drawn from the sources and from the order that `pyproject.toml` sets for them."""

import tomllib
from functools import cache

import grimp

from ..paths import ROOT
from .base import Page, drawing
from .html import el, text

LIBRARY = "trionfi"
CELL, LABEL, TOP = 18, 104, 104


@cache
def rooms() -> tuple[tuple[str, ...], ...]:
    """The floors of the house from the top down, each with the rooms that stand beside each other."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    floors = next(contract["layers"] for contract in linter["contracts"] if "containers" in contract)
    return tuple(tuple(floor.split(" | ")) for floor in floors)


@cache
def imports(package: str = LIBRARY) -> dict[str, set[str]]:
    """For each room of a package, its modules and folders, the others that it imports."""
    graph = grimp.build_graph(package, cache_dir=None)
    inside = [name.split(".") for name in graph.modules if name != package]
    found: dict[str, set[str]] = {room: set() for _, room, *_ in inside}
    for parts in inside:
        others = (other.split(".") for other in graph.find_modules_directly_imported_by(".".join(parts)) if other != package)
        found[parts[1]] |= {room for _, room, *_ in others} - {parts[1]}
    return found


@drawing("house")
def house(page: Page, words: str) -> str:
    """`{{ house }}`: a row for each room, from the top of the house down, with a mark below each room that it imports."""
    order = [room for floor in rooms() for room in floor]
    wide, high = LABEL + CELL * len(order), TOP + CELL * len(order)
    parts = [el("rect", {"x": 0, "y": TOP + CELL * place, "width": wide, "height": CELL, "fill": "currentColor", "opacity": 0.06})
             for place in range(0, len(order), 2)]
    for place, room in enumerate(order):
        across, down = LABEL + CELL * (place + 0.5), TOP + CELL * (place + 0.5)
        parts.append(el("text", {"x": LABEL - 8, "y": down + 4, "text-anchor": "end"}, text(room)))
        parts.append(el("text", {"transform": f"translate({across + 4} {TOP - 8}) rotate(-90)"}, text(room)))
        parts.append(el("rect", {"x": across - 5, "y": down - 5, "width": 10, "height": 10, "fill": "none", "stroke": "currentColor"}))
        parts += [el("circle", {"cx": LABEL + CELL * (order.index(other) + 0.5), "cy": down, "r": 4},
                     el("title", None, text(f"{room} → {other}"))) for other in sorted(imports().get(room, set()) & {*order})]
    shape = {"viewBox": f"0 0 {wide} {high}", "width": wide, "role": "img", "aria-labelledby": "house-of-the-engine",
             "fill": "currentColor", "font-size": 12}
    return el("svg", shape, *parts)
