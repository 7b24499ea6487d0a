"""What every seat gets its points for, as the World stands (RNF-SCO)."""

from saecula.games.rise_and_fall.model.kinds import KINDS, PIECES
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.games.rise_and_fall.rules.cards import active_cards
from saecula.games.rise_and_fall.rules.scoring import economy

#: A part of the score, what the points are for (written domain:value), and the points.
Entry = tuple[str, str, int]


def accounts(state: RiseState, view: RiseView) -> list[list[Entry]]:
    """By seat: gold, each trophy, the pieces of each active card, each region it leads, named by its first hex."""
    return [
        [
            ("economy", "good:gold", economy(state, seat)),
            *_trophies(state, seat),
            *_development(state, seat),
            *_territory(view, seat),
        ]
        for seat in range(state.seats)
    ]


def _trophies(state: RiseState, seat: int) -> list[Entry]:
    won = [kind for kind in range(KINDS) if state.course.trophies[kind] == seat]
    return [("trophies", f"piece:{PIECES[kind]}", state.box.trophy_points[kind]) for kind in won]


def _development(state: RiseState, seat: int) -> list[Entry]:
    table, counts = state.box.development, state.pieces.counts
    return [
        ("development", f"piece:{PIECES[kind]}", table[kind][counts[seat * KINDS + kind]])
        for kind in active_cards(state, seat)
    ]


def _territory(view: RiseView, seat: int) -> list[Entry]:
    led = [region for region in view.world.regions if region.leader == seat]
    return [("territory", f"terrain:{region.terrain}/{region.hexes[0]}", region.worth) for region in led]
