"""The packs, as the book lists them (Dummett and McLeod 2004); one value each."""

from trionfi.cards import Pack, Suit, Title
from trionfi.values import replace

LATIN_COURTS = (("K", "King", "Re"), ("Q", "Queen", "Regina"), ("C", "Cavallo", "Cavallo"), ("J", "Donna", "Donna"), ("A", "Ace", "Asso"))

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
        Title("T2", "", "", ("u paparieddu", "Paparieddu")),
        Title("T1", "Picciotti", "the lads", ("i Picciotti", "Bagotti", "i Bagotti")),
        Title("T0", "Miseria", "Misery", ("la Miseria",)),
        Title("F", "Fujutu", "the Fugitive", ("u Fujutu", "Fuggitivo", "il Fuggitivo", "Fool", "the Fool", "Matto")),
    ),
    sets=(
        ("arie", "T20 + T19 + T18 + T17 + T16"),
        ("decine", "T20 + T1 + F"),
        ("cinquine", "kings + T19 + T18 + T17 + T16"),
    ),
)


def _coins(name: str, ranks: str) -> Pack:
    """The Sicilian pack with other low coins."""
    coins = Suit("D", "coins", "denari", f"K Q C J 10 9 8 7 6 5 {ranks}".strip())
    return replace(SICILIAN_63, name=name, suits=(*SICILIAN_63.suits[:3], coins))


SICILIAN_63_ACE = _coins("sicilian-63-ace", "A")
SICILIAN_64 = _coins("sicilian-64", "4 A")
SICILIAN_62 = _coins("sicilian-62", "")
SICILIAN_78 = replace(SICILIAN_63, name="sicilian-78", suits=tuple(
    replace(suit, ranks="K Q C J 10 9 8 7 6 5 4 3 2 A") for suit in SICILIAN_63.suits))

HIGH = "K Q C J 10 9 8 7 6 5 4 3 2 A"
LOW = "K Q C J A 2 3 4 5 6 7 8 9 10"


def _down(high: int, low: int) -> tuple[str, ...]:
    return tuple(f"T{number}" for number in range(high, low - 1, -1))


def _courts(native: str, english: str = "King Queen Cavalier Jack Ace") -> tuple[tuple[str, str, str], ...]:
    return tuple(zip("KQCJA", english.split(), native.split(), strict=True))


def _names(names: str) -> tuple[Title, ...]:
    """Titles from lines of "card | name | gloss | other names, ..."."""
    made = []
    for line in filter(str.strip, names.splitlines()):
        card, name, gloss, more = (*map(str.strip, line.split("|")), "", "")[:4]
        made.append(Title(card, name, gloss, tuple(filter(None, map(str.strip, more.split(","))))))
    return tuple(made)


FRENCH_COURTS = _courts("Roi Dame Cavalier Valet As")

FRENCH_78 = Pack(
    name="french-78",
    form="french",
    suits=(
        Suit("S", "spades", "pique", HIGH), Suit("H", "hearts", "cœur", HIGH),
        Suit("D", "diamonds", "carreau", HIGH), Suit("C", "clubs", "trèfle", HIGH),
    ),
    trumps=_down(21, 1),
    courts=FRENCH_COURTS,
    titles=_names("""
        T1 | Petit  | the little one | le Petit, Paguet
        F  | Excuse | the Fool       | l'Excuse, Fou, Fool
    """),
    sets=(("bouts", "T21 + T1 + F"), ("counting-cards", "courts + bouts"), ("empty-cards", "all - counting-cards")),
    native="{rank} de {suit}",
)

STANDARD_SETS = (
    ("trio", "T21 + T1 + F"), ("honours", "trio + kings"), ("counting-cards", "courts + trio"),
    ("empty-cards", "all - counting-cards"),
)
"""The trio are the three honours among the trumps; the honours are these and the four Kings."""

ITALIAN_78 = Pack(
    name="italian-78",
    form="latin",
    suits=(
        Suit("S", "swords", "spade", HIGH), Suit("B", "batons", "bastoni", HIGH),
        Suit("C", "cups", "coppe", LOW), Suit("D", "coins", "denari", LOW),
    ),
    trumps=_down(21, 1),
    courts=_courts("Re Regina Cavallo Fante Asso"),
    titles=_names("""
        T21 | Mondo   | the World | il Mondo
        T1  | Bagatto |           | il Bagatto
        F   | Matto   | the Fool  | il Matto, Fool
    """),
    sets=STANDARD_SETS,
    roman=True,
)

