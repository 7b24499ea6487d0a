"""Gymnasium's vector interface over many tables: seats in turn, all in this process or spread over several."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from saecula.kernel.errors import BadOptions
from saecula.research.batch import Array, Arrays, Batch, Form, encoder_for, fresh_arrays
from saecula.research.encode import Mask
from saecula.research.spaces import tensor_space
from saecula.research.table import Table

Infos = dict[str, Any]


class Runs(Protocol):
    """Tables that move together, wherever they are."""

    arrays: Arrays

    def reset(self, seeds: Sequence[int | None], which: Sequence[bool] | None = None) -> None:
        """Start new games."""

    def step(self, actions: Array) -> list[dict[str, Any]]:
        """Make a move at every table; returns the games that ended."""


class TablesVectorEnv(VectorEnv[Array, Array, Array]):
    """Many tables. A step is one decision at every table, by the seat in `infos["seat"]`; when a game ends, a new one
    begins at once (Gymnasium's SAME_STEP)."""

    def __init__(self, table: Table, form: Form, num_envs: int, workers: int, copy: bool) -> None:
        if num_envs < 1 or not 1 <= workers <= num_envs:
            raise BadOptions("a vector environment has one table or more, and no more processes than tables")
        if form.actions not in ("dense", "listed"):
            raise BadOptions(f'actions are "dense" or "listed", not {form.actions!r}')
        self.table = table
        self.form = form
        self.num_envs = num_envs
        self.agents = list(table.agents)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        encoder = encoder_for(table, form.observe)
        size = len(table.game.mind.features(table.state, 0))
        self.single_observation_space = Box(0, 255, (size,), np.uint8) if encoder is None else tensor_space(encoder)
        self.single_action_space = Discrete(table.game.book.size if form.actions == "dense" else form.width)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._runs = self._open(workers)
        self._lines = np.arange(num_envs)
        self._mask: Mask | None = None
        self._marked: tuple[Array, Array] = (np.zeros(0, np.intp), np.zeros(0, np.intp))

    def _open(self, workers: int) -> Runs:
        if workers == 1:
            return Batch(self.table, self.form, fresh_arrays(self.table, self.form, self.num_envs))
        from saecula.research.workers import Workers

        return Workers(self.table, self.form, self.num_envs, workers)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Infos]:
        """Start new games: table i has game `seed + i`. `options={"reset_mask": mask}` leaves other tables alone."""
        if seed is None or isinstance(seed, int | np.integer):
            seeds = [None if seed is None else int(seed) + at for at in range(self.num_envs)]
        else:
            seeds = [None if one is None else int(one) for one in seed]
        super().reset(seed=next((one for one in seeds if one is not None), None))
        if len(seeds) != self.num_envs:
            raise BadOptions(f"there are {self.num_envs} tables and {len(seeds)} seeds")
        which = None if options is None or "reset_mask" not in options else [bool(one) for one in options["reset_mask"]]
        self._runs.reset(seeds, which)
        return self._observed(), self._infos([])

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Infos]:
        """Make one decision at every table. Rewards are for the seat that moved; `infos["rewards"]` has all seats'."""
        arrays = self._runs.arrays
        moved = arrays.seat.copy()
        ended = self._runs.step(np.asarray(actions))
        rewards = arrays.rewards[self._lines, moved]
        infos = self._infos(ended)
        return self._observed(), rewards, arrays.terminated.copy(), arrays.truncated.copy(), infos

    def _observed(self) -> Array:
        seen = self._runs.arrays.observations
        return seen.copy() if self._copy else seen

    def _infos(self, ended: list[dict[str, Any]]) -> Infos:
        """Who is asked and what they may do; for games that have ended, how: under Gymnasium's names, in its form."""
        arrays = self._runs.arrays
        infos: Infos = {"seat": arrays.seat.copy(), "count": arrays.counts.copy(), "rewards": arrays.rewards.copy()}
        infos["legal"] = arrays.legal[:, : int(arrays.counts.max())].copy() if self._copy else arrays.legal
        for result in ended:
            told = {"final_obs": result.pop("observation"), "final_info": result}
            infos = self._add_info(infos, told, result.pop("table"))
        return infos

    # -- beyond Gymnasium

    def action_masks(self) -> Mask:
        """A 1 for every legal action, a line for each table. The next call writes into the same array."""
        arrays = self._runs.arrays
        dense = self.form.actions == "dense"
        if self._mask is None:
            size = self.table.game.book.size if dense else self.form.width
            self._mask = np.zeros((self.num_envs, size), np.int8)
        self._mask[self._marked] = 0
        filled = np.arange(int(arrays.counts.max())) < arrays.counts[:, None]
        lines, places = filled.nonzero()
        self._marked = (lines, arrays.legal[lines, places] if dense else places)
        self._mask[self._marked] = 1
        return self._mask

    def sample(self) -> Array:
        """A random legal action for every table."""
        arrays = self._runs.arrays
        places = self.np_random.integers(0, arrays.counts)
        return arrays.legal[self._lines, places] if self.form.actions == "dense" else places

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        close = getattr(self._runs, "close", None)
        if close is not None:
            close()
