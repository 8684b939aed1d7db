"""A pack that is only cut between hands: how it is gathered up."""

from trionfi.cards.chance import Chance
from trionfi.matches.rules import Hands
from trionfi.state.notes import ROUNDS
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.sides import ALONE
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words


@dataclass(frozen=True, kw_only=True)
class Gathered(Hands):
    """So many hands that were played out, with a pack that is `only_cut` and not shuffled. After a hand the tricks of the dealer's side lie
    on top, each as it was played, below them those of the other side and the discard; hands thrown in lie as they were
    dealt, from the dealer's right, with what was not dealt below."""

    only_cut: bool = True

    @property
    def unshuffled(self) -> bool:
        """As it says."""
        return self.only_cut

    def some(self, chance: Chance, players: int) -> Standing:
        """Totals of two sides, or of single players, of which one may be behind, perhaps after a deal that was thrown in."""
        behind, first = chance.below(30), chance.below(2)
        totals = tuple(behind * (1 if seat % 2 == first else -1) for seat in range(players))
        if players % 2:
            totals = (*totals[1:], 0)
        return replace(Standing.new(players), totals=totals, played=1, dealt=2, rounds=chance.choice((0, 0, 0, 1, 2, 3)))

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The totals run on; the order of the pack is kept, and the rounds of a deal that was thrown in."""
        made = super().after(standing, hand)
        thrown_in = hand.ending.kind == "abandoned"
        rounds = ROUNDS.of(hand.table) if thrown_in else 0
        return replace(made, stack=_dealt(hand) if thrown_in else _played(hand), rounds=rounds)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        if not self.only_cut:
            return super().words(game)
        return Text(super().words(game), Message("The pack is not shuffled between hands but only cut: {how}.", how=self.gathered(game)))

    def gathered(self, game: Rules) -> str:
        """How the pack is put together."""
        return Message("the tricks of the {dealer}'s side on top, then those of the other side and the discard; hands that were thrown "
                "in, in the order of the players", dealer=game.term('dealer'))


@dataclass(frozen=True, kw_only=True)
class AllPlayed(Gathered):
    """So many hands with a pack that is put together and only cut, where no deal is thrown in. What the totals decide stands in `text`."""

    def length(self) -> Words:
        """How many hands it has."""
        return Message("A match is {n} hands.", n=self.number)

    def gathered(self, game: Rules) -> str:
        """How the pack is put together."""
        dealer = game.term("dealer")
        if game.sides.kind == ALONE:
            return Message("the tricks of the {dealer} on top, then those of the others and the discard", dealer=dealer)
        return Message("the tricks of the {dealer}'s side on top, then those of the other side", dealer=dealer)


def _played(hand: PlayedHand) -> tuple[str, ...]:
    table, texts = hand.table, hand.game.pack.texts
    first = table.side(table.dealer)
    found: list[int] = []
    for own in (True, False):
        for trick in table.tricks:
            if (trick.winner in first) == own:
                found += [number for _, number in trick.plays if number not in found]
    return tuple(texts[number] for number in (*found, *(card for card in range(len(texts)) if card not in found)))


def _dealt(hand: PlayedHand) -> tuple[str, ...]:
    table, texts = hand.table, hand.game.pack.texts
    found = [card for seat in table.seats_from(table.after(table.dealer)) for card in table.deal.hands[seat]]
    return tuple(texts[number] for number in (*found, *(card for _, pile in table.deal.piles for card in pile)))
