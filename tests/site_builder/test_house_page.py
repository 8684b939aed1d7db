"""The picture of the house is that of the sources, and shows what points the wrong way."""

from site_builder.drawings import Page, house
from site_builder.paths import ENGINE

PAGE = Page("contributing/house.md", None, "../../")


def test_every_import_of_a_room_is_a_dot_on_the_right_of_its_square():
    order = [room for floor in house.rooms() for room in floor]
    drawn = house.house(PAGE, "")
    arrows = {(room, other) for room in order for other in house.imports()[room] if other in order}
    assert drawn.count("<circle") == len(arrows) > 150
    assert all(order.index(room) < order.index(other) for room, other in arrows)
    assert ("phases", "state") in arrows and ("cards", "errors") in arrows and ("state", "phases") not in arrows
    no_rooms = {"__init__", "__main__", "__pycache__", "py.typed"}
    assert {path.name.removesuffix(".py") for path in (ENGINE / "trionfi").iterdir()} - no_rooms == {*order}


def test_an_import_that_points_up_is_drawn_where_it_stands(tmp_path, monkeypatch):
    package = tmp_path / "of_four_rooms"
    for name in ("__init__", "games/__init__", "games/index", "hand", "card"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / f"{name}.py").write_text("")
    (package / "card.py").write_text("from of_four_rooms.games import index\nfrom of_four_rooms import hand\nimport json\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert house.imports(package.name) == {"games": set(), "hand": set(), "card": {"games", "hand"}}
