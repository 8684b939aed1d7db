"""A game as an environment of PettingZoo, agent by agent (AEC): `trionfi.env.pettingzoo.env("scarto")`, with the extra
`trionfi[pettingzoo]`.

Observations are dictionaries with "observation" (see `trionfi.env.Env.legend`) and "action_mask".
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from trionfi.env import Env, Position
from trionfi.game import Game


def env(game: Game | str, profile: str | None = None, players: int | None = None) -> "TarotEnv":
    """The environment of a game; an episode is a hand. Raises TrionfiError for a game, profile or number of players that there is not."""
    return TarotEnv(Env(game, profile, players))


class TarotEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """One hand an episode; the deal goes by the seed of `reset`, and without one on from that of the last."""

    metadata = {"name": "trionfi_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  PettingZoo's own

    def __init__(self, made: Env, render_mode: str | None = None):
        super().__init__()
        self.made, self.render_mode = made, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(made.game.playing(made.players))]
        row = spaces.Box(-np.inf, np.inf, (made.width,), np.float32)
        mask = spaces.Box(0, 1, (made.space.size,), np.int8)
        self.observation_spaces = {agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(made.space.size) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random(None)
        self.position: Position | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal another hand; `options` may have the dealer."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        given = options or {}
        self.position = self.made.deal(int(self._chance.integers(1 << 53)), given.get("dealer", 0))
        while self.position.over:  # a deal that is annulled before anybody has spoken
            self.position = self.made.deal(int(self._chance.integers(1 << 53)), given.get("dealer", 0))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        position = self._there()
        if position.over:
            self.rewards = dict(zip(self.agents, position.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[position.player or 0]

    def _there(self) -> Position:
        if self.position is None:
            self.reset()
        assert self.position is not None
        return self.position

    def observe(self, agent: str) -> dict[str, Any]:
        """The row of numbers and the mask; the mask of who is not in turn is all 0."""
        position, seat = self._there(), self.possible_agents.index(agent)
        mine = position.player == seat
        row = position.observe(position.hand.turn if mine else seat)
        mask = position.mask() if mine else bytearray(self.made.space.size)
        return {"observation": np.frombuffer(row, np.float32).copy(), "action_mask": np.frombuffer(mask, np.int8).copy()}

    def step(self, action: Any) -> None:
        """Take an action of the agent in turn."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._there().step(int(action))
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str:
        """The hands and the trick as lines of text."""
        return "\n".join(f"{head}: {rest}" for head, rest in self._there().hand.rows())

    def close(self) -> None:
        """There is nothing to close."""
