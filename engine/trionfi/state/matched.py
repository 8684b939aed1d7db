"""What a hand asks of the rules of the match that it is part of."""

from typing import Any, Protocol

from trionfi.counting import Points
from trionfi.state.account import Settlement
from trionfi.state.standing import Standing
from trionfi.words import Words


class Matched(Protocol):
    """What the rules of the match tell a hand (see `trionfi.matches`)."""

    @property
    def unshuffled(self) -> bool:
        """Whether the pack is only cut between hands."""

    @property
    def goal(self) -> Points:
        """The total that wins; 0 where none does."""

    @property
    def undertaken(self) -> str:
        """The word after which the pool of the match hangs on the last trick."""

    def stays(self, table: Any) -> bool:
        """Whether the same player deals again."""

    def before(self, standing: Standing, dealer: int) -> Standing:
        """The standing as the hand to be dealt finds it."""

    def after(self, standing: Standing, hand: Any) -> Standing:
        """The standing after a hand (`trionfi.state.played.PlayedHand`)."""

    def left(self, standing: Standing) -> tuple[int, ...]:
        """The players who have left the match and sit there without cards."""

    def deals(self, standing: Standing, player: int) -> int:
        """Who deals when the deal has come to a player."""

    def over(self, standing: Standing) -> bool:
        """Whether the match has ended."""

    def settle(self, standing: Standing) -> Settlement | None:
        """What the match pays when it is over."""

    def told(self, hand: Any) -> str:
        """What a hand (`trionfi.state.played.PlayedHand`) brought about beside its scores, in a sentence with the players by number."""

    def words(self, game: Any) -> Words:
        """The rule in sentences."""
