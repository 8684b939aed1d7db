"""Tarok-Quadrille (Dummett and McLeod 2004, 7.4)."""

from trionfi.cards.packs import GERMAN_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.germany_melds import cavallerie, half_cavallerie, kings, matadors, worth
from trionfi.games.tarok_lhombre import TAROK_LHOMBRE_OLD
from trionfi.matches.rules import MatchRule
from trionfi.melds import Combination, Count, Declarable, Seen, Shows
from trionfi.phases.asking import Buy
from trionfi.phases.auction import Auction, Turns
from trionfi.phases.auction_rules import BarredWith
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.by_contract import ByContract
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.feats import BeyondHalf
from trionfi.settlement.matador_runs import JointMatadors, PagatCaptured, Supplied
from trionfi.settlement.settling import ContractKind, LoneContract
from trionfi.state.contract import Talon
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Trickless
from trionfi.values import replace
from trionfi.words import Bare

BOOK = "004, 7.4"
GENERAL = "004, chapter 1"
KH, BW, NS, ULMANN = (f"{BOOK}, {name}" for name in ("KH", "BW", "NS", "Ulmann"))
FRAGE, MEDIATEUR, SOLO = "Frage", "Mediateur", "Solo"

QUADRILLE_76 = replace(
    GERMAN_78.called("F", "Scüs"), name="german-76-scus",
    suits=tuple(replace(suit, ranks=suit.ranks.removesuffix(" A")) for suit in GERMAN_78.suits),
)

FOUR_KINGS, THREE_KINGS = kings(("four-kings", "four Kings"), ("three-kings-scus", "three Kings and the Scüs"), BOOK)


def taroks(shows: Shows) -> Combination:
    """Ten Taroks, and what is shown of them."""
    return Combination("ten-taroks", "ten Taroks", Count("trumps + fool", 10), worth(10, 10), "taroks", shows=shows,
                       source=f"{BOOK}; that the Scüs counts among them is the authors' analogy")


TABLE = Declarable(
    combinations=(taroks(Shows(Seen.NOTHING, says="T1")), cavallerie(BOOK), half_cavallerie(BOOK), FOUR_KINGS, matadors(10, 5, BOOK)),
    source=BOOK,
)

DECLARING = Declare(name="declarations", source=BOOK)
MATADORS = "Matadors"

