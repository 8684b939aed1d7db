"""The signals of Bologna: gestures of a player who leads, seen by all (Dummett and McLeod 2004, chapter 11)."""

from trionfi.state.signals import Named, Signal
from trionfi.state.talk_words import About, Asks, LedWith, Saying, Speakers
from trionfi.values import replace
from trionfi.words import Words

BOOK = "004, 11.14"

BUSSO = Signal(
    "busso", "strength: I hold the highest or the second highest card of the suit (in trumps the Angelo or the Mondo, or, once the Angelo "
    "has been played, the Mondo). Save your high cards of the suit (a knock with the fist)",
    Saying.LEADING, About.LED, Asks.HOLDS_TOP, apart=("striscio",), source=BOOK,
)
VOLO = Signal(
    "volo", "this was my last card of the suit: do not lead it again. With busso: I mean to trump their court cards, to save an important "
    "trump, or to use up my trumps and then throw my high cards on your tricks (the card flies to the table)",
    Saying.LEADING, About.LED, Asks.LAST_OF_SUIT, apart=("striscio",), source=BOOK,
)
# What the two say where a plain suit may be signalled only late, and where they never go together.
LATE = (
    "strength: in trumps the Angelo or the Mondo (once the Angelo has been played, the Mondo); in a plain suit the highest card still "
    "out: play your highest, and return the suit when you can (a knock with the fist)"
)
ALONE = "this was my last card of the suit: do not lead it again (the card flies to the table)"
STRISCIO = Signal(
    "striscio", "I have more of the suit, but in trumps neither Angelo nor Mondo, and in a plain suit not the King. Trumps led: go on "
    "leading them if you think it wise. A plain suit led: play nothing valuable to it (the card scrapes over the table)", Saying.LEADING,
    About.LED, Asks.MORE_OF_SUIT, apart=("busso", "volo"),
    source=BOOK,
)
SIGNALS = (BUSSO, VOLO, STRISCIO)

SIDE_KNOCK = Signal(
    "knock at the side", "I hold the second highest card of the suit (Casalecchio)", Saying.LEADING, About.LED, Asks.HOLDS_SECOND,
    apart=("striscio", "busso"), optional=True, lang="en", source="004, 11.14, variants",
)


def limited(suits: LedWith, apart: bool = False) -> tuple[Signal, ...]:
    """The signals in certain suits only; with `apart` busso and volo never go together."""
    words: dict[str, Words] = {BUSSO.phrase: LATE} | ({VOLO.phrase: ALONE} if apart else {})
    return tuple(
        replace(signal, suits=suits, meaning=words.get(signal.phrase, signal.meaning),
                apart=tuple(other.phrase for other in SIGNALS if other is not signal) if apart else signal.apart)
        for signal in SIGNALS
    )


ACCADEMIA = limited(LedWith.PLAIN_TOP, apart=True)
STRICT = limited(LedWith.TOP)

# In Terziglio the opponents of the declarer may signal, late, and striscio tells of many cards in any suit.
DEFENDERS = (
    replace(STRICT[0], meaning="strength: among trumps the Mondo; in a plain suit the highest card still out: play your highest and "
            "return the suit (a knock with the fist)", source="004, 11.16"),
    replace(STRICT[1], meaning="this was my last card of the suit (the card flies to the table)", source="004, 11.16"),
    replace(STRICT[2], meaning="I have many cards of the suit, plain or trumps (the card scrapes over the table)", asks=Asks.MANY_OF_SUIT,
            source="004, 11.16"),
)

DURO = "004, 11.18"
A_DURO = Signal("a duro", "I am strong: who is strong too may join me in keeping the others from tricks (it may be meant to mislead)",
                Saying.OWN_TURN, About.NOTHING, Asks.STRONG, who=Speakers.ANYONE, source=DURO)
MATTAZZA = (A_DURO, *(replace(signal, who=Speakers.ANYONE, once=A_DURO.phrase, source=DURO) for signal in SIGNALS))
MATTAZZA_MORE = (
    Signal("io ci sto", "I join you", Saying.OWN_TURN, About.NOTHING, Asks.JOINS, who=Speakers.ANYONE, once=A_DURO.phrase, optional=True,
        source="004, 11.18, GTB"),
    Signal("mettere", "lead a high card: a high trump or a King", Saying.TO_A_LEADER, About.NOTHING, Asks.LEAD_HIGH, who=Speakers.ANYONE,
        optional=True,
           source="004, 11.18, MB"),
    Signal("farsi i migliori", "lead your highest trump", Saying.TO_A_LEADER, About.TRUMPS, Asks.LEAD_HIGHEST, who=Speakers.ANYONE,
        optional=True,
           source="004, 11.18, MB"),
    Signal("travalicare", "lead a low suit card", Saying.TO_A_LEADER, About.NOTHING, Asks.LEAD_LOW, who=Speakers.ANYONE, optional=True,
        source="004, 11.18, MB"),
    Signal("fare il pagatore", "you who said a duro: play high, so that I can throw points on it", Saying.IN_A_TRICK, About.NOTHING,
        Asks.PLAY_HIGH,
           who=Speakers.ANYONE, once=A_DURO.phrase, optional=True, source="004, 11.18, MB"),
)

# At Monzuno and Castel Bolognese partners may tell each other what they hold; these words are ours. At Monzuno a suit may be signalled at
# any time: so busso tells of the highest or the second highest card, as in Ottocento.
I_HOLD = Signal("I hold", "I hold this card", Saying.OWN_TURN, About.NOTHING, Asks.HOLDS, names=Named("own hand"), optional=True, lang="en",
                source="004, 11.17; the words are ours")
CORTO = Signal("corto", "I have very few cards of this suit", Saying.LEADING, About.LED, Asks.FEW_OF_SUIT, optional=True,
               source="004, 11.17")
MONZUNO = (
    replace(BUSSO, source="004, 11.17; 004, 11.14"),
    *(replace(signal, suits=LedWith.ANY, source="004, 11.17") for signal in DEFENDERS[1:]), CORTO, I_HOLD,
)
TOGETHER = (replace(I_HOLD, source="004, 11.15; the words are ours"),)
