"""The games of Piedmont (Dummett and McLeod 2004, chapter 8)."""

from fractions import Fraction

from trionfi.cards.packs import PIEDMONTESE_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont_melds import MITIGATI, MITIGATI_30
from trionfi.games.piedmont_open import FOLLOW, GENERAL, USUAL, thrown_in
from trionfi.games.piedmont_permesso_options import DISCARDED, GUESSED, PERMESSO, SIGNALS
from trionfi.matches.rules import MatchRule, Rubber
from trionfi.phases.announce import Announce, Announcer, Needs
from trionfi.phases.asking import Ask
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, nth_packet
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import Frees, HandedOver, LostDiscard
from trionfi.phases.duel import Duel, Level
from trionfi.phases.pause import Does, Pause, Word
from trionfi.phases.play.going_out import SureTotal
from trionfi.phases.play.kept_back import KeepsBack
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.play.stock import StockCard
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.bid_sums import Stages
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par
from trionfi.settlement.payments import Payments
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Rate
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.settlement.tricks_taken import Vola
from trionfi.settlement.ultimo import Ultimo
from trionfi.settlement.winners import MostPoints
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, Leading, Trickless
from trionfi.values import replace
from trionfi.words import Message, Term

VENTICINQUE = "004, 8.1"
HALF = Fraction(1, 2)
VALUES = (("T20", 5), ("T1", 5), ("F", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2))

# Each player's piles hold whole threes; the odd cards are for piles laid out by hand.
IN_THREES = Counting(values=VALUES, group=3, less=2, odd=((1, Fraction(2, 3)), (2, Fraction(4, 3))), source=GENERAL)
IN_TWOS = Counting(values=VALUES, group=2, less=1, odd=((1, HALF),), source=GENERAL)

# The Fool is exchanged when the play is over, out of the tricks of its holder's side.
MATTO = Fool(exchange=Exchange.AT_END, covered=False, lead=Leading.FREE, trickless=Trickless.TRICK_WINNER,
             source=f"{GENERAL}; {USUAL}; that it may be led is ours")

THROW_IN = Word("a monte", "throw the deal in", Does.ABANDON)
GO_ON = Word("avanti", "go on", Does.GO_ON, ends=True)

HONOURS = "kings + T20 + T1 + F"
NO_HONOURS, LOW_TRUMPS, NO_TRUMPS = "all - kings - T20 - T1", "suit-cards - kings + T2..T16", "suit-cards - kings"
LAW_OF_PE = Discard(
    name="discard", who=LaysAway.DEALER, cards=3, tiers=(NO_HONOURS,), rules=(Frees("T1", "trumps + fool"), HandedOver()),
    source=f"{GENERAL}, PE; that a Folle discarded is handed over is the authors' suggestion",
)
LAW_OF_RI = replace(LAW_OF_PE, tiers=(LOW_TRUMPS,), rules=(LostDiscard(),), source=f"{GENERAL}, RI")

TERMS = (("talon", "extra cards"), ("fool", "Folle"), ("one of game points", "game point"), ("one of points", "point"))
WORDS_OF_SETS = (
    (NO_HONOURS, "all cards but Kings, the Angelo (20) and the Bagatto (1); the Folle if he hopes for every trick"),
    (LOW_TRUMPS, "suit cards other than Kings, and trumps below XVII other than the Bagatto (1)"),
    (NO_TRUMPS, "suit cards other than Kings"), ("T1", "the Bagatto"), ("trumps + fool", "the trumps and the Folle"),
    ("trio", "the Angelo (20), the Bagatto (1) and the Folle"), ("honours", "the honours (Angelo, Bagatto, Folle and Kings)"),
    ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavalier"), ("jacks", "each Jack"),
    ("T20", "the Angelo (20)"), ("F", "the Folle"),
)


def dealt_in_three(source: str, pauses: int = 1) -> tuple[Step, ...]:
    """Packets of 5, 10 and 10, the last three cards to the dealer; after so many packets the deal may be thrown in."""
    steps: list[Step] = []
    for number, (word, each) in enumerate((("first", 5), ("second", 10), ("third", 10))):
        steps.append(Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=source))
        if number < pauses:
            name = Message("speaking after the {place} packet", place=Term(word, "ordinal"))
            steps.append(Pause(key=f"speaking-{word}-packet", name=name,
                               vocabulary=(THROW_IN, GO_ON), source=GENERAL if pauses == 1 else VENTICINQUE))
    steps.append(Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack",
                     source=source))
    steps.append(Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source))
    return tuple(steps)


