"""Parties of four hands, of which the records are compared and paid (Dummett and McLeod 2004, 3.7)."""

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.ended import Ended
from trionfi.matches.pairings import Pairings
from trionfi.matches.recorded import recorded
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words
from trionfi.words.phrases import players


@dataclass(frozen=True, kw_only=True)
class Parties(Pairings):
    """After each Partie each loser pays one winner the difference between the records: twice where it is `high` or more, or the losers have
    none; three times where they have none and the winners `high` or more."""

    settled = "Partie"
    high: Points

    def read(self, ended: Ended) -> Standing:
        """What each side has on record after the Partie."""
        return replace(Standing.new(ended.players), marks=ended.spread(ended.by_party("record", "points on record of {whom}")))

    def kept(self, hand: PlayedHand) -> tuple[Points, ...]:
        """What each seat's side has recorded in a hand."""
        return recorded(hand)

    def paid(self, marks: tuple[Points, ...]) -> tuple[Points, ...]:
        """What each player is paid, or pays, for these records."""
        won, lost = max(marks), min(marks)
        due = (won - lost) * self.times(won, lost)
        return tuple(due * ((mark == won) - (mark == lost)) for mark in marks)

    def times(self, won: Points, lost: Points) -> int:
        """How often the difference is paid."""
        if not lost and won >= self.high:
            return 3
        return 2 if not lost or won - lost >= self.high else 1

    def some(self, chance: Chance, players: int) -> Standing:
        """A standing before the last hand of a Partie."""
        records = chance.below(40), chance.below(20)
        done = chance.below(len(self.seatings))
        seats, played = self.seatings[done], (done + 1) * self.hands - 1
        marks = tuple(records[seats.index(player) % 2] for player in range(players))
        return replace(Standing.new(players), marks=marks, played=played, dealt=played, seats=seats)

    def told(self, hand: PlayedHand) -> str:
        """The records after the hand, and what a Partie that is over has paid."""
        standing = hand.table.standing
        before = standing.marks or (0,) * hand.players
        made = tuple(old + new for old, new in zip(before, self.kept(hand), strict=True))
        text = Message("Records: {first} {n}, {others} {more}.", first=players((0, 2)), n=made[0], others=players((1, 3)), more=made[1])
        if (standing.played + 1) % self.hands:
            return text
        due = max(self.paid(made))
        return Text(text, Message("The Partie is over: each loser pays {due}.", due=due))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        same = len(set(self.seatings)) == 1
        rule = Message(
            "A Partie is {n} hands, and each player deals once in it. Then each of the side with the lower record pays one of the other "
            "side the difference: twice, if it is {high} or more or the losers have no record at all; three times, if they have none and "
            "the winners {high} or more.", n=self.hands, high=self.high)
        session = (Message("A session is {n} Partien, always with the same partners.", n=len(self.seatings)) if same else
                   Message("A session is {n} Partien, two with each of the others as partner.", n=len(self.seatings)))
        return Text(rule, session, self.text)
