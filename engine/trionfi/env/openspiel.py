"""The games for OpenSpiel, with the extra `trionfi[openspiel]`: after `trionfi.env.openspiel.register()` the call
`pyspiel.load_game("trionfi_scarto")` finds them.

A game begins with a chance node: one of `deals` hands, each as likely as any other (the parameter of that name, 1000 where none is given).
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel

from trionfi.env import Env, Position
from trionfi.games import games

DEALS, MOST = 1000, 100_000.0


def name_of(slug: str) -> str:
    """What OpenSpiel calls a game."""
    return f"trionfi_{slug.replace('-', '_')}"


def register(slugs: Iterable[str] = ()) -> list[str]:
    """Make games known to OpenSpiel, all of them where none are named; their names there."""
    made = []
    for slug in slugs or games:
        kind = pyspiel.GameType(
            short_name=name_of(slug), long_name=str(games[slug].name), dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=max(games[slug].players),
            min_num_players=min(games[slug].players), provides_information_state_string=True, provides_information_state_tensor=False,
            provides_observation_string=True, provides_observation_tensor=True,
            parameter_specification={"players": games[slug].players[0], "deals": DEALS})
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(kind.short_name, (TarotGame,), {"slug": slug, "kind": kind}))
        made.append(kind.short_name)
    return made


class TarotGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A game under its first profile. OpenSpiel is given an heir for each: a class, as it lives until Python has ended."""

    slug = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None):
        given = params or {}
        self.made = Env(self.slug, players=given.get("players", games[self.slug].players[0]))
        self.deals = given.get("deals", DEALS)
        super().__init__(self.kind, pyspiel.GameInfo(
            num_distinct_actions=self.made.space.size, max_chance_outcomes=self.deals, num_players=self.made.players, min_utility=-MOST,
            max_utility=MOST, utility_sum=None, max_game_length=2000), given)

    def new_initial_state(self) -> "TarotState":
        """The hand before the deal."""
        return TarotState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TarotObserver":
        """What puts observations into arrays."""
        return TarotObserver(self.made)


class TarotState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A position; before the deal there is none."""

    def __init__(self, game: TarotGame):
        super().__init__(game)
        self.made, self.deals = game.made, game.deals
        self.position: Position | None = None

    def current_player(self) -> int:
        """Who acts, chance before the deal."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self.position.player
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if self.position is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.made.deal(int(action))
        else:
            self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"deal {action}"
        return self.position.text(action)

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """What each has won or lost."""
        return self.position.rewards() if self.position is not None else [0.0] * self.made.players

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the player has seen, in its order."""
        position, seat = self.position, self.current_player() if player is None else player
        if position is None:
            return "before the deal"
        picked = position.picked if position.player == seat else ()
        return f"{seat} {picked} {[tuple(event) for event in position.hand.view(seat).events]}"

    def observation_string(self, player: int | None = None) -> str:
        """What the player knows, as lines."""
        seat = self.current_player() if player is None else player
        if self.position is None:
            return "before the deal"
        return "\n".join(f"{head}: {rest}" for head, rest in self.position.hand.view(seat).rows())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What the player knows, as numbers."""
        seat = self.current_player() if player is None else player
        return list(self.position.observe(seat)) if self.position is not None else [0.0] * self.made.width

    def __str__(self) -> str:
        return "before the deal" if self.position is None else "\n".join(f"{head}: {rest}" for head, rest in self.position.hand.rows())


class TarotObserver:
    """An observer with one tensor."""

    def __init__(self, made: Env):
        self.tensor = np.zeros(made.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TarotState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: TarotState, player: int) -> str:
        """What the player knows, as lines."""
        return state.observation_string(player)
