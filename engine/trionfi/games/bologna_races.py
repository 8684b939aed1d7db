"""Bolognese games for two or three that are raced in a few hands (Dummett and McLeod 2004, 11.7, 11.8)."""

from trionfi.game import Seating
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import with_basics
from trionfi.games.bologna import BASIC, DECLARING, EXCHANGE, LEADING_MATTO, OTTOCENTO, in_sets
from trionfi.games.bologna_melds import BOLOGNESE
from trionfi.games.bologna_partita import WORDS_OF_SETS
from trionfi.games.bologna_small import ALONE, INFERRED, SMALL_TERMS, exact
from trionfi.matches.claimed import ClaimedRace
from trionfi.phases.deal import Give
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.ho_vinto import HoVinto
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.play.raising_last import RaisesLast
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Whom
from trionfi.settlement.totals import RoundedDeclarations, SoFar, WonInTens
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks.fool import Trickless
from trionfi.values import replace

FORTY_FIVE, SEVENTY = "004, 11.7", "004, 11.8"


def course(source: str) -> tuple[Give | Play, ...]:
    """Ten cards each in two packets of five, and a claim at any time."""
    return (Give(key="first-five", name="first five", each=5, source=source),
            Give(key="second-five", name="second five", each=5, source=source),
            Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING), HoVinto(source=source)), source=f"{BASIC}; {source}"))


def race(to: int, stake: str) -> ClaimedRace:
    """A rubber that a claim may end."""
    return ClaimedRace(to=to, source=stake, text="The totals run from hand to hand; the deal passes on.")


SO_FAR = SoFar("so-far", "So far", "ours: the source leaves the hand uncounted")
IN_TENS = RoundedDeclarations("declarations", "Declarations", FORTY_FIVE, paid=Whom.SIDE)
EXACT = exact(FORTY_FIVE)
NO_CLAIM = Put("course:play.rules", (Declares(DECLARING),))

QUARANTACINQUE = replace(
    OTTOCENTO,
    ref="11.7",
    slug="quarantacinque",
    name="Quarantacinque",
    place="Bologna",
    period="mid-18th century",
    players=(2, 3),
    counting=in_sets(2, f"{FORTY_FIVE}; {INFERRED}", 42),
    sides=Sides(Division.ALONE),
    fool=replace(ALONE, trickless=Trickless.TRICK_WINNER),
    course=course(FORTY_FIVE),
    payments=Scoring(ledger="points", rewards=(*EXACT, SO_FAR), sides=Sides(Division.ALONE), zero_sum=False, whole=False,
                     outs=True, source=FORTY_FIVE),
    talk=TableTalk(),
    terms=SMALL_TERMS,
    words_of_sets=WORDS_OF_SETS,
    seatings=(Seating(3, "cards are counted in threes", (Put("counting", in_sets(3, f"{FORTY_FIVE}; {INFERRED}", 32)),), FORTY_FIVE),),
    options=(
        Option("form", "Are declarations exact, and may the rubber be claimed?", (
            Value("claims", "exact, and anybody may claim at any time", f"{FORTY_FIVE}, the first form"),
            Value("tens", "rounded to tens, and nobody claims: the totals at the end of a hand decide", f"{FORTY_FIVE}, the other form",
                  (Put("payments.rewards", (EXACT[0], IN_TENS, EXACT[2])), NO_CLAIM, Put("payments.outs", False))),
        )),
        Option("payment", "What is paid by three players?", (
            Value("each", "each pays 1, or 2 for a rubber won in one hand", FORTY_FIVE),
            Value("lowest", "the lowest alone pays 1; each pays 1 for a rubber won in one hand",
                  f"{FORTY_FIVE}, one system of the other form", (Put("match.last_alone", True),)),
        )),
        Option("bonus", "Does a higher total bring more?", (
            Value("no", "no", FORTY_FIVE),
            Value("tens", "1 more for each full ten above 45", f"{FORTY_FIVE}, some", (Put("match.tens", True),)),
        )),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("claims", "the first form: exact figures, and claims", "004, 11.7"),
        Profile("tens", "the other form, with rounded declarations; of three the lowest pays alone", "004, 11.7",
                (("form", "tens"), ("payment", "lowest"))),
    ),
    sources=(("004", with_basics("11.7")),),
    match=race(45, f"{FORTY_FIVE}; 1 as the stake of the first form: ours"),
)

SETTANTA = replace(
    OTTOCENTO,
    ref="11.8",
    slug="settanta",
    name="Settanta",
    place="Bologna",
    period="mid-18th century",
    players=(2,),
    counting=in_sets(2, f"{SEVENTY}; {INFERRED}", 42),
    sides=Sides(Division.ALONE),
    fool=ALONE,
    course=course(SEVENTY),
    payments=Scoring(ledger="points", rewards=(*exact(SEVENTY), SO_FAR), sides=Sides(Division.ALONE), zero_sum=False, whole=False,
                     outs=True, source=SEVENTY),
    talk=TableTalk(),
    terms=SMALL_TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("form", "Are scores exact, and may the rubber be claimed?", (
            Value("claims", "exact, and anybody may claim at any time", f"{SEVENTY}, the first form"),
            Value("raised", "rounded to tens, and the last trick may be raised", f"{SEVENTY}, the second form", (
                Put("payments.rewards", (WonInTens(key="tens", label="Won", source=SEVENTY, table=BOLOGNESE),)),
                Put("course:play.rules", (Declares(DECLARING), RaisesLast(source=SEVENTY))), Put("payments.outs", False))),
        )),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("claims", "the first form: exact figures, and claims", "004, 11.8"),
        Profile("raised", "the second form: rounded totals, and a last trick that is raised", "004, 11.8", (("form", "raised"),)),
    ),
    sources=(("004", with_basics("11.8")),),
    match=race(70, f"{SEVENTY}; what is paid: ours, after 11.7"),
)

GAMES = {game.slug: game.with_options() for game in (QUARANTACINQUE, SETTANTA)}