TAROK_QUADRILLE = Game(
    ref="7.4",
    slug="tarok-quadrille",
    name="Tarok-Quadrille",
    place="Germany, Austria and the Netherlands",
    period="1783 to about 1850",
    family="tarok_lhombre",
    players=(4,),
    pack=QUADRILLE_76,
    counting=Counting(values=TAROK_LHOMBRE_OLD.counting.values, source=BOOK),
    follow=Follow(source=f"{BOOK}; {GENERAL}"),
    fool=Fool(exchange=Exchange.WHEN_ABLE, covered=False, lead=Leading.FREE, trickless=Trickless.OTHER_SIDE,
              source=f"{BOOK}; {GENERAL}; that it may be led is ours"),
    sides=Sides(Division.REST),
    course=(
        *(Give(key=f"packet-{number}", name=numbered(number), each=each, source=BOOK) for number, each in enumerate((5, 5, 4, 4), 1)),
        Lay(key="last-cards", name="last cards", pile="talon", cards=4, pattern="the last four cards of the pack", source=BOOK),
        Take(key="taking-last-cards", name="taking the last cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=BOOK),
        Discard(name="discard", who=LaysAway.DEALER, cards=4, tiers=("all - honours",), source=BOOK),
        DECLARING,
        Auction(key="bidding", name="bidding", decline="passe", turns=Turns.SEVERAL,
                source=f"{BOOK}; that all passing ends the deal is ours", bids=(
            Bid(FRAGE, "I call a King, whose holder is my partner", talon=Talon.GONE, worth="with a partner"),
            Bid(MEDIATEUR, "I play alone and may buy a card", talon=Talon.GONE, worth="alone"),
            Bid(SOLO, "I play alone and buy none", talon=Talon.GONE, worth="alone"),
        )),
        Call(name="call", when=When.DECLARER, at=(FRAGE,), cards=("kings", "queens"),
             source=f"{BOOK}; that a Queen may be called is a guess of the authors"),
        Buy(key="buying", name="buying", when=When.DECLARER, number=((MEDIATEUR, 1),), which="all - fool", fails=True, free=True,
            source=f"{BOOK}; a card in the discard is ours"),
        Play(name="play", source=BOOK),
    ),
    payments=ByContract(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", BOOK, at_once=True),
            BeyondHalf("points", "Card points", BOOK, points=64),
            JointMatadors("joint", MATADORS, BOOK, contract=FRAGE),
            PagatCaptured("captured", MATADORS, f"{BOOK}; that each opponent is paid is ours", contract=MEDIATEUR),
            PagatCaptured("captured-solo", MATADORS, f"{BOOK}; that each opponent is paid is ours", contract=SOLO),
            Supplied("supplied", "Card bought", BOOK, cards="T21", name="the XXI", dear=10, other=5),
        ),
        contracts=(ContractKind(FRAGE, "Frage"), LoneContract(MEDIATEUR, "Mediateur"), LoneContract(SOLO, "Solo")),
        shares=(1, 1), total=128, abandoned=Abandoned.DECLARED, source=BOOK,
    ),
    terms=(("talon", "extra cards"), ("fool", "Scüs"), ("one of game points", "game point")),
    melds=TABLE,
    words_of_sets=(
        *TAROK_LHOMBRE_OLD.words_of_sets, ("all - honours", "all cards but the honours (Kings, XXI, Pagat and Scüs)"),
        ("trumps + fool", "the Taroks and the Scüs"), ("trumps", "the Taroks"), ("courts", Bare("court cards")), ("fool", "the Scüs"),
        ("all - fool", "any but the Scüs"), ("T21", "the XXI"), ("trumps - T21 - T1", "the Taroks from the XX down"), ("T1", "the Pagat"),
    ),
    options=(
        Option("kings", "Do three Kings and the Scüs count?", (
            Value("no", "no", f"{BW}, NS"), Value("yes", "yes, 5", KH, (Add("melds.combinations", THREE_KINGS),)),
        )),
        Option("four-kings", "What may a player with all four Kings do?", (
            Value("queen", "bid Frage and call a Queen", f"{BOOK}, one guess of the authors"),
            Value("barred", "not bid Frage", f"{BOOK}, another guess of the authors", (
                Add("course:bidding.rules", BarredWith(FRAGE, "kings")),)),
        )),
        Option("taroks", "Are ten Taroks shown?", (
            Value("told", "no; but it is said whether the Pagat is among them", NS),
            Value("shown", "yes", f"{KH}, probably", (Put("melds.combinations:ten-taroks", taroks(Shows(Seen.STEP))),)),
        )),
        Option("buying", "How many cards may a Mediateur buy?", (
            Value("one", "one, if he likes", NS),
            Value("two", "one or two, if he likes", f"{KH}, BW; that he asks for them one after another is ours", (
                Put("course:buying.number", ((MEDIATEUR, 2),)),)),
        )),
        Option("order", "When are declarations made?", (
            Value("before", "before the bidding", BOOK),
            Value("after", "after the bidding", ULMANN, (
                Drop("declarations"), Insert(replace(DECLARING, source=ULMANN), after="buying"))),
        )),
        Option("direction", "Which way round?", (
            Value("anticlockwise", "anticlockwise", f"{BOOK}, an assumption"),
            Value("clockwise", "clockwise", "ours: the sources do not say", (Put("anticlockwise", False),)),
        )),
    ),
    profiles=(
        Profile("ns", "Neustes Spielbuch, 1840", NS),
        Profile("kh", "Das neue Königliche l'Hombre, 1783", KH, (("taroks", "shown"), ("kings", "yes"), ("buying", "two"))),
        Profile("bw", "Der beliebte Weltmensch, 1795", BW, (("taroks", "shown"), ("buying", "two"))),
        Profile("ulmann", "Ulmann, 1890s", ULMANN, (("taroks", "shown"), ("order", "after"))),
    ),
    sources=(("004", of_book("7.4")),),
    match=MatchRule(text="Each hand is settled by itself.", source=BOOK),
)

GAMES = {game.slug: game.with_options() for game in (TAROK_QUADRILLE,)}
