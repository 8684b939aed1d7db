"""Hands as text: what is written is read as the same hand in every game, and what people type is forgiven."""

from random import Random

import pytest
import trionfi
from trionfi import notation
from trionfi.cli import main
from trionfi.errors import BrokenRecord, TrionfiError

MINEO = """[Trionfi "1"]
[Game "mineo-3"]
[Profile "association"]
[Players "3"]
[Dealer "0"]
[Seed "7"]

"""


def some_hand(slug, seed):
    """A hand of the game with asides, whole or stopped somewhere; and comments and marks for some of its moves."""
    rng, game = Random(f"{slug} {seed}"), trionfi.games[slug]
    hand = game.deal(seed if seed != 1 else 'a "text" \\ as seed', players=game.players[seed % len(game.players)], dealer=seed)
    stop = rng.randrange(60) if seed == 1 else 10**6
    while hand.turn is not None and len(hand.moves) < stop:
        said = [(action, seat) for seat in range(hand.players) for action in hand.asides(seat)]
        hand.push(*rng.choice(said)) if said and rng.random() < 0.1 else hand.push(hand.random_action(rng))
    numbers = range(1, len(hand.moves) + 1)
    return (hand, {"Where": 'at "the bar", \\', "Seat.0": "Anna"}, {one: "so; 1. KS {or} 2: QS" for one in numbers if rng.random() < 0.1},
            {one: rng.choice(notation.MARKS) for one in numbers if rng.random() < 0.1})


@pytest.mark.parametrize("slug", list(trionfi.games))
@pytest.mark.parametrize("seed", [0, 1])
def test_what_is_written_is_read_as_the_same_hand(slug, seed):
    hand, tags, comments, marks = some_hand(slug, seed)
    text = notation.write(hand, tags, comments, marks)
    read = notation.read(text)
    assert (read.hand.moves, read.hand.deal, read.hand.sitting) == (hand.moves, hand.deal, hand.sitting)
    assert read.marks == marks and read.comments == {one: "so; 1. KS (or) 2: QS" for one in comments} and read.tags["Seat.0"] == "Anna"
    assert notation.write(*read) == text == notation.write(*notation.read(text.replace("\n", "\r\n")))
    assert trionfi.record.to_record(read.hand) == trionfi.record.to_record(hand)


def test_it_looks_as_it_is_specified():
    hand = trionfi.games["mineo-3"].deal(7)
    hand.push("vado solo")
    hand.push(hand.legal_actions()[0])
    while len(hand.table.tricks) < 2:
        hand.push(hand.legal_actions()[-1])
    lines = notation.write(hand, comments={len(hand.moves): "well played"}, marks={2: "?"}).splitlines()
    assert lines[:8] == [*MINEO.strip().splitlines(), "", "Deal"]
    start = lines.index("Play") + 1
    assert lines[start] == "1: vado solo" and lines[start + 1].startswith("1: discard ") and lines[start + 1].endswith(" $?")
    assert lines[-1].startswith("2. ") and lines[-1].endswith("{well played}") and len(lines[-2].split()) == 5


def test_what_people_type_is_forgiven():
    hand = trionfi.games["mineo-3"].deal(7)
    for _ in range(2):
        hand.push("vado solo" if not hand.moves else hand.legal_actions()[0])
    discard = " ".join(hand.moves[1].action.cards).lower()
    while len(hand.table.tricks) < 1:
        hand.push(hand.legal_actions()[0])
    plain = [str(move.action) for move in hand.moves[2:-3]]
    cards = [move.action.cards[0].lower() for move in hand.moves[-3:]]
    typed = "\n".join(['[game "Mineo 3"] [SEAT.1 "Bea"]', '[seed "7"]', "PLAY", "Bea: vado solo  {a comment", "over two lines}", "",
                       f"discard {discard}", *plain, f"1.{cards[0]}!? {cards[1]} {cards[2]}"])
    read = notation.read(typed)
    assert read.hand.moves == hand.moves and read.comments == {1: "a comment over two lines"}
    assert read.marks == {len(hand.moves) - 2: "!?"} and read.tags == {"SEAT.1": "Bea"}
    alone = "\n".join([MINEO, "Play", "vado solo", f"discard {discard}", *plain, *cards])
    assert notation.read(alone).hand.moves == hand.moves


@pytest.mark.parametrize(("text", "words", "move"), [
    ("", "no 'game'", 0), (MINEO.replace('"1"', '"2"', 1) + "Play", "version 2", 0),
    (MINEO + "Play\n1: vado forse", "line 9: .*vado forse", 1),
    (MINEO + "Play\nvado solo\n1. 2: KS", "line 10: seat 2 does not play here", 2), (MINEO + "Deal\nKS QS", "a packet is written", 0),
    (MINEO + "Play\nResult 1 2 3", "the result is given as 1 2 3", 0), (MINEO + "Play\n{open", "does not end", 0),
    (MINEO + "Deal\n0: KS KS\nPlay", "a list of 3 hands", 0), (MINEO + "Play\nvado solo\nvado solo", "line 10", 2),
    (MINEO.replace('"7"', '"[1"') + "Play\nvado forse", "vado forse", 1), (MINEO.replace("mineo-3", "mineo") + "Play", "no game", 0),
])
def test_a_text_that_is_wrong_names_its_line(text, words, move):
    with pytest.raises(BrokenRecord, match=words) as caught:
        notation.read(text)
    assert caught.value.move == move and "\n" not in str(caught.value)


def test_what_cannot_be_written_or_read_at_all():
    hand = trionfi.games["mineo-3"].deal(7)
    with pytest.raises(TrionfiError, match="no mark '!!!'"):
        notation.write(hand, marks={1: "!!!"})
    with pytest.raises(TrionfiError, match="is a text, not 5"):
        notation.read(5)
    with pytest.raises(TrionfiError, match="a record is made of a hand"):
        notation.write(None)


def test_the_shell_goes_from_json_to_text_and_back(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["play", "mineo-3", "--seed", "7", "--record", "hand.json"]) == 0
    capsys.readouterr()
    assert main(["record", "hand.json", "--text"]) == 0
    text = capsys.readouterr().out
    (tmp_path / "hand.txt").write_text(text, encoding="utf-8")
    assert text.startswith('[Trionfi "1"]') and main(["replay", "hand.txt"]) == 0
    assert "The record holds" in capsys.readouterr().out
    assert main(["record", "hand.txt"]) == 0
    (tmp_path / "again.json").write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["record", "again.json", "--text"]) == 0 and capsys.readouterr().out == text
    (tmp_path / "wrong.txt").write_text(text.replace("vado", "vedo").replace("mischio", "moschio"), encoding="utf-8")
    assert main(["record", "wrong.txt"]) == 2 and "trionfi: line " in capsys.readouterr().err
