"""Facts of a hand told otherwise, as a person may mistype them: one changed, left out or added, within its range and beyond it."""

from collections.abc import Mapping, Sequence

from trionfi.cards.chance import Chance
from trionfi.hand import Playable
from trionfi.melds.typed import names
from trionfi.settlement.questions import Question

FAR = (1000, 10**11)
WORTH = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 28, 30, 34, 35, 40, 45, 50, 60)
BEYOND = 12  # of so many choices or seats one is told that there is not


class Altered:
    """The facts of hands of one game as `players` type them, and other values for them by chance."""

    def __init__(self, game: Playable, players: int, chance: Chance):
        self.game, self.players, self.chance = game.at(players), players, chance
        self.form = game.form(players)

    def once(self, known: Mapping[str, object]) -> dict[str, object]:
        """The facts with one of the form told otherwise, left out, or added where it is not told."""
        fact = self.chance.choice(self.form)
        found = dict(known)
        if fact.key in known and not self.chance.below(6):
            del found[fact.key]
        else:
            found[fact.key] = self.other(fact, known.get(fact.key, fact.default))
        return found

    def other(self, fact: Question, value: object) -> object:
        """Another value of a fact, or one that there is not."""
        chance = self.chance
        if fact.unit == "choice":
            values = [one for one, _ in fact.values if one != value] or [one for one, _ in fact.values]
            return "somebody else" if not chance.below(BEYOND) else chance.choice(values)
        if fact.unit == "seat":
            return chance.below(self.players + (not chance.below(BEYOND)))
        if fact.unit in ("number", "card points"):
            return self._number(value)
        several: Sequence[object] = value if isinstance(value, list | tuple) else ()
        if fact.unit == "seats":
            return self._one_changed(several, list(range(self.players)))
        if fact.unit == "choices":
            return self._one_changed(several, [one for one, _ in fact.values])
        if fact.unit == "cards":
            pack = self.game.pack
            return self._one_changed(several, list(pack.unmask(pack.select(fact.cards) if fact.cards else pack.all)))
        if fact.unit == "gains":
            place = chance.below(len(several) + 1)
            more = [] if several and chance.below(2) else [chance.choice((5, -5, 10, -20))]
            return [*several[:place], *more, *several[place + 1:]]
        return self._declarations(fact, several)

    def _number(self, value: object) -> object:
        chance, was = self.chance, value if isinstance(value, int) else 0
        near = [was + 1, was - 1, 0, chance.below(2 * abs(was) + 6), chance.below(12), was + 10]
        return chance.choice(FAR) if not chance.below(8) else chance.choice(near)

    def _one_changed(self, several: Sequence[object], values: Sequence[object]) -> list[object]:
        """A list with one of some values put in or left out; or instead of another."""
        chance, changed = self.chance, self.chance.choice(values)
        found = [one for one in several if one != changed]
        if len(found) == len(several):
            if found and chance.below(2):
                found.remove(chance.choice(found))
            found.append(changed)
        return found

    def _declarations(self, fact: Question, several: Sequence[object]) -> object:
        """One more, one less, one of another value, or a number for all."""
        chance = self.chance
        table = fact.declarable(self.game.melds)
        known = list(names(self.game.pack, table).values()) if table is not None else []
        way = chance.below(4)
        if several and way < 2:
            place = chance.below(len(several))
            one = several[place]
            more = [[one[0], self._number(one[1])]] if way and isinstance(one, list | tuple) else []
            return [*several[:place], *more, *several[place + 1:]]
        if not known or way == 3:
            return chance.choice(WORTH)
        name, worth = chance.choice(known)
        values = [value for value in WORTH if any(one.can_be(self.game.pack, value) for one in worth)] or WORTH
        return [*several, [name, chance.choice(values)]]

