"""The plain games and Mitigati as played at Pinerolo and Turin late in the twentieth century (Dummett and McLeod 2004, 8.35 to 8.39)."""

from trionfi.counting import Counting, OddWithFool
from trionfi.game import Game
from trionfi.game.edits import Add, Drop, Edit, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import VALUES
from trionfi.games.piedmont_open import ALL_KINGS, FOLLOW
from trionfi.games.piedmont_packs import TODAY_78
from trionfi.matches.lowest_pays import LowestPays
from trionfi.phases.base import Step
from trionfi.phases.deal import Give, Lay, last_of_pack, nth_packet
from trionfi.phases.discard_rules import Frees, LostDiscard
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.pars import Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Fool
from trionfi.tricks.fool import AfterTrick, Exchange, Leading, Saves, Trickless
from trionfi.values import replace

SCARTO, TAROCCHI = "004, 8.35", "004, 8.36"
NOT_HONOURS = "all - kings - T20 - T1 - F"
PLAIN_VALUES = tuple(entry for entry in VALUES if entry[0] != "F")
MATTO = (("F", 4),)

MATTO_KEPT = Fool(exchange=Exchange.NEVER, covered=False, lead=Leading.FREE, trickless=Trickless.KEPT, source=SCARTO)
MATTO_OF_1985 = Fool(
    exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, lead=Leading.TRUMPS_OUT, trickless=Trickless.TRICK_WINNER,
    rules=(AfterTrick(),), source=f"{SCARTO}, after a book of 1985; when the card is given, and that it is not led without trumps, is ours",
)
ONLY_TRUMP = Frees("T1", "trumps")

TERMS = (("talon", "extra cards"), ("fool", "Matto"), ("one of points", "point"))
WORDS_OF_SETS = (
    (NOT_HONOURS, "all cards but the Kings, the Angelo (20), the Bagatto (1) and the Matto"), ("T1", "the Bagatto"),
    ("trumps", "the trumps"), ("trio", "the Angelo (20), the Bagatto (1) and the Matto"),
    ("honours", "the honours (Angelo, Bagatto, Matto and Kings)"), (ALL_KINGS, "the four Kings"), ("kings", "each King"),
    ("queens", "each Queen"), ("cavaliers", "each Cavalier"), ("jacks", "each Jack"), ("T20", "the Angelo (20)"), ("F", "the Matto"),
    ("trumps + fool", "the trumps and the Matto"),
)
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def packets(source: str, *sizes: int) -> tuple[Step, ...]:
    """A deal in rounds of these sizes."""
    return tuple(Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=source) for word,
                 each in zip(ORDINALS, sizes, strict=False))


def extra_cards(source: str, number: int, *rules: Frees | LostDiscard) -> tuple[Step, ...]:
    """The dealer takes the last cards of the pack and discards as many."""
    return (
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=number, pattern=last_of_pack(number), source=source),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
        Discard(name="discard", who=LaysAway.DEALER, cards=number, tiers=(NOT_HONOURS,), rules=rules,
                source=f"{source}; that other trumps may go, and that the Matto is no trump here, is ours"),
    )


def at_once(each: int, rounds: int) -> tuple[Edit, ...]:
    """The edits that deal whole hands instead of packets."""
    return (Put("course:first-packet.each", each), *(Drop(f"{word}-packet") for word in ORDINALS[1:rounds]))


SURRENDERED = Add("course:discard.rules", LostDiscard())

