"""The Jeu de Tarots of Geneva, for four and three (Dummett and McLeod 2004, 5.5 and 5.6)."""

from functools import partial

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.geneva_packs import GENEVA_78
from trionfi.matches.partie import HigherWins, LowestPays
from trionfi.phases.deal import Give, Lay, last_of_pack, numbered
from trionfi.phases.discards_lost import LostUnless, Shortened
from trionfi.phases.play.outside import FromOutside
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import AfterCard, HandHas, Signal, TableTalk
from trionfi.state.talk_words import About, Asks, JustPlayed, Saying, Truth
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Leading, Saves, Trickless
from trionfi.values import replace
from trionfi.words import Listing, Message, Words

GENERAL = "004, chapter 1"
FOUR, THREE = "004, 5.5", "004, 5.6"
EMPTY = "empty-cards"
SOME = "all - T1"

Gesture = partial(Signal, lang="en", source=f"{FOUR}; gestures and meanings are paired in their order")
PLAYED = partial(Gesture, when=Saying.HAVING_PLAYED, about=About.TRUMPS)


def has(phrase: str, meaning: Words, card: str) -> Signal:
    """A gesture on the own turn, for a card that is held."""
    return Gesture(phrase, meaning, Saying.OWN_TURN, About.TRUMPS, Asks.HOLDS, hand=HandHas(card))


SIGNALS = (
    PLAYED("knock", "I have the Monde, or the highest Tarot still to come (knock on the table when playing a Tarot)", asks=Asks.HIGHEST,
           played=AfterCard(JustPlayed.TRUMP, Truth.HIGHEST, "1")),
    PLAYED("circle", "I have the XX (describe a circle with the card when playing a Tarot)", asks=Asks.HOLDS,
           played=AfterCard(JustPlayed.TRUMP, Truth.HOLDS, "T20")),
    PLAYED("drop", "I have the XIX (let the card fall from above when playing a Tarot)", asks=Asks.HOLDS,
           played=AfterCard(JustPlayed.TRUMP, Truth.HOLDS, "T19")),
    has("two fingers up", "I have the XVIII (thumb on the middle and ring fingers, the index and little fingers up)", "T18"),
    has("rap the finger", "I have the XVII (rap three or four times with the index finger)", "T17"),
    has("thumb down", "I have the Bateleur (point to the table with the thumb)", "T1"),
    Gesture("rap the card", "play your highest card (rap with a card when playing it)", Saying.LEADING, About.NOTHING, Asks.PLAY_HIGH),
    Gesture("rap the pile", "lead a Tarot (take up the last trick and rap lightly with it on the others)", Saying.PARTNER_TO_LEAD,
            About.TRUMPS, Asks.LEAD, tricks=1),
)


def discard(cards: int, source: str) -> Discard:
    """The dealer's discard, with the Bateleur out of a hand of few trumps."""
    return Discard(name="discard", who=LaysAway.DEALER, cards=cards, tiers=(EMPTY,), rules=(
        Shortened("T1", "trumps", cards - 1, "T21 + F", EMPTY, cards), LostUnless("fool")), source=source)


