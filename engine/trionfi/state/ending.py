"""How a hand ends."""

from trionfi.values import dataclass


@dataclass(frozen=True)
class Ending:
    """How a hand ended: played or abandoned, who deals next, and who pays whom for abandoning it; `paid` is what each got or paid."""

    kind: str
    next_dealer: int
    paid_by: tuple[int, ...] = ()
    taken_by: int | None = None
    paid: tuple[int, ...] = ()
