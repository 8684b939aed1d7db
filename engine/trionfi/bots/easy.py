"""The bot `easy`: it bids and discards as `simple` does, and then plays a card by chance."""

from typing import TYPE_CHECKING

from trionfi.bots.memory import Memory
from trionfi.bots.simple import SimpleBot
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.phases.play.play import play_of
from trionfi.words import Words

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View

STREAM = 13


class EasyBot(SimpleBot):
    """Plays any card that the rules allow, all alike, but leaves no more than it must to a foe who is taking the trick."""

    name = "easy"

    def _decide(self, view: "View") -> tuple["Action", Words]:
        action, why = super()._decide(view)
        plays = [one for one in view.offered if one.verb == "play"] if view.choice is None else []
        if action.verb != "play" or len(plays) < 2:
            return action, why
        memory = Memory(view, self.habits)
        cards = sensible(memory, memory.pack.mask(one.cards[0] for one in plays))
        number = Chance(f"{self.seed}/{view.seat}/{len(view.events)}", STREAM).choice(cards)
        return play_of(memory.pack.texts[number]), "one of the cards that throw nothing away, by chance"


def sensible(memory: Memory, legal: int) -> list[int]:
    """The cards, among the legal ones (a mask), but for those that a foe who is taking the trick would be glad of: where others bring
    him less."""
    view, pack, cards = memory.view, memory.pack, bits(legal)
    if view.best < 0 or view.best_seat in memory.side:
        return cards
    taking = [one for one in cards if one >= pack.floor[view.best] and (pack.ruffing | view.led) >> one & 1]
    lost = [one for one in cards if one not in taking]
    least = min((memory.gain[one] for one in lost), default=0.0)
    return taking + [one for one in lost if memory.gain[one] <= least]


PLAYER = EasyBot
