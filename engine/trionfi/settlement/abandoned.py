"""What a deal that is abandoned pays."""

from enum import StrEnum

from trionfi.counting import prose
from trionfi.errors import TrionfiError, brief
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import ended
from trionfi.settlement.questions import AGREED, PAYERS, TAKER, Fact
from trionfi.state.account import Line
from trionfi.state.table import Table

FINES = Fact("fined", "what each player got (above 0) or lost (below 0) when the dealer threw the cards in, in the order of the players",
             "gains", default=(), only_if=("ended", "abandoned"))


class Abandoned(StrEnum):
    """What an abandoned deal pays: nothing, each offer to the player who took, what all agreed, a fine for the one who threw it in, or what
    was declared before; "" where none is abandoned."""

    NEVER = ""
    NOTHING = "nothing"
    OFFERS = "offers"
    BARGAINED = "bargained"
    FINED = "fined"
    DECLARED = "declared"


def lines(how: Abandoned, facts: Facts, source: str, ledger: str) -> list[Line]:
    """The lines of a deal that was abandoned. Raises TrionfiError for offers and sums that cannot be."""
    if how is Abandoned.OFFERS:
        return _offers(facts, source, ledger)
    if how is Abandoned.FINED:
        return _fined(facts, source, ledger)
    return _agreed(facts, source, ledger) if how is Abandoned.BARGAINED else []


def _fined(facts: Facts, source: str, ledger: str) -> list[Line]:
    amounts = facts.gains(FINES)
    if not any(amounts):
        return []
    if len(amounts) != facts.players:
        raise TrionfiError(f"the fact 'fined' needs {facts.players} numbers, one for each player")
    return [Line("A monte", amounts, "the dealer threw the cards in", source, ledger)]


def _offers(facts: Facts, source: str, ledger: str) -> list[Line]:
    payers = facts.seats(PAYERS)
    if not facts.form and (not payers or not facts.has(TAKER)):
        return []
    taker = facts.whole(TAKER)
    if taker in payers:
        raise TrionfiError(f"player {taker} cannot both pay and receive: 'taken_by' is not one of 'paid_by'")
    because = "offered to abandon the deal, and taken"
    return [Line("Pago", tuple((seat == taker) - (seat == payer) for seat in range(facts.players)), because, source, ledger)
            for payer in payers]


def _agreed(facts: Facts, source: str, ledger: str) -> list[Line]:
    amounts = facts.gains(AGREED)
    if not any(amounts):
        return []
    if len(amounts) != facts.players or sum(amounts, 0):
        given = " ".join(prose(one) for one in amounts)
        raise TrionfiError(f"the fact 'agreed' needs {facts.players} numbers that sum to nothing, not {brief(given)}")
    return [Line("Patti", amounts, "agreed for abandoning the deal", source, ledger)]


def played(how: Abandoned, table: Table) -> dict[str, object]:
    """The facts of an abandoned deal besides that it was."""
    ending = ended(table)
    if how is Abandoned.OFFERS and ending.paid_by:
        return {PAYERS.key: list(ending.paid_by), TAKER.key: ending.taken_by}
    key = {Abandoned.BARGAINED: AGREED.key, Abandoned.FINED: FINES.key}.get(how)
    return {key: list(ending.paid)} if key and any(ending.paid) else {}
