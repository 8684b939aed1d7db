"""Droggn of the Stubai valley (Dummett and McLeod 2004, 7.5)."""

from trionfi.cards import Title
from trionfi.cards.packs import GERMAN_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Drop, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.tarok_lhombre import TAROK_LHOMBRE_OLD
from trionfi.games.tarok_lhombre_later import PlayedBefore
from trionfi.matches.rules import MatchRule
from trionfi.phases.announce import Announce, Announcer, Needs, Unless
from trionfi.phases.asking import Ask
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import Content
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.discards_lost import Escorted
from trionfi.phases.doubling import Doubling
from trionfi.phases.laying_out import AtBid, LaidFool, LaysOut, LostAtOnce, PlaysBoth, SameDealer, ShowsAt, TrumpsBeatFool
from trionfi.phases.next_deal import DealsNext
from trionfi.phases.play.kept_back import KeepsBack
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.fates import BothLast, DoubledContract, LaidPagat, OpenPagat
from trionfi.settlement.payments import Payments
from trionfi.settlement.settling import Rate
from trionfi.state.contract import Talon
from trionfi.state.sides import REST
from trionfi.state.sitting import DEALER, SitsOut
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Leading, Trickless
from trionfi.values import replace
from trionfi.words import Words

BOOK = "004, 7.5"
GENERAL = "004, chapter 1"
ANSAGER, SOLO, SUPER, MORD = "Ansager", "Solo", "Super", "Super Mord"
PAGAT, GSTIESS = "Pagat", "Gstieß"

STUBAI_78 = replace(GERMAN_78, name="stubai-78", titles=(
    Title("T21", "der Mond", "the moon", ("Mond", "der Große", "Große")),
    Title("T1", "dar Kloane", "the little one", ("Pagat", "der Pagat")),
    Title("F", "Gstieß", "the Fool", ("Gstiess", "der Gstieß", "Fool")),
))
STUBAI_66 = replace(STUBAI_78, name="stubai-66", suits=tuple(
    replace(suit, ranks=" ".join(suit.ranks.split()[:11])) for suit in STUBAI_78.suits))


DEFENDERS = "that it comes before the doubling, and not at Super Mord, is ours"


def bids(every: int) -> tuple[Bid, ...]:
    """The four bids; the last needs every trick."""
    return (
        Bid(ANSAGER, "i sog on, hinein: I buy a card", 20, Talon.TAKE, "20"), Bid(SOLO, "I buy none", 40, Talon.TAKE, "40"),
        Bid(SUPER, "I play without the talon", 80, Talon.KEEP, "80"),
        Bid(MORD, "the same, and I win every trick", every, Talon.KEEP, str(every)),
    )


def laid(key: str, name: Words, who: Announcer, word: str, card: str, at: AtBid | None, unless: tuple[str, ...], decline: str,
         source: str = BOOK) -> Announce:
    """A card laid out for the last trick, where no other was laid out before."""
    return Announce(
        key=key, name=name, when=When.DECLARER, who=who, word=word, gloss="I lay it out, to win the last trick with it", decline=decline,
        decline_gloss="I lay nothing out", rules=(Needs(card), Unless(unless), *((at,) if at else ()), LaysOut(card)), source=source)


ENDS = LostAtOnce(bid=MORD, word=PAGAT, deals_next=DealsNext.DECLARER, source=BOOK)


def course(every: int, *packets: int) -> tuple[Step, ...]:
    """A hand with these packets and this sum for the highest bid."""
    return (
        *(Give(key=f"packet-{number}", name=numbered(number), each=each, source=BOOK) for number, each in enumerate(packets, 1)),
        Lay(key="talon", name="talon", pile="talon", cards=3, pattern="the last three cards of the pack", source=BOOK),
        Auction(key="bidding", name="bidding", bids=bids(every), decline="weiter", rules=(Content("gut"), SameDealer()), source=BOOK),
        Take(key="taking-talon", name="taking the talon", when=When.TALON_TAKEN, open=False, source=BOOK),
        Discard(name="discard", when=When.TALON_TAKEN, tiers=("all - F - T21 - T1 - kings",), source=BOOK,
                rules=(Escorted("kings", "trumps - T21 - T1", 3),)),
        Ask(key="buying", name="buying", when=When.DECLARER, number=((ANSAGER, 1),), fails=True, source=BOOK),
        laid("laying-out-gstiess", "laying out the Gstieß", Announcer.DECLARER, GSTIESS, "F", AtBid(MORD), (), "nichts"),
        laid("laying-out", "laying out", Announcer.DECLARER, PAGAT, "T1", None, (GSTIESS,), "ich liege"),
        laid("defender-pagat", "a defender's Pagat", Announcer.OPPONENTS, PAGAT, "T1", AtBid(MORD, other=True), (PAGAT,), "nichts",
             f"{BOOK}; {DEFENDERS}"),
        Doubling(key="doubling", name="doubling", when=When.DECLARER, word="Schwacher", again="Retour", decline="gut", source=BOOK),
        Play(name="play", lead=Leader.DECLARER, deals_next=DealsNext.DECLARER, source=BOOK, rules=(
            KeepsBack(PAGAT, "T1"), KeepsBack(GSTIESS, "F"), TrumpsBeatFool(), ENDS)),
    )


