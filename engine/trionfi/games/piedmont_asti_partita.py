"""The Partita of Asti for four and for three (Dummett and McLeod 2004, 8.40 and 8.42)."""

from trionfi.counting import Counting
from trionfi.game.edits import Put
from trionfi.game.options import Profile
from trionfi.game.sources import of_book
from trionfi.games.piedmont_asti import ASTI, CHIAMARE_IL_RE, DEALT, IN_TWOS_OF_ASTI, MATTO_LED, SIGNALS
from trionfi.games.piedmont_open import DEALERS, SIDES, lost_discard
from trionfi.games.piedmont_today import FACING, MATTO, PLAIN_VALUES
from trionfi.matches.lowest_pays import LowestPays, PartnerDealsNext
from trionfi.phases.deal import Give, Lay
from trionfi.phases.discard_rules import OpenlyLaid
from trionfi.phases.play.bound_out import BoundToBeat
from trionfi.phases.play.must_tell import MustTell
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.pars import Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.values import replace

THREE = "004, 8.42"
TERMS = (("talon", "extra cards"), ("fool", "Matto"), ("one of points", "point"))

PARTITA_4 = replace(
    CHIAMARE_IL_RE,
    ref="8.40",
    slug="asti-partita-4",
    name="Four-handed Partita (Asti)",
    counting=replace(IN_TWOS_OF_ASTI, apart=(("F", 5),), source=ASTI),
    sides=FACING,
    course=(*DEALT, Play(name="play", source=ASTI)),
    payments=Scoring(ledger="points", sides=FACING, rewards=(OnPoints("points", "Card points", ASTI, Par(40)),), total=80, source=ASTI),
    terms=TERMS,
    options=(
        SIGNALS, lost_discard(SIDES, "8.40"), MATTO_LED,
    ),
    profiles=(Profile("moncucco", "as at Moncucco Torinese", ASTI),),
    sources=(("004", of_book("8.40")),),
    match=PartnerDealsNext(number=4, source=f"{ASTI}; the stake is ours"),
)

PARTITA_3 = replace(
    PARTITA_4,
    ref="8.42",
    slug="asti-partita-3",
    name="Three-handed Partita (Asti)",
    players=(3,),
    counting=Counting(values=(*PLAIN_VALUES, *MATTO), source=THREE),
    sides=Sides(Division.ALONE),
    course=(
        Give(key="cards", name="cards", each=17, source=THREE),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=THREE),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=THREE),
        Discard(name="discard", who=LaysAway.DEALER, cards=3, tiers=("suit-cards - kings", "trumps - T20 - T1"),
                rules=(OpenlyLaid("trumps"),), source=f"{THREE}; {ASTI}"),
        Play(name="play", rules=(
            BoundToBeat(hand=3, par=34, held="T20 + F", source=f"{THREE}; that he has time until his next card is ours"),
            MustTell(source=THREE)), source=f"{THREE}; {ASTI}"),
    ),
    payments=Scoring(ledger="points", rewards=(OnPoints("points", "Card points", THREE, Par(35)),), total=105, source=THREE),
    talk=TableTalk(),
    words_of_sets=(*CHIAMARE_IL_RE.words_of_sets, ("T20 + F", "the Angelo (20) and the Matto")),
    options=(
        lost_discard(DEALERS, "8.40 and 8.42", Put("course:play.rules:going-out.secure", False)), MATTO_LED,
    ),
    sources=(("004", of_book("8.42", "8.40")),),
    match=LowestPays(number=3, text="All three hands are played out; who is out has won nothing by it but cannot lose.",
                     source=f"{THREE}; the stake, and what players who tie pay, are ours"),
)

GAMES = {game.slug: game.with_options() for game in (PARTITA_4, PARTITA_3)}
