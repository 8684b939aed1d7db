"""Tarocc'Ombre for five and for seven, in which a called card makes a secret partner (Dummett and McLeod 2004, 6.5 and 6.6)."""

from trionfi.counting import Counting
from trionfi.game.edits import Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.lombardy import COURT_VALUES, TAROCCHI_4, TERMS, dealt, extra_cards, laid_away
from trionfi.games.lombardy_ombre import ASKS, CONTRACT, LAST_BUT_HONOURS, TAROCC_OMBRE_3, auction, payments, rates
from trionfi.games.lombardy_packs import LOMBARD_78
from trionfi.phases.asking import Ask
from trionfi.phases.base import Step
from trionfi.phases.call import Call
from trionfi.phases.play.play import Play
from trionfi.phases.sacrifice import Sacrifice
from trionfi.settlement.bid_sums import FullSteps, OrLaidDown
from trionfi.settlement.settling import LoneRate
from trionfi.values import replace

FIVE, SEVEN = "004, 6.5", "004, 6.6"
GUESS = f"{FIVE}: the target from the book, the rest after the authors' suggestion; the full fives and the cappotto are ours"
OURS = "ours, after 6.5: the source does not say"
WITH_CARDS = ("a due", "ad una")

LEFT_OVER_NOTHING = Counting(
    values=(("trio", 5), *COURT_VALUES), group=4, less=3, odd=((1, 1), (2, 2), (3, 3)), source=f"{FIVE}, as the authors suppose",
)
DOUBLE = FullSteps("contract", "Contract", GUESS, slam=4, times=2)


def course(source: str, packets: tuple[int, ...], extra: int, at: tuple[str, ...] = ()) -> tuple[Step, ...]:
    """The dealer discards cards before the bidding; then cards are asked for, and at the bids `at` (none named: at each) one is called."""
    return (
        *dealt(f"{source}; the packets are ours", *packets),
        *extra_cards(source, extra),
        laid_away(f"{source}; 004, 6.3", extra),
        auction(f"{source}; 004, 6.3", 4),
        Ask(key="asking", name="asking", number=ASKS, fails=True,
            source=f"{source}; 004, 6.3; that he gives before he asks, and a card in the discard, are ours"),
        Call(name="call", cards=("all",), at=at, source=f"{source}; a card in the discard is ours"),
        Play(name="play", source=f"{source}; 004, 6.2"),
    )


SACRIFICE = Option("sacrifice", "May a declarer lay down his hand before he calls a card?", (
    Value("no", "no", "ours: it is not said whether this rule of 6.3 holds"),
    Value("yes", "yes, if the dealer has bid against him: he alone pays each of the others twice the sum of his bid",
          "004, 6.3; the sum is ours", (
        Insert(Sacrifice(key="sacrifice", name="sacrifice", source="004, 6.3"), before="call"),
        Put(CONTRACT, OrLaidDown("contract", "Contract", GUESS, slam=4, times=2)))),
))

A_NIENTE_ALONE = (*rates(4)[:2], LoneRate(6, "a niente"))

TAROCC_OMBRE_5 = replace(
    TAROCC_OMBRE_3,
    ref="6.5",
    slug="tarocc-ombre-5",
    name="Five-handed Tarocc'Ombre",
    period="18th and 19th centuries",
    players=(5,),
    pack=LOMBARD_78,
    counting=LEFT_OVER_NOTHING,
    course=course(FIVE, (5, 5, 5), 3),
    payments=payments(GUESS, 4, DOUBLE, (1, 1)),
    options=(
        Option("a-niente", "Does a declarer who bids a niente call a partner too?", (
            Value("partner", "yes", f"{FIVE}, as the authors presume"),
            Value("alone", "no", SEVEN, (
                Put("course:call.at", WITH_CARDS), Put("payments.rates", A_NIENTE_ALONE))),
        )),
        SACRIFICE,
        LAST_BUT_HONOURS,
        TAROCCHI_4.options[2],
    ),
    profiles=(Profile("reconstruction", "the authors' suggestions, filled in by us", "004, 6.5; ours"),),
    sources=(("004", of_book("6.5", "6.3", "6.6")),),
)

TAROCC_OMBRE_7 = replace(
    TAROCC_OMBRE_3,
    ref="6.6",
    slug="tarocc-ombre-7",
    name="Seven-handed Tarocc'Ombre",
    period="18th and 19th centuries",
    players=(7,),
    pack=LOMBARD_78,
    counting=LEFT_OVER_NOTHING,
    terms=(("talon", "extra card"), *TERMS[1:]),
    course=course(SEVEN, (4, 4, 3), 1, WITH_CARDS),
    payments=replace(payments(OURS, 4, replace(DOUBLE, source=OURS), (1, 1)), rates=A_NIENTE_ALONE),
    options=(
        Option("a-niente", "Does a declarer who bids a niente call a partner too?", (
            Value("alone", "no", SEVEN),
            Value("partner", "yes", f"{SEVEN}: the authors find the gap between the bids absurd otherwise", (
                Put("course:call.at", ()), Put("payments.rates", rates(4)))),
        )),
        SACRIFICE,
        LAST_BUT_HONOURS,
        TAROCCHI_4.options[2],
    ),
    profiles=(Profile("reconstruction", "the bare account, filled in by us after the game for five", "004, 6.6; ours"),),
    sources=(("004", of_book("6.6", "6.5", "6.3")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROCC_OMBRE_5, TAROCC_OMBRE_7)}
