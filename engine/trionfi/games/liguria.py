"""Gatti, or Mitigatti, of Liguria (the page on this game, source 001)."""

from fractions import Fraction

from trionfi.cards.packs import LIGURIAN_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Drop, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.score_sheet import RANK, SUIT, ScoreSheet
from trionfi.matches.rules import Hands
from trionfi.melds import Combination, Count, Declarable, Each, Pattern, Raised, Scale, Where
from trionfi.melds.table import of_each
from trionfi.phases.call import DealerCalls
from trionfi.phases.deal import Give, Lay, nth_round
from trionfi.phases.declare import Declare, Declaring
from trionfi.phases.discard_rules import Frees, LostDiscard
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.telling import GiveFaceUp
from trionfi.phases.uncover import Uncover
from trionfi.settlement.by_contract import ByContract
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.petit import LastTrickWith, SideLastTrick
from trionfi.settlement.points import AS_THEY_ARE, Counted, OnPoints
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import ContractKind, Whom
from trionfi.state.dummies import Dummies
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Saves
from trionfi.values import replace
from trionfi.words import Message

PAGE = "001"
DEAL, DISCARDED, MELDS, TRICKS = f"{PAGE}, the deal", f"{PAGE}, the discard", f"{PAGE}, melds", f"{PAGE}, tricks"
ULTIMO, COUNTED, HANDS = f"{PAGE}, the Bagatto ultimo", f"{PAGE}, computing the score", f"{PAGE}, hands"
IN_PAIRS, CALLING = f"{PAGE}, four-handed in pairs", f"{PAGE}, four-handed with calling"
VALUES = (("trio", 4), ("kings", 4), ("queens", 3), ("cavaliers", 2), ("jacks", 1))
FACING = Sides(Division.FACING)


def gatti(pips: int, trumps: int, where: Where = Where.HAND) -> Declarable:
    """The table of melds, with the least number of pip cards and of trumps."""
    def one(key: str, name: str, pattern: Pattern, values: Scale, category: str) -> Combination:
        return Combination(key, name, pattern, (values,), category, where=where, source=MELDS)

    return Declarable(
        combinations=(
            one("frilli", "frilli", Count("numerals", pips), Scale(((pips, pips),), 1), "frilli"),
            one("trumps", "trumps", Count("trumps", trumps), Scale(((trumps, trumps),), 1), "trumps"),
            one("gatti", "gatti", Count("trio", 3), Scale(((3, 10),)), "gatti"),
            of_each(one("family", "family", Count("courts", 4, each=Each.SUIT), Scale(((4, 10),)), "families"), "family of {of}"),
            of_each(one("of-a-kind", "of a kind", Count("courts", 3, each=Each.RANK), Scale(((3, 5), (4, 10))), "alike"),
                    "of a kind: {of}"),
        ),
        ledger="points", fewer=True, raised=Raised.DIFFERENCE, source=MELDS,
    )


SHEET = ScoreSheet("points", (
    ("frilli", "F", "frilli"), ("trumps", "T", "trumps"), ("gatti", "G", "gatti"), ("family", SUIT, "the family of that suit"),
    ("of-a-kind", RANK, "three or four of that rank"), ("ultimo", "B", "Bagatto ultimo"),
), source=f"{PAGE}, how to mark the score; the letters G and B are ours")


def rewards(*more: Reward) -> tuple[Reward, ...]:
    """What a hand counts: deck points, and more."""
    return OnPoints("points", "Deck points", COUNTED, AS_THEY_ARE), *more


DECLARED = Declarations("melds", "Meld", MELDS, at_once=True, paid=Whom.SIDE)


def captured(pips: int, trumps: int) -> Combinations:
    """Melds among the cards that a side has captured."""
    return Combinations("captured", "Captured meld", f"{PAGE}, variants", table=gatti(pips, trumps, Where.WON))


NO_MELDS = Message("none", context="melds")
EACH_ALONE = Message("yes: 20 for winning the last trick with it, {failed} to each opponent if another wins that trick", failed=10)
OTHER_SIDE = Message("yes: 20 for winning the last trick with it, else 20 to the other side")