OLD_FRENCH_78 = replace(
    ITALIAN_78,
    name="old-french-78",
    suits=(
        Suit("S", "swords", "épées", HIGH), Suit("B", "batons", "bâtons", HIGH),
        Suit("C", "cups", "coupes", LOW), Suit("D", "coins", "deniers", LOW),
    ),
    courts=_courts("Roi Reine Chevalier Faon As", "King Queen Knight Jack Ace"),
    titles=_names("""
        T21 | le Monde | the World | Monde
        T1  | le Bagat |           | Bagat
        F   | le Math  | the Fool  | Math, Fool
        AD  | la belle | the fair one | belle
    """),
    sets=(*STANDARD_SETS, ("tarots", "honours"), ("triomphes", "trumps + fool"), ("belle", "AD")),
    native="{rank} de {suit}",
)

COMTOIS_78 = replace(
    OLD_FRENCH_78,
    name="comtois-78",
    courts=FRENCH_COURTS,
    titles=_names("""
        T1 | Paguet |          | le Paguet, Petit
        F  | Excuse | the Fool | l'Excuse, Fou, Fool
    """),
    sets=FRENCH_78.sets,
)

TROCCAS_78 = replace(
    ITALIAN_78,
    name="troccas-78",
    suits=(
        Suit("S", "swords", "spadas", HIGH), Suit("B", "batons", "bastuns", HIGH),
        Suit("C", "cups", "cuppas", LOW), Suit("D", "coins", "rosas", LOW),
    ),
    courts=_courts("retg regina cavagl buob as"),
    titles=_names("""
        T21 | il mund          | the world     | la ferma, la biala, il miau, mund, la vacca, il min
        T20 | la dertgira      | judgement     | ils bluts, ils bluts digl aug Rest, la giuventetgna
        T19 | la sulegl        | the sun       |
        T18 | la glina         | the moon      |
        T17 | las steilas      | the stars     |
        T16 | il tiaratriembel | the earthquake | la claustra barschada, la Cadi, il cametg, la casa da Diu
        T15 | il giavel        | the devil     | il da cornas, il naucli, il bab dallas femnas
        T14 | il aunghel       | the angel     | la tempronza
        T13 | la mort          | death         |
        T12 | il pendiu        | the hanged man |
        T11 | la forza         | strength      |
        T10 | la ventira       | luck          | la roda dalla fortuna
        T9  | il pader         | the monk      |
        T8  | la stadera       | the scales    | la giustia
        T7  | il carr          | the wagon     | la Catrina en crotscha
        T6  | ils amurai       | the lovers    |
        T5  | il da Cuoz       |               | il Diu fauls
        T4  | igl imperatur    | the emperor   |
        T3  | l'imperatura     | the empress   |
        T2  | la gaglina       | the hen       | la biua
        T1  | il bagat         |               | bagat
        F   | il narr          | the Fool      | narr, Fool
    """),
    native="{rank} da {suit}",
)

GERMAN_78 = replace(
    ITALIAN_78,
    name="german-78",
    form="french",
    suits=(
        Suit("S", "spades", "Pik", HIGH), Suit("H", "hearts", "Herz", LOW),
        Suit("D", "diamonds", "Karo", LOW), Suit("C", "clubs", "Treff", HIGH),
    ),
    courts=_courts("König Dame Cavall Bube As"),
    titles=_names("""
        T21 | Mond  | the World | der Mond, Mongue, der Mongue, Mongur
        T1  | Pagat |           | der Pagat, Bagat, Pacat
        F   | Skis  | the Fool  | der Skis, Scüs, Sküs, Scus, Sckis, Schkis, Excuse, Fool
    """),
    native="{suit} {rank}",
)

GERMAN_78_ALIKE = replace(
    GERMAN_78, name="german-78-alike", suits=tuple(replace(suit, ranks=HIGH) for suit in GERMAN_78.suits),
)

PIEDMONT_SETS = (("trio", "T20 + T1 + F"), *STANDARD_SETS[1:])

PIEDMONTESE_78 = replace(
    ITALIAN_78,
    name="piedmontese-78",
    trumps=("T20", "T21", *_down(19, 1)),
    courts=_courts("Re Donna Cavallo Fante Asso"),
    titles=_names("""
        T20 | Angelo  | the Angel | l'Angelo
        T21 | Mondo   | the World | il Mondo
        T1  | Bagatto |           | il Bagatto
        F   | Folle   | the Fool  | il Folle, Matto, Fool
    """),
    sets=PIEDMONT_SETS,
)

