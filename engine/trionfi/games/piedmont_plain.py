"""The plain games of Piedmont, in which nothing is bid or declared, for two, three, four and five (Dummett and McLeod 2004, chapter 8)."""

from fractions import Fraction

from trionfi.counting import Counting
from trionfi.game.edits import Add, Drop, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import (
    GO_ON,
    IN_THREES,
    IN_TWOS,
    LAW_OF_PE,
    LAW_OF_RI,
    MITIGATI_IN_THREE,
    THROW_IN,
    VALUES,
    VENTICINQUE_3,
    dealt_in_three,
)
from trionfi.games.piedmont_melds import MITIGATI
from trionfi.games.piedmont_open import GENERAL, thrown_in
from trionfi.matches.rules import MatchRule
from trionfi.phases.base import Step
from trionfi.phases.deal import Give, Lay, last_of_pack, nth_packet
from trionfi.phases.declare import Declare
from trionfi.phases.layout import Layout
from trionfi.phases.pause import Pause
from trionfi.phases.play.play import Play
from trionfi.phases.play.stock import StockCard
from trionfi.phases.play.uncovering import TurnsUp, TurnsUpLater
from trionfi.phases.talon import Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import EvenShare
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.tricks_taken import Vola
from trionfi.settlement.winners import MostPoints, Onoranza
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import HandHas, Signal
from trionfi.state.talk_words import About, Asks, Saying
from trionfi.values import replace

ANY_EMPTY = "any empty card; the Bagatto without other trumps and Folle, the Folle in hope of winning every trick"
LOW = "suit cards other than Kings and trumps below XVII, never the Bagatto"
HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
SINGLE = MatchRule(text="Each hand is settled by itself.")
PE = Profile("pe", "Primi elementi, Turin 1787", "004, chapter 8")
BY_RI = Put("course:discard", LAW_OF_RI)

PARTITA_FOR_THREE, PARTITA = "004, 8.2", "004, 8.3"

# Two cards that are left over count as a full four do: two empty ones are a point.
IN_FOURS = Counting(values=VALUES, group=4, less=3, odd=((1, 0), (2, 1), (3, 2)), source=PARTITA)
SINGLY = Counting(values=VALUES, source="004, 8.10")


def discard_law(where: str, ours: str = "") -> Option:
    """The two laws of the discard, that of PE first."""
    return Option("discard", "What may the dealer discard?", (
        Value("pe", ANY_EMPTY, f"{GENERAL}, PE"),
        Value("low-trumps", LOW, f"{where}, RI{ours}", (BY_RI,)),
    ))


def marcio(*values: Value) -> Option:
    """When a win is a marcio and paid double; the given values first."""
    return Option("marcio", "Does a side far below the points needed to win pay double?", values)


def last_cards(source: str, cards: int) -> tuple[Step, ...]:
    """The last cards of the pack, which are the dealer's."""
    return (
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=cards, pattern=last_of_pack(cards), source=source),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
    )


def packets(source: str, *sizes: int, pause: bool = True) -> tuple[Step, ...]:
    """Packets of these sizes; after the first the deal may be thrown in, unless there is no `pause`."""
    first, *more = (Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=source)
                    for word, each in zip(("first", "second", "third", "fourth"), sizes, strict=False))
    speaking = Pause(key="speaking-first-packet", name="speaking after the first packet", vocabulary=(THROW_IN, GO_ON), source=GENERAL)
    return (first, *((speaking,) if pause else ()), *more)


