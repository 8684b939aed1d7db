"""Hands one after another: who deals, the running score, when a round is complete."""

from trionfi.counting import Points
from trionfi.errors import IllegalAction
from trionfi.game import Game
from trionfi.hand import Hand


class Match:
    """A sitting of one game. `totals` are the players' running scores; the deal goes where each hand's end sends it.

    Hand number n (from 0) is dealt from the seed itself when n is 0, else from the text "seed-n".
    """

    def __init__(self, game: Game, seed: int | str = 0, players: int | None = None, dealer: int = 0):
        self.game, self.seed = game, seed
        self.players = game.seats(players)
        self.dealer = dealer
        self.totals: list[Points] = [0] * self.players
        self.hands: list[Hand] = []
        self.current: Hand | None = None

    def deal(self) -> Hand:
        """The next hand. Raises IllegalAction while the present one is not over."""
        if self.current is not None:
            raise IllegalAction("the hand on the table is not over")
        number = len(self.hands)
        seed = self.seed if number == 0 else f"{self.seed}-{number}"
        self.current = self.game.deal(seed, dealer=self.dealer, players=self.players)
        return self.current

    def score(self) -> list[Points]:
        """Enter the hand that has ended and pass the deal; the totals. Raises IllegalAction if none has ended."""
        hand = self.current
        if hand is None or hand.settlement is None or hand.ending is None:
            raise IllegalAction("no hand has ended since the last score")
        self.totals = [total + score for total, score in zip(self.totals, hand.settlement.scores, strict=True)]
        self.dealer = hand.ending.next_dealer
        self.hands.append(hand)
        self.current = None
        return self.totals

    @property
    def round_over(self) -> bool:
        """Whether all have dealt equally often."""
        return len(self.hands) % self.players == 0
