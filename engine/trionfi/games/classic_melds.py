"""What may be declared in the classic games of the Low Countries and France (Dummett and McLeod 2004, chapter 3: 3.2, 3.3, 3.4, 3.6)."""

from trionfi.game.edits import Put
from trionfi.games.germany_melds import worth
from trionfi.melds import Combination, Count, Declarable, Each, Inquiry, Pattern, Scale, Seen, Shows, Where
from trionfi.melds.table import Payer
from trionfi.values import replace

BELGIAN = "004, 3.4"


def one(name: str, value: int, pattern: Pattern, category: str, source: str) -> Combination:
    """A combination of one value, whatever its cards are."""
    least = pattern.least if pattern.counted else 3
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

BELGIAN_WITH_EXCUSE = (
    Put("melds.combinations:ten or more trumps.pattern", Count("trumps + fool", 10)),
    Put("melds.combinations:ten or more trumps.shows", Shows(Seen.NOTHING, says="T1 + F")),
    Put("melds.combinations:ten or more trumps.source", f"{BELGIAN}; the Excuse among the trumps is ours"),
)
BELGIAN_UNSHOWN = tuple(
    Put(f"melds.combinations:{entry.name}.shows", Shows(Seen.NOTHING)) for entry in BELGIAN_TABLE.combinations if entry is not TEN_TRUMPS)

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

GEBELIN = "004, 3.2"
UNSHOWN = Shows(Seen.NOTHING)
OF_FIVE = (Scale(((3, 5), (4, 10), (5, 15))),)


def gebelin(*more: Combination) -> Declarable:
    """De Gébelin's table, with further combinations."""
    def unshown(name: str, pattern: Pattern, values: tuple[Scale, ...], category: str) -> Combination:
        return Combination(name, pattern, values, category, shows=UNSHOWN, source=GEBELIN)

    def many(name: str, least: int, value: int) -> Combination:
        return Combination(name, Count("trumps + fool", least), worth(value, least), "atous", shows=Shows(Seen.STEP), source=GEBELIN)

    return Declarable(
        combinations=(
            unshown("three Atous-Tarots", Count("trio", 3), worth(15, 3), "atous-tarots"),
            many("ten atous", 10, 10), many("thirteen atous", 13, 15),
            unshown("four courts of a suit", Count("courts", 4, each=Each.SUIT), worth(5, 4), "courts"),
            unshown("grands atous", Count("grands", 3), OF_FIVE, "grands"),
            unshown("petits atous", Count("petits", 3), OF_FIVE, "petits"),
            *more,
        ),
        inquiries=(Inquiry("Qui ne l'a ?", "trio", 2, 5, Payer.CANNOT_SHOW, source=GEBELIN),),
        ledger="points", source=GEBELIN,
    )


def kings_and_fou(where: Where, *more: Combination) -> tuple[Combination, ...]:
    """Two Kings and the Fou, or three."""
    return (
        Combination("Kings and the Fou", Count("kings", 2, plus="fool"), (Scale(((2, 5), (3, 15))),), "kings", where=where,
                    shows=UNSHOWN, source=GEBELIN),
        *more,
    )


def genuine_kings(where: Where) -> Combination:
    """Three Kings or four, as the authors would expect them."""
    return Combination("Kings", Count("kings", 3), (Scale(((3, 5), (4, 15))),), "kings", where=where, shows=UNSHOWN,
                       source=f"{GEBELIN}, the authors' guess")


GEBELIN_TABLE = gebelin()
GEBELIN_KINGS_HELD = gebelin(*kings_and_fou(Where.HAND), genuine_kings(Where.HAND))
KINGS_WON = Declarable(combinations=kings_and_fou(Where.WON), ledger="points", source=GEBELIN)
MORE_KINGS_WON = Declarable(combinations=kings_and_fou(Where.WON, genuine_kings(Where.WON)), ledger="points", source=GEBELIN)