PARTITA_3 = replace(
    VENTICINQUE_3,
    ref="8.2",
    slug="partita-3",
    name="Three-handed Partita",
    period="second half of the 18th century",
    counting=IN_TWOS,
    course=(
        *dealt_in_three(PARTITA_FOR_THREE, pauses=3),
        replace(LAW_OF_PE, source=f"{PARTITA_FOR_THREE}, as in 8.1; {GENERAL}, PE"),
        Play(name="play", source=PARTITA_FOR_THREE),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(OnPoints("points", "Card points", f"{PARTITA_FOR_THREE}; the sum is ours", Onoranza()),),
        total=91, abandoned=Abandoned.NOTHING, source=PARTITA_FOR_THREE,
    ),
    options=(
        discard_law("004, 8.1"),
        marcio(
            Value("no", "no", PARTITA_FOR_THREE),
            Value("half", "yes, with less than half of 31", f"{GENERAL}; how it is reckoned is ours", (
                Put("payments.rewards:points.schedule.marcio", HALF),)),
            Value("third", "yes, with less than a third of 31", f"{GENERAL}; how it is reckoned is ours", (
                Put("payments.rewards:points.schedule.marcio", THIRD),)),
        ),
        Option("vola", "What is paid for winning every trick?", (
            Value("nothing", "no more than for winning", PARTITA_FOR_THREE),
            Value("three", "three times as much", f"{GENERAL}; the amount is ours, after 8.3",
                  (Put("payments.rewards:points.schedule.vola", 3),)),
        )),
        Option("throw-in", "When may the deal be thrown in, if all agree?", (
            Value("each-packet", "after each packet", "004, 8.1"),
            Value("first-packet", "after the first packet only", GENERAL, (
                Drop("speaking-second-packet"), Drop("speaking-third-packet"))),
        )),
    ),
    profiles=(PE,),
    sources=(("004", of_book("8.2", "8.1")),),
    match=SINGLE,
)

SIGNALS = (
    Signal("battere", "take the trick and lead this suit back (strike the table with the hand)", Saying.LEADING, About.LED, Asks.PLAY_HIGH,
           apart=("andar via",), source=f"{GENERAL}, RI"),
    Signal("pizzicare", "my Bagatto is in danger (pinch the card)", Saying.LEADING, About.TRUMPS, Asks.DANGER, hand=HandHas("T1"),
           source=f"{GENERAL}, RI"),
    Signal("andar via", "lead another suit: also called mollare (let the card go, perhaps from a height)", Saying.LEADING,
           About.NOT_LAST_LED, apart=("battere",), source=f"{GENERAL}, RI"),
)

PARTITA_4 = replace(
    VENTICINQUE_3,
    ref="8.3",
    slug="partita-4",
    name="Partita",
    players=(4,),
    counting=IN_FOURS,
    sides=Sides(Division.FACING),
    course=(
        *packets(f"{PARTITA}; the packets are ours, after 8.11", 4, 5, 5, 5), *last_cards(PARTITA, 2),
        replace(LAW_OF_PE, cards=2), Play(name="play", source=PARTITA),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            OnPoints("points", "Onoranza", f"{PARTITA}; what marcio and vola pay is presumed", Onoranza(10, marcio=HALF, vola=30)),
        ),
        sides=Sides(Division.FACING), total=72, abandoned=Abandoned.NOTHING, source=PARTITA,
    ),
    options=(
        Option("counting", "How are the cards counted?", (
            Value("fours", "in fours, 72 points", PARTITA),
            Value("twos", "in twos, 91 points", f"{PARTITA}, PE: some", (Put("counting", IN_TWOS), Put("payments.total", 91))),
        )),
        Option("discard", "What may the dealer discard?", (
            Value("pe", ANY_EMPTY, f"{GENERAL}, PE"),
            Value("low-trumps", LOW, f"{PARTITA}, RI", (
                Put("course:discard", replace(LAW_OF_RI, cards=2)),)),
        )),
        marcio(
            Value("half", "yes, with less than half of them", f"{PARTITA}, presumed"),
            Value("third", "yes, with less than a third of them", f"{GENERAL}, sometimes", (Put("payments.rewards:points.schedule.marcio",
                                                                                                THIRD),)),
            Value("no", "no", "ours", (Put("payments.rewards:points.schedule.marcio", Fraction(0)),)),
        ),
        Option("vola", "What is paid for winning every trick?", (
            Value("thirty", "30 in place of the 10", f"{PARTITA}, presumed"),
            Value("nothing", "no more than for a win with so many points", "ours", (Put("payments.rewards:points.schedule.vola", 0),)),
        )),
        Option("signals", "May partners give signals?", (
            Value("none", "no", f"{GENERAL}: PE calls it ill-bred"),
            Value("three", "yes: battere, pizzicare, andar via", f"{GENERAL}, RI", (Put("talk.signals", SIGNALS),)),
        )),
        thrown_in("May the deal be thrown in after the first packet, if all agree?", "yes"),
    ),
    profiles=(
        replace(PE, source=PARTITA),
        Profile("ri", "Regole inalterabili, Turin 1830", PARTITA, (("discard", "low-trumps"), ("signals", "three"))),
    ),
    sources=(("004", of_book("8.3")),),
    match=SINGLE,
)

