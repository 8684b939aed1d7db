"""The versicole of Minchiate, declared from the hand and scored again in the cards won (Dummett and McLeod 2004, 12.1)."""

from trionfi.melds import CardSum, Combination, Count, Declarable, Runs, Where
from trionfi.melds.table import of_each
from trionfi.values import replace

BOOK = "004, 12.1"

CARD_VALUES = (
    ("arie", 10), ("T30..T35 + T28 + T20 + T13 + T10", 5), ("T2..T5", 3), ("T1 + F + kings", 5),
)
IN_A_VERSICOLA = (CardSum((*CARD_VALUES, ("T29 + T14", 5))),)

NAMES = (
    ("versicola di Papi", "papi"), ("versicola d'Arie", "arie"), ("versicola di trenti", "T30"),
    ("versicola di sopratrenti", "T31 + T32"), ("versicola di rossi", "rossi"),
)


def irregular(key: str, name: str, of: str, least: int, must: str = "", annex: str = "fool") -> Combination:
    """A versicola of cards that are no neighbours."""
    return Combination(
        key, name, Count(of, least, must=must), IN_A_VERSICOLA, "irregular", annex=annex, where=Where.BOTH, source=BOOK,
    )


MINCHIATE = Declarable(
    combinations=(
        of_each(Combination("run", "run", Runs(("T1..T5", "T28..TRO"), names=NAMES), IN_A_VERSICOLA, "regular", annex="fool",
                            where=Where.BOTH, source=BOOK), "{of}"),
        irregular("versicola-del-matto", "versicola del Matto", "T1 + TRO + F", 3, annex=""),
        irregular("versicola-del-tredici", "versicola del Tredici", "T1 + T13 + T28", 3),
        irregular("versicola-delle-diecine", "versicola delle diecine", "T10 + T20 + T30 + TRO", 3, must="T20 + T30"),
        irregular("versicola-dei-regi", "versicola dei Regi", "kings", 3),
    ),
    ledger="points",
    free=("irregular",),
    source=BOOK,
)

DEMONIO = irregular("demonio-mondo-carne", "Demonio, Mondo e Carne", "T14 + T35 + MON", 3)

MINCHIATE_WITH_DEMONIO = replace(MINCHIATE, combinations=(*MINCHIATE.combinations, DEMONIO), source=f"{BOOK}, an option of Bernardi's")
