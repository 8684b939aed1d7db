"""What may be declared in German Tarok about 1800; no cards are shown (Dummett and McLeod 2004, 4.2 and the tradition after it)."""

from trionfi.games.germany_1780_melds import SEVEN_KINGS
from trionfi.games.germany_melds import matadors, worth
from trionfi.melds import Combination, Count, Declarable, Each, Scale, Seen, Sequence, Shows
from trionfi.values import replace

TAROK = "004, 4.2"
UNSHOWN = Shows(Seen.NOTHING)


def courts(key: str, name: str, least: int, value: int, plus: str = "") -> Combination:
    """Courts of one suit, which is not named, perhaps with the Skis."""
    pattern = Count("courts", least, most=least, each=Each.SUIT, plus=plus)
    return Combination(key, name, pattern, worth(value, least), "cavallerie", shows=UNSHOWN, source=TAROK)


TAROKS = Combination("ten-taroks", "ten or more Taroks", Count("trumps + fool", 10), worth(10, 10, 5), "taroks", shows=UNSHOWN,
                     source=f"{TAROK}; that each further card brings 5 is our reading")

TAROK_NSA = Declarable(
    (
        TAROKS, courts("cavallerie", "Cavallerie", 4, 10), courts("cavallerie-with-skis", "Cavallerie with the Skis", 4, 20, "fool"),
        courts("half-cavallerie", "half Cavallerie", 3, 5),
        courts("half-cavallerie-with-skis", "half Cavallerie with the Skis", 3, 10, "fool"),
        replace(SEVEN_KINGS, shows=UNSHOWN, source=TAROK),
        replace(matadors(10, 5, TAROK), shows=UNSHOWN),
    ),
    spare="fool", source=TAROK,
)

BELOW = Combination(
    "matadors-from-below", "Matadors from below", Sequence(anchor="T1 + F", up="trumps - T1"), worth(10, 3, 5), "matadors", shows=UNSHOWN,
    source=TAROK,
)


def taroks(values: tuple[Scale, ...], source: str) -> Declarable:
    """The table with other values for Taroks."""
    return replace(TAROK_NSA, combinations=(replace(TAROKS, values=values, source=source), *TAROK_NSA.combinations[1:]))


TAROK_NSA_FLAT = taroks(worth(10, 10), TAROK)
TAROK_NSA_1894 = taroks((Scale(((10, 10), (11, 15), (12, 20), (13, 26)), 5),), "004, tradition of 4.2: 1894 and 1900")
BOTH_ENDS = replace(matadors(10, 5, f"{TAROK}; 004, chapter 4: both ends presumably in one", below=True), shows=UNSHOWN)
TAROK_NSA_BELOW = replace(TAROK_NSA, combinations=(*TAROK_NSA.combinations[:-1], BOTH_ENDS, BELOW))
