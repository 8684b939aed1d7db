"""What may be declared in Danish Tarok (Dummett and McLeod 2004, 4.5 to 4.7)."""

from trionfi.games.germany_melds import cavallerie, half_cavallerie, matadors, worth
from trionfi.melds import Combination, Condition, Count, Declarable, Each, Holders, Obliged, Seen, Sequence, Shows, Size
from trionfi.melds.table import of_each
from trionfi.values import replace

OLD = "004, 4.5"

TAROKS = Combination("ten-tarokker", "ten or more Tarokker", Count("trumps + fool", 10), worth(10, 10, 5), "tarokker",
                     source=f"{OLD}; that the Scus counts among them is ours")
WITHOUT_SCUS = replace(TAROKS, pattern=Count("trumps", 10), source=OLD)
FOUR_KINGS = Combination("four-kings", "four Kings", Count("kings", 4), worth(10, 4), "kings", source=OLD)
FOUR_AND_SCUS = Combination("four-kings-scus", "four Kings and the Scus", Count("kings", 4, plus="fool"), worth(20, 4), "kings", source=OLD)
THREE_AND_SCUS = Combination("three-kings-scus", "three Kings and the Scus", Count("kings", 3, most=3, plus="fool"), worth(5, 3), "kings",
                             source=OLD)


def courts_and_scus(key: str, name: str, form: str, value: int, source: str) -> Combination:
    """The four courts of a suit with the Scus."""
    pattern = Count("courts", 4, each=Each.SUIT, plus="fool")
    return of_each(Combination(key, name, pattern, worth(value, 4), "cavallerie", source=source), form)


TAROK_1846 = Declarable(
    (TAROKS, cavallerie(OLD), half_cavallerie(OLD), FOUR_KINGS, FOUR_AND_SCUS, THREE_AND_SCUS, matadors(10, 5, OLD)),
    spare="fool", source=OLD,
)

SURVEY = "004, 4.6"

FURTHER = "that each further card brings 5 is ours, as in 4.5"
TAROK_1880 = replace(
    TAROK_1846, source=SURVEY, combinations=tuple(
        replace(one, source=f"{SURVEY}; {FURTHER}" if one == TAROKS else SURVEY)
        for one in TAROK_1846.combinations if one != FOUR_AND_SCUS),
)

BELOW = Combination("matadors-from-below", "Matadors from below", Sequence(anchor="T1 + F", up="trumps - T1"), worth(10, 3, 5), "matadors",
                    source=f"{SURVEY} (b)")
LEAPING = Sequence(anchor="trio", down="trumps - T21 - T1", wild="fool", bridges=20, count=Size.FILLED)
ABUNDANT = courts_and_scus("full-cavallerie", "full Cavallerie", "full Cavallerie of {of}", 15, f"{SURVEY} (d)")
WHOLE_AND_SCUS = courts_and_scus("cavallerie-with-scus", "Cavallerie with the Scus", "Cavallerie of {of} with the Scus", 20,
                                 f"{SURVEY} (e)")
HALF = of_each(Combination("half-cavallerie", "half Cavallerie", Count("courts", 3, most=3, each=Each.SUIT), worth(5, 3), "cavallerie",
                           source=f"{SURVEY} (e)"), "half Cavallerie of {of}")
HALF_AND_SCUS = of_each(Combination(
    "half-cavallerie-with-scus", "half Cavallerie with the Scus", Count("courts", 3, most=3, each=Each.SUIT, plus="fool"), worth(10, 3),
    "cavallerie", source=f"{SURVEY} (e)",
), "half Cavallerie of {of} with the Scus")
KING_OR_JACK_LATER = (Condition(Holders.LATER, after=("cavallerie", "Cavallerie"), missing="kings + jacks"),)
WITH_THREE_KINGS = (Condition(holds=("kings", 3)),)
FOUR_AND_SCUS_15 = replace(FOUR_AND_SCUS, values=worth(15, 4), source=f"{SURVEY} (i)")
SEVEN_KINGS = Combination("three-kings", "three or more Kings", Count("kings + trio", 3), worth(5, 3, 5), "kings", source=f"{SURVEY} (j)")
SETS = (
    of_each(Combination("four-alike", "four of a kind", Count("courts - kings", 4, each=Each.RANK), worth(5, 4), "sets",
                        source=f"{SURVEY} (k)"), "four {of}"),
    of_each(Combination("four-alike-scus", "four of a kind and the Scus", Count("courts - kings", 4, each=Each.RANK, plus="fool"),
                        worth(10, 4), "sets", source=f"{SURVEY} (k)"), "four {of} and the Scus"),
)
LADONS = Combination("sixteen-ladons", "sixteen or more Ladons", Count("numerals + fool", 16), worth(10, 16, 5), "ladons",
                     source=f"{SURVEY} (l)")

MODERN = "004, 4.7"
TOLD = Shows(Seen.NOTHING, says="T1")


def modern(one: Combination, key: str, name: str) -> Combination:
    """A combination under its later name."""
    return replace(one, key=key, name=name, source=MODERN)


TAROK_MODERN = Declarable(
    (
        replace(TAROKS, shows=TOLD, source=f"{MODERN}; {FURTHER}"),
        of_each(modern(cavallerie(MODERN), "full-kavaleri", "full Kavaleri"), "full Kavaleri of {of}"),
        courts_and_scus("abundant-kavaleri", "abundant Kavaleri", "abundant Kavaleri of {of}", 15, MODERN),
        of_each(modern(half_cavallerie(MODERN), "half-kavaleri", "half Kavaleri"), "half Kavaleri of {of}"),
        modern(FOUR_KINGS, "full-kings", "full Kings"), modern(FOUR_AND_SCUS_15, "abundant-kings", "abundant Kings"),
        modern(THREE_AND_SCUS, "half-kings", "half Kings"),
        matadors(10, 5, MODERN),
    ),
    spare="fool", duty=Obliged.MUST, source=MODERN,
)
