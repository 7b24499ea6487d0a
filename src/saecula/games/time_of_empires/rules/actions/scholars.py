"""Scholars: creating them, putting them on wonders and leader effect tiles (TOE-SCH, TOE-WON, TOE-GLO-8 to 10)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.box import Box
from saecula.games.time_of_empires.model.kinds import COLUMNS, MORE_SCHOLARS, THEATRE
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.discovery_space import discard_meanwhile, discard_refusal, may_discard
from saecula.games.time_of_empires.rules.chain import Chain, count_down
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


def scholar_icons(state: EmpiresState, seat: int) -> int:
    """How many scholars a seat may create at a cry or in preparation, before its limit and reserve (TOE-SCH-1)."""
    icons = state.box.scholars[state.folk.built[4 * seat + THEATRE]]
    return icons + 1 if state.folk.can(seat, MORE_SCHOLARS) else icons


def most_icons(box: Box) -> int:
    """The most scholar icons anybody can ever have; a limit as high as that would limit nothing (TOE-SCH-3)."""
    return max(box.scholars) + 1


def create(state: EmpiresState, seat: int, count: int, log: Log) -> None:
    """Turn `count` pawns from the reserve into created scholars, or all there are if it is fewer (TOE-SCH-2)."""
    made = min(count, state.folk.reserve[seat])
    state.folk.reserve[seat] -= made
    state.folk.created[seat] += made
    log.note(notes.SCHOLARS_CREATED, seat, made)


def put_on_wonder(state: EmpiresState, seat: int, place: int, log: Log) -> None:
    """Put a created scholar on top of a wonder's stack (TOE-WON-1)."""
    state.folk.created[seat] -= 1
    state.boards.stacks[place].append(seat)
    log.note(notes.SCHOLAR_ON_WONDER, seat, state.boards.wonder[place])


def put_on_leader(state: EmpiresState, seat: int, column: int, log: Log) -> None:
    """Put a created scholar on top of the stack on an effect tile (TOE-LEA-1)."""
    state.folk.created[seat] -= 1
    state.boards.tiles[column].append(seat)
    log.note(notes.SCHOLAR_ON_LEADER, seat, column)


class Creation(Run[EmpiresState]):
    """Everybody chooses how many to create, in preparation and in initiation ages (TOE-PRE-5, TOE-SCH-3)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Ask everybody who can create any, all at once."""
        for seat in range(state.seats):
            most = min(scholar_icons(state, seat), state.folk.reserve[seat])
            if most:
                state.agenda.ask(seat, steps.CREATING, most)


class Creating(Ask[EmpiresState]):
    """Choose how many scholars to create; the frame holds the most allowed (TOE-SCH-1, TOE-GLO-8)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """From all of them down to none, or discard the visible card first (TOE-TEC-2)."""
        most = min(first(frame), state.folk.reserve[seat])
        found = [pack(verbs.CREATE_SCHOLARS, count) for count in range(most, -1, -1)]
        if may_discard(state, seat):
            found.append(pack(verbs.DISCARD_CARD))
        return found

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Create them from the reserve, or discard and ask again."""
        if verb_of(code) == verbs.DISCARD_CARD:
            discard_meanwhile(state, seat, frame, log)
            return
        state.agenda.answered(seat)
        create(state, seat, first(code), log)

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The number is more than allowed or than the reserve holds, or there is nothing to discard."""
        if verb_of(code) == verbs.DISCARD_CARD:
            return discard_refusal(state, seat)
        if verb_of(code) != verbs.CREATE_SCHOLARS:
            return None
        if first(code) > first(frame):
            return Reason("TOE-SCH-1", "time-of-empires-too-many-scholars")
        return Reason("TOE-SCH-2", "time-of-empires-reserve-empty")


class ToWonder(Chain):
    """Put scholars on wonders; the frame holds how many, then 0 or the only place allowed plus one (TOE-GLO-9)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Each wonder in play that is allowed."""
        if state.folk.created[seat] == 0:
            return []
        return [
            pack(verbs.PLACE_ON_WONDER, place)
            for place in range(3)
            if state.boards.wonder[place] >= 0 and second(frame) in (0, place + 1)
        ]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put one scholar there, then perhaps another."""
        count_down(state, seat, frame)
        put_on_wonder(state, seat, first(code), log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The wonder is not in play, or not the one allowed."""
        if verb_of(code) != verbs.PLACE_ON_WONDER:
            return None
        return Reason("TOE-GLO-9", "time-of-empires-no-such-wonder")


class ToLeader(Chain):
    """Put scholars on tiles, without their effect; the frame holds how many, then 0 or the barred column plus one."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Each tile in play that is not barred (TOE-GLO-10, TOE-EFF-8)."""
        if state.folk.created[seat] == 0:
            return []
        return [
            pack(verbs.PLACE_ON_LEADER, column)
            for column in range(COLUMNS)
            if state.boards.effect[column] >= 0 and second(frame) != column + 1
        ]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put one scholar there, then perhaps another."""
        count_down(state, seat, frame)
        put_on_leader(state, seat, first(code), log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The column is closed, or it is the one barred."""
        if verb_of(code) != verbs.PLACE_ON_LEADER:
            return None
        if second(frame) == first(code) + 1:
            return Reason("TOE-EFF-8", "time-of-empires-another-tile")
        return Reason("TOE-SET-7", "time-of-empires-column-closed")
