"""The letters in the corners of the court cards: those of the game's own tongue, or others that the reader is used to."""

from collections.abc import Iterable, Mapping

COURTS = "KQCJ"
VOWELS = "AEIOUÄÖÜ"
SETS: dict[str, str] = {"en": "KQCJ", "fr": "RDCV", "it": "RDCF"}
"""The other sets by the ending of their symbols, the letters in the order of `COURTS`."""


def native(courts: Iterable[Mapping[str, str]]) -> dict[str, str]:
    """The index of each court by its letter in the notation, from the names of its own tongue: the initial, with the next consonant
    where a higher court has that initial already (Re and Regina: R and RG)."""
    found: dict[str, str] = {}
    for court in courts:
        first, *others = court["native"].upper()
        found[court["letter"]] = first if first not in found.values() else first + next(one for one in others if one not in VOWELS)
    return found


def indices(pack: Mapping[str, object], rank: str) -> dict[str, str]:
    """What may stand on the cards of a rank, by the ending of the symbol; "" is the pack's own. Only courts have a choice."""
    own = native(pack["courts"]).get(rank, rank)
    others = {f"-{name}": letters[COURTS.index(rank)] for name, letters in SETS.items()} if rank in COURTS else {}
    return {"": own} | others
