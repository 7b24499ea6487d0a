"""Gymnasium: one seat against bots. Importing this registers an id for every game."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import gymnasium

from saecula.bots import make_bot
from saecula.games import GAMES
from saecula.kernel.errors import BadOptions
from saecula.kernel.record import Record
from saecula.research.encode import Floats, Mask, make_encoder, mask_of, seen_by
from saecula.research.spaces import Actions, tensor_space
from saecula.research.table import IllegalAction, open_table, record_of, result_of
from saecula.research.texts import RENDERING, rendered, text_of


class SeatEnv(gymnasium.Env[Floats, Any]):
    """You play one seat; `info["action_mask"]` says what you may do."""

    metadata = RENDERING

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: str = "A",
        opponents: Sequence[str] = ("random",),
        illegal: str = "raise",
        options: Mapping[str, str] | None = None,
        components: str | Path | None = None,
        position: str | Path | None = None,
        render_mode: str | None = None,
        **choices: str,
    ) -> None:
        self.table = open_table(game, seats, options, components, choices, position)
        self.render_mode = render_mode
        if seat not in self.table.agents:
            raise BadOptions(f"there is no seat {seat!r}; there are {', '.join(self.table.agents)}")
        if illegal not in ("raise", "lose"):
            raise BadOptions(f"an illegal action can raise or lose, not {illegal!r}")
        self.seat = self.table.agents.index(seat)
        self._illegal = illegal
        others = [s for s in range(self.table.seats) if s != self.seat]
        if len(opponents) not in (1, len(others)):
            raise BadOptions(f"give one opponent for all other seats or {len(others)}, not {len(opponents)}")
        names = list(opponents) * (len(others) if len(opponents) == 1 else 1)
        self.bots = {s: make_bot(self.table.game, name) for s, name in zip(others, names)}
        self._rng = Random(0)
        self.observation_space = tensor_space(make_encoder(self.table.game, self.table.seats))
        self._actions = Actions(self.table.game.book.size)
        self.action_space = self._actions

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Start a new game and play up to your first decision."""
        super().reset(seed=seed)
        self.table.reset(seed)
        self._rng = Random(self.table.number)
        self._let_others_play()
        return self._observe(), self._info()

    def _let_others_play(self) -> None:
        """The bots choose from their views until your seat is asked or the game is over."""
        self.table.go_on(self._answer)
        self._actions.now = self.table.actions(self.seat)

    def _answer(self, seat: int) -> int | None:
        """The move a bot makes for its decision; None while your seat is asked."""
        table = self.table
        if self.seat in table.asked():
            return None
        return self.bots[seat].choose(table.view(seat), table.legal(seat), self._rng)

    def _observe(self) -> Floats:
        return seen_by(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask_of(self.table, self._actions.now)}
        if self.table.is_over():
            info.update(result_of(self.table, self.seat))
        return info

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Make your move, then those of the others. An illegal one raises IllegalAction, or ends the game as lost."""
        table = self.table
        try:
            code = table.code_of(self.seat, int(action))
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        table.play(self.seat, code)
        self._let_others_play()
        over = table.is_over()
        reward = table.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """The mask, under the name that learners with masks look for."""
        return mask_of(self.table, self._actions.now)

    def text(self) -> str:
        """What your seat may know, as text."""
        return text_of(self.table.view(self.seat))

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return rendered(self.table, self.render_mode)

    def record(self) -> Record:
        """The record of the game so far."""
        return record_of(self.table)


def env_id(game: str) -> str:
    """The id of a game in one word: some-game -> SomeGame-v0."""
    return "".join(word.capitalize() for word in game.split("-")) + "-v0"


def register() -> None:
    """Make the games known to Gymnasium."""
    for game in GAMES:
        name = f"saecula/{env_id(game)}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="saecula.research.gym:SeatEnv", kwargs={"game": game})


register()
