"""The games of Lombardy without bidding (Dummett and McLeod 2004, chapter 6: 6.1, 6.2 and 6.7)."""

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.lombardy_packs import COMO_78, LOMBARD_78
from trionfi.matches.partita import Partita
from trionfi.matches.rules import Hands
from trionfi.matches.stakes import StakeEach
from trionfi.phases.annul import Annul
from trionfi.phases.base import Step
from trionfi.phases.deal import Face, Give, Lay, last_of_pack, numbered
from trionfi.phases.discard_rules import LostDiscard, Together, Whose
from trionfi.phases.face_up import TakeFaced
from trionfi.phases.pause import Does, Pause, Word
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.pars import AbovePar, Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Saves, Trickless
from trionfi.values import replace

GENERAL = "004, chapter 1"
MILAN, RESEGHINO, COMO = "004, 6.1", "004, 6.2", "004, 6.7"
FACING = Sides(Division.FACING)

COURT_VALUES = (("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2))
IN_FOURS = Counting(values=(("T21", 6), ("T1 + F", 5), *COURT_VALUES), group=4, less=3, odd=((1, 1), (2, 2), (3, 3)), source=MILAN)
IN_THREES = Counting(values=(("trio", 5), *COURT_VALUES), group=3, less=2, odd=((1, 1), (2, 1)), source=RESEGHINO)
MATTO_APART = replace(IN_THREES, values=(("T21 + T1", 5), *COURT_VALUES), apart=(("F", 4),), source=COMO)

EXCHANGED = Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, lead=Leading.FREE, trickless=Trickless.TRICK_WINNER,
                 source=f"{MILAN}; that it may be led is ours")
KEPT = Fool(lead=Leading.FREE, trickless=Trickless.KEPT,
            source=f"{COMO}; what a player without a trick does with it, and that it may be led, is ours")

NO_HONOURS, IF_FORCED = "suit-cards - kings", "trumps - T21 - T1"
OWN_LOST = LostDiscard(Whose.PLAYER)


def laid_away(source: str, cards: int, who: LaysAway = LaysAway.DEALER) -> Discard:
    """So many cards: no honour, and a trump only when there is nothing else. A player without a trick loses them."""
    return Discard(name="discard", who=who, cards=cards, tiers=(NO_HONOURS, IF_FORCED), rules=(OWN_LOST,), source=source)


def extra_cards(source: str, cards: int) -> tuple[Step, Step]:
    """The last cards of the pack, which the dealer takes."""
    return (
        Lay(key="last-cards", name="last cards", pile="talon", cards=cards, pattern=last_of_pack(cards), source=source),
        Take(key="taking-last-cards", name="taking the last cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
    )


def dealt(source: str, *packets: int) -> tuple[Give, ...]:
    """One round of the deal after another."""
    return tuple(Give(key=f"packet-{number}", name=numbered(number), each=each, source=source) for number, each in enumerate(packets, 1))


TERMS = (("talon", "extra cards"), ("fool", "Matto"), ("one of points", "point"), ("one of game points", "game point"))
WORDS_OF_SETS = (
    (NO_HONOURS, "suit cards other than Kings"), (IF_FORCED, "trumps other than the XXI and the Bagatto (I)"),
    ("T21", "the XXI"), ("T1 + F", "the Bagatto (I) and the Matto"), ("trio", "the XXI, the Bagatto (I) and the Matto"),
    ("T21 + T1", "the XXI and the Bagatto (I)"), ("F", "the Matto"), ("trumps + fool", "the trumps and the Matto"),
    ("honours", "the honours (XXI, Bagatto, Matto and Kings)"), ("honours + trumps", "the honours and the trumps"),
    ("honours - trio", "the four Kings"), ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavalier"),
    ("jacks", "each Jack"), ("all", "any card"),
)

TAROCCHI_4 = Game(
    ref="6.1",
    slug="tarocchi-lombardy-4",
    name="Four-handed Tarocchi of Lombardy",
    place="Lombardy; Austria, Germany and the Netherlands",
    period="about 1750 to the 1980s; beyond the Alps about 1760 to 1840",
    family="lombardy",
    players=(4,),
    pack=LOMBARD_78,
    counting=IN_FOURS,
    follow=Follow(source=GENERAL),
    fool=EXCHANGED,
    sides=FACING,
    course=(
        *dealt(f"{MILAN}; the packets are ours", 5, 5, 5, 4),
        extra_cards(MILAN, 2)[0],
        TakeFaced(key="taking-last-cards", name="taking the last cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, barred="honours + trumps",
                  source=MILAN),
        Face(key="last-cards-faced", name="last cards faced", source=MILAN),
        Pause(key="a-monte", name="a monte", vocabulary=(
            Word("a monte", "throw the hands in", Does.ABANDON), Word("si gioca", "we play", Does.GO_ON, ends=True)), last=True,
            source=f"{MILAN}; the words for playing on are ours"),
        laid_away(MILAN, 2),
        Play(name="play", source=MILAN),
    ),
    payments=Scoring(
        ledger="points", rewards=(OnPoints("points", "Card points", MILAN, AbovePar(36)),), sides=FACING, total=72, zero_sum=False,
        abandoned=Abandoned.NOTHING, source=MILAN,
    ),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("throw-in", "May the hands be thrown in before the discard?", (
            Value("a-monte", "yes, if all agree; the hand is one of the four all the same", f"{MILAN}, Milan"),
            Value("no", "no", f"{MILAN}, outside Italy", (Drop("a-monte"),)),
        )),
        Option("cappotto", "When is a cappotto paid for?", (
            Value("always", "always: 2 to each of the side that made it", f"{MILAN}, the Italian text; that it stands when this side loses "
                  "the partita is our reading"),
            Value("winners", "only to a side that wins the partita: 2, or what was agreed",
                  f"{MILAN}, the Austrian text, where the sum is agreed beforehand; 2 is ours", (Put("match.winners_only", True),)),
        )),
        Option("lead", "May the Matto be led?", (
            Value("free", "yes; the next card sets the suit", "ours: the source does not say"),
            Value("last-card", "only as a last card", "ours", (Put("fool.lead", Leading.LAST_CARD),)),
        )),
    ),
    profiles=(
        Profile("milan", "Milan, as printed from 1811 on", MILAN),
        Profile("vienna", "Vienna, as printed in 1763", MILAN, (("throw-in", "no"), ("cappotto", "winners"))),
    ),
    sources=(("004", of_book("6.1")),),
    match=Partita(source=f"{MILAN}; of equal totals: ours"),
)

RUBBER = StakeEach(number=3, source=f"{COMO}; {RESEGHINO}; of equal totals: ours")

RESEGHINO_3 = replace(
    TAROCCHI_4,
    ref="6.2",
    slug="reseghino",
    name="Reseghino",
    place="Lombardy",
    period="18th and 19th centuries",
    players=(3,),
    counting=IN_THREES,
    fool=replace(EXCHANGED, source=f"{RESEGHINO}; that it may be led is ours"),
    sides=Sides(Division.ALONE),
    course=(
        *dealt(f"{RESEGHINO}; the packets are ours", 5, 5, 5, 5, 5),
        *extra_cards(RESEGHINO, 3),
        laid_away(RESEGHINO, 3),
        Play(name="play", source=RESEGHINO),
    ),
    payments=Scoring(ledger="points", rewards=(OnPoints("points", "Card points", RESEGHINO, Par(26)),), total=78, source=RESEGHINO),
    options=(
        Option("rubber", "What does the winner of the rubber get?", (
            Value("stake", "a stake from each of the others", f"{COMO}; here the source does not say"),
            Value("nothing", "nothing: the totals are all", f"{RESEGHINO}, by the letter", (
                Put("match", Hands(number=3, source=RESEGHINO)),)),
        )),
        TAROCCHI_4.options[2],
    ),
    profiles=(Profile("book", "the books of Milan from 1811 on", "004, 6.2"),),
    sources=(("004", of_book("6.2")),),
    match=RUBBER,
)

ALL_THREE = Together("trumps + fool", 3, 3)
ANNULLED = Annul(key="no-trumps", name="no trumps", has="", lacks="trumps + fool", again=True, source=COMO)


def of_como(source: str) -> Discard:
    """Three cards: no King, and trumps (the Matto among them) only where there are just three and all go."""
    return Discard(name="discard", who=LaysAway.DEALER, tiers=(NO_HONOURS,), rules=(ALL_THREE,), source=source)


MATTO_LOST = Option("matto", "What becomes of the Matto of a player without a trick?", (
    Value("kept", "he keeps it", f"our reading: {COMO} calls it uncertain"),
    Value("lost", "it goes to whoever won the trick it was played to", RESEGHINO, (Put("fool.trickless", Trickless.TRICK_WINNER),)),
))
SCARTO_LOST = Option("scarto", "What becomes of the discard of a dealer without a trick?", (
    Value("kept", "he keeps it", f"our reading: {COMO} calls it uncertain"),
    Value("lost", "it goes to the winner of the last trick", RESEGHINO, (Add("course:discard.rules", OWN_LOST),)),
))

COMO_3 = replace(
    TAROCCHI_4,
    ref="6.7",
    slug="tarocchi-como-3",
    name="Three-handed Tarocchi of Como",
    place="Como, Lombardy",
    period="20th century",
    players=(3,),
    pack=COMO_78,
    counting=MATTO_APART,
    fool=KEPT,
    sides=Sides(Division.ALONE),
    course=(
        *dealt(f"{COMO}, Zaini", 5, 5, 5, 5, 5),
        *extra_cards(COMO, 3),
        ANNULLED,
        of_como(COMO),
        Play(name="play", source=COMO),
    ),
    payments=Scoring(ledger="points", rewards=(OnPoints("points", "Card points", COMO, Par(26)),), total=78, abandoned=Abandoned.NOTHING,
                     source=COMO),
    options=(
        Option("deal", "How are the cards dealt?", (
            Value("fives", "in fives", f"{COMO}, Zaini"),
            Value("at-once", "each hand at once, and everybody's last card is turned up", f"{COMO}, Como", (
                *(Drop(f"packet-{number}") for number in range(2, 6)), Put("course:packet-1.each", 25),
                Insert(Face(key="last-cards-faced", name="last cards faced", dealer=True, source=f"{COMO}, Como"),
                       after="taking-last-cards"))),
        )),
        MATTO_LOST,
        SCARTO_LOST,
        TAROCCHI_4.options[2],
    ),
    profiles=(
        Profile("zaini", "Rino Fulgi Zaini, 1934", COMO),
        Profile("como", "as told at Como", COMO, (("deal", "at-once"),)),
    ),
    sources=(("004", of_book("6.7")),),
    match=replace(RUBBER, source=f"{COMO}; of equal totals: ours"),
)

GAMES = {game.slug: game.with_options() for game in (TAROCCHI_4, RESEGHINO_3, COMO_3)}
