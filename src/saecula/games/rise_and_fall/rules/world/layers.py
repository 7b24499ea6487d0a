"""Laying plain, forest, mountain and glacier, and making room where there is none (RNF-WOR-3 to RNF-WOR-11)."""

from itertools import combinations
from typing import Final

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.grid import Grid, Places
from saecula.games.rise_and_fall.model.kinds import GLACIER
from saecula.games.rise_and_fall.model.land import Land
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask, Run

#: At most this many tiles are moved; if that makes no room, the layer is as full as it gets (RNF-WOR-11).
MOST_LIFTED: Final = 3


def grid_of(state: RiseState) -> Grid:
    """The hexes of a World whose sea is laid."""
    grid = state.grid
    assert grid is not None
    return grid


def places_of(state: RiseState) -> Places:
    """All places where a tile of the layer being laid fits on the World."""
    return grid_of(state).layers[state.site.layer]


def free_mask(state: RiseState) -> int:
    """The hexes on which a tile of the layer may lie: those of the level below (RNF-WOR-3, RNF-WOR-5)."""
    below = state.site.layer - 1
    mask = 0
    for cell, level in enumerate(state.site.level):
        if level == below:
            mask |= 1 << cell
    return mask


def fitting(masks: list[int], free: int) -> list[int]:
    """The places that lie wholly on free hexes."""
    return [mask for mask in masks if mask & free == mask]


def fits(masks: list[int], free: int, count: int) -> bool:
    """Whether this many tiles fit together on the free hexes, by exact search."""
    if count == 0:
        return True
    open_masks = fitting(masks, free)
    if count == 1:
        return bool(open_masks)
    for at in range(len(open_masks) - count + 1):
        if fits(open_masks[at + 1 :], free & ~open_masks[at], count - 1):
            return True
    return False


def smallest_sets(state: RiseState) -> list[list[int]]:
    """The smallest sets of tiles that make room for one more when moved, each ascending (RNF-WOR-11)."""
    places = places_of(state)
    free = free_mask(state)
    laid = sorted(state.site.laid)
    for size in range(1, MOST_LIFTED + 1):
        found: list[list[int]] = []
        for tiles in combinations(laid, size):
            mask = free
            for tile in tiles:
                mask |= places.mask_of[tile]
            if fits(places.masks, mask, size + 1):
                found.append(list(tiles))
        if found:
            return found
    return []


def set_level(state: RiseState, tile: int, level: int) -> None:
    """Set the level of all hexes of a tile."""
    mask = places_of(state).mask_of[tile]
    cell = 0
    while mask:
        if mask & 1:
            state.site.level[cell] = level
        mask >>= 1
        cell += 1


class LandTiles(Run[RiseState]):
    """Tiles go round, layer by layer; a seat that finds no room makes some first (RNF-WOR-1, RNF-WOR-4, RNF-WOR-7)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Ask for the next tile, begin the next layer, or finish the World."""
        site = state.site
        if len(site.laid) < state.box.land_tiles[state.seats][site.layer]:
            if asks_for_tile(state):
                return
            log.note(notes.TILES_LEFT_OUT, next_builder(state), site.layer)
        if site.layer < GLACIER:
            site.layer += 1
            site.laid = []
            state.agenda.next(steps.LAND_TILES)
            return
        finish_world(state, log)


def next_builder(state: RiseState) -> int:
    """Who lays the next tile (RNF-WOR-1)."""
    return (state.site.builder + state.site.placed) % state.seats


def asks_for_tile(state: RiseState) -> bool:
    """Ask for the place of the next tile, or for the tiles to move first; False if no room can be made (RNF-WOR-11)."""
    seat, layer = next_builder(state), state.site.layer
    if fitting(places_of(state).masks, free_mask(state)):
        state.agenda.next(steps.LAND_TILES)
        state.agenda.ask(seat, steps.TILE_PLACE, layer)
        return True
    sets = smallest_sets(state)
    if sets:
        state.agenda.next(steps.LAND_TILES)
        state.agenda.ask(seat, steps.TILE_LIFT, layer, len(sets[0]))
    return bool(sets)


def finish_world(state: RiseState, log: Log) -> None:
    """Finish the World; from here on it never changes."""
    state.land = Land(grid_of(state), state.site.level)
    log.note(notes.WORLD_FINISHED, state.land.size)


