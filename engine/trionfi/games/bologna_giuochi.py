"""What partners might say in Partita: three gestures in the old game, then the giuochi, phrases with an agreed meaning (Dummett and McLeod
2004, 11.1, 11.2, 11.13 and the appendix of chapter 11). False information was lawful, and nobody had to obey."""

from trionfi.state.signals import AfterCard, Signal
from trionfi.state.talk_words import About, Asks, JustPlayed, Saying
from trionfi.values import replace
from trionfi.words import Message, Term, Words

OLD, BY_IN, BY_TGP, BY_PGT = "004, 11.1", "004, 11.2, IN (1754)", "004, 11.13, TGP (1841)", "004, 11.13, PGT (1851)"
TRUMPED, IN_SUIT = AfterCard(JustPlayed.TRUMP), AfterCard(JustPlayed.SUIT_CARD)


def lead(phrase: str, meaning: Words, about: About, asks: Asks = Asks.LEAD, source: str = BY_IN) -> Signal:
    """Advice to a partner who is about to lead."""
    return Signal(phrase, meaning, Saying.PARTNER_TO_LEAD, about, asks, optional=True, source=source)


def card(phrase: str, meaning: Words, asks: Asks, about: About = About.LED, after: AfterCard | None = None, source: str = BY_IN) -> Signal:
    """What goes with a card that is played."""
    return Signal(phrase, meaning, Saying.HAVING_PLAYED, about, asks, played=after or AfterCard(), optional=True, source=source)


SMINCHIATE = lead("sminchiate", "lead a high trump", About.TRUMPS, Asks.HIGHEST, OLD)
GESTURES = (
    SMINCHIATE,
    *(replace(one, lang="en") for one in (
        card("knock in the middle", "I hold the highest card of the suit that is out (battere)", Asks.HOLDS_TOP, source=OLD),
        card("knock at the side", "I hold the second highest that is out (battere)", Asks.HOLDS_SECOND, source=OLD),
        card("drawing back", "partner, do not play your highest card of the suit", Asks.LEAVE, source=OLD),
        card("opening the hand", "I have no more of the suit", Asks.LAST_OF_SUIT, source=OLD),
    )),
)

SMINCHI = lead("sminchi", "lead your highest trump (also: sminchi il più bello)", About.TRUMPS, Asks.HIGHEST)
SERVIRE = lead("la posso servire d'un piccolo", "I have the highest trump that is out: lead a small one to it", About.TRUMPS)
BATTO = card("batto", "I have the highest card of this suit, or trump, that is out (a knock may go with it)", Asks.HOLDS_TOP)
INDIETRO = card("batto indietro", "I have the second highest card of this suit, or trump, that is out (a knock at the side may go with it)",
                Asks.HOLDS_SECOND)
QUALCHE_LUOGO = card("sono in qualche luogo", "I have one of the three trumps under the Angelo; where a plain suit is played its "
                     "Cavallo or Jack", Asks.HOLDS)
STRICCANDO = card("striccando", "I have just two more of this suit, or trumps", Asks.COUNT)
IN_CASA = card("in casa", "play your highest card of this suit; where trumps are played and you have none: throw a King, the trick is "
               "ours. Only with four or more of the suit, or nine or more trumps", Asks.PLAY_HIGH)
VOLO = card("volo", "my only trump is the highest (also: vado)", Asks.LAST_OF_SUIT, About.TRUMPS)

PARTITA_1754 = (
    SMINCHI, SERVIRE,
    lead("tiri de' trionfetti", "lead a rather low trump, not your lowest, and again when you are next in", About.TRUMPS, Asks.LEAD_LOW),
    lead("giochi", "lead the suit of the sequence that I declared", About.ANY),
    lead("giochi con loro", "lead the suit of the sequence that they declared", About.ANY),
    lead("giochi di queste", "lead the suit just played", About.LAST_LED),
    lead("giochi le sue", "lead a King, above all one that you have shown", About.WITH_KING, Asks.HIGHEST),
    lead("giochi sempre le sue", "lead out all your sure winners", About.NOTHING, Asks.TOP_CARD),
    lead("giochi pur sempre", "lead the suit in which they have a card to save", About.ANY),
    lead("li faccia andare", "lead a suit of which they are short, to draw their trumps", About.ANY),
    BATTO, INDIETRO, QUALCHE_LUOGO,
    card("tirare indietro", "do not play high to this trick (the card is drawn back; not a word is said)", Asks.LEAVE),
    card("stricco", "I have just one more of this suit, or trumps", Asks.COUNT), STRICCANDO, IN_CASA,
    card("tiro a me", "the Begato is my only trump: keep back your high trumps to save it", Asks.DANGER, About.TRUMPS),
    card("ci vada col più bello", "play your highest trump", Asks.PLAY_HIGH, About.TRUMPS, TRUMPED),
    card("ci vada con quello che ha", "play the highest card of this suit that you have", Asks.PLAY_HIGH, after=IN_SUIT),
    card("copra solamente", "beat their card with the lowest that does it", Asks.WINS), VOLO,
)


