"""Minchiate in which each plays for himself: for two, three and four (Dummett and McLeod 2004, 12.3 to 12.6)."""

from trionfi.counting import Counting, SomeLeftOut
from trionfi.game.edits import Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.minchiate import COUNTING, MINCHIATE_PARTNERS
from trionfi.games.minchiate_melds import MINCHIATE
from trionfi.games.minchiate_rome import open_fola
from trionfi.matches.pairs import EveryTwo
from trionfi.matches.rules import MatchRule
from trionfi.phases.base import Step
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.dropping import DropOut
from trionfi.phases.play.after_lead import AfterLead
from trionfi.phases.play.play import Play
from trionfi.phases.play.without import Without
from trionfi.phases.stock import Sorter, TurnOver
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.counting_cards import Lost, LostToOne, TurnedUpBy
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.differences import EachTwo, EachTwoPlaying, RunningTotals
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Whom
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Saves
from trionfi.values import replace
from trionfi.words import Message, Verbatim

TWO, THREE, FIRST, SECOND = (f"004, 12.{number}" for number in (3, 4, 5, 6))
MINUCCI, BISTEGHI = f"{FIRST}, Minucci (1676)", f"{FIRST}, Bisteghi (1753)"
PACKETS = "packets possibly so"


def option(name: str) -> Option:
    """An option of the game with partners."""
    return next(one for one in MINCHIATE_PARTNERS.options if one.name == name)


def over(cards: int, left_out: int, source: str) -> Counting:
    """The counting with a point for each card above so many."""
    return replace(COUNTING, over=cards, left_out=left_out, source=source)


def matto(source: str) -> Fool:
    """The Matto where each plays for himself: his own tricks pay for it and save it."""
    return replace(MINCHIATE_PARTNERS.fool, by=Saves.PLAYER, source=source)


def packets_of(sizes: tuple[int, ...], source: str) -> tuple[Step, ...]:
    """Cards to each player in packets of these sizes."""
    return tuple(Give(key=f"packet-{number}", name=numbered(number), each=each, source=source) for number, each in enumerate(sizes, 1))


def packets(left: int, source: str) -> tuple[Step, ...]:
    """Twenty-five cards to each player, and the others aside."""
    return (
        *packets_of((8, 8, 9), f"{source}; {PACKETS}"),
        Lay(key="set-aside", name="cards set aside", pile="rest", cards=left, pattern="the {n} cards that are left over", source=source),
    )


PARTS = (
    ("robbed", "robbed"), ("exposed", "exposed"), ("deaths", "death"), ("versicole", "versicola"), ("points", "card points"),
    ("won", "versicole won"),
)
"""What the rows are called in a player's total."""


def in_the_end(source: str, points: str = "Card points") -> tuple[Reward, ...]:
    """What is scored for versicole that are declared, and at the end."""
    return (
        Declarations("versicole", "Versicola", source, at_once=True, paid=Whom.SIDE),
        OnPoints("points", points, source, AS_THEY_ARE),
        Combinations(key="won", label="Versicole won", source=source, table=MINCHIATE),
    )


def played(source: str) -> Play:
    """The play, with declarations after the first lead."""
    return Play(name="play", source=f"{source}; 004, 12.1", rules=(AfterLead((Declare(name="declarations", source=source),)),))


POINTS = "Each hand is settled by itself. A resto is another word for 60 points."
TERMS = (("fool", "Matto"), ("rest", "cards set aside"), ("points", "points"), ("one of points", "point"))

MINCHIATE_2 = replace(
    MINCHIATE_PARTNERS,
    ref="12.3",
    slug="minchiate-two-handed",
    name="Two-handed Minchiate",
    place="Florence and Bologna",
    period="1676 to 1753",
    players=(2,),
    counting=SomeLeftOut.of(over(25, 47, TWO), 47),
    follow=Follow(source=TWO),
    fool=matto(f"{TWO}; 004, 12.1"),
    sides=Sides(Division.ALONE),
    course=(*packets(47, TWO), played(TWO)),
    payments=EachTwo(ledger="points", rewards=(LostToOne("deaths", "Death", TWO, at_once=True), *in_the_end(TWO)), parts=PARTS,
                     source=TWO),
    talk=TableTalk(),
    terms=TERMS,
    options=(option("matto-led"), option("demonio")),
    profiles=(Profile("bisteghi", "as Minucci (1676) and Bisteghi (1753) seem to mean it", TWO),),
    sources=(("004", Message("{place}; the play as in {game}", place=of_book("12.3"), game=Verbatim("12.1"))),),
    match=MatchRule(text=POINTS, source=TWO),
)

MINCHIATE_3 = replace(
    MINCHIATE_2,
    ref="12.4",
    slug="minchiate-three-handed",
    name="Three-handed Minchiate",
    players=(3,),
    counting=SomeLeftOut.of(over(25, 22, THREE), 22),
    follow=Follow(forced="kings", source=THREE),
    fool=matto(f"{THREE}; 004, 12.1"),
    course=(*packets(22, THREE), played(THREE)),
    payments=EachTwo(ledger="points", rewards=(Lost("deaths", "Death", THREE, at_once=True), *in_the_end(THREE)), parts=PARTS,
                     source=THREE),
    profiles=(Profile("bisteghi", "as Minucci (1676) and Bisteghi (1753) seem to mean it", THREE),),
    sources=(("004", Message("{place}; the play as in {game}", place=of_book("12.4"), game=Verbatim("12.1"))),),
    match=MatchRule(text=POINTS, source=THREE),
)


