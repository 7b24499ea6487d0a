"""Ideas and bricks (TOE-RES)."""

from saecula.games.time_of_empires.model import notes, verbs
from saecula.games.time_of_empires.model.kinds import BRICK, IDEA, MORE_BRICKS, MORE_IDEAS, OBSERVATORY, WAREHOUSE
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.chain import Chain, count_down
from saecula.kernel.codes import Log, Reason, first, pack, verb_of


def gain(state: EmpiresState, seat: int, ideas: int, bricks: int, log: Log) -> None:
    """Add ideas and bricks to a seat's stock; whatever does not fit is lost (TOE-RES-2)."""
    folk, most = state.folk, state.box.stock
    more_ideas = min(ideas, most - folk.ideas[seat])
    more_bricks = min(bricks, most - folk.bricks[seat])
    folk.ideas[seat] += more_ideas
    folk.bricks[seat] += more_bricks
    log.note(notes.RESOURCES_GAINED, seat, more_ideas, more_bricks)


def ideas_of(state: EmpiresState, seat: int) -> int:
    """How many ideas a seat produces, before the limit of the stock (TOE-RES-1)."""
    icons = state.box.ideas[state.folk.built[4 * seat + OBSERVATORY]]
    return icons + 1 if state.folk.can(seat, MORE_IDEAS) else icons


def bricks_of(state: EmpiresState, seat: int) -> int:
    """How many bricks a seat produces, before the limit of the stock (TOE-RES-1)."""
    icons = state.box.bricks[state.folk.built[4 * seat + WAREHOUSE]]
    return icons + 1 if state.folk.can(seat, MORE_BRICKS) else icons


def produce_ideas(state: EmpiresState, seat: int, log: Log) -> None:
    """Gain the ideas that a seat produces (TOE-RES-1)."""
    gain(state, seat, ideas_of(state, seat), 0, log)


def produce_bricks(state: EmpiresState, seat: int, log: Log) -> None:
    """Gain the bricks that a seat produces (TOE-RES-1)."""
    gain(state, seat, 0, bricks_of(state, seat), log)


class Gaining(Chain):
    """Gain ideas or bricks of one's choice, one at a time; the frame holds how many (TOE-EFF-5)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """What the stock has room for."""
        found: list[int] = []
        if state.folk.ideas[seat] < state.box.stock:
            found.append(pack(verbs.TAKE_RESOURCE, IDEA))
        if state.folk.bricks[seat] < state.box.stock:
            found.append(pack(verbs.TAKE_RESOURCE, BRICK))
        return found

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Gain one, then perhaps another."""
        count_down(state, seat, frame)
        gain(state, seat, 1 if first(code) == IDEA else 0, 1 if first(code) == BRICK else 0, log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The stock is full."""
        return Reason("TOE-RES-2", "time-of-empires-stock-full") if verb_of(code) == verbs.TAKE_RESOURCE else None