PIEDMONTESE_78_FOOL_LOWEST = replace(
    PIEDMONTESE_78, name="piedmontese-78-fool-lowest", trumps=(*PIEDMONTESE_78.trumps, "F"), fool="",
    sets=(("trio", "T20 + T1 + F"), ("honours", "T20 + T1 + kings"), ("counting-cards", "courts + T20 + T1"),
          ("empty-cards", "all - counting-cards")),
)

PIEDMONTESE_54_ASTI = replace(
    PIEDMONTESE_78,
    name="piedmontese-54-asti",
    suits=(
        Suit("S", "swords", "spade", "K Q C J 10 9 8 7"), Suit("B", "batons", "bastoni", "K Q C J 10 9 8 7"),
        Suit("C", "cups", "coppe", "K Q C J A 2 3 4"), Suit("D", "coins", "denari", "K Q C J A 2 3 4"),
    ),
    trumps=("T20", "T21", *_down(19, 6), ("T5", "T4", "T3", "T2"), "T1"),
    titles=_names("""
        T20 | Angelo  | the Angel | l'Angelo
        T21 | Mondo   | the World | il Mondo
        T19 | Sole    | the Sun   |
        T18 | Luna    | the Moon  |
        T17 | Stelle  | the Stars |
        T16 | Torre   | the Tower |
        T15 | Diavolo | the Devil |
        T1  | Bagatto |           | il Bagatto
        F   | Matto   | the Fool  | il Matto, Folle, Fool
    """),
)

MOORS = ("MO4", "MO3", "MO2", "MO1")

BOLOGNESE_62 = Pack(
    name="bolognese-62",
    form="latin",
    suits=(
        Suit("S", "swords", "spade", "K Q C J 10 9 8 7 6 A"), Suit("B", "batons", "bastoni", "K Q C J 10 9 8 7 6 A"),
        Suit("C", "cups", "coppe", "K Q C J A 6 7 8 9 10"), Suit("D", "coins", "danari", "K Q C J A 6 7 8 9 10"),
    ),
    trumps=("ANG", "MON", "SOL", "LUN", *_down(16, 5), MOORS, "BEG"),
    courts=_courts("Re Regina Cavallo Fante Asso", "King Queen Cavallo Jack Ace"),
    titles=_names("""
        ANG | Angelo     | the Angel       | l'Angelo
        MON | Mondo      | the World       | il Mondo
        SOL | Sole       | the Sun         | il Sole
        LUN | Luna       | the Moon        | la Luna
        T16 | Stella     | the Star        |
        T15 | Saetta     | the Thunderbolt |
        T14 | Diavolo    | the Devil       |
        T13 | Morte      | Death           |
        T12 | Traditore  | the Traitor     |
        T11 | Vecchio    | the Old Man     |
        T10 | Ruota      | the Wheel       | Roda
        T9  | Forza      | Strength        |
        T8  | Giustizia  | Justice         | Giusta
        T7  | Temperanza | Temperance      | Tempra
        T6  | Carro      | the Chariot     |
        T5  | Amore      | Love            |
        MO4 | quarto Moro  | the fourth Moor | Moro, Moretto, Moor, Papa
        MO3 | terzo Moro   | the third Moor  | Moro, Moretto, Moor, Papa
        MO2 | secondo Moro | the second Moor | Moro, Moretto, Moor, Papa
        MO1 | primo Moro   | the first Moor  | Moro, Moretto, Moor, Papa
        BEG | Begato     |                 | il Begato, Bagattino, il Bagattino, Bagatto
        F   | Matto      | the Fool        | il Matto, Fool
    """),
    sets=(
        ("tarocchi", "ANG + MON + BEG + F"), ("contatori", "F + BEG"), ("moors", "MO1..MO4"), ("rosse", "SOL + LUN"),
        ("five-point-cards", "tarocchi + kings"), ("counting-cards", "courts + tarocchi"),
        ("empty-cards", "all - counting-cards"),
    ),
)

BOLOGNESE_62_NUMBERED = replace(
    BOLOGNESE_62, name="bolognese-62-numbered", trumps=("ANG", "MON", "SOL", "LUN", *_down(16, 5), *MOORS, "BEG"),
)