FOR_TWO = "004, 8.4"
SCALE = ((2, 2), (3, 3), (4, 4))
BY_MUCH = "more than twice the points 2, three times 3, four times 4, all the tricks 6"
UNDEALT = Lay(key="undealt", name="undealt cards", pile="undealt", cards=25, pattern="the {n} cards left over, which nobody sees,",
              source=FOR_TWO)
EVERY_TRICK = Vola("vola", "Vola", f"{FOR_TWO}, the authors' suggestion", value=2)

VENTICINQUE_2 = replace(
    VENTICINQUE_3,
    ref="8.4",
    slug="venticinque-2",
    name="Two-handed Venticinque",
    period="second half of the 18th century",
    players=(2,),
    counting=IN_TWOS,
    course=(
        *packets(f"{FOR_TWO}; the packets are ours", 5, 10, 10, pause=False),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the next three cards", source=FOR_TWO),
        UNDEALT,
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=FOR_TWO),
        LAW_OF_PE,
        Play(name="play", source=FOR_TWO),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(OnPoints("points", "Card points", f"{FOR_TWO}; the scale is the authors' suggestion", MostPoints(scale=SCALE)),
                 EVERY_TRICK),
        whole=False, source=FOR_TWO,
    ),
    options=(
        Option("scale", "What is paid for a win by much?", (
            Value("ratio", BY_MUCH, f"{FOR_TWO}, the authors' suggestion"),
            Value("marcio-vola", "more than twice the points 2, all the tricks 3", f"{FOR_TWO}; the amounts are ours, after 8.3", (
                Put("payments.rewards:points.schedule.scale", SCALE[:1]), Put("payments.rewards:vola.value", 1))),
            Value("none", "1, as for any win", f"{FOR_TWO}, without the agreed bonuses", (
                Put("payments.rewards:points.schedule.scale", ()), Remove("payments.rewards", "vola"))),
        )),
        discard_law("004, 8.1", "; the game is not in it: our reading"),
    ),
    terms=(*VENTICINQUE_3.terms, ("undealt", "undealt cards")),
    profiles=(replace(PE, source=FOR_TWO),),
    sources=(("004", of_book("8.4")),),
    match=SINGLE,
)

MORTO_FOR_TWO = "004, 8.5"

MORTO = replace(
    VENTICINQUE_2,
    ref="8.5",
    slug="morto",
    name="Morto",
    payments=replace(VENTICINQUE_2.payments, whole=True, total=91, source=MORTO_FOR_TWO),
    course=(
        *VENTICINQUE_2.course[:4],
        replace(UNDEALT, name="stock", pile="morto", pattern="the {n} cards left over", source=MORTO_FOR_TWO),
        *VENTICINQUE_2.course[5:7],
        Play(name="play", rules=(StockCard("morto", MORTO_FOR_TWO),), source=MORTO_FOR_TWO),
    ),
    terms=(*VENTICINQUE_3.terms, ("morto", "morto (stock)")),
    sources=(("004", of_book("8.5", "8.4")),),
)

CHILDREN = "004, 8.6"

