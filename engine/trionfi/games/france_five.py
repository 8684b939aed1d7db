"""French Tarot for five with a called King (Dummett and McLeod 2004, 9.17)."""

from trionfi.game.sources import of_book
from trionfi.games.france import EXCUSE, GENERAL, TAROT_FFT_4
from trionfi.games.french_tarot_appel import APPEL_OPTIONS, APPEL_PROFILES
from trionfi.games.french_tarot_melds import APPEL_5
from trionfi.matches.rules import MatchRule
from trionfi.phases.auction import Auction
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declaring
from trionfi.phases.discard_rules import OpenlyLaid
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.payments import Payments
from trionfi.settlement.premiums import OwnPetit, Shown
from trionfi.settlement.settling import Rate
from trionfi.state.contract import Talon
from trionfi.tricks.fool import LostLast, TrickBefore, Trickless, WinsLast
from trionfi.values import replace

APPEL = "004, 9.17"
CALL_KING = Call(name="call", when=When.DECLARER, own=True, source=APPEL)

APPEL_BIDS = (
    Bid("prise", "I take", 1), Bid("pousse", "I push", 2), Bid("garde", "I keep", 4),
    Bid("garde sans", "I keep without the chien", 8, Talon.KEEP), Bid("garde contre", "I keep against the chien", 12, Talon.OPPONENTS),
)

APPEL_COURSE = (
    *(Give(key=f"packet-{number}", name=numbered(number), each=3, source=APPEL) for number in range(1, 6)),
    Lay(key="chien", name="chien", pile="talon", cards=3, pattern="three cards, laid in the course of the deal,", source=APPEL),
    Auction(name="auction", bids=APPEL_BIDS, decline="passe", source=f"{APPEL}; 004, 9.13"),
    Take(key="taking-chien", name="taking the chien", when=When.TALON_TAKEN, source=APPEL),
    Discard(name="discard", when=When.TALON_TAKEN, tiers=("suit-cards - kings", "trumps - bouts"),
            rules=(OpenlyLaid("trumps"),), source=APPEL),
    CALL_KING,
    Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(Declaring(source=APPEL)),), source=APPEL),
)

TAROT_5_CALL = replace(
    TAROT_FFT_4,
    ref="9.17",
    slug="tarot-5-call",
    name="French Tarot for five with a called King",
    period="about 1975 to the present",
    players=(5,),
    fool=replace(EXCUSE, trickless=Trickless.OTHER_SIDE, rules=(LostLast(), WinsLast(), TrickBefore()), source=GENERAL),
    course=APPEL_COURSE,
    melds=APPEL_5,
    payments=Payments(
        ledger="points",
        rewards=(
            Margin("contract", "Contract", base=10, required=(56, 51, 41, 36), halves=Halves.EXACT,
                   source=f"{APPEL}; {GENERAL}"),
            OwnPetit("petit", "Petit in the last trick", f"{APPEL}, Lau."),
            Shown("shown", "Declarations", APPEL, personal=("pas d'atouts", "pas d'honneurs")),
        ),
        rates=tuple(Rate(bid.rate, bid.say) for bid in APPEL_BIDS),
        abandoned=Abandoned.NOTHING, rate_asked="which bid was played", shares=(1, 1), source=APPEL,
    ),
    words_of_sets=(
        *TAROT_FFT_4.words_of_sets, ("all", "any card"), ("all - T21", "any card but the 21"),
        ("counting-cards", "the court cards and the bouts"), ("trumps", "the trumps"),
    ),
    options=APPEL_OPTIONS,
    profiles=APPEL_PROFILES,
    sources=(("004", of_book("9.17")), ("005", "the game for five")),
    match=MatchRule(text="A running total is kept for each player; they always add up to zero.", source=APPEL),
)

GAMES = {TAROT_5_CALL.slug: TAROT_5_CALL.with_options()}
