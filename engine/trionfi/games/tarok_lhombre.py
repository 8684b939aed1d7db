"""Tarok-l'Hombre (Dummett and McLeod 2004, chapter 7)."""

from trionfi.cards.packs import GERMAN_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.matches.rules import MatchRule
from trionfi.phases.asking import Ask
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.duel import Duel, Level, Reopened, Unplayed
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.matador_runs import Consolation, Supplied
from trionfi.settlement.payments import Payments
from trionfi.settlement.settling import Rate
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Trickless
from trionfi.words import Bare, Words

GENERAL = "004, chapter 1"
OLD = "004, 7.1"
CONTRACT = "payments.rewards:contract"
NO_SKIPPING = "that no level is skipped is ours"


def bids(*rates: int) -> tuple[Bid, ...]:
    """The four levels."""
    words: tuple[tuple[str, Words], ...] = (
        ("a tre", "three cards, if it is played"), ("a due", "I ask for two cards"), ("a uno", "I ask for one card"),
        ("solo", "I ask for none"))
    return tuple(Bid(say, gloss, rate) for (say, gloss), rate in zip(words, rates, strict=True))


LEVELS = bids(1, 2, 3, 6)
AUCTION = Duel(key="bidding", name="bidding", bids=LEVELS, decline="passo", hold="ich behalte es", forced=True, top_ends=True,
               source=f"{OLD}; {NO_SKIPPING}")
PAID_A_TRE = Unplayed(key="a-tre-unopposed", name="a tre unopposed", bid="a tre", source=OLD)

