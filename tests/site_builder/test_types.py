"""The types of the page's scripts are those of what the service answers."""

from pathlib import Path

import pytest

from site_builder import types
from site_builder.say import Fault

SHAPE = '''
type Amount = int | str
"""Points."""


class Pile(Base, total=False):
    """Some
    cards."""

    cards: list[str | None]
    "The lowest first."


class Count(TypedDict):
    points: Amount | float
    at: NotRequired[dict[str, list[Pile]]]
    kind: Literal["laid", "won"] | None


Place = TypedDict("Place", {"from": object})
'''
WRITTEN = '''/** Points. */
export type Amount = number | string;

/** Some cards. */
export interface Pile extends Base {
  /** The lowest first. */
  cards?: (string | null)[];
}

export interface Count { points: Amount | number; at?: Record<string, Pile[]>; kind: "laid" | "won" | null }

export interface Place { from: unknown }
'''


@pytest.fixture
def shapes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(types, "SHAPES", tmp_path)
    return tmp_path


def test_the_committed_types_are_those_of_the_service() -> None:
    made = types.types() | {types.FORMER: types.former()}
    assert {name: (types.SOURCES / name).read_text() for name in made} == made, "types.ts is stale: run `make types`"
    assert {file.name for file in (types.SOURCES / types.FOLDER).iterdir()} == {name.rpartition("/")[2] for name in made} - {
        types.TYPES, types.FORMER.rpartition("/")[2]}


def test_every_form_of_a_shape_has_its_like(shapes: Path) -> None:
    (shapes / "one.py").write_text(SHAPE)
    assert "\n".join(types.shapes()[1].values()) == WRITTEN


def test_a_shape_without_a_like_is_named(shapes: Path) -> None:
    (shapes / "one.py").write_text("class One(TypedDict):\n    pair: tuple[int, int]\n")
    with pytest.raises(Fault, match=r"has the type tuple\[int, int\], for which types.ts has no word"):
        types.shapes()


def test_two_shapes_of_one_name_are_named(shapes: Path) -> None:
    for name in ("one", "two"):
        (shapes / f"{name}.py").write_text("class One(TypedDict):\n    card: str\n")
    with pytest.raises(Fault, match=r"called One, the second in two.py"):
        types.shapes()
