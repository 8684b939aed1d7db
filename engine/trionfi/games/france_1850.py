"""French Tarot of the first stage, in Franche-Comté and Burgundy (Dummett and McLeod 2004, 9.1 to 9.5)."""

from trionfi.cards.packs import COMTOIS_78, FRENCH_78
from trionfi.game import Game
from trionfi.game.options import Profile
from trionfi.game.sources import of_book
from trionfi.games import french_tarot_1850 as told
from trionfi.games.france import EXCUSE, FOLLOW, GENERAL, IN_TWOS, TAROT_FFT_4
from trionfi.games.french_tarot_1850 import INSIDE
from trionfi.games.french_tarot_melds import no_trumps, poignees, table
from trionfi.matches.mouches import Mouches, SparedBySlams
from trionfi.melds import Seen, Shows
from trionfi.phases.announce import Announce, OfOwn, Unless
from trionfi.phases.asking import Buy
from trionfi.phases.auction import Auction, Turns
from trionfi.phases.auction_rules import Hold, NamesCard, OthersMayAnnul
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declare, Declaring
from trionfi.phases.discard_rules import Frees
from trionfi.phases.duel import Duel
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.payments import Payments
from trionfi.settlement.premiums import Bought, Counts, Seller, Shown, ShownFor, SidePetit
from trionfi.settlement.settling import LoneRate, Rate
from trionfi.settlement.slams import EveryTrick, NoTrick, Slam, Slams
from trionfi.state.contract import Talon
from trionfi.state.roles import First
from trionfi.state.sides import Division, Sides
from trionfi.tricks.fool import LostLast, TrickBefore, Trickless, WinsLast
from trionfi.values import replace
from trionfi.words import Bare

APPEL = "004, 9.1"
FOOL = replace(EXCUSE, trickless=Trickless.OTHER_SIDE, rules=(LostLast(), WinsLast(), TrickBefore()), source=GENERAL)
SETS = (
    *TAROT_FFT_4.words_of_sets, ("suit-cards", "any card of a plain suit"), ("all", "any card"),
    ("all - kings - bouts", "cards other than Kings, the 21, the Petit and the Excuse"), ("trumps", Bare("trumps")),
)
# What the three bouts are in the books of Besançon (9.1, 9.2).
PAGUET_SETS = (
    *SETS, ("bouts", "each oudler (21, Paguet, Excuse)"), ("T1", "the Paguet"), ("fool + T1", "the Excuse and the Paguet"),
    ("trumps - bouts", "trumps other than the 21 and the Paguet"), ("counting-cards", "the court cards and the oudlers"),
    ("all - kings - bouts", "cards other than Kings, the 21, the Paguet and the Excuse"),
)
TERMS = (*((word, term) for word, term in TAROT_FFT_4.terms if word != "talon"), ("mouche", "bête"))


def rounds(number: int, each: int, source: str) -> tuple[Step, ...]:
    """So many rounds of so many cards, and six cards that are left."""
    return (*(Give(key=f"packet-{place}", name=numbered(place), each=each, source=source) for place in range(1, number + 1)),
            Lay(key="talon", name="talon", pile="talon", cards=6, pattern="the last six cards", source=source))


TAKE = Take(key="taking-talon", name="taking the talon", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=APPEL)
DISCARD = Discard(
    name="discard", who=LaysAway.DEALER, cards=6, tiers=("suit-cards - kings", "trumps - bouts"),
    rules=(Frees("T1", "trumps"),), source=f"{APPEL}; {told.MADE_UP}")
AUCTION = Auction(
    name="auction", bids=told.BIDS, decline="passe", first=First.DEALER, turns=Turns.SEVERAL, rules=(Hold("je garde"),), source=APPEL)
CALL = Call(
    name="call", when=When.DECLARER, cards=("all",), own=True, at=("appel", "chelem appel"), laid=True, source=APPEL)
BUY = Buy(
    key="achat", name="achat", when=When.DECLARER, number=(("achat", 1), ("chelem achat", 1)), which="suit-cards",
    also=("chelem", told.MINE), slip=1,
    lays="suit-cards - kings", source=APPEL)
CONTRACT = Margin(
    "contract", "Contract", base=10, required=(56, 51, 41, 36), multiplied=False, rules=(INSIDE, EveryTrick(250), Slams(told.slams(250))),
    source=f"{APPEL}; {GENERAL}")
BOUGHT = Bought("bought", "Card bought", APPEL)
PAYMENTS = Payments(
    ledger="points",
    rewards=(CONTRACT, BOUGHT, Shown("shown", "Declarations", APPEL, goes=ShownFor.DECLARER_FROM_ALL)),
    rates=(Rate(0, "appel"), LoneRate(1, "achat"), LoneRate(2, "solissimo")), rate_asked="which bid was played",
    abandoned=Abandoned.NOTHING, shares=(1, 1), source=APPEL,
)

