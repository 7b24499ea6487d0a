"""The speed of environments for learning, ours and others': random agents in each, on one core."""

from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from saecula.arena.gauge import ROUNDS
from saecula.kernel.errors import BadOptions
from saecula.play.extras import MissingExtra
from saecula.research import aec_env, vector_env

#: Tables of a vector environment, few enough that a short measurement sees whole games; steps between two looks at the
#: clock.
TABLES = 64
STEPS = 200

#: Makes some steps in an environment; returns how many.
Drive = Callable[[], int]
#: Figures of each game, as `saecula bench --json` names them.
OURS = ("vector_features_steps_per_s", "vector_tensor_steps_per_s", "aec_steps_per_s")


def drives_of(game: str, seats: int) -> dict[str, Drive]:
    """Our own environments for a game, by the figures they give."""
    made = [vector_drive(game, seats, "features"), vector_drive(game, seats, "tensor"), aec_drive(aec_env(game, seats))]
    return dict(zip(OURS, made))


def vector_drive(game: str, seats: int, observe: str) -> Drive:
    """One step of many tables, with random legal actions."""
    env = vector_env(game, TABLES, seats, observe=observe, copy=False)
    env.reset(seed=1)

    def drive() -> int:
        env.step(env.sample())
        return TABLES

    return drive


def aec_drive(env: Any) -> Drive:
    """Some steps in a PettingZoo environment, each with its observation, including the start of new games."""
    env.reset(seed=1)

    def drive() -> int:
        for _ in range(STEPS):
            if not env.agents:
                env.reset()
            observation, _, terminated, truncated, info = env.last()
            env.step(None if terminated or truncated else any_of(env, observation, info))
        return STEPS

    return drive


def any_of(env: Any, observation: Any, info: Any) -> Any:
    """A random legal action of the agent that is asked."""
    space = env.action_space(env.agent_selection)
    if hasattr(space, "now"):
        return space.sample()
    mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
    return space.sample(mask)


def openspiel_drive(game: str) -> Drive:
    """Some steps in a game of OpenSpiel through its rl_environment."""
    numpy = import_module("numpy")
    import_module("open_spiel.python.games")
    env = import_module("open_spiel.python.rl_environment").Environment(game)
    rng = numpy.random.default_rng(1)
    at = [env.reset()]

    def drive() -> int:
        for _ in range(STEPS):
            if at[0].last():
                at[0] = env.reset()
            else:
                player = at[0].observations["current_player"]
                at[0] = env.step([rng.choice(at[0].observations["legal_actions"][player])])
        return STEPS

    return drive


def rlcard_drive(game: str) -> Drive:
    """One whole game of RLCard among random agents."""
    rlcard = import_module("rlcard")
    env = rlcard.make(game)
    agents = import_module("rlcard.agents")
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def drive() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    return drive


#: Other environments by name, and how each is driven; ImportError says that one is not installed.
PEERS: dict[str, Callable[[], Drive]] = {
    "pettingzoo:connect_four": lambda: aec_drive(import_module("pettingzoo.classic.connect_four.connect_four").env()),
    "pettingzoo:chess": lambda: aec_drive(import_module("pettingzoo.classic.chess.chess").env()),
    "rlcard:limit-holdem": lambda: rlcard_drive("limit-holdem"),
    "open_spiel:python_tic_tac_toe": lambda: openspiel_drive("python_tic_tac_toe"),
    "open_spiel:backgammon": lambda: openspiel_drive("backgammon"),
    "open_spiel:chess": lambda: openspiel_drive("chess"),
}


def find_drives(games: dict[str, int], peers: bool) -> tuple[dict[tuple[str, str], Drive], list[str]]:
    """All environments that can be driven here, by owner and figure, and a sentence for each that cannot."""
    found: dict[tuple[str, str], Drive] = {}
    missing: list[str] = []
    for game, seats in games.items():
        try:
            found |= {(game, name): drive for name, drive in drives_of(game, seats).items()}
        except (MissingExtra, BadOptions) as problem:
            missing.append(str(problem))
    for name, make in PEERS.items() if peers else ():
        try:
            found[name, "steps_per_s"] = make()
        except (ImportError, SystemExit) as problem:
            missing.append(f"{name} is not installed ({problem}).")
    return found, sorted(set(missing))


def measure_environments(
    drives: dict[tuple[str, str], Drive], seconds: float
) -> Iterator[tuple[tuple[str, str], float]]:
    """Steps per second of each environment, in rounds in which they take turns."""
    for _ in range(ROUNDS):
        for name, drive in drives.items():
            begin, steps = process_time(), 0
            while (spent := process_time() - begin) < seconds / ROUNDS or not steps:
                steps += drive()
            yield name, steps / spent


def middles(rounds: list[tuple[tuple[str, str], float]]) -> dict[str, dict[str, float]]:
    """The median of each figure, by owner."""
    found: dict[str, dict[str, list[float]]] = {}
    for (owner, figure), pace in rounds:
        found.setdefault(owner, {}).setdefault(figure, []).append(pace)
    return {owner: {figure: median(paces) for figure, paces in told.items()} for owner, told in found.items()}
