"""Cards counted instead of points: how many a player has won."""

from trionfi.errors import TrionfiError
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Fact
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.values import dataclass


@dataclass(frozen=True)
class CardsOver(Reward):
    """Each party scores a point for every card that it has won beyond `par`, and loses one for every card that it lacks."""

    par: int = 0

    counts_cards = True
    said = "each player adds 1 for every card beyond {par} that he has won in tricks, or takes off 1 for every card short of {par}"
    short = "1 a card"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        won = [self._won(facts, payments, party) for party in range(len(facts.parties))]
        amounts = payments.spread(tuple(cards - self.par for cards in won), facts.players)
        return [self.line(payments, amounts, f"{', '.join(map(str, won))} cards, {self.par} asked of each")] if any(amounts) else []

    @staticmethod
    def _fact(facts: Facts, party: int) -> Fact:
        return Fact(f"number_{party}", f"how many cards {facts.parties[party]} won in tricks", "number")

    def _won(self, facts: Facts, payments: Settling, party: int) -> int:
        pile = facts.pile_of(party, payments.whole)
        return facts.whole(self._fact(facts, party)) if pile is None else pile.bit_count()

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        there, said = facts.limits.tricks * facts.players, []
        for party, name in enumerate(facts.parties):
            fact, pile = self._fact(facts, party), facts.pile_of(party, payments.whole)
            if facts.known.get(fact.key) is None:
                continue
            number = facts.whole(fact)
            if pile is not None and number != pile.bit_count():
                raise TrionfiError(f"the fact '{fact.key}' cannot be {number}: {pile.bit_count()} cards are given for {name}")
            claims.at_most(fact.key, number, there, "cards in the tricks")
            said.append(number)
        if len(said) == len(facts.parties) and sum(said) != there:
            raise TrionfiError(f"the numbers of cards come to {sum(said)}: there are {there} in the tricks of a hand")

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        return {self._fact(facts, party).key: self._won(facts, payments, party) for party in range(len(facts.parties))}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.KEPT, 1.0, game.pack.all),)
