"""What a deal that is abandoned pays."""

from enum import StrEnum

from trionfi.counting import prose
from trionfi.errors import TrionfiError, brief
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import ended
from trionfi.settlement.questions import AGREED, PAYERS, TAKER, Question
from trionfi.state.account import Line
from trionfi.state.table import Table
from trionfi.words import Message, Seat, Words

FINES = Question("fined", "what each player got (above 0) or lost (below 0) when the dealer threw the cards in, in the order of the "
                 "players", "gains", default=(), only_if=("ended", "abandoned"))


class Abandoned(StrEnum):
    """What an abandoned deal pays: nothing, each offer to the player who took, what all agreed, a fine for the one who threw it in, or what
    was declared before; "" where none is abandoned."""

    NEVER = ""
    NOTHING = "nothing"
    OFFERS = "offers"
    BARGAINED = "bargained"
    FINED = "fined"
    DECLARED = "declared"


SUMS: dict[Abandoned, tuple[Question, Words, Words]] = {
        Abandoned.BARGAINED: (AGREED, "Patti", "agreed for abandoning the deal"),
        Abandoned.FINED: (FINES, "A monte", "the dealer threw the cards in")}


def asks(how: Abandoned) -> tuple[Question, ...]:
    """What is asked of a deal that was abandoned."""
    return (PAYERS, TAKER) if how is Abandoned.OFFERS else (SUMS[how][0],) if how in SUMS else ()


def lines(how: Abandoned, facts: Facts, source: str, ledger: str, zero_sum: bool) -> list[Line]:
    """The lines of a deal that was abandoned, which sum to nothing where all is `zero_sum`. Raises TrionfiError for offers and sums that
    cannot be."""
    if how is Abandoned.OFFERS:
        return _offers(facts, source, ledger)
    if how not in SUMS:
        return []
    fact, label, because = SUMS[how]
    amounts, even = facts.gains(fact), zero_sum or how is Abandoned.BARGAINED
    if any(amounts) and (len(amounts) != facts.players or (even and sum(amounts, 0))):
        named, given = facts.called(fact), brief(" ".join(prose(one) for one in amounts))
        raise TrionfiError(
            Message("{fact} needs {players} numbers that sum to nothing, not {given}", fact=named, players=facts.players, given=given)
            if even else
            Message("{fact} needs {players} numbers, one for each player, not {given}", fact=named, players=facts.players, given=given))
    return [Line(label, amounts, because, source, ledger)] if any(amounts) else []


def _offers(facts: Facts, source: str, ledger: str) -> list[Line]:
    payers = facts.seats(PAYERS)
    if not payers or not facts.has(TAKER):
        return []
    taker = facts.whole(TAKER)
    if taker in payers:
        raise TrionfiError(Message("{Who} cannot both pay and receive: who took the offers made none", who=Seat(taker)))
    because: Words = "offered to abandon the deal, and taken"
    return [Line("Pago", tuple((seat == taker) - (seat == payer) for seat in range(facts.players)), because, source, ledger)
            for payer in payers]


def played(how: Abandoned, table: Table) -> dict[str, object]:
    """The facts of an abandoned deal besides that it was."""
    ending = ended(table)
    if how is Abandoned.OFFERS and ending.paid_by:
        return {PAYERS.key: list(ending.paid_by), TAKER.key: ending.taken_by}
    return {SUMS[how][0].key: list(ending.paid)} if how in SUMS and any(ending.paid) else {}
