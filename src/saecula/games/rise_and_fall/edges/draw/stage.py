"""How far the game has come, in words."""

from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.kinds import SEA, TERRAINS
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.texts.languages import Texts

PHASES = {
    "card-choice": "rise-and-fall-screen-phase-a",
    "turn": "rise-and-fall-screen-phase-b",
    "decline-choice": "rise-and-fall-screen-phase-c",
    "buy-back-choice": "rise-and-fall-screen-phase-d",
}


def is_over(view: RiseView) -> bool:
    """Whether the game is over: rounds have been played and nothing is left to do."""
    return view.round > 0 and not view.asked and not view.frames.table


def stage(view: RiseView, texts: Texts) -> str:
    """Making the World, starting pieces, or the round and its phase."""
    if not view.world.finished:
        return texts.format("rise-and-fall-screen-building")
    if is_over(view):
        return texts.format("rise-and-fall-screen-over")
    if view.round == 0:
        return texts.format("rise-and-fall-screen-starting")
    said = texts.format("rise-and-fall-screen-round", round=view.round)
    phase = next((PHASES[question.kind] for question in view.asked if question.kind in PHASES), None)
    return said if phase is None else f"{said} · {texts.format(phase)}"


def standing(game: RiseAndFall, view: RiseView, texts: Texts) -> list[str]:
    """What concerns everybody, in sentences: what is being built; or trophies, the price of buying back, the bank."""
    if not view.world.finished:
        terrain = texts.format(f"rise-and-fall-terrain-{laying(view)}")
        said = texts.format("rise-and-fall-screen-say-building", terrain=terrain, left=tiles_left(game, view))
        return [said[:1].upper() + said[1:]]
    won = sum(seat is not None for seat in view.trophies.values())
    ends = int(view.options["length"])
    cups = texts.format("rise-and-fall-screen-say-trophies", won=won, ends=ends, price=view.price)
    return [cups, texts.format("rise-and-fall-draw-bank", **view.bank)]


def laying(view: RiseView) -> str:
    """The terrain of the tiles being laid."""
    return view.world.layer


def tiles_left(game: RiseAndFall, view: RiseView) -> int:
    """How many tiles of the terrain being laid are still to come."""
    layer = TERRAINS.index(laying(view))
    if layer == SEA:
        return game.box.sea_tiles[view.seats] - len(view.world.sea)
    return game.box.land_tiles[view.seats][layer] - len(view.world.tiles)
