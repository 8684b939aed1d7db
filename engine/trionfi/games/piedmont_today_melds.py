"""What is declared in the Mitigati of Pinerolo and Turin (Dummett and McLeod 2004, 8.37 to 8.39)."""

from functools import partial

from trionfi.games.piedmont_open import ALL_KINGS
from trionfi.melds import Combination, Condition, Count, Declarable, Scale, Seen, Shows

THREE, TURIN, FOUR = "004, 8.37", "004, 8.38", "004, 8.39"
TRUMPS = "trumps + fool"
UNSEEN = Shows(Seen.NOTHING)
ONE_OF_TWO = (Condition(most=(ALL_KINGS, 3)),)

Honours = partial(Combination, shows=UNSEEN)
Points = partial(Declarable, ledger="points")


def flat(least: int, value: int) -> tuple[Scale, ...]:
    """So much for so many cards, and nothing for more."""
    return (Scale(((least, value),)),)


def plus(least: int, value: int, more: int) -> tuple[Scale, ...]:
    """So much for so many cards, and so much for each more."""
    return (Scale(((least, value),), more),)


PINEROLO_3 = Points(
    combinations=(
        Combination("tarocchi", "Tarocchi", Count(TRUMPS, 10), plus(10, 10, 1), "tarocchi", source=THREE),
        Honours("reale", "Reale", Count("honours", 4, must=ALL_KINGS), plus(4, 20, 5), "reale", source=THREE),
        Honours("mitigati", "Mitigati", Count("honours", 3, must="trio"), plus(3, 15, 5), "mitigati", source=THREE),
        Honours("onori", "Onori", Count("honours", 4), plus(4, 10, 5), "onori", source=THREE),
    ),
    apart=(("reale", "mitigati", "onori"),), source=THREE,
)
TURIN_3 = Points(
    combinations=(
        Combination("tarocchi", "Tarocchi", Count(TRUMPS, 8), flat(8, 10), "tarocchi", shows=Shows(Seen.STEP), source=TURIN),
        Honours("mitigati", "Mitigati", Count("trio", 3), flat(3, 20), "mitigati", source=TURIN),
        Honours("reale", "Reale", Count(ALL_KINGS, 4), flat(4, 10), "reale", source=TURIN),
        Honours("onori", "Onori", Count("honours", 4), flat(4, 10), "onori", conditions=ONE_OF_TWO,
                source=f"{TURIN}, where the value is uncertain"),
    ),
    source=TURIN,
)
PINEROLO_4 = Points(
    combinations=(
        Combination("tarocchi", "Tarocchi", Count(TRUMPS, 8), flat(8, 5), "tarocchi",
                    shows=Shows(Seen.STEP, first="T1", last="F", highest=True),
                    source=FOUR),
        Honours("mitigati", "Mitigati", Count("trio", 3), flat(3, 10), "mitigati", source=FOUR),
        Honours("reale", "Reale", Count(ALL_KINGS, 4), flat(4, 15), "reale", source=FOUR),
        Honours("onori", "Onori", Count("honours", 3), flat(3, 5), "onori", source=FOUR),
    ),
    apart=(("mitigati", "reale", "onori"),), source=FOUR,
)
TURIN_4 = Points(
    combinations=(
        Combination("tarocchi", "Tarocchi", Count(TRUMPS, 7), flat(7, 10), "tarocchi", shows=Shows(Seen.STEP), source=FOUR),
        Honours("mitigati", "Mitigati", Count("trio", 3), flat(3, 20), "mitigati", source=FOUR),
        Honours("reale", "Reale", Count(ALL_KINGS, 4), flat(4, 10), "reale", source=FOUR),
        Honours("onori", "Onori", Count("honours", 3), flat(3, 10), "onori", conditions=ONE_OF_TWO, source=FOUR),
    ),
    source=FOUR,
)
