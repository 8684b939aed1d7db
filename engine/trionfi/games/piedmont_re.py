"""Chiamare il Re, the Permesso in which the dealer may call a partner (Dummett and McLeod 2004, 8.20)."""

from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import PERMESSO_BIDS
from trionfi.games.piedmont_permesso import ASKED_CARDS, DISCARDED, LAW_OPTION, PERMESSO_4, SIGNALS, THROW_IN
from trionfi.phases.alone_or_call import AloneOrCall, CallsAtRate, ClaimantsLevel, MayCall
from trionfi.phases.asking import Ask
from trionfi.phases.bids import Bid
from trionfi.phases.duel import Level
from trionfi.phases.unbid import OrNext
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.payments import Payments
from trionfi.settlement.settling import LoneBid, LoneRate, PairedRate
from trionfi.values import replace

RE = "004, 8.20"
CHIAMATA = "chiamata"
A_DUE, AD_UNA, SANS_PRENDRE = PERMESSO_BIDS[1:]
BY_DEALER = (
    AloneOrCall(
        key="dealer-choice", name="dealer's choice", call=Bid("chiamo", "I call a King, whose holder is my partner", 2),
        alone=replace(AD_UNA, gloss="I play alone and ask for one card"), over=replace(SANS_PRENDRE, gloss="I play alone and ask for none"),
        decline="andate", source=f"{RE}, PE",
    ),
    ClaimantsLevel(key="level", name="level", when=When.DECLARER, bids=(AD_UNA, SANS_PRENDRE), source=f"{RE}; 004, 8.13"),
    Ask(key="asking", name="asking", when=When.DECLARER, number=(("ad una", 1), ("sans prendre", 0)), source=f"{RE}; 004, 8.13"),
    CallsAtRate(name="call", when=When.NO_DECLARER, bid=CHIAMATA, rate=2, source=RE),
)
RI_BIDS = (replace(A_DUE, gloss="I play alone and ask for two cards", rate=1), replace(AD_UNA, rate=2))
BY_AUCTION = (
    Put("course:dealer-choice", OrNext(key="auction", name="auction", bids=RI_BIDS, decline="passo", hold="anch'io", source=f"{RE}, RI")),
    Put("course:level", Level(key="level", name="level", when=When.DECLARER, bids=RI_BIDS, source=f"{RE}; 004, 8.13")),
    Put("course:asking.number", (("a due", 2), ("ad una", 1))),
    Put("course:call", MayCall(name="call", when=When.NO_DECLARER, bid=CHIAMATA, source=f"{RE}, RI; that he may pass is ours")),
    Put("payments.rates", (PairedRate(1, "with a King called"), LoneBid(1, "a due"), LoneRate(2, "ad una"))),
    Put("payments.source", f"{RE}, RI; the 1 with a King called is the authors' conjecture"),
)

CHIAMARE_IL_RE = replace(
    PERMESSO_4,
    ref="8.20",
    slug="chiamare-il-re",
    name="Chiamare il Re",
    course=tuple(
        part for step in PERMESSO_4.course if step.key not in ("level", "asking")
        for part in (BY_DEALER if step.key == "auction" else (step,))
    ),
    payments=Payments(
        ledger="game points", rewards=PERMESSO_4.payments.rewards,
        rates=(PairedRate(2, "with a King called"), LoneRate(4, "ad una"), LoneRate(5, "sans prendre")), shares=(1, 1),
        abandoned=Abandoned.NOTHING,
        rate_asked="how was it played", source=f"{RE}; the sums of PE are the authors' suggestion",
    ),
    options=(
        Option("procedure", "Who may play alone, and when does the dealer call?", (
            Value("dealer-first", "the dealer calls, or offers to play alone ad una, which others may claim; a hand with a called King "
                  "has the base 2",
                  f"{RE}, PE; the sums are the authors' suggestion"),
            Value("auction-first", "an auction from a due to ad una; only if nobody bids may the dealer call; a hand with a called King "
                  "has the base 1",
                  f"{RE}, RI; the 1 is the authors' conjecture", BY_AUCTION),
        )),
        LAW_OPTION, ASKED_CARDS, DISCARDED, SIGNALS, THROW_IN,
    ),
    profiles=(
        Profile("pe", "Primi elementi, Turin 1787", RE),
        Profile("ri", "Regole inalterabili, Turin 1830", RE, (("procedure", "auction-first"), ("discard", "no-trumps"))),
    ),
    sources=(("004", of_book("8.20", "8.14", "8.13")),),
)

GAMES = {game.slug: game.with_options() for game in (CHIAMARE_IL_RE,)}
