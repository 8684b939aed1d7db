"""Dutch Tarok for three and for four (Dummett and McLeod 2004, 3.3 and 3.6)."""

from trionfi.counting import Counting
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import classic_melds as melds
from trionfi.games.classic import CLASSIC
from trionfi.games.classic_packs import DUTCH_78
from trionfi.phases.base import Step
from trionfi.phases.deal import Give, Lay, last_of_pack, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.between_players import LastTricks
from trionfi.settlement.declarations import Declarations, GivenBack
from trionfi.settlement.pars import Between
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Whom
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.settlement.tricks_taken import Vola
from trionfi.state.roles import First
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Fool
from trionfi.tricks.follow import FirstTrumps
from trionfi.tricks.fool import AfterTrick, Exchange, LostLast, Saves
from trionfi.values import replace

GENERAL = "004, chapter 1"
THREE = "004, 3.3"
FOUR = "004, 3.6"
FACING = Sides(Division.FACING)

# The original method: a point for every three cards, besides the points of the counting cards.
BY_THE_TRICK = Counting(
    values=(("trio", 4), ("kings", 4), ("queens", 3), ("cavaliers", 2), ("jacks", 1)), empty=0, group=3, less=-1, odd=((2, -1),),
    source=THREE,
)

ROWS = (CardRow("pagato", "Pagato", "T1", lost=5, won_last=10, lost_last=10), CardRow("king", "King", "kings", lost=5, lost_last=5))


def course(source: str, threes: int, extra: int) -> tuple[Step, ...]:
    """So many rounds of three and one of four; the last cards are the dealer's, who discards as many."""
    return (
        *(Give(key=f"packet-{packet}", name=numbered(packet), each=3, source=source) for packet in range(1, threes + 1)),
        Give(key=f"packet-{threes + 1}", name=numbered(threes + 1), each=4, source=source),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=extra, pattern=last_of_pack(extra), source=source),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
        Discard(name="discard", who=LaysAway.DEALER, cards=extra, tiers=("all - kings - trumps",),
                rules=(LostDiscard(),) if extra == 2 else (), source=f"{source}; that Kings and trumps stay is called probable"),
        Declare(name="declarations", source=source),
        Play(name="play", source=source),
    )


def payments(source: str, least: int, sides: Sides, *more: Vola) -> Scoring:
    """Declarations at once, the Pagato and the Kings, and the difference of the card points between every two parties."""
    whom = Whom.OPPONENTS if sides is FACING else Whom.EACH
    return Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", source, at_once=True, paid=whom),
            GivenBack("given-back", "Given back", source, paid=whom, names=("ten trumps", melds.BY_NINE), least=least),
            TrickCards("cards", "Pagato and Kings", source, rows=ROWS, paid=whom),
            LastTricks("ultimo", "the last trick with the Pagato, the one before with the XXI", source, 10, cards=("T1", "T21"),
                       paid=whom),
            LastTricks("swapped", "the last trick with the XXI, the one before with the Pagato", source, 20, cards=("T21", "T1"),
                       paid=whom),
            OnPoints("points", "Card points", source, Between(least)),
            *more,
        ),
        sides=sides, total=78, source=source,
    )


DUTCH_3 = replace(
    CLASSIC,
    ref="3.3",
    slug="tarok-dutch-3-1846",
    name="Three-handed Dutch Tarok of 1846",
    place="Netherlands",
    period="about 1800; printed at Amsterdam in 1846",
    players=(3,),
    pack=DUTCH_78,
    counting=BY_THE_TRICK,
    follow=FirstTrumps(source=THREE),
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, rules=(AfterTrick(), LostLast(2)), source=THREE),
    anticlockwise=False,
    course=course(THREE, 7, 3),
    payments=payments(THREE, 26, Sides(Division.ALONE)),
    words_of_sets=(
        *CLASSIC.words_of_sets, ("trio", "the XXI, the Pagato and the Excuse"), ("T1", "the Pagato"), ("fool", "the Excuse"),
        ("trumps", "the trumps"), ("trumps + fool", "the trumps and the Excuse"), ("F", "the Excuse"),
        ("all - kings - trumps", "suit cards other than Kings, and the Excuse"),
        ("all - kings - trumps - fool", "suit cards other than Kings"), ("all", "all the cards"),
    ),
    melds=melds.DUTCH_TABLE,
    options=(
        Option("matadors", "May three Matadors be declared?", (
            Value("yes", "yes, for 5", f"{THREE}, as the authors mend the text"),
            Value("no", "no", f"{THREE}, the erratum of the booklet as it stands", (Put("melds", melds.DUTCH_WITHOUT_MATADORS),)),
        )),
        Option("last-two", "What are the last two tricks with XXI and Pagato worth?", (
            Value("in-all", "20 in all", "our reading of 004, 3.3"),
            Value("besides", "20, and 10 more when the Pagato is last", "004, 3.3, read so", (
                Put("payments.rewards:ultimo.pays", 20),)),
        )),
        Option("first", "Who declares first?", (
            Value("eldest", "the player to the dealer's left", "ours, as chapter 1 has it"),
            Value("dealer", "the dealer", "004, 3.1", (Put("course:declarations.first", First.DEALER),)),
        )),
        Option("discard", "Which cards may the dealer discard?", (
            Value("suit-cards", "suit cards other than Kings, and the Excuse", f"{THREE}: probably no Kings or trumps"),
            Value("no-excuse", "not the Excuse either", "ours", (Put("course:discard.tiers", ("all - kings - trumps - fool",)),)),
            Value("any", "any card", f"{THREE}, by the letter: no limit is stated", (Put("course:discard.tiers", ("all",)),)),
        )),
    ),
    profiles=(Profile("booklet", "the booklet of Amsterdam, 1846, as the authors read it", "004, 3.3"),),
    sources=(("004", of_book("3.3")),),
    seatings=(),
)

DUTCH_4 = replace(
    DUTCH_3,
    ref="3.6",
    slug="tarok-dutch-4",
    name="Four-handed Dutch Tarok of 1846",
    period="printed at Amsterdam in 1846",
    players=(4,),
    sides=FACING,
    counting=replace(BY_THE_TRICK, source=FOUR),
    follow=FirstTrumps(source=FOUR),
    fool=Fool(exchange=Exchange.WHEN_ABLE, covered=False, rules=(AfterTrick(), LostLast(2)), source=f"{THREE}; {FOUR}"),
    course=course(FOUR, 5, 2),
    payments=payments(FOUR, 39, FACING, Vola("reale", "Reale", FOUR, value=78)),
    sources=(("004", of_book("3.6", "3.3")),),
)

GAMES = {game.slug: game.with_options() for game in (DUTCH_3, DUTCH_4)}
