"""Who deals next."""

from enum import StrEnum

from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.words import Message, Words


class DealsNext(StrEnum):
    """Who deals the next hand: the player after the dealer or before him in turn, the declarer, or the loser of the hand."""

    AFTER = "after dealer"
    BEFORE = "before dealer"
    DECLARER = "declarer"
    LOSER = "loser"


AFTER, BEFORE, DECLARER, LOSER = DealsNext


def next_dealer(table: Table, who: DealsNext) -> int:
    """The player after the dealer, the one before him, the declarer, or the loser of the hand: of several the next after
    the dealer."""
    if who == AFTER:
        return table.next_dealer
    if who == BEFORE:
        return table.after(table.dealer, table.players - 1)
    if who == DECLARER:
        return table.declarer
    game, payments = table.game, table.game.payments
    facts = payments.facts(game.pack, game.counting, table.players, payments.played(table))
    scores = payments.close(facts, tuple(table.account), game.pays_at_once).scores
    return next(seat for seat in table.players_from(table.next_dealer) if scores[seat] == min(scores))


def words(game: Rules) -> Words:
    """Who deals after a hand that was played, in a sentence; "" where it is no step of the game that says so."""
    who, dealer = next((step.tricks.passes_to for step in reversed(game.course) if step.tricks.passes_to), ""), game.term("dealer")
    if not who:
        return ""
    if who == BEFORE:
        return Message("The deal passes the other way round, to the player to the {dealer}'s {side}.", dealer=dealer, side=game.other_side)
    if who != AFTER:
        return Message("The {player} deals next.", player=game.term(who))
    if game.players == (2,):
        return "The two players deal in turn."
    return Message("The deal passes to the player to the {dealer}'s {side}.", dealer=dealer, side=game.next_side)


def passed_on(table: Table) -> int:
    """The next dealer after a deal that came to no play."""
    back = any(step.tricks.passes_to == BEFORE for step in table.game.course)
    return next_dealer(table, BEFORE if back else AFTER)
