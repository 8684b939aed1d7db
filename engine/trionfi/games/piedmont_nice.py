"""The Mitigatti of Nice, after an article of 1930 (Dummett and McLeod 2004, 8.43 and 8.44)."""

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import THROW_IN
from trionfi.games.piedmont_open import ALL_KINGS, DEALERS, FOLLOW, SIDES, USUAL, kept_apart, led, lost_discard
from trionfi.games.piedmont_packs import NICE_78, NICE_78_FRENCH
from trionfi.matches.rules import MatchRule
from trionfi.melds import Combination, Count, Declarable, Scale, Seen, Shows
from trionfi.phases.asking import Ask
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import GoesOn
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.call import DealerCalls
from trionfi.phases.deal import Give, Lay, last_of_pack, nth_packet
from trionfi.phases.declare import Declaring
from trionfi.phases.discard_rules import Counted
from trionfi.phases.duel import WithOrWithout
from trionfi.phases.pause import Does, SameDeals, Word
from trionfi.phases.play.all_played import AllPlayed
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader, LeadsHimself
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.between_players import CardsDeclared
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.feats import Tiers
from trionfi.settlement.payments import Payments
from trionfi.settlement.petit import UltimoKept
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import LoneRate, Rate
from trionfi.settlement.winners import Bands
from trionfi.state.contract import Talon
from trionfi.state.sides import Division, Sides
from trionfi.values import replace
from trionfi.words import Bare, Message, Term

FOUR, THREE = "004, 8.43", "004, 8.44"
VALUES = (("kings", 4), ("T20", 4), ("T1", 4), ("queens", 3), ("cavaliers", 2), ("jacks", 1))
TRUMPS = "trumps + fool"
SAYS = (THROW_IN, Word("avanti", "I play: the deal goes on", Does.GO_ON, ends=True))
SOLO = Bid("solo", "I play alone", 1, Talon.GONE)
LEVELS = (
    replace(SOLO, gloss="ask for one card"), Bid("sans prendre", "ask for none, and game and ultimu are paid double", 2, Talon.GONE),
)

ACCUSASSIONS = Declarable(
    combinations=(
        Combination("tarocche-with-all-three-honours", "tarocche with all three honours", Count(TRUMPS, 10, must="trio"),
                    (Scale(((10, 2),)),), "tarocche",
                    shows=Shows(Seen.STEP, first="trio"), source=FOUR),
        Combination("tarocche", "tarocche", Count(TRUMPS, 10), (Scale(((10, 1),)),), "tarocche", shows=Shows(Seen.STEP), source=FOUR),
    ),
    source=FOUR,
)
IN_PLAY = (Declares(Declaring(source=FOUR)), AllPlayed((("mitigatti", "trio"), ("four Kings", ALL_KINGS)), FOUR))
BONUSES = (
    Declarations("declarations", "Tarocche", FOUR, at_once=True),
    CardsDeclared("mitigatti", "Mitigatti", FOUR, 1, "trio", word="mitigatti"),
    CardsDeclared("kings", "Four Kings", FOUR, 1, ALL_KINGS, word="four Kings"),
    UltimoKept("ultimu", "Bagatte ultimu", FOUR),
)


def monte(word: str, source: str) -> SameDeals:
    """A pause after the first, second or third packet, in which all may agree to throw the deal in."""
    return SameDeals(key=f"speaking-{word}-packet", name=Message("speaking after the {place} packet", place=Term(word, "ordinal")),
                     vocabulary=SAYS, source=source)


def extra(source: str, number: int) -> tuple[Step, ...]:
    """The dealer takes the last cards."""
    return (Lay(key="extra-cards", name="extra cards", pile="talon", cards=number, pattern=last_of_pack(number), source=source),
            Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source))


def discard(number: int) -> Discard:
    """No Kings and honours; of trumps he tells."""
    return Discard(name="discard", who=LaysAway.DEALER, cards=number, tiers=("all - kings - trio",), rules=(Counted("trumps"),),
                   source=FOUR)


