"""The packs, as the book lists them (Dummett and McLeod 2004); one value each."""

from trionfi.cards import Pack, Suit, Title
from trionfi.values import replace
from trionfi.words import Message, Words

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
    region="Sicily",
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
    titles=(
        Title("T1", "Petit", "the little one", ("le Petit", "Paguet")),
        Title("F", "Excuse", "the Fool", ("l'Excuse", "Fou", "Fool")),
    ),
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
    titles=(
        Title("T21", "Mondo", "the World", ("il Mondo",)),
        Title("T1", "Bagatto", "", ("il Bagatto",)),
        Title("F", "Matto", "the Fool", ("il Matto", "Fool")),
    ),
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
    region="France 1637",
    titles=(
        Title("T21", "le Monde", "the World", ("Monde",)),
        Title("T1", "le Bagat", "", ("Bagat",)),
        Title("F", "le Math", "the Fool", ("Math", "Fool")),
        Title("AD", "la belle", "the fair one", ("belle",)),
    ),
    sets=(*STANDARD_SETS, ("tarots", "honours"), ("triomphes", "trumps + fool"), ("belle", "AD")),
    native="{rank} de {suit}",
)

COMTOIS_78 = replace(
    OLD_FRENCH_78,
    name="comtois-78",
    courts=FRENCH_COURTS,
    region="",
    titles=(
        Title("T1", "Paguet", "", ("le Paguet", "Petit")),
        Title("F", "Excuse", "the Fool", ("l'Excuse", "Fou", "Fool")),
    ),
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
    region="Switzerland",
    titles=(
        Title("T21", "il mund", "the world", ("la ferma", "la biala", "il miau", "mund", "la vacca", "il min")),
        Title("T20", "la dertgira", "judgement", ("ils bluts", "ils bluts digl aug Rest", "la giuventetgna")),
        Title("T19", "la sulegl", "the sun"),
        Title("T18", "la glina", "the moon"),
        Title("T17", "las steilas", "the stars"),
        Title("T16", "il tiaratriembel", "the earthquake", ("la claustra barschada", "la Cadi", "il cametg", "la casa da Diu")),
        Title("T15", "il giavel", "the devil", ("il da cornas", "il naucli", "il bab dallas femnas")),
        Title("T14", "il aunghel", "the angel", ("la tempronza",)),
        Title("T13", "la mort", "death"),
        Title("T12", "il pendiu", "the hanged man"),
        Title("T11", "la forza", "strength"),
        Title("T10", "la ventira", "luck", ("la roda dalla fortuna",)),
        Title("T9", "il pader", "the monk"),
        Title("T8", "la stadera", "the scales", ("la giustia",)),
        Title("T7", "il carr", "the wagon", ("la Catrina en crotscha",)),
        Title("T6", "ils amurai", "the lovers"),
        Title("T5", "il da Cuoz", "", ("il Diu fauls",)),
        Title("T4", "igl imperatur", "the emperor"),
        Title("T3", "l'imperatura", "the empress"),
        Title("T2", "la gaglina", "the hen", ("la biua",)),
        Title("T1", "il bagat", "", ("bagat",)),
        Title("F", "il narr", "the Fool", ("narr", "Fool")),
    ),
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
    titles=(
        Title("T21", "Mond", "the World", ("der Mond", "Mongue", "der Mongue", "Mongur")),
        Title("T1", "Pagat", "", ("der Pagat", "Bagat", "Pacat")),
        Title("F", "Skis", "the Fool", ("der Skis", "Scüs", "Sküs", "Scus", "Sckis", "Schkis", "Excuse", "Fool")),
    ),
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
    region="Piedmont",
    titles=(
        Title("T20", "Angelo", "the Angel", ("l'Angelo",)),
        Title("T21", "Mondo", "the World", ("il Mondo",)),
        Title("T1", "Bagatto", "", ("il Bagatto",)),
        Title("F", "Folle", "the Fool", ("il Folle", "Matto", "Fool")),
    ),
    sets=PIEDMONT_SETS,
)

