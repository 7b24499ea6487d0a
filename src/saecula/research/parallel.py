"""PettingZoo, all seats at once: those who are asked move in one step, the others wait."""

from copy import copy
from typing import Any

from pettingzoo.utils.env import ParallelEnv

from saecula.kernel.codes import CLOCK, Reason, id_of
from saecula.kernel.record import Record
from saecula.research.encode import make_encoder, mask_of, seen_by
from saecula.research.spaces import Actions, masked_space
from saecula.research.table import IllegalAction, Table, record_of, result_of
from saecula.research.texts import RENDERING, rendered

Observed = dict[str, Any]


class SeatsTogether(ParallelEnv[str, Observed, Any]):
    """The last action is `wait`: the only one for a seat that is not asked, and an extra one while a clock runs."""

    metadata = RENDERING

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        self.table = table
        self.render_mode = render_mode
        self.metadata = {**RENDERING, "name": f"saecula_{table.game.meta.id.replace('-', '_')}_parallel_v0"}
        self.possible_agents = list(table.agents)
        self.agents = []
        self.wait = table.game.book.size
        encoder = make_encoder(table.game, table.seats)
        self.observation_spaces = dict.fromkeys(table.agents, masked_space(encoder, self.wait + 1))
        self._actions = {agent: Actions(self.wait + 1) for agent in table.agents}
        self.action_spaces = dict(self._actions)

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Start a new game; `options` are accepted but not used, as a game's options belong to the environment."""
        self.table.reset(seed)
        self.table.go_on()
        self.agents = list(self.possible_agents)
        observed = self._observe()
        return observed, self._infos(observed)

    def actions(self, seat: int) -> list[int]:
        """What a seat may choose in this step."""
        table = self.table
        actions = table.actions(seat)
        if not actions or CLOCK in table.game.to_act(table.state):
            actions.append(self.wait)
        return actions

    def _observe(self) -> dict[str, Observed]:
        found: dict[str, Observed] = {}
        for seat, agent in enumerate(self.table.agents):
            actions = self.actions(seat)
            self._actions[agent].now = actions
            mask = mask_of(self.table, actions, more=1)
            found[agent] = {"observation": seen_by(self.table, seat), "action_mask": mask}
        return found

    def _infos(self, observed: dict[str, Observed]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observed.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all agents choose; moves are made in seat order. IllegalAction leaves everything as it was."""
        table = self.table
        answers = self._answers(actions)
        before = len(table.moves)
        late = [seat for seat, decision, code in answers if not self._make(seat, decision, code)]
        if len(table.moves) == before:
            # everybody waited for the clock
            table.tick()
        table.go_on()
        over = table.is_over()
        observed = self._observe()
        infos = self._infos(observed)
        for seat in late:
            infos[table.agents[seat]]["late"] = True
        rewards = table.rewards() if over else [0.0] * table.seats
        if over:
            self.agents = []
            for seat, agent in enumerate(table.agents):
                infos[agent].update(result_of(table, seat))
        if self.render_mode == "human":
            self.render()
        every = table.agents
        return observed, dict(zip(every, rewards)), dict.fromkeys(every, over), dict.fromkeys(every, False), infos

    def _answers(self, actions: dict[str, int]) -> list[tuple[int, int, int]]:
        """The seat, decision and packed move of everybody who does not wait."""
        table = self.table
        found = []
        for seat, agent in enumerate(table.agents):
            if agent not in actions:
                raise IllegalAction(agent, "nothing", Reason("", "every agent acts in every step, if only to wait"))
            action = int(actions[agent])
            if action != self.wait:
                code = table.code_of(seat, action)
                found.append((seat, id_of(table.game.frame(table.state, seat)), code))
            elif self.wait not in self.actions(seat):
                raise IllegalAction(agent, "wait", Reason("", "it is asked for a decision"))
        return found

    def _make(self, seat: int, decision: int, code: int) -> bool:
        """Make a move, unless an earlier one of this step closed the decision or made the move illegal."""
        table = self.table
        frame = table.game.frame(table.state, seat)
        if frame < 0 or id_of(frame) != decision or seat not in table.asked() or code not in table.legal(seat):
            return False
        table.play(seat, code)
        return True

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> "SeatsTogether":
        """The same game, with the same luck to come."""
        return self._with(self.table.copy())

    def resample(self, agent: str, seed: int) -> "SeatsTogether":
        """A game that looks the same to an agent: what it cannot know is redealt."""
        return self._with(self.table.resample(self.table.agents.index(agent), seed))

    def _with(self, table: Table) -> "SeatsTogether":
        other = copy(self)
        other.table = table
        other.agents = list(self.agents)
        other._actions = {agent: copy(space) for agent, space in self._actions.items()}
        other.action_spaces = dict(other._actions)
        for seat, agent in enumerate(table.agents):
            # seats may now hold other cards, and so have other legal moves
            other._actions[agent].now = other.actions(seat)
        return other

    def record(self) -> Record:
        """The record of the game so far."""
        return record_of(self.table)
