"""A hand as JSON, complete enough to be replayed move by move.

{"format": "trionfi hand 1", "game": "mineo-3", "profile": "association", "options": {}, "players": 3, "dealer": 0,
 "seed": 7, "packets": {"hands": ["T20 KS ...", ...], "talon": "..."}, "moves": ["1 altre cinque", ...],
 "scores": [2, -1, -1]}
Where a game's pack is cut and robbed, its packets are {"lifted": "...", "below": "..."}, each from the top card down. Where
cards are shuffled a second time, "again" is the number that gives their order.
`options` are those that differ from the profile; `seed` and `scores` may be missing, and so may `standing`, which a hand
of a match has after the first. `players` are those at the table, one who sits out among them, and `dealer` is one of them.
"""

import json
from collections.abc import Mapping
from typing import Any

from trionfi.counting import plain
from trionfi.errors import BrokenRecord, TrionfiError, brief
from trionfi.games import games
from trionfi.hand import Hand
from trionfi.reading import from_json
from trionfi.state.standing import Standing
from trionfi.words import Message, Seat

FORMAT = "trionfi hand 1"


def packets_of(hand: Hand) -> dict[str, object]:
    """The deal of a hand as `Game.deal` takes it."""
    texts = hand.game.pack.texts
    made: dict[str, object] = {}
    if hand.deal.hands:
        made["hands"] = [" ".join(texts[number] for number in cards) for cards in hand.deal.hands]
    if hand.deal.again:
        made["again"] = hand.deal.again
    return made | {name: " ".join(texts[number] for number in cards) for name, cards in hand.deal.piles}


def to_record(hand: Hand) -> dict[str, object]:
    """The record of a hand, finished or not. Raises TrionfiError for what is none."""
    if not isinstance(hand, Hand):
        raise TrionfiError(Message("a record is made of a hand, such as game.deal(7), not {given}", given=brief(repr(hand))))
    made: dict[str, object] = {
        "format": FORMAT, "game": hand.game.slug, "profile": hand.game.profile, "options": hand.game.changed,
        "players": hand.sitting.players, "dealer": hand.sitting.dealer,
    }
    if hand.sitting.standing != Standing.new(hand.sitting.players):
        made["standing"] = hand.sitting.standing.data()
    if hand.seed is not None:
        made["seed"] = hand.seed
    made |= {"packets": packets_of(hand), "moves": [str(move) for move in hand.moves]}
    if hand.settlement is not None:
        made["scores"] = [plain(score) for score in hand.settlement.scores]
    return made


def replay(record: object) -> Hand:
    """The hand of a record, after its last move.

    Raises BrokenRecord for a record that is not one, a deal that does not fit, or a move that breaks a rule: its
    `move` is the number of that move, from 1.
    """
    if not isinstance(record, Mapping):
        raise BrokenRecord('a record is an object such as {"format": "trionfi hand 1", "game": "mineo-3", ...}')
    if record.get("format") != FORMAT:
        raise BrokenRecord(Message("the record's format is '{given}': this program reads '{format}'", given=brief(record.get("format")),
                                   format=FORMAT))
    hand = _dealt(record)
    moves = record.get("moves", [])
    if not isinstance(moves, list):
        raise BrokenRecord("the record's moves are not a list of texts")
    for number, move in enumerate(moves, 1):
        try:
            hand.push(move)
        except TrionfiError as error:
            raise BrokenRecord(Message("move {n}: {why}", n=number, why=error.words), number) from None
    _check_scores(record, hand)
    return hand


def check_next(before: Hand, hand: Hand) -> None:
    """Raise BrokenRecord unless the hand is the next one after `before`: of the same match, or where that is over the first of another."""
    if (hand.game, hand.sitting.players) != (before.game, before.sitting.players):
        raise BrokenRecord("it is of another game or of other options than the hand before it")
    if not before.over:
        raise BrokenRecord("the hand before it is not over")
    match, standing, dealer = before.game.match, before.after(), before.next_dealer
    standing = match.before(Standing.new(before.sitting.players) if match.over(standing) else standing, dealer)
    if hand.sitting.dealer != dealer:
        raise BrokenRecord(Message("it does not follow the hand before it: {who} deals now, and the record says {other}", who=Seat(dealer),
                                   other=str(hand.sitting.dealer)))
    if hand.sitting.standing != standing:
        totals = str([plain(total) for total in standing.totals])
        raise BrokenRecord(Message("it does not follow the hand before it: the match stands at {totals} now (hands played: {n}), and the "
                                   "record's 'standing' is another", totals=totals, n=standing.played))


def _dealt(record: Mapping[str, Any]) -> Hand:
    for key in ("game", "dealer"):
        if key not in record:
            raise BrokenRecord(Message("the record has no '{key}'", key=key))
    options = record.get("options") or {}
    if not isinstance(options, Mapping):
        raise BrokenRecord("the record's options are not an object of names and values")
    try:
        game = games[record["game"]].with_options(record.get("profile") or None, options)
        seed, packets = record.get("seed"), record.get("packets")
        common = {"dealer": record["dealer"], "players": record.get("players")}
        if record.get("standing") is not None:
            common["standing"] = record["standing"]
        hand = game.deal(packets=packets, **common) if packets is not None else game.deal(seed, **common)
        if packets is not None and seed is not None:
            if game.deal(seed, **common).deal != hand.deal:
                raise BrokenRecord(Message("the record's packets are not those that seed {seed} deals: leave out one of them",
                                           seed=repr(seed)))
            hand.seed = seed
    except BrokenRecord:
        raise
    except TrionfiError as error:
        raise BrokenRecord(Message("the record cannot be dealt: {why}", why=error.words)) from None
    return hand


def _check_scores(record: Mapping[str, Any], hand: Hand) -> None:
    if record.get("scores") is None:
        return
    if hand.settlement is None:
        raise BrokenRecord("the record gives scores, but its moves do not end the hand", len(hand.moves))
    scores = [plain(score) for score in hand.settlement.scores]
    if scores != record["scores"]:
        raise BrokenRecord(Message("the record gives the scores {given}, its moves make {made}", given=brief(record["scores"]),
                                   made=str(scores)), len(hand.moves))


def dumps(record: Mapping[str, Any]) -> str:
    """The text of a record."""
    return json.dumps(record, ensure_ascii=False, indent=1)


def loads(text: str) -> object:
    """The record in a text. Raises BrokenRecord where the text is no JSON."""
    try:
        return from_json(text, "the record")
    except TrionfiError as error:
        raise BrokenRecord(str(error)) from None
