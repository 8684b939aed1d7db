"""Further games of Bologna and its province that are played today (Dummett and McLeod 2004, 11.15, 11.17, 11.19 to 11.21)."""

from trionfi.cards.packs import BOLOGNESE_42, BOLOGNESE_62_NUMBERED
from trionfi.game.edits import Drop, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import with_basics
from trionfi.games.bologna import (
    BASIC,
    DECLARING,
    DISCARDED_TRUMPS,
    EXCHANGE,
    LEADING_MATTO,
    MATTO,
    NUMBERED_MOORS,
    OTTOCENTO,
    RUNS_ON,
    TERZIGLIO,
    in_sets,
)
from trionfi.games.bologna_melds import BOLOGNESE, BY_CARDS, MOST
from trionfi.games.bologna_talk import MONZUNO, TOGETHER
from trionfi.matches.hands_won import HandsWon
from trionfi.matches.race_out import RaceOut
from trionfi.matches.race_paid import PaidRace
from trionfi.phases.base import Step
from trionfi.phases.claim import Out
from trionfi.phases.consult import Consult
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.fuori import GoOut
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.out_in_play import OutInPlay, OutWithoutExtra
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Entered, OutScoring, PartEntered, Scoring
from trionfi.settlement.settling import Whom
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks.fool import Saves, Trickless
from trionfi.values import replace
from trionfi.words import Message, Words

CASTELLO, MONZUNO_BOOK, MILLONE_BOOK, CENTINO_BOOK, BOOK_150 = (f"004, 11.{number}" for number in (15, 17, 19, 20, 21))
READINGS = (NUMBERED_MOORS, LEADING_MATTO, EXCHANGE)
ALONE = replace(MATTO, by=Saves.PLAYER, trickless=Trickless.TRICK_WINNER)


def rewards(source: str) -> tuple[Reward, ...]:
    """Cards, declarations and what has been won together, as in Ottocento."""
    return (
        OnPoints("cards", "Cards and last trick", source, AS_THEY_ARE),
        Declarations("declarations", "Declarations", source, paid=Whom.SIDE),
        Combinations(key="combinations", label="Combinations won", source=source, table=BOLOGNESE),
    )


def fives(number: int, source: str, first: int = 1) -> tuple[Step, ...]:
    """So many rounds of five cards each."""
    return tuple(Give(key=f"packet-{place}", name=numbered(place), each=5, source=source) for place in range(first, first + number))


def extra(source: str) -> Lay:
    """Two cards for the dealer."""
    return Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="two cards for the dealer", source=source)


def taken(source: str) -> Take:
    """He takes them unseen by the others."""
    return Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source)


def laid(source: str) -> Discard:
    """Two cards discarded under the usual rule: no carte da cinque; lost by a side without a trick."""
    return Discard(name="discard", who=LaysAway.DEALER, cards=2, tiers=("all - five-point-cards",), rules=(LostDiscard(),),
                   source=f"{source}; 004, 11.1")


def sparing_trumps(key: str, name: Words, cards: int, who: LaysAway = LaysAway.DEALER) -> Discard:
    """So many cards discarded under the usual rule, no carte da cinque; trumps only where nothing else is left. They are lost by a side
    without a trick."""
    return Discard(key=key, name=name, who=who, cards=cards, tiers=("suit-cards - kings", "trumps - five-point-cards"),
                   rules=(LostDiscard(),), source=f"{MILLONE_BOOK}; 004, 11.5")


AWAY_FIRST = sparing_trumps("opponent-discard", "ten cards discarded by the opponent", 10, LaysAway.EACH_OTHER)
AWAY_DEALER = sparing_trumps("dealer-discard", "ten cards discarded by the dealer", 10)

CINQUECENTO = replace(
    OTTOCENTO,
    ref="11.15",
    slug="cinquecento",
    name="Cinquecento",
    place="Castel Bolognese",
    period="present day",
    counting=in_sets(2, f"{CASTELLO}; that cards are counted in twos is our reading, after 11.14"),
    course=(
        *fives(2, CASTELLO),
        Consult(key="a-monte", name="a monte", source=CASTELLO),
        *fives(1, CASTELLO, 3),
        extra(CASTELLO),
        taken(CASTELLO),
        laid(CASTELLO),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING),), source=f"{BASIC}; {CASTELLO}"),
    ),
    payments=Scoring(
        ledger="points", rewards=rewards(CASTELLO), sides=Sides(Division.FACING), zero_sum=False, total=93, abandoned=Abandoned.NOTHING,
        source=CASTELLO,
    ),
    talk=TableTalk(TOGETHER),
    options=(
        Option("first-two", "May the first two players have the cards played?", (
            Value("no", "no: they say a monte", f"{CASTELLO}: it is standard"),
            Value("yes", "yes, if they like", "ours", (Put("course:a-monte.free", True),)),
        )),
        Option("counting", "How many cards are counted at a time?", (
            Value("twos", "two", "004, 11.14, today's custom"),
            Value("fours", "four, as in Partitaccia", "004, 11.4", (
                Put("counting", in_sets(4, "004, 11.4")), Put("payments.total", 0))),
        )),
        DISCARDED_TRUMPS, *READINGS,
    ),
    profiles=(Profile("castel-bolognese", "the game of Castel Bolognese", CASTELLO),),
    sources=(("004", with_basics("11.15")),),
    match=HandsWon(number=3, great=500, times=3, text="The deal passes to the right.", source=CASTELLO),
)

