"""The packs, as the book lists them (Dummett and McLeod 2004); one value each."""

from trionfi.cards import Pack, Suit, Title

LATIN_COURTS = (("K", "King", "Re"), ("Q", "Queen", "Regina"), ("C", "Cavallo", "Cavallo"), ("J", "Donna", "Donna"))

SICILIAN_63 = Pack(
    name="sicilian-63",
    form="latin",
    suits=(
        Suit("S", "swords", "spade", "K Q C J 10 9 8 7 6 5"),
        Suit("B", "batons", "bastoni", "K Q C J 10 9 8 7 6 5"),
        Suit("C", "cups", "coppe", "K Q C J 10 9 8 7 6 5"),
        Suit("D", "coins", "denari", "K Q C J 10 9 8 7 6 5 4"),
    ),
    trumps=tuple(f"T{number}" for number in range(20, -1, -1)),
    courts=LATIN_COURTS,
    titles=(
        Title("T20", "Giove", "Jupiter"),
        Title("T19", "Palla", "the Ball", ("Balla", "Badda", "Atlante", "Atlas", "the World")),
        Title("T18", "Sole", "the Sun"),
        Title("T17", "Luna", "the Moon"),
        Title("T16", "Stella", "the Star"),
        Title("T2", "Paparieddu", "", ("u paparieddu",)),
        Title("T1", "Picciotti", "the young men", ("i Picciotti", "Bagotti", "i Bagotti")),
        Title("T0", "Miseria", "Poverty", ("la Miseria",)),
        Title("F", "Fujutu", "the Fugitive", ("u Fujutu", "Fuggitivo", "il Fuggitivo", "Fool", "the Fool", "Matto")),
    ),
    sets=(
        ("arie", "T20 + T19 + T18 + T17 + T16"),
        ("decine", "T20 + T1 + F"),
        ("cinquine", "kings + T19 + T18 + T17 + T16"),
    ),
)

FRENCH_COURTS = (("K", "King", "Roi"), ("Q", "Queen", "Dame"), ("C", "Cavalier", "Cavalier"), ("J", "Jack", "Valet"))
TENS_HIGH = "K Q C J 10 9 8 7 6 5 4 3 2 A"

FRENCH_78 = Pack(
    name="french-78",
    form="french",
    suits=(
        Suit("S", "spades", "pique", TENS_HIGH), Suit("H", "hearts", "cœur", TENS_HIGH),
        Suit("D", "diamonds", "carreau", TENS_HIGH), Suit("C", "clubs", "trèfle", TENS_HIGH),
    ),
    trumps=tuple(f"T{number}" for number in range(21, 0, -1)),
    courts=FRENCH_COURTS,
    titles=(
        Title("T1", "Petit", "the little one", ("Paguet",)),
        Title("F", "Excuse", "the Fool", ("Fool",)),
    ),
    sets=(("bouts", "T21 + T1 + F"),),
)
