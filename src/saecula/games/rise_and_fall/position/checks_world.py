"""Whether the World of a position is possible: its sea, its tiles, its hexes, and who builds (RNF-WOR)."""

from saecula.games.rise_and_fall.model.kinds import GLACIER, PLAIN, SEA, TERRAINS
from saecula.games.rise_and_fall.model.state import RiseState, Site
from saecula.games.rise_and_fall.position.stage import Stage
from saecula.games.rise_and_fall.rules.world.sea import Chart


def world_fault(state: RiseState, stage: Stage) -> str:
    """What is impossible about the World; empty if it is sound."""
    site = state.site
    if not 0 <= site.builder < state.seats:
        return f"builder: there is no seat {site.builder} in a game of {state.seats}"
    if not SEA <= site.layer <= GLACIER:
        return f"layer: there is no terrain {site.layer}"
    found = way_fault(state) or sea_fault(state) or size_fault(state) or tile_fault(state)
    if found:
        return found
    most = stage.placed(state.box, state.seats, site)
    least = len(site.q) + len(site.laid) + stage.moving
    if not least <= site.placed <= most:
        return f"placed: {site.placed} tiles were laid by players, where {least} to {most} can have been (RNF-WOR-1)"
    return ""


def way_fault(state: RiseState) -> str:
    """Only a World that the players build has tiles and a builder (RNF-WOR-1)."""
    site, way = state.site, state.options["world"]
    if way == "built":
        return ""
    for field, is_told in (
        ("sea", bool(site.q)),
        ("layer", site.layer != SEA),
        ("tiles", bool(site.laid)),
        ("placed", site.placed != 0),
        ("builder", site.builder != 0),
    ):
        if is_told:
            return f"{field}: nobody builds a World that is {way!r} (RNF-WOR-1)"
    return ""


def sea_fault(state: RiseState) -> str:
    """Every sea tile lies where it could be laid, in the order given (RNF-WOR-2, RNF-WOR-8, RNF-WOR-9)."""
    site, whole = state.site, state.box.sea_tiles[state.seats]
    if len(site.q) > whole:
        return f"sea: {len(site.q)} tiles lie, and there are {whole} (RNF-COM-5)"
    chart = Chart(state.box, state.seats, Site())
    for number, (q, r) in enumerate(zip(site.q, site.r), 1):
        if chart.overlaps(q, r):
            return f"sea: tile {number} at {q}, {r} lies on another (RNF-WOR-8)"
        if len(chart.touched(q, r)) < 2:
            return f"sea: tile {number} at {q}, {r} does not touch 2 tiles (RNF-WOR-2)"
        if chart.closes_off(q, r):
            return f"sea: tile {number} at {q}, {r} closes off empty space (RNF-WOR-9)"
        chart.add(q, r)
    return shore_fault(state, chart, whole)


def shore_fault(state: RiseState, chart: Chart, whole: int) -> str:
    """Land begins once all sea tiles lie, and the World has just their hexes (RNF-WOR-3, RNF-WOR-7)."""
    site, grid = state.site, state.grid
    if not site.q or grid is None:
        return ""
    if len(site.q) < whole:
        return f"sea: land begins when all {whole} tiles lie, not after {len(site.q)} (RNF-WOR-7)"
    if sorted(chart.cells()) != sorted(zip(grid.q, grid.r)):
        return "world: its hexes are not those of the sea tiles (RNF-WOR-3)"
    return ""


def size_fault(state: RiseState) -> str:
    """No more hexes of a level than tiles can cover; fewer are fine, for just a part of a World (RNF-COM-5)."""
    most = state.box.visible(state.seats)
    for level in range(SEA, GLACIER + 1):
        here = sum([1 for other in state.site.level if other >= level])
        covered = sum(most[level:])
        if here > covered:
            name = "hexes" if level == SEA else f"hexes of {TERRAINS[level]} or higher"
            return f"world: {here} {name}, and the tiles cover {covered} (RNF-COM-5)"
    return ""


def tile_fault(state: RiseState) -> str:
    """The tiles of the layer being laid lie apart, on the World, and account for the levels (RNF-WOR-3, RNF-WOR-5)."""
    site, grid = state.site, state.grid
    clause = "RNF-WOR-3" if site.layer <= PLAIN else "RNF-WOR-5"
    if site.layer == SEA:
        return f"tiles: no land lies while the layer is {TERRAINS[SEA]} (RNF-WOR-7)" if site.laid else ""
    name = TERRAINS[site.layer]
    if grid is None:
        return f"layer: {name} is laid where there is no World ({clause})"
    if state.land is not None and site.layer < GLACIER:
        return f"layer: {name} is not the last of a finished World (RNF-WOR-7)"
    whole = state.box.land_tiles[state.seats][site.layer]
    if len(site.laid) > whole:
        return f"tiles: {len(site.laid)} of {name} lie, and there are {whole} (RNF-COM-5)"
    covered = 0
    for tile in site.laid:
        mask = grid.layers[site.layer].mask_of.get(tile, 0)
        if mask == 0 or mask & covered:
            return f"tiles: {tile // 4 + 1} {tile % 4} lies beyond the World or on another tile ({clause})"
        covered |= mask
    return level_fault(site, covered, clause)


def level_fault(site: Site, covered: int, clause: str) -> str:
    """Hexes have the level of the layer being laid exactly where its tiles cover them (RNF-WOR-3, RNF-WOR-5)."""
    name = TERRAINS[site.layer]
    for cell, level in enumerate(site.level):
        if level > site.layer:
            return f"world: hex {cell + 1} is {TERRAINS[level]} before that layer is laid (RNF-WOR-7)"
        if (level == site.layer) != bool(covered >> cell & 1):
            told = "no tile" if level == site.layer else "a tile"
            return f"world: hex {cell + 1} is {TERRAINS[level]}, and {told} of {name} lies there ({clause})"
    return ""
