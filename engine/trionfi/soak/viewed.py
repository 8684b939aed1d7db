"""A view holds what is true, and of what its seat did not see no more than the number of cards."""

from typing import Any

from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.soak.faults import VIEW, Broken, hold
from trionfi.soak.refusals import clear
from trionfi.soak.state import seen
from trionfi.state.actions import Choice
from trionfi.state.view import View
from trionfi.words import Message, Seat


def true(hand: Hand, seat: int) -> None:
    """The view of a seat agrees with the table. Raises Broken where it does not."""
    table, view, who = hand.table, hand.view(seat), Seat(seat)
    hold(VIEW, view.hand == table.hands[seat], "{Who} sees other cards in his hand than he has", who=who)
    hold(VIEW, view.turn == hand.turn, "{Who} sees player {other} to act", who=who, other=view.turn)
    hold(VIEW, view.seat == seat and view.dealer == hand.dealer, "{Who} has the view of {other}, dealer {dealer}", who=who,
         other=Seat(view.seat), dealer=view.dealer)
    hold(VIEW, view.unseen == hand.game.pack.all & ~view.gone & ~seen(hand, seat), "{Who} has not seen other cards than the events say",
         who=who)
    _cards(hand, view, who)
    own, hidden = table.side(seat), table.contract.hidden
    hold(VIEW, view.side(seat) in ((own, frozenset((seat,))) if hidden else (own,)), "{Who} sees himself on another side", who=who)
    actions = hand.legal_actions() if hand.turn == seat else ()
    hold(VIEW, isinstance(actions, Choice) or view.actions == actions, "{Who} sees other actions than he has", who=who)
    hold(VIEW, view.asides == hand.asides(seat), "{Who} sees other asides than he has", who=who)


def _cards(hand: Hand, view: View, who: Seat) -> None:
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
        hold(VIEW, not cards & view.voids(other), "{Who} believes {other} to be without a suit that he has", who=who, other=Seat(other))
    hold(VIEW, not wrong, "{Who} counts wrongly in {some}", who=who, some=", ".join(wrong))
    hold(VIEW, not hidden & ~outstanding, "{Who} does not expect cards that others hold", who=who)
    hold(VIEW, not outstanding & (view.hand | view.played), "{Who} expects cards that are not in another's hand", who=who)
    truth = [*((f"hand {seat}", cards) for seat, cards in enumerate(table.hands)), *table.piles.items()]
    for number, found in view.where.items():
        for name, cards in truth:
            if cards >> number & 1 and name not in found:
                raise Broken(VIEW, Message("{Who} believes {card} in {some}, not in {name}", who=who, card=table.pack.texts[number],
                                           some=" or ".join(sorted(found)), name=str(name)))


def told(hand: Hand, seat: int) -> None:
    """The view of a seat tells of every event, and shows only the cards that it saw."""
    view, eyes = hand.view(seat), hand.table.eyes(seat)
    hold(VIEW, len(view.events) == len(hand.events), "{Who} is told {n} events of {all}", who=Seat(seat), n=len(view.events),
         all=len(hand.events))
    for shown, event in zip(view.events, hand.events, strict=True):
        same = (shown.kind, shown.seat, shown.source, shown.target) == (event.kind, event.seat, event.source, event.target)
        if not same or shown.cards != (event.cards if event.audience & eyes else 0):
            raise Broken(VIEW, Message("{Who} is told {shown} of {event}", who=Seat(seat), shown=str(shown), event=str(event)))


def of_nobody(hand: Hand) -> None:
    """A seat that is not there has no view."""
    none: tuple[Any, ...] = (-1, hand.seats + len(hand.sitting.out), True, None, "0", 1.0)
    for seat in none:
        try:
            hand.view(seat)
        except TrionfiError as error:
            hold(VIEW, clear(error), "the view of seat {seat} is refused with {error}", seat=repr(seat), error=repr(str(error)))
        else:
            hold(VIEW, False, "there is a view of seat {seat}", seat=repr(seat))
