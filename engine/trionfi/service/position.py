"""A position that was set up: who must act, what he may do, and why not the rest."""

from typing import TYPE_CHECKING

from trionfi import reading
from trionfi.counting import plain
from trionfi.errors import TrionfiError, brief
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.record import packets_of, replay
from trionfi.service.reckon import settlement_data
from trionfi.service.request import Request, data_of, game_of, players_of, record_of, whole
from trionfi.service.said import refusal
from trionfi.state.actions import Action, Choice, one_by_one, sums, without
from trionfi.words import Message

if TYPE_CHECKING:
    from trionfi.service.shapes import position as shapes

MOVES = 10_000


def position(request: Request) -> "shapes.SetUp":
    """Where a hand stands after its moves, seen by one who knows all cards. The hand is dealt by `seed`, as far as `deal` does not place
    the cards, in a match that has the `standing` (none: a first hand), or taken from a `record` with its first `after` moves; then come
    `moves`. `tried` are moves that are only asked about."""
    game = game_of(request)
    hand = _recorded(game, request) if request.get("record") is not None else _dealt(game, request)
    for number, move in enumerate(_texts(request, "moves"), 1):
        try:
            hand.push(move)
        except TrionfiError as error:
            raise TrionfiError(Message("move {n}: {why}", n=number, why=error.words)) from None
    tried = [_tried(hand, move) for move in _texts(request, "tried")]
    actions = hand.legal_actions()
    pack, table, turn = hand.game.pack, hand.table, hand.turn
    single, numbers = one_by_one(actions), sums(one_by_one(actions))
    return {
        "game": hand.game.slug, "profile": hand.game.profile, "options": hand.game.changed, "players": hand.sitting.players,
        "dealer": hand.sitting.dealer, "seats": list(hand.sitting.seats), "standing": hand.sitting.standing.data(),
        "deal": packets_of(hand), "moves": [str(move) for move in hand.moves],
        "turn": turn, "over": hand.over, "phase": "" if hand.over else hand.step.key,
        "title": "" if hand.over else hand.step.name,
        "asks": "" if turn is None else hand.step.prompt(hand.view(turn)),
        "hand": [] if turn is None else list(pack.unmask(table.hands[turn])), "tricks": _tricks(hand),
        "may": [{"move": str(action), "words": hand.step.explain(hand.game, action)} for action in without(single, numbers)],
        "sums": [{"verb": one.verb, "least": one.least, "most": one.most, "words": hand.step.explain(hand.game, Action(one.verb))}
                 for one in numbers],
        "not": actions.refused if isinstance(actions, Choice) else {} if turn is None else hand.step.tricks.refusals(table),
        "choice": _choice(actions) if isinstance(actions, Choice) else None,
        "asides": [{"seat": seat, "move": str(action), "words": hand.step.aloud.explain_aside(hand.game, action)}
                   for seat in range(hand.players) for action in hand.asides(seat)],
        "tried": tried,
        "running": {unit: [plain(amount) for amount in amounts] for unit, amounts in hand.running.items()},
        "settlement": settlement_data(hand.settlement) if hand.settlement else None,
    }


def _dealt(game: Game, request: Request) -> Hand:
    players = players_of(game, request)
    seed = request.get("seed", 0)
    return game.deal(None if seed is None else reading.seed(seed), packets=data_of(request, "deal"), players=players,
                     dealer=whole(request, "dealer", 0, 0, players - 1), standing=data_of(request, "standing"))


def _recorded(game: Game, request: Request) -> Hand:
    """The hand of a record, after some of its moves or all of them."""
    hand = replay(record_of(request))
    if hand.game.slug != game.slug:
        raise TrionfiError(Message("the record is of {game}, not of {other}", game=hand.game.slug, other=game.slug))
    if request.get("after") is not None:
        after = whole(request, "after", 0, 0, len(hand.moves))
        while len(hand.moves) > after:
            hand.pop()
    return hand


def _texts(request: Request, key: str) -> list[str]:
    found = request.get(key) or []
    if not isinstance(found, list) or len(found) > MOVES or not all(isinstance(one, str) for one in found):
        raise TrionfiError(Message("'{key}' is a list of moves such as '1 vado solo', not {given}", key=key, given=brief(found)))
    return found


def _tried(hand: Hand, move: str) -> "shapes.Tried":
    """Whether a move may be made here, and the rule against it; the hand is left as it is."""
    try:
        hand.push(move)
    except TrionfiError as error:
        return {"move": brief(move), "ok": False, "why": refusal(error)}
    done = hand.pop()
    return {"move": str(done.action), "ok": True, "why": ""}


def _choice(choice: Choice) -> "shapes.SetToChoose":
    return {"verb": choice.verb, "count": choice.count, "least": choice.least, "size": choice.size, "cards": list(choice.cards)}


def _tricks(hand: Hand) -> "list[shapes.TrickShown]":
    """The trick before, and the one on the table."""
    texts, table = hand.game.pack.texts, hand.table
    found = [(Message("the last trick"), trick.plays) for trick in table.tricks[-1:]]
    found += [(Message("on the table"), tuple(table.plays))] * bool(table.plays)
    return [{"words": words, "plays": [{"seat": seat, "card": texts[number]} for seat, number in plays]} for words, plays in found]