def of(source: str, *signals: Signal) -> tuple[Signal, ...]:
    """Phrases that a later book knows too."""
    return tuple(replace(signal, source=source) for signal in signals)


TIRI_UN_TRIONFO = lead("tiri un trionfo", "lead your second highest trump", About.TRUMPS, source=BY_TGP)
LE_SUE = lead("giuochi le sue", "lead a King, above all one that you have shown", About.WITH_KING, Asks.HIGHEST, BY_TGP)
HA_VEDUTO = lead("ha veduto le mie", "lead the suit of the sequence that I declared", About.ANY, source=BY_TGP)
KINGS = (
    lead("una buona", "I have one King only", About.NOTHING, Asks.HOLDS, BY_TGP),
    lead("cattive", "I have no King", About.NOTHING, Asks.LACKS, BY_TGP),
)
LA_SERVO = lead("la servo", "I have the two highest trumps", About.TRUMPS, Asks.TWO_HIGHEST, BY_TGP)
PER_UN_TRIONFO = lead("per un trionfo", "I have the Mondo", About.TRUMPS, Asks.HOLDS, BY_TGP)
TORNI_LA = card("torni là", "lead the suit of the last trick but one", Asks.LEAD, About.ANY, source=BY_TGP)
GIUOCHI_PURE = card("giuochi pure", "go on leading the suit in which they want to save a card", Asks.LEAD, About.ANY, source=BY_TGP)

PARTITA_1841 = (
    lead("sminchi", "lead your highest trump (also: il bello)", About.TRUMPS, Asks.HIGHEST, BY_TGP),
    lead("tiri un trionfetto", "lead a rather low trump, not your lowest, and again when you are next in", About.TRUMPS, Asks.LEAD_LOW,
         BY_TGP),
    TIRI_UN_TRIONFO,
    lead("giuochi alla lunga", "lead your longest suit", About.ANY, Asks.LONG, BY_TGP),
    lead("giuochi alla corta", "lead your shortest suit", About.ANY, source=BY_TGP), LE_SUE, HA_VEDUTO,
    lead("buone", "I have three or four Kings", About.NOTHING, Asks.HOLDS, BY_TGP),
    lead("qualche volta", "I have two Kings", About.NOTHING, Asks.HOLDS, BY_TGP), *KINGS, LA_SERVO,
    lead("la posso servire", "I have the highest trump that is out and another high one", About.TRUMPS, source=BY_TGP),
    lead("unicamente", "the Angelo is mine, with hardly another trump (also: per poco; perchè lo sappia; non sarà capotto; prenderò una "
         "volta)", About.TRUMPS, Asks.HOLDS_TOP, BY_TGP),
    lead("per un flichetto", "I have the Angelo (also: per un piccolo)", About.TRUMPS, Asks.HOLDS_TOP, BY_TGP), PER_UN_TRIONFO,
    card("batto", "I have the highest trump that is out", Asks.HOLDS_TOP, About.TRUMPS, TRUMPED, BY_TGP),
    card("qui batto", "I have the highest card of this suit that is out", Asks.HOLDS_TOP, after=IN_SUIT, source=BY_TGP),
    card("indietro", "I have the second highest trump that is out", Asks.HOLDS_SECOND, About.TRUMPS, TRUMPED, BY_TGP),
    card("sono in qualche luogo", "I have one of the three trumps under the Angelo", Asks.HOLDS, About.TRUMPS, TRUMPED, BY_TGP),
    card("stricco in niente", "I have one small trump and the Matto", Asks.COUNT, About.TRUMPS, TRUMPED, BY_TGP),
    card("in niente", "I have the Matto, and no trump", Asks.LAST_OF_SUIT, About.TRUMPS, TRUMPED, BY_TGP),
    *of(BY_TGP, STRICCANDO, VOLO, IN_CASA),
    card("vada giuocando", "when you are in, lead a plain suit that has not been played", Asks.LEAD, About.ANY, source=BY_TGP),
    card("giuochi nuovi", "lead the one suit that has not been played", Asks.LEAD, About.ANY, source=BY_TGP),
    card("torni lì", "lead the suit of the trick before this one", Asks.LEAD, About.LAST_LED, source=BY_TGP), TORNI_LA, GIUOCHI_PURE,
    card("li faccia andare", "lead a suit that they lack", Asks.LEAD, About.ANY, source=BY_TGP),
    card("faccia a me", "keep your top card off this trick", Asks.LEAVE, source=BY_TGP),
    card("vi metti il bello", "play your highest trump to this trick", Asks.PLAY_HIGH, About.TRUMPS, source=BY_TGP),
    card("copra appena", "beat their card with the lowest that does it", Asks.WINS, source=BY_TGP),
)

