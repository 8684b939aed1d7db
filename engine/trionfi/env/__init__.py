"""A game for learning machines: whole numbers as actions, rows of numbers as observations, without any other library.

    env = trionfi.env.Env("scarto")
    position = env.deal(seed=7)
    while not position.over:
        position.step(random.choice(position.legal()))
    position.rewards()

The adapters `trionfi.env.pettingzoo` and `trionfi.env.openspiel` need the extras of these names.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence

from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.env.observation import Part, legend, observe
from trionfi.env.space import Picks, Space, space_of
from trionfi.errors import IllegalAction, TrionfiError, brief
from trionfi.game import Game
from trionfi.games import games
from trionfi.hand import Hand
from trionfi.state.actions import Action
from trionfi.state.standing import Standing
from trionfi.state.view import View
from trionfi.words import Message

__all__ = ["Env", "Part", "Position", "Space", "sample_deal", "sample_deals"]
STREAM = 17


class Env:
    """A game under a profile, for so many players. `space` numbers its actions and `legend` says what stands where in an observation;
    both hang on the game, the profile, the options and the number of players alone. Raises TrionfiError for what there is not."""

    def __init__(self, game: Game | str, profile: str | None = None, players: int | None = None,
                 options: Mapping[str, object] | None = None):
        found = games[game] if isinstance(game, str) else game
        if not isinstance(found, Game):
            raise TrionfiError(Message("an environment is of a game, such as 'scarto', not {given}", given=brief(repr(game))))
        if profile is not None or options is not None:
            found = found.with_options(profile, options)
        self.players = found.table(players)
        self.game = found.at(self.players)
        self._whole = found
        self.space, self.legend = space_of(self.game), legend(self.game, self.players)
        self.width = sum(part.size for part in self.legend)

    def __repr__(self) -> str:
        return f"<Env of {self.game.slug}: players={self.players}, actions={self.space.size}, observation={self.width}>"

    @property
    def unit(self) -> str:
        """What rewards are counted in."""
        return str(self.game.payments.ledger)

    def deal(self, seed: int | str, dealer: int = 0, standing: Standing | Mapping[str, object] | None = None) -> "Position":
        """A hand from its first decision on."""
        return self.of(self._whole.deal(seed, dealer=dealer, players=self.players, standing=standing))

    def of(self, hand: Hand) -> "Position":
        """A hand that is there already, as `deal` or `sample_deal` gave it."""
        return Position(self, hand)


class Position:
    """A hand and the picks made for a decision that is not whole yet. `legal` and `step` speak of the actions of `Env.space`."""

    def __init__(self, env: Env, hand: Hand, picked: tuple[int, ...] = ()):
        self.env, self.hand, self.picked = env, hand, picked
        self._picks: Picks | None = None

    def __repr__(self) -> str:
        return f"<Position of {self.env.game.slug}: player={self.player}, moves={len(self.hand.moves)}, picked={len(self.picked)}>"

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.hand.over

    @property
    def player(self) -> int | None:
        """Who must act, None at the end; at a dummy's turn the one who plays its cards."""
        return self.hand.actor

    def _next(self) -> dict[int, Action | None]:
        if self._picks is None:
            self._picks = Picks(self.env.space, self.hand.legal_actions(), self.picked)
        return self._picks.next

    def legal(self) -> list[int]:
        """The actions that may be taken now, in order; none at the end."""
        return sorted(self._next())

    def mask(self) -> bytearray:
        """For each action of the space 1 if it may be taken now, else 0."""
        found = bytearray(self.env.space.size)
        for number in self._next():
            found[number] = 1
        return found

    def step(self, number: int) -> None:
        """Take an action. Raises IllegalAction for one that is not legal."""
        picks = self._next()
        if number not in picks:
            raise IllegalAction(Message("action {number} is not possible now: there are {n} that are", number=brief(number), n=len(picks)))
        action = picks[number]
        self._picks = None
        if action is None:
            self.picked = (*self.picked, int(number))
        else:
            self.picked = ()
            self.hand.push(action)

    def text(self, number: int) -> str:
        """What a legal action does, as the engine writes it: "play KS"; of a part of a decision its name alone."""
        action = self._next().get(number)
        return self.env.space.names[number] if action is None else str(action)

    def copy(self) -> "Position":
        """Another position that goes its own way."""
        return Position(self.env, self.hand.copy(), self.picked)

    def observe(self, seat: int | None = None) -> "array[float]":
        """What a seat may know, as numbers; the seat in turn where none is named."""
        turn = self.hand.turn
        at = (turn if turn is not None else 0) if seat is None else seat
        own = at == turn
        cards = len(self.env.space.cards)
        return observe(self.hand.view(at), self.env.game, self.env.players, [one for one in self.picked if one < cards] if own else ())

    def rewards(self) -> list[float]:
        """What each player wins or loses, in the game's unit; all 0 until the hand is over."""
        scores: Sequence[Points] = self.hand.scores if self.over else (0,) * self.hand.players
        return [float(score) for score in scores[:self.hand.players]]


def sample_deals(view: View, seed: int | str = 0) -> Iterator[Hand]:
    """Hands that stand where the view has it, with the cards that its seat does not know dealt as they may lie, each as likely as any other
    that fits what was bid and played. Ends early where hardly any fits."""
    return worlds(view, Chance(seed, STREAM))


def sample_deal(view: View, seed: int | str = 0) -> Hand:
    """One of them. Raises TrionfiError where none is found."""
    for hand in sample_deals(view, seed):
        return hand
    raise TrionfiError(Message("no deal was found that fits what {who} knows", who=brief(view.seat)))
