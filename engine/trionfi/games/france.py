"""French Tarot (Dummett and McLeod 2004, chapter 9)."""

from fractions import Fraction

from trionfi.cards.packs import FRENCH_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.french_tarot_melds import TAROT_FFT_OLDER, TAROT_FFT_OLDER_3
from trionfi.games.french_tarot_signs import SIGNS
from trionfi.games.french_tarot_slams import SLAM_OF_600, UNBID
from trionfi.games.french_tarot_today import AT_THREE, BIDS, FEDERATION, FEDERATION_TODAY, RULES, today
from trionfi.matches.rules import MatchRule
from trionfi.melds import Declarable
from trionfi.phases.announce import Announce
from trionfi.phases.annul import Annul
from trionfi.phases.auction import Auction
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declaring
from trionfi.phases.discard_rules import OpenlyLaid
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader, LeadsHimself
from trionfi.phases.play.play import Play
from trionfi.phases.play.showing import Showing
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.margin_rules import PetitPaid, Poignees
from trionfi.settlement.payments import Payments
from trionfi.settlement.premiums import Shown
from trionfi.settlement.settling import Rate
from trionfi.settlement.slams import SlamBonus
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import EitherTrick, Exchange, KeptFor, Leading, LostLast, Trickless, WinsLast
from trionfi.values import replace
from trionfi.words import Bare

GENERAL = "004, chapter 9, common rules"
BOOK = "004, 9.13"
HALF = Fraction(1, 2)

IN_TWOS = Counting(
    values=(("bouts", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)),
    group=2, less=1, odd=((1, HALF),), source=GENERAL,
)

FOLLOW = Follow(overtrump=True, source=GENERAL)

EXCUSE = Fool(
    exchange=Exchange.WHEN_ABLE, covered=False, lead=Leading.FREE, trickless=Trickless.OPPONENTS,
    rules=(LostLast(), WinsLast(), EitherTrick(), KeptFor("chelem")), source=f"{GENERAL}; {BOOK}",
)

POIGNEES = Showing(
    word="poignée", cards="trumps + fool", levels=(("simple", 10, 20), ("double", 13, 30), ("triple", 15, 40)),
    last="fool", spare="T1", source=BOOK,
)

OLDER = "004, 9.13, older rules"


def older(melds: Declarable) -> tuple[Option, ...]:
    """The rules of the federation before."""
    personal = Shown("shown", "Declarations", OLDER, personal=("pas d'atouts", "pas d'honneurs"))
    return (
        Option("chelem", "How is a slam undertaken?", (Value(
            "now", "announced before the first lead, which is then the declarer's: 400 more, or 200 when it fails; not announced 200 more",
            BOOK), Value(
            "bid-600", "grand chelem is the highest bid: 600; not bid 300; either in place of the contract", f"{OLDER}; {UNBID}",
            SLAM_OF_600))),
        Option("declarations", "What is declared, and whom is it paid to?", (
            Value("now", "poignées only, each paid to the side that wins the hand", BOOK), Value(
            "older", "an opponent's poignée is paid to him by all others; pas d'atouts and pas d'honneurs, 10 from each other player",
            OLDER, (
                Put("melds", melds), Remove("course:play.rules", "showing"),
                Add("course:play.rules", Declares(Declaring(source=OLDER))),
                Remove("payments.rewards:contract.rules", "poignees"), Add("payments.rewards", personal))))),
    )


FFT_OLDER = Profile("fft-older", "the older rules of the federation", OLDER, (("chelem", "bid-600"), ("declarations", "older")))

FFT_CHIEN = Lay(
    key="chien", name="chien", pile="talon", cards=6, source=BOOK,
    pattern="six cards, laid one at a time among the packets but never the first three or the last three of the pack,",
)
FFT_ANNUL = Annul(key="lone-petit", name="lone Petit", has="T1", lacks="trumps - T1 + fool", says="Petit sec", source=BOOK)
FFT_TAKE = Take(key="taking-chien", name="taking the chien", when=When.TALON_TAKEN, source=BOOK)
FFT_DISCARD = Discard(
    name="discard", when=When.TALON_TAKEN, cards=6, tiers=("suit-cards - kings", "trumps - bouts"),
    rules=(OpenlyLaid("trumps"),), source=BOOK)
FFT_CHELEM = Announce(
    key="chelem", name="chelem", word="chelem", gloss="I shall win every trick", decline="no announcement", decline_gloss="play may begin",
    source=BOOK)
FFT_PLAY = Play(name="play", lead=Leader.AFTER_DEALER, rules=(LeadsHimself(("chelem",)), POIGNEES), source=BOOK)
FFT_SPEAKING = (FFT_ANNUL, Auction(name="auction", bids=BIDS, decline="passe", source=BOOK), FFT_TAKE, FFT_DISCARD, FFT_CHELEM)
FFT_COURSE = (*(Give(key=f"packet-{number}", name=numbered(number), each=3, source=BOOK) for number in range(1, 7)), FFT_CHIEN,
              *FFT_SPEAKING, FFT_PLAY)

