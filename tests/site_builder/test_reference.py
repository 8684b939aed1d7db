"""The forms in which a page is cited."""

import json

import pytest
import yaml
from trionfi import games

from site_builder.drawings import Page, draw
from site_builder.drawings.reference import bibtex, csl, plain, reference
from site_builder.paths import ROOT

PAGE = Page(name="sicily/mineo-3.md", game="mineo-3", base="../../", title="Mineo & co. 100%", site="https://example.org/trionfi/")
ADDRESS = "https://example.org/trionfi/sicily/mineo-3/"
VERSION = yaml.safe_load((ROOT / "CITATION.cff").read_text())["version"]


def test_all_forms_name_the_page_the_version_and_the_address() -> None:
    assert all(ADDRESS in told and VERSION in told for told in (plain(PAGE), bibtex(PAGE), csl(PAGE)))
    item, = json.loads(csl(PAGE))
    assert (item["title"], item["URL"], item["version"], item["type"]) == (PAGE.title, ADDRESS, VERSION, "webpage")
    assert item["author"] == [{"literal": "The Trionfi contributors"}]


def test_what_tex_would_read_as_a_command_is_escaped() -> None:
    assert bibtex(PAGE).startswith("@misc{trionfi-mineo-3,\n") and bibtex(PAGE).endswith("\n}")
    assert "title = {{Mineo \\& co. 100\\%}}," in bibtex(PAGE)


def test_a_site_without_an_address_names_none() -> None:
    bare = Page(name=PAGE.name, game=PAGE.game, base=PAGE.base, title=PAGE.title)
    assert "url" not in bibtex(bare) and "URL" not in json.loads(csl(bare))[0] and plain(bare).endswith(f"version {VERSION}.")
    assert "\n" not in reference(bare), "Markdown ends a block at an empty line"


def test_the_page_that_compares_has_every_game_and_refuses_one_that_there_is_not() -> None:
    page = Page(name="compare.md", game=None, base="../")
    drawn = draw("beside mineo-3 mineo-4", page, alone=True)
    assert all(drawn.count(f'<option value="{slug}"') == 2 for slug in games)
    assert drawn.count(" selected") == 2
    with pytest.raises(ValueError, match="no game 'whist'"):
        draw("beside mineo-3 whist", page, alone=True)
