"""The actions of playing cards."""

from functools import lru_cache

from trionfi.cards import Pack, bits
from trionfi.state.actions import Action

KEPT = 1 << 14
_PLAYS: dict[str, "Plays"] = {}


def play_of(text: str) -> Action:
    """The action of playing a card."""
    return Action("play", (text,))


class Plays:
    """The actions of playing the cards of a pack. Those for cards of one suit are listed once for each set of them that comes up."""

    def __init__(self, pack: Pack):
        self.suit, self.single = pack.ranks.suit, tuple(map(play_of, pack.texts))
        self._of_suit = lru_cache(KEPT)(self._listed)

    def those(self, mask: int) -> tuple[Action, ...]:
        """One for each card of a mask, from the lowest number."""
        found: tuple[Action, ...] = ()
        while mask:
            part = mask & self.suit[(mask & -mask).bit_length() - 1]
            found += self._of_suit(part)
            mask ^= part
        return found

    def _listed(self, mask: int) -> tuple[Action, ...]:
        return tuple([self.single[number] for number in bits(mask)])


def plays_of(pack: Pack) -> Plays:
    """Those of a pack, which is known by its name."""
    return _PLAYS.get(pack.name) or _PLAYS.setdefault(pack.name, Plays(pack))
