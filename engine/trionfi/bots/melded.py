"""What the own hand may still declare, and what of it goes with cards that leave the hand."""

from trionfi.bots.memory import Memory
from trionfi.melds import candidates, declarations, total


class Melded:
    """The declarations that are still to come from the hand of a `memory`, in the unit of the payments."""

    def __init__(self, memory: Memory):
        view = memory.view
        game, names = view.game, [step.key for step in view.game.course]
        to_come = any(step.declares for step in game.course[names.index(view.step):])
        self.pack, self.hand, self.table = memory.pack, memory.hand, game.melds if to_come and memory.stakes.declared else None
        self.rates = memory.stakes.declared
        self.used, self._found = 0, dict[int, float]()
        if self.table is not None:
            for one in candidates(self.pack, self.hand, self.table):
                self.used |= self.pack.mask(one.cards)
            if any(one.for_lack for one in self.table.combinations):
                self.used = self.hand

    def without(self, cards: int) -> float:
        """What declarations bring less when these cards (a mask) have left the hand."""
        gone = cards & self.used
        return self._worth(0) - self._worth(gone) if gone else 0.0

    def _worth(self, gone: int) -> float:
        if gone not in self._found:
            assert self.table is not None
            made = total(self.table, declarations(self.pack, self.hand & ~gone, self.table))
            self._found[gone] = sum(float(made.of(word or self.table.ledger)) * rate for word, rate in self.rates)
        return self._found[gone]
