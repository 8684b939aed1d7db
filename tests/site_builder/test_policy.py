"""The content security policy: one for all pages, with a hash for every inline script and style that the build itself wrote."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from site_builder.policy import OLD, policy, protect

HEAD = '<!doctype html><html><head><meta charset="utf-8"><script>{}</script><script src="a.js"></script>'
CONFIG = '<script id="__config" type="application/json">{"base": ".."}</script>'


def hashed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def rules(made: str) -> dict[str, list[str]]:
    return {name: allowed for name, *allowed in (rule.split() for rule in made.split("; "))}


def test_what_stands_in_a_page_has_a_hash_and_nothing_else_is_allowed() -> None:
    made = rules(policy([HEAD.format("one()") + CONFIG, HEAD.format("two()\n") + "<style media=print>a{}</style>"]))
    assert made["script-src"] == ["'self'", "'wasm-unsafe-eval'", *sorted([hashed("one()"), hashed("two()\n")])]
    assert made["style-src"] == ["'self'", hashed("a{}")]
    assert made["default-src"] == made["base-uri"] == ["'none'"]
    for allowed in made.values():
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:", "blob:"} & set(allowed)


def test_every_page_has_the_policy_of_all_before_its_first_script(tmp_path: Path) -> None:
    for name, script in (("index.html", "one()"), ("deep/index.html", "two()")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(HEAD.format(script))
    made = protect(tmp_path)
    for page in tmp_path.rglob("*.html"):
        text = page.read_text()
        assert text.index(made) < text.index("<script") and len(OLD.findall(text)) == 1
    before = (tmp_path / "index.html").read_text()
    assert protect(tmp_path) == made and (tmp_path / "index.html").read_text() == before
    (tmp_path / "deep" / "index.html").write_text(HEAD.format("three()"))  # as when one page alone was rendered anew
    assert hashed("three()") in protect(tmp_path) and hashed("two()") not in (tmp_path / "index.html").read_text()


def test_a_page_that_runs_a_script_before_the_policy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script>early()</script><meta charset="utf-8">')
    with pytest.raises(ValueError, match=r"index\.html does not begin with"):
        protect(tmp_path)