LEFT = (("restano", "three"), ("disfa la mano", "four"), ("resta la mano", "five"), ("la parte", "six"), ("più della parte", "seven"),
        ("sfondo", "eight"))
PARTITA_1851 = (
    lead("sminchi il più bello", "lead your highest trump", About.TRUMPS, Asks.HIGHEST, BY_PGT),
    *of(BY_PGT, TIRI_UN_TRIONFO, LE_SUE, HA_VEDUTO),
    lead("tiri un piccolo", "lead your lowest trump, be it the Begato", About.TRUMPS, Asks.LEAD_LOW, BY_PGT),
    lead("le sue non salvo", "I cannot protect the suit that you declared (also: mai passate)", About.ANY, Asks.LACKS, BY_PGT),
    lead("giuochi con loro", "lead the suit that they declared, or in which they are strong", About.ANY, source=BY_PGT),
    lead("continui", "lead the highest card of the sequence that was just captured", About.LAST_LED, Asks.HIGHEST, BY_PGT),
    lead("giuochi di quelle", "lead the suit of the sequence that was captured earlier", About.NOT_LAST_LED, source=BY_PGT),
    lead("sforzi", "play so that they must go higher still", About.NOTHING, Asks.LEAD_HIGH, BY_PGT),
    lead("vada", "cover with your highest card", About.NOTHING, Asks.LEAD_HIGHEST, BY_PGT),
    lead("faccia andar tutti", "lead something that makes them trump (also: quella che dia sminchio)", About.ANY, source=BY_PGT),
    lead("smuffi", "my hand is hopeless (also: salvi il cappotto; non piglio)", About.NOTHING, Asks.LACKS, BY_PGT),
    lead("una cattiva delle sue", "lead a low card of the suit of your sequence", About.ANY, Asks.LEAD_LOW, BY_PGT),
    lead("provi qualche cosa", "lead a high card of the suit of your sequence", About.ANY, Asks.LEAD_HIGH, BY_PGT),
    lead("sempre buone", "I have three or four Kings (also: buona assoluta)", About.NOTHING, Asks.HOLDS, BY_PGT),
    lead("qualche buona", "I have two Kings", About.NOTHING, Asks.HOLDS, BY_PGT), *of(BY_PGT, *KINGS, LA_SERVO, PER_UN_TRIONFO),
    lead("per poco", "I have the two highest trumps and hardly another", About.TRUMPS, Asks.TWO_HIGHEST, BY_PGT),
    lead("potrei servirla", "I have the Angelo, and the Sole or the Luna, and some more trumps", About.TRUMPS, Asks.STRONG, BY_PGT),
    lead("unicamente", "I have the Angelo and no other trump (a knock may say it)", About.TRUMPS, Asks.HOLDS_TOP, BY_PGT),
    lead("il buttarne non m'incomoda", "lead no more trumps", About.TRUMPS, Asks.LEAVE, BY_PGT),
    card("uno", "I have one trump left", Asks.COUNT, About.TRUMPS, TRUMPED, BY_PGT),
    card("una", "I have one card of this suit left", Asks.COUNT, after=IN_SUIT, source=BY_PGT),
    card("stringendo", "I have two of this suit, or trumps, left", Asks.COUNT, source=BY_PGT),
    *(card(phrase, Message("I have {number} of this suit, or trumps, left", number=Term(number, "number")), Asks.COUNT, source=BY_PGT)
      for phrase, number in LEFT),
    card("batto", "I have the highest card of this suit, or trump, that is out", Asks.HOLDS_TOP, source=BY_PGT),
    card("indietro", "I have the second highest card of this suit, or trump, that is out", Asks.HOLDS_SECOND, source=BY_PGT),
    card("in qualche luogo", "I have the Sole or the Luna (also: per un trionfetto)", Asks.HOLDS, About.TRUMPS, source=BY_PGT),
    *of(BY_PGT, TORNI_LA, GIUOCHI_PURE),
    card("faccia andare", "lead a suit that they lack (also: glie la cerchi)", Asks.LEAD, About.ANY, source=BY_PGT),
    card("appena", "beat their card with the lowest that does it", Asks.WINS, source=BY_PGT),
)
