"""Consiglio, in which partners sit side by side and take counsel (Dummett and McLeod 2004, 8.11 and 8.12)."""

from trionfi.cards.packs import PIEDMONTESE_54_ASTI, PIEDMONTESE_78
from trionfi.game.edits import Add, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import BAGATTO, IN_TWOS, LAW_OF_PE, LAW_OF_RI, NO_TRUMPS, VENTICINQUE_3
from trionfi.games.piedmont_mitigati import EMPTY_TRUMPS, FILLED_UP, IN_WORDS, NO_TRUMPS_GO
from trionfi.games.piedmont_open import GENERAL, thrown_in
from trionfi.games.piedmont_plain import ANY_EMPTY, IN_FOURS, last_cards, packets
from trionfi.matches.rules import Hands, MatchRule
from trionfi.phases.play.play import Play
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Whom
from trionfi.settlement.trick_cards import TrickCards
from trionfi.settlement.winners import Onoranza
from trionfi.state.consulting import Consulting
from trionfi.values import replace
from trionfi.words import Words

BOOK, CUT = "004, 8.11", "004, 8.12"
PAIRS = Consulting()
OF_RI = replace(LAW_OF_RI, cards=2, tiers=(NO_TRUMPS, EMPTY_TRUMPS), source=f"{BOOK}, RI; {FILLED_UP}")


def margin(source: str, par: int, total: int, value: int = 0) -> Scoring:
    """The points above par, from each loser to a winner; a win itself brings `value` besides."""
    return Scoring(
        ledger="game points", rewards=(OnPoints("points", "Card points", f"{source}, RI", Onoranza(value, above=par)),),
        sides=PAIRS, total=total, abandoned=Abandoned.NOTHING, source=source,
    )


def bagatto(source: str, lost_last: int = 0, lost: int = 0) -> TrickCards:
    """What the Bagatto is worth to a pair."""
    return TrickCards("bagatto", "Bagatto", source, rows=(replace(BAGATTO, lost=lost, lost_last=lost_last),), paid=Whom.OPPONENTS)


GUESS = f"{BOOK}, presumed"
LOST_LAST: Words = "30 for the last trick, won with it or lost"
LOST: Words = "the same, and 5 for losing it in an earlier trick"
SINGLE = MatchRule(text="Each hand is settled by itself.")
THROWN_IN = thrown_in("May the deal be thrown in after the first packet, if all agree?", "yes")

CONSIGLIO = replace(
    VENTICINQUE_3,
    ref="8.11",
    slug="consiglio",
    name="Consiglio",
    players=(4,),
    counting=IN_TWOS,
    sides=PAIRS,
    course=(*packets(BOOK, 4, 5, 5, 5), *last_cards(BOOK, 2), replace(LAW_OF_PE, cards=2), Play(name="play", source=BOOK)),
    payments=Scoring(
        ledger="points", rewards=(OnPoints("points", "Card points", f"{BOOK}, PE", AS_THEY_ARE),), sides=PAIRS, zero_sum=False, total=91,
        abandoned=Abandoned.NOTHING, source=BOOK,
    ),
    words_of_sets=IN_WORDS,
    options=(
        Option("form", "How are hands counted and scored?", (
            Value("pe", "in twos; the points of four hands are added up", f"{BOOK}, PE"),
            Value("ri", "in fours; each hand pays the points above 36", f"{BOOK}, RI", (
                Put("counting", IN_FOURS), Put("payments", margin(BOOK, 36, 72)), Put("match", SINGLE))),
            Value("ri-ten", "in fours; each hand pays 10 and the points above 36", f"{BOOK}, the authors' suggestion", (
                Put("counting", IN_FOURS), Put("payments", margin(BOOK, 36, 72, 10)), Put("match", SINGLE))),
        )),
        Option("bagatto", "What is paid for the Bagatto?", (
            Value("nothing", "nothing", f"{BOOK}, PE"),
            Value("won", "30 for winning the last trick with it", f"{BOOK}, RI", (Add("payments.rewards", bagatto(f"{BOOK}, RI")),)),
            Value("lost-last", LOST_LAST, GUESS, (Add("payments.rewards", bagatto(GUESS, 30)),)),
            Value("lost", LOST, GUESS, (Add("payments.rewards", bagatto(GUESS, 30, 5)),)),
        )),
        Option("discard", "What may the dealer discard?", (
            Value("pe", ANY_EMPTY, f"{GENERAL}, PE"),
            Value("no-trumps", NO_TRUMPS_GO, f"{BOOK}, RI; {FILLED_UP}", (Put("course:discard", OF_RI),)),
        )),
        Option("packets", "Which packet has four cards?", (
            Value("first", "the first", BOOK),
            Value("last", "the last", BOOK, (Put("course:first-packet.each", 5), Put("course:fourth-packet.each", 4))),
        )),
        THROWN_IN,
    ),
    profiles=(
        Profile("pe", "Primi elementi, Turin 1787", BOOK),
        Profile("ri", "Regole inalterabili, Turin 1830", BOOK, (("form", "ri"), ("bagatto", "lost-last"), ("discard", "no-trumps"))),
    ),
    sources=(("004", of_book("8.11")),),
    match=Hands(number=4, source=BOOK),
)

CONSIGLIO_CASTRATO = replace(
    CONSIGLIO,
    ref="8.12",
    slug="consiglio-castrato",
    name="Consiglio castrato",
    period="first half of the 19th century",
    pack=replace(PIEDMONTESE_78, name="piedmontese-54", suits=PIEDMONTESE_54_ASTI.suits),
    counting=replace(IN_FOURS, source=CUT),
    course=(*packets(f"{CUT}; the packets are ours", 4, 4, 5), *last_cards(CUT, 2), OF_RI, Play(name="play", source=CUT)),
    payments=replace(margin(CUT, 33, 66), rewards=(
        OnPoints("points", "Card points", CUT, Onoranza(0, above=33)),
        bagatto(f"{CUT}; that losing it costs as much is presumed in 8.11", 30))),
    options=(
        Option("basic", "Does winning bring anything besides the points above 33?", (
            Value("no", "no", CUT), Value("ten", "10", f"{BOOK}, the authors' suggestion", (Put("payments.rewards:points.schedule.value",
                                                                                                10),)),
        )),
        Option("bagatto", "What is paid for the Bagatto?", (
            Value("lost-last", LOST_LAST, f"{CUT} for winning it; {GUESS} for losing it"),
            Value("won", "30 for winning the last trick with it", CUT, (Put("payments.rewards:bagatto", bagatto(CUT)),)),
            Value("lost", LOST, GUESS, (Put("payments.rewards:bagatto", bagatto(GUESS, 30, 5)),)),
        )),
        THROWN_IN,
    ),
    profiles=(Profile("ri", "Regole inalterabili, Turin 1830", CUT),),
    sources=(("004", of_book("8.12", "8.11")),),
    match=SINGLE,
)

GAMES = {game.slug: game.with_options() for game in (CONSIGLIO, CONSIGLIO_CASTRATO)}
