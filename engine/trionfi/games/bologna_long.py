"""Bolognese games for two in which every card of the pack is played (Dummett and McLeod 2004, 11.5, 11.9)."""

from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import with_basics
from trionfi.games.bologna import BASIC, DECLARING, EXCHANGE, LEADING_MATTO, OTTOCENTO, in_sets
from trionfi.games.bologna_melds import BOLOGNESE, BY_CARDS, MOST
from trionfi.games.bologna_partita import WORDS_OF_SETS
from trionfi.games.bologna_partita_melds import PARTITE, TROOP
from trionfi.games.bologna_small import ALONE, INFERRED, SMALL_TERMS, exact
from trionfi.matches.poste import Poste
from trionfi.matches.rules import MatchRule, Race
from trionfi.phases.claim import Out
from trionfi.phases.deal import Give, Lay, nth_round
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.out_early import OutEarly
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.drawing import Drawing
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.play.redeclaring import Redeclares
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.partite import GrownHand
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.values import replace
from trionfi.words import Words

THOUSAND, LECCHINI_BOOK = "004, 11.5", "004, 11.9"
NOT_FIVES = ("all - five-point-cards",)


def packets(first: int, last: int, source: str) -> tuple[Give, ...]:
    """Packets of five, by their numbers."""
    names = ("first", "second", "third", "fourth", "fifth", "sixth")
    return tuple(Give(key=f"{name}-five", name=nth_round(name, 5), each=5, source=source) for name in names[first - 1:last])


def away(key: str, name: Words, who: LaysAway, cards: int) -> Discard:
    """Cards discarded that are not worth five, and are lost without a trick."""
    return Discard(key=key, name=name, who=who, cards=cards, tiers=NOT_FIVES, rules=(LostDiscard(),), source=THOUSAND)


HAVE_WON = Out("fuori", "my first cards win the rubber", THOUSAND)

MILLONI = replace(
    OTTOCENTO,
    ref="11.5",
    slug="milloni",
    name="Milloni",
    place="Bologna",
    period="mid-18th century",
    players=(2,),
    counting=in_sets(2, f"{THOUSAND}; {INFERRED}"),
    sides=Sides(Division.ALONE),
    fool=ALONE,
    course=(
        *packets(1, 4, THOUSAND),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="two cards after the first four packets",
            source=THOUSAND),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=THOUSAND),
        OutEarly(key="winning-early", name="winning before the discard", within=MOST[22], out=HAVE_WON,
                 source=f"{THOUSAND}; {MOST[22]} {BY_CARDS}"),
        away("other-discard", "discard of the other", LaysAway.EACH_OTHER, 10),
        away("dealer-discard", "discard of the dealer", LaysAway.DEALER, 10),
        *packets(5, 6, THOUSAND), away("last-discard", "last discard", LaysAway.DEALER, 2),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING),), source=f"{BASIC}; {THOUSAND}"),
    ),
    payments=Scoring(ledger="points", rewards=exact(THOUSAND), sides=Sides(Division.ALONE), zero_sum=False, total=93, outs=True,
                     source=THOUSAND),
    talk=TableTalk(),
    terms=(("talon", "extra cards"), *SMALL_TERMS),
    words_of_sets=WORDS_OF_SETS,
    options=(LEADING_MATTO, EXCHANGE),
    profiles=(),
    sources=(("004", with_basics("11.5")),),
    match=Race(to=1000, text="The totals run from hand to hand; the deal passes on.", source=THOUSAND),
)

LECCHINI = replace(
    OTTOCENTO,
    ref="11.9",
    slug="lecchini",
    name="Lecchini",
    place="Bologna",
    period="mid-18th century",
    players=(2,),
    counting=in_sets(2, f"{LECCHINI_BOOK}; {INFERRED}"),
    sides=Sides(Division.ALONE),
    fool=ALONE,
    course=(
        *packets(1, 2, LECCHINI_BOOK),
        Lay(key="stock", name="stock", pile="stock", cards=42, pattern="the other {n} cards of the pack", source=LECCHINI_BOOK),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(
            Declares(DECLARING), Drawing(pile="stock", shown=True, source=LECCHINI_BOOK),
            Redeclares(TROOP, 100, source=f"{LECCHINI_BOOK}; that all is said at once: ours")),
            source=f"{BASIC}; {LECCHINI_BOOK}"),
    ),
    payments=Scoring(
        ledger=PARTITE, rewards=(GrownHand(key="hand", label="Hand", source=LECCHINI_BOOK, table=BOLOGNESE),), sides=Sides(Division.ALONE),
        total=93, source=LECCHINI_BOOK,
    ),
    talk=TableTalk(),
    terms=(("one of partite", "partita"), *SMALL_TERMS),
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("method", "How is it settled?", (
            Value("hands", "each hand by itself, in partite", LECCHINI_BOOK),
            Value("rubber", "in a rubber to 150 partite, and in game points", LECCHINI_BOOK, (
                Put("payments.zero_sum", False), Put("payments.rewards:hand.poste", True),
                Put("match", Poste(to=150, bands=((75, 1), (0, 2)), source=LECCHINI_BOOK,
                                   text="The totals run from hand to hand; the deal passes on.")))),
        )),
        Option("matto", "Does the Matto count among ten trumps?", (
            Value("yes", "yes", "ours, from 004, 11.1"),
            Value("no", "no", "ours", (Put("course:play.rules:redeclaring.troop", "trumps"),)),
        )),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("hands", "each hand is settled by itself", "004, 11.9"),
        Profile("rubber", "a rubber to 150 partite", "004, 11.9", (("method", "rubber"),)),
    ),
    sources=(("004", with_basics("11.9")),),
    match=MatchRule(text="Each hand is settled by itself; the deal passes on.", source=LECCHINI_BOOK),
)

GAMES = {game.slug: game.with_options() for game in (MILLONI, LECCHINI)}
