"""A trick."""

from trionfi.values import NamedTuple


class Trick(NamedTuple):
    """A trick that is over: its leader, the plays in order as (seat, card number), and its winner."""

    leader: int
    plays: tuple[tuple[int, int], ...]
    winner: int
