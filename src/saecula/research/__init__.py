"""The games for research: PettingZoo, Gymnasium, OpenSpiel, and arrays made from records.

Importing this needs none of those packages; each function says in one sentence what is missing.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saecula.kernel.record import Record
from saecula.play.extras import MissingExtra, need
from saecula.research.table import game_of, open_table
from saecula.research.texts import text_of

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv, ParallelEnv

    from saecula.research.datasets import Example
    from saecula.research.factors import Factors
    from saecula.research.gym import SeatEnv
    from saecula.research.vector import TablesVectorEnv

__all__ = [
    "MissingExtra",
    "action_factors",
    "aec_env",
    "dataset",
    "gym_env",
    "openspiel_game",
    "parallel_env",
    "text_of",
    "vector_env",
]


def aec_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    position: str | Path | None = None,
    render_mode: str | None = None,
    **choices: str,
) -> "AECEnv[str, Any, Any]":
    """A PettingZoo environment in which the seats act one after another."""
    need("a PettingZoo environment", "research", "numpy", "gymnasium", "pettingzoo")
    from saecula.research.aec import wrapped

    return wrapped(open_table(game, seats, options, components, choices, position), render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    position: str | Path | None = None,
    render_mode: str | None = None,
    **choices: str,
) -> "ParallelEnv[str, Any, Any]":
    """A PettingZoo environment in which all seats that are asked move in one step and the others wait."""
    need("a PettingZoo environment", "research", "numpy", "gymnasium", "pettingzoo")
    from saecula.research.parallel import SeatsTogether

    return SeatsTogether(open_table(game, seats, options, components, choices, position), render_mode)


def vector_env(
    game: str,
    num_envs: int,
    seats: int | None = None,
    *,
    observe: str = "features",
    actions: str = "dense",
    workers: int = 1,
    width: int = 2048,
    max_steps: int = 0,
    copy: bool = True,
    options: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    position: str | Path | None = None,
    **choices: str,
) -> "TablesVectorEnv":
    """Many tables in one call, through Gymnasium's vector interface; docs/research.md says what it returns."""
    need("a vector environment", "research", "numpy", "gymnasium")
    from saecula.research.batch import Form
    from saecula.research.vector import TablesVectorEnv

    table = open_table(game, seats, options, components, choices, position)
    return TablesVectorEnv(table, Form(observe, actions, width, max_steps), num_envs, workers, copy)


def gym_env(game: str, seats: int | None = None, **arguments: Any) -> "SeatEnv":
    """A Gymnasium environment: one seat against bots; `saecula.research.gym.SeatEnv` lists the arguments."""
    need("a Gymnasium environment", "research", "numpy", "gymnasium")
    from saecula.research.gym import SeatEnv

    return SeatEnv(game, seats, **arguments)


def openspiel_game(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    position: str | Path | None = None,
    **choices: str,
) -> Any:
    """An OpenSpiel game with explicit chance, registered under `saecula_` and the game's id."""
    need("an OpenSpiel game", "research", "numpy", "pyspiel")
    from saecula.research.openspiel import load

    return load(game, seats, options, components, choices, position)


def dataset(records: Iterable[Record | str | Path], components: str | Path | None = None) -> Iterator["Example"]:
    """Every decision in finished games as (observation, mask, action, outcome, seat); a path is read as a record."""
    need("a dataset", "research", "numpy")
    from saecula.research.datasets import examples

    return examples(records, components)


def action_factors(game: str, components: str | Path | None = None) -> "Factors":
    """The dense action numbers of a game taken apart: the kind of move and up to three fields."""
    need("the parts of actions", "research", "numpy")
    from saecula.research.factors import factors_of

    return factors_of(game_of(game, str(components or "")))