COURSE = (
    *(Give(key=f"packet-{number}", name=numbered(number), each=5, source=OLD) for number in range(1, 6)),
    Lay(key="last-cards", name="last cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=OLD),
    Take(key="taking-last-cards", name="taking the last cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=OLD),
    Discard(name="discard", who=LaysAway.DEALER, tiers=("suit-cards - kings", "trumps - T21 - T1"),
            source=f"{OLD}; the second sentence is ours"),
    AUCTION,
    Level(key="bidding-level", name="bidding level", bids=LEVELS, source=OLD),
    PAID_A_TRE,
    Ask(key="asking", name="asking", number=(("a tre", 3), ("a due", 2), ("a uno", 1)), fails=True,
        source=f"{OLD}; that he gives before he asks, and a card in the discard, are ours"),
    Play(name="play", source=OLD),
)


def rates(*figures: int) -> tuple[Put, ...]:
    """Other multipliers of the four levels."""
    return (
        Put("course:bidding*.bids", bids(*figures)),
        Put("payments.rates", tuple(Rate(bid.rate, bid.say) for bid in bids(*figures))),
    )


OPTIONS = (
    Option("bidding", "How is the bidding done?", (
        Value("forced", "the first player must open, one level at a time, and the declarer may raise", OLD),
        Value("entro", "the first player may pass or say a tre (Entro); unopposed he may name a higher level, which reopens the bidding",
              f"{OLD}, BW", (
            Put("course:bidding.forced", False), Put("course:bidding-level.lowest", True),
            Insert(Reopened(key="bidding-again", name="bidding again", bids=LEVELS, decline="passo", hold="ich behalte es", top_ends=True,
                        source=f"{OLD}, BW"), after="bidding-level"),
            Put("payments.abandoned", Abandoned.NOTHING),
        )),
        Value("stabenow", "levels may be passed over, the last bid is played, and who opened a tre may not hold solo", f"{OLD}, Stabenow", (
            Put("course:bidding.jumps", True), Put("course:bidding.unheld", ("solo",)),
            Put("course:bidding.source", f"{OLD}, Stabenow"), Drop("bidding-level"))),
    )),
    Option("payments", "What is a contract worth?", (
        Value("sa", "10 and the points from 39, times 1, 2, 3 or 6", f"{OLD}, SA, NSa"),
        Value("from-40", "the same with the points reckoned from 40", f"{OLD}, later accounts", (Put(f"{CONTRACT}.par", 40),)),
        Value("konig", "from 40, and at solo 36 instead of 60", f"{OLD}, König",
              (Put(f"{CONTRACT}.par", 40), Put(f"{CONTRACT}.bases", ((6, 6),)))),
        Value("bw", "5 and the points from 39, times 1, 2, 3 or 4", f"{OLD}, BW", (
            Put(f"{CONTRACT}.base", 5), *rates(1, 2, 3, 4))),
    )),
    Option("tout", "What does winning every trick pay?", (
        Value("instead", "200 a due, 300 a uno, 600 solo, in place of the rest", f"{OLD}, SA"),
        Value("added", "the same beside the rest", f"{OLD}, SA, some players", (Put(f"{CONTRACT}.adds", True),)),
        Value("posert", "50, 100 and 150 beside the rest", f"{OLD}, Posert", (
            Put(f"{CONTRACT}.tout", (0, 50, 100, 150)), Put(f"{CONTRACT}.adds", True))),
        Value("none", "nothing of its own", f"{OLD}, BW", (Put(f"{CONTRACT}.tout", ()),)),
    )),
    Option("supplying", "Is the giver of an asked card paid?", (
        Value("no", "no", OLD),
        Value("ulmann", "10 for the XXI, 5 for another card", f"{OLD}, Ulmann", (
            Add("payments.rewards", Supplied("supplied", "Card given", f"{OLD}, Ulmann", cards="T21", name="the XXI", dear=10, other=5)),)),
    )),
    Option("a-tre", "Is an unopposed a tre played?", (
        Value("paid", "no, it is paid", f"{OLD}, SA"),
        Value("played", "yes, asking for three cards", f"{OLD}, NSa", (Drop("a-tre-unopposed"), Put(f"{CONTRACT}.unplayed", None))),
    )),
    Option("deal", "How are the cards dealt?", (
        Value("fives", "in fives", OLD),
        Value("at-once", "all at once, the last 28 to the dealer", f"{OLD}, von Abenstein", (
            *(Drop(f"packet-{number}") for number in range(2, 6)), Put("course:packet-1.each", 25))),
    )),
    Option("direction", "Which way round?", (
        Value("clockwise", "clockwise", f"{OLD}, SA"),
        Value("anticlockwise", "anticlockwise", "ours: most accounts do not say", (Put("anticlockwise", True),)),
    )),
)

TAROK_LHOMBRE_OLD = Game(
    ref="7.1",
    slug="tarok-lhombre-old",
    name="Tarok-l'Hombre, the older way",
    place="Austria and Germany",
    period="c. 1770 to c. 1908",
    family="tarok_lhombre",
    players=(3,),
    pack=GERMAN_78.called("F", "Scüs"),
    counting=Counting(
        values=(("trio", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)), group=3, less=2, odd=((1, 1), (2, 1)),
        source=GENERAL,
    ),
    follow=Follow(source=GENERAL),
    fool=Fool(exchange=Exchange.WHEN_ABLE, covered=False, lead=Leading.FREE, trickless=Trickless.OTHER_SIDE,
              source=f"{OLD}; that it may be led is ours"),
    sides=Sides(Division.REST),
    course=COURSE,
    payments=Payments(
        ledger="game points",
        rewards=(Consolation("contract", "Contract", OLD, tout=(0, 200, 300, 600), unplayed=1),),
        rates=tuple(Rate(bid.rate, bid.say) for bid in LEVELS), rate_asked="at which level was it played", source=OLD,
    ),
    anticlockwise=False,
    terms=(("talon", "extra cards"), ("fool", "Scüs"), ("one of game points", "game point")),
    words_of_sets=(
        ("suit-cards - kings", "suit cards other than Kings"), ("trumps - T21 - T1", "trumps other than the XXI and the Pagat"),
        ("trio", "the XXI, the Pagat and the Scüs"), ("kings", Bare("each King")), ("queens", "each Queen"),
        ("cavaliers", "each Cavalier"), ("jacks", "each Jack"),
    ),
    options=OPTIONS,
    profiles=(
        Profile("sa", "the account of 1797 and its heirs", f"{OLD}, SA"),
        Profile("nsa", "the reprint of 1800, in which a tre is played", f"{OLD}, NSa", (("a-tre", "played"),)),
        Profile("bw", "the earliest account", f"{OLD}, BW", (("payments", "bw"), ("tout", "none"), ("bidding", "entro"))),
        Profile("later", "many later books", OLD, (("payments", "from-40"),)),
        Profile("posert", "Posert, 1864", OLD, (("tout", "posert"),)),
        Profile("konig", "König, 1890s", OLD, (("payments", "konig"),)),
        Profile("ulmann", "Ulmann, 1890s", OLD, (("supplying", "ulmann"),)),
        Profile("stabenow", "Stabenow, 1908", OLD, (("bidding", "stabenow"),)),
        Profile("abenstein", "von Abenstein's deal, 1820", OLD, (("deal", "at-once"),)),
    ),
    sources=(("004", of_book("7.1")),),
    match=MatchRule(text="Each hand is settled by itself.", source=OLD),
)

GAMES = {game.slug: game.with_options() for game in (TAROK_LHOMBRE_OLD,)}