PERMESSO_BIDS = (
    Bid("a tre", "permesso: I play and ask for three cards", 2), Bid("a due", "I ask for two", 3), Bid("ad una", "I ask for one", 4),
    Bid("sans prendre", "I ask for none", 5),
)
RI_BIDS = tuple(Bid(bid.say, bid.gloss, rate) for rate, bid in enumerate(PERMESSO_BIDS[:3]))
RI_RATES = (Rate(0, "a tre"), Rate(1, "a due"), Rate(2, "ad una"))
PERMESSO_3 = Game(
    ref="8.13",
    slug="permesso-3",
    name="Three-handed Permesso",
    place="Piedmont",
    period="c. 1750 to c. 1850",
    family="piedmont",
    players=(3,),
    pack=PIEDMONTESE_78,
    counting=IN_TWOS,
    follow=FOLLOW,
    fool=MATTO,
    sides=Sides(Division.REST),
    course=(
        *dealt_in_three(PERMESSO),
        LAW_OF_PE,
        Duel(key="auction", name="auction", bids=PERMESSO_BIDS, decline="passo", hold="anch'io", source=PERMESSO),
        Level(key="level", name="level", bids=PERMESSO_BIDS, source=PERMESSO),
        Ask(key="asking", name="asking", number=(("a tre", 3), ("a due", 2), ("ad una", 1), ("sans prendre", 0)), source=PERMESSO),
        Play(name="play", lead=Leader.AFTER_DEALER, source=PERMESSO),
    ),
    payments=Payments(
        ledger="game points",
        rewards=(Stages("contract", "Contract", draw=45 + HALF, par=45, step=5, source=PERMESSO),),
        rates=(Rate(2, "a tre"), Rate(3, "a due"), Rate(4, "ad una"), Rate(5, "sans prendre")),
        abandoned=Abandoned.NOTHING, rate_asked="at which level was it played", source=PERMESSO,
    ),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("payments", "What is a level worth?", (
            Value("2-3-4-5", "2, 3, 4 and 5", "004, 8.13, PE"),
            Value("0-1-2", "0, 1 and 2, and no sans prendre", "004, 8.13, RI", (
                Put("payments.rates", RI_RATES), Put("course:auction.bids", RI_BIDS), Put("course:level.bids", RI_BIDS),
                Put("payments.rewards:contract.part", True),
                Put("payments.rewards:contract.source", f"{PERMESSO}, RI; {GUESSED}"),
            )),
        )),
        Option("discard", "May the dealer discard trumps?", (
            Value("trumps", "yes, but never a King or the Angelo; the Bagatto from a hand without another trump or the Folle; the Folle "
                  "in the hope of winning every trick", "004, 8.13, PE"),
            Value("no-trumps", "no", "004, 8.13, RI", (
                Put("course:discard.tiers", (NO_TRUMPS,)), Put("course:discard.rules", (LostDiscard(),)),
            )),
        )),
        Option("asked-cards", "Which cards may be asked for?", (
            Value("any", "any card", PERMESSO),
            Value("honours", "honours only", "ours", (Put("course:asking.which", HONOURS),)),
        )),
        DISCARDED, SIGNALS,
        thrown_in("May the deal be thrown in after the first packet?", "yes, if all agree"),
    ),
    profiles=(
        Profile("pe", "Primi elementi, Turin 1787", "004, 8.13"),
        Profile("ri", "Regole inalterabili, Turin 1830", "004, 8.13", (("payments", "0-1-2"), ("discard", "no-trumps"))),
    ),
    sources=(("004", of_book("8.13")),),
    match=MatchRule(text="Each hand is settled by itself."),
)

PAR = 26

