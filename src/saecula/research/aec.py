"""PettingZoo, one seat after another."""

from copy import copy
from typing import Any

from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from saecula.kernel.record import Record
from saecula.research.encode import make_encoder, mask_of, seen_by
from saecula.research.spaces import Actions, masked_space
from saecula.research.table import Table, record_of, result_of
from saecula.research.texts import RENDERING, rendered, text_of

Observed = dict[str, Any]


def wrapped(table: Table, render_mode: str | None) -> "OrderEnforcingWrapper[str, Observed, Any]":
    """The environment with PettingZoo's guard against calls in the wrong order."""
    return OrderEnforcingWrapper(SeatsInTurn(table, render_mode))


class SeatsInTurn(AECEnv[str, Observed, Any]):
    """Seats that must decide at once are asked in seat order; none sees what another has just chosen in secret."""

    metadata = RENDERING

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        self.table = table
        self.render_mode = render_mode
        name = f"saecula_{table.game.meta.id.replace('-', '_')}_v0"
        self.metadata = {**RENDERING, "name": name, "is_parallelizable": False}
        self.possible_agents = list(table.agents)
        self.agents = []
        encoder = make_encoder(table.game, table.seats)
        size = table.game.book.size
        self.observation_spaces = dict.fromkeys(table.agents, masked_space(encoder, size))
        self._actions = {agent: Actions(size) for agent in table.agents}
        # most agents are not asked, and making an array for each would take longer than the move
        self._no_actions = mask_of(table, [])
        self._no_actions.flags.writeable = False
        self.action_spaces = dict(self._actions)

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; `options` are accepted but not used, as a game's options belong to the environment."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def _go_on(self) -> None:
        """Go on to the next seat that must decide, or to the end."""
        self.table.go_on()
        self.infos = {agent: {"action_mask": self._no_actions} for agent in self.agents}
        if self.table.is_over():
            self._finish()
        else:
            self._ask()

    def _ask(self) -> None:
        """Select the seat that must decide first and show it what it may do."""
        table = self.table
        seat = table.asked()[0]
        agent = table.agents[seat]
        self.agent_selection = agent
        actions = table.actions(seat)
        self._actions[agent].now = actions
        self.infos[agent]["action_mask"] = mask_of(table, actions)

    def _finish(self) -> None:
        for seat, reward in enumerate(self.table.rewards()):
            agent = self.table.agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent].update(result_of(self.table, seat))
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observed:
        """What an agent's seat may know; its mask is empty unless it is its turn."""
        seat = self.table.agents.index(agent)
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._no_actions
        return {"observation": seen_by(self.table, seat), "action_mask": mask}

    def text(self, agent: str) -> str:
        """What an agent's seat may know, as text."""
        return text_of(self.table.view(self.table.agents.index(agent)))

    def step(self, action: int | None) -> None:
        """Let the selected agent act; IllegalAction leaves everything as it was."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        seat = table.agents.index(agent)
        code = table.code_of(seat, -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        table.play(seat, code)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    # -- beyond PettingZoo

    def clone(self) -> "SeatsInTurn":
        """The same game, with the same luck to come."""
        return self._with(self.table.copy())

    def resample(self, agent: str, seed: int) -> "SeatsInTurn":
        """A game that looks the same to an agent: what it cannot know is redealt."""
        return self._with(self.table.resample(self.table.agents.index(agent), seed))

    def _with(self, table: Table) -> "SeatsInTurn":
        other = copy(self)
        other.table = table
        other.agents = list(self.agents)
        other.rewards = dict(self.rewards)
        other._cumulative_rewards = dict(self._cumulative_rewards)
        other.terminations = dict(self.terminations)
        other.truncations = dict(self.truncations)
        other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        other.agent_selection = self.agent_selection
        other._actions = {agent: copy(space) for agent, space in self._actions.items()}
        other.action_spaces = dict(other._actions)
        if not table.is_over():
            # the seat that is asked may now hold other cards, and so have other legal moves
            other._ask()
        return other

    def record(self) -> Record:
        """The record of the game so far."""
        return record_of(self.table)