FFT_CONTRACT = Margin(
    "contract", "Contract", base=25, required=(56, 51, 41, 36),
    rules=(PetitPaid(), Poignees((("simple", 20), ("double", 30), ("triple", 40))), SlamBonus(400, 200, plain=200)),
    source=f"{BOOK}; {GENERAL}",
)
FFT_PAYMENTS = Payments(
    ledger="points",
    rewards=(FFT_CONTRACT,),
    rates=(Rate(1, "prise"), Rate(2, "garde"), Rate(4, "garde sans"), Rate(6, "garde contre")),
    abandoned=Abandoned.NOTHING, rate_asked="which bid was played", source=BOOK,
)

TAROT_FFT_4 = Game(
    ref="9.13",
    slug="tarot-fft-4",
    name="French Tarot for four (F.F.T.)",
    place="France",
    period="mid-1970s to the present",
    family="france",
    players=(4,),
    pack=FRENCH_78,
    counting=IN_TWOS,
    follow=FOLLOW,
    fool=EXCUSE,
    sides=Sides(Division.REST),
    course=FFT_COURSE,
    payments=FFT_PAYMENTS,
    terms=(
        ("declarer", "taker"), ("talon", "chien"), ("fool", "Excuse"), ("points", "points"), ("one of points", "point"),
    ),
    words_of_sets=(
        ("suit-cards - kings", "suit cards other than Kings"), ("trumps - bouts", "trumps other than the 21 and the Petit"),
        ("trumps + fool", Bare("trumps (the Excuse counts as one)")), ("bouts", "each bout (21, Petit, Excuse)"),
        ("T1", "the Petit"),
        ("trumps - T1 + fool", "the trumps and the Excuse"), ("fool", "the Excuse"), ("kings", "each King"), ("queens", "each Queen"),
        ("cavaliers", "each Cavalier"), ("jacks", "each Jack"), ("trumps", Bare("trumps")),
        ("counting-cards", "the court cards and the bouts"),
    ),
    options=(
        Option("simple-poignee", "What is a simple poignée worth?", (
            Value("20", "20, as the rule says", BOOK),
            Value("10", "10, as the book's two printed examples reckon; with older declarations 20 all the same", "004, 9.13, examples", (
                Put("payments.rewards:contract.rules:poignees.levels", (("simple", 10), ("double", 30), ("triple", 40))),
                Put("course:play.rules:showing.levels", (("simple", 10, 10), ("double", 13, 30), ("triple", 15, 40))),
            )),
        )),
        *older(TAROT_FFT_OLDER), *FEDERATION,
    ),
    profiles=(Profile("fft", "the rules of the Fédération Française de Tarot, as the book gives them", "004, 9.13"), FFT_OLDER,
              today(RULES, *FEDERATION_TODAY)),
    sources=(("004", of_book("9.13")), ("005", "the game for four")),
    match=MatchRule(text="A running total is kept for each player; they always add up to zero."),
)

THREE = "004, 9.14"

SHOWN_BY_THREE = replace(POIGNEES, levels=(("simple", 13, 20), ("double", 15, 30), ("triple", 18, 40)), source=f"{THREE}; {BOOK}")

FFT_PLAY_3 = replace(FFT_PLAY, rules=(LeadsHimself(("chelem",)), SHOWN_BY_THREE), source=f"{THREE}; {BOOK}")
FFT_COURSE_3 = (
    *(Give(key=f"packet-{number}", name=numbered(number), each=4, source=THREE) for number in range(1, 7)), FFT_CHIEN, *FFT_SPEAKING,
    FFT_PLAY_3)
FFT_CONTRACT_3 = replace(FFT_CONTRACT, halves=Halves.OUTWARD, source=f"{THREE}; {BOOK}")

TAROT_FFT_3 = replace(
    TAROT_FFT_4,
    ref="9.14",
    slug="tarot-fft-3",
    name="French Tarot for three (F.F.T.)",
    players=(3,),
    course=FFT_COURSE_3,
    payments=replace(FFT_PAYMENTS, rewards=(FFT_CONTRACT_3,)),
    options=(*older(TAROT_FFT_OLDER_3), *FEDERATION),
    profiles=(*TAROT_FFT_4.profiles[:2], today(f"{AT_THREE}; {RULES}", *FEDERATION_TODAY)),
    sources=(("004", of_book("9.14", "9.13")), ("005", "the game for three")),
    match=MatchRule(text="A running total is kept for each player; they always add up to zero.", source=THREE),
)

# The signs are added last: older games are changes of these two, and must not inherit them.
SIGNED = (replace(TAROT_FFT_4, talk=TableTalk(signs=SIGNS)), replace(TAROT_FFT_3, talk=TableTalk(signs=SIGNS)))
GAMES = {game.slug: game.with_options() for game in SIGNED}
