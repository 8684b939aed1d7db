"""What may be declared in the classic games of the Low Countries and France (Dummett and McLeod 2004, chapter 3: 3.2, 3.3, 3.4, 3.6)."""

from trionfi.game.edits import Put
from trionfi.games.germany_melds import worth
from trionfi.melds import Combination, Count, Declarable, Each, Inquiry, Pattern, Scale, Seen, Shows, Where
from trionfi.melds.table import Payer, of_each
from trionfi.values import replace

BELGIAN = "004, 3.4"


def one(key: str, name: str, value: int, pattern: Pattern, category: str, source: str) -> Combination:
    """A combination of one value, whatever its cards are."""
    least = pattern.least if pattern.counted else 3
    return Combination(key, name, pattern, worth(value, least), category, source=source)


TEN_TRUMPS = Combination(
    "ten-trumps", "ten or more trumps", Count("trumps", 10), worth(10, 10, 1), "trumps", shows=Shows(Seen.NOTHING, says="T1"),
    source=BELGIAN,
)

BELGIAN_TABLE = Declarable(
    combinations=(
        one("matador", "Matador", 15, Count("trio", 3), "matador", BELGIAN),
        of_each(one("grande-cavalerie", "grande cavalerie", 8, Count("courts", 4, each=Each.SUIT), "cavalerie", BELGIAN),
                "grande cavalerie of {of}"),
        of_each(one("petite-cavalerie", "petite cavalerie", 4, Count("courts", 3, most=3, each=Each.SUIT, plus="fool"), "cavalerie",
                    BELGIAN), "petite cavalerie of {of}"),
        one("quatre-grands-rois", "quatre grands rois", 12, Count("kings", 4), "rois", BELGIAN),
        one("quatre-petits-rois", "quatre petits rois", 10, Count("kings", 3, most=3, plus="fool"), "rois", BELGIAN),
        one("trois-grands-rois", "trois grands rois", 8, Count("kings", 3, most=3), "rois", BELGIAN),
        one("trois-petits-rois", "trois petits rois", 4, Count("kings", 2, most=2, plus="fool"), "rois", BELGIAN),
        TEN_TRUMPS,
    ),
    spare="fool", source=BELGIAN,
)

BELGIAN_WITH_EXCUSE = (
    Put("melds.combinations:ten-trumps.pattern", Count("trumps + fool", 10)),
    Put("melds.combinations:ten-trumps.shows", Shows(Seen.NOTHING, says="T1 + F")),
    Put("melds.combinations:ten-trumps.source", f"{BELGIAN}; the Excuse among the trumps is ours"),
)
BELGIAN_UNSHOWN = tuple(
    Put(f"melds.combinations:{entry.key}.shows", Shows(Seen.NOTHING)) for entry in BELGIAN_TABLE.combinations if entry is not TEN_TRUMPS)

DUTCH = "004, 3.3"
BY_NINE = "nine trumps and the Excuse"

DUTCH_TABLE = Declarable(
    combinations=(
        Combination("ten-trumps", "ten trumps", Count("trumps", 10), worth(5, 10), "trumps", shows=Shows(Seen.STEP), source=DUTCH),
        Combination("nine-trumps-excuse", BY_NINE, Count("trumps + fool", 10, must="F"), worth(5, 10), "trumps",
                    shows=Shows(Seen.STEP, first="F"), source=DUTCH),
        one("four-kings", "four Kings", 5, Count("kings", 4), "kings", DUTCH),
        one("four-kings-excuse", "four Kings and the Excuse", 10, Count("kings", 4, plus="fool"), "kings", DUTCH),
        one("three-kings-excuse", "three Kings and the Excuse", 5, Count("kings", 3, most=3, plus="fool"), "kings", DUTCH),
        of_each(one("chevalerie-entiere", "chevalerie entière", 5, Count("courts", 4, each=Each.SUIT), "chevalerie", DUTCH),
                "chevalerie entière of {of}"),
        of_each(one("chevalerie-entiere-par-excuse", "chevalerie entière par Excuse", 10,
                    Count("courts", 4, each=Each.SUIT, plus="fool"), "chevalerie", DUTCH), "chevalerie entière par Excuse of {of}"),
        of_each(one("chevalerie-par-excuse", "chevalerie par Excuse", 5,
                    Count("courts", 3, most=3, each=Each.SUIT, must="kings", plus="fool"), "chevalerie", DUTCH),
                "chevalerie par Excuse of {of}"),
        one("matadors", "Matadors", 5, Count("trio", 3), "matadors", DUTCH),
    ),
    once="fool", source=DUTCH,
)

DUTCH_WITHOUT_MATADORS = replace(DUTCH_TABLE, combinations=DUTCH_TABLE.combinations[:-1], source=f"{DUTCH}, the erratum of the booklet")

GEBELIN = "004, 3.2"
UNSHOWN = Shows(Seen.NOTHING)
OF_FIVE = (Scale(((3, 5), (4, 10), (5, 15))),)


def gebelin(*more: Combination) -> Declarable:
    """De Gébelin's table, with further combinations."""
    def unshown(key: str, name: str, pattern: Pattern, values: tuple[Scale, ...], category: str) -> Combination:
        return Combination(key, name, pattern, values, category, shows=UNSHOWN, source=GEBELIN)

    def many(key: str, name: str, least: int, value: int) -> Combination:
        return Combination(key, name, Count("trumps + fool", least), worth(value, least), "atous", shows=Shows(Seen.STEP), source=GEBELIN)

    return Declarable(
        combinations=(
            unshown("three-atous-tarots", "three Atous-Tarots", Count("trio", 3), worth(15, 3), "atous-tarots"),
            many("ten-atous", "ten atous", 10, 10), many("thirteen-atous", "thirteen atous", 13, 15),
            unshown("four-courts", "four courts of a suit", Count("courts", 4, each=Each.SUIT), worth(5, 4), "courts"),
            unshown("grands-atous", "grands atous", Count("grands", 3), OF_FIVE, "grands"),
            unshown("petits-atous", "petits atous", Count("petits", 3), OF_FIVE, "petits"),
            *more,
        ),
        inquiries=(Inquiry("qui-ne-la", "Qui ne l'a ?", "trio", 2, 5, Payer.CANNOT_SHOW, source=GEBELIN),),
        ledger="points", source=GEBELIN,
    )


def kings_and_fou(where: Where, *more: Combination) -> tuple[Combination, ...]:
    """Two Kings and the Fou, or three."""
    return (
        Combination("kings-fou", "Kings and the Fou", Count("kings", 2, plus="fool"), (Scale(((2, 5), (3, 15))),), "kings", where=where,
                    shows=UNSHOWN, source=GEBELIN),
        *more,
    )


def genuine_kings(where: Where) -> Combination:
    """Three Kings or four, as the authors would expect them."""
    return Combination("kings", "Kings", Count("kings", 3), (Scale(((3, 5), (4, 15))),), "kings", where=where, shows=UNSHOWN,
                       source=f"{GEBELIN}, the authors' guess")


GEBELIN_TABLE = gebelin()
GEBELIN_KINGS_HELD = gebelin(*kings_and_fou(Where.HAND), genuine_kings(Where.HAND))
KINGS_WON = Declarable(combinations=kings_and_fou(Where.WON), ledger="points", source=GEBELIN)
MORE_KINGS_WON = Declarable(combinations=kings_and_fou(Where.WON, genuine_kings(Where.WON)), ledger="points", source=GEBELIN)
