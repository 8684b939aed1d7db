"""The classic game in its plain forms (Dummett and McLeod 2004, chapter 3): the fundamental forms for three and four, and Belgian Tarot."""

from trionfi.game import Game, Seating
from trionfi.game.edits import Add, Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import classic_melds as melds
from trionfi.games.classic_packs import BELGIAN_78, CLASSIC_78
from trionfi.games.germany import IN_FOURS, IN_THREES, THREE_WITH_PAGAT, dealt
from trionfi.matches.rules import MatchRule
from trionfi.phases.declare import Declare
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Between, Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Whom
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import BarredLast, Exchange, Leading, LostLast, Saves, Trickless
from trionfi.values import replace
from trionfi.words import Message

GENERAL = "004, chapter 1"
FORMS = "004, ch. 3"
OURS = "ours"

SETS_IN_WORDS = (
    ("trio", "the XXI, the Pagat and the Fool"), ("kings", "the Kings"), ("queens", "the Queens"), ("cavaliers", "the Cavaliers"),
    ("jacks", "the Jacks"), ("T1", "the Pagat"), ("trumps", "the trumps"), ("courts", "the court cards"),
    ("all - kings - trio", "all cards but the Kings, the XXI, the Pagat and the Fool"),
)

PAGAT = CardRow("pagat", "Pagat", "T1", won=5, lost=5, won_last=10, lost_last=10)
PAGAT_BONUS = TrickCards("cards", "Pagat", FORMS, rows=(PAGAT,), paid=Whom.OPPONENTS)

LED = Option("lead", "May the Excuse be led?", (
    Value("free", "yes; the next card sets the suit", "ours: the source bars nothing"),
    Value("last-card", "no, except as a last card", "004, 3.3", (Put("fool.lead", Leading.LAST_CARD),)),
))

FOUR = Seating(4, "two pairs of partners, who face each other; 19 cards each and the last two to the dealer, who discards two; cards are "
                  "counted in fours, the two as a set, 72 points in all", (
    Put("sides", Sides(Division.FACING)),
    Put("counting", replace(IN_FOURS, source=FORMS)),
    Drop("packet-5"), Put("course:packet-4.each", 4),
    Put("course:extra-cards.cards", 2), Put("course:extra-cards.pattern", "the last two cards of the pack"), Put("course:discard.cards", 2),
    Put("fool.by", Saves.SIDE),
    Put("payments.sides", Sides(Division.FACING)), Put("payments.total", 72), Put("payments.rewards:points.schedule.par", 36),
), FORMS)

CLASSIC = Game(
    ref="3.0",
    slug="classic-tarot",
    name="Classic tarot, the fundamental forms",
    place="eastern France, Switzerland, Germany, Austria, the Low Countries, Scandinavia, Russia",
    period="about 1730 to 1830",
    family="classic",
    players=(3, 4),
    pack=CLASSIC_78,
    counting=replace(IN_THREES, source=FORMS),
    follow=Follow(source=GENERAL),
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, lead=Leading.FREE,
              source=f"{FORMS}; {GENERAL}; that a card is given for it and that it may be led at any time are ours"),
    sides=Sides(Division.ALONE),
    course=(
        *dealt(f"{FORMS}; the packets are ours, as in 3.1 and 3.7"),
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - trio",), source=FORMS),
        Play(name="play", source=f"{FORMS}; {GENERAL}"),
    ),
    payments=Scoring(
        ledger="game points", rewards=(OnPoints("points", "Card points", f"{FORMS}; the payment is ours, as in 3.1 and 3.4",
                                                Par(26)),), total=78,
        source=FORMS,
    ),
    terms=(("talon", "extra cards"), ("fool", "Excuse"), ("one of game points", "game point")),
    words_of_sets=SETS_IN_WORDS,
    options=(
        Option("payment", "What do the card points pay?", (
            Value("par", "each his own difference from 26, with four from 36", "ours, as in 3.1 and 3.4; with four presumably so"),
            Value("pairs", "the difference between every two players, with four between the sides", "004, 3.3 and 3.6", (
                Put("payments.rewards:points", OnPoints("points", "Card points", "004, 3.3 and 3.6", Between(26))),)),
        )),
        Option("pagat", "Is the Pagat paid for?", (
            Value("no", "no", FORMS),
            Value("yes", "5 for a trick won with it, 10 for the last; as much when it is captured",
                  "004, ch. 3: added in the 18th century", (Add("payments.rewards", PAGAT_BONUS),)),
        )),
        Option("late", "Is the Excuse limited towards the end?", (
            Value("no", "no", OURS),
            Value("barred-3", "it may not be played to the last three tricks", "004, ch. 3: in Germany", (
                Add("fool.rules", BarredLast(3)),)),
            Value("lost-3", "in the last three tricks it is lost", "004, ch. 3: in Germany, later", (Add("fool.rules", LostLast(3)),)),
            Value("lost-1", "in the last trick it is lost", "004, ch. 3: in France the limit is on the last trick only", (
                Add("fool.rules", LostLast(1)),)),
        )),
        LED,
        Option("trickless", "Who has the Excuse of a side that wins no trick?", (
            Value("winner", "whoever won the trick it was played to", GENERAL),
            Value("kept", "its holder keeps it", "004, 3.1", (Put("fool.trickless", Trickless.KEPT),)),
        )),
    ),
    profiles=(Profile("book", "the fundamental forms as the book describes them", "004, ch. 3"),),
    sources=(("004", Message("chapter {chapter}, the introduction", chapter=3)),),
    match=MatchRule(text="Each hand is settled by itself."),
    seatings=(FOUR,),
)

