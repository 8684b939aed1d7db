"""A record holds everything: it replays to the same hand, and one that breaks a rule is refused by its move."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from trionfi.cards.chance import Chance
from trionfi.counting import plain
from trionfi.errors import BrokenRecord, TrionfiError
from trionfi.games import games
from trionfi.hand import Hand
from trionfi.record import dumps, loads, replay, to_record
from trionfi.soak.faults import RECORD, Broken, hold
from trionfi.soak.refusals import clear
from trionfi.soak.state import differing, state
from trionfi.words import Message

WAYS = PACKETS, SEED, SCORES, MOVE, NUMBER = "packets", "seed", "scores", "move", "moves"


def listed(hand: Hand) -> bool:
    """Whether the game of a hand is in the list of games, so that a record finds it."""
    game = hand.game
    return game.slug in list(games) and games[game.slug].with_options(game.profile or None, game.changed).at(hand.players) == game


def by_texts(hand: Hand, deal: Callable[[], Hand]) -> None:
    """The moves as texts make the same hand again."""
    again = deal()
    for move in hand.moves:
        again.push(str(move))
    one, other = state(hand), state(again)
    if one != other:
        raise Broken(RECORD, Message("the moves as texts lead elsewhere: {parts}", parts=str(differing(one, other))))


def whole(hand: Hand) -> None:
    """The record of a hand that is over replays to it."""
    record = json.loads(json.dumps(to_record(hand)))
    again = _replayed(record)
    _same(hand, again)
    hold(RECORD, (again.game, again.dealer, again.seed, again.deal) == (hand.game, hand.dealer, hand.seed, hand.deal),
         "the record replays to another deal")
    hold(RECORD, again.settlement == hand.settlement, "the record replays to another settlement")
    hold(RECORD, to_record(again) == record, "the record of the replayed hand is another")


def unfinished(hand: Hand) -> None:
    """The record of a hand that is not over replays to it, and has no scores."""
    record = to_record(hand)
    hold(RECORD, "scores" not in record, "the record of an unfinished hand has scores")
    _same(hand, _replayed(loads(dumps(record))))


def otherwise(hand: Hand, chance: Chance, met: Counter[str]) -> None:
    """The record of a hand that is over, changed in one of five ways: it replays by its packets or its seed alone, and is refused at
    the right place for a wrong move, a move too many or too few, and wrong scores. `met` counts the ways, of which one
    of the rarest is tried."""
    record = to_record(hand)
    moves = [str(move) for move in hand.moves]
    ways = WAYS if moves else WAYS[:3]
    way = chance.choice([way for way in ways if met[way] == min(met[one] for one in ways)])
    met[way] += 1
    if way in (PACKETS, SEED):
        again = _replayed({name: value for name, value in record.items() if name != way})
        hold(RECORD, again.deal == hand.deal, "the record without its {way} deals other cards", way=way)
        hold(RECORD, again.settlement == hand.settlement, "the record without its {way} settles otherwise", way=way)
    elif way == SCORES:
        scores = [plain(score) for score in hand.played().settlement.scores]
        _refused(record | {"scores": [12345, *scores[1:]]}, len(moves), "scores")
    elif way == MOVE:
        place = chance.below(len(moves))
        wrong = [*moves[:place], f"{hand.moves[place].seat} no such action", *moves[place + 1:]]
        _refused(record | {"moves": wrong}, place + 1, f"move {place + 1}:")
    else:
        _refused(record | {"moves": [*moves, moves[-1]]}, len(moves) + 1, "")
        _refused(record | {"moves": moves[:-1]}, len(moves) - 1, "do not end the hand")


def _replayed(record: object) -> Hand:
    try:
        return replay(record)
    except TrionfiError as error:
        raise Broken(RECORD, str(error)) from None


def _same(hand: Hand, again: Hand) -> None:
    one, other = state(hand), state(again)
    if one != other:
        raise Broken(RECORD, Message("the record replays to another hand: {parts}", parts=str(differing(one, other))))


def _refused(record: dict[str, Any], move: int, words: str) -> None:
    try:
        replay(record)
    except BrokenRecord as error:
        hold(RECORD, error.move == move and words in str(error) and clear(error),
             "a record that is wrong at move {move} is refused at move {refused} with {error}", move=move,
             refused=error.move, error=repr(str(error)))
    else:
        raise Broken(RECORD, Message("a record that is wrong at move {move} replays", move=str(move)))
