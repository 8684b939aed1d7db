"""Places for the hidden cards drawn with equal chance among all that fit what a seat knows."""

from trionfi.bots.places import Places, Placing
from trionfi.bots.stakes import Stakes
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.kernel import draw
from trionfi.kernel.layout import STIRRED
from trionfi.state.view import View

FIRST, AGAIN = STIRRED, 1   # how often each pair of places is dealt anew before the first placing, and between two
FEW = 3               # so many cards at most change sides in a small change


class Knowledge(Places):
    """What a view says of the places of cards, with placings that fit it. What was discarded by another is first of all of the cards that
    may be."""

    def __init__(self, view: View):
        super().__init__(view)
        pack, away = view.game.pack, Stakes.of(view.game).away
        values, empty = view.game.counting.table(pack), view.game.counting.empty
        counting = sum([1 << number for number, value in enumerate(values) if value > empty])
        courts = pack.select("courts")
        self._kinds = [*pack.suit_masks.values(), pack.trump_mask | pack.fool_mask, counting, courts, courts | pack.fool_mask]
        for place in self.room:
            if place.startswith("discard") and (self.may[place] & away).bit_count() >= self.room[place]:
                self.may[place] &= away

    def stir(self, placing: Placing, chance: Chance, times: int) -> None:
        """Deal the cards of each two places anew between them, which leaves every placing that fits as likely as before."""
        lying = list(placing.values())
        draw.stir(lying, [self.may[place] for place in placing], chance, times)
        placing |= dict(zip(placing, lying, strict=True))

    def _pass_on(self, placing: Placing, chance: Chance) -> None:
        lying = list(placing.values())
        draw.pass_on(lying, [self.may[place] for place in placing], chance)
        placing |= dict(zip(placing, lying, strict=True))

    def nudge(self, placing: Placing, chance: Chance) -> None:
        """Let a few cards of two places change sides, if they may, or one of each of three."""
        if not chance.below(6):
            self._pass_on(placing, chance)
            return
        one, other = chance.sample(list(placing), 2) if len(placing) > 1 else (None, None)
        if one is None or other is None:
            return
        mine = bits(placing[one] & self.may[other])
        theirs = bits(placing[other] & self.may[one])
        count = 1 + chance.below(FEW)
        if count <= min(len(mine), len(theirs)):
            change = sum([1 << number for number in (*chance.sample(mine, count), *chance.sample(theirs, count))])
            placing[one] ^= change
            placing[other] ^= change

    def mend(self, placing: Placing, chance: Chance, seat: int) -> None:
        """A change to mend a placing that a move of this seat refutes: a few cards change sides, or the cards that its hand, or else
        another place, shares with one or all of the others are dealt anew so that it has some number of those of one kind."""
        hand = f"hand {seat}"
        if chance.below(2) or len(placing) < 2:
            self.nudge(placing, chance)
            return
        one = hand if hand in placing and chance.below(4) else chance.choice(list(placing))
        others = [place for place in placing if place != one]
        for other in others if chance.below(2) else [chance.choice(others)]:
            self._tilt(placing, one, other, chance.choice(self._kinds), chance)

    def _tilt(self, placing: Placing, one: str, other: str, kind: int, chance: Chance) -> None:
        """Deal anew what two places share, with any number of a kind to the first."""
        free = (placing[one] | placing[other]) & self.may[one] & self.may[other]
        size = (placing[one] & free).bit_count()
        such, rest = bits(free & kind), bits(free & ~kind)
        least, most = max(0, size - len(rest)), min(len(such), size)
        number = least + chance.below(most - least + 1)
        dealt = sum([1 << card for card in (*chance.sample(such, number), *chance.sample(rest, size - number))])
        placing[one] = placing[one] & ~free | dealt
        placing[other] = placing[other] & ~free | free & ~dealt
