"""Swiss Troccas for six, three and five (Dummett and McLeod 2004, 5.2 to 5.4)."""

from trionfi.counting import LaidLess
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.troccas import AC, BOOK, GATHERED, OPTIONS, TROCCAS_4
from trionfi.matches.only_cut import AllPlayed
from trionfi.phases.deal import Cut, Face, Give, Lay, numbered
from trionfi.phases.discards_lost import ToSweeper
from trionfi.phases.play.king_jack import KingJack, KingWithJack
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.pars import Excess, Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, Leading, Trickless
from trionfi.values import replace

SIX, THREE, FIVE = "004, 5.2", "004, 5.3", "004, 5.4"
AT_FOUR = {option.name: option for option in OPTIONS}
SHUFFLING = Option("shuffling", "Is the pack shuffled between hands?", (
    Value("never", "no, it is only cut", AC),
    Value("shuffled", "yes", "004, 5.1, Au, AGM, CD, BC, at four", (Put("match.only_cut", False),)),
))

TROCCAS_6 = replace(
    TROCCAS_4,
    ref="5.2",
    slug="troccas-6",
    name="Swiss Troccas for six",
    period="20th century",
    players=(6,),
    sides=Sides(Division.ALTERNATE),
    course=(
        Give(key="first-packet", name="first packet", each=6, source=SIX),
        Give(key="second-packet", name="second packet", each=7, source=SIX),
        Face(key="last-cards-faced", name="last cards faced", dealer=True, pile="", source=SIX),
        Play(name="play", rules=(KingJack(),), source=f"{SIX}; 004, 5.1, AC"),
    ),
    payments=Scoring(
        ledger="points", rewards=(OnPoints("par", "Card points", BOOK, Par(36)),), sides=Sides(Division.ALTERNATE), total=72, source=SIX,
    ),
    terms=(("fool", "Narr"), ("one of points", "point")),
    options=(SHUFFLING, AT_FOUR["jack"], AT_FOUR["direction"]),
    profiles=(
        Profile("ac", "Brigels and Dardin, 2002", f"{SIX}; {AC}"),
        Profile("bc", "as Berther and Carigiet have it at four", f"{SIX}; 004, 5.1, BC", (("shuffling", "shuffled"),)),
        Profile("cd", "as Carla Deplazes and AG Müller have it at four", f"{SIX}; 004, 5.1, CD, AGM", (
            ("shuffling", "shuffled"), ("jack", "court"))),
        Profile("au", "as it was found at Sedrun at four", f"{SIX}; 004, 5.1, Au", (("shuffling", "shuffled"), ("jack", "numeral"))),
    ),
    sources=(("004", of_book("5.2", "5.1")),),
    match=AllPlayed(number=6, text="The side with the higher total wins; the two totals are always opposite.",
                    source=f"{SIX}: six hands is a presumption of its authors; {GATHERED}"),
)