BOLOGNESE_42 = replace(
    BOLOGNESE_62, name="bolognese-42", suits=tuple(replace(suit, ranks="K Q C J A") for suit in BOLOGNESE_62.suits),
)

MINCHIATE_97 = Pack(
    name="minchiate-97",
    form="latin",
    suits=(
        Suit("S", "swords", "spade", HIGH), Suit("B", "batons", "bastoni", HIGH),
        Suit("C", "cups", "coppe", LOW, (("J", "Maid", "Fantina"),)),
        Suit("D", "coins", "denari", LOW, (("J", "Maid", "Fantina"),)),
    ),
    trumps=("TRO", "MON", "SOL", "LUN", "STE", *_down(35, 1)),
    courts=_courts("Re Regina Cavallo Fante Asso", "King Queen Cavallo Jack Ace"),
    titles=_names("""
        TRO | Trombe          | the Trumpets | le Trombe, XL
        MON | Mondo           | the World    | il Mondo, XXXIX
        SOL | Sole            | the Sun      | il Sole, XXXVIII
        LUN | Luna            | the Moon     | la Luna, XXXVII
        STE | Stella          | the Star     | la Stella, XXXVI
        T35 | Gemini          | the Twins    |
        T34 | Taurus          | the Bull     |
        T33 | Leo             | the Lion     |
        T32 | Aquarius        | the Water-Carrier |
        T31 | Pisces          | the Fishes   |
        T30 | Cancer          | the Crab     |
        T29 | Sagittarius     | the Archer   | Chiron
        T28 | Capricorn       | the Goat     | Capricornus
        T27 | Aries           | the Ram      |
        T26 | Scorpio         | the Scorpion |
        T25 | Virgo           | the Virgin   |
        T24 | Libra           | the Scales   |
        T23 | Air             |              |
        T22 | Earth           |              |
        T21 | Water           |              |
        T20 | Fire            |              |
        T19 | Charity         |              |
        T18 | Faith           |              |
        T17 | Prudence        |              |
        T16 | Hope            |              |
        T15 | Casa del Diavolo | the House of the Devil | la Casa del Diavolo
        T14 | Demonio         | the Devil    | il Demonio, Diavolo, il Diavolo
        T13 | Death           |              |
        T12 | Impiccato       | the Hanged Man | l'Impiccato
        T11 | Gobbo           | the Hunchback | il Gobbo, Tempo, il Tempo, Time
        T10 | Chariot         |              | the Chariot
        T9  | Wheel of Fortune |             | Wheel, the Wheel
        T8  | Justice         |              |
        T7  | Fortitude       |              |
        T6  | Temperance      |              |
        T5  | Papa cinque     | Love         |
        T4  | Papa quattro    | the Eastern Emperor |
        T3  | Papa tre        | the Western Emperor |
        T2  | Papa due        | the Empress  | the Grand Duke
        T1  | Uno             | the One      | l'Uno, Papa uno, il Papa uno, Papino
        F   | Matto           | the Fool     | il Matto, Fool
    """),
    sets=(
        ("arie", "STE..TRO"), ("papi", "T1..T5"), ("sottoventi", "T11..T19"), ("salamandre", "T16..T19"),
        ("sopraventi", "T21..T29"), ("sopratrenti", "T31..T35"), ("rossi", "T33..TRO"),
        ("nobili", "T30..TRO + T28 + T20 + T13 + T10 + papi"), ("ignobili", "trumps - nobili"),
        ("counting-cards", "nobili + kings + F"), ("empty-cards", "all - counting-cards"),
        ("cartiglie", "suit-cards - kings"), ("robbed", "counting-cards + sopraventi"),
    ),
    roman=True,
)

LIGURIAN_78 = replace(
    FRENCH_78,
    name="ligurian-78",
    suits=(
        Suit("S", "spades", "picche", HIGH), Suit("H", "hearts", "cuori", HIGH),
        Suit("D", "diamonds", "quadri", HIGH), Suit("C", "clubs", "fiori", HIGH),
    ),
    trumps=("T20", "T21", *_down(19, 1)),
    courts=_courts("Re Donna Cavallo Fante Asso"),
    titles=_names("""
        T20 | Judgment |  | the Judgment, Angelo, Giudizio
        T21 | World    |  | the World, Mondo
        T1  | Bagatto  |  | il Bagatto
        F   | Fool     |  | the Fool, Matto
    """),
    sets=STANDARD_SETS,
    native="{rank} di {suit}",
)
