"""The Jeu du Tarot of a sheet of about 1900, for three to seven players (Dummett and McLeod 2004, 5.7); much of it is reconstruction."""

from trionfi.counting import Counting
from trionfi.game import Game, Seating
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.geneva_packs import SWISS_54, SWISS_54_FOOL_HIGHEST
from trionfi.matches.rules import MatchRule
from trionfi.phases.auction import Auction
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, LayFirst, LayMore, numbered
from trionfi.phases.discards_lost import WithMany
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.feats import EachPoint
from trionfi.settlement.payments import Payments
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Leading, Trickless
from trionfi.words import Words

SHEET = "004, 5.7"
OURS = "ours: the sheet does not say"
GENERAL = "004, chapter 1"
LEAST = 4


def course(ecart: int, when: Words, *packets: int, later: int = 0, honours: bool = False) -> tuple[Step, ...]:
    """The écart, laid down first except for so many cards that come `later`, after the first of these packets; then taking it."""
    discard = Discard(name="discard", cards=ecart, tiers=("all",), source=SHEET) if honours else Discard(
        name="discard", cards=ecart, tiers=("all - honours",), rules=(WithMany("honours", LEAST),),
        source=f"{SHEET}; that as many go as were taken is ours")
    first, *others = (Give(key=f"packet-{number}", name=numbered(number), each=each, source=SHEET)
                      for number, each in enumerate(packets, 1))
    dealt: tuple[Step, ...] = (
        LayFirst(key="ecart", name="écart", pile="talon", cards=ecart - later, more=later, pattern=when, source=SHEET), first,
        LayMore(key="more-ecart", name="the rest of the écart", pile="talon", cards=later, source=SHEET), *others,
    ) if later else (Lay(key="ecart", name="écart", pile="talon", cards=ecart, pattern=when, source=SHEET), first, *others)
    return (
        *dealt,
        Auction(key="bidding", name="bidding", bids=(Bid("je prends", "I take the écart"),), decline="je passe", source=OURS),
        Take(key="taking-ecart", name="taking the écart", open=False, source=f"{SHEET}; that it is not shown is ours"),
        discard,
        Play(name="play", source=OURS),
    )


def seating(players: int, words: Words, steps: tuple[Step, ...]) -> Seating:
    """So many players."""
    return Seating(players, words, (Put("course", steps),), SHEET)


SIX_FIRST = "the first six cards of the pack"

TAROT_1900 = Game(
    ref="5.7",
    slug="tarot-swiss-1900",
    name="Jeu du Tarot, about 1900",
    place="Switzerland or Alsace",
    period="about 1870 to 1914",
    family="troccas",
    players=(3, 4, 5, 6, 7),
    pack=SWISS_54,
    counting=Counting(
        values=(("trio", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)), group=3, less=2, odd=((1, 1), (2, 1)),
        source=f"{SHEET}; cards left over are ours",
    ),
    follow=Follow(source=f"{GENERAL}; {OURS}"),
    fool=Fool(covered=False, lead=Leading.FREE, trickless=Trickless.TRICK_WINNER, source=OURS),
    sides=Sides(Division.REST),
    course=course(6, SIX_FIRST, 3, 3, 3, 3, 4),
    payments=Payments(
        ledger="game points", rewards=(EachPoint("contract", "Contract", f"{SHEET}; what is paid is ours", points=36),), total=70,
        abandoned=Abandoned.NOTHING, source=OURS,
    ),
    seatings=(
        seating(4, "twelve cards each and an écart of six", course(6, SIX_FIRST, 3, 3, 3, 3)),
        seating(5, "nine cards each and an écart of nine", course(9, "the first nine cards, three at a time,", 3, 3, 3)),
        seating(6, "seven cards each and an écart of twelve, of which six are laid after the first round",
                course(12, SIX_FIRST, 3, 4, later=6)),
        seating(7, "six cards each and an écart of twelve, of which six are laid after the first round; any card may be discarded",
                course(12, SIX_FIRST, 3, 3, later=6, honours=True)),
    ),
    terms=(("declarer", "taker"), ("talon", "écart"), ("fool", "Excuse"), ("one of game points", "game point")),
    words_of_sets=(
        ("trio", "the XXI, the I and the Excuse"), ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavalier"),
        ("jacks", "each Jack"), ("honours", "the honours (Kings, XXI, I and Excuse)"), ("all", "all cards"),
        ("all - honours", "all cards but the honours (Kings, XXI, I and Excuse)"),
    ),
    options=(
        Option("fool", "What does the Fool do?", (
            Value("excuse", "it excuses its player, as in most games", OURS),
            Value("highest", "it is the highest trump", OURS, (Put("pack", SWISS_54_FOOL_HIGHEST),)),
        )),
        Option("direction", "Which way round?", (
            Value("anticlockwise", "anticlockwise", OURS), Value("clockwise", "clockwise", OURS, (Put("anticlockwise", False),)),
        )),
    ),
    profiles=(Profile("reconstruction", "the sheet, filled in by us", f"{SHEET}; ours"),),
    sources=(("004", of_book("5.7")),),
    match=MatchRule(text="Each hand is settled by itself; a round is over when everybody has dealt.", source=OURS),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_1900,)}
