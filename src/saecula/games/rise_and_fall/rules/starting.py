"""Who goes first, and the starting pieces (RNF-STA)."""

from typing import Final

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.kinds import GLACIER, KINDS, NOMAD, SEA, SHIP, TOWN
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import is_empty, place
from saecula.games.rise_and_fall.rules.world.making import SeatDraw
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run

STARTERS: Final = (NOMAD, TOWN, SHIP)
#: Setting up, step by step; each round then enters its own steps.
SETUP_STEPS: Final = [steps.MAKE_WORLD, steps.FIRST_PLAYER, steps.START_PIECES, steps.BEGIN_ROUND]


class FirstPlayer(SeatDraw):
    """Chance decides who takes the first-player token (RNF-STA-2)."""

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Hand over the token."""
        state.agenda.table.pop()
        state.course.first = first(code)
        log.note(notes.FIRST_CHOSEN, first(code))


class StartPieces(Run[RiseState]):
    """Three times round, each seat places one starting piece; the frame counts those asked for (RNF-STA-2)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Ask the next seat."""
        placed = first(frame)
        if placed < len(STARTERS) * state.seats:
            state.agenda.next(steps.START_PIECES, placed + 1)
            state.agenda.ask((state.course.first + placed) % state.seats, steps.START_PIECE)


def may_start(level: int, kind: int) -> bool:
    """Whether a piece may start here: a ship on sea, a town or nomad on neither sea nor glacier (RNF-STA-3)."""
    return level == SEA if kind == SHIP else SEA < level < GLACIER


class StartPiece(Ask[RiseState]):
    """Place one of the seat's remaining starting pieces (RNF-STA-2)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Each piece on each empty hex that suits it."""
        found: list[int] = []
        level = state.ground().level
        for kind in STARTERS:
            if state.pieces.counts[seat * KINDS + kind] == 0:
                for cell in range(len(level)):
                    if may_start(level[cell], kind) and is_empty(state, cell):
                        found.append(pack(verbs.PLACE_PIECE, kind, cell))
        return found

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Place it."""
        state.agenda.answered(seat)
        log.note(notes.PIECE_PLACED, seat, first(code), second(code))
        place(state, seat, first(code), second(code), log)

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """Not a starting piece, placed already, or the hex is of the wrong terrain or occupied."""
        if verb_of(code) != verbs.PLACE_PIECE:
            return None
        kind, cell = first(code), second(code)
        if kind not in STARTERS or state.pieces.counts[seat * KINDS + kind]:
            return Reason("RNF-STA-1", "rise-and-fall-no-starting-piece")
        land = state.ground()
        if cell >= land.size or not may_start(land.level[cell], kind):
            return Reason("RNF-STA-3", "rise-and-fall-wrong-terrain")
        return Reason("RNF-STA-3", "rise-and-fall-not-empty")
