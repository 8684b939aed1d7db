"""The search index: titles, headings of their own and terms of every page, the glossary whole, and little else."""

import json
from pathlib import Path

from site_builder.search import INDEX, shrink

PAGE = "sicily/mineo-3/"
MADE = [
    {"location": PAGE, "title": "Mineo", "text": "One player against two. A second sentence with a talon."},
    {"location": f"{PAGE}#counting", "title": "Counting", "text": "Each <b>trick</b> and the talon, told at length."},
    {"location": f"{PAGE}#the-monte", "title": "The monte and the discard", "text": "The monte goes to the soloist."},
    {"location": "glossary/#monte", "title": "Monte", "text": "The mountain, told at length."},
]


def shrunk(folder: Path, docs: list[dict], known: dict | None = None) -> dict[str, dict]:
    file = folder / INDEX
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"config": {}, "docs": docs}))
    shrink(folder, known or {})
    return {one["location"]: one for one in json.loads(file.read_text())["docs"]}


def test_headings_that_all_games_have_leave_their_terms_to_the_page(tmp_path: Path) -> None:
    found = shrunk(tmp_path, MADE)
    assert f"{PAGE}#counting" not in found and f"{PAGE}#the-monte" in found
    assert found[PAGE]["text"].startswith("One player against two. ") and "second sentence" not in found[PAGE]["text"]
    assert "Trick" in found[PAGE]["text"] and "at length" not in found[PAGE]["text"]
    assert found["glossary/#monte"]["text"] == "The mountain, told at length."


def test_pages_that_were_not_rendered_keep_what_is_known_of_them(tmp_path: Path) -> None:
    known = {"docs": [{"location": "about/", "title": "About", "text": ""}, {"location": PAGE, "title": "Old", "text": ""}]}
    found = shrunk(tmp_path, MADE, known)
    assert found["about/"]["title"] == "About" and found[PAGE]["title"] == "Mineo"