def options(pips: int, trumps: int, failed: int, ultimo: Message, dummies: bool = False) -> tuple[Option, ...]:
    """The choices of every form of the game; `ultimo` says what a Bagatto ultimo brings and costs."""
    undeclared = (Drop("melds"), Remove("course:play.rules", "declaring"))
    return (
        Option("melds", "Which melds are scored?", (
            Value("declared", "those that a player declares from his hand", MELDS),
            Value("none", NO_MELDS, f"{PAGE}, variants", (*undeclared, Put("payments.rewards", rewards()), Put("melds", None))),
            Value("captured", "those among the cards that a side has captured", f"{PAGE}, variants",
                  (*undeclared, Put("payments.rewards", rewards(captured(pips, trumps))))),
            Value("both", "those declared, and those captured too", f"{PAGE}, variants", (
                Add("payments.rewards", captured(pips, trumps)),)),
        )),
        Option("bagatto", "Is there a Bagatto ultimo?", (
            Value("no", "no", ULTIMO),
            Value("yes", ultimo, ULTIMO, (
                Add("payments.rewards", LastTrickWith("ultimo", "Bagatto ultimo", ULTIMO, value=20, lost=failed, dummies=dummies)),)),
        )),
        Option("discard", "May the World and the Fool be discarded?", (
            Value("yes", "yes: only Kings never, and the Bagatto as the only trump", DISCARDED),
            Value("no", "no", "ours", (Put("course:discard.tiers", ("all - kings - trio",)),)),
        )),
    )


TAKE = Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=DISCARDED)
DISCARD = Discard(
    name="discard", who=LaysAway.DEALER, cards=3, tiers=("all - kings - T1",), rules=(Frees("T1", "trumps"), LostDiscard()),
    source=f"{PAGE}, covering the discard")
AFTER_DISCARD = (
    Declare(key="melds", name="melds", source=MELDS),
    Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(Declaring(source=MELDS)),), source=TRICKS),
)

GATTI_3 = Game(
    ref="gatti-3",
    slug="gatti-3",
    name="Gatti, three-handed",
    place="Genoa, La Spezia and Novi Ligure",
    period="present day",
    family="liguria",
    players=(3,),
    pack=LIGURIAN_78,
    counting=Counting(values=VALUES, empty=0, group=3, less=-1, source=f"{PAGE}, scoring"),
    follow=Follow(source=TRICKS),
    fool=Fool(exchange=Exchange.CHOSEN, by=Saves.LATER, covered=False, lead=Leading.FREE,
              source=f"{PAGE}, covering the Fool"),
    sides=Sides(Division.ALONE),
    course=(
        *(Give(key=f"{word}-five", name=nth_round(word, 5), each=5, source=DEAL) for word in ("first", "second", "third", "fourth")),
        GiveFaceUp(key="last-five", name="last five", each=5, source=DEAL),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=DEAL),
        TAKE, DISCARD, *AFTER_DISCARD,
    ),
    payments=Scoring(ledger="points", rewards=rewards(DECLARED), zero_sum=False, total=78, source=COUNTED),
    terms=(("talon", "extra cards"), ("dealer", "dealer"), ("fool", "Fool"), ("points", "points"), ("one of points", "point")),
    words_of_sets=(
        ("all - kings - T1", "all cards but Kings and the Bagatto (1)"), ("T1", "the Bagatto"), ("trumps", "the trumps"),
        ("all - kings - trio", "all cards but Kings, the World, the Bagatto and the Fool"),
        ("trio", "the World (21), the Bagatto (1) and the Fool"), ("numerals", "the pip cards"), ("courts", "the court cards"),
        ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavalier"), ("jacks", "each Jack"),
    ),
    melds=gatti(20, 10),
    sheet=SHEET,
    options=options(20, 10, 10, EACH_ALONE),
    profiles=(
        Profile("web", "the main text of the page", f"{PAGE}, the whole page"),
        Profile("deck-points", "without melds, with the Bagatto ultimo", f"{PAGE}, variants", (("melds", "none"), ("bagatto", "yes"))),
    ),
    sources=(("001", "the whole page"),),
    match=Hands(number=3, text="The deal passes to the right.", source=HANDS),
)

PAYMENTS_4 = Scoring(ledger="points", rewards=rewards(DECLARED), sides=FACING, zero_sum=False, total=72, source=IN_PAIRS)

