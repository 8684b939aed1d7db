"""A hand as a text that a person can read, type and print. Written strictly, read forgivingly; the site has the grammar.

    [Trionfi "1"]
    [Game "mineo-3"]
    [Dealer "0"]

    Deal
    0: T20 T9 KS ...
    1: ...
    2: ...

    Play
    1: vado solo
    1: discard 5S 6S 7S
    1. 1: KS 9S! JS    {the Jack was better kept}
    2. 1: QS T4 8S

    Result 2 -1 -1

A line of a trick has its number, who leads, and the cards as they fall; `2... 0: T4` goes on with a trick after something was said in it.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from trionfi.counting import plain
from trionfi.errors import BrokenRecord, TrionfiError, brief
from trionfi.hand import Hand
from trionfi.record import FORMAT, replay, to_record
from trionfi.values import NamedTuple
from trionfi.words import Message

VERSION = "1"
MARKS = ("!", "?", "!!", "??", "!?", "?!")
_TAG = re.compile(r'\[\s*([^\s"\[\]]+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_SECTION = re.compile(r"(deal|play)\s*:?", re.IGNORECASE)
_RESULT = re.compile(r"result\s*:?\s+(.+)", re.IGNORECASE)
_TRICK = re.compile(r"(\d+)\s*\.+\s*(?:([^\s:]+)\s*:\s*)?(.*)")
_MOVE = re.compile(r"([^\s:]+)\s*:\s*(.*)")
_MARK = re.compile(r"^(.*?)\s*\$?([!?]{1,2})$")
_OWN = ("trionfi", "game", "profile", "players", "dealer", "seed", "standing")


class Noted(NamedTuple):
    """A hand with what its writer adds: free `tags` such as Where and When, and by number of the move (0: before the first) `comments` and
    `marks` (one of `MARKS`)."""

    hand: Hand
    tags: dict[str, str] = {}  # noqa: RUF012  a tuple's field, which nobody changes
    comments: dict[int, str] = {}  # noqa: RUF012
    marks: dict[int, str] = {}  # noqa: RUF012


def write(hand: Hand, tags: Mapping[str, str] | None = None, comments: Mapping[int, str] | None = None,
          marks: Mapping[int, str] | None = None) -> str:
    """The text of a hand, finished or not. Raises TrionfiError for a mark that is none, and for what is no hand."""
    record, said, marked = to_record(hand), dict(comments or {}), dict(marks or {})
    wrong = next((mark for mark in marked.values() if mark not in MARKS), None)
    if wrong is not None:
        raise TrionfiError(Message("no mark '{mark}': there are {marks}", mark=brief(wrong), marks=" ".join(MARKS)))
    lines = [*_heads(record, tags or {}), "", "Deal", *_packets(record["packets"]), "", "Play"]
    lines += [_comment(said[0])] if 0 in said else []
    lines += _moves(hand, said, marked)
    if "scores" in record:
        lines += ["", f"Result {' '.join(map(str, _listed(record['scores'])))}"]
    return "\n".join(lines) + "\n"


def _heads(record: Mapping[str, Any], tags: Mapping[str, str]) -> Iterator[str]:
    heads = {"Trionfi": VERSION, "Game": record["game"], "Profile": record["profile"]}
    heads |= {f"Option.{name}": value for name, value in record["options"].items()}
    heads |= {"Players": str(record["players"]), "Dealer": str(record["dealer"])}
    if "seed" in record:
        heads["Seed"] = json.dumps(record["seed"], ensure_ascii=False)
    if "standing" in record:
        heads["Standing"] = json.dumps(record["standing"], ensure_ascii=False)
    heads |= {name: " ".join(text.split()) for name, text in tags.items() if name.lower() not in _OWN}
    for name, text in heads.items():
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        if text or name not in ("Profile",):
            yield f'[{name} "{escaped}"]'


def _listed(value: object) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else []


def _packets(packets: object) -> Iterator[str]:
    for name, cards in (packets.items() if isinstance(packets, dict) else ()):
        if name == "hands":
            yield from (f"{seat}: {hand}" for seat, hand in enumerate(cards))
        else:
            yield f"{name}: {cards}"


def _comment(text: str) -> str:
    return "{" + " ".join(text.replace("{", "(").replace("}", ")").split()) + "}"


def _moves(hand: Hand, comments: Mapping[int, str], marks: Mapping[int, str]) -> list[str]:
    """The lines of the moves: tricks in one line each, as far as nothing is said in them."""
    again = hand.copy()
    while again.moves:
        again.pop()
    lines: list[str] = []
    open_trick = False
    for number, (seat, action) in enumerate(hand.moves, 1):
        mark, note = marks.get(number, ""), f"  {_comment(comments[number])}" if number in comments else ""
        if action.verb == "play" and len(action.cards) == 1 and not action.word:
            begun = bool(again.table.plays)
            card = f"{action.cards[0]}{mark}{note}"
            if open_trick and begun:
                lines[-1] += f" {card}"
            else:
                lines.append(f"{len(again.table.tricks) + 1}.{'..' if begun else ''} {seat}: {card}")
            open_trick = not note  # a comment ends its line
        else:
            lines.append(f"{seat}: {action}{f' ${mark}' if mark else ''}{note}")
            open_trick = False
        again.push(action, seat)
    return lines


def read(text: str) -> Noted:
    """The hand of a text, with its tags, comments and marks.

    Capitals, blank lines, the numbers of tricks and who plays may be as they are or missing; cards and players may be written by any of
    their names (players by the tags Seat.0, Seat.1). Raises BrokenRecord naming the line that is wrong, with the number of the move.
    """
    if not isinstance(text, str):
        raise BrokenRecord(Message("a hand in notation is a text, not {given}", given=brief(repr(text))))
    return _Reader(text).noted()


def placed(text: str) -> tuple[dict[str, Any], str]:
    """The packets of a text's deal as `Game.deal` takes them, {"hands": {0: "T20 KS"}, "talon": "7S"}, and the game that its tags name, or
    nothing. The text may be a whole hand, or no more than lines such as "0: T20 KS". Raises BrokenRecord naming the line that is wrong."""
    reader = _Reader(text)
    reader.section = "deal"
    return reader.placed(), reader.own.get("game", "")


class _Reader:
    """Reads line by line. `record` is what is known of the deal until the first move is made."""

    def __init__(self, text: str):
        self.lines = list(enumerate(text.removeprefix("\ufeff").splitlines(), 1))
        self.tags: dict[str, str] = {}
        self.own: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.packets: dict[str, Any] = {}
        self.hands: dict[int, str] = {}
        self.comments: dict[int, str] = {}
        self.marks: dict[int, str] = {}
        self.hand: Hand | None = None
        self.result = ""
        self.section = ""

    def noted(self) -> Noted:
        """Everything, after the last line."""
        held = ""
        for number, line in self.lines:
            held = f"{held} {line}" if held else line
            if held.count("{") > held.count("}"):
                continue  # a comment may go over several lines
            self._at(number, self._line, held.strip())
            held = ""
        if held:
            raise BrokenRecord("a comment that begins with { does not end with }")
        hand = self._begun(len(self.lines))
        if self.result:
            self._check(hand)
        return Noted(hand, self.tags, self.comments, self.marks)

    def placed(self) -> dict[str, Any]:
        """The packets, without a look at the moves behind them."""
        for number, line in self.lines:
            if line.strip().rstrip(":").lower() == "play":
                break
            self._at(number, self._line, line.strip())
        return {**({"hands": self.hands} if self.hands else {}), **self.packets}

    def _at(self, number: int, what: Any, *given: Any) -> None:
        try:
            what(*given)
        except TrionfiError as error:
            made = len(self.hand.moves) + 1 if self.hand else 0
            raise BrokenRecord(Message("line {n}: {why}", n=number, why=error.words), made) from None

    def _line(self, line: str) -> None:
        tags = _TAG.findall(line)
        if tags and self.hand is None and line.startswith("["):
            for name, value in tags:
                self._tag(name, re.sub(r"\\(.)", r"\1", value))
            return
        if found := _SECTION.fullmatch(line):
            self.section = found[1].lower()
        elif found := _RESULT.fullmatch(line):
            self.result = found[1]
        elif self.section == "deal" and line:
            self._packet(line)
        elif line:
            self._play(line)

    def _tag(self, name: str, value: str) -> None:
        if name.lower().startswith("option."):
            self.options[name[7:]] = value
        elif name.lower() in _OWN:
            self.own[name.lower()] = value
        else:
            self.tags[name] = value

    def _packet(self, line: str) -> None:
        place, colon, cards = (part.strip() for part in line.split("{")[0].partition(":"))
        if not colon:
            raise BrokenRecord(Message("a packet is written 'place: cards', not '{line}'", line=brief(line)))
        seat = self._seat(place)
        if seat is not None:
            self.hands[seat] = cards
        else:
            self.packets[place] = int(cards) if cards.isdecimal() and place == "again" else cards

    def _seat(self, name: str) -> int | None:
        if name.isdecimal():
            return int(name)
        for tag, value in self.tags.items():
            if tag.lower().startswith("seat.") and value.casefold() == name.casefold() and tag[5:].isdecimal():
                return int(tag[5:])
        return None

    def _begun(self, line: int) -> Hand:
        """The hand before its first move, as the tags and the deal have it."""
        if self.hand is None:
            if self.own.get("trionfi", VERSION) != VERSION:
                raise BrokenRecord(Message("the notation is version {given}: this program reads {known}", given=brief(self.own["trionfi"]),
                                           known=VERSION))
            self._at(line, self._deal)
        assert self.hand is not None
        return self.hand

    def _deal(self) -> None:
        record: dict[str, Any] = {"format": FORMAT, "options": self.options, "dealer": _number(self.own.get("dealer", "0")), "moves": []}
        record |= {key: value for key, value in self.own.items() if key in ("game", "profile")}
        if "players" in self.own:
            record["players"] = _number(self.own["players"])
        for key in ("seed", "standing"):
            if key in self.own:
                record[key] = _json(self.own[key])
        if self.hands:
            self.packets["hands"] = [self.hands[seat] for seat in sorted(self.hands)]
        if self.packets:
            record["packets"] = self.packets
        self.hand = replay(record)

    def _play(self, line: str) -> None:
        hand = self._begun(self.lines[0][0] if self.lines else 1)
        line = self._take_comments(line)
        if not line:
            return
        if found := _TRICK.fullmatch(line):
            self._cards(hand, found[2], found[3])
        elif (found := _MOVE.fullmatch(line)) and self._seat(found[1]) is not None:
            self._move(hand, found[1], found[2])
        else:
            self._move(hand, None, line)

    def _take_comments(self, line: str) -> str:
        """The line without its comment, which is to the last move of the line; one that stands alone is to the move before."""
        note = " ".join(re.findall(r"\{([^}]*)\}", line)).strip()
        line = re.sub(r"\{[^}]*\}", " ", line).strip()
        line, _, rest = line.partition(" ;") if not line.startswith(";") else ("", "", line[1:])
        note = f"{note} {rest.strip()}".strip()
        if note and self.hand is not None:
            place = len(self.hand.moves) + (_moves_in(line) if line else 0)
            self.comments[place] = f"{self.comments[place]} {note}" if place in self.comments else note
        return line.strip()

    def _cards(self, hand: Hand, seat: str | None, cards: str) -> None:
        if seat is not None and (given := self._seat(seat)) is not None and given != hand.turn:
            raise BrokenRecord(Message("seat {given} does not play here: it is the turn of seat {turn}", given=given, turn=str(hand.turn)))
        for token in cards.split():
            card, mark = token, _MARK.fullmatch(token)
            if mark is not None:
                card = mark[1]
                self.marks[len(hand.moves) + bool(card)] = mark[2]
            if card:
                hand.push(f"play {card}")

    def _move(self, hand: Hand, seat: str | None, text: str) -> None:
        if found := re.fullmatch(r"(.*\S)\s+\$([!?]{1,2})", text):
            text = found[1]
            self.marks[len(hand.moves) + 1] = found[2]
        given = None if seat is None else self._seat(seat)
        words = text.split()
        try:
            hand.push(text if given is None else f"{given} {text}")
        except TrionfiError:
            if not words or any(word.rstrip("!?").upper() not in hand.game.pack.index for word in words):
                raise
            self._cards(hand, seat, text)  # cards alone are played

    def _check(self, hand: Hand) -> None:
        made = [str(plain(score)) for score in hand.settlement.scores] if hand.settlement else []
        if self.result.split("{")[0].split() not in (made, ["*"]):
            raise BrokenRecord(Message("the result is given as {given}, the moves make {made}", given=brief(self.result),
                                       made=" ".join(made) or "*"), len(hand.moves))


def _moves_in(line: str) -> int:
    """How many moves a line has."""
    found = _TRICK.fullmatch(line)
    return sum(1 for token in found[3].split() if not re.fullmatch(r"\$?[!?]{1,2}", token)) if found else 1


def _number(text: str) -> object:
    return int(text) if text.isdecimal() and len(text) < 10 else text


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
