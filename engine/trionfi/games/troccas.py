"""Swiss Troccas (Dummett and McLeod 2004, chapter 5)."""

from trionfi.cards.packs import TROCCAS_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.troccas_talk import AT_THE_END, BRIGELS, ELSEWHERE, IN_THE_DEAL, KNOCK_WHEN_LED, KNOCK_WHEN_TRUMPING, PLAIN
from trionfi.matches.only_cut import Gathered
from trionfi.phases.deal import Cut, Face, Give, Lay, Look, Rounds
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.discards_lost import SoMany
from trionfi.phases.pause import Word
from trionfi.phases.play.king_jack import KingJack
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.vote import Vote
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.pars import Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Trickless

GENERAL = "004, chapter 1"
BOOK = "004, 5.1"
AC = "004, 5.1, AC"
TALK = f"{AC}; the dealer's words are ours"
GATHERED = "how the tricks are gathered is ours"

COURSE = (
    Rounds(key="rounds", name="rounds", allowed=((9, 2), (18, 1)), source=AC),
    Lay(key="pack-bottom", name="bottom of the pack", pile="talon", cards=2,
        pattern="the last two cards of the pack, which come to the dealer,", source=BOOK),
    Cut(key="cut", name="cut", pile="talon", source=AC),
    Give(key="first-packet", name="first packet", each=6, instead=((2, 9), (1, 19)), source=BOOK),
    Vote(key="after-first-packet", name="after the first packet", when=When.NOT_ALL_AT_ONCE, vocabulary=(*IN_THE_DEAL, *BRIGELS),
         source=TALK),
    Look(key="looking-at-bottom", name="looking at the bottom card", pile="talon", cards=1, source=AC),
    Give(key="second-packet", name="second packet", each=6, instead=((2, 10), (1, 0)), source=BOOK),
    Vote(key="after-second-packet", name="after the second packet", when=When.THREE_ROUNDS, vocabulary=(*IN_THE_DEAL, *BRIGELS),
         source=TALK),
    Give(key="third-packet", name="third packet", each=7, instead=((2, 0), (1, 0)), source=BOOK),
    Take(key="dealer-last-two", name="the dealer's last two", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=BOOK),
    Face(key="last-cards-faced", name="last cards faced", source=AC),
    Vote(key="after-deal", name="after the deal", vocabulary=(*AT_THE_END, *BRIGELS), without="trumps", source=TALK),
    Discard(key="scart", name="scart", who=LaysAway.DEALER, cards=2, tiers=("all - honours",), rules=(LostDiscard(),), source=AC),
    Play(name="play", rules=(KingJack(),), source=AC),
)


def talk(*words: Word) -> tuple[Put, ...]:
    """Other statements in the deal."""
    return (Put("course:after-first-packet.vocabulary", (*IN_THE_DEAL, *words)),
            Put("course:after-second-packet.vocabulary", (*IN_THE_DEAL, *words)),
            Put("course:after-deal.vocabulary", (*AT_THE_END, *words)))


OPTIONS = (
    Option("talk", "What may be said of the cards during the deal?", (
        Value("brigels", "the phrases of Brigels", AC),
        Value("everywhere", "those of other places too", "004, 5.1, CD, BC", talk(*BRIGELS, *ELSEWHERE)),
        Value("none", "nothing: only whether it goes on", "004, 5.1, ND", talk(*PLAIN)),
    )),
    Option("shuffling", "Is the pack shuffled between hands?", (
        Value("never", "no, it is only cut", AC),
        Value("shuffled", "yes, before a deal in two or three rounds (the practice hand shuffles before one in a single round too)",
              "004, 5.1, Au, AGM, CD, BC", (
            Put("match.only_cut", False),)),
    )),
    Option("bottom-card", "Is the bottom card shown in the cut?", (
        Value("shown", "yes, to all but the dealer", AC),
        Value("not-shown", "no", "004, 5.1, CD, AGM, ND", (Drop("cut"),)),
    )),
    Option("faced", "Whose last card is turned up?", (
        Value("others", "that of every player but the dealer", AC),
        Value("all", "everybody's", "004, 5.1, CD, AGM", (Put("course:last-cards-faced.dealer", True),)),
        Value("nobody", "nobody's", "004, 5.1, ND", (Drop("last-cards-faced"),)),
    )),
    Option("fewer-rounds", "When may a side ask for fewer rounds of the deal?", (
        Value("9-18", "two rounds when it is 9 points behind, one when it is 18 behind", AC),
        Value("14", "two rounds or one, as it likes, when it is 14 points behind",
              "004, 5.1, Au", (Put("course:rounds.allowed", ((14, 2), (14, 1))),)),
    )),
    Option("scart", "May honours be discarded?", (
        Value("never", "no", "004, 5.1, ND, BC, AC"),
        Value("two", "two together, or none", "004, 5.1, CD, AGM; Disentis", (
            Put("course:scart.rules", (SoMany("honours", 2), LostDiscard())),)),
        Value("king-bagat", "a King or the bagat", "004, 5.1, Au: the lower valley", (Put("course:scart.tiers", ("all - T21 - F",)),)),
    )),
    Option("jack", "How is a Jack called?", (
        Value("sche", "buob, or buob, sche", "004, 5.1, BC, AC"),
        Value("court", "only buob: who played Queen or Cavalier takes that card back", "004, 5.1, CD, AGM",
              (Put("course:play.rules:king-and-jack", KingJack(sche=False)),)),
        Value("numeral", "only buob: a numeral is taken back even then", "004, 5.1, Au, ND", (
            Put("course:play.rules:king-and-jack", KingJack(sche=False, numeral=True)),)),
    )),
    Option("knocking", "May the highest trump be told by knocking?", (
        Value("no", "no", "004, 5.1, AC: Ilanz, Brigels, Danis; BC, ND"),
        Value("led", "yes, when trumps are led", "004, 5.1, CD", (Put("talk.signals", (KNOCK_WHEN_LED,)),)),
        Value("trumping", "yes, when a trump must be played", "004, 5.1, AGM", (Put("talk.signals", (KNOCK_WHEN_TRUMPING,)),)),
    )),
    Option("direction", "Which way round?", (
        Value("anticlockwise", "anticlockwise", BOOK),
        Value("clockwise", "clockwise", "004, 5.1: Disentis, formerly", (Put("anticlockwise", False),)),
    )),
)

