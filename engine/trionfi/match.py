"""Hands one after another: who deals, the standing, when the match is over."""

from collections.abc import Mapping
from typing import Any

from trionfi import reading
from trionfi.counting import Points, plain
from trionfi.errors import IllegalAction, TrionfiError, brief
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.account import Settlement
from trionfi.state.standing import Standing
from trionfi.words import Message


class Match:
    """A sitting of one game. `standing` is what has come of the hands so far, `totals` the players' running scores in
    it; the deal goes where each hand's end sends it. `over` says whether the game's match rule has ended it.

    A match that has begun elsewhere goes on from the `standing` that is given, a value or plain data as `Game.deal` takes it. Raises
    TrionfiError for a wrong number of players or standing.

    Deal number n (from 0) is dealt from the seed itself when n is 0, else from the text "seed-n".
    """

    def __init__(self, game: Game, seed: int | str = 0, players: int | None = None, dealer: int = 0,
                 standing: Standing | Mapping[str, Any] | None = None):
        if not isinstance(game, Game):
            raise TrionfiError(Message("a match is of a game, such as trionfi.games['mineo-3'], not {given}", given=brief(repr(game))))
        self.game, self.seed = game, reading.seed(seed)
        self.players = game.table(players)
        self.dealer = dealer
        self.standing = game.standing(standing, self.players)
        self.hands: list[Hand] = []
        self.current: Hand | None = None

    def __repr__(self) -> str:
        state = ", over" if self.over else ""
        return f"<Match of {self.game.slug}: seed={self.seed!r}, hands={len(self.hands)}, totals={list(map(plain, self.totals))}{state}>"

    @property
    def totals(self) -> list[Points]:
        """The players' running scores."""
        return list(self.standing.totals)

    def deal(self) -> Hand:
        """The next hand. Raises IllegalAction while the present one is not over, and when the match is."""
        if self.current is not None:
            raise IllegalAction("the hand on the table is not over")
        if self.over:
            raise IllegalAction("the match is over: begin another")
        number = len(self.hands)
        seed = self.seed if number == 0 else f"{self.seed}-{number}"
        self.standing = self.game.match.before(self.standing, self.dealer)
        self.current = self.game.deal(seed, dealer=self.dealer, players=self.players, standing=self.standing)
        return self.current

    def score(self) -> list[Points]:
        """Enter the hand that has ended and pass the deal; the totals. Raises IllegalAction if none has ended."""
        hand = self.current
        if hand is None or not hand.over:
            raise IllegalAction("no hand has ended since the last score")
        self.standing = hand.after()
        self.dealer = hand.next_dealer
        self.hands.append(hand)
        self.current = None
        return self.totals

    @property
    def round_over(self) -> bool:
        """Whether all have dealt equally often."""
        return len(self.hands) % self.players == 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.match.over(self.standing)

    @property
    def settlement(self) -> Settlement | None:
        """What the match itself pays, None while it goes on and where it pays nothing of its own."""
        return self.game.match.settle(self.standing) if self.over else None
