"""Where a question was found."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from trionfi.values import dataclass

if TYPE_CHECKING:
    from trionfi.game import Game
    from trionfi.hand import Hand


@dataclass(frozen=True)
class Position:
    """Where in which deal a question was found: enough to sit down at that table. `deal` are the packets of a hand that was
    not dealt by chance alone; `seed` then only names it."""

    seed: str
    dealer: int
    players: int
    seat: int
    moves: tuple[str, ...]
    deal: Mapping[str, object] | None = None

    def played(self, game: "Game") -> "Hand":
        """The hand, played up to there."""
        hand = game.deal(None if self.deal else self.seed, packets=self.deal, dealer=self.dealer, players=self.players)
        for move in self.moves:
            hand.push(move)
        return hand