VENTICINQUE_3 = Game(
    ref="8.1",
    slug="venticinque-3",
    name="Three-handed Venticinque",
    place="Piedmont",
    period="c. 1750 to c. 1850",
    family="piedmont",
    players=(3,),
    pack=PIEDMONTESE_78,
    counting=IN_THREES,
    follow=FOLLOW,
    fool=MATTO,
    sides=Sides(Division.ALONE),
    course=(
        *dealt_in_three(VENTICINQUE, pauses=3),
        LAW_OF_RI,
        Play(name="play", rules=(SureTotal(hand=3, par=PAR, source=VENTICINQUE),), source=VENTICINQUE),
    ),
    payments=Scoring(
        ledger="points", rewards=(OnPoints("points", "Card points", VENTICINQUE, Par(PAR)),), total=78, abandoned=Abandoned.NOTHING,
        source=VENTICINQUE,
    ),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("discard", "What may the dealer discard?", (
            Value("low-trumps", "suit cards other than Kings and trumps below XVII, never the Bagatto", "004, 8.1, RI"),
            Value("pe", "any empty trump; the Bagatto without other trumps and Folle, the Folle in hope of winning every trick",
                  f"{GENERAL}, PE", (
                Put("course:discard", LAW_OF_PE),
            )),
        )),
        Option("out", "What does a player do once he is out?", (
            Value("lowest", "plays from outside, always the lowest card of the suit he plays",
                  "004, 8.1, RI; which card is the authors' suggestion"),
            Value("highest", "plays from outside, always the highest card of the suit he plays", "004, 8.1, RI; the authors' suggestion", (
                Put("course:play.rules:going-out.then", "highest"),)),
            Value("any", "plays from outside, any card that he may play", "004, 8.1, PE, tolerated by some", (
                Put("course:play.rules:going-out.then", "any"),)),
            Value("fined", "plays from outside; a card against his duty is not barred but costs 5 to each", "004, 8.1, RI", (
                Put("course:play.rules:going-out.then", "fined"),)),
            Value("lays-down", "lays his cards face down, and they stay his", "004, 8.1, PE; that they stay his is ours", (
                Put("course:play.rules:going-out.then", "lays down"),)),
        )),
        Option("false-claim", "May a player say fuora without being sure of it?", (
            Value("no", "no: the others see to it that it is true", "ours: no penalty is stated"),
            Value("fined", "yes, and if it is wrong he pays 5 to each and plays on", "ours, after 8.22", (
                Put("course:play.rules:going-out.unsure", True),)),
        )),
        Option("vola", "What is paid for winning every trick?", (
            Value("nothing", "nothing besides the card points", VENTICINQUE),
            Value("26", "26 points from each of the others, in the running totals", f"{GENERAL}; the amount is ours", (
                Add("payments.rewards", Vola("vola", "Vola", f"{GENERAL}; the amount is ours", value=PAR)),)),
        )),
        Option("marcio", "Does a player far below par pay double at the end?", (
            Value("no", "no", VENTICINQUE),
            Value("half", "yes, with less than half of par over the three hands", f"{GENERAL}; how it is reckoned is ours", (
                Put("match.marcio", -40),)),
            Value("third", "yes, with less than a third of it", f"{GENERAL}; how it is reckoned is ours", (Put("match.marcio", -53),)),
        )),
        Option("throw-in", "When may the deal be thrown in, if all agree?", (
            Value("each-packet", "after each packet", VENTICINQUE),
            Value("first-packet", "after the first packet only", GENERAL, (
                Drop("speaking-second-packet"), Drop("speaking-third-packet"))),
        )),
    ),
    profiles=(
        Profile("ri", "Regole inalterabili, Turin 1830", "004, 8.1"),
        Profile("pe", "Primi elementi, Turin 1787", "004, 8.1", (("discard", "pe"), ("out", "lays-down"))),
    ),
    sources=(("004", of_book("8.1")),),
    match=Rubber(number=3, each=5, alone=10, fine=5, source=VENTICINQUE),
)

MORTO, MITIGATI_IN_THREE = "004, 8.8", "004, 8.7"
NO_TRUMPS_AWAY = replace(LAW_OF_RI, tiers=(NO_TRUMPS,), source=f"{MORTO}; {GENERAL}")
BAGATTO = CardRow("bagatto", "Bagatto", "T1", won_last=30)
ULTIMO = "Bagatto ultimo"
PENALTIES = f"{MITIGATI_IN_THREE}; that they hold here is ours"

