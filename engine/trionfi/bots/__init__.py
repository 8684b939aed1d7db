"""Bots: they read a view of their own seat and nothing else, and the same seed plays the same way.

`random` plays any legal action; `easy` plays cards by chance, though it throws nothing of worth away; `simple` plays by rules of
thumb, read from the parts of the game; `search` deals the unseen cards as they may lie, and plays its choices to their end.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from trionfi.bots.base import Bot, may_talk
from trionfi.errors import TrionfiError, brief
from trionfi.words import Listing, Message, Quantity, Term, Words

if TYPE_CHECKING:
    from trionfi.hand import Hand
    from trionfi.state.actions import Action

__all__ = ["BOTS", "Bot", "bot", "play", "unasked"]

BOTS: dict[str, Words] = {
    "random": "any legal action, all alike",
    "easy": "bids and discards as simple does, then plays cards by chance, but throws nothing of worth away",
    "simple": "rules of thumb: no looking ahead, no sampling",
    "search": "looks ahead: the unseen cards are dealt as they may lie, and each choice is played to the end",
}
BOT, PLAYER = Term("bot", many="bots"), Term("player", many="players")
_MODULES = {"random": "chance_bot", "easy": "easy", "simple": "simple", "search": "search.player"}


def bot(name: str, seed: int | str = 0, effort: int = 0) -> Bot:
    """The bot of that name. `effort` is how many actions one that looks ahead may try out for a decision, 0 as many as it does by itself.
    Raises TrionfiError naming the bots that there are."""
    if not isinstance(name, str) or name not in BOTS:
        raise TrionfiError(Message("no bot '{name}': there are {known}", name=brief(name), known=Listing(tuple(BOTS), ",")))
    player: type[Bot] = import_module(f"trionfi.bots.{_MODULES[name]}").PLAYER
    if isinstance(effort, bool) or not isinstance(effort, int) or effort < 0:
        raise TrionfiError(Message("the effort of a bot is a whole number from 0, not {given}", given=brief(repr(effort))))
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TrionfiError(Message("a seed is a whole number or a text, not {given}", given=brief(seed)))
    made = player(seed)
    made.effort = effort or made.effort
    return made


def play(hand: "Hand", bots: Sequence[Bot | str]) -> "Hand":
    """Play a hand to its end, one bot for each player, or its name; it sees the view of the seat for which it must act. Raises
    TrionfiError for another number of bots, and for what is none."""
    from trionfi.hand import Hand

    if not isinstance(hand, Hand):
        raise TrionfiError(Message("bots play a hand, such as game.deal(7), not {given}", given=brief(repr(hand))))
    if not isinstance(bots, Sequence) or isinstance(bots, str):
        raise TrionfiError(Message("bots are a list, one for each player, such as ['simple', 'simple', 'simple'], not {given}",
                                   given=brief(repr(bots))))
    if len(bots) != hand.players:
        raise TrionfiError(Message("{bots} cannot play for {players}: one each", bots=Quantity(len(bots), BOT),
                                   players=Quantity(hand.players, PLAYER)))
    seats = {seat: _sits_down(one, seat) for seat, one in enumerate(bots)}
    while (turn := hand.turn) is not None and (actor := hand.actor) is not None:
        seat, action = unasked(hand, seats) or (turn, seats[actor].choose(hand.view(turn)))
        hand.push(action, seat)
    return hand


def _sits_down(one: Bot | str, seat: int) -> Bot:
    if isinstance(one, Bot):
        return one
    if isinstance(one, str):
        return bot(one, seat)
    raise TrionfiError(Message("no bot: {given}; a bot is a trionfi.Bot, or a name such as simple", given=brief(repr(one))))


def unasked(hand: "Hand", bots: Mapping[int, Bot]) -> "tuple[int, Action] | None":
    """What one of these seats says without being asked: that it is out, where it is sure of it, or a word to its partner."""
    out, talks = hand.step.aloud.claims, bool(hand.game.signals) and hand.step.phase == "play"
    if not out and not talks:
        return None
    for seat, player in bots.items():
        if (out or may_talk(hand, seat)) and hand.asides(seat):
            said = player.aside(hand.view(seat))
            if said is not None:
                return seat, said
    return None
