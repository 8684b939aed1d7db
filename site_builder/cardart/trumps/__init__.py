"""The trumps and the Fool: which picture belongs to which number of a pack, and the pictures themselves."""

from collections.abc import Callable

from . import allegories, arie, fool, people, things

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

PICTURES = {"sicilian": SICILIAN, "french": FRENCH}
"""The order of the trumps by the first word of a pack's name; packs that share an order share the word."""


def picture(pack: str, card: str) -> str:
    """The picture of a trump; a pack whose order is not drawn gets a wreath, and the number says the rest."""
    order = PICTURES.get(pack.split("-")[0], {})
    return order.get(card, things.wreath)()
