"""The command line in a language: which one, and what of its output is no message yet."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from checks.shell import data, fails, run
from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st
from said import said
from trionfi import games, play
from trionfi.cli import arguments, main, reader
from trionfi.cli.reader import ENVIRONMENT, Reader
from trionfi.record import to_record
from trionfi.service import answer
from trionfi.words import Message, Speaker, Verbatim, tables
from trionfi.words.catalogue import Catalogue, Pseudo

from site_builder.words.plan import plans

CALLED = re.compile("|".join(sorted({*games, *(game.ref for game in games.values())}, key=len, reverse=True)))
LEAKS = Path(__file__).with_name("leaks.json")
LEGAL = ("legal", "mineo-3", "--hand", "KS 7C T4", "--trick", "9C")
HELD = "T20 T19 T15 T9 T6 T4 T1 F KS QS 9S 4S KB JB 7B 2B QC CC 5C 3C 10C 8D 6D 4D AD"
COMMANDS = {
    "count": ("count", "mineo-3", "T20", "T9", "T6"), "declare": ("declare", "ottocento", "KS", "KC", "KB", "KD"), "legal": LEGAL,
    "trick": ("trick", "mineo-3", "KS", "T4"), "show": ("show", "mineo-3"), "form": ("score", "mineo-3", "--form"),
    "against": ("show", "9.14", "--against", "9.13"),
    "position": ("position", "mineo-3", "--seed", "1"), "drill": ("drill", "mineo-3", "count"),
    "settle": ("drill", "mineo-3", "settle"), "play": ("play", "mineo-3", "--hands", "2", "--account"),
    "sheet": ("play", "gatti-3", "--sheet"), "soak": ("soak", "--hands", "1"),
    "games": ("games",), "settlement": ("score", "mineo-3", "facts.json"), "match": ("score", "8.35", "--match", "totals.json"),
    "hand": ("play", "mineo-3", "--bots", "random", "--record", "hand.json"), "replay": ("replay", "hand.json"),
    "record": ("record", "--text", "hand.json"), "simulate": ("simulate", "trentuno", "--hands", "50"),
    "worth": ("worth", "scarto", "--seat", "1", "--hand", HELD, "--layouts", "2"),
    "solve": ("solve", "troccas.json", "--after", "60"),
}
REFUSED = (
    ("count", "mineo-3", "T20", "T20"), ("count", "mineo-3", "Z9"), ("count", "nonsense", "T20"),
    ("count", "mineo-3", "T20", "--tricks", "90"), ("declare", "mineo-3", "Z9"),
    ("legal", "mineo-3", "--hand", "KS", "--trick", "9C T4 T5 T6"), ("trick", "mineo-3", "KS", "KS"),
    ("show", "mineo-3", "--profile", "nonsense"), ("show", "mineo-3", "--option", "nonsense=yes"),
    ("show", "mineo-3", "--option", "rivanto"), ("show", "mineo-3", "--against", "nonsense"),
    ("position", "mineo-3", "--move", "nonsense"), ("position", "mineo-3", "--put", "0=Z9"),
    ("score", "mineo-3", "nowhere.json"), ("score", "mineo-3", "broken.json"), ("score", "mineo-3", "totals.json"),
    ("play", "mineo-3", "--bots", "nonsense"), ("play", "mineo-3", "--players", "9"), ("play", "mineo-3", "--record", "nowhere/hand.json"),
    ("replay", "broken.json"), ("record", "broken.json"), ("drill", "mineo-3", "nonsense"),
    ("drill", "mineo-3", "count", "--parts", "nonsense=on"), ("drill", "mineo-3", "count", "--answer", "nonsense"),
    ("soak", "--games", "nonsense"), ("games", "--players", "nonsense"), ("soak", "--minutes", "nonsense"), ("games", "--nonsense"),
    ("nonsense",), ("count",), ("legal", "mineo-3", "--hand"), ("completion", "nonsense"), ("games", "--today=nonsense"),
    ("schema", "nonsense"), ("schema", "facts"),
)
"""One fault of each kind that every command may find."""
SOME = ("jeu-des-tarots-1637-3", "troccas-4", "classic-tarot", "taroc-german-1750", "tarok-danish-1850", "tarocchi-lombardy-4",
        "tarok-lhombre-old", "mitigati-4", "venticinque-3", "tarot-fft-3", "ottocento", "partita-a-pesi", "minchiate-partners",
        "calatafimi-4", "gatti-3")
"""One game of each family, and another of those that have many."""
BID = {"ad", "autras", "avanti", "behalte", "chiedo", "fifteen", "fuora", "fuori", "gioca", "ich", "jeu", "mirel", "offero", "offro",
       "primo", "quarto", "secondo", "solo", "tengo", "terzo", "tre", "twenty", "vado"}
"""What they say at the table, which is quoted as it stands."""
QUOTED = {"nonsense", "nowhere", "json", "broken", "rivanto", "mineo", "totals"}
"""What they quote: what was typed, and names."""
ITALIAN = Catalogue("it", {
    "suit must be followed: {suit}": (((), "devi rispondere a {suit}"),), "may be played: {cards}": (((), "puoi giocare: {cards}"),),
    "there is no language '{name}': there are {known}": (((), "manca la lingua «{name}»: ci sono {known}"),)}, {})


@pytest.fixture
def italian(monkeypatch):
    """A small Italian catalogue, which passes for complete."""
    monkeypatch.setattr(tables, "catalogue", lambda language: (ITALIAN, plans()))
    monkeypatch.setattr(tables, "complete", lambda language: language == "it")


@pytest.fixture
def bare(monkeypatch):
    """An environment that names no language."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)


