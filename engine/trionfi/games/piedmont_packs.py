"""Packs of Piedmont and Savoy in which the Fool, the low trumps or the plain suits are named or ranked in a town's own way (Dummett and
McLeod 2004, chapter 8)."""

from trionfi.cards import Suit, Title
from trionfi.cards.packs import FRENCH_78, HIGH, LOW, LOWEST_TRUMP, PIEDMONTESE_78, STANDARD_SETS
from trionfi.values import replace

TODAY_78 = replace(
    PIEDMONTESE_78,
    name="piedmontese-78-today",
    titles=(
        Title("T20", "Angelo", "the Angel", ("l'Angelo",)), Title("T21", "Mondo", "the World", ("il Mondo",)),
        Title("T1", "Bagatto", "", ("il Bagatto",)), Title("F", "Matto", "the Fool", ("il Matto", "Folle", "Fool")),
    ),
)

CHAMBERY_78 = replace(
    FRENCH_78,
    name="chambery-78",
    suits=tuple(replace(suit, ranks="K Q C J A 10 9 8 7 6 5 4 3 2") for suit in FRENCH_78.suits),
    titles=(Title("T1", "Baga", "", ("le Baga",)), Title("F", "Fou", "the Fool", ("le Fou", "Fool"))),
    sets=STANDARD_SETS,
)
CHAMBERY_62 = replace(
    CHAMBERY_78, name="chambery-62", suits=tuple(replace(suit, ranks="K Q C J A 10 9 8 7 6") for suit in FRENCH_78.suits),
)

PAPOTS = ("T5", "T4", "T3", "T2")
ANNECY_78 = replace(
    PIEDMONTESE_78,
    name="annecy-78",
    suits=(
        Suit("S", "swords", "épées", HIGH), Suit("B", "batons", "bâtons", HIGH),
        Suit("C", "cups", "coupes", LOW), Suit("D", "coins", "deniers", LOW),
    ),
    trumps=("T20", "T21", *(f"T{number}" for number in range(19, 5, -1)), PAPOTS, "T1"),
    courts=(("K", "King", "Roi"), ("Q", "Queen", "Dame"), ("C", "Knight", "Cheval"), ("J", "Jack", "Valet"), ("A", "Ace", "As")),
    region="",
    titles=(
        Title("T20", "Ange", "the Angel", ("l'Ange",)), Title("T21", "Monde", "the World", ("le Monde",)),
        Title("T1", "Baga", "", ("le Baga",)), Title("F", "Fou", "the Fool", ("le Fou", "Fool")),
    ),
    native="{rank} de {suit}",
)
ANNECY_78_FOU_LOWEST = replace(
    ANNECY_78, name="annecy-78-fou-lowest", trumps=(*ANNECY_78.trumps, "F"), fool="",
    titles=(*ANNECY_78.titles[:-1], Title("F", "Fou", LOWEST_TRUMP, ("le Fou", "Fool"))),
    sets=(("trio", "T20 + T1 + F"), ("honours", "T20 + T1 + kings"), ("counting-cards", "courts + T20 + T1"),
          ("empty-cards", "all - counting-cards")),
)

ACE_UNDER_JACK = "K Q C J A 10 9 8 7 6 5 4 3 2"
NICE_78 = replace(
    PIEDMONTESE_78,
    name="nice-78",
    suits=(
        Suit("S", "swords", "spada", ACE_UNDER_JACK), Suit("B", "batons", "baston", ACE_UNDER_JACK),
        Suit("C", "cups", "cupa", LOW), Suit("D", "coins", "denari", LOW),
    ),
    trumps=ANNECY_78.trumps,
    courts=(("K", "King", "rei"), ("Q", "Queen", "dama"), ("C", "Knight", "cavau"), ("J", "Jack", "fantin"), ("A", "Ace", "Ace")),
    titles=(
        Title("T20", "Ange", "the Angel", ("l'Ange",)), Title("T1", "Bagatte", "", ("il Bagatte",)),
        Title("F", "Fuole", "the Fool", ("lu Fuole", "Fool")),
    ),
)
NICE_78_FRENCH = replace(
    NICE_78,
    name="nice-78-french",
    form="french",
    native="{rank} de {suit}",
    suits=tuple(replace(suit, ranks=ACE_UNDER_JACK if suit.letter in "SC" else LOW) for suit in FRENCH_78.suits),
)
