"""The games of Chambéry in Savoy, after a booklet of 1902 (Dummett and McLeod 2004, 8.28 to 8.34)."""

from fractions import Fraction

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont_open import DEALERS, FOLLOW, SIDES, kept_apart, led, lost_discard
from trionfi.games.piedmont_packs import CHAMBERY_62, CHAMBERY_78
from trionfi.games.piedmont_today import FACING, packets
from trionfi.matches.rules import MatchRule
from trionfi.phases.asking_kept import AskKeeping
from trionfi.phases.auction import Auction, Turns
from trionfi.phases.auction_rules import GoesOn
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid, Bidder
from trionfi.phases.call_openly import DealerCallsOpenly
from trionfi.phases.deal import Lay, last_of_pack
from trionfi.phases.discard_announced import Announced
from trionfi.phases.discard_rules import Together
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.pars import OwnShortfall
from trionfi.settlement.payments import Payments
from trionfi.settlement.points import Counted, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import LoneRate, Rate
from trionfi.settlement.winners import Shares, Shortfall
from trionfi.state.contract import Talon
from trionfi.state.sides import Division, Sides
from trionfi.values import replace

GENERAL, FIVE, FOUR, CROSSED = "004, 8.28, general rules", "004, 8.28", "004, 8.29", "004, 8.30"
THREE, SHORT_THREE, SHORT_FOUR, SHORT_CROSSED = "004, 8.31", "004, 8.32", "004, 8.33", "004, 8.34"
VALUES = (("kings", 4), ("T21", 4), ("T1", 4), ("queens", 3), ("cavaliers", 2), ("jacks", 1))
FOU = (("F", 4),)
COUNT_5 = Counting(
    values=VALUES, empty=0, group=5, less=-1, odd=((1, Fraction(-1, 2)), (2, -1), (3, -1), (4, -1)), apart=FOU,
    source=f"{FIVE}; cards that do not lie as tricks are ours",
)
COUNT_4 = replace(COUNT_5, group=4, odd=((1, -1), (2, -1), (3, -1)), source=f"{FOUR}; {FIVE}; cards that do not lie as tricks are ours")
BY_TRICKS = Counting(values=(*VALUES, *FOU), empty=0, per_trick=1, discards=1, source=f"{THREE}; {FIVE}")

BIDS = (
    Bid("à deux cartes", "I play alone and ask for two cards", 1, Talon.GONE),
    Bid("à une carte", "I play alone and ask for one", 2, Talon.GONE), Bid("à point", "I play alone and ask for none", 4, Talon.GONE),
)
TERMS = (("talon", "extra cards"), ("fool", "Fou"), ("one of game points", "game point"))
WORDS_OF_SETS = (
    ("suit-cards - kings", "suit cards other than Kings"), ("trumps - T21", "trumps other than the 21"), ("trumps", "the trumps"),
    ("all - F", "any but the Fou"), ("T1", "the Baga (1)"), ("T21", "the 21"), ("F", "the Fou"),
    ("trio", "the 21, the Baga (1) and the Fou"), ("kings", "each King"),
    ("queens", "each Queen"), ("cavaliers", "each Cavalier"), ("jacks", "each Jack"),
)


def ecart(source: str, number: int) -> tuple[Step, ...]:
    """The dealer takes the last cards and discards as many."""
    return (
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=number, pattern=last_of_pack(number), source=source),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
        Discard(name="discard", who=LaysAway.DEALER, cards=number, tiers=("suit-cards - kings", "trumps - T21"),
                rules=(Together("trumps", 1, number, bar="T21"), Announced("T1", "Baga à l'écart")),
                source=f"{FIVE}; what goes where there are too few suit cards is ours"),
    )


def bidding(source: str, bids: tuple[Bid, ...] = BIDS) -> tuple[Step, ...]:
    """The auction, the cards that a lone declarer asks for, and the call of a dealer when all have passed."""
    return (
        Auction(name="auction", bids=bids, decline="je passe", turns=Turns.SEVERAL, rules=(GoesOn(),),
                source=f"{source}; how often one may speak is ours"),
        AskKeeping(key="asking", name="asking", when=When.DECLARER, number=(("à deux cartes", 2), ("à une carte", 1), ("à point", 0)),
                   which="all - F",
                   keeps="F", fails=True, source=f"{source}; that he gives before he asks is ours"),
        DealerCallsOpenly(name="call", when=When.NO_DECLARER, bid="roi appelé", source=f"{source}; what is called below a Queen is ours"),
        Play(name="play", lead=Leader.AFTER_DEALER, source=source),
    )


def paid(source: str, half: int, total: int) -> Payments:
    """Payments by what the losing side lacks."""
    return Payments(
        ledger="game points", rewards=(OnPoints("shortfall", "Shortfall", source, Shortfall(half), Counted.SIDE),),
        rates=(Rate(1, "a King was called, or à deux cartes"), LoneRate(2, "à une carte"), LoneRate(4, "à point")),
        rate_asked="how was it played", shares=(1, 1), total=total, source=source,
    )


LOST = lost_discard(SIDES, "8.28")
LED = led("Fou")
SHARED = Option("sharing", "What if the winners cannot share a payment evenly?", (
    Value("up", "each loser's payment is rounded up to the next that can be shared", "004, 8.28, the authors' suggestion"),
    Value("exact", "it is divided as it is", "ours", (Put("payments.rewards:shortfall.schedule.shares", Shares.EXACT),)),
))
MULTIPLE = Value("multiple", "each loser always pays a multiple of the number of winners, also where they could share less evenly",
                 "004, 8.28, the authors' suggestion to the letter", (Put("payments.rewards:shortfall.schedule.shares", Shares.MULTIPLE),))