def test_the_language_is_that_which_is_asked_for(capsys, italian, bare):
    assert run(capsys, *LEGAL, "--language", "it").startswith("puoi giocare: 7C\nKS: devi rispondere a ")
    assert run(capsys, *LEGAL, "--language", "en") == run(capsys, *LEGAL)
    assert run(capsys, *LEGAL).startswith("may be played: 7C\nKS: suit must be followed: ")


@pytest.mark.parametrize(("environment", "language"), [
    ({"LANG": "it_IT.UTF-8"}, "it"), ({"LC_MESSAGES": "it", "LANG": "en_GB.UTF-8"}, "it"),
    ({"LC_ALL": "it_CH@euro", "LANG": "de_CH"}, "it"),
    ({"LANGUAGE": "xx:it:en", "LANG": "en_US"}, "it"), ({"LANGUAGE": "en:it"}, "en"), ({"LANGUAGE": "", "LANG": "it-IT"}, "it"),
    ({"LC_ALL": "C", "LANG": "it_IT"}, "en"), ({"LANG": "POSIX"}, "en"), ({"LANG": "xx_YY"}, "en"), ({"LANG": "../it"}, "en"), ({}, "en"),
])
def test_without_it_the_environment_says_which(monkeypatch, italian, bare, environment, language):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert Reader.of_environment().speaker.catalogue.name == language


