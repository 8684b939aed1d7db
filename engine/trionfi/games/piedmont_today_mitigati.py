"""Mitigati as played at Pinerolo and Turin late in the twentieth century (Dummett and McLeod 2004, 8.37 to 8.39)."""

from trionfi.counting import Counting
from trionfi.game.edits import Add, Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont_today import MATTO, MATTO_KEPT, ONLY_TRUMP, PLAIN_VALUES, SCARTO_3, extra_cards, packets
from trionfi.games.piedmont_today_melds import PINEROLO_3, PINEROLO_4, TURIN_3, TURIN_4
from trionfi.matches.rules import MatchRule
from trionfi.phases.base import Step
from trionfi.phases.deal import nth_packet
from trionfi.phases.declare import Declaring
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.haggle import Haggle
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.play import Play
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Excess, Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Scoring
from trionfi.tricks.fool import Trickless
from trionfi.values import replace
from trionfi.words import Message

PINEROLO, TURIN, FOUR = "004, 8.37", "004, 8.38", "004, 8.39"
RUNNING = MatchRule(text="The scores run on from hand to hand, and together they are always 0. Stakes are usually high.", source=PINEROLO)
SURRENDERED = (Put("fool.trickless", Trickless.TRICK_WINNER), Add("course:discard.rules", LostDiscard()))


def bargaining(*words: str, source: str = PINEROLO) -> tuple[Haggle, ...]:
    """A session after each of these packets: the second, the third, and so on."""
    ours = f"{source}; what becomes of a round without a change is ours"
    return tuple(Haggle(key=f"bargaining-{word}-packet", name=Message("bargaining after the {packet}", packet=nth_packet(word)),
                        source=ours) for word in words)


def dealt(rounds: tuple[Step, ...], sessions: tuple[Haggle, ...]) -> tuple[Step, ...]:
    """The packets, with sessions after the second and those that follow it."""
    steps: list[Step] = [rounds[0]]
    for place, packet in enumerate(rounds[1:]):
        steps += [packet, *sessions[place:place + 1]]
    return tuple(steps)


def play(source: str) -> Play:
    """The play, with declarations before one's first card."""
    return Play(name="play", rules=(Declares(Declaring(source=source)),), source="004, 8.35")


def scored(source: str, *rewards: Reward) -> Scoring:
    """Declarations, and card points against par."""
    return Scoring(
        ledger="points", rewards=(Declarations("declarations", "Declaration", source, at_once=True), *rewards), total=129,
        abandoned=Abandoned.BARGAINED, source=source,
    )


SESSIONS = bargaining("second", "third", "fourth")
FIVES = packets(PINEROLO, 5, 5, 5, 5, 5)
NO_SESSIONS = tuple(Drop(step.key) for step in SESSIONS)

PINEROLO_MITIGATI = replace(
    SCARTO_3,
    ref="8.37",
    slug="mitigati-pinerolo-3",
    name="Three-handed Mitigati (Pinerolo)",
    place="Pinerolo",
    counting=Counting(values=(*PLAIN_VALUES, *MATTO), source=PINEROLO),
    fool=replace(MATTO_KEPT, source=f"{PINEROLO}; 004, 8.35"),
    course=(*dealt(FIVES, SESSIONS), *extra_cards(PINEROLO, 3, ONLY_TRUMP), play(PINEROLO)),
    payments=scored(PINEROLO, OnPoints("points", "Card points", PINEROLO, Par(43))),
    melds=PINEROLO_3,
    options=(
        Option("bargaining", "Do the players bargain over the deal?", (
            Value("yes", "yes, after the second, third and fourth packet", PINEROLO),
            Value("no", "no", "004, 8.38, for Turin uncertain", NO_SESSIONS),
        )),
    ),
    profiles=(Profile("pinerolo", "as at Pinerolo", PINEROLO),),
    sources=(("004", of_book("8.37", "8.35")),),
    match=RUNNING,
)

TURIN_MITIGATI = replace(
    PINEROLO_MITIGATI,
    ref="8.38",
    slug="mitigati-turin-3",
    name="Three-handed Mitigati (Turin)",
    place="Turin",
    fool=replace(MATTO_KEPT, trickless=Trickless.TRICK_WINNER, source=f"{TURIN}; 004, 8.35"),
    course=(*packets("004, 8.37", 5, 5, 5, 5, 5), *extra_cards("004, 8.37", 3, ONLY_TRUMP, LostDiscard()), play(TURIN)),
    melds=TURIN_3,
    options=(
        Option("bargaining", "Do the players bargain over the deal?", (
            Value("no", "no", "ours: 004, 8.38 is not certain"),
            Value("yes", "yes, after the second, third and fourth packet", "004, 8.37; for Turin uncertain", tuple(
                Insert(step, before=f"{word}-packet") for step, word in zip(SESSIONS, ("third", "fourth", "fifth"), strict=True))),
        )),
    ),
    profiles=(Profile("turin", "as at Turin", TURIN),),
    sources=(("004", of_book("8.38", "8.37", "8.35")),),
)

SESSIONS_4 = bargaining("second", "third", source=f"{PINEROLO}; when, is ours")
MITIGATI_4 = replace(
    PINEROLO_MITIGATI,
    ref="8.39",
    slug="mitigati-4",
    name="Four-handed Mitigati",
    place="Pinerolo and Turin",
    players=(4,),
    course=(*dealt(packets(f"{FOUR}; the packets are ours", 5, 5, 5, 4), SESSIONS_4), *extra_cards(FOUR, 2, ONLY_TRUMP), play(FOUR)),
    payments=scored(FOUR, OnPoints("points", "Card points", FOUR, Excess((33, 32), signed=True))),
    melds=PINEROLO_4,
    options=(
        Option("declarations", "What is declared, and for how much?", (
            Value("pinerolo", "eight Tarocchi 5, Mitigati 10, Reale 15, Onori 5", "004, 8.39, Pinerolo"),
            Value("turin", "seven Tarocchi 10, Mitigati 20, Reale 10, Onori 10", "004, 8.39, Turin", (Put("melds", TURIN_4),)),
        )),
        Option("trickless", "What becomes of the Matto and of the discard, if their owner wins no trick?", (
            Value("kept", "both count for him all the same", "004, 8.37, Pinerolo"),
            Value("surrendered", "the Matto goes to the winner of its trick, the discard to the winner of the last one", "004, 8.38, Turin",
                  SURRENDERED),
        )),
        Option("bargaining", "Do the players bargain over the deal?", (
            Value("yes", "yes, after the second and third packet", "004, 8.37, Pinerolo; when, with nineteen cards, is ours"),
            Value("no", "no", "ours: for Turin 004, 8.38 is not certain", tuple(Drop(step.key) for step in SESSIONS_4)),
        )),
    ),
    profiles=(
        Profile("pinerolo", "as at Pinerolo", FOUR),
        Profile("turin", "as at Turin", FOUR, (("declarations", "turin"), ("trickless", "surrendered"), ("bargaining", "no"))),
    ),
    sources=(("004", of_book("8.39", "8.37", "8.38", "8.35")),),
)

GAMES = {game.slug: game.with_options() for game in (PINEROLO_MITIGATI, TURIN_MITIGATI, MITIGATI_4)}
