"""What may be declared in the German games (Dummett and McLeod 2004, chapters 3 and 4: 3.1 and 4.3)."""

from trionfi.melds import Combination, Condition, Count, Declarable, Due, Each, Holders, PaidWhen, Scale, Seen, Sequence, Shows
from trionfi.melds.table import of_each
from trionfi.values import replace

TAROC = "004, 3.1"
TAROK = "004, 4.3"


def worth(value: int, least: int, more: int = 0) -> tuple[Scale, ...]:
    """The values that players write "10 + 5": so much for the basic number, so much for each card above."""
    return (Scale(((least, value),), more),)


def matadors(value: int, more: int, source: str, *, below: bool = False, leaping: bool = False) -> Combination:
    """XXI, Pagat and Skis, with the trumps that follow from the XX down, and perhaps from the II up; a leaping Skis may
    stand for one trump of the run."""
    pattern = Sequence(
        anchor="trio", down="trumps - T21 - T1", up="trumps - T21 - T1" if below else "", wild="fool" if leaping else "",
        bridges=1 if leaping else None,
    )
    return Combination("matadors", "Matadors", pattern, worth(value, 3, more), "matadors", source=source)


def kings(four: tuple[str, str], three: tuple[str, str], source: str, plus: str = "fool") -> tuple[Combination, ...]:
    """Four Kings, or three of them (with the Skis), by their keys and names."""
    return (
        Combination(*four, Count("kings", 4), worth(10, 4), "kings", source=source),
        Combination(*three, Count("kings", 3, most=3, plus=plus), worth(5, 3), "kings", source=source),
    )


def cavallerie(source: str, value: int = 10) -> Combination:
    """The four courts of a suit."""
    courts = Count("courts", 4, each=Each.SUIT)
    return of_each(Combination("cavallerie", "Cavallerie", courts, worth(value, 4), "cavallerie", source=source), "Cavallerie of {of}")


def half_cavallerie(source: str, plus: str = "fool", conditions: tuple[Condition, ...] = ()) -> Combination:
    """Three courts of a suit (with the Skis)."""
    return of_each(Combination(
        "half-cavallerie", "half Cavallerie", Count("courts", 3, most=3, each=Each.SUIT, plus=plus), worth(5, 3), "cavallerie",
        conditions=conditions, source=source,
    ), "half Cavallerie of {of}")


THREE_MATADORS = Combination("matadors", "Matadors", Count("trio", 3), worth(10, 3), "matadors", source=TAROC)

TAROC_RTS = Declarable(
    combinations=(
        matadors(10, 5, TAROC), cavallerie(TAROC), half_cavallerie(TAROC),
        Combination("ten-tarocs", "ten or more Tarocs", Count("trumps", 10), worth(10, 10, 5), "tarocs", source=f"{TAROC}, RTS"),
        *kings(("four-kings", "four Kings"), ("three-kings-skis", "three Kings and the Skis"), f"{TAROC}, RTS"),
    ),
    spare="fool", source=f"{TAROC}, RTS",
)

TEN_TAROCS_IF_WON = Combination(
    "ten-tarocs", "ten Tarocs", Count("trumps", 10), worth(10, 10), "tarocs", shows=Shows(Seen.STEP), due=Due(PaidWhen.AT_END, over=26),
    source=f"{TAROC}, KW",
)

TAROC_KW = replace(
    TAROC_RTS, combinations=(matadors(10, 5, TAROC), cavallerie(TAROC), half_cavallerie(TAROC), TEN_TAROCS_IF_WON),
    source=f"{TAROC}, the later stratum of KW",
)

TAROC_EARLY_KW = replace(
    TAROC_RTS, combinations=(THREE_MATADORS, cavallerie(TAROC, 4), TEN_TAROCS_IF_WON), source=f"{TAROC}, the earlier stratum of KW",
)

TAROC_HR = replace(TAROC_RTS, combinations=(THREE_MATADORS, cavallerie(TAROC, 4)), source=f"{TAROC}, HR, without its local ten trumps")

TAROC_HR_20 = replace(
    TAROC_HR, combinations=(replace(THREE_MATADORS, values=worth(20, 3)), *TAROC_HR.combinations[1:]),
    source=f"{TAROC}, HR: Matadors at 20",
)

TAROC_HR_TEN = replace(
    TAROC_HR, combinations=(*TAROC_HR.combinations, Combination(
        "ten-tarocs", "ten Tarocs", Count("trumps", 10), worth(10, 10), "tarocs", shows=Shows(Seen.STEP),
        source=f"{TAROC}, HR; the value is ours")),
    source=f"{TAROC}, HR with its local ten trumps",
)