TAROT_APPEL_1850 = replace(
    TAROT_FFT_4,
    ref="9.1",
    slug="tarot-appel-1850",
    name="Tarot d'appel",
    place="France: Franche-Comté and Burgundy",
    period="1850 or earlier to about 1939",
    pack=COMTOIS_78,
    counting=IN_TWOS,
    fool=FOOL,
    course=(
        *rounds(6, 3, APPEL),
        TAKE, DISCARD, AUCTION, CALL,
        Announce(key="chelem", name="chelem", when=When.DECLARER, word="chelem", gloss="we shall win every trick", decline="rien",
                 decline_gloss="nothing to announce", others=((told.MINE, "I have called a card of my own"),),
                 rules=(OfOwn(told.MINE), Unless(told.CHELEMS)), source=APPEL),
        BUY,
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(Declaring(source=APPEL)),), source=APPEL),
    ),
    melds=table(APPEL, replace(poignees(APPEL, (10, 10), (13, 20)), shows=Shows(Seen.STEP, last="fool + T1", highest=True))),
    payments=PAYMENTS,
    terms=TERMS,
    words_of_sets=PAGUET_SETS,
    options=told.APPEL_OPTIONS,
    profiles=told.APPEL_PROFILES,
    sources=(("004", of_book("9.1")),),
    match=Mouches(dealer=20, others=10, more=5, source=f"{APPEL}; 004, chapter 9, common rules"),
)

COMTE = "004, 9.2"

TAROT_COMTOIS_3 = Game(
    ref="9.2",
    slug="tarot-comtois-3",
    name="Tarot for three in Franche-Comté",
    place="France: Franche-Comté",
    period="1850 or earlier to about 1900",
    family="france",
    players=(3,),
    pack=COMTOIS_78,
    counting=IN_TWOS,
    follow=FOLLOW,
    fool=FOOL,
    sides=Sides(Division.REST),
    course=(
        *rounds(8, 3, COMTE),
        Duel(key="auction", name="auction", bids=(
            Bid("prise", "I take", 0, worth="base 0"), Bid("sans achat", "I take and buy nothing", 1, worth="base 10"),
            Bid("sans écart", "I play without the talon", 2, Talon.KEEP, "base 20"),
        ), decline="passe", hold="je garde", yields="à vous", jumps=True, top_ends=True, source=COMTE),
        Take(key="taking-talon", name="taking the talon", when=When.TALON_TAKEN, source=COMTE),
        Discard(name="discard", when=When.TALON_TAKEN, cards=6, tiers=("suit-cards - kings", "trumps - bouts"),
                source=f"{COMTE}; {told.MADE_UP}"),
        Announce(key="chelem", name="chelem", when=When.DECLARER, word="chelem", gloss="I shall win every trick", decline="rien",
                 decline_gloss="nothing to announce", source=COMTE),
        Buy(key="achat", name="achat", when=When.DECLARER, number=(("prise", 1),), which="suit-cards", free=True, also=("chelem",),
            source=COMTE),
        Play(name="play", lead=Leader.AFTER_DEALER, source=COMTE),
    ),
    payments=Payments(
        ledger="points",
        rewards=(
            Margin("contract", "Contract", base=10, required=(56, 51, 41, 36), halves=Halves.DROPPED, multiplied=False,
                   rules=(INSIDE, EveryTrick(500), NoTrick(500), Slams((Slam("chelem", "chelem", 500),))), source=f"{COMTE}; {GENERAL}"),
            Bought("bought", "Card bought", COMTE, to=Seller.OPPONENTS),
        ),
        rates=(Rate(0, "prise"), Rate(1, "sans achat"), Rate(2, "sans écart")), abandoned=Abandoned.NOTHING,
        rate_asked="which bid was played", source=COMTE,
    ),
    terms=TERMS,
    words_of_sets=PAGUET_SETS,
    match=Mouches(dealer=20, others=10, more=5, source=f"{COMTE}; 004, chapter 9, common rules"),
    options=told.COMTE_OPTIONS,
    profiles=told.COMTE_PROFILES,
    sources=(("004", of_book("9.2")),),
)

BURGUNDY = "004, 9.3"


def burgundian(chelem: int, source: str) -> Payments:
    """What is paid in Burgundy."""
    margin = Margin("contract", "Contract", base=10, required=(56, 51, 41, 36), halves=Halves.DROPPED, multiplied=False,
                    rules=(EveryTrick(chelem), NoTrick(chelem), Slams((Slam("chelem", "chelem", chelem),))), source=f"{source}; {GENERAL}")
    return Payments(
        ledger="points",
        rewards=(
            margin, Bought("bought", "Card bought", source),
            SidePetit("petit", "Petit in the last trick", source, lost=1, counts=Counts.CAPTURED),
            Shown("shown", "Declarations", source),
        ),
        rates=(Rate(0, "prise"), Rate(1, "pousse"), Rate(2, "sans écart")), abandoned=Abandoned.NOTHING,
        rate_asked="which bid was played", source=source,
    )


