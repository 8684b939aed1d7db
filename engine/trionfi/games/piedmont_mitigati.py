"""Mitigati for three, and for two with a large discard (Dummett and McLeod 2004, 8.7 and 8.9)."""

from fractions import Fraction

from trionfi.game.edits import Add, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import (
    BAGATTO,
    GO_ON,
    IN_TWOS,
    LAW_OF_PE,
    LAW_OF_RI,
    MITIGATI_IN_THREE,
    NO_TRUMPS,
    THROW_IN,
    ULTIMO,
    VENTICINQUE_3,
    WORDS_OF_SETS,
    dealt_in_three,
)
from trionfi.games.piedmont_melds import MITIGATI
from trionfi.games.piedmont_open import GENERAL, thrown_in
from trionfi.games.piedmont_plain import ANY_EMPTY
from trionfi.matches.ghinghetta import Ghinghetta
from trionfi.matches.rules import MatchRule
from trionfi.melds import Count
from trionfi.melds.values import Scale
from trionfi.phases.announce import After, Announce, Announcer, Needs
from trionfi.phases.base import Step
from trionfi.phases.deal import Give, Lay
from trionfi.phases.declare import Declare
from trionfi.phases.pause import Pause
from trionfi.phases.play.kept_back import KeepsBack
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import TrickCards
from trionfi.settlement.tricks_taken import Vola
from trionfi.settlement.ultimo import AnsweredUltimo, Ultimo
from trionfi.settlement.winners import Onoranza, ParMet
from trionfi.values import replace
from trionfi.words import Words

TOP_FIVE = "T20 + T21 + T17..T19"
EMPTY_TRUMPS = "trumps - T20 - T1"
CAPTURE = "capture"
ROW = replace(BAGATTO, lost=5, lost_last=30)
IN_WORDS = (*WORDS_OF_SETS, (TOP_FIVE, "the five highest trumps"), (EMPTY_TRUMPS, "trumps other than the Angelo (20) and the Bagatto (1)"))
FILLED_UP = "that trumps may fill up what is wanting is our reading, after 8.9"
OF_RI = replace(LAW_OF_RI, tiers=(NO_TRUMPS, EMPTY_TRUMPS), source=f"{MITIGATI_IN_THREE}, RI; {FILLED_UP}")

SAID = Announce(key="ultimo", name="ultimo", word=ULTIMO, gloss="I shall win the last trick with the Bagatto", who=Announcer.EACH,
                rules=(Needs("T1"),),
                source=f"{MITIGATI_IN_THREE}, RI")
ANSWERED = Announce(key="answer", name="answer", word=CAPTURE, gloss="I shall capture the Bagatto", who=Announcer.SILENT,
                    rules=(After(ULTIMO),),
                    decline_gloss="no answer", source=f"{MITIGATI_IN_THREE}, RI")
BOUND = KeepsBack(ULTIMO, "T1", TOP_FIVE, f"{MITIGATI_IN_THREE}, RI")


def pot(players: int, source: str) -> Ghinghetta:
    """The ghinghetta, into which each lays 10."""
    return Ghinghetta(total=10 * players, word=ULTIMO, source=source)


COMBINATIONS = (
    Option("mitigati", "What is the combination Mitigati worth?", (
        Value("10", "10", MITIGATI_IN_THREE),
        Value("30", "30", f"{MITIGATI_IN_THREE}, PE: some", (Put("melds.combinations:mitigati.values", (Scale(((3, 30),)),)),)),
    )),
    Option("honours", "What are three Honours worth?", (
        Value("10", "10, and 5 for each more", MITIGATI_IN_THREE),
        Value("5", "5, and 5 for each more", f"{MITIGATI_IN_THREE}, PE: some give less; how much is ours", (
            Put("melds.combinations:honours.values", (Scale(((3, 5),), 5),)),)),
        Value("15", "15, and 5 for each more", f"{MITIGATI_IN_THREE}, PE: some give more; how much is ours", (
            Put("melds.combinations:honours.values", (Scale(((3, 15),), 5),)),)),
    )),
    Option("trumps", "Does the Folle count as a trump in a declaration of Trumps?", (
        Value("with-folle", "yes", f"{MITIGATI_IN_THREE}, presumed"),
        Value("without", "no", "ours: 004, 8.7 does not specify it", (Put("melds.combinations:trumps.pattern", Count("trumps", 10)),)),
    )),
)
THROWN_IN = thrown_in("May the deal be thrown in, if all agree?", "yes, after the first packet")
NO_TRUMPS_GO = "suit cards other than Kings; trumps only to fill up the number, and never honours"

