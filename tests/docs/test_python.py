"""The pages on Python: their code runs, and their references have all that is meant for use."""

import json
import re
import shlex
from html import unescape
from pathlib import Path

import pytest
import trionfi
from trionfi import notation
from trionfi.cli import main, schemas
from trionfi.cli.arguments import COMMANDS

from site_builder.drawings import Page, draw
from site_builder.drawings.library import documented, members, signature
from site_builder.paths import DOCS

FOLDER = DOCS / "python"
GUIDES = [file for file in sorted(FOLDER.glob("*.md")) if "```python" in file.read_text(encoding="utf-8")]
PAGE = Page("python/reference.md", None, "../../")


def drawn(name: str, kind: str) -> list[str]:
    """What the lines of one kind on a page draw: `{{ library trionfi.count }}`."""
    return re.findall(rf"^\{{\{{ {kind} (\S+) \}}\}}$", (FOLDER / name).read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("file", GUIDES, ids=lambda file: file.stem)
def test_the_code_of_a_guide_runs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "guide"}
    for block in re.findall(r"^```python\n(.*?)^```", file.read_text(encoding="utf-8"), re.S | re.M):
        exec(compile(block, str(file), "exec"), names)
    assert {"trionfi", "read"} & set(names) and not capsys.readouterr().err


def test_the_bot_of_the_guide_plays_the_card_of_least_worth() -> None:
    names: dict = {"__name__": "guide"}
    exec(re.findall(r"^```python\n(.*?)^```", (FOLDER / "bot.md").read_text(encoding="utf-8"), re.S | re.M)[0], names)
    hand = trionfi.games["scarto"].deal(seed=1)
    while (turn := hand.turn) is not None:
        action = names["Thrifty"]().choose(hand.view(turn))
        if action.verb == "play":
            pack = hand.game.pack
            worth = hand.game.counting.table(pack)
            assert worth[pack.index[action.cards[0]]] == min(worth[pack.index[one.cards[0]]] for one in hand.legal_actions())
        hand.push(action)


def test_the_reference_has_whatever_the_library_offers() -> None:
    shown = {path.rpartition(".")[2] for path in drawn("reference.md", "library")}
    rooms = {"bots", "env", "games", "match", "notation", "numbers", "record", "solver"}
    assert not set(trionfi.__all__) - rooms - shown


@pytest.mark.parametrize("path", drawn("reference.md", "library"))
def test_an_entry_has_a_signature_and_words(path: str) -> None:
    one = documented(path)
    assert signature(one) and one.docstring is not None
    html = draw(f"library {path}", PAGE, alone=True)
    assert html.count("<dt") == html.count("<dd") == 1 + (len(members(one)) if one.is_class else 0)


def test_what_is_not_in_the_library_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match=r"the library has no trionfi\.nothing"):
        documented("trionfi.nothing")


def test_every_command_of_the_shell_is_told() -> None:
    assert set(drawn("shell.md", "shell")) == set(COMMANDS)
    assert "--last-trick" in draw("shell count", Page("python/shell.md", None, "../../"), alone=True)


def test_every_schema_is_told() -> None:
    assert set(drawn("json.md", "schema")) == set(schemas.NAMES) - {schemas.FACTS}
    html = draw("schema facts mineo-3", Page("python/json.md", None, "../../"), alone=True)
    assert "{{ schema facts mineo-3 }}" in (FOLDER / "json.md").read_text(encoding="utf-8") and '"opponents_points"' in unescape(html)


def test_the_messages_on_the_page_of_json_are_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    text = (FOLDER / "json.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^trionfi (legal .*)$", text, re.M)
    assert main(shlex.split(command)) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(re.findall(r"^```json\n(.*?)^```", text, re.S | re.M)[0])


def test_the_hand_on_the_page_of_notation_is_read() -> None:
    text = re.findall(r"^```\n(.*?)^```", (FOLDER / "notation.md").read_text(encoding="utf-8"), re.S | re.M)[0]
    noted = notation.read(text)
    assert noted.tags == {"Where": "Mineo"} and noted.marks and noted.comments == {3: "with eight trumps"}
    assert not noted.hand.over and len(noted.hand.table.tricks) == 2
