"""Learned judgement where a game has any: its weights lie beside its features, and are used only where both fit."""

import hashlib
import logging
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saecula.bots.judge import Judge
from saecula.bots.network import LearnedJudge, Network
from saecula.games import GAMES
from saecula.kernel.game import Game

log = logging.getLogger("saecula.bots")


def learned_judge(game: Game[Any]) -> Judge:
    """The judge of a game with what it has learned; where nothing fits, the game's own judgement, and that is said."""
    network, problem = weights_of(game.meta.id, game.meta.components.hash)
    if network is not None:
        return LearnedJudge(game, network)
    log.warning("%s is judged by hand: %s", game.meta.title, problem)
    return Judge(game)


@cache
def weights_of(game: str, components: str) -> tuple[Network | None, str]:
    """The weights of a game for a set of components, or why there are none; read once."""
    if find_spec("numpy") is None:
        return None, "numpy is not installed"
    place = files(GAMES[game]).joinpath("mind")
    weights, features = place.joinpath("weights.npz"), place.joinpath("features.py")
    if not weights.is_file():
        return None, "it has not been learned"
    network = Network.read(Path(str(weights)))
    if network.facts["components"] != components:
        return None, "it was learned with other components"
    if network.facts["features"] != hashlib.sha256(features.read_bytes()).hexdigest():
        return None, "it was learned from other features"
    return network, ""
