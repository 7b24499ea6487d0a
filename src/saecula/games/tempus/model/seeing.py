"""How a view of a game of Tempus is put together: what all may know, and each seat's cards as the viewer sees them."""

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.cards import kind_of, pool_of
from saecula.games.tempus.model.kinds import KINDS
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.model.view import (
    KNOWN,
    FightView,
    HexKey,
    HexView,
    Names,
    StandingView,
    TempusView,
    all_held,
    births_of,
    card_of,
    frames_of,
)
from saecula.kernel.views import questions
from saecula.parts.declared import names_of


def build_view(state: TempusState, seat: int | None, names: Names, standing: list[StandingView]) -> TempusView:
    """Everything that a seat (or a spectator) may know, and nothing else."""
    course, people, ideas = state.course, state.people, state.ideas
    hands, laid = all_held(state, seat, names)
    return TempusView(
        seat=seat,
        asked=questions(state.agenda, names_of(steps)),
        seats=state.seats,
        options=state.options,
        first=course.first,
        turn=None if course.turn < 0 else course.turn,
        round=course.round,
        slots=course.slots,
        eras=course.eras,
        era=[names.eras[row] for row in course.era],
        tiles=list(course.tiles),
        delayed=[bool(d) for d in course.delayed],
        supply=list(people.supply),
        cities=[{str(2 + i): people.cities[s * 3 + i] for i in range(3)} for s in range(state.seats)],
        hexes=_hexes(state, names),
        finished=state.land.coast is not None,
        stack=[names.tiles[tile] for tile, there in enumerate(course.stack) if there],
        drawn=None if course.drawn < 0 else names.tiles[course.drawn],
        placed=course.placed,
        hands=hands,
        laid=laid,
        shown=[[card_of(card, names) for card in cards] for cards in ideas.shown],
        deck=ideas.left,
        discards={names.cards[kind]: n for kind, n in enumerate(ideas.discards) if n},
        hidden=_hidden(state, names),
        pool=ideas.pool,
        fight=_fight(state, names),
        standing=standing,
        births=births_of(state, seat),
        frames=frames_of(state, seat),
    )


def _hexes(state: TempusState, names: Names) -> list[HexView]:
    people = state.people
    owner, tokens, city, extra, marks = people.owner, people.tokens, people.city, people.extra, people.marks
    known = names.known
    found = []
    for cell, terrain in enumerate(state.land.terrain):
        if terrain:
            key = (cell, terrain, owner[cell], tokens[cell], city[cell], extra[cell], marks[cell])
            hex_view = known.get(key)
            found.append(_known_hex(key, names) if hex_view is None else hex_view)
    return found


def _known_hex(key: HexKey, names: Names) -> HexView:
    """A hex as everybody sees it; the same object if nothing has changed, so that two views are quickly compared."""
    cell, terrain, owner, *standing = key
    found = HexView(names.hexes[cell], names.terrains[terrain], None if owner < 0 else owner, *standing)
    if len(names.known) >= KNOWN:
        names.known.clear()
    names.known[key] = found
    return found


def _hidden(state: TempusState, names: Names) -> dict[int, dict[str, int]]:
    """What is face down from each shuffle; it is public, as all saw what was shuffled and what has been shown since."""
    ideas = state.ideas
    pools: dict[int, list[int]] = {ideas.pool: list(ideas.deck)}
    for cards in (*ideas.hands, *ideas.laid):
        for card in cards:
            pools.setdefault(pool_of(card), [0] * KINDS)[kind_of(card)] += 1
    return {pool: {names.cards[k]: n for k, n in enumerate(counts) if n} for pool, counts in sorted(pools.items())}


def _fight(state: TempusState, names: Names) -> FightView | None:
    course = state.course
    if course.fight_from < 0:
        return None
    return FightView(
        start=names.hexes[course.fight_from],
        target=names.hexes[course.fight_to],
        terrain=names.terrains[course.fight_terrain],
    )