BARONETTI = replace(
    VENTICINQUE_3,
    ref="8.6",
    slug="baronetti",
    name="Baronetti",
    period="second half of the 18th century",
    players=(2,),
    counting=IN_TWOS,
    course=(
        Layout(key="piles", name="piles", packets_each=4, hidden=35, source=CHILDREN),
        Play(name="play", rules=(TurnsUp(f"{CHILDREN}; that it is turned up at once is ours"),), source=CHILDREN),
    ),
    payments=Scoring(
        ledger="game points", rewards=(OnPoints("points", "Card points", f"{CHILDREN}; the sum is ours",
                                                Onoranza()),), total=91, source=CHILDREN,
    ),
    options=(
        Option("scale", "What is paid for a win by much?", (
            Value("none", "1, as for any win", f"{CHILDREN} names no payment: ours"),
            Value("ratio", BY_MUCH, "ours, after 8.4", (
                Put("payments.rewards:points", OnPoints("points", "Card points", "ours, after 8.4", MostPoints(scale=SCALE))),
                Add("payments.rewards", EVERY_TRICK))),
        )),
        Option("turned-up", "When is the next card of a pile turned up?", (
            Value("at-once", "at once, when the card above it has been played", f"ours: {CHILDREN} does not say"),
            Value("after-trick", "after the trick", f"ours: {CHILDREN} does not say", (
                Put("course:play.rules:uncovering", TurnsUpLater(CHILDREN)),)),
        )),
    ),
    terms=(*VENTICINQUE_3.terms, ("under", "covered cards")),
    profiles=(replace(PE, source=CHILDREN),),
    sources=(("004", of_book("8.6")),),
    match=SINGLE,
)

FIVE = "004, 8.10"
DECLARED = f"{FIVE}, RI; {MITIGATI_IN_THREE}"

DOTTORE = replace(
    VENTICINQUE_3,
    ref="8.10",
    slug="dottore",
    name="Dottore",
    players=(5,),
    counting=SINGLY,
    course=(
        *packets(f"{FIVE}; the packets are ours", 5, 5, 5), *last_cards(FIVE, 3), LAW_OF_PE, Play(name="play", source=FIVE),
    ),
    payments=Scoring(
        ledger="game points", rewards=(OnPoints("points", "Card points", "ours: 004, 8.10 has no scoring", Onoranza()),), total=130,
        abandoned=Abandoned.NOTHING, source=FIVE,
    ),
    options=(
        Option("counting", "How are the cards counted?", (
            Value("singly", "singly, 130 points", f"{FIVE}, PE: sometimes"),
            Value("twos", "in twos, 91 points", f"{FIVE}, PE: sometimes; odd cards are our reading", (
                Put("counting", IN_TWOS), Put("payments.total", 91))),
            Value("threes", "in threes, 78 points", f"{FIVE}, PE: sometimes; odd cards are our reading", (
                Put("counting", IN_THREES), Put("payments.total", 78))),
        )),
        Option("scoring", "How is a hand paid?", (
            Value("highest", "the player with most card points is paid 1 by each of the others", "ours: 004, 8.10 has no scoring"),
            Value("share", "each wins or loses what he has above or below a fifth of all points", "ours: 004, 8.10 has no scoring", (
                Put("payments.rewards:points", OnPoints("points", "Card points", "ours: 004, 8.10 has no scoring", EvenShare())),)),
        )),
        Option("declarations", "Are combinations declared?", (
            Value("no", "no", f"{FIVE}, PE"),
            Value("yes", "yes, as in Mitigati", f"{FIVE}, RI: the accusazioni are presumed to be those of 8.7", (
                Put("melds", MITIGATI), Insert(Declare(name="declarations", source=DECLARED), before="play"),
                Add("payments.rewards", Declarations("declarations", "Declaration", DECLARED, at_once=True)))),
        )),
        discard_law("004, 8.1", "; our reading for this game"),
        thrown_in("May the deal be thrown in after the first packet, if all agree?", "yes"),
    ),
    profiles=(
        replace(PE, source=FIVE),
        Profile("ri", "Regole inalterabili, Turin 1830, which has declarations", FIVE, (
            ("declarations", "yes"), ("discard", "low-trumps"))),
    ),
    sources=(("004", of_book("8.10", "8.7")),),
    match=SINGLE,
)

GAMES = {game.slug: game.with_options() for game in (PARTITA_3, PARTITA_4, VENTICINQUE_2, MORTO, BARONETTI, DOTTORE)}