LOWEST_TRUMP: Words = Message("the Fool", context="a trump")  # it excuses nobody, as its usual name says in some languages
PIEDMONTESE_78_FOOL_LOWEST = replace(
    PIEDMONTESE_78, name="piedmontese-78-fool-lowest", trumps=(*PIEDMONTESE_78.trumps, "F"), fool="",
    titles=(*PIEDMONTESE_78.titles[:-1], Title("F", "Folle", LOWEST_TRUMP, ("il Folle", "Matto", "Fool"))),
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
    titles=(
        Title("T20", "Angelo", "the Angel", ("l'Angelo",)),
        Title("T21", "Mondo", "the World", ("il Mondo",)),
        Title("T19", "Sole", "the Sun"),
        Title("T18", "Luna", "the Moon"),
        Title("T17", "Stelle", "the Stars"),
        Title("T16", "Torre", "the Tower"),
        Title("T15", "Diavolo", "the Devil"),
        Title("T1", "Bagatto", "", ("il Bagatto",)),
        Title("F", "Matto", "the Fool", ("il Matto", "Folle", "Fool")),
    ),
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
    region="Bologna",
    titles=(
        Title("ANG", "Angelo", "the Angel", ("l'Angelo",)),
        Title("MON", "Mondo", "the World", ("il Mondo",)),
        Title("SOL", "Sole", "the Sun", ("il Sole",)),
        Title("LUN", "Luna", "the Moon", ("la Luna",)),
        Title("T16", "Stella", "the Star"),
        Title("T15", "Saetta", "the Thunderbolt"),
        Title("T14", "Diavolo", "the Devil"),
        Title("T13", "Morte", "Death"),
        Title("T12", "Traditore", "the Traitor"),
        Title("T11", "Vecchio", "the Old Man"),
        Title("T10", "Ruota", "the Wheel", ("Roda",)),
        Title("T9", "Forza", "Strength"),
        Title("T8", "Giustizia", "Justice", ("Giusta",)),
        Title("T7", "Temperanza", "Temperance", ("Tempra",)),
        Title("T6", "Carro", "the Chariot"),
        Title("T5", "Amore", "Love"),
        Title("MO4", "quarto Moro", "the fourth Moor", ("Moro", "Moretto", "Moor", "Papa")),
        Title("MO3", "terzo Moro", "the third Moor", ("Moro", "Moretto", "Moor", "Papa")),
        Title("MO2", "secondo Moro", "the second Moor", ("Moro", "Moretto", "Moor", "Papa")),
        Title("MO1", "primo Moro", "the first Moor", ("Moro", "Moretto", "Moor", "Papa")),
        Title("BEG", "Begato", "", ("il Begato", "Bagattino", "il Bagattino", "Bagatto")),
        Title("F", "Matto", "the Fool", ("il Matto", "Fool")),
    ),
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
    region="Florence",
    titles=(
        Title("TRO", "Trombe", "the Trumpets", ("le Trombe", "XL")),
        Title("MON", "Mondo", "the World", ("il Mondo", "XXXIX")),
        Title("SOL", "Sole", "the Sun", ("il Sole", "XXXVIII")),
        Title("LUN", "Luna", "the Moon", ("la Luna", "XXXVII")),
        Title("STE", "Stella", "the Star", ("la Stella", "XXXVI")),
        Title("T35", "Gemini", "the Twins"),
        Title("T34", "Taurus", "the Bull"),
        Title("T33", "Leo", "the Lion"),
        Title("T32", "Aquarius", "the Water-Carrier"),
        Title("T31", "Pisces", "the Fishes"),
        Title("T30", "Cancer", "the Crab"),
        Title("T29", "Sagittarius", "the Archer", ("Chiron",)),
        Title("T28", "Capricorn", "the Goat", ("Capricornus",)),
        Title("T27", "Aries", "the Ram"),
        Title("T26", "Scorpio", "the Scorpion"),
        Title("T25", "Virgo", "the Virgin"),
        Title("T24", "Libra", "the Scales"),
        Title("T23", Message("Air"), ""),
        Title("T22", Message("Earth"), ""),
        Title("T21", Message("Water"), ""),
        Title("T20", Message("Fire"), ""),
        Title("T19", Message("Charity"), ""),
        Title("T18", Message("Faith"), ""),
        Title("T17", Message("Prudence"), ""),
        Title("T16", Message("Hope"), ""),
        Title("T15", "Casa del Diavolo", "the House of the Devil", ("la Casa del Diavolo",)),
        Title("T14", "Demonio", "the Devil", ("il Demonio", "Diavolo", "il Diavolo")),
        Title("T13", Message("Death"), ""),
        Title("T12", "Impiccato", "the Hanged Man", ("l'Impiccato",)),
        Title("T11", "Gobbo", "the Hunchback", ("il Gobbo", "Tempo", "il Tempo", "Time")),
        Title("T10", Message("Chariot"), "", ("the Chariot",)),
        Title("T9", Message("Wheel of Fortune"), "", ("Wheel", "the Wheel")),
        Title("T8", Message("Justice"), ""),
        Title("T7", Message("Fortitude"), ""),
        Title("T6", Message("Temperance"), ""),
        Title("T5", "Papa cinque", "Love"),
        Title("T4", "Papa quattro", "the Eastern Emperor"),
        Title("T3", "Papa tre", "the Western Emperor"),
        Title("T2", "Papa due", "the Empress", ("the Grand Duke",)),
        Title("T1", "Uno", "the One", ("l'Uno", "Papa uno", "il Papa uno", "Papino")),
        Title("F", "Matto", "the Fool", ("il Matto", "Fool")),
    ),
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
    region="Liguria",
    titles=(
        Title("T20", Message("Judgment"), "", ("the Judgment", "Angelo", "Giudizio")),
        Title("T21", Message("World"), "", ("the World", "Mondo")),
        Title("T1", "Bagatto", "", ("il Bagatto",)),
        Title("F", Message("Fool"), "", ("the Fool", "Matto")),
    ),
    sets=STANDARD_SETS,
    native="{rank} di {suit}",
)
