"""Permesso for six and seven, in which a hand that nobody bids for is played each for himself (Dummett and McLeod 2004, 8.16, 8.17)."""

from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import HALF, MATTO, PERMESSO_3, PERMESSO_BIDS
from trionfi.games.piedmont_open import GENERAL
from trionfi.games.piedmont_permesso import ASKED_CARDS, BIDDING, DISCARDED, PLAY, SIGNALS, THROW_IN, WORDS, dealt
from trionfi.games.piedmont_permesso_options import PERMESSO
from trionfi.phases.unbid import OrEach
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.bid_sums import Stages
from trionfi.settlement.by_contract import OrEachAlone
from trionfi.settlement.points import OnPoints
from trionfi.settlement.settling import ContractKind
from trionfi.settlement.winners import MostPoints, Sweepstake
from trionfi.tricks.fool import Exchange
from trionfi.values import replace
from trionfi.words import Message

SIX, SEVEN = "004, 8.16", "004, 8.17"
SCIOLTO = "giuoco sciolto"

SESTILIO_PAYMENTS = OrEachAlone(
    ledger="game points",
    rewards=(
        Stages("contract", "Contract", f"{SIX}; {PERMESSO}", draw=45 + HALF, par=45, step=5, contract="solo"),
        OnPoints("most", "Most points", SIX, MostPoints(), contract=SCIOLTO),
    ),
    rates=PERMESSO_3.payments.rates,
    contracts=(*(ContractKind(bid.say, bid.say) for bid in PERMESSO_BIDS),
               ContractKind(SCIOLTO, Message("{game}: all had passed", game=SCIOLTO), apart=True)),
    abandoned=Abandoned.NOTHING, total=91, source=f"{SIX}; the sums above a tre after 8.13",
)
IF_BID = (
    OrEach(key="auction", name="auction", bids=PERMESSO_BIDS, decline="passo", hold="anch'io", each=SCIOLTO, source=f"{SIX}; {PERMESSO}"),
    *(replace(step, when=When.DECLARER) for step in BIDDING[1:]), PLAY,
)
TIE = Option("tie", "What if two have most points in the giuoco sciolto?", (
    Value("nothing", "nothing is paid", f"ours: {SIX} does not say"),
    Value("shared", "each of the others pays one game point, and they share it", "ours", (
        Put("payments.rewards:most", replace(OnPoints("most", "Most points", "ours", Sweepstake()), contract=SCIOLTO)),)),
))
EXCHANGE = Option("exchange", "When is a card given for the Folle?", (
    Value("early", "as soon as possible, in every hand", f"{SIX}, where it is told after the giuoco sciolto"),
    Value("at-end", "when the hand is over", GENERAL, (Put("fool.exchange", Exchange.AT_END),)),
))

SESTILIO = replace(
    PERMESSO_3,
    ref="8.16",
    slug="sestilio",
    name="Sestilio",
    period="second half of the 18th century",
    players=(6,),
    fool=replace(MATTO, exchange=Exchange.WHEN_ABLE, source=f"{SIX}; {MATTO.source}"),
    course=(*dealt(4, 4, SIX, 0), *IF_BID),
    payments=SESTILIO_PAYMENTS,
    options=(ASKED_CARDS, TIE, EXCHANGE, SIGNALS, THROW_IN),
    profiles=(Profile("pe", "Primi elementi, Turin 1787", SIX),),
    sources=(("004", of_book("8.16", "8.13")),),
)

SETTILIO = replace(
    SESTILIO,
    ref="8.17",
    slug="settilio",
    name="Settilio",
    players=(7,),
    terms=(("talon", "extra card"), *SESTILIO.terms[1:]),
    course=(*dealt(3, 3, SEVEN, 1), *IF_BID),
    words_of_sets=WORDS,
    options=(ASKED_CARDS, DISCARDED, TIE, EXCHANGE, SIGNALS, THROW_IN),
    profiles=(Profile("pe", "Primi elementi, Turin 1787", SEVEN),),
    sources=(("004", of_book("8.17", "8.16", "8.13")),),
)

GAMES = {game.slug: game.with_options() for game in (SESTILIO, SETTILIO)}
