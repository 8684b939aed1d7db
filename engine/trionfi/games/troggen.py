"""Early Swiss Troggen, as a French book of 1659 has it (Dummett and McLeod 2004, chapter 2)."""

from trionfi.cards import Title
from trionfi.cards.packs import HIGH, OLD_FRENCH_78, STANDARD_SETS
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.matches.rules import Hands
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Saves
from trionfi.values import replace

GENERAL = "004, chapter 1"
BOOK = "004, 2.7"

TROGGEN_78 = replace(
    OLD_FRENCH_78,
    name="troggen-78",
    courts=(("K", "King", "Roi"), ("Q", "Queen", "Reine"), ("C", "Knight", "Chevalier"), ("J", "Jack", "Valet"), ("A", "Ace", "As")),
    region="Switzerland",
    titles=(
        Title("T21", "le Monde", "the World", ("Monde",)),
        Title("T20", "le Jugement", "the Judgement"),
        Title("T19", "le Soleil", "the Sun"),
        Title("T18", "la Lune", "the Moon"),
        Title("T17", "l'Étoile", "the Star"),
        Title("T16", "la Maison Dieu", "the House of God", ("the Tower",)),
        Title("T15", "le Diable", "the Devil"),
        Title("T14", "Tempérance", "Temperance"),
        Title("T13", "la Mort", "Death"),
        Title("T12", "le Pendu", "the Hanged Man"),
        Title("T11", "la Force", "Strength"),
        Title("T10", "la Roue de Fortune", "the Wheel of Fortune"),
        Title("T9", "l'Hermite", "the Hermit"),
        Title("T8", "la Justice", "Justice"),
        Title("T7", "le Chariot", "the Chariot"),
        Title("T6", "l'Amoureux", "the Lover"),
        Title("T5", "le Pape", "the Pope"),
        Title("T4", "l'Impératrice", "the Empress"),
        Title("T3", "l'Empereur", "the Emperor"),
        Title("T2", "la Papesse", "the Popess"),
        Title("T1", "le Bateleur", "the Mountebank", ("Bateleur",)),
        Title("F", "Fool", "", ("le Mat", "Mat")),
    ),
    sets=(("trio", "T21 + T1 + F"), ("honours", "T21 + T1 + kings"), *STANDARD_SETS[2:]),
)
TROGGEN_78_ALIKE = replace(TROGGEN_78, name="troggen-78-alike", suits=tuple(replace(suit, ranks=HIGH) for suit in TROGGEN_78.suits))


def values(fool: int, jack: int) -> tuple[tuple[str, int], ...]:
    """The values of the counting cards, with those of the Fool and the Jacks."""
    jacks = (("jacks", jack),) if jack > 1 else ()
    return (("honours", 5), ("queens", 4), ("cavaliers", 3), ("fool", fool), *jacks)


TROGGEN_1659 = Game(
    ref="2.7",
    slug="troggen-1659",
    name="Early Swiss Troggen",
    place="Switzerland",
    period="1659",
    family="troccas",
    players=(3,),
    pack=TROGGEN_78,
    counting=Counting(values(3, 2), group=3, less=2, odd=((1, 1), (2, 1)), source=f"{BOOK}; the Jacks are ours"),
    follow=Follow(source=GENERAL),
    fool=Fool(exchange=Exchange.EMPTY, by=Saves.PLAYER, covered=False, lead=Leading.FREE,
              source=f"{BOOK}; {GENERAL}; that it may be led is ours"),
    sides=Sides(Division.ALONE),
    course=(
        *(Give(key=f"packet-{number}", name=numbered(number), each=5, source=f"{BOOK}; the packets are ours") for number in range(1, 6)),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=BOOK),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=BOOK),
        Discard(name="discard", who=LaysAway.DEALER, cards=3, tiers=("suit-cards - kings", "kings"),
                source=f"{BOOK}, where that is called probable; Kings only where nothing else is left: ours"),
        Play(name="play", source=BOOK),
    ),
    payments=Scoring(ledger="card points", rewards=(OnPoints("points", "Card points", BOOK, AS_THEY_ARE),), zero_sum=False, total=76,
                     source=BOOK),
    terms=(("talon", "extra cards"), ("fool", "Fool"), ("one of card points", "card point")),
    words_of_sets=(
        ("honours", "trump XXI, trump I and the Kings"), ("queens", "the Queens"), ("cavaliers", "the Knights"),
        ("jacks", "the Jacks"), ("fool", "the Fool"), ("suit-cards - kings", "suit cards other than Kings"), ("kings", "the Kings"),
        ("all", "all cards"),
    ),
    options=(
        Option("values", "What are the Jacks and the Fool worth?", (
            Value("jack-two", "a Jack 2, the Fool 3", "004, 2.7; the Jacks, which it leaves out, are ours"),
            Value("printed", "a Jack no more than an empty card, the Fool 3", "004, 2.7, by the letter", (
                Put("counting.values", values(3, 1)), Put("payments.total", 72))),
            Value("usual", "a Jack 2, the Fool 5, as in other games", "ours", (
                Put("counting.values", values(5, 2)), Put("payments.total", 78))),
        )),
        Option("discard", "What may the dealer discard?", (
            Value("plain", "no King, no trump and not the Fool", "004, 2.7, where that is called probable"),
            Value("any", "anything", "004, 2.7, by the letter", (Put("course:discard.tiers", ("all",)),)),
        )),
        Option("ranking", "How do the numerals rank in cups and coins?", (
            Value("original", "from the Ace down to the 10", "004, 2.7, where that is called probable"),
            Value("alike", "from the 10 down to the Ace, as in swords and batons", "004, 2.4, the practice of France in the same book", (
                Put("pack", TROGGEN_78_ALIKE),)),
        )),
        Option("lead", "May the Fool be led?", (
            Value("free", "yes; the next card sets the suit", "ours"),
            Value("last-card", "no, except as a last card", "004, 2.1, the rule of Nevers", (Put("fool.lead", Leading.LAST_CARD),)),
        )),
    ),
    profiles=(Profile("academie", "La Maison académique des jeux, second edition, 1659", "004, 2.7"),),
    sources=(("004", of_book("2.7")),),
    match=Hands(number=3, text="Each player deals once. Players with the same total share the rubber (ours).", source=BOOK),
)

GAMES = {game.slug: game.with_options() for game in (TROGGEN_1659,)}
