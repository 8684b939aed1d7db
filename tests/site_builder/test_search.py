"""The search index: every section with the beginning of its prose, the glossary whole, nothing of its markup."""

import json
from pathlib import Path

from site_builder.search import INDEX, LONGEST, shorten

PAGE = "sicily/mineo-3/"
LONG = "word " * LONGEST
MADE = [
    {"location": PAGE, "title": "Mineo", "text": "One player against two."},
    {"location": f"{PAGE}#counting", "title": "Counting", "text": "Each <b>trick</b> and the monte, told at length."},
    {"location": f"{PAGE}#history", "title": "History", "text": LONG},
    {"location": "glossary/#monte", "title": "Monte", "text": LONG},
]


def shortened(folder: Path, docs: list[dict], known: dict | None = None) -> dict[str, dict]:
    file = folder / INDEX
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"config": {}, "docs": docs}))
    shorten(folder, known or {})
    return {one["location"]: one for one in json.loads(file.read_text())["docs"]}


def test_a_section_keeps_the_beginning_of_its_prose_and_the_glossary_all(tmp_path: Path) -> None:
    found = shortened(tmp_path, MADE)
    assert found[f"{PAGE}#counting"]["text"] == "Each trick and the monte, told at length."
    history = found[f"{PAGE}#history"]["text"]
    assert LONGEST - 10 < len(history) <= LONGEST and history.endswith("word")
    assert found["glossary/#monte"]["text"] == LONG


def test_pages_that_were_not_rendered_keep_what_is_known_of_them(tmp_path: Path) -> None:
    known = {"docs": [{"location": "about/", "title": "About", "text": ""}, {"location": PAGE, "title": "Old", "text": ""}]}
    found = shortened(tmp_path, MADE, known)
    assert found["about/"]["title"] == "About" and found[PAGE]["title"] == "Mineo"