SCARTO_3 = Game(
    ref="8.35",
    slug="scarto",
    name="Scarto",
    place="Pinerolo and Turin",
    period="late 20th century to the present day",
    family="piedmont",
    players=(3,),
    pack=TODAY_78,
    counting=Counting(values=PLAIN_VALUES, group=3, less=2, odd=((1, 1), (2, 1)), apart=MATTO,
                      source=f"{SCARTO}; a single card left over is ours"),
    follow=FOLLOW,
    fool=MATTO_KEPT,
    sides=Sides(Division.ALONE),
    course=(*packets(SCARTO, 5, 5, 5, 5, 5), *extra_cards(SCARTO, 3, ONLY_TRUMP), Play(name="play", source=SCARTO)),
    payments=Scoring(ledger="points", rewards=(OnPoints("points", "Card points", SCARTO, Par(26)),), total=78, source=SCARTO),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("trickless", "What becomes of the Matto and of the discard, if their owner wins no trick?", (
            Value("kept", "both count for him all the same", "004, 8.35, Pinerolo"),
            Value("surrendered", "the Matto goes to the winner of its trick, the discard to the winner of the last one",
                  "004, 8.35, probably so at Turin", (Put("fool.trickless", Trickless.TRICK_WINNER), SURRENDERED)),
        )),
        Option("deal", "How are the cards dealt?", (
            Value("fives", "five at a time, five times round", "004, 8.35, Pinerolo"),
            Value("at-once", "each player's whole hand at a time", "004, 8.35, Turin", at_once(25, 5)),
        )),
        Option("matto", "Is a card given for the Matto?", (
            Value("no", "no; it is worth 4 by itself", SCARTO),
            Value("exchange", "yes; it waits until its holder has won a trick, and led it calls for trumps",
                  "004, 8.35, after a book of 1985 that is called unreliable", (Put("fool", MATTO_OF_1985),)),
        )),
    ),
    profiles=(
        Profile("pinerolo", "as at Pinerolo", SCARTO),
        Profile("turin", "as at Turin, where the game is called Tarocchi", SCARTO, (("trickless", "surrendered"), ("deal", "at-once"))),
    ),
    sources=(("004", of_book("8.35")),),
    match=LowestPays(number=3, source=f"{SCARTO}; that players with the same lowest total share is ours"),
)

FACING = Sides(Division.FACING)
TURIN_COUNT = Counting(values=PLAIN_VALUES, group=4, less=3, odd=((1, 0), (2, 1), (3, 2)), apart=MATTO, source=TAROCCHI)

PINEROLO_COUNT = OddWithFool(values=PLAIN_VALUES, group=3, less=2, odd=((1, 0), (2, 1)), apart=MATTO, source=TAROCCHI)

TAROCCHI_4 = replace(
    SCARTO_3,
    ref="8.36",
    slug="tarocchi-piedmont-4",
    name="Four-handed Tarocchi",
    place="Turin and Pinerolo",
    players=(4,),
    counting=TURIN_COUNT,
    fool=replace(MATTO_KEPT, trickless=Trickless.OTHER_SIDE, source=f"{TAROCCHI}; {SCARTO}"),
    sides=FACING,
    course=(Give(key="cards", name="cards", each=19, source=TAROCCHI), *extra_cards(TAROCCHI, 2, ONLY_TRUMP, LostDiscard()),
            Play(name="play", source=SCARTO)),
    payments=Scoring(ledger="points", sides=FACING, rewards=(OnPoints("points", "Card points", TAROCCHI, Par(36)),), total=72,
                     source=TAROCCHI),
    options=(
        Option("counting", "How are the cards counted?", (
            Value("fours", "in fours, to 72 points", "004, 8.36, Turin"),
            Value("threes", "in threes, to 78 points", "004, 8.36, so it seems at Pinerolo", (
                Put("counting", PINEROLO_COUNT), Put("payments.rewards:points.schedule.par", 39), Put("payments.total", 78))),
        )),
        Option("trickless", "What becomes of the Matto and of the discard of a side without a trick?", (
            Value("surrendered", "the other side has them", "004, 8.36, Turin"),
            Value("kept", "they count for it all the same", "004, 8.36, Pinerolo", (
                Put("fool.trickless", Trickless.KEPT), Put("course:discard.rules", (ONLY_TRUMP,)))),
        )),
    ),
    profiles=(
        Profile("turin", "as at Turin", TAROCCHI),
        Profile("pinerolo", "as at Pinerolo", TAROCCHI, (("counting", "threes"), ("trickless", "kept"))),
    ),
    sources=(("004", of_book("8.36", "8.35")),),
    match=LowestPays(number=4, source=f"{TAROCCHI}, in which the sentence is corrupt"),
)

GAMES = {game.slug: game.with_options() for game in (SCARTO_3, TAROCCHI_4)}