GATTI_4 = replace(
    GATTI_3,
    ref="gatti-4-pairs",
    slug="gatti-4",
    name="Gatti, four-handed in pairs",
    players=(4,),
    counting=Counting(values=VALUES, empty=0, group=4, less=-1, odd=((2, -1),), source=IN_PAIRS),
    sides=FACING,
    course=(
        *(Give(key=f"{word}-five", name=nth_round(word, 5), each=5, source=IN_PAIRS) for word in ("first", "second", "third")),
        GiveFaceUp(key="last-four", name="last four", each=4, source=IN_PAIRS),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="the last two cards of the pack", source=IN_PAIRS),
        TAKE, replace(DISCARD, cards=2), *AFTER_DISCARD,
    ),
    payments=PAYMENTS_4,
    melds=gatti(15, 8),
    options=options(15, 8, 20, OTHER_SIDE),
    match=Hands(number=4, text="The deal passes to the right.", source=IN_PAIRS),
)

ALONE = Sides(Division.ALONE)

GATTI_2 = replace(
    GATTI_4,
    ref="gatti-2-dummies",
    slug="gatti-2",
    name="Gatti, two-handed with two dummies",
    players=(2,),
    sides=Dummies(Division.FACING, source=f"{PAGE}, two-handed; that the players sit beside each other, and that a player declares for "
                                          "each of his hands, are our readings"),
    course=(*GATTI_4.course[:7], Uncover(key="dummies", name="dummies", source=f"{PAGE}, two-handed"), *GATTI_4.course[7:]),
    payments=replace(PAYMENTS_4, sides=ALONE),
    terms=(*GATTI_4.terms, ("dummy", "dummy")),
    options=options(15, 8, 20, OTHER_SIDE, dummies=True),
    match=Hands(number=4, text="The players deal by turns.", source=f"{PAGE}, as four-handed; the length of a match is not said"),
)

DECK, MELDS_OF_SIDES = OnPoints("points", "Deck points", COUNTED, AS_THEY_ARE, Counted.SIDE), Declarations("melds", "Meld", CALLING,
                                                                                                        paid=Whom.MEMBERS)
CAPTURED = Combinations("captured", "Captured meld", f"{PAGE}, variants", table=gatti(15, 8, Where.WON), credited=True)
UNDECLARED = (Drop("melds"), Remove("course:play.rules", "declaring"))

GATTI_CALL = replace(
    GATTI_4,
    ref="gatti-4-call",
    slug="gatti-call",
    name="Gatti, four-handed with calling",
    sides=Sides(),
    course=(
        *GATTI_4.course[:7],
        DealerCalls(name="call", bid="chiama", own=True, cards=("kings", "queens"), source=CALLING),
        *GATTI_4.course[7:],
    ),
    payments=ByContract(
        ledger="points", rewards=(DECK, MELDS_OF_SIDES), shares=(1, 1), zero_sum=False, total=72,
        contracts=(ContractKind("chiama", "the dealer and the partner he has called, or the dealer alone"),),
        source=f"{CALLING}; that each member of a side is credited with its whole total is our reading",
    ),
    terms=(*GATTI_4.terms, ("declarer", "dealer")),
    options=(
        Option("melds", "Which melds are scored?", (
            Value("declared", "those that a player declares from his hand", MELDS),
            Value("none", NO_MELDS, f"{PAGE}, variants", (*UNDECLARED, Put("melds", None), Put("payments.rewards", (DECK,)))),
            Value("captured", "those among the cards that a side has captured", f"{PAGE}, variants", (
                *UNDECLARED, Put("payments.rewards", (DECK, CAPTURED)))),
            Value("both", "those declared, and those captured too", f"{PAGE}, variants", (Add("payments.rewards", CAPTURED),)),
        )),
        Option("bagatto", "Is there a Bagatto ultimo?", (
            Value("no", "no", ULTIMO),
            Value("yes", OTHER_SIDE, IN_PAIRS,
                  (Add("payments.rewards", SideLastTrick("ultimo", "Bagatto ultimo", IN_PAIRS)),)),
        )),
        *GATTI_4.options[2:],
        Option("booking", "How are the points of a hand written down?", (
            Value("whole", "each player is credited with all that his side has made", "ours"),
            Value("difference", "each of the side with fewer points loses half of the difference, and each of the other wins as much",
                  "ours", (
                Put("payments.difference", Fraction(1, 2)), Put("payments.zero_sum", True))),
        )),
    ),
)

GAMES = {game.slug: game.with_options() for game in (GATTI_3, GATTI_4, GATTI_2, GATTI_CALL)}
