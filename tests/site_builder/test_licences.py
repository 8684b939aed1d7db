"""Whatever others made and the site hands on is on the page of licences, with the words of its licence."""

import json
import re
from pathlib import Path

import pytest

from site_builder import licences
from site_builder.bundle import bundle, packages
from site_builder.drawings import Page, draw
from site_builder.licences import parts
from site_builder.say import Fault

WORDS = re.compile(r"permission|permitted|licen[cs]e|public domain", re.I)
STRIPPED = ("lit", "comlink", "ts-fsrs")
MAPS = sorted(Path(str(licences.distribution(licences.THEME).locate_file("material/templates/assets/javascripts"))).rglob("*.js.map"))


@pytest.fixture(scope="module")
def listed() -> dict[str, list[licences.Part]]:
    """The packages by what they serve."""
    return parts()


def test_every_package_in_the_scripts_is_listed(listed) -> None:
    names = [part.name.rsplit(" ", 1)[0] for part in listed["The widgets"]]
    assert names == packages() and set(STRIPPED) <= set(names)


def test_every_package_in_the_scripts_of_the_theme_is_listed(listed) -> None:
    names = {part.name for part in listed["The look of the pages"]}
    found = set()
    for file in MAPS:
        for source in json.loads(file.read_text())["sources"]:
            if "node_modules/" in source:
                found.add("/".join(source.rsplit("node_modules/", 1)[1].split("/")[: 2 if "/@" in source else 1]))
    assert MAPS and len(found) >= 5
    assert found <= names, f"their licences have to be put into site_builder/licence-texts/theme: {sorted(found - names)}"


def test_every_part_has_the_words_of_a_licence(listed) -> None:
    for some in listed.values():
        assert some
        for part in some:
            assert len(part.text) > 200 and WORDS.search(part.text), part.name
    python = {part.name: part.text for part in listed["Python in the browser"]}
    assert "Mozilla Public License Version 2.0" in python[next(name for name in python if name.startswith("pyodide "))]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in python["Python 3.13"]
    assert "Copyright (c) Pagefind" in next(part.text for part in listed["The search"] if part.name.startswith("pagefind "))


def test_the_page_has_them_all_in_one_block_of_html(listed) -> None:
    drawn = draw("licences", Page("licences.md", None, "../"), alone=True)
    assert "\n" not in drawn
    for some in listed.values():
        for part in some:
            assert part.name.replace("&", "&amp;") in drawn
    texts = {(where, part.text.strip()) for where, some in listed.items() for part in some}
    assert drawn.count("<details") == drawn.count("<pre") == len(texts)


def test_the_bundle_keeps_the_notices_of_its_packages() -> None:
    made = bundle()
    notices = {name: (made.folder / name).read_text() for name in made.notices}
    text = "\n".join(notices.values())
    assert "Google LLC" in text and "BSD-3-Clause" in text and "Apache-2.0" in text
    for name in notices:
        script = (made.folder / name.removesuffix(".LEGAL.txt")).read_text()
        assert name in script, f"{script[-100:]} does not name its notices"
        assert name in made.files()


def test_a_package_without_a_licence_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lit").mkdir()
    (tmp_path / "lit" / "package.json").write_text('{"version": "1"}')
    monkeypatch.setattr(licences, "NODE_MODULES", tmp_path)
    monkeypatch.setattr(licences, "packages", lambda: ["lit"])
    with pytest.raises(Fault, match="There is no licence of lit"):
        parts()
