"""What may be declared in the Mitigati of Piedmont (Dummett and McLeod 2004, 8.7 and 8.8)."""

from trionfi.melds import Combination, Count, Declarable, Obliged, Scale, Seen, Shows
from trionfi.values import replace

BOOK = "004, 8.7"
UNSEEN = Shows(Seen.NOTHING)

MITIGATI_COMBINATIONS = (
    Combination("mitigati", "Mitigati", Count("trio", 3), (Scale(((3, 10),)),), "mitigati", shows=UNSEEN,
                source=f"{BOOK}, which prints XXI for XX; 8.37 has the XX"),
    Combination("honours", "Honours", Count("honours", 3), (Scale(((3, 10),), 5),), "honours", shows=UNSEEN, source=BOOK),
    Combination("trumps", "Trumps", Count("trumps + fool", 10), (Scale(((10, 10),), 1),), "trumps", shows=UNSEEN,
                source=f"{BOOK}; that the Fool counts is presumed"),
)

MITIGATI = Declarable(combinations=MITIGATI_COMBINATIONS, duty=Obliged.MUST, source=BOOK)

MITIGATI_30 = replace(
    MITIGATI, combinations=(replace(MITIGATI_COMBINATIONS[0], values=(Scale(((3, 30),)),)), *MITIGATI_COMBINATIONS[1:]),
    source=f"{BOOK}, a variant that PE notes",
)
