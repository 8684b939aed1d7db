"""The packs of the classic games of France and the Low Countries (Dummett and McLeod 2004, chapter 3)."""

from trionfi.cards import Suit, Title
from trionfi.cards.packs import FRENCH_78, HIGH, LOW, OLD_FRENCH_78, STANDARD_SETS
from trionfi.values import replace

CLASSIC_78 = replace(
    FRENCH_78,
    name="classic-78",
    suits=(
        Suit("S", "spades", "pique", HIGH), Suit("H", "hearts", "cœur", LOW),
        Suit("D", "diamonds", "carreau", LOW), Suit("C", "clubs", "trèfle", HIGH),
    ),
    titles=(Title("T1", "Pagat", ""), Title("F", "Excuse", "the Fool", ("l'Excuse", "Fou", "Fool"))),
    sets=STANDARD_SETS,
    roman=True,
)

BELGIAN_78 = replace(
    CLASSIC_78,
    name="belgian-78",
    titles=(
        Title("T21", "l'Ours", "the Bear", ("Ours",)), Title("T1", "le Pagat", "", ("Pagat",)),
        Title("F", "l'Excuse", "the Fool", ("Excuse", "le Fou", "Fou", "Fool")),
    ),
)

DUTCH_78 = replace(
    CLASSIC_78,
    name="pagato-78",
    titles=(Title("T1", "Pagato", ""), Title("F", "Excuse", "the Fool", ("Fool",))),
)

GEBELIN_78 = replace(
    OLD_FRENCH_78,
    name="gebelin-78",
    courts=FRENCH_78.courts,
    region="",
    suits=tuple(replace(suit, ranks=HIGH) for suit in OLD_FRENCH_78.suits),
    titles=(
        Title("T21", "le Monde", "the World", ("Monde",)), Title("T1", "le Pagad", "", ("Pagad",)),
        Title("F", "le Fou", "the Fool", ("le Mat", "Mat", "Fou", "Fool")),
    ),
    sets=(*STANDARD_SETS, ("grands", "T17..T21"), ("petits", "T1..T5")),
)
