"""What a seat may know of a game of Through the Ages (TTA-SET-7). Cards are told by their numbers in `printed`."""

import msgspec

from saecula.games.through_the_ages.edges.screen.board import PlayerBoard
from saecula.games.through_the_ages.edges.screen.shapes import PlayerBoardView, TableView
from saecula.games.through_the_ages.edges.screen.table import read_table
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.state import SLOT, AgesState, dump_course
from saecula.kernel.views import View, questions
from saecula.parts.declared import names_of
from saecula.parts.frames import FramesView, frames_view

#: Stands for the card of a slot that the viewer may not see.
HIDDEN = SLOT - 1


class PilesView(msgspec.Struct):
    """Military cards as a seat sees them: a slot with a hidden card shows only its label."""

    hands: list[list[int]]
    labels: list[list[int]]
    down: list[list[int]]
    open: list[int]
    away: list[int]
    current_by: list[int]
    current: list[int]
    future_by: list[int]
    future: list[int]
    ancient: int
    past: list[int]
    bonus: list[int]
    aside: list[int]
    dealt: list[list[int]]
    kept: list[list[int]]
    pools: list[int]
    returned: list[int]


class AgesView(View, kw_only=True):
    """What one seat may know."""

    seats: int
    options: dict[str, str]
    frames: FramesView
    civs: list[dict[str, int | list[int]]]
    course: dict[str, int | list[int]]
    piles: PilesView
    #: cards in the military deck
    deck: int
    #: the same in names, figures explained: what a screen draws
    table: TableView
    desks: list[PlayerBoardView]

    def beside(self, state: AgesState, seat: int | None, names: list[str]) -> "AgesView":
        """The view of another seat of the same position: what all may know is taken over as it is."""
        piles, table, desks = show_piles(state, seat), read_table(state, seat, names), _desks(state, seat, names)
        return msgspec.structs.replace(self, seat=seat, piles=piles, table=table, desks=desks)


def masked(slots: list[int], is_own: bool) -> list[int]:
    """Slots as a viewer sees them."""
    return list(slots) if is_own else [slot // SLOT * SLOT + HIDDEN for slot in slots]


def masked_pile(slots: list[int], by: list[int], seat: int | None) -> list[int]:
    """An event pile: a seat sees the cards that it prepared; the order of the others tells nothing."""
    return [slot if who == seat else slot // SLOT * SLOT + HIDDEN for slot, who in zip(slots, by, strict=True)]


def build_view(state: AgesState, seat: int | None, names: list[str]) -> AgesView:
    """Everything that a seat (or a spectator) may know, and nothing else."""
    box, agenda = state.box, state.agenda
    course, deck = dump_course(state.course), state.course.deck
    course["deck"] = deck[: box.first_military]
    age = state.course.age
    by_source = leader_takes_his_resources(box)
    in_deck = sum(deck[box.military_from[age] : box.military_to[age]]) if state.course.pool >= 0 else 0
    return AgesView(
        seat=seat,
        asked=questions(agenda, names_of(steps)),
        seats=state.seats,
        options=state.options,
        frames=frames_view(agenda),
        civs=[civ.dump(by_source) for civ in state.civs],
        course=course,
        piles=show_piles(state, seat),
        deck=in_deck,
        table=read_table(state, seat, names),
        desks=_desks(state, seat, names),
    )


def _desks(state: AgesState, seat: int | None, names: list[str]) -> list[PlayerBoardView]:
    return [PlayerBoard(state, other, seat, names).view() for other in range(state.seats)]


def show_piles(state: AgesState, seat: int | None) -> PilesView:
    """The piles: hands, discards and bonus cards for their owner's eyes, event piles for those who prepared them."""
    piles, seats = state.piles, range(state.seats)
    triples = [piles.returned[at : at + 3] for at in range(0, len(piles.returned), 3)]
    return PilesView(
        hands=[list(piles.hands[s]) if s == seat else [] for s in seats],
        labels=[list(piles.labels[s]) for s in seats],
        down=[masked(piles.down[s], s == seat) for s in seats],
        open=list(piles.open),
        away=masked(piles.away, False),
        current_by=list(piles.current_by),
        current=masked_pile(piles.current, piles.current_by, seat),
        future_by=list(piles.future_by),
        future=masked_pile(piles.future, piles.future_by, seat),
        ancient=piles.ancient,
        past=list(piles.past),
        bonus=list(piles.bonus),
        aside=masked(piles.aside, False),
        dealt=[masked(piles.dealt[s], s == seat) for s in seats],
        kept=[masked(piles.kept[s], s == seat) for s in seats],
        pools=list(piles.pools),
        returned=[n for row in triples if row[1] in (0, -1 if seat is None else seat + 1) for n in row],
    )
