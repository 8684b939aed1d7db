"""Who deals next."""

from enum import StrEnum

from trionfi.state.table import Table


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


def passed_on(table: Table) -> int:
    """The next dealer after a deal that came to no play."""
    back = any(step.passes_back for step in table.game.course)
    return next_dealer(table, BEFORE if back else AFTER)
