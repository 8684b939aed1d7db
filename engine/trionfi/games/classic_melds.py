"""What may be declared in the classic games of the Low Countries and France (Dummett and McLeod 2004, chapter 3: 3.2, 3.3, 3.4, 3.6)."""

from trionfi.games.germany_melds import worth
from trionfi.melds import Combination, Count, Declarable, Each, Pattern, Seen, Shows
from trionfi.values import replace

BELGIAN = "004, 3.4"


def one(name: str, value: int, pattern: Pattern, category: str, source: str) -> Combination:
    """A combination of one value, whatever its cards are."""
    least = pattern.least if isinstance(pattern, Count) else 3
    return Combination(name, pattern, worth(value, least), category, source=source)


TEN_TRUMPS = Combination(
    "ten or more trumps", Count("trumps", 10), worth(10, 10, 1), "trumps", shows=Shows(Seen.NOTHING, says="T1"), source=BELGIAN,
)

BELGIAN_TABLE = Declarable(
    combinations=(
        one("Matador", 15, Count("trio", 3), "matador", BELGIAN),
        one("grande cavalerie of {of}", 8, Count("courts", 4, each=Each.SUIT), "cavalerie", BELGIAN),
        one("petite cavalerie of {of}", 4, Count("courts", 3, most=3, each=Each.SUIT, plus="fool"), "cavalerie", BELGIAN),
        one("quatre grands rois", 12, Count("kings", 4), "rois", BELGIAN),
        one("quatre petits rois", 10, Count("kings", 3, most=3, plus="fool"), "rois", BELGIAN),
        one("trois grands rois", 8, Count("kings", 3, most=3), "rois", BELGIAN),
        one("trois petits rois", 4, Count("kings", 2, most=2, plus="fool"), "rois", BELGIAN),
        TEN_TRUMPS,
    ),
    spare="fool", source=BELGIAN,
)

BELGIAN_WITH_EXCUSE = replace(
    BELGIAN_TABLE,
    combinations=(
        *BELGIAN_TABLE.combinations[:-1],
        replace(TEN_TRUMPS, pattern=Count("trumps + fool", 10), shows=Shows(Seen.NOTHING, says="T1 + F")),
    ),
    source=f"{BELGIAN}; the Excuse among the trumps is ours",
)

BELGIAN_UNSHOWN = replace(
    BELGIAN_TABLE,
    combinations=(*(replace(entry, shows=Shows(Seen.NOTHING)) for entry in BELGIAN_TABLE.combinations[:-1]), TEN_TRUMPS),
    source=f"{BELGIAN}, read so",
)

DUTCH = "004, 3.3"
BY_NINE = "nine trumps and the Excuse"

DUTCH_TABLE = Declarable(
    combinations=(
        Combination("ten trumps", Count("trumps", 10), worth(5, 10), "trumps", shows=Shows(Seen.STEP), source=DUTCH),
        Combination(BY_NINE, Count("trumps + fool", 10, must="F"), worth(5, 10), "trumps", shows=Shows(Seen.STEP, first="F"), source=DUTCH),
        one("four Kings", 5, Count("kings", 4), "kings", DUTCH),
        one("four Kings and the Excuse", 10, Count("kings", 4, plus="fool"), "kings", DUTCH),
        one("three Kings and the Excuse", 5, Count("kings", 3, most=3, plus="fool"), "kings", DUTCH),
        one("chevalerie entière of {of}", 5, Count("courts", 4, each=Each.SUIT), "chevalerie", DUTCH),
        one("chevalerie entière par Excuse of {of}", 10, Count("courts", 4, each=Each.SUIT, plus="fool"), "chevalerie", DUTCH),
        one("chevalerie par Excuse of {of}", 5, Count("courts", 3, most=3, each=Each.SUIT, must="kings", plus="fool"), "chevalerie", DUTCH),
        one("Matadors", 5, Count("trio", 3), "matadors", DUTCH),
    ),
    once="fool", source=DUTCH,
)

DUTCH_WITHOUT_MATADORS = replace(DUTCH_TABLE, combinations=DUTCH_TABLE.combinations[:-1], source=f"{DUTCH}, the erratum of the booklet")