def dealt(packets: int, source: str) -> tuple[Lay | Cut | Give | Take | Face, ...]:
    """So many rounds of five, the last three to the dealer."""
    return (
        Lay(key="pack-bottom", name="bottom of the pack", pile="talon", cards=3,
            pattern="the last three cards of the pack, which come to the dealer,",
            source=source),
        Cut(key="cut", name="cut", pile="talon", source=AC),
        *(Give(key=f"packet-{number}", name=numbered(number), each=5, source=source) for number in range(1, packets + 1)),
        Take(key="dealer-last-three", name="the dealer's last three", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
        Face(key="last-cards-faced", name="last cards faced", source=AC),
    )


SCART = Discard(key="scart", name="scart", who=LaysAway.DEALER, cards=3, tiers=("all - honours",), rules=(ToSweeper(),),
                source=f"{THREE}; {AC}")
TOGETHER = Play(name="play", rules=(KingWithJack(),), source=f"{THREE}, AC")
SINGLY = LaidLess(values=TROCCAS_4.counting.values, source=f"{THREE}, AGM, BC")
ALONE = Scoring(ledger="points", rewards=(OnPoints("par", "Card points", THREE, Par(26)),), total=78, source=THREE)


def pars(dealer: int, others: int, source: str) -> OnPoints:
    """One par for the dealer and one for each other player."""
    return OnPoints("par", "Card points", source, Excess((dealer, others), signed=True))


JACK = Option("jack", "May the Jack be called when a King is played to the first trick in his suit?", (
    Value("no", "no; but King and Jack may be played together", f"{THREE}, AC"),
    Value("sche", "yes: buob, or buob, sche", "004, 5.1, BC, at four", (Put("course:play.rules", (KingJack(),)),)),
    Value("court", "yes: only buob, and who played Queen or Cavalier takes that card back", "004, 5.1, CD, AGM, at four",
          (Put("course:play.rules", (KingJack(sche=False),)),)),
))

TROCCAS_3 = replace(
    TROCCAS_4,
    ref="5.3",
    slug="troccas-3",
    name="Swiss Troccas for three",
    period="20th century",
    players=(3,),
    counting=replace(TROCCAS_4.counting, group=3, less=2, odd=((1, 1), (2, 1)), source=f"{THREE}, AC"),
    fool=Fool(exchange=Exchange.WHEN_ABLE, covered=False, lead=Leading.FREE, trickless=Trickless.TRICK_WINNER, source=BOOK),
    sides=Sides(Division.ALONE),
    course=(*dealt(5, THREE), SCART, TOGETHER),
    payments=ALONE,
    options=(
        Option("counting", "How are the cards counted?", (
            Value("threes", "in threes, 26 points for each", f"{THREE}, AC"),
            Value("singly", "one by one; those of the scart count one less: 43 for the dealer, 42 for each other", f"{THREE}, AGM, BC", (
                Put("counting", SINGLY), Put("payments.total", 127), Put("payments.rewards:par", pars(43, 42, f"{THREE}, AGM, BC")))),
        )),
        JACK, SHUFFLING, AT_FOUR["bottom-card"], AT_FOUR["faced"], AT_FOUR["direction"],
    ),
    profiles=(
        Profile("ac", "Brigels and Dardin, 2002", f"{THREE}, AC"),
        Profile("agm", "the description by AG Müller, 1968", f"{THREE}, AGM; the rest as at four", (
            ("counting", "singly"), ("jack", "court"), ("shuffling", "shuffled"), ("bottom-card", "not-shown"))),
        Profile("bc", "the rules of Savognin, 1985", f"{THREE}, BC; the rest as at four", (
            ("counting", "singly"), ("jack", "sche"), ("shuffling", "shuffled"))),
    ),
    sources=(("004", of_book("5.3", "5.1")),),
    match=AllPlayed(number=3, text="The totals are what is won and lost.", source="ours: the source has no number of hands"),
)

TROCCAS_5 = replace(
    TROCCAS_3,
    ref="5.4",
    slug="troccas-5",
    name="Swiss Troccas for five",
    players=(5,),
    counting=replace(SINGLY, source=FIVE),
    course=(*dealt(3, FIVE), SCART, TOGETHER),
    payments=replace(ALONE, rewards=(pars(27, 25, FIVE),), total=127, source=FIVE),
    options=(JACK, SHUFFLING, AT_FOUR["bottom-card"], AT_FOUR["faced"], AT_FOUR["direction"]),
    profiles=(
        Profile("ac", "with King and Jack as at Brigels", f"{FIVE}; {THREE}, AC"),
        Profile("bc", "with the call for the Jack, as Berther and Carigiet have it at four", f"{FIVE}; 004, 5.1, BC", (
            ("jack", "sche"), ("shuffling", "shuffled"))),
    ),
    sources=(("004", of_book("5.4", "5.3", "5.1")),),
    match=AllPlayed(number=5, text="The totals are what is won and lost.", source="ours: the source has no number of hands"),
)

GAMES = {game.slug: game.with_options() for game in (TROCCAS_6, TROCCAS_3, TROCCAS_5)}
