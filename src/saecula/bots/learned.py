"""Learned judgement, if a game has any: its weights are kept next to its features and used only if the two match."""

import hashlib
import logging
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saecula.bots.judge import Judge
from saecula.bots.network import BadWeights, LearnedJudge, Network
from saecula.games import GAMES
from saecula.kernel.game import Game

log = logging.getLogger("saecula.bots")


def learned_judge(game: Game[Any]) -> Judge:
    """A judge with what was learned for a game; if nothing fits, the game's own judgement."""
    network = weights_of(game.meta.id, game.meta.components.hash)[0]
    return Judge(game) if network is None else LearnedJudge(game, network)


def has_learned(game: Game[Any]) -> bool:
    """Whether there is learned judgement for a game with these components."""
    return weights_of(game.meta.id, game.meta.components.hash)[0] is not None


@cache
def weights_of(game: str, components: str) -> tuple[Network | None, str]:
    """The weights of a game for a set of components, or why there are none; read once and logged once."""
    found, problem = _read(game, components)
    if problem:
        log.warning("%s is judged by hand: %s", game, problem)
    return found, problem


def _read(game: str, components: str) -> tuple[Network | None, str]:
    if find_spec("numpy") is None:
        return None, "numpy is not installed"
    weights = files(GAMES[game]).joinpath("mind/weights.npz")
    if not weights.is_file():
        return None, "it has not been learned"
    network = Network.read(Path(str(weights)))
    problem = misfit(network, game, components)
    return (None, problem) if problem else (network, "")


def misfit(network: Network, game: str, components: str) -> str:
    """Why weights do not fit a game as it is here; empty if they do."""
    features = files(GAMES[game]).joinpath("mind/features.py")
    if network.facts["game"] != game:
        return "it was learned for another game"
    if network.facts["components"] != components:
        return "it was learned with other components"
    if network.facts["features"] != hashlib.sha256(features.read_bytes()).hexdigest():
        return "it was learned from other features"
    return ""


def judge_from(game: Game[Any], path: Path) -> LearnedJudge:
    """A judge with the weights in a file; BadWeights if they cannot be used."""
    try:
        network = Network.read(path)
        problem = misfit(network, game.meta.id, game.meta.components.hash)
    except (OSError, ValueError, KeyError) as error:
        problem = f"it cannot be read ({error})"
    if problem:
        raise BadWeights(f"{path} cannot be used for {game.meta.title}: {problem}")
    return LearnedJudge(game, network)
