"""What may be declared in the French jeu des tarots of 1637 (Dummett and McLeod 2004, 2.1)."""

from trionfi.melds import Combination, Condition, Count, Declarable, Due, Each, Inquiry, PaidWhen, Scale, Sequence
from trionfi.melds.table import of_each

BOOK = "004, 2.1"


def _worth(value: int, least: int = 1) -> tuple[Scale, ...]:
    return (Scale(((least, value),)),)


BRIZIGOLE = (Scale(((4, 1), (5, 2), (6, 3))),)
IMPERIALE = _worth(1, 4)

JEU_DES_TAROTS = Declarable(
    combinations=(
        Combination("xxi-math-bagat", "XXI, Math and Bagat", Count("trio", 3), _worth(3, 3), "trio", source=BOOK),
        Combination("tarots", "Tarots", Count("tarots", 4), (Scale(((4, 1), (5, 2), (6, 3), (7, 4))),), "tarots", source=BOOK),
        Combination("seven-tarots-la-belle", "seven Tarots and la belle", Count("tarots", 7, plus="belle"), _worth(5, 7), "tarots",
                    covers="belle", source=BOOK),
        Combination("la-belle", "la belle", Count("belle", 1), _worth(1), "belle", conditions=(Condition(most=("tarots", 6)),),
                    due=Due(PaidWhen.PLAYED), source=BOOK),
        Combination("three-kings", "three Kings", Count("kings", 3, most=3), _worth(1, 3), "kings", source=BOOK),
        Combination("four-kings", "four Kings", Count("kings", 4), _worth(3, 4), "kings", source=BOOK),
        Combination("two-kings-math", "two Kings and the Math", Count("kings", 2, most=2, plus="fool"), _worth(1, 2), "kings", source=BOOK),
        Combination("three-kings-math", "three Kings and the Math", Count("kings", 3, most=3, plus="fool"), _worth(2, 3), "kings",
                    source=BOOK),
        Combination("four-kings-math", "four Kings and the Math", Count("kings", 4, plus="fool"), _worth(6, 4), "kings", covers="tarots",
                    source=f"{BOOK}; that the five Tarots are in it is the authors' guess"),
        Combination("triomphes", "triomphes", Count("triomphes", 10), (Scale(((10, 1), (15, 2), (20, 3))),), "triomphes", source=BOOK),
        of_each(Combination("imperiale-of-suit", "Impériale", Count("courts", 4, each=Each.SUIT), IMPERIALE, "impériale", source=BOOK),
                "Impériale of {of}"),
        of_each(Combination("imperiale-of-rank", "Impériale", Count("courts - kings", 4, each=Each.RANK), IMPERIALE, "impériale",
                            source=BOOK), "Impériale of {of}"),
        Combination("brizigole-of-highest", "Brizigole of the highest", Sequence(down="trumps", least=4, most=6), BRIZIGOLE, "highest",
                    source=BOOK),
        Combination("brizigole-of-lowest", "Brizigole of the lowest", Sequence(up="trumps", least=4, most=6), BRIZIGOLE, "lowest",
                    source=BOOK),
    ),
    ledger="marques",
    inquiries=(Inquiry("qui-na-le-sien", "Qui n'a le sien ?", "trio", 2, 1, source=BOOK),),
    source=BOOK,
)
