"""The partita of four hands, paid by bands of the difference (Dummett and McLeod 2004, 6.1)."""

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.ended import Ended
from trionfi.matches.rules import MatchRule
from trionfi.settlement.played import sweeper
from trionfi.state.account import Line, Settlement, one_to_one
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words, phrases

NAMES = ("Semplice", "Reale", "Second reale", "Third reale")


@dataclass(frozen=True, kw_only=True)
class Partita(MatchRule):
    """Four `hands` of two pairs, one dealt by each player, those thrown in among them. At the end each of the pair with the lower total
    pays one of the other pair 1, and 1 more for every full `band` of the difference (*semplice*, *reale*, second *reale* ...); 1 more
    still where the losers' total is nothing (*doppio*). Each member of a pair that has won every trick of a hand is paid `cappotto` for
    it, or with `winners_only` only where that pair has won the partita. Marks are how often each player's pair has done so."""

    settled = "partita"
    hands: int = 4
    band: int = 36
    cappotto: int = 2
    winners_only: bool = False
    ledger: str = "game points"

    def some(self, chance: Chance, players: int) -> Standing:
        """The last hand, with totals of which one side may have none."""
        totals = chance.below(60), max(0, chance.below(60) - 20)
        return replace(Standing.new(players), totals=tuple(totals[seat % 2] for seat in range(players)), played=self.hands - 1,
                       dealt=self.hands - 1)

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The totals run on; a hand thrown in is one of the four."""
        table, marks = hand.table, standing.marks or (0,) * hand.players
        parties = table.game.payments.seats(table.players)
        party = sweeper(table, parties) if table.tricks else None
        side = frozenset() if party is None else parties[party]
        return replace(super().after(standing, hand), played=standing.played + 1,
                       marks=tuple(mark + (seat in side) for seat, mark in enumerate(marks)))

    def over(self, standing: Standing) -> bool:
        """Whether everybody has dealt."""
        return standing.played >= self.hands

    def read(self, ended: Ended) -> Standing:
        """The totals after the last hand, and in how many hands each side has won every trick."""
        totals = ended.by_party("total", "total of {whom}")
        swept = ended.by_party("cappotti", "how many of the {hands} hands were won with every trick by {whom}", default=0, hands=self.hands)
        ended.refuse(sum(swept) > self.hands, Message("the cappotti are {n}, and a partita is {hands} hands", n=sum(swept),
                hands=self.hands))
        for party, other in ((0, 1), (1, 0)):
            ended.refuse(swept[party] > 0 == totals[party], Message("the fact {fact} cannot be 0: the same have won every trick of "
                    "{swept} of the hands", fact=ended.facts.called(f'total_{party}'), swept=swept[party]))
            ended.refuse(swept[party] == self.hands and totals[other] > 0,
                         Message("the fact {fact} cannot be {totals}: the others have won every trick of all hands",
                                 fact=ended.facts.called(f'total_{other}'), totals=totals[other]))
        standing = replace(Standing.new(ended.players), totals=ended.spread(totals), marks=ended.spread(swept))
        return replace(standing, played=self.hands, dealt=self.hands)

    def settle(self, standing: Standing) -> Settlement:
        """What the pairs pay each other, man to man."""
        totals, players = standing.totals, len(standing.totals)
        won, lost = max(totals[:2]), min(totals[:2])
        lines: list[Line] = []

        def pays(label: Words, side: int, value: Points, because: Words) -> None:
            each = [one_to_one((side + seat) % players, (side + 1 + seat) % players, value, players) for seat in (0, 2)]
            lines.append(Line(label, tuple(one + other for one, other in zip(*each, strict=True)), because, self.source, self.ledger))

        winner = totals.index(won)
        if won > lost:
            bands = int((won - lost) // self.band)
            pays(NAMES[bands] if bands < len(NAMES) else f"Reale {bands}", winner, 1 + bands,
                 Message("{won} against {lost}: {n} more", won=won, lost=lost, n=won - lost))
            if not lost:
                pays("Doppio", winner, 1, "the losers have no points")
        for side, times in enumerate(standing.marks[:2]):
            if times and not (self.winners_only and (won == lost or side != winner)):
                pays("Cappotto", side, self.cappotto * times, Message("{side}: every trick in {times} of the hands",
                     side=phrases.players((side, side + 2)), times=times))
        return Settlement.of(players, tuple(lines), self.ledger)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        rule = Message(
            "A partita is {n} hands, one dealt by each player; a hand that is thrown in is one of them. Each player of the side with the "
            "lower total pays one of the other side 1 for a lead of up to {below} (semplice), 2 from {band} on (reale), 3 from {twice} on "
            "(second reale), and so on, and 1 more if the losers have no points at all (doppio). With equal totals nobody pays.",
            n=self.hands, below=self.band - 1, band=self.band, twice=2 * self.band)
        swept = (Message("For every hand in which one side won all the tricks (cappotto), each of the others pays one of that side {n}, if "
                         "that side wins the partita.", n=self.cappotto) if self.winners_only else
                 Message("For every hand in which one side won all the tricks (cappotto), each of the others pays one of that side {n}.",
                         n=self.cappotto))
        return Text(rule, swept, self.text)
