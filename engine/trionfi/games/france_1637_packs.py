"""The packs of the early French games: with 66 cards, and with all suits alike (Dummett and McLeod 2004, chapter 2)."""

from trionfi.cards import Suit, Title
from trionfi.cards.packs import HIGH, OLD_FRENCH_78, STANDARD_SETS
from trionfi.values import replace

OLD_FRENCH_66 = replace(
    OLD_FRENCH_78,
    name="old-french-66",
    suits=(
        Suit("S", "swords", "épées", "K Q C J 10 9 8 7 6 5 4"), Suit("B", "batons", "bâtons", "K Q C J 10 9 8 7 6 5 4"),
        Suit("C", "cups", "coupes", "K Q C J A 2 3 4 5 6 7"), Suit("D", "coins", "deniers", "K Q C J A 2 3 4 5 6 7"),
    ),
)

TAROS_78 = replace(
    OLD_FRENCH_78,
    name="taros-78",
    suits=tuple(replace(suit, ranks=HIGH) for suit in OLD_FRENCH_78.suits),
    courts=(("K", "King", "Roi"), ("Q", "Queen", "Reine"), ("C", "Knight", "Chevalier"), ("J", "Jack", "Valet"), ("A", "Ace", "As")),
    region="France 1659",
    titles=(
        Title("T21", "le Monde", "the World", ("Monde",)), Title("T1", "le Basteleur", "the Mountebank", ("Basteleur",)),
        Title("F", "le Fou", "the Fool", ("Fou", "Fool")),
    ),
    sets=(*STANDARD_SETS, ("triomphes", "trumps + fool")),
)

TAROS_78_RIGUEUR = replace(TAROS_78, name="taros-78-rigueur", suits=(*TAROS_78.suits[1:], TAROS_78.suits[0]), second="S")