BELGIAN = "004, 3.4"

BELGIAN_TAROT = replace(
    CLASSIC,
    ref="3.4",
    slug="tarot-belgian",
    name="Belgian Tarot",
    place="Bruges",
    period="about 1890 to 1910",
    players=(3,),
    pack=BELGIAN_78,
    counting=replace(IN_THREES, source=BELGIAN),
    fool=Fool(by=Saves.PLAYER, covered=False, lead=Leading.FREE, rules=(LostLast(5),), source=f"{BELGIAN}; {GENERAL}"),
    course=(
        *dealt(BELGIAN),
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - trumps",), rules=(THREE_WITH_PAGAT,), source=BELGIAN),
        Declare(name="declarations", source=BELGIAN),
        Play(name="play", source=BELGIAN),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", BELGIAN, at_once=True),
            TrickCards("cards", "Pagat", BELGIAN, at_once=True, rows=(PAGAT,)),
            OnPoints("points", "Card points", BELGIAN, Par(26)),
        ),
        total=78,
        source=BELGIAN,
    ),
    words_of_sets=(
        *SETS_IN_WORDS, ("trio", "the 21, the Pagat and the Excuse"), ("fool", "the Excuse"),
        ("trumps + fool", "the trumps and the Excuse"),
        ("all - kings - trumps", "suit cards other than Kings, and the Excuse"),
        ("all - kings - trumps - fool", "suit cards other than Kings"),
    ),
    melds=melds.BELGIAN_TABLE,
    options=(
        Option("shown", "Are declared cards shown?", (
            Value("shown", "yes, all but ten or more trumps", f"{BELGIAN} for the trumps; for the others ours"),
            Value("told", "no, only told", "ours", melds.BELGIAN_UNSHOWN),
        )),
        Option("excuse-as-trump", "Does the Excuse count among ten trumps?", (
            Value("no", "no", OURS),
            Value("yes", "yes", OURS, melds.BELGIAN_WITH_EXCUSE),
        )),
        Option("excuse-serves", "May the Excuse serve in several declarations?", (
            Value("several", "yes", f"{BELGIAN}, where no rule forbids it"),
            Value("once", "no, in one only", "004, 3.3", (Put("melds.once", "fool"),)),
        )),
        Option("excuse-discard", "May the Excuse be discarded?", (
            Value("yes", "yes", f"{BELGIAN}, where only trumps and Kings are barred"),
            Value("no", "no", OURS, (Put("course:discard.tiers", ("all - kings - trumps - fool",)),)),
        )),
        Option("three-trumps", "May the 21 be one of three trumps that are discarded?", (
            Value("yes", "yes", f"{BELGIAN}, which does not except it"),
            Value("no", "no", OURS, (Put("course:discard.rules", (replace(THREE_WITH_PAGAT, bar="T21"),)),)),
        )),
        LED,
        Option("direction", "Which way do deal and play go?", (
            Value("right", "to the right", "ours, as chapter 1 has it"),
            Value("left", "to the left", "004, 3.3, in the Netherlands", (Put("anticlockwise", False),)),
        )),
    ),
    profiles=(Profile("geuens", "the booklet of Geuens-Willaert, Bruges about 1902", "004, 3.4"),),
    sources=(("004", of_book("3.4")),),
    seatings=(),
)

GAMES = {game.slug: game.with_options() for game in (CLASSIC, BELGIAN_TAROT)}
