"""A view holds what is true, and of what its seat did not see no more than the number of cards."""

from typing import Any

from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.soak.faults import VIEW, Broken, hold
from trionfi.soak.refusals import clear
from trionfi.soak.state import seen
from trionfi.state.actions import Choice
from trionfi.state.view import View


def true(hand: Hand, seat: int) -> None:
    """The view of a seat agrees with the table. Raises Broken where it does not."""
    table, view, who = hand.table, hand.view(seat), f"player {seat}"
    hold(VIEW, view.hand == table.hands[seat], f"{who} sees other cards in his hand than he has")
    hold(VIEW, view.turn == hand.turn, f"{who} sees player {view.turn} to act")
    hold(VIEW, view.seat == seat and view.dealer == hand.dealer, f"{who} has the view of player {view.seat}, dealer {view.dealer}")
    hold(VIEW, view.unseen == hand.game.pack.all & ~view.gone & ~seen(hand, seat), f"{who} has not seen other cards than the events say")
    _cards(hand, view, who)
    own, hidden = table.side(seat), table.contract.hidden
    hold(VIEW, view.side(seat) in ((own, frozenset((seat,))) if hidden else (own,)), f"{who} sees himself on another side")
    actions = hand.legal_actions() if hand.turn == seat else ()
    hold(VIEW, isinstance(actions, Choice) or view.actions == actions, f"{who} sees other actions than he has")
    hold(VIEW, view.asides == hand.asides(seat), f"{who} sees other asides than he has")


def _cards(hand: Hand, view: View, who: str) -> None:
    """What a view tells of the places of cards."""
    table, outstanding = hand.table, view.outstanding
    places = {name: view.counts.get(name, 0) for name in table.piles}
    wrong = [name for name, cards in table.piles.items() if places[name] != cards.bit_count()]
    hidden = 0
    for other, cards in enumerate(table.hands[:hand.players]):
        if view.counts.get(f"hand {other}", 0) != cards.bit_count():
            wrong.append(f"hand {other}")
        if view.counts.get(f"won {other}", 0) != table.won[other].bit_count():
            wrong.append(f"won {other}")
        if other != view.seat:
            hidden |= cards
        hold(VIEW, not cards & view.voids(other), f"{who} believes player {other} to be without a suit that he has")
    hold(VIEW, not wrong, f"{who} counts wrongly in {', '.join(wrong)}")
    hold(VIEW, not hidden & ~outstanding, f"{who} does not expect cards that others hold")
    hold(VIEW, not outstanding & (view.hand | view.played), f"{who} expects cards that are not in another's hand")
    truth = [*((f"hand {seat}", cards) for seat, cards in enumerate(table.hands)), *table.piles.items()]
    for number, found in view.where.items():
        for name, cards in truth:
            if cards >> number & 1 and name not in found:
                raise Broken(VIEW, f"{who} believes {table.pack.texts[number]} in {' or '.join(sorted(found))}, not in {name}")


def told(hand: Hand, seat: int) -> None:
    """The view of a seat tells of every event, and shows only the cards that it saw."""
    view, eyes = hand.view(seat), hand.table.eyes(seat)
    hold(VIEW, len(view.events) == len(hand.events), f"player {seat} is told {len(view.events)} events of {len(hand.events)}")
    for shown, event in zip(view.events, hand.events, strict=True):
        same = (shown.kind, shown.seat, shown.source, shown.target) == (event.kind, event.seat, event.source, event.target)
        if not same or shown.cards != (event.cards if event.audience & eyes else 0):
            raise Broken(VIEW, f"player {seat} is told {shown} of {event}")


def of_nobody(hand: Hand) -> None:
    """A seat that is not there has no view."""
    none: tuple[Any, ...] = (-1, hand.seats + len(hand.sitting.out), True, None, "0", 1.0)
    for seat in none:
        try:
            hand.view(seat)
        except TrionfiError as error:
            hold(VIEW, clear(error), f"the view of seat {seat!r} is refused with {str(error)!r}")
        else:
            hold(VIEW, False, f"there is a view of seat {seat!r}")
