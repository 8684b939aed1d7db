"""Tarocchi of Ragusa, in which the last trick is all that counts (McLeod's page)."""

from trionfi.counting import Counting
from trionfi.game.edits import Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.games.sicily import MINEO_3, MINEO_COURSE, PAGE, SETS, SETS_WITH_FOOL
from trionfi.settlement.captures import LastTrick
from trionfi.values import replace

RAGUSA = "000, other versions: Ragusa"
LIKE_MINEO = f"{RAGUSA}; otherwise as at Mineo ({PAGE})"
ANNOUNCED = ("scommessa", "rivanto")
RIVANTO = next(step for step in MINEO_COURSE if step.key == "rivanto")

RAGUSA_3 = replace(
    MINEO_3,
    ref="ragusa-3",
    slug="ragusa-3",
    name="Tarocchi of Ragusa: the last trick",
    place="Ragusa, Sicily",
    period="present day",
    counting=Counting(values=(), empty=0, source=RAGUSA),
    course=tuple(step for step in MINEO_COURSE if step.key not in ANNOUNCED),
    payments=replace(MINEO_3.payments, rewards=(LastTrick("vanto", "Last trick", RAGUSA),), source=LIKE_MINEO),
    words_of_sets=(*SETS[:2], *SETS_WITH_FOOL["Fujutu"][:1]),
    options=(
        Option("rivanto", "May an opponent announce that his side will win the last trick?", (
            Value("no", "no", "ours: the page says nothing of it"),
            Value("yes", "yes, and it then pays one more", "ours, after Mineo", (
                Insert(RIVANTO, before="play"),
                Put("payments.rewards", (LastTrick("vanto", "Last trick", RAGUSA),
                                         LastTrick("rivanto", "Rivanto", PAGE, announced="rivanto"))),
            )),
        )),
        *(option for option in MINEO_3.options if option.name in ("bargaining", "early-solo", "monte", "dealer-shows", "lead", "talk")),
    ),
    profiles=(Profile("web", "McLeod's page, one sentence, and for the rest the game of Mineo", "000, other versions: Ragusa"),),
    sources=(("000", "other versions of Sicilian Tarocchi"),),
)

GAMES = {game.slug: game.with_options() for game in (RAGUSA_3,)}
