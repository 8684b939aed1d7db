"""The trumps and the Fool: which picture belongs to which number of a pack, and the pictures themselves."""

from collections.abc import Callable, Mapping
from typing import Any

from ..draw import AZURE, GOLD, LEAF, PAPER, PLUM, ROSE
from . import allegories, arie, florentine, fool, italian, people, things

SICILIAN: dict[str, Callable[[], str]] = {
    "T20": arie.jupiter,
    "T19": arie.atlas,
    "T18": arie.sun,
    "T17": arie.moon,
    "T16": arie.star,
    "T15": things.tower,
    "T14": things.ship,
    "T13": things.death,
    "T12": things.hourglass,
    "T11": people.hanged,
    "T10": things.wheel,
    "T9": things.chariot,
    "T8": things.love,
    "T7": things.justice,
    "T6": things.column,
    "T5": things.temperance,
    "T4": people.constancy,
    "T3": people.emperor,
    "T2": people.empress,
    "T1": people.lads,
    "T0": people.beggar,
    "F": fool.runaway,
}

FRENCH: dict[str, Callable[[], str]] = {
    "T21": allegories.mask,
    "T20": allegories.cards,
    "T19": allegories.winter,
    "T18": allegories.grapes,
    "T17": allegories.wheat,
    "T16": allegories.tulips,
    "T15": allegories.palette,
    "T14": allegories.hunting_horn,
    "T13": allegories.basket,
    "T12": allegories.mandolin,
    "T11": allegories.water_and_fire,
    "T10": allegories.mountain,
    "T9": allegories.night,
    "T8": allegories.evening,
    "T7": allegories.afternoon,
    "T6": allegories.morning,
    "T5": allegories.candle,
    "T4": allegories.fruit_tree,
    "T3": allegories.kite,
    "T2": allegories.rocking_horse,
    "T1": allegories.fool_stick,
    "F": fool.runaway,
}

ITALIAN: dict[str, Callable[[], str]] = {
    "T21": italian.world,
    "T20": italian.angel,
    "T19": arie.sun,
    "T18": arie.moon,
    "T17": arie.star,
    "T16": things.tower,
    "T15": italian.devil,
    "T14": things.temperance,
    "T13": things.death,
    "T12": italian.hanged_by_the_foot,
    "T11": things.column,
    "T10": things.wheel,
    "T9": italian.hermit,
    "T8": things.justice,
    "T7": things.chariot,
    "T6": things.love,
    "T5": italian.pope,
    "T4": people.emperor,
    "T3": people.empress,
    "T2": italian.popess,
    "T1": italian.mountebank,
    "F": fool.runaway,
}

SWISS = ITALIAN | {"T5": arie.jupiter, "T2": italian.juno}

ZODIAC = (
    "libra", "virgo", "scorpio", "aries", "capricorn", "sagittarius",
    "cancer", "pisces", "aquarius", "leo", "taurus", "gemini",
)  # fmt: skip
"""The signs in the order of Minchiate, from trump 24."""

BOLOGNESE: dict[str, Callable[[], str]] = {
    "ANG": italian.angel,
    "MON": italian.world,
    "SOL": arie.sun,
    "LUN": arie.moon,
    "T16": arie.star,
    "T15": things.tower,
    "T14": italian.devil,
    "T13": things.death,
    "T12": italian.hanged_by_the_foot,
    "T11": things.hourglass,
    "T10": things.wheel,
    "T9": things.column,
    "T8": things.justice,
    "T7": things.temperance,
    "T6": things.chariot,
    "T5": things.love,
    "MO4": florentine.moor(ROSE, GOLD, "scimitar"),
    "MO3": florentine.moor(AZURE, ROSE, "spear"),
    "MO2": florentine.moor(LEAF, PAPER, "bow"),
    "MO1": florentine.moor(PLUM, GOLD, "mace"),
    "BEG": italian.mountebank,
    "F": fool.runaway,
}

MINCHIATE: dict[str, Callable[[], str]] = {
    "TRO": italian.angel,
    "MON": italian.world,
    "SOL": arie.sun,
    "LUN": arie.moon,
    "STE": arie.star,
    **{f"T{number}": florentine.zodiac(sign) for number, sign in enumerate(ZODIAC, 24)},
    "T23": florentine.air,
    "T22": allegories.fruit_tree,
    "T21": florentine.water,
    "T20": florentine.fire,
    "T19": florentine.charity,
    "T18": florentine.faith,
    "T17": florentine.prudence,
    "T16": florentine.hope,
    "T15": things.tower,
    "T14": italian.devil,
    "T13": things.death,
    "T12": italian.hanged_by_the_foot,
    "T11": things.hourglass,
    "T10": things.chariot,
    "T9": things.wheel,
    "T8": things.justice,
    "T7": things.column,
    "T6": things.temperance,
    "T5": things.love,
    "T4": florentine.moor(AZURE, GOLD, "scimitar"),
    "T3": people.emperor,
    "T2": people.empress,
    "T1": italian.mountebank,
    "F": fool.runaway,
}

ORDERS = {"sicilian": SICILIAN, "troccas": SWISS, "bologn": BOLOGNESE, "minchiate": MINCHIATE}
"""The order of the trumps by how a pack's name begins."""

COMMON = {"latin": ITALIAN, "french": FRENCH}
"""The order that all other packs of a form share."""


def picture(pack: Mapping[str, Any], card: str) -> str:
    """The picture of a trump; one that is not drawn gets a wreath, and the number says the rest."""
    order = next((order for name, order in ORDERS.items() if pack["name"].startswith(name)), COMMON[pack["form"]])
    return order.get(card, things.wreath)()