NICE_4 = Game(
    ref="8.43",
    slug="mitigatti-nice-4",
    name="Four-handed Mitigatti (Nice)",
    place="Nice",
    period="1840 or earlier to the 1930s",
    family="piedmont",
    players=(4,),
    pack=NICE_78,
    counting=Counting(values=VALUES, empty=0, group=4, less=-1, odd=((1, -1), (2, -1), (3, -1)), apart=(("F", 4),),
                      source=f"{FOUR}; cards that do not lie as tricks are ours"),
    follow=replace(FOLLOW, source=f"{FOUR}; {USUAL}"),
    fool=kept_apart(FOUR),
    sides=Sides(Division.REST),
    course=(
        Give(key="first-packet", name="first packet", each=9, source=FOUR), monte("first", FOUR),
        Give(key="second-packet", name="second packet", each=10, source=FOUR),
        *extra(FOUR, 2), monte("second", FOUR), discard(2),
        Auction(key="cu-va-solete", name="cü va solete", bids=(SOLO,), decline="passo", rules=(GoesOn(),),
                source=f"{FOUR}; the order is ours, as in 8.41"),
        WithOrWithout(key="with-card", name="with or without a card", when=When.DECLARER, bids=LEVELS, source=FOUR),
        Ask(key="asking", name="asking", when=When.DECLARER, number=(("solo", 1), ("sans prendre", 0)), which="all - F",
            source=f"{FOUR}; that he gives before he asks, and a card in the discard, are ours"),
        DealerCalls(name="call", when=When.NO_DECLARER, bid="ciama", cards=("kings", "T20", "queens"),
                    source=f"{FOUR}; what is called beyond the Angel is ours"),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(LeadsHimself(("solo", "sans prendre"), FOUR), *IN_PLAY), source=FOUR),
    ),
    payments=Payments(
        ledger="game points",
        rewards=(Tiers("hand", "Partida", FOUR, points=37, tiers=((37, 1), (54, 2)), total=72), *BONUSES),
        rates=(Rate(1, "a King was called, or a card asked for"), LoneRate(2, "solo sans prendre")), rate_asked="how was it played",
        shares=(1, 1), abandoned=Abandoned.NOTHING, total=72, source=FOUR,
    ),
    terms=(("talon", "extra cards"), ("fool", "Fuole"), ("one of game points", "game point")),
    words_of_sets=(
        ("all - kings - trio", "all cards but Kings and honours"), ("all - F", "any but the Fuole"), ("trumps", Bare("trumps")),
        ("trio", "the Angel (XX), the Bagatte (I) and the Fuole"), (ALL_KINGS, "the four Kings"), ("kings", "each King"),
        ("queens", "each Queen"), ("cavaliers", "each Knight"), ("jacks", "each Jack"), ("T20", "the Angel (XX)"),
        ("T1", "the Bagatte (I)"), ("F", "the Fuole"), (TRUMPS, "the trumps and the Fuole"),
    ),
    melds=ACCUSASSIONS,
    options=(
        Option("discarded", "What if the card asked for lies in the dealer's discard?", (
            Value("given", "the dealer gives it from there and lays the other card in its place", "ours: 004, 8.43 does not say"),
            Value("refused", "it cannot be had, and the soloist takes his own card back", "ours", (Put("course:asking.fails", True),)),
        )),
        lost_discard(SIDES, "8.43"), led("Fuole"),
        Option("suits", "Which suits has the pack?", (
            Value("italian", "swords, batons, cups and coins", f"{FOUR}, as in former times"),
            Value("french", "spades and clubs like swords and batons, hearts and diamonds like cups and coins",
                  f"{FOUR}, as it seems by 1930", (Put("pack", NICE_78_FRENCH),)),
        )),
    ),
    profiles=(
        Profile("armanac", "Armanac Nissart, Nice 1930", FOUR),
        Profile("french-suits", "the same with French suits, as it seems by 1930", FOUR, (("suits", "french"),)),
    ),
    sources=(("004", of_book("8.43")),),
    match=MatchRule(text="Each hand is settled by itself."),
)

NICE_3 = replace(
    NICE_4,
    ref="8.44",
    slug="mitigatti-nice-3",
    name="Three-handed Mitigatti (Nice)",
    players=(3,),
    counting=Counting(values=(*VALUES, ("F", 4)), empty=0, per_trick=1, discards=1, source=f"{THREE}; {FOUR}"),
    sides=Sides(Division.ALONE),
    course=(
        *(step for word, each in (("first", 9), ("second", 6), ("third", 10))
          for step in (Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=THREE), *(extra(THREE, 3) if each == 10 else ()),
                       monte(word, f"{THREE}, where the pause is presumed"))),
        discard(3), Play(name="play", rules=IN_PLAY, source=FOUR),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(OnPoints("hand", "Card points", f"{THREE}; two who tie for most are presumed to divide", Bands(((12, 2), (25, 1)))),
                 *BONUSES),
        abandoned=Abandoned.NOTHING, total=78, source=THREE,
    ),
    options=(lost_discard(DEALERS, "8.43"), *NICE_4.options[2:]),
    sources=(("004", of_book("8.44", "8.43")),),
)

GAMES = {game.slug: game.with_options() for game in (NICE_4, NICE_3)}
