"""Phase B: from the first player clockwise, all pieces of the card's type may act, each once (RNF-B)."""

from typing import Final

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.kinds import KINDS, MERCHANT
from saecula.games.rise_and_fall.model.pieces import code_of, seat_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.pieces.actor import Actor, has_acted
from saecula.games.rise_and_fall.rules.pieces.merchants import Merchant
from saecula.games.rise_and_fall.rules.pieces.mountaineers import Mountaineer
from saecula.games.rise_and_fall.rules.pieces.nomads import Nomad
from saecula.games.rise_and_fall.rules.pieces.ships import Ship
from saecula.games.rise_and_fall.rules.pieces.temples import Temple
from saecula.games.rise_and_fall.rules.pieces.towns import Town
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask, Run

#: The actions of each kind of piece, by its number.
ACTORS: Final[list[Actor]] = [
    Nomad(),
    Town(),
    Ship(),
    Mountaineer(),
    Merchant(),
    Temple(),
]


class Turns(Run[RiseState]):
    """The next player's turn; the frame counts the seats already asked, from the first player on (RNF-B-1)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Ask the next living seat; one that has lost all pieces of the card's type passes (RNF-B-3)."""
        course = state.course
        course.acted = []
        for turn in range(first(frame), state.seats):
            seat = (course.first + turn) % state.seats
            kind = course.played[seat]
            if kind < 0:
                continue
            if state.pieces.counts[seat * KINDS + kind] == 0:
                log.note(notes.TURN_PASSED, seat, kind)
                continue
            state.agenda.next(steps.TURNS, turn + 1)
            state.agenda.ask(seat, steps.TURN, kind)
            return


def acts_here(state: RiseState, seat: int, kind: int, cell: int) -> bool:
    """Whether a seat has a piece of a kind on a hex, alone or as a merchant on a town."""
    pieces = state.pieces
    return pieces.main[cell] == code_of(seat, kind) or (kind == MERCHANT and pieces.guest[cell] == 1 + seat)


def owns_piece(state: RiseState, seat: int, cell: int) -> bool:
    """Whether a seat has any piece on a hex."""
    pieces = state.pieces
    if cell >= len(pieces.main):
        return False
    return pieces.guest[cell] == 1 + seat or (pieces.main[cell] > 0 and seat_of(pieces.main[cell]) == seat)


class Turn(Ask[RiseState]):
    """What the pieces of the kind in the frame do, one after the other, until the player stops (RNF-B-9, RNF-B-10)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every action of every piece of the kind that has not acted, and ending the turn."""
        kind = first(frame)
        actor = ACTORS[kind]
        mine = code_of(seat, kind)
        pieces = state.pieces
        acted = state.course.acted
        found: list[int] = []
        left = pieces.counts[seat * KINDS + kind]
        for cell, piece in enumerate(pieces.main):
            if left == 0:
                break
            if piece == mine or (kind == MERCHANT and pieces.guest[cell] == 1 + seat):
                left -= 1
                if cell not in acted:
                    actor.moves(state, seat, cell, found)
        found.append(pack(verbs.END_TURN))
        return found

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Let a piece act, or end the turn."""
        if verb_of(code) == verbs.END_TURN:
            state.agenda.answered(seat)
            log.note(notes.TURN_ENDED, seat)
            return
        kind = first(frame)
        ACTORS[kind].act(state, seat, code, log)
        state.agenda.again(seat, steps.TURN, kind)

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """No piece of the card's type is there, it has already acted, or a rule for such pieces forbids it."""
        verb, cell, kind = verb_of(code), first(code), first(frame)
        if not verbs.MOVE_PIECE <= verb <= verbs.SELL_RESOURCE:
            return None
        if not owns_piece(state, seat, cell):
            return Reason("RNF-B-1", "rise-and-fall-not-your-piece")
        if not acts_here(state, seat, kind, cell):
            return Reason("RNF-B-1", "rise-and-fall-another-kind")
        if has_acted(state, cell):
            return Reason("RNF-B-1", "rise-and-fall-has-acted")
        return ACTORS[kind].why_not(state, seat, code)