def turned_up(source: str) -> tuple[Reward, ...]:
    """What is scored for cards that turn up in the deal."""
    return (
        TurnedUpBy("robbed", "Robbed", source, at_once=True, what="robbed"),
        TurnedUpBy("exposed", "Exposed", source, at_once=True, what="dealt face up"),
        Lost("deaths", "Death", source, at_once=True),
    )


def completed(source: str) -> AfterLead:
    """After the first lead the discards are shown, and then all declare."""
    return AfterLead((
        TurnOver(key="completing-fola", name="completing the Fola", pile="fola", who=Sorter.DEALER, source=source),
        Declare(name="declarations", source=source),
    ))


MINCHIATE_4 = replace(
    MINCHIATE_PARTNERS,
    ref="12.6",
    slug="minchiate-each-for-himself",
    name="Minchiate without partners, second form",
    place="Rome and Florence",
    period="1747 to 1781",
    counting=over(21, 13, SECOND),
    follow=Follow(forced="kings", source=SECOND),
    fool=matto(f"{SECOND}; 004, 12.5"),
    sides=Sides(Division.ALONE),
    course=(*open_fola(extract=True), Play(name="play", source=f"{SECOND}; 004, 12.1", rules=(completed(SECOND),))),
    payments=EachTwo(ledger="resti", rewards=(*turned_up(SECOND), *in_the_end(SECOND)), stake=60, parts=PARTS, source=SECOND),
    talk=TableTalk(),
    terms=(("fola", "Fola"), ("fool", "Matto"), ("one of resti", "resto"), ("bottom", "bottom of the pack")),
    options=(
        # Before the option that changes how versicole are paid, which has the last word.
        Option("settled", "When do the players settle?", (
            Value("hand", "at the end of each hand", f"{SECOND}, as we read it"),
            Value("round", "when each has dealt once: the totals run on for four hands", f"{SECOND}, read the other way", (
                Put("payments", RunningTotals(ledger="points", rewards=(*turned_up(SECOND), *in_the_end(SECOND)), source=SECOND)),
                Put("match", EveryTwo(number=4, band=60, ledger="resti", source=SECOND)),
            )),
        )),
        *map(option, ("cascare", "robbing-limit", "xxix", "bottom-card", "matto-led", "demonio")),
    ),
    profiles=(
        Profile("rggm", "Regole generali, Florence 1781, which refers to the game with partners", SECOND),
        Profile("brunetti", "Brunetti, Rome 1747: a player without trumps may lay his hand down", SECOND, (("cascare", "yes"),)),
    ),
    sources=(("004", Message("{place}; the deal as in {deal}, the play as in {game}", place=of_book("12.6"), deal=Verbatim("12.5"),
                             game=Verbatim("12.1"))),),
    match=MatchRule(text="Each hand is settled by itself.", source=SECOND),
)

DROPPING = DropOut(key="dropping-out", name="dropping out", pile="laid down", source=FIRST)

MINCHIATE_4_DROPPING = replace(
    MINCHIATE_4,
    ref="12.5",
    slug="minchiate-drop-out",
    name="Minchiate without partners, first form",
    place="Florence and Bologna",
    period="1676 to 1753",
    counting=over(21, 13, FIRST),
    follow=Follow(forced="kings", source=FIRST),
    fool=matto(FIRST),
    course=(*open_fola(extract=True), DROPPING, Play(
        name="play", source=f"{FIRST}; 004, 12.1", rules=(Without(FIRST), completed(FIRST)))),
    payments=EachTwoPlaying(
        ledger="points", rewards=(*turned_up(FIRST), *in_the_end(FIRST)), lasting=("robbed", "exposed", "deaths"), fines=(20, 30, 40, 40),
        parts=PARTS, source=BISTEGHI,
    ),
    terms=(("fola", "Fola"), ("fool", "Matto"), ("points", "points"), ("one of points", "point"), ("bottom", "bottom of the pack"),
           ("laid down", "hand laid down")),
    options=(
        # Before the option that takes the whole step away, which has the last word.
        option("xxix"),
        Option("extraction", "Does the dealer take counting cards out of the Fola after robbing it?", (
            Value("yes", "yes", BISTEGHI),
            Value("no", "no", MINUCCI, (
                Remove("course", "pigliare"), Put("counting", SomeLeftOut.of(over(21, 13, FIRST), 13)))),
        )),
        Option("dropping", "What does a player pay who drops out?", (
            Value("bisteghi", "20, 30, 40 or 40, by his place from the dealer's right", BISTEGHI),
            Value("minucci", "30, 40, 50 or 60, by his place from the dealer's right", MINUCCI, (Put("payments.fines", (30, 40, 50, 60)),)),
        )),
        *map(option, ("cascare", "robbing-limit", "bottom-card", "matto-led", "demonio")),
    ),
    profiles=(
        Profile("bisteghi", "Bisteghi, 1753", BISTEGHI),
        Profile("minucci", "Minucci, 1676", MINUCCI, (("extraction", "no"), ("dropping", "minucci"))),
    ),
    sources=(("004", Message("{place}; the play as in {game}", place=of_book("12.5"), game=Verbatim("12.1"))),),
    match=MatchRule(text=POINTS, source=FIRST),
)

GAMES = {game.slug: game.with_options() for game in (MINCHIATE_2, MINCHIATE_3, MINCHIATE_4_DROPPING, MINCHIATE_4)}
