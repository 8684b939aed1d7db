"""A hand looked at once more: move by move with all cards, and what the bot would have done otherwise."""

from typing import TYPE_CHECKING

from trionfi.hand import Hand
from trionfi.record import packets_of
from trionfi.seat_names import view_names
from trionfi.service import words
from trionfi.service.advising import advice, told
from trionfi.service.hands import hand_of, reader, view_order
from trionfi.service.request import Request
from trionfi.service.verdict import verdict
from trionfi.state.actions import Choice
from trionfi.words import Text

if TYPE_CHECKING:
    from trionfi.service.shapes import review as shapes


def review(request: Request) -> "shapes.Review":
    """The hand of the request from its deal to where it stands, all cards open: a frame after each move, which of the moves of the reader
    at `seat` he had a choice of, and those that rules of thumb would have made otherwise. A hand that is over has a verdict: who won, and
    by what."""
    kept = hand_of(request)
    hand = kept.hand
    seat = reader(request, hand)
    moves, code, over = list(hand.moves), kept.code, hand.over
    outcome = verdict(hand, seat) if over else None
    while hand.moves:
        kept.pop()
    frames = [frame(hand, seat, None, 0)]
    otherwise: list[shapes.Otherwise] = []
    choices: list[int] = []
    for number, move in enumerate(moves, 1):
        before = len(hand.events)
        own = move.action.verb != "say" and hand.actor == seat
        if own and _open(hand):
            choices.append(number)
            better = advice(hand)
            if better["move"] != str(move.action):
                otherwise.append({"at": number, "made": told(hand, move.action), "advice": better})
        kept.push(move.action, move.seat)
        frames.append(frame(hand, seat, move.seat, before))
    return {
        "game": hand.game.slug, "profile": hand.game.profile, "options": hand.game.changed, "players": hand.sitting.players,
        "seed": hand.seed, "deal": packets_of(hand) if over else None, "dealer": hand.sitting.dealer,
        "deals": hand.sitting.seats.index(hand.sitting.dealer), "seat": seat,
        "anticlockwise": hand.game.anticlockwise, "code": code, "moves": [str(move) for move in moves],
        "names": list(view_names(hand.view(seat))), "order": [one for one in view_order(hand.view(seat)) if one < hand.seats],
        "frames": frames, "choices": choices, "otherwise": otherwise, "verdict": outcome,
    }


def _open(hand: Hand) -> bool:
    """Whether there is anything to decide."""
    actions = hand.legal_actions()
    return isinstance(actions, Choice) or len(actions) > 1


def frame(hand: Hand, seat: int, mover: int | None, before: int) -> "shapes.Frame":
    """Where the hand stands after a move, all cards open, in the words of a seat for what has happened from event number `before` on; a
    trick that is finished since then still lies there."""
    table, pack = hand.table, hand.game.pack
    view = hand.view(seat)
    full = not table.plays and any(event.kind == "trick" for event in hand.events[before:])
    trick = table.tricks[-1] if full else None
    plays = trick.plays if trick else table.plays
    said = [line["words"] for event in view.events[before:] if event.kind not in ("trick", "deal") for line in words.lines(view, event)]
    return {
        "mover": mover, "words": Text(*said), "turn": hand.turn,
        "hands": [list(pack.unmask(cards)) for cards in table.hands],
        "plays": [{"seat": one, "card": pack.texts[number]} for one, number in plays],
        "winner": trick.winner if trick else None,
        "tricks": [sum(trick.winner == one for trick in table.tricks) for one in range(hand.seats)],
        "piles": [{"words": words.place(view, name), "cards": list(pack.unmask(cards))} for name, cards in table.piles.items() if cards],
    }
