"""What the rows of the payments of a contract game have in common."""

from dataclasses import dataclass

from trionfi.settlement.claims import Claimant
from trionfi.settlement.stake import Stake
from trionfi.state.account import Line


@dataclass(frozen=True)
class Paid(Claimant):
    """A row of the payments of a contract game: nothing of it falls due in the play, and it is its own feat. Heirs give
    `lines`, `played` and `words`."""

    key: str
    label: str
    source: str
    at_once: bool = False

    def trick_lines(self, table, payments, trick) -> list[Line]:
        """Nothing falls due in the play."""
        return []

    def stakes(self, game) -> tuple[Stake, ...]:
        """Nothing that the play could change, or that anybody plays for."""
        return ()

    @property
    def feat(self) -> "Paid":
        """The row itself."""
        return self

    @property
    def amount(self) -> int:
        """What one of it is worth, where that can be said in a number."""
        return 1
