"""Partners who sit side by side, see each other's cards and take counsel together."""

from trionfi.state.sides import BESIDE, Divided, Division, Sides
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True)
class Consulting(Sides):
    """Two fixed pairs at a table of four: the first two seats against the other two. Whatever one of a pair is shown the other sees
    too (Dummett and McLeod 2004, 8.11)."""

    kind: Division = BESIDE

    def of(self, declarer: int | None, partner: int | None, seat: int, players: int) -> frozenset[int]:
        """The seat and the one beside it."""
        return frozenset((seat, seat ^ 1))

    def parties(self, players: int) -> tuple[frozenset[int], ...]:
        """The pairs."""
        return tuple(frozenset((seat, seat + 1)) for seat in range(0, players, 2))

    def eyes(self, seat: int, players: int) -> int:
        """The pair."""
        return 1 << seat | 1 << (seat ^ 1)

    def words(self, game: Divided) -> Words:
        """The rule in sentences."""
        return "Partners sit side by side. They show each other their cards and may consult in a low voice."
