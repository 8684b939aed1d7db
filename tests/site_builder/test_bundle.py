"""The page's scripts: in how few files they come, and that no part is given much that it does without."""

import json
from pathlib import Path

import pytest

from site_builder import bundle as bundled
from site_builder.bundle import BUNDLE, bundle
from site_builder.say import Fault

# What a part may be given besides what it needs: small modules that many parts share.
SMALL, GIVEN = 3000, 22_000
# More than twice as many came when each set of parts that share a module had a file of its own.
FEW = {"entry.ts": 4, "hand/hand.ts": 12, "drill/drill.ts": 12, "score/score.ts": 8, "learn/learn.ts": 17}


@pytest.fixture(scope="module")
def meta() -> dict:
    bundle()
    return json.loads((BUNDLE / "meta.json").read_text())


def together(names: list[str], imports: dict[str, list[dict]]) -> set[str]:
    """These and all that must be there for them."""
    found: set[str] = set()
    while names:
        if (name := names.pop()) not in found:
            found.add(name)
            names += [one["path"] for one in imports[name] if one["kind"] == "import-statement" and not one["path"].startswith("group:")]
    return found


def parts(meta: dict) -> dict[str, str]:
    """By the source of each part the file that brings it."""
    return {made["entryPoint"]: name for name, made in meta["outputs"].items() if name.endswith(".js") and "entryPoint" in made}


def files(meta: dict, name: str) -> set[str]:
    return together([name], {name: made["imports"] for name, made in meta["outputs"].items()})


@pytest.mark.parametrize("part, most", FEW.items())
def test_a_part_of_the_page_comes_in_few_files(meta, part, most):
    [name] = [name for source, name in parts(meta).items() if source.endswith(f"/src/{part}")]
    assert 1 < len(files(meta, name)) <= most


def test_no_part_is_given_much_that_it_does_without(meta):
    imports = {name: made["imports"] for name, made in meta["inputs"].items()}
    first = next(name for source, name in parts(meta).items() if source.endswith("/entry.ts"))
    there = set().union(*(meta["outputs"][name]["inputs"] for name in files(meta, first)))
    for source, name in parts(meta).items():
        needed = together([source], imports) | there
        sizes = [size["bytesInOutput"] for file in files(meta, name) for module, size in meta["outputs"][file]["inputs"].items()
                 if module not in needed]
        assert max(sizes, default=0) <= SMALL and sum(sizes) <= GIVEN, source


def test_the_engines_script_has_nothing_of_the_page(meta):
    source, name = next((source, name) for source, name in parts(meta).items() if source.endswith("/worker.ts"))
    modules = set().union(*(meta["outputs"][file]["inputs"] for file in files(meta, name)))
    assert modules <= together([source], {name: made["imports"] for name, made in meta["inputs"].items()})


def test_a_script_that_cannot_be_read_is_named(tmp_path, monkeypatch):
    broken = tmp_path / "broken.ts"
    broken.write_text("export const card = ;\n")
    with pytest.raises(Fault, match=r"(?s)could not be bundled:.*broken\.ts:1:20") as told:
        bundled._node(bundled.PAGE, tmp_path / "made", Path(broken))
    assert "bundle.mjs" not in str(told.value) and str(told.value).count("broken.ts:1") == 1
