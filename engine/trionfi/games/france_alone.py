"""French Tarot for five in which every declarer is alone (Dummett and McLeod 2004, 9.18)."""

from trionfi.game.edits import Add, Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import french_tarot_popular as told
from trionfi.games.france import EXCUSE, FFT_TAKE, GENERAL, TAROT_FFT_4
from trionfi.games.french_tarot_melds import poignees, table
from trionfi.games.french_tarot_today import petit_before
from trionfi.matches.mouches import OPENS, Mouches
from trionfi.phases.announce import Announce
from trionfi.phases.annul import Annul
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import MayAnnul
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declaring
from trionfi.phases.discard_rules import Counted
from trionfi.phases.play.chelem import Chelem
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader, LeadsHimself
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.payments import Payments
from trionfi.settlement.premiums import Counts, Shown, ShownFor, SidePetit
from trionfi.settlement.settling import Rate
from trionfi.settlement.slams import Slam, Slams
from trionfi.state.contract import Talon
from trionfi.tricks.fool import KeptFor, LostLast, TrickBefore, Trickless, WinsUnless
from trionfi.values import replace

SOLO = "004, 9.18"
LEAD = f"{SOLO}; 004, chapter 1"
LONE = Annul(key="lone-petit", name="lone Petit", has="T1", lacks="trumps - T1 + fool", says="Petit sec", source=SOLO)

TAROT_5_SOLO = replace(
    TAROT_FFT_4,
    ref="9.18",
    slug="tarot-5-solo",
    name="French Tarot for five, one against four",
    period="about 1975 to the present",
    players=(5,),
    fool=replace(EXCUSE, trickless=Trickless.OTHER_SIDE,
                 rules=(LostLast(), WinsUnless("petit chelem"), TrickBefore(), KeptFor("grand chelem")), source=f"{GENERAL}; {SOLO}"),
    course=(
        *(Give(key=f"packet-{number}", name=numbered(number), each=3, source=SOLO) for number in range(1, 5)),
        Give(key="packet-5", name="packet 5", each=2, source=SOLO),
        Lay(key="chien", name="chien", pile="talon", cards=8, pattern="eight cards, laid in the course of the deal,", source=SOLO),
        Auction(name="auction", bids=(
            Bid("prise", "I take", 0, worth="base 0"), Bid("pousse", "I push", 1, worth="base 10"),
            Bid("garde sans", "I keep without the chien", 5, Talon.KEEP, "base 50"),
            Bid("garde contre", "I keep against the chien", 10, Talon.OPPONENTS, "base 100"),
        ), decline="passe", rules=(MayAnnul(LONE),), source=SOLO),
        replace(FFT_TAKE, source=SOLO),
        Discard(name="discard", when=When.TALON_TAKEN, cards=8, tiers=("suit-cards - kings", "trumps - bouts"), rules=(Counted("trumps"),),
                source=SOLO),
        Announce(key="chelem", name="chelem", when=When.DECLARER, word="grand chelem", gloss="I shall win every trick",
                 others=(("petit chelem", "I shall win every trick but one"),), decline="no announcement",
                 decline_gloss="play may begin", source=SOLO),
        Play(name="play", lead=Leader.AFTER_DEALER, source=f"{LEAD}; that an announced slam gives the lead is ours",
             rules=(LeadsHimself(("grand chelem", "petit chelem")), Declares(Declaring(source=SOLO)))),
    ),
    melds=table(SOLO, poignees(SOLO, (8, 10), (10, 20), (13, 30))),
    payments=Payments(
        ledger="points",
        rewards=(
            Margin("contract", "Contract", base=10, required=(56, 51, 41, 36), halves=Halves.DROPPED, multiplied=False,
                   rules=(Slams((Slam("grand-chelem", "grand chelem", 250), Slam("petit-chelem", "petit chelem", 150, 1, 1))),),
                   source=f"{SOLO}; {GENERAL}"),
            SidePetit("petit", "Petit in the last trick", SOLO, lost=1, counts=Counts.ANY),
            Shown("shown", "Declarations", SOLO, goes=ShownFor.WINNERS),
        ),
        rates=(Rate(0, "prise"), Rate(1, "pousse"), Rate(5, "garde sans"), Rate(10, "garde contre")),
        abandoned=Abandoned.NOTHING, rate_asked="which bid was played", source=SOLO,
    ),
    options=(
        Option("deal", "When are the two cards dealt?", (
            Value("last", "in the last round", f"{SOLO}, TRV"),
            Value("first", "in the first round, and two cards to the chien after each of the others", f"{SOLO}, AT", (
                Put("course:packet-1.each", 2), Put("course:packet-5.each", 3),
                told.laid("eight cards, two after each round of three,"))),
        )),
        Option("announced", "Until when may a slam be announced, and who then leads?", (
            Value("first-lead", "before the first lead, which is then the declarer's", f"our reading of {SOLO}, after 004, 9.13 and 9.15"),
            Value("own-first-card", "before the declarer's own first card; the lead stays where it is", f"{SOLO}, as the sentence reads", (
                Drop("chelem"), Put("course:play.rules:lead-after-a-bid.words_said", ()), Put("course:play.source", LEAD),
                Add("course:play.rules", Chelem((("grand chelem", 0, 0), ("petit chelem", 1, 1)), 2, source=SOLO)))),
        )),
        Option("mouches", "How are the mouches laid?", (
            Value("20-10", "20 from the dealer and 10 from each other, 5 from each later dealer", f"{SOLO}; 004, 9.15"),
            Value("new", "20 and 10, 10 from each later dealer; every loss opens a new one", f"{SOLO}, AT", (
                Put("match", Mouches(dealer=20, others=10, more=10, loss=OPENS, source=f"{SOLO}, AT")),)),
            Value("dealer-20", "20 from the dealer alone, 5 from each later dealer", f"{SOLO}; 004, 9.15", (Put("match.others", 0),)),
        )),
        petit_before(SOLO),
    ),
    profiles=(
        Profile("trv", "Daynes and Sarian, 2000", SOLO),
        Profile("at", "L'Art du Tarot, 1977", SOLO, (("deal", "first"), ("mouches", "new"))),
    ),
    sources=(("004", of_book("9.18")),),
    match=Mouches(dealer=20, others=10, more=5, source=f"{SOLO}; 004, 9.15"),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_5_SOLO,)}
