"""Card points above par, which a side writes down while the other writes nothing (Dummett and McLeod 2004, 6.1)."""

from trionfi.counting import plain
from trionfi.settlement.points import OrNothing, Par
from trionfi.values import dataclass


@dataclass(frozen=True)
class AbovePar(Par, OrNothing):
    """Each member of a side scores what the side has beyond `par`; one that has less scores nothing."""

    between = " : "
    needs = "more than {par}"
    told = "{points} card points; {par} are free"

    def words(self) -> str:
        return f"a side that has more than {plain(self.par)} card points marks what it has more; the other marks nothing"