TERZIGLIO_MONZUNO = replace(
    TERZIGLIO,
    ref="11.17",
    slug="terziglio-monzuno",
    name="Terziglio of Monzuno",
    place="Monzuno",
    course=(
        *fives(3, MONZUNO_BOOK),
        Give(key="last-four", name="last four", each=4, source=MONZUNO_BOOK),
        Lay(key="pozzo", name="pozzo", pile="talon", cards=5, pattern="the last five cards of the pack", source=MONZUNO_BOOK),
        *(step for step in TERZIGLIO.course if step.key in ("auction", "taking-pozzo")),
        Discard(name="discard", when=When.TALON_TAKEN, cards=5, tiers=("all - five-point-cards",), rules=(LostDiscard(),),
                source=f"{MONZUNO_BOOK}; 004, 11.16"),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING),), source=MONZUNO_BOOK),
    ),
    talk=TableTalk(MONZUNO),
    options=(
        *(option for option in TERZIGLIO.options if option.name in ("hold", "poste", "capotto", "next-dealer")),
        Option("talk", "What may the opponents of the declarer say?", (
            Value("free", "busso, volo, striscio and corto at any lead, and which cards they hold", MONZUNO_BOOK),
            Value("none", "nothing", "ours", (Put("talk.signals", ()),)),
        )),
        # The Moors bear no numbers at Monzuno (chapter 11, basic rules).
        DISCARDED_TRUMPS, LEADING_MATTO, EXCHANGE,
    ),
    profiles=(Profile("monzuno", "the game of Monzuno", MONZUNO_BOOK),),
    sources=(("004", with_basics("11.16", "11.17")),),
)

OUT_EARLY = "I have won with the combinations in my hand"
OUT_NOW: Words = "I have won with what I have made so far"


CENTOCINQUANTA = replace(
    OTTOCENTO,
    ref="11.21",
    slug="centocinquanta",
    name="Centocinquanta",
    place="Bologna",
    period="present day",
    players=(2,),
    counting=in_sets(2, BOOK_150, 30),
    fool=ALONE,
    sides=Sides(Division.ALONE),
    course=(
        *fives(3, BOOK_150),
        extra(BOOK_150),
        Lay(key="set-aside", name="cards set aside", pile="rest", cards=30, pattern="the other {n} cards", source=BOOK_150),
        GoOut(key="going-out-early", name="going out before the extra cards are taken", out=Out("fuori", OUT_EARLY, BOOK_150),
              within=MOST[15],
              source=f"{BOOK_150}; {MOST[15]} {BY_CARDS}"),
        taken(BOOK_150),
        laid(BOOK_150),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING), OutWithoutExtra("fuori", OUT_NOW, BOOK_150)),
             source=f"{BASIC}; {BOOK_150}"),
    ),
    payments=OutScoring(ledger="points", rewards=rewards(BOOK_150), sides=Sides(Division.ALONE), zero_sum=False, whole=False, outs=True,
                        source=BOOK_150),
    talk=TableTalk(),
    terms=(*OTTOCENTO.terms, ("rest", "cards set aside")),
    options=(
        Option("target", "How many points win the rubber?", (
            Value("150", "150", BOOK_150),
            *(Value(str(points), Message("{points} ({name})", points=points, name=name), f"{BOOK_150}, variants", (
                Put("match.to", points),)) for points, name in (
                    (151, "Centocinquantuno"), (200, "Duecento"), (250, Message("{name}, Monzuno's name", name="Duecentocinquanta")))),
            *(Value(str(tens), Message("{tens} tens ({name}): a hand is entered by its points divided by ten, five counting as ten",
                    tens=tens, name=name),
                    f"{BOOK_150}, variants", (Put("match.to", tens), Put("payments.divided_by", 10)))
              for tens, name in ((15, "Quindici"), (20, "Venti"), (21, "Ventuno"))),
        )),
        Option("in-play", "May a player go out in the midst of the play?", (
            Value("yes", "yes, as soon as he has the points; what the dealer declares, with the extra cards in his hand, does not help him "
                  "to it", BOOK_150),
            Value("no", "no: once the extra cards have been taken the hand is played to its end", f"{BOOK_150}, its last sentence on it", (
                Remove("course:play.rules", "out-in-play"),)),
        )),
        DISCARDED_TRUMPS, *READINGS,
    ),
    profiles=(Profile("bologna", "the game as Dummett and McLeod describe it", BOOK_150),),
    sources=(("004", with_basics("11.21")),),
    match=RaceOut(to=150, word="fuori", text=RUNS_ON, source=BOOK_150),
)

