"""Permesso for four and five, and with the short pack (Dummett and McLeod 2004, 8.14, 8.15 and 8.18)."""

from trionfi.game import Seating
from trionfi.game.edits import Put, put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import (
    HALF,
    LAW_OF_PE,
    NO_TRUMPS,
    PERMESSO_3,
    PERMESSO_BIDS,
    RI_BIDS,
    RI_RATES,
)
from trionfi.games.piedmont_consiglio import CONSIGLIO_CASTRATO
from trionfi.games.piedmont_open import GENERAL
from trionfi.games.piedmont_permesso_options import GUESSED, PERMESSO
from trionfi.phases.announce import Announce, Announcer, Needs
from trionfi.phases.base import Step
from trionfi.phases.deal import NUMBERS, Give, Lay, last_of_pack, nth_packet
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.talon import Discard
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.bid_sums import Stages
from trionfi.settlement.payments import Payments
from trionfi.settlement.petit import SideUltimo
from trionfi.settlement.reward import Reward
from trionfi.values import replace
from trionfi.words import Message

FOUR, FIVE, CASTRATO, BAGATTO = "004, 8.14", "004, 8.15", "004, 8.18", "004, 8.19"
EMPTY_TRUMPS, MADE_UP = "trumps - T20 - T1", "that empty trumps may make up the number is ours"
WORDS = (*PERMESSO_3.words_of_sets, (EMPTY_TRUMPS, "empty trumps"))

PAYMENTS, PE_DISCARD, ASKED_CARDS, DISCARDED, SIGNALS, THROW_IN = PERMESSO_3.options
RI_PAYS = PAYMENTS.value("0-1-2")
RI_DISCARD = Value("no-trumps", "no; empty trumps only from a hand without enough other cards", "004, 8.13, RI; the exception is ours", (
    Put("course:discard.tiers", (NO_TRUMPS, EMPTY_TRUMPS)), Put("course:discard.rules", (LostDiscard(),)),
    Put("course:discard.source", f"{GENERAL}, RI; {PERMESSO}; {MADE_UP}"),
))
LAW_OPTION = replace(PE_DISCARD, values=(PE_DISCARD.values[0], RI_DISCARD))
OPTIONS = (PAYMENTS, LAW_OPTION, ASKED_CARDS, DISCARDED, SIGNALS, THROW_IN)

# The same where the rules of 1830 come first, the only ones that know the game.
PE_PAYS = Value("2-3-4-5", "2, 3, 4 and 5", "004, 8.13, PE", (
    Put("payments.rates", PERMESSO_3.payments.rates), Put("payments.rewards:contract.part", False),
    Put("course:auction.bids", PERMESSO_BIDS), Put("course:level.bids", PERMESSO_BIDS),
))
LAW = Value("trumps", PE_DISCARD.values[0].words, "004, 8.13, PE", (
    Put("course:discard.tiers", LAW_OF_PE.tiers), Put("course:discard.rules", LAW_OF_PE.rules),
    Put("course:discard.source", LAW_OF_PE.source)))
RI_OPTIONS = (
    replace(PAYMENTS, values=(replace(RI_PAYS, edits=()), PE_PAYS)), replace(PE_DISCARD, values=(replace(RI_DISCARD, edits=()), LAW)),
    *OPTIONS[2:],
)
IN_1830 = (
    Profile("ri", "Regole inalterabili, Turin 1830", "004, 8.13"),
    Profile("pe", "the same with the payments and the discard of Primi elementi, Turin 1787", "ours, after 004, 8.13",
            (("payments", "2-3-4-5"), ("discard", "trumps"))),
)


LAW_OF_1830 = replace(
    LAW_OF_PE, tiers=(NO_TRUMPS, EMPTY_TRUMPS), rules=(LostDiscard(),), source=f"{GENERAL}, RI; {PERMESSO}; {MADE_UP}",
)
BIDDING = tuple(PERMESSO_3.step(name) for name in ("auction", "level", "asking"))
BIDDING_OF_1830 = (put(BIDDING[0], "bids", RI_BIDS), put(BIDDING[1], "bids", RI_BIDS), BIDDING[2])
PLAY = PERMESSO_3.step("play")


def packets(second: int, third: int, source: str) -> tuple[Step, ...]:
    """The cards dealt in packets of five and of these two sizes."""
    return tuple(Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=f"{source}; the packets are ours")
                 for word, each in (("first", 5), ("second", second), ("third", third)))


def extra_cards(extra: int, source: str) -> Lay:
    """The last cards of the pack, for the dealer."""
    return Lay(key="extra-cards", name="extra cards", pile="talon", cards=extra, pattern=last_of_pack(extra), source=source)


def dealt(second: int, third: int, source: str, extra: int = 3, law: Discard = LAW_OF_PE) -> tuple[Step, ...]:
    """The deal, in which all may agree to throw it in, and the dealer's discard; none where he has no extra cards."""
    first, *more = packets(second, third, source)
    whole = (first, PERMESSO_3.step("speaking-first-packet"), *more)
    takes = PERMESSO_3.step("taking-extra-cards")
    return (*whole, extra_cards(extra, source), takes, replace(law, cards=extra)) if extra else whole


