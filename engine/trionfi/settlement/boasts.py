"""Undertaking to win the last trick in a certain way."""

from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, OPPONENTS, Fact, Facts
from trionfi.settlement.feats import Deed, Result
from trionfi.settlement.settling import Settling
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class LastTrickUndertaken(Deed):
    """The declarer undertook with the word `word` that his side wins the last trick with one of `cards` (none given: with the card that
    he named), or with `home` that it wins it and has all of them in its tricks: paid to him if it does, by him if not."""

    word: str = ""
    cards: str = ""
    home: bool = False

    def results(self, facts: Facts) -> list[Result]:
        """One result if it was announced."""
        state = facts.need(self.fact)
        return [] if state == "no" else [(DECLARER if state == "made" else OPPONENTS, 1, f"announced and {state}")]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Who made it won the last trick, and with `home` has the cards."""
        if facts.need(self.fact) == "made":
            claims.last_trick(DECLARER)
            claims.holds(DECLARER, facts.pack.select(self.cards) if self.home else 0)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The fact from a played hand."""
        said = next((word for word, _ in table.contract.announced if word == self.word or word.startswith(f"{self.word} ")), None)
        if said is None:
            return {self.fact.key: "no"}
        last, side = table.tricks[-1], table.side(played.declarer(table))
        number = next(number for seat, number in last.plays if seat == last.winner)
        wanted = table.pack.select(self.cards or said.removeprefix(self.word).strip())
        so = not wanted & ~played.pile_of(table, side) if self.home else wanted >> number & 1
        made = last.winner in side and so
        return {self.fact.key: "made" if made else "lost"}

    @property
    def fact(self) -> Fact:
        """The fact whether it was announced, and how it ended."""
        values = (("no", "not announced"), ("made", "announced and made"), ("lost", "announced and lost"))
        return Fact(self.word, f"was {self.word} announced", "choice", values, "no")

    def words(self) -> str:
        """The feat in words."""
        how = "with one of these cards" if self.cards else "with the card that he named"
        how = "and has these cards in its tricks" if self.home else how
        return f"to the declarer if he announced it and his side wins the last trick {how}, to the opponents if not"

    @property
    def named_cards(self) -> str:
        """The set of cards."""
        return self.cards