KINGDOM, HALF_KINGDOM = ("koenigreich", "Königreich"), ("half-koenigreich", "half Königreich")
ELDEST_NEEDS_KINGS = Condition(Holders.ELDEST, holds=("kings", 3))
OTHERS_IF_NO_KINGDOM = Condition(Holders.OTHERS, after=KINGDOM)
MISSING_KING_OR_JACK = Condition(Holders.OTHERS, after=("cavallerie", "Cavallerie"), missing="kings + jacks")


def sets_of_courts(source: str) -> tuple[Combination, ...]:
    """Four Queens, Cavalls or Jacks, three or four of them with the Skis."""
    three = (ELDEST_NEEDS_KINGS, OTHERS_IF_NO_KINGDOM)
    rank = "courts - kings"
    return (
        of_each(Combination("four-alike", "four of a kind", Count(rank, 4, each=Each.RANK), worth(5, 4), "sets", source=source),
                "four {of}"),
        of_each(Combination("four-alike-skis", "four of a kind and the Skis", Count(rank, 4, each=Each.RANK, plus="fool"), worth(10, 4),
                            "sets", source=source), "four {of} and the Skis"),
        of_each(Combination("three-alike-skis", "three of a kind and the Skis", Count(rank, 3, most=3, each=Each.RANK, plus="fool"),
                            worth(5, 3), "sets", conditions=three, source=source), "three {of} and the Skis"),
    )


TAROKS = Combination("ten-taroks", "ten or more Taroks", Count("trumps + fool", 10), worth(10, 10, 5), "taroks", source=TAROK)
LATONS = Combination("sixteen-latons", "sixteen or more Latons", Count("numerals + fool", 16), worth(10, 16, 5), "latons", source=TAROK)

GROSSTAROK = Declarable(
    combinations=(
        TAROKS, cavallerie(TAROK), half_cavallerie(TAROK, conditions=(MISSING_KING_OR_JACK,)),
        *kings(KINGDOM, HALF_KINGDOM, TAROK), *sets_of_courts(TAROK), matadors(15, 5, TAROK, below=True), LATONS,
    ),
    spare="fool", source=TAROK,
)


TAROKS_UNSHOWN = Shows(Seen.NOTHING, says="T1 + F")


def changed(table: Declarable, source: str, *instead: Combination) -> Declarable:
    """A table in which combinations of the same keys stand instead."""
    new = {combination.key: combination for combination in instead}
    kept = tuple(new.pop(one.key, one) for one in table.combinations)
    return replace(table, combinations=(*kept, *new.values()), source=source)


SEVEN_KINGS = Combination(
    "three-kings", "three or more Kings", Count("kings + trio", 3), worth(5, 3, 5), "kings", source=f"{TAROK}, variant; 5 + 5 is presumed",
)

GROSSTAROK_LEAPING = changed(
    GROSSTAROK, f"{TAROK}, variant: leaping Skis", matadors(15, 5, TAROK, below=True, leaping=True),
)

GROSSTAROK_ABOVE_ONLY = changed(GROSSTAROK, "004, tradition of 4.3: Matadors only from above", matadors(15, 5, TAROK))

GROSSTAROK_SEVEN_KINGS = replace(
    GROSSTAROK, combinations=(*(one for one in GROSSTAROK.combinations if one.category != "kings"), SEVEN_KINGS),
    source=f"{TAROK}, variant: seven Kings",
)

GROSSTAROK_THALBERG = changed(
    GROSSTAROK, "004, Thalberg", replace(TAROKS, values=worth(10, 10, 3)), replace(LATONS, values=worth(10, 16, 3)),
)

GROSSTAROK_KOENIG = changed(
    GROSSTAROK, "004, König", matadors(10, 5, "004, König"), half_cavallerie("004, König", "", (MISSING_KING_OR_JACK,)),
    kings(KINGDOM, HALF_KINGDOM, "004, König", "")[1],
)

GROSSTAROK_ULMANN = changed(GROSSTAROK, "004, Ulmann", replace(LATONS, values=worth(16, 16, 5)))

GROSSTAROK_STABENOW = replace(
    changed(
        GROSSTAROK, "004, Stabenow", matadors(10, 5, "004, Stabenow"),
        replace(TAROKS, values=(Scale(((10, 10), (11, 15), (12, 20), (13, 26)), 5),)),
        replace(SEVEN_KINGS, category="seven Kings", source="004, Stabenow"),
    ),
)
