"""What a seat may know of a game of Through the Ages (TTA-SET-7). Card numbers are places in the list of `printed`."""

import msgspec

from saecula.games.through_the_ages.edges.screen.board import PlayerBoard
from saecula.games.through_the_ages.edges.screen.piles import piles_beside, read_piles
from saecula.games.through_the_ages.edges.screen.shapes import PilesView, PlayerBoardView, TableView
from saecula.games.through_the_ages.edges.screen.table import read_table, table_beside
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.state import AgesState, dump_course
from saecula.kernel.views import View, questions
from saecula.parts.declared import names_of
from saecula.parts.frames import FramesView, frames_view


class AgesView(View, kw_only=True):
    """What one seat, or a spectator, may know of a game."""

    seats: int
    options: dict[str, str]
    frames: FramesView
    civs: list[dict[str, int | list[int]]]
    course: dict[str, int | list[int]]
    piles: PilesView
    #: how many cards are in the current military deck
    deck: int
    #: the same for a screen to draw: cards by name, figures explained
    table: TableView
    desks: list[PlayerBoardView]

    def beside(self, state: AgesState, seat: int | None, names: list[str]) -> "AgesView":
        """Another seat's view of the same position; what everybody may know is taken over as it is."""
        piles, table = piles_beside(self.piles, state, seat), table_beside(self.table, state, seat, names)
        desks = self.desks.copy()
        for other in (self.seat, seat):
            if other is not None:
                desks[other] = PlayerBoard(state, other, seat, names).beside(desks[other])
        return msgspec.structs.replace(self, seat=seat, piles=piles, table=table, desks=desks)


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
        piles=read_piles(state, seat),
        deck=in_deck,
        table=read_table(state, seat, names),
        desks=_desks(state, seat, names),
    )


def _desks(state: AgesState, seat: int | None, names: list[str]) -> list[PlayerBoardView]:
    return [PlayerBoard(state, other, seat, names).view() for other in range(state.seats)]
