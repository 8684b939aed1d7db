"""Danish Tarok of the nineteenth century (Dummett and McLeod 2004, 4.5)."""

from trionfi.cards import Title
from trionfi.cards.packs import GERMAN_78
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.denmark_melds import TAROK_1846, WITHOUT_SCUS
from trionfi.games.germany import TAROC_1750, cards, dealt
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import Together, ToWinEverything
from trionfi.phases.play.naming import NamesSuit
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import TrickCards
from trionfi.settlement.tricks_taken import AllOrNone
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, Leading, LostLast, Saves
from trionfi.values import replace

OLD = "004, 4.5"
FEATS = (PlayEvent.EVERY, PlayEvent.NONE)

DANISH_78 = replace(
    GERMAN_78,
    name="danish-78",
    suits=tuple(replace(suit, native=native) for suit, native in zip(GERMAN_78.suits, ("spar", "hjerter", "ruder", "klør"), strict=True)),
    courts=(("K", "King", "Konge"), ("Q", "Queen", "Dame"), ("C", "Cavalier", "Kaval"), ("J", "Jack", "Knægt"), ("A", "Ace", "Es")),
    titles=(
        Title("T21", "Mondo", "the World", ("Monyue", "Mongue", "Mond")), Title("T1", "Pagat", "", ("Bagat",)),
        Title("F", "Scus", "the Fool", ("Scues", "Skis", "Excuse", "Fool")),
    ),
)

IN_WORDS = (
    ("trio", "the Mondo, the Pagat and the Scus"), ("kings", "the Kings"), ("queens", "the Queens"), ("cavaliers", "the Cavaliers"),
    ("jacks", "the Jacks"), ("T1", "the Pagat"), ("T21", "the Mondo"), ("fool", "the Scus"), ("T1 + F", "the Pagat and the Scus"),
    ("trumps", "the Tarokker"), ("trumps + fool", "the Tarokker and the Scus"), ("courts", "the court cards"),
    ("all - kings - trumps", "suit cards other than Kings, and the Scus"), ("trumps - T21 - T1", "the Tarokker from 20 to 2"),
)

SCUS = ToWinEverything("fool")
ONLY_THREE = (
    Together("trumps", 3, 3, must="T1", bar="T21"), Together("trumps + fool", 3, 3, must="T1 + F", bar="T21"),
)


def naming(source: str, lost: int) -> Fool:
    """A Scus that names a suit when it is led, and is lost in the last tricks."""
    return Fool(exchange=Exchange.EMPTY, by=Saves.PLAYER, covered=False, lead=Leading.NAMES, rules=(LostLast(lost),),
                source=f"{source}; what it does as a last card is ours")


def last_trick(pagat: int, king: int) -> tuple[Put, ...]:
    """Other sums for the Pagat and a King in the last trick, won or lost."""
    return (Put("payments.rewards:ultimo.rows", cards(
        ("pagat", "Pagat", "T1", 0, pagat, 0, pagat), ("king", "King", "kings", 0, king, 0, king))),)


TAROK_1850 = replace(
    TAROC_1750,
    ref="4.5",
    slug="tarok-danish-1850",
    name="Danish Tarok, the old form",
    place="Copenhagen",
    period="1846",
    family="denmark",
    pack=DANISH_78,
    fool=naming(OLD, 3),
    anticlockwise=False,
    course=(
        *dealt(OLD),
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - trumps",), rules=ONLY_THREE, source=OLD),
        Declare(name="declarations", source=f"{OLD}; 004, chapter 1"),
        Play(name="play", source=OLD, rules=(NamesSuit(source=OLD),)),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", OLD, at_once=True),
            TrickCards("cards", "Pagat and Kings before the last trick", OLD, rows=cards(
                ("pagat", "Pagat", "T1", 5, 0, 5, 0), ("king", "King", "kings", 0, 0, 5, 0))),
            TrickCards("ultimo", "Pagat and Kings in the last trick", OLD, rows=cards(
                ("pagat", "Pagat", "T1", 0, 15, 0, 15), ("king", "King", "kings", 0, 10, 0, 10))),
            AllOrNone("all", "Every trick", OLD, aim=PlayEvent.EVERY, pays=26),
            AllOrNone("misere", "Misère", OLD, aim=PlayEvent.NONE, pays=26),
            OnPoints("points", "Card points", OLD, Par(26, FEATS)),
        ),
        total=78,
        source=OLD,
    ),
    terms=(("talon", "extra cards"), ("fool", "Scus"), ("one of game points", "game point")),
    words_of_sets=IN_WORDS,
    melds=TAROK_1846,
    options=(
        Option("ultimo", "What does the last trick pay?", (
            Value("low", "Pagat 15, King 10, won or lost", OLD),
            Value("high", "Pagat 40, King 30, won or lost", f"{OLD}, variant", last_trick(40, 30)),
        )),
        Option("misere", "What does a Misère bring?", (
            Value("26", "26 from each; Pagat and Kings are paid as always", OLD),
            Value("52", "52 from each, and nothing is paid for the last trick", f"{OLD}, a new variation", (
                Put("payments.rewards:misere.pays", 52), Put("payments.rewards:ultimo.unless", (PlayEvent.NONE,)))),
        )),
        Option("ten", "Does the Scus count among ten Tarokker?", (
            Value("yes", "yes", "our reading of 004, 4.5, as in 4.3 and 4.6"),
            Value("no", "no", "004, 4.1; 4.5 is silent", (Put("melds.combinations:ten-tarokker", WITHOUT_SCUS),)),
        )),
    ),
    profiles=(
        Profile("1846", "Basta, Copenhagen 1846", "004, 4.5"),
        Profile("high", "the new valuations that he mentions", "004, 4.5", (("ultimo", "high"), ("misere", "52"))),
    ),
    sources=(("004", of_book("4.5")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROK_1850,)}
