"""What may be declared in Danish Tarok (Dummett and McLeod 2004, 4.5 to 4.7)."""

from trionfi.games.germany_melds import cavallerie, half_cavallerie, matadors, worth
from trionfi.melds import Combination, Count, Declarable, Each
from trionfi.values import replace

OLD = "004, 4.5"

TAROKS = Combination("ten or more Tarokker", Count("trumps + fool", 10), worth(10, 10, 5), "tarokker", source=OLD)
WITHOUT_SCUS = replace(TAROKS, pattern=Count("trumps", 10))
FOUR_KINGS = Combination("four Kings", Count("kings", 4), worth(10, 4), "kings", source=OLD)
FOUR_AND_SCUS = Combination("four Kings and the Scus", Count("kings", 4, plus="fool"), worth(20, 4), "kings", source=OLD)
THREE_AND_SCUS = Combination("three Kings and the Scus", Count("kings", 3, most=3, plus="fool"), worth(5, 3), "kings", source=OLD)


def courts_and_scus(name: str, value: int, source: str) -> Combination:
    """The four courts of a suit with the Scus."""
    return Combination(name, Count("courts", 4, each=Each.SUIT, plus="fool"), worth(value, 4), "cavallerie", source=source)


TAROK_1846 = Declarable(
    (TAROKS, cavallerie(OLD), half_cavallerie(OLD), FOUR_KINGS, FOUR_AND_SCUS, THREE_AND_SCUS, matadors(10, 5, OLD)),
    spare="fool", source=OLD,
)