BEFORE_PLAY = GoOut(key="going-out-early", name="going out before the extra cards are taken", out=Out("fuori", OUT_EARLY, MILLONE_BOOK),
                    within=MOST[20],
                    source=f"{MILLONE_BOOK}, MB; {MOST[20]} {BY_CARDS}")

MILLONE = replace(
    CENTOCINQUANTA,
    ref="11.19",
    slug="millone",
    name="Millone",
    counting=in_sets(2, MILLONE_BOOK),
    course=(
        *fives(4, MILLONE_BOOK),
        extra(MILLONE_BOOK),
        BEFORE_PLAY,
        taken(MILLONE_BOOK),
        AWAY_FIRST,
        AWAY_DEALER,
        *fives(2, MILLONE_BOOK, 5),
        sparing_trumps("discard", "discard", 2),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING), OutInPlay("fuori", OUT_NOW, MILLONE_BOOK)),
             source=f"{BASIC}; {MILLONE_BOOK}"),
    ),
    payments=replace(CENTOCINQUANTA.payments, rewards=rewards(MILLONE_BOOK), whole=True, total=93, source=MILLONE_BOOK),
    terms=OTTOCENTO.terms,
    options=(
        Option("claim", "When may a player go out before the play?", (
            Value("before", "before ten cards are discarded, on the first twenty", f"{MILLONE_BOOK}, MB"),
            Value("after", "after it, on the ten that are left", f"{MILLONE_BOOK}, GTB as it seems; on the ten: ours", (
                Drop("opponent-discard"), Drop("dealer-discard"),
                Insert(AWAY_FIRST, before=BEFORE_PLAY.key), Insert(AWAY_DEALER, before=BEFORE_PLAY.key),
                Put(f"course:{BEFORE_PLAY.key}.within", MOST[10]),
                Put(f"course:{BEFORE_PLAY.key}.source", f"{MILLONE_BOOK}, GTB; {MOST[10]} {BY_CARDS}"))),
        )),
        Option("in-play", "May a player go out in the midst of the play?", (
            Value("yes", "yes, with what he has declared and won so far", MILLONE_BOOK),
            Value("no", "no: the hand is played to its end", f"{MILLONE_BOOK}, MB", (Remove("course:play.rules", "out-in-play"),)),
        )),
        *READINGS,
    ),
    profiles=(
        Profile("bologna", "the game as Dummett and McLeod describe it", MILLONE_BOOK),
        Profile("mb", "with what Barilli tells otherwise", f"{MILLONE_BOOK}, MB", (("in-play", "no"),)),
        Profile("gtb", "with what Laghi seems to tell otherwise", f"{MILLONE_BOOK}, GTB", (("claim", "after"),)),
    ),
    sources=(("004", with_basics("11.19")),),
    match=RaceOut(to=1000, word="fuori", text=RUNS_ON, source=MILLONE_BOOK),
)

CENTINO = replace(
    CENTOCINQUANTA,
    ref="11.20",
    slug="centino",
    name="Centino",
    pack=BOLOGNESE_42,
    counting=in_sets(2, CENTINO_BOOK, 32),
    course=(
        *fives(1, CENTINO_BOOK),
        Lay(key="set-aside", name="cards set aside", pile="rest", cards=32, pattern="the other {n} cards", source=CENTINO_BOOK),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING),), source=f"{BASIC}; {CENTINO_BOOK}"),
    ),
    payments=PartEntered(
        entered=Entered.HIGHER, ledger="points", rewards=rewards(CENTINO_BOOK), sides=Sides(Division.ALONE), zero_sum=False, whole=False,
        source=CENTINO_BOOK),
    options=(
        replace(NUMBERED_MOORS, values=(NUMBERED_MOORS.values[0], replace(NUMBERED_MOORS.values[1], edits=(
            Put("pack", replace(BOLOGNESE_42, name="bolognese-42-numbered", trumps=BOLOGNESE_62_NUMBERED.trumps)),)))),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(Profile("bologna", "the game as Dummett and McLeod describe it", CENTINO_BOOK),),
    sources=(("004", with_basics("11.20")),),
    match=PaidRace(to=100, bands=((50, 1), (0, 2)), text=RUNS_ON, source=CENTINO_BOOK),
)

GAMES = {game.slug: game.with_options() for game in (CINQUECENTO, TERZIGLIO_MONZUNO, MILLONE, CENTINO, CENTOCINQUANTA)}