def dealt(source: str, cards: int, *packets: int) -> tuple[Lay | Give | Take, ...]:
    """So many cards each in these packets, the last cards to the dealer."""
    return (
        *(Give(key=f"packet-{number}", name=numbered(number), each=each, source=f"{source}; how many at a time is ours")
          for number, each in enumerate(packets, 1)),
        Lay(key="last-cards", name="last cards", pile="talon", cards=cards, pattern=last_of_pack(cards), source=source),
        Take(key="taking-last-cards", name="taking the last cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
    )


def rounds(source: str, *sizes: tuple[int, ...]) -> Option:
    """In how many rounds it is dealt."""
    three, two, one = sizes
    return Option("deal", "In how many rounds are the cards dealt?", (
        Value("three", Message("in three, of {sizes}", sizes=Listing(three)), f"{source}; the sizes are ours"),
        Value("two", Message("in two, of {sizes}", sizes=Listing(two)), f"{source}; the sizes are ours", (
            Drop("packet-3"), Put("course:packet-1.each", two[0]), Put("course:packet-2.each", two[1]))),
        Value("one", "all at once", source, (Drop("packet-2"), Drop("packet-3"), Put("course:packet-1.each", one[0]))),
    ))


def freely(source: str) -> Option:
    """What the dealer may discard."""
    return Option("discard", "May the dealer discard counting cards?", (
        Value("empty", "no, none but the Bateleur", f"our reading of {source}"),
        Value("free", "yes, unless the Bateleur goes", f"another reading of {source}", (Put("course:discard.tiers", (SOME,)),)),
    ))


DIRECTION = Option("direction", "Which way round?", (
    Value("anticlockwise", "anticlockwise", "ours, by the general convention of 004"),
    Value("clockwise", "clockwise", "ours: the leaflet does not say", (Put("anticlockwise", False),)),
))

GENEVA_4 = Game(
    ref="5.5",
    slug="tarots-geneva-4",
    name="Jeu de Tarots of Geneva for four",
    place="Geneva, Switzerland",
    period="19th century",
    family="troccas",
    players=(4,),
    pack=GENEVA_78,
    counting=Counting(
        values=(("T21 + T1", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)), group=4, less=3,
        odd=((1, 0), (2, 1), (3, 2)), apart=(("fool", 4),), source=FOUR,
    ),
    follow=Follow(source=GENERAL),
    fool=Fool(by=Saves.PLAYER, lead=Leading.FREE, trickless=Trickless.NOT_DEALER, source=f"{FOUR}; that it may be led is ours"),
    sides=Sides(Division.FACING),
    course=(*dealt(FOUR, 2, 6, 6, 7), discard(2, FOUR), Play(name="play", source=FOUR)),
    payments=Scoring(ledger="card points", rewards=(OnPoints("points", "Card points", FOUR, AS_THEY_ARE),), sides=Sides(Division.FACING),
                     zero_sum=False, total=72, source=FOUR),
    talk=TableTalk(SIGNALS),
    terms=(("talon", "extra cards"), ("fool", "Mat"), ("one of card points", "card point"), ("one of stakes", "stake")),
    words_of_sets=(
        ("T21 + T1", "the Monde (XXI) and the Bateleur (I)"), ("T21 + F", "the Monde and the Mat"), ("T1", "the Bateleur"),
        ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavalier"), ("jacks", "each Jack"), ("fool", "the Mat"),
        (EMPTY, "empty cards (trumps 2 to 20 and numerals)"), (SOME, "all cards but the Bateleur"), ("trumps", "the Tarots"),
    ),
    options=(
        Option("signals", "May partners signal?", (
            Value("yes", "yes, by the eight gestures", FOUR),
            Value("no", "no", "ours: an agreement of the table", (Put("talk", TableTalk()),)),
        )),
        rounds(FOUR, (6, 6, 7), (9, 10), (19,)), freely(FOUR), DIRECTION,
    ),
    profiles=(Profile("book", "the leaflet of F. N.-C.-G.-B.", FOUR),),
    sources=(("004", of_book("5.5")),),
    match=HigherWins(number=4, points=72, source=f"{FOUR}; that one stake is paid is ours"),
)

GENEVA_3 = replace(
    GENEVA_4,
    ref="5.6",
    slug="tarots-geneva-3",
    name="Jeu de Tarots of Geneva for three",
    players=(3,),
    counting=replace(GENEVA_4.counting, group=3, less=2, odd=((1, 1), (2, 1)), source=THREE),
    sides=Sides(Division.ALONE),
    course=(
        *dealt(THREE, 3, 8, 8, 9), discard(3, THREE),
        Play(name="play", source=THREE, rules=(
            FromOutside(3, 79, (("T21", 5), ("F", 4)), source=f"{THREE}; the order of the duties is ours"),)),
    ),
    payments=Scoring(ledger="card points", rewards=(OnPoints("points", "Card points", THREE, AS_THEY_ARE),), zero_sum=False, total=78,
                     source=THREE),
    talk=TableTalk(),
    words_of_sets=(*GENEVA_4.words_of_sets, ("T21", "the Monde"), ("F", "the Mat")),
    options=(rounds(THREE, (8, 8, 9), (12, 13), (25,)), freely(THREE), DIRECTION),
    profiles=(Profile("book", "the leaflet of F. N.-C.-G.-B.", THREE),),
    sources=(("004", of_book("5.6", "5.5")),),
    match=LowestPays(number=3, points=78, source=f"{THREE}; that one stake is paid to each is ours"),
)

GAMES = {game.slug: game.with_options() for game in (GENEVA_4, GENEVA_3)}