MITIGATI_MORTO_2 = Game(
    ref="8.8",
    slug="mitigati-morto-2",
    name="Two-handed Mitigati with the Morto",
    place="Piedmont",
    period="first half of the 19th century",
    family="piedmont",
    players=(2,),
    pack=PIEDMONTESE_78,
    counting=IN_TWOS,
    follow=FOLLOW,
    fool=MATTO,
    sides=Sides(Division.ALONE),
    course=(
        Give(key="first-packet", name="first packet", each=5, source="ours: the packets are not stated"),
        Give(key="second-packet", name="second packet", each=10, source="ours"),
        Give(key="third-packet", name="third packet", each=10, source="ours"),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the next three cards", source=MORTO),
        Lay(key="stock", name="stock", pile="morto", cards=25, pattern="the {n} cards left over", source=MORTO),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=MORTO),
        NO_TRUMPS_AWAY,
        Declare(name="declarations", source=MITIGATI_IN_THREE),
        Play(name="play", rules=(StockCard("morto", MORTO),), source=MORTO),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            OnPoints("points", "Card points", MORTO, MostPoints(1)),
            Declarations("declarations", "Declaration", MITIGATI_IN_THREE, at_once=True),
            TrickCards("bagatto", "Bagatto", MORTO, rows=(BAGATTO,)),
        ),
        total=91, source=MORTO,
    ),
    terms=(*TERMS, ("morto", "morto (stock)")),
    words_of_sets=(*WORDS_OF_SETS, ("T20 + T21 + T17..T19", "the five highest trumps")),
    melds=MITIGATI,
    options=(
        Option("points", "What is paid for more card points?", (
            Value("one", "1", MORTO),
            Value("ten", "10", "ours, after 8.9", (Put("payments.rewards:points.schedule.value", 10),)),
            Value("ratio", "1; more than twice as many 2, three times 3, four times 4, all the tricks 6",
                  "004, 8.4, the authors' suggestion", (
                Put("payments.rewards:points.schedule.scale", ((2, 2), (3, 3), (4, 4))),
                Add("payments.rewards", Vola("vola", "Vola", "004, 8.4, the authors' suggestion", value=2)))),
        )),
        Option("announced", "May Bagatto ultimo be announced?", (
            Value("no", "no", "004, 8.8, where it is doubtful"),
            Value("yes", "yes, for the same 30, won or lost, and the Bagatto is then bound", "004, 8.7 and 8.8", (
                Insert(Announce(key="ultimo", name="ultimo", word=ULTIMO, gloss="I shall win the last trick with the Bagatto",
                                who=Announcer.EACH,
                                rules=(Needs("T1"),), source=MITIGATI_IN_THREE), before="play"),
                Add("course:play.rules", KeepsBack(ULTIMO, "T1", "T20 + T21 + T17..T19")),
                Put("payments.rewards:bagatto", Ultimo("bagatto", "Bagatto", MORTO, rows=(BAGATTO,), word=ULTIMO, value=30)))),
        )),
        Option("bagatto", "What is paid for the Bagatto?", (
            Value("last-trick", "30 for the last trick won with it, and nothing for losing it", f"{MORTO}, which speaks of the gain only"),
            Value("all", "30 for the last trick won with it; lost in the last trick it costs 30, before 5", PENALTIES, (
                Put("payments.rewards:bagatto.rows", (replace(BAGATTO, lost=5, lost_last=30),)),)),
        )),
        Option("mitigati", "What is the combination Mitigati worth?", (
            Value("10", "10", MITIGATI_IN_THREE),
            Value("30", "30", "004, 8.7, some players, PE", (Put("melds", MITIGATI_30),)),
        )),
    ),
    profiles=(Profile("ri", "Regole inalterabili, Turin 1830", MORTO),),
    sources=(("004", of_book("8.8", "8.5", "8.7")),),
    match=MatchRule(text="Each hand is settled by itself."),
)

GAMES = {game.slug: game.with_options() for game in (VENTICINQUE_3, MITIGATI_MORTO_2, PERMESSO_3)}