def rates(every: int) -> tuple[Rate, ...]:
    """The sums of the bids."""
    return tuple(Rate(bid.rate, bid.say) for bid in bids(every))


REWARDS = (
    DoubledContract("contract", "Contract", BOOK), LaidPagat("laid", PAGAT, BOOK), OpenPagat("open", PAGAT, BOOK),
)

DROGGN = Game(
    ref="7.5",
    slug="droggn",
    name="Droggn",
    place="Stubai valley, Tyrol",
    period="20th century, players met in 1996",
    family="tarok_lhombre",
    players=(3,),
    pack=STUBAI_66,
    counting=Counting(values=TAROK_LHOMBRE_OLD.counting.values, group=3, less=2, odd=((1, 1), (2, 1)), source=BOOK),
    follow=Follow(source=f"{BOOK}; {GENERAL}"),
    fool=Fool(covered=False, lead=Leading.FREE, trickless=Trickless.OTHER_SIDE, rules=(LaidFool(GSTIESS),), source=BOOK),
    sides=SitsOut(REST, out=DEALER, shares=True, source=BOOK),
    course=course(167, 7, 7, 7),
    payments=Payments(
        ledger="game points", rewards=REWARDS, rates=rates(167), rate_asked="what was bid", total=74, abandoned=Abandoned.NOTHING,
        source=BOOK,
    ),
    anticlockwise=False,
    terms=(("fool", "Gstieß"), ("one of game points", "game point")),
    words_of_sets=(
        ("trio", "the Mond, the Pagat and the Gstieß"), ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Reiter"),
        ("jacks", "each Jack"), ("all - F - T21 - T1 - kings", "all cards but the Gstieß, the Mond, the Pagat and the Kings"),
        ("trumps - T21 - T1", "the trumps from the XX to the II"), ("T1", "the Pagat"), ("F", "the Gstieß"),
    ),
    options=(
        Option("pack", "With how many cards is it played?", (
            Value("66", "66", BOOK),
            Value("78", "78: dealt in fives, and 39 points are needed", f"{BOOK}, one player; 169 at Super Mord is the authors' guess", (
                Put("pack", STUBAI_78), Put("course", course(169, 5, 5, 5, 5, 5)), Put("payments.rates", rates(169)),
                Put("payments.total", 78), Put("payments.rewards:contract.win", 39), Put("payments.rewards:contract.every", 169),
                Put("payments.rewards:laid.every", 169), Put("payments.rewards:open.every", 169))),
        )),
        Option("tie", "What if both sides have half of the points?", (
            Value("wins", "the declarer wins", BOOK),
            Value("nothing", "nobody pays", f"{BOOK}, one player", (Put("payments.rewards:contract.draws", True),)),
        )),
        Option("gstiess", "May the Gstieß be played to the last trick?", (
            Value("yes", "yes, though it is never sensible", BOOK),
            Value("no", "no, unless it was laid out", f"{BOOK}, one player", (Put("fool.rules", (LaidFool(GSTIESS), PlayedBefore(1))),)),
        )),
        Option("mord", "What else counts at Super Mord?", (
            Value("nothing", "nothing: it is won or lost whole", BOOK),
            Value("pagat", "the Pagat as at other bids, laid out too", f"{BOOK}, less likely; a defender's is ours", (
                Remove("course:play.rules", "lost-at-once"), Put("payments.rewards:contract.laid", 0),
                Put("payments.rewards:laid.every", 0), Put("payments.rewards:open.every", 0),
                Put("course:defender-pagat",
                    laid("defender-pagat", "a defender's Pagat", Announcer.OPPONENTS, PAGAT, "T1", None, (PAGAT,), "nichts")))),
        )),
        Option("both", "May Pagat and Gstieß be played together to the last two tricks?", (
            Value("no", "no", BOOK),
            Value("yes", "yes, when no other trump is left: Kleiner und Gstieß ultimo, for 20", f"{BOOK}: some; not at Super Mord: ours", (
                Add("course:play.rules", PlaysBoth("Kleiner und Gstieß ultimo", source=BOOK)),
                Add("payments.rewards", BothLast("both", "Kleiner und Gstieß ultimo", BOOK)))),
        )),
        Option("shown", "Does the declarer show the talon?", (
            Value("never", "no", BOOK),
            Value("ansager", "at Ansager, before he takes it", f"{BOOK}, footnote: some", (
                Insert(ShowsAt(key="showing-talon", name="showing the talon", when=When.TALON_TAKEN, bid=ANSAGER, source=BOOK),
                       before="taking-talon"),)),
        )),
        Option("talon", "When is the talon dealt?", (
            Value("last", "at the end", BOOK),
            Value("middle", "after the second packet", f"{BOOK}, footnote", (
                Drop("talon"),
                Insert(Lay(key="talon", name="talon", pile="talon", cards=3, pattern="three cards in the middle of the deal", source=BOOK),
                       after="packet-2"))),
        )),
    ),
    profiles=(Profile("book", "as it was found in 1996", BOOK),),
    sources=(("004", of_book("7.5")),),
    match=MatchRule(text="The declarer of a hand deals the next. Any player may announce that the next declarer deals the first of the "
                         "last three hands: then there are four more.", source=BOOK),
)

GAMES = {game.slug: game.with_options() for game in (DROGGN,)}