BURGUNDIAN_COURSE = (
    Auction(name="auction", bids=(
        Bid("prise", "I take", 0, worth="base 0"), Bid("pousse", "I take and buy nothing", 1, worth="base 10"),
        Bid("sans écart", "I play without the talon", 2, Talon.KEEP, "base 20"),
        Bid("chelem", "I win every trick without the talon", 2, Talon.KEEP, "its own value in place of the contract"),
    ), decline="passe", turns=Turns.SEVERAL, source=BURGUNDY),
    Take(key="taking-talon", name="taking the talon", when=When.TALON_TAKEN, source=BURGUNDY),
    Discard(name="discard", when=When.TALON_TAKEN, cards=6, tiers=("all - kings - bouts",), source=BURGUNDY),
    Buy(key="achat", name="achat", when=When.TALON_TAKEN, number=(("prise", 1),), which="suit-cards", free=True, source=BURGUNDY),
    Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(Declaring(source=BURGUNDY)),), source=BURGUNDY),
)

TAROT_BOURGOGNE_3 = replace(
    TAROT_COMTOIS_3,
    ref="9.3",
    slug="tarot-bourgogne-3",
    name="Tarot for three in Burgundy",
    place="France: Burgundy",
    period="1927 or earlier to about 1945",
    pack=FRENCH_78,
    words_of_sets=SETS,
    course=(*rounds(6, 4, BURGUNDY), *BURGUNDIAN_COURSE),
    options=told.BURGUNDY_OPTIONS,
    profiles=(),
    sources=(("004", of_book("9.3", "9.2")),),
    match=Mouches(dealer=10, others=10, more=5, source=f"{BURGUNDY}; 004, chapter 9, common rules"),
    melds=table(BURGUNDY, poignees(BURGUNDY, (15, 10))),
    payments=burgundian(250, BURGUNDY),
)

BURGUNDY_4 = "004, 9.5"

TAROT_BOURGOGNE_4 = replace(
    TAROT_BOURGOGNE_3,
    ref="9.5",
    slug="tarot-bourgogne-4",
    name="Tarot for four in Burgundy",
    period="1925 to about 1950",
    players=(4,),
    course=(*rounds(6, 3, BURGUNDY_4), *BURGUNDIAN_COURSE),
    sources=(("004", of_book("9.5", "9.3")),),
    melds=table(BURGUNDY_4, poignees(BURGUNDY_4, (10, 10))),
    payments=burgundian(200, BURGUNDY_4),
)

LATER = "004, 9.4"

TAROT_APPEL_1940 = replace(
    TAROT_APPEL_1850,
    ref="9.4",
    slug="tarot-appel-1940",
    name="Later Tarot d'appel",
    place="France",
    period="about 1940 to 1975",
    pack=FRENCH_78,
    words_of_sets=SETS,
    course=(
        *rounds(6, 3, LATER),
        told.LONE_DEALER, replace(TAKE, source=LATER), replace(DISCARD, source=f"{LATER}; {told.MADE_UP}"),
        replace(AUCTION, rules=(NamesCard(told.NAMED), OthersMayAnnul(told.LONE)), source=LATER),
        replace(CALL, laid=False, named=True, source=LATER),
        replace(BUY, fails=True, named=True, also=(), source=LATER),
        Declare(name="declarations", source=LATER),
        Play(name="play", lead=Leader.AFTER_DEALER, source=LATER),
    ),
    melds=table(LATER, poignees(LATER, *told.LATER_STEPS), no_trumps(LATER, "trumps"), told.MISERE),
    payments=replace(
        PAYMENTS,
        rewards=(
            replace(CONTRACT, rules=(INSIDE, Slams(told.slams(250)[:-1])), source=LATER),
            replace(BOUGHT, source=LATER),
            Shown("shown", "Declarations", LATER, personal=("pas d'atouts", "misère"), goes=ShownFor.DECLARER_FROM_ALL),
        ),
        source=LATER,
    ),
    options=told.LATER_OPTIONS,
    profiles=(Profile("rt", "Berloquin, 1973", LATER),),
    sources=(("004", of_book("9.4", "9.1")),),
    match=Mouches(dealer=20, others=10, more=5, rules=(SparedBySlams(),), source=f"{LATER}; 004, chapter 9, common rules"),
)

GAMES = {game.slug: game.with_options() for game in (
    TAROT_APPEL_1850, TAROT_COMTOIS_3, TAROT_BOURGOGNE_3, TAROT_APPEL_1940, TAROT_BOURGOGNE_4)}