class TilePlace(Ask[RiseState]):
    """Where to lay a tile; the frame holds the layer and how many more tiles must find room after it."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every place on the level below that leaves room for the tiles still to be laid again (RNF-WOR-11)."""
        places = places_of(state)
        free, rest = free_mask(state), second(frame)
        found: list[int] = []
        for mask, code in zip(places.masks, places.codes):
            if mask & free == mask and (rest == 0 or fits(places.masks, free & ~mask, rest)):
                found.append(pack(verbs.LAY_TILE, code // 4, code % 4))
        return found

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it; tiles being moved come first, then the new one."""
        site = state.site
        tile = first(code) * 4 + second(code)
        set_level(state, tile, site.layer)
        site.laid.append(tile)
        log.note(notes.TILE_LAID, seat, site.layer, first(code), second(code))
        if second(frame):
            state.agenda.again(seat, steps.TILE_PLACE, site.layer, second(frame) - 1)
        else:
            state.agenda.answered(seat)
            site.placed += 1

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """Beyond the World, on the wrong level, or in the way of what comes after."""
        if verb_of(code) != verbs.LAY_TILE:
            return None
        mask = places_of(state).mask_of.get(first(code) * 4 + second(code), 0)
        clause = "RNF-WOR-3" if state.site.layer == 1 else "RNF-WOR-5"
        if mask == 0:
            return Reason(clause, "rise-and-fall-beyond-the-world")
        if mask & free_mask(state) != mask:
            return Reason(clause, "rise-and-fall-wrong-level")
        return Reason("RNF-WOR-11", "rise-and-fall-leaves-no-room")


class TileLift(Ask[RiseState]):
    """Which tiles to move, in any order; the frame holds the layer, how many must still be taken up, and `lifted`."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """The tiles that belong to a smallest set together with those already taken up (RNF-WOR-11)."""
        return [pack(verbs.LIFT_TILE, tile // 4) for tile in liftable(state, second(frame), frame)]

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Take it up; once all have been taken up, they are laid again."""
        site = state.site
        tile = -1
        for laid in site.laid:
            if laid // 4 == first(code):
                tile = laid
        set_level(state, tile, site.layer - 1)
        site.laid.remove(tile)
        log.note(notes.TILE_LIFTED, seat, site.layer, first(code))
        left, gone = second(frame) - 1, frame_gone(frame) + 1
        if left:
            highest = max(first(code), highest_gone(frame))
            state.agenda.again(seat, steps.TILE_LIFT, site.layer, left, lifted(gone, highest))
        else:
            state.agenda.again(seat, steps.TILE_PLACE, site.layer, gone)

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """No tile of the layer has its first hex there, it is in no smallest set, or no room has been made yet."""
        if verb_of(code) == verbs.LAY_TILE:
            return Reason("RNF-WOR-11", "rise-and-fall-make-room-first")
        if verb_of(code) != verbs.LIFT_TILE:
            return None
        if first(code) not in [tile // 4 for tile in state.site.laid]:
            return Reason("RNF-WOR-11", "rise-and-fall-no-such-tile")
        return Reason("RNF-WOR-11", "rise-and-fall-not-in-a-smallest-set")


def lifted(gone: int, highest: int) -> int:
    """One number that holds how many tiles have been taken up so far, at most two, and the highest of their hexes."""
    return gone * 256 + highest + 1


def frame_gone(frame: int) -> int:
    """How many tiles have been taken up, according to a frame."""
    return third(frame) // 256


def highest_gone(frame: int) -> int:
    """The highest first hex of the tiles taken up, according to a frame; -1 for none."""
    return third(frame) % 256 - 1


def liftable(state: RiseState, left: int, frame: int) -> list[int]:
    """The tiles that belong to a smallest set together with those taken up, ascending; `left` more have to go."""
    places = places_of(state)
    free, gone = free_mask(state), frame_gone(frame)
    found: list[int] = []
    for tiles in combinations(sorted(state.site.laid), left):
        fresh = [tile for tile in tiles if tile not in found]
        if not fresh:
            continue
        mask = free
        for tile in tiles:
            mask |= places.mask_of[tile]
        if fits(places.masks, mask, left + gone + 1):
            found += fresh
    found.sort()
    return found