TROCCAS_4 = Game(
    ref="5.1",
    slug="troccas-4",
    name="Swiss Troccas for four",
    place="Grisons, Switzerland",
    period="20th century to the present",
    family="troccas",
    players=(4,),
    pack=TROCCAS_78,
    counting=Counting(
        values=(("trio", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)), group=4, less=3,
        odd=((1, 0), (2, 1), (3, 2)), source=BOOK,
    ),
    follow=Follow(source=GENERAL),
    fool=Fool(exchange=Exchange.WHEN_ABLE, covered=False, lead=Leading.FREE, trickless=Trickless.OTHER_SIDE, source=BOOK),
    sides=Sides(Division.FACING),
    course=COURSE,
    payments=Scoring(
        ledger="points", rewards=(OnPoints("par", "Card points", BOOK, Par(36)),), sides=Sides(Division.FACING), total=72,
        abandoned=Abandoned.NOTHING, source=BOOK,
    ),
    terms=(("dealer", "scartist"), ("talon", "bottom cards"), ("fool", "Narr"), ("one of points", "point")),
    words_of_sets=(
        ("all - honours", "all cards but the honours (the mund, the bagat, the Narr and the Kings)"),
        ("all - T21 - F", "all cards but the mund and the Narr"),
        ("trio", "the mund (XXI), the bagat (I) and the Narr"), ("kings", "each King"), ("queens", "each Queen"),
        ("cavaliers", "each Cavalier"), ("jacks", "each Jack"), ("honours", "the honours"),
    ),
    options=OPTIONS,
    profiles=(
        Profile("ac", "Brigels and Dardin, 2002", AC),
        Profile("bc", "the tournament of Savognin, 1985", "004, 5.1, BC", (("talk", "everywhere"), ("shuffling", "shuffled"))),
        Profile("cd", "Carla Deplazes, 1987", "004, 5.1, CD", (
            ("talk", "everywhere"), ("shuffling", "shuffled"), ("bottom-card", "not-shown"), ("scart", "two"),
            ("jack", "court"), ("knocking", "led"))),
        Profile("agm", "the description by AG Müller, 1968", "004, 5.1, AGM", (
            ("talk", "everywhere"), ("shuffling", "shuffled"), ("bottom-card", "not-shown"), ("scart", "two"), ("jack", "court"),
            ("knocking", "trumping"))),
        Profile("au", "Sedrun, 1978", "004, 5.1, Au", (
            ("talk", "everywhere"), ("shuffling", "shuffled"), ("fewer-rounds", "14"), ("jack", "numeral"))),
        Profile("nd", "Nicolette Deplazes, 1999", "004, 5.1, ND", (
            ("talk", "none"), ("bottom-card", "not-shown"), ("faced", "nobody"), ("jack", "numeral"))),
    ),
    sources=(("004", of_book("5.1")),),
    match=Gathered(number=4, text="The two totals are always opposite.", source=f"{BOOK}; {GATHERED}"),
)

GAMES = {game.slug: game.with_options() for game in (TROCCAS_4,)}