SHARED_BY_SIDES = replace(SHARED, values=(SHARED.values[0], MULTIPLE, *SHARED.values[1:]))
SHARED_BY_PAIRS = Option("sharing", "Is an odd payment rounded up?", (
    Value("no", "no: each loser pays one winner what is lacking", "004, 8.30 and 8.28: two against two can share evenly"),
    replace(MULTIPLE, words="yes: each loser pays an even number"),
))
ASKED = Option("discarded", "What if a card that is asked for lies in the dealer's discard?", (
    Value("lapses", "nobody gives it, and the declarer takes his own card back", "ours: 004, 8.28 does not say"),
    Value("given", "the dealer gives it from there and lays the other card in its place", "004, 8.13, a suggestion for another game", (
        Put("course:asking.fails", False),)),
))
EACH_BY_ITSELF = MatchRule(text="Each hand is settled by itself.")
BOOKLET = (Profile("chambery", "Le Tarot français, Chambéry 1902", "004, chapter 8"),)

CHAMBERY_5 = Game(
    ref="8.28",
    slug="chambery-tarot-5",
    name="Five-handed Chambéry Tarot",
    place="Chambéry, Savoy",
    period="early 20th century",
    family="piedmont",
    players=(5,),
    pack=CHAMBERY_78,
    counting=COUNT_5,
    follow=FOLLOW,
    fool=kept_apart(GENERAL),
    sides=Sides(Division.REST),
    course=(*packets(FIVE, 5, 5, 5), *ecart(FIVE, 3), *bidding(FIVE)),
    payments=paid(FIVE, 34, 68),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(SHARED, ASKED, LOST, LED),
    profiles=BOOKLET,
    sources=(("004", of_book("8.28")),),
    match=EACH_BY_ITSELF,
)

CHAMBERY_4 = replace(
    CHAMBERY_5, ref="8.29", slug="chambery-tarot-4", name="Four-handed Chambéry Tarot", players=(4,), counting=COUNT_4,
    course=(*packets(FOUR, 4, 5, 5, 5), *ecart(FOUR, 2), *bidding(FOUR)), payments=paid(FOUR, 36, 72),
    options=(SHARED_BY_SIDES, ASKED, LOST, LED),
    sources=(("004", of_book("8.29", "8.28")),),
)

SHORT_4 = replace(
    CHAMBERY_4, ref="8.33", slug="tarot-simplifie-4", name="Four-handed Tarot simplifié", pack=CHAMBERY_62,
    course=(*packets(SHORT_FOUR, 5, 5, 5), *ecart(SHORT_FOUR, 2),
            *bidding(SHORT_FOUR, (replace(BIDS[0], who=Bidder.OTHERS), *BIDS[1:]))),
    payments=paid(SHORT_FOUR, 34, 68), sources=(("004", of_book("8.33", "8.29", "8.28")),),
)

PLAY = Play(name="play", source=FIVE)


def crossed(source: str, half: int, total: int) -> Scoring:
    """The payments of two pairs."""
    return Scoring(ledger="game points", sides=FACING, rewards=(OnPoints("shortfall", "Shortfall", source, Shortfall(half)),), total=total,
                   source=source)


CROSSED_4 = replace(
    CHAMBERY_4, ref="8.30", slug="tarot-croise", name="Tarot croisé", sides=FACING,
    course=(*packets(FOUR, 4, 5, 5, 5), *ecart(FOUR, 2), PLAY), payments=crossed(CROSSED, 36, 72), options=(SHARED_BY_PAIRS, LOST, LED),
    sources=(("004", of_book("8.30", "8.29", "8.28")),),
)
SHORT_CROSSED_4 = replace(
    CHAMBERY_4, ref="8.34", slug="tarot-croise-simplifie", name="Tarot croisé simplifié", pack=CHAMBERY_62, sides=FACING,
    course=(*packets(SHORT_FOUR, 5, 5, 5), *ecart(SHORT_FOUR, 2), PLAY), payments=crossed(SHORT_CROSSED, 34, 68),
    options=(SHARED_BY_PAIRS, LOST, LED),
    sources=(("004", of_book("8.34", "8.33", "8.28")),),
)

CHAMBERY_3 = replace(
    CHAMBERY_5, ref="8.31", slug="chambery-tarot-3", name="Three-handed Chambéry Tarot", players=(3,), counting=BY_TRICKS,
    sides=Sides(Division.ALONE), course=(*packets(THREE, 5, 5, 5, 5, 5), *ecart(THREE, 3), PLAY),
    payments=Scoring(ledger="game points", rewards=(OnPoints("shortfall", "Shortfall", THREE, OwnShortfall(26)),), total=78, source=THREE),
    options=(lost_discard(DEALERS, "8.28"), LED), sources=(("004", of_book("8.31", "8.28")),),
)
SHORT_3 = replace(
    CHAMBERY_3, ref="8.32", slug="tarot-simplifie-3", name="Three-handed Tarot simplifié", pack=CHAMBERY_62,
    counting=replace(BY_TRICKS, discards=0, source=f"{SHORT_THREE}; that what the discarded cards are worth still counts is ours"),
    course=(*packets(SHORT_THREE, 5, 5, 5, 5), *ecart(SHORT_THREE, 2), PLAY),
    payments=Scoring(ledger="game points", rewards=(OnPoints("shortfall", "Shortfall", SHORT_THREE, OwnShortfall(24)),), total=72,
                     source=SHORT_THREE),
    sources=(("004", of_book("8.32", "8.31", "8.28")),),
)

GAMES = {game.slug: game.with_options() for game in (
    CHAMBERY_5, CHAMBERY_4, CROSSED_4, CHAMBERY_3, SHORT_3, SHORT_4, SHORT_CROSSED_4)}