MITIGATI_3 = replace(
    VENTICINQUE_3,
    ref="8.7",
    slug="mitigati-3",
    name="Mitigati",
    course=(
        *dealt_in_three(MITIGATI_IN_THREE), LAW_OF_PE, Declare(name="declarations", source=MITIGATI_IN_THREE),
        Play(name="play", source=MITIGATI_IN_THREE),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            OnPoints("points", "Card points", MITIGATI_IN_THREE, ParMet()),
            Declarations("declarations", "Declaration", MITIGATI_IN_THREE, at_once=True),
            TrickCards("bagatto", "Bagatto", MITIGATI_IN_THREE, rows=(ROW,)),
        ),
        total=78, abandoned=Abandoned.NOTHING, source=MITIGATI_IN_THREE,
    ),
    words_of_sets=IN_WORDS,
    melds=MITIGATI,
    options=(
        Option("discard", "What may the dealer discard?", (
            Value("pe", ANY_EMPTY, f"{GENERAL}, PE"),
            Value("no-trumps", NO_TRUMPS_GO, f"{MITIGATI_IN_THREE}, RI; {FILLED_UP}", (Put("course:discard", OF_RI),)),
        )),
        Option("ultimo", "May Bagatto ultimo be announced?", (
            Value("no", "no", f"{MITIGATI_IN_THREE}, PE"),
            Value("yes", "yes, for 30 and the pot; another player may answer it",
                  f"{MITIGATI_IN_THREE}, RI; what a third player's capture costs is the authors' suggestion, the stake of the pot ours", (
                Insert(SAID, before="play"), Insert(ANSWERED, before="play"), Add("course:play.rules", BOUND),
                Put("payments.rewards:bagatto", AnsweredUltimo("bagatto", "Bagatto", MITIGATI_IN_THREE, rows=(ROW,), word=ULTIMO, value=30,
                                                               reply=CAPTURE, against=60)),
                Put("match", pot(3, MITIGATI_IN_THREE)))),
        )),
        *COMBINATIONS,
        Option("marcio", "Does a player with fewer than 13 card points pay double?", (
            Value("no", "no", MITIGATI_IN_THREE),
            Value("yes", "yes, 20 to each who has 26", f"{GENERAL}, as a rule; not told of this game", (
                Put("payments.rewards:points.schedule.marcio", Fraction(1, 2)),)),
        )),
        Option("vola", "What is paid for winning every trick?", (
            Value("nothing", "nothing besides", MITIGATI_IN_THREE),
            Value("twenty", "20 more", f"{GENERAL}; the amount is ours", (
                Add("payments.rewards", Vola("vola", "Vola", f"{GENERAL}; the amount is ours", value=20)),)),
        )),
        THROWN_IN,
    ),
    profiles=(
        Profile("pe", "Primi elementi, Turin 1787", MITIGATI_IN_THREE),
        Profile("ri", "Regole inalterabili, Turin 1830", MITIGATI_IN_THREE, (("discard", "no-trumps"), ("ultimo", "yes"))),
    ),
    sources=(("004", of_book("8.7")),),
    match=MatchRule(text="Each hand is settled by itself."),
)

LARGE = "004, 8.9"


def laid(key: str, name: Words, who: LaysAway, cards: int, law: Discard) -> Discard:
    """A discard of so many cards under a law."""
    return replace(law, key=key, name=name, who=who, cards=cards, source=LARGE)


DISCARDS: tuple[tuple[str, Words, LaysAway, int], ...] = (
    ("opponent-discard", "opponent's discard", LaysAway.EACH_OTHER, 12), ("dealer-discard", "dealer's discard", LaysAway.DEALER, 13),
    ("last-discard", "last discard", LaysAway.DEALER, 3))
OPPONENT, DEALER, LAST = (laid(*one, LAW_OF_PE) for one in DISCARDS)
STAGES: tuple[Step, ...] = (
    Give(key="first-packet", name="first packet", each=25, source=f"{LARGE}; packets are not stated"),
    Lay(key="extra-card", name="extra card", pile="extra", cards=1, pattern="one card more", source=LARGE),
    Take(key="taking-extra-card", name="taking the extra card", pile="extra", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=LARGE),
    Pause(key="speaking-first-packet", name="speaking after the first packet", vocabulary=(THROW_IN, GO_ON),
          source=f"{GENERAL}; the moment is our reading"),
    OPPONENT, DEALER,
    Give(key="second-packet", name="second packet", each=12, source=LARGE),
    Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=LARGE),
    Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=LARGE),
    LAST,
    Declare(name="declarations", source=f"{LARGE}, as in 8.7"),
    Play(name="play", source=LARGE),
)

MITIGATI_LARGE_2 = replace(
    MITIGATI_3,
    ref="8.9",
    slug="mitigati-large-discard-2",
    name="Two-handed Mitigati with a large discard",
    players=(2,),
    counting=IN_TWOS,
    course=STAGES,
    payments=Scoring(
        ledger="game points",
        rewards=(
            OnPoints("points", "Card points", f"{LARGE}, RI", Onoranza(10, marcio=Fraction(1, 2), above=46, vola=130)),
            Declarations("declarations", "Declaration", f"{LARGE}; {MITIGATI_IN_THREE}", at_once=True),
            TrickCards("bagatto", "Bagatto", LARGE, rows=(ROW,)),
        ),
        total=91, abandoned=Abandoned.NOTHING, source=LARGE,
    ),
    terms=(*MITIGATI_3.terms, ("extra", "extra card")),
    options=(
        Option("discard", "What may be discarded?", (
            Value("pe", ANY_EMPTY, f"{GENERAL}, PE"),
            Value("no-trumps", NO_TRUMPS_GO, f"{LARGE}, RI", tuple(Put(f"course:{one[0]}", laid(*one, OF_RI)) for one in DISCARDS)),
        )),
        Option("ultimo", "May Bagatto ultimo be announced?", (
            Value("no", "no", f"{LARGE}, where it is unclear"),
            Value("yes", "yes, for 30 and the pot", f"{LARGE}; {MITIGATI_IN_THREE}, RI; without an answer: our reading", (
                Insert(SAID, before="play"), Add("course:play.rules", BOUND), Put("match", pot(2, LARGE)),
                Put("payments.rewards:bagatto", Ultimo("bagatto", "Bagatto", LARGE, rows=(ROW,), word=ULTIMO, value=30)))),
        )),
        *COMBINATIONS, THROWN_IN,
    ),
    profiles=(
        Profile("pe", "Primi elementi, Turin 1787, with the payments of 1830", LARGE),
        Profile("ri", "Regole inalterabili, Turin 1830", LARGE, (("discard", "no-trumps"),)),
    ),
    sources=(("004", of_book("8.9", "8.7")),),
)

GAMES = {game.slug: game.with_options() for game in (MITIGATI_3, MITIGATI_LARGE_2)}
