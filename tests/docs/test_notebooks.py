"""The notebooks of the guides: they run, and print what stands in them."""

from pathlib import Path

import pytest
from checks.notebooks import read, run, told

from site_builder.paths import DOCS

FOLDER = DOCS / "python" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_prints_what_stands_in_it(path: Path) -> None:
    notebook = read(path)
    printed, _ = run(notebook)
    assert printed == told(notebook) and any(printed)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_guide_leads_to_it(path: Path) -> None:
    assert any(f"](notebooks/{path.name})" in page.read_text(encoding="utf-8") for page in FOLDER.parent.glob("*.md"))


def test_the_agent_beats_chance() -> None:
    _, names = run(read(FOLDER / "agent.ipynb"))
    assert names["won"] - names["error"] > 0 and len(names["gains"]) >= 100


def test_the_bot_is_short() -> None:
    source = next(cell.source for cell in read(FOLDER / "bot.ipynb").cells if "class " in cell.source)
    assert len(source.splitlines()) <= 20


def test_what_a_cell_prints_is_seen(tmp_path: Path) -> None:
    notebook = read(FOLDER / "bot.ipynb")
    notebook.cells[-1].source += "\nprint('more')"
    assert run(notebook)[0] != told(notebook)
