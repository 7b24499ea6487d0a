"""How far a game has come, and which fields of a position follow from the others."""

from typing import Final

from saecula.games.rise_and_fall.model import steps
from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.grid import corner_of
from saecula.games.rise_and_fall.model.kinds import DISCARD, HAND, RESERVE
from saecula.games.rise_and_fall.model.state import Site
from saecula.games.rise_and_fall.rules.round.play_a_card import THREE_SECONDS
from saecula.games.rise_and_fall.rules.starting import STARTERS
from saecula.games.rise_and_fall.rules.world.layers import frame_gone
from saecula.games.rise_and_fall.rules.world.sea import Chart
from saecula.kernel.codes import second, verb_of

#: The steps of laying land, and all steps while the World is not finished.
LAYING: Final = (steps.LAND_TILES, steps.TILE_PLACE, steps.TILE_LIFT)
MAKING: Final = (
    steps.MAKE_WORLD,
    steps.FIRST_BUILDER,
    steps.LIBRARY_WORLD,
    steps.WORLD_SEED,
    steps.SEA_TILES,
    steps.SEA_PLACE,
    *LAYING,
)


class Stage:
    """How far the game has come, by its open decisions."""

    def __init__(self, frames: list[int]) -> None:
        found = {verb_of(frame) for frame in frames}
        self.is_making = bool(found & set(MAKING))
        self.sets_up = self.is_making or bool(found & {steps.FIRST_PLAYER, steps.START_PIECES})
        self.in_round = steps.END_ROUND in found
        self.counts_down = steps.COUNTDOWN in found
        #: tiles that were taken up and must be laid again
        self.moving = 0
        for frame in frames:
            if verb_of(frame) == steps.TILE_PLACE:
                self.moving = second(frame)
            elif verb_of(frame) == steps.TILE_LIFT:
                self.moving = frame_gone(frame)

    def round(self, quiet: int, earlier: int) -> int:
        """The round, if all trophies won before the rounds without one were won in a single round."""
        return quiet + (1 if self.in_round else 0) + (1 if earlier else 0)

    def quiet(self, round_: int | None, earlier: int) -> int:
        """Rounds in a row without a trophy, as far as the round and the trophies won before it tell."""
        return 0 if earlier or round_ is None else max(0, round_ - (1 if self.in_round else 0))

    def ends(self, now: int) -> int:
        """When a countdown that has just begun ends; 0 if none is under way."""
        return now + THREE_SECONDS if self.counts_down else 0

    def card(self, kind: int, count: int, played: int) -> int:
        """Where a card is: in hand with a piece in the World, in the discard once played (RNF-CAR-1)."""
        if self.sets_up:
            return HAND if kind in STARTERS else RESERVE
        if count == 0:
            return RESERVE
        return DISCARD if kind == played else HAND

    def placed(self, box: Box, seats: int, site: Site) -> int:
        """How many tiles the players have laid in all, if none was left out."""
        before = sum(box.land_tiles[seats][1 : site.layer]) if site.layer else 0
        return len(site.q) + before + len(site.laid) + self.moving


def default_corner(box: Box, seats: int, site: Site) -> tuple[int, int]:
    """Where a drawn World lies: where its sea tiles put it, or at the origin."""
    if len(site.q) != box.sea_tiles[seats]:
        return 0, 0
    cells = Chart(box, seats, site).cells()
    return corner_of([q for q, _ in cells], [r for _, r in cells])