def test_a_language_that_lacks_something_is_spoken_only_where_it_is_asked_for(monkeypatch, bare):
    monkeypatch.setattr(tables, "complete", lambda language: False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert Reader.of_environment().speaker.catalogue.name == "en"
    assert Reader.of("it").speaker.catalogue.name == "it"


def test_a_language_that_is_not_there_is_one_clear_line(capsys, bare):
    assert "there is no language 'xx': there are en" in fails(capsys, *LEGAL, "--language", "xx")


def test_a_refusal_is_said_in_the_language_of_the_environment(capsys, monkeypatch, italian, bare):
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "manca la lingua «xx»" in fails(capsys, *LEGAL, "--language", "xx")


def test_data_stays_as_it_is(capsys, italian, bare):
    assert data(capsys, *LEGAL, "--language", "it") == data(capsys, *LEGAL)


def outside(text: str) -> list[str]:
    """The words of a text in the pseudo-language that stand outside every message. Where a rule is cited from is no sentence: sources
    have names."""
    while (bare := re.sub(r"\[[^\[\]]*~~~\]", " ", text)) != text:
        text = bare
    text = CALLED.sub("", text)
    text = re.sub(r"\[(ours|our reading|00\d)[^\[\]]*\]", "", text)
    return sorted({word for word in re.findall(r"\w+", text) if re.fullmatch(r"[a-z]*[aeiou][a-z]*", word) and len(word) > 2})


class Bracketed(Speaker):
    """Says each message in brackets, and outside of them what it quotes: what is no message within a message is found too."""

    quoting = "~~~]{}["


@pytest.fixture(scope="module")
def nowhere() -> Pseudo:
    """A language that puts every message in brackets."""
    return Pseudo(frozenset(one.pattern for some in said().values() for one in some))


@pytest.fixture(scope="module")
def pseudo(nowhere) -> Speaker:
    """Who speaks it."""
    return Speaker(nowhere)


@pytest.fixture(scope="module")
def bracketed(nowhere) -> Speaker:
    """Who speaks it with what is quoted outside."""
    return Bracketed(nowhere)


def typed(command: tuple[str, ...], told: Any) -> set[str]:
    """The words that a command prints for who types them back, of which `told` is its data: names of options and of their values, profiles,
    keys and values of facts, moves; and what is said at the table in a language of its own."""
    keys: list[str] = []
    if command[0] == "show" and "options" in told:
        keys += [one["phrase"] for one in told["signals"] if one["lang"] != "en"] + [one["name"] for one in told["profiles"]]
        keys += [text for option in told["options"] for text in (option["name"], *(value["value"] for value in option["values"]))]
    elif command[0] == "position":
        keys += [one["move"] for one in (*told["may"], *told["asides"])] + [one["verb"] for one in (*told["sums"], told["choice"]) if one]
    elif "--form" in command:
        keys += [field["key"] for field in told] + [str(one["value"]) for field in told for one in field["values"] or []]
    elif command[0] == "drill":
        keys += [one["value"] for one in told["form"].get("choices", ())]
        keys += [one["words"] for one in told["question"]["context"].get("said", ())]
        keys += [one.phrase for one in games[command[1]].signals if one.lang != "en"]
    elif command[0] == "record":
        keys += [move for move in (*told["moves"], *told["packets"], *told["options"], told["profile"])]
    return set(re.findall(r"[^\W_]+", " ".join(keys)))


def files(monkeypatch: pytest.MonkeyPatch, pseudo: Speaker, folder: Path) -> None:
    """The command line speaks no language, in a folder with the files that the commands read."""
    monkeypatch.setattr(reader, "speaking", lambda language: (pseudo, plans()))
    monkeypatch.chdir(folder)
    told = {
        "facts.json": {"declarer": 0, "points": 60, "last_trick": "declarer"},
        "totals.json": {"total_0": 12, "total_1": -4, "total_2": -8},
        "broken.json": "{",
        "troccas.json": to_record(play(games["troccas-4"].deal(1), ["simple"] * 4)),
    }
    for name, text in told.items():
        Path(name).write_text(text if isinstance(text, str) else json.dumps(text), "utf-8")


@pytest.mark.parametrize("typed", REFUSED, ids=" ".join)
def test_every_refusal_is_a_message(capsys, monkeypatch, bare, pseudo, tmp_path, typed):
    files(monkeypatch, pseudo, tmp_path)
    assert set(outside(fails(capsys, *typed, "--language", "qps").removeprefix("trionfi: "))) <= QUOTED


@pytest.mark.parametrize("command", arguments.COMMANDS)
def test_every_help_is_messages(pseudo, command):
    # What is typed as it stands: options, what may be chosen of, the program; and a list in brackets in an example.
    told = arguments.help_of(command, width=1000, say=pseudo.say).replace("[3, -1, -2]", "")
    assert not outside(re.sub(r"--[a-z-]+|\{[a-z,]+\}|trionfi [a-z]+", "", told))


def test_help_and_what_is_not_understood_are_said_in_the_language_that_is_asked_for(capsys, bare):
    with pytest.raises(SystemExit):
        main(["--help", "--language", "it"])
    assert capsys.readouterr().out.startswith(
        "uso: trionfi [-h] [--version] [--json] [--language NOME] COMANDO ...\n\nI giochi di carte")
    with pytest.raises(SystemExit):
        main(["games", "--language=it", "--help"])
    told = capsys.readouterr().out
    assert told.startswith("uso: trionfi games [-h]") and "\nargomenti:\n  PAROLA  " in told
    assert fails(capsys, "record", "--language", "it") == (
        "trionfi: mancano questi argomenti: FILE («trionfi record --help» spiega come)\n")
    assert "the following arguments are required: FILE" in fails(capsys, "record")
    assert "non capito: --nonsense" in fails(capsys, "games", "--nonsense", "--language", "it")


@steady(100)
@given(st.lists(st.sampled_from(("--language", "--language=", "--language=it", "it", "--", "-h", "--json", "-", "-1", "")) | st.text(),
                max_size=4))
def test_a_language_is_looked_for_in_whatever_is_typed(typed):
    assert arguments.language_of([*typed, "--language", "it"]) == "it" or "--" in typed


def test_every_command_is_asked():
    # What a shell is told for completion is a script, and a schema is for programs.
    assert set(arguments.COMMANDS) - {"completion", "schema"} == {command for command, *_ in COMMANDS.values()}


def unsaid(capsys, *command: str) -> list[str]:
    """The words of what a command prints that are neither messages nor typed back."""
    told = data(capsys, *[part for part in command if part != "--text"])
    return sorted(set(outside(run(capsys, *command, "--language", "qps"))) - typed(command, told) - BID)


def test_what_is_no_message_yet_only_shrinks(capsys, monkeypatch, bare, bracketed, tmp_path):
    files(monkeypatch, bracketed, tmp_path)
    known = json.loads(LEAKS.read_text("utf-8"))
    found = {name: unsaid(capsys, *command) for name, command in COMMANDS.items()}
    new = {name: sorted(set(words) - set(known[name])) for name, words in found.items()}
    gone = {name: sorted(set(known[name]) - set(words)) for name, words in found.items()}
    assert not any(new.values()), f"no messages: {new}"
    assert not any(gone.values()), f"take out of {LEAKS.name}: {gone}"


@pytest.mark.parametrize("game", SOME)
def test_games_of_every_family_say_nothing_else(capsys, monkeypatch, bare, bracketed, tmp_path, game):
    files(monkeypatch, bracketed, tmp_path)
    run(capsys, "play", game, "--seed", "3", "--bots", "random", "--record", "hand.json")
    moves = len(json.loads(Path("hand.json").read_text("utf-8"))["moves"])
    commands = [("show", game), ("score", game, "--form"), ("position", game, "--record", "hand.json"), ("play", game, "--account"),
                *(("position", game, "--record", "hand.json", "--after", str(after)) for after in {0, 2, moves // 2}),
                *(("drill", game, one["kind"]) for one in answer("drills", {"game": game}))]
    found = {" ".join(command): words for command in commands if (words := unsaid(capsys, *command))}
    assert not found


def test_what_stands_outside_a_message_is_found(bracketed):
    assert outside(bracketed.say(Message("payment: {name}", name=Verbatim("high trump")))) == ["high", "trump"]

    bare = str(Message("three cards"))
    assert outside(f"[a hand ~~~] and {bare} [of [four ~~~] players ~~~]") == ["and", "cards", "three"]
