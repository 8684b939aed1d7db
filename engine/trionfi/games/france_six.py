"""French Tarot for six, in pairs (Dummett and McLeod 2004, 9.19)."""

from trionfi.game.edits import Drop, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.france import FFT_ANNUL, FFT_CHELEM, FFT_CONTRACT, FFT_PAYMENTS, FFT_PLAY, FFT_TAKE, TAROT_FFT_4
from trionfi.games.france_popular import SHOWN
from trionfi.games.french_tarot_melds import poignees, table
from trionfi.games.french_tarot_today import petit_in_slam
from trionfi.matches.rules import MatchRule
from trionfi.melds import Declarable
from trionfi.phases.auction import Auction, Turns
from trionfi.phases.auction_rules import ContreToBid
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declaring
from trionfi.phases.discard_rules import OpenlyLaid
from trionfi.phases.pairs import Facing, Shared, TooLow
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import LeadsHimself
from trionfi.phases.talon import Discard, LaysAway
from trionfi.phases.when import When
from trionfi.settlement.payments import AcrossPayments
from trionfi.settlement.settling import ContreDoubles, Rate
from trionfi.state.contract import Talon
from trionfi.values import replace

SIX = "004, 9.19"
TIERS = ("suit-cards - kings", "trumps - bouts")
BIDS = (
    *(Bid(say, "I have a bout", talon=Talon.GONE, worth="not played", shows="T21 + T1 + fool") for say in ("prise", "pousse")),
    Bid("garde", "I keep", 2),
    Bid("garde sans", "I keep without the chien", 4, Talon.KEEP), Bid("garde contre", "I keep against the chien", 6, Talon.OPPONENTS),
)


def sizes(triple: int) -> Declarable:
    """Poignées of 8, of 10, and of so many trumps."""
    return table(f"{SIX}; the numbers of trumps are ours", poignees(SIX, (8, 20), (10, 30), (triple, 40)))


TAROT_6 = replace(
    TAROT_FFT_4,
    ref="9.19",
    slug="tarot-6",
    name="French Tarot for six",
    period="about 2000",
    players=(6,),
    course=(
        *(Give(key=f"packet-{number}", name=numbered(number), each=3, source=SIX) for number in range(1, 5)),
        Lay(key="chien", name="chien", pile="talon", cards=6, pattern="six cards, laid one at a time in the course of the deal,",
            source=SIX),
        FFT_ANNUL,
        Auction(name="auction", bids=BIDS, decline="passe", turns=Turns.RETURNING, rules=(ContreToBid(),), source=SIX),
        Facing(key="partners", name="partners", when=When.DECLARER, source=SIX),
        TooLow(key="low-bids", name="low bids", when=When.DECLARER, lowest=("prise", "pousse"), source=SIX),
        Shared(key="sharing-chien", name="sharing the chien", when=When.TALON_TAKEN, cards=3, source=SIX),
        Discard(name="discard", when=When.TALON_TAKEN, cards=3, tiers=TIERS, rules=(OpenlyLaid("trumps"),), source=SIX),
        Discard(key="partner-discard", name="partner's discard", when=When.TALON_TAKEN, who=LaysAway.PARTNER, cards=3, tiers=TIERS,
                rules=(OpenlyLaid("trumps"),), source=SIX),
        FFT_CHELEM,
        replace(FFT_PLAY, rules=(LeadsHimself(("chelem",)), Declares(Declaring(source=SIX)))),
    ),
    melds=sizes(13),
    payments=AcrossPayments(
        ledger=FFT_PAYMENTS.ledger, rewards=(FFT_CONTRACT.without_shows(), replace(SHOWN, source=SIX)),
        rates=(Rate(2, "garde"), Rate(4, "garde sans"), Rate(6, "garde contre")), rate_asked=FFT_PAYMENTS.rate_asked,
        abandoned=FFT_PAYMENTS.abandoned, shares=(1, 1), contre=ContreDoubles.ONCE, source=SIX,
    ),
    options=(
        Option("poignees", "How many trumps make a poignée?", (
            Value("8-10-13", "8, 10 and 13, as with five players; twelve cards never hold the last", "ours: the source does not say"),
            Value("8-10-12", "8, 10 and 12", "ours", (Put("melds", sizes(12)),)),
            Value("none", "there are none", "ours", (
                Put("melds", None), Remove("course:play.rules", "declaring"), Remove("payments.rewards", "shown"))),
        )),
        Option("low-bids", "May one without a bout bid prise or pousse, or say contre to them?", (
            Value("agreement", "yes: that they show a bout is an agreement", f"{SIX}, which leaves it open; the choice is ours"),
            Value("rule", "no", f"{SIX}, which leaves it open", (Put("course:auction.rules:contre.binding", True),)),
        )),
        Option("contre", "What does contre double?", (
            Value("all", "what all pay and are paid", "ours: the source does not say"),
            Value("nothing", "nothing: it is no more than a word about the bouts", "ours", (Put("payments.contre", ContreDoubles.NEVER),)),
        )),
        petit_in_slam(f"{SIX}; 004, 9.13"),
        Option("chien", "Who takes the chien?", (
            Value("shared", "the declarer takes three cards of it, his partner the others", SIX),
            Value("declarer", "the declarer takes it all and discards six", f"{SIX}, variant", (
                Put("course:sharing-chien", FFT_TAKE), Put("course:discard.cards", 6), Drop("partner-discard"))),
        )),
    ),
    words_of_sets=(*TAROT_FFT_4.words_of_sets, ("T21 + T1 + fool", "the bouts")),
    profiles=(Profile("trv", "Daynes and Sarian, 2000", SIX),),
    sources=(("004", of_book("9.19", "9.13")),),
    match=MatchRule(text="A running total is kept for each player; they always add up to zero.", source=SIX),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_6,)}
