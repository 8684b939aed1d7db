"""Who plays with whom."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sides:
    """How the seats fall into sides: "declarer against the rest" or "each for himself"."""

    kind: str = "declarer against the rest"

    def of(self, declarer: int | None, seat: int, players: int) -> frozenset[int]:
        """The seats on this seat's side; without a declarer everybody is alone."""
        if self.kind == "each for himself" or declarer is None or seat == declarer:
            return frozenset((seat,))
        return frozenset(other for other in range(players) if other != declarer)

    def words(self, game) -> str:
        """The rule in a sentence."""
        if self.kind == "each for himself":
            return "Each plays for himself."
        return f"The {game.term('declarer')} plays alone against the others, who are partners for this hand."