def among(players: int, second: int, third: int, extra: int, source: str) -> Seating:
    """So many players, with hands of that size."""
    words = Message("{n} cards each; the dealer takes the last {number} cards and discards as many.",
                    {"left =1": "{n} cards each; the dealer takes the last card and discards as many."}, n=5 + second + third,
                    number=NUMBERS[extra - 1], left=extra)
    edits = tuple(Put(f"course:{step.key}", step) for step in packets(second, third, source)[1:])
    last = (Put("course:extra-cards", extra_cards(extra, source)), Put("course:discard.cards", extra)) if extra != 3 else ()
    return Seating(players, words, (*edits, *last), source)


def paid_in_1830(*rewards: Reward) -> Payments:
    """The payments of the rules of 1830."""
    return Payments(ledger="game points", rewards=rewards, rates=RI_RATES, abandoned=Abandoned.NOTHING,
                    rate_asked="at which level was it played", source=f"{PERMESSO}, RI")


PERMESSO_4 = replace(
    PERMESSO_3,
    ref="8.14",
    slug="permesso-4",
    name="Four-handed Permesso",
    players=(4,),
    course=(*dealt(7, 7, FOUR, 2), *BIDDING, PLAY),
    words_of_sets=WORDS,
    options=OPTIONS,
    sources=(("004", of_book("8.14", "8.13")),),
)

QUINTILIO = replace(
    PERMESSO_3,
    ref="8.15",
    slug="quintilio",
    name="Quintilio",
    players=(5,),
    course=(*dealt(5, 5, FIVE), *BIDDING, PLAY),
    words_of_sets=WORDS,
    options=OPTIONS,
    sources=(("004", of_book("8.15", "8.13")),),
)

PERMESSO_CASTRATO = replace(
    PERMESSO_3,
    ref="8.18",
    slug="permesso-castrato",
    name="Permesso castrato",
    period="first half of the 19th century",
    players=(3, 4, 5),
    pack=CONSIGLIO_CASTRATO.pack,
    course=(*dealt(6, 6, CASTRATO, law=LAW_OF_1830), *BIDDING_OF_1830, PLAY),
    payments=paid_in_1830(
        Stages("contract", "Contract", f"{CASTRATO}; the base of 40 is ours; {GUESSED}", draw=39 + HALF, par=40, step=5, part=True)),
    words_of_sets=WORDS,
    seatings=(among(4, 4, 4, 2, CASTRATO), among(5, 3, 2, 4, f"{CASTRATO}, after Gelli; the authors think it unlikely")),
    options=RI_OPTIONS,
    profiles=IN_1830,
    sources=(("004", of_book("8.18", "8.13", "8.14")),),
)

ULTIMO = "Bagatto ultimo"
CONJECTURE = f"{BAGATTO}, the authors' conjecture"

PERMESSO_BAGATTO = replace(
    PERMESSO_3,
    ref="8.19",
    slug="permesso-bagatto-ultimo",
    name="Permesso with Bagatto ultimo",
    period="first half of the 19th century",
    players=(3, 4, 5),
    course=(
        *dealt(10, 10, PERMESSO, law=LAW_OF_1830), *BIDDING_OF_1830,
        Announce(key="ultimo", name="ultimo", word=ULTIMO, gloss="I shall win the last trick with the Bagatto", who=Announcer.EACH,
                 rules=(Needs("T1"),),
                 source=f"{BAGATTO}; that it comes after the exchange is ours"),
        PLAY,
    ),
    payments=paid_in_1830(
        Stages("contract", "Contract", f"{PERMESSO}; {GUESSED}", draw=45 + HALF, par=45, step=5, part=True),
        SideUltimo("bagatto", "Bagatto", CONJECTURE, won=6, lost=6, taken=1, word=ULTIMO, announced=12)),
    words_of_sets=WORDS,
    seatings=(among(4, 7, 7, 2, FOUR), among(5, 5, 5, 3, FIVE)),
    options=(
        Option("unannounced", "What is the Bagatto worth if nobody has announced it?", (
            Value("six", "6 for the last trick won with it, or for losing it there; 1 for losing it before", CONJECTURE),
            Value("nothing", "nothing", f"ours: {BAGATTO} cannot say whether there was a bonus", (
                Put("payments.rewards:bagatto.won", 0), Put("payments.rewards:bagatto.lost", 0), Put("payments.rewards:bagatto.taken", 0))),
        )),
        Option("announcer", "Who may announce Bagatto ultimo?", (
            Value("any", "any player who holds the Bagatto", CONJECTURE),
            Value("declarer", "only the declarer", f"{BAGATTO}, the other possibility", (Put("course:ultimo.who", Announcer.DECLARER),)),
        )),
        *RI_OPTIONS,
    ),
    profiles=IN_1830,
    sources=(("004", of_book("8.19", "8.13", "8.14", "8.15")),),
)

GAMES = {game.slug: game.with_options() for game in (PERMESSO_4, QUINTILIO, PERMESSO_CASTRATO, PERMESSO_BAGATTO)}
