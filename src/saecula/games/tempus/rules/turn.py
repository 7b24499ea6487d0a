"""A player's slot: an action, the cards that may be played then, Government (TEM-ERA, TEM-CAR)."""

from collections.abc import Callable
from typing import Final

from saecula.games.tempus.model import kinds, notes, steps, verbs
from saecula.games.tempus.model.cards import ability_of, insert, kind_with, of_ability, take, terrain_of
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.cities import may_build, why_no_site
from saecula.games.tempus.rules.fighting import may_fight, why_no_fight
from saecula.games.tempus.rules.idea_cards import (
    apply_religion,
    play_openly,
    religion_moves,
    why_no_religion,
    why_other_time,
)
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask


class Turn(Ask[TempusState]):
    """What to do in a slot; the frame holds the actions left, and whether Government may still be played."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Choose an action, play a card, or end the turn once all actions are done."""
        actions, fresh = first(frame), second(frame)
        found: list[int] = []
        fights = may_fight(state, seat)
        if actions > 0:
            self.actions(state, seat, fights, found)
        if fights:
            for kind in of_ability(state.ideas.hands[seat], kinds.MILITARY_LEADER):
                found.append(pack(verbs.PLAY_CARD, kind))
        religion_moves(state, seat, found)
        if fresh:
            self.governments(state, seat, actions, found)
        if actions == 0:
            found.append(pack(verbs.END_TURN))
        return found

    def actions(self, state: TempusState, seat: int, fights: bool, out: list[int]) -> None:
        """Add the actions; fighting needs a target and building a site (TEM-ERA-7)."""
        out.append(pack(verbs.CHOOSE_ACTION, kinds.MOVE))
        out.append(pack(verbs.CHOOSE_ACTION, kinds.BABIES))
        if fights:
            out.append(pack(verbs.CHOOSE_ACTION, kinds.FIGHT))
        out.append(pack(verbs.CHOOSE_ACTION, kinds.IDEA))
        if may_build(state, seat):
            out.append(pack(verbs.CHOOSE_ACTION, kinds.CITY))

    def governments(self, state: TempusState, seat: int, actions: int, out: list[int]) -> None:
        """Add both ways of playing Government (TEM-CAR-9, TEM-CAR-12)."""
        for kind in of_ability(state.ideas.hands[seat], kinds.GOVERNMENT):
            if state.course.tiles[seat] > actions:
                out.append(pack(verbs.ACT_TWICE, terrain_of(kind) - 1))
            if actions == 1:
                out.append(pack(verbs.PASS_SLOT, terrain_of(kind) - 1))

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """End the slot, use an action tile or play a card."""
        verb = verb_of(code)
        if verb == verbs.END_TURN:
            state.agenda.answered(seat)
            log.note(notes.TURN_ENDED, seat)
        elif verb == verbs.CHOOSE_ACTION:
            self.act(state, seat, frame, first(code), log)
        else:
            self.play(state, seat, frame, code, log)

    def act(self, state: TempusState, seat: int, frame: int, action: int, log: Log) -> None:
        """Use an action tile (TEM-ERA-4)."""
        state.agenda.answered(seat)
        state.course.tiles[seat] -= 1
        state.agenda.next(steps.SLOT, seat, first(frame) - 1)
        log.note(notes.ACTION_CHOSEN, seat, action)
        BEGIN[action](state, seat)

    def play(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Play Military Leader (TEM-CAR-4), Religion (TEM-CAR-8) or Government (TEM-CAR-9)."""
        if verb_of(code) == verbs.PLAY_CARD:
            state.agenda.answered(seat)
            state.agenda.next(steps.SLOT, seat, first(frame))
            play_openly(state, seat, first(code), log)
            state.agenda.ask(seat, steps.TARGET)
        elif verb_of(code) == verbs.PLAY_RELIGION:
            state.agenda.again(seat, steps.TURN, first(frame))
            apply_religion(state, seat, code, log)
        else:
            self.govern(state, seat, frame, code, log)

    def govern(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Play Government, which lies open until the era ends (TEM-CAR-9)."""
        kind = kind_with(kinds.GOVERNMENT, first(code))
        insert(state.ideas.shown[seat], take(state.ideas.hands[seat], kind))
        log.note(notes.CARD_PLAYED, seat, kind)
        if verb_of(code) == verbs.ACT_TWICE:
            state.agenda.again(seat, steps.TURN, first(frame) + 1, 1)
        else:
            state.course.delayed[seat] = 1
            state.agenda.again(seat, steps.TURN, 0)
            log.note(notes.SLOT_PASSED, seat)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule of the slot forbids it."""
        why = WHY_NOT.get(verb_of(code))
        return None if why is None else why(state, seat, frame, code)


# ---------------------------------------------------------------- how an action begins


def begin_move(state: TempusState, seat: int) -> None:
    """As many tokens may move as the row says (TEM-MOV-1)."""
    state.people.marks = [0] * state.box.board.size
    state.agenda.ask(seat, steps.MOVING, state.box.chart.tokens[state.course.era[seat]])


def begin_babies(state: TempusState, seat: int) -> None:
    """As many babies may be born as the row says (TEM-BAB-1)."""
    state.people.marks = [0] * state.box.board.size
    state.agenda.ask(seat, steps.BIRTHS, state.box.chart.babies[state.course.era[seat]])


def begin_fight(state: TempusState, seat: int) -> None:
    """The attacker names a target (TEM-FIG-3)."""
    state.agenda.ask(seat, steps.TARGET)


def begin_idea(state: TempusState, seat: int) -> None:
    """The seat draws as many cards as the row says and keeps to the hand limit (TEM-IDE-1)."""
    state.agenda.next(steps.HAND_LIMIT, seat)
    state.agenda.next(steps.CARDS, seat, state.box.chart.drawn[state.course.era[seat]])


def begin_city(state: TempusState, seat: int) -> None:
    """The builder names a hex and a city tile (TEM-CIT-1)."""
    state.agenda.ask(seat, steps.CITY_SITE)


#: How each action begins, by its number, with the figures of the acting player's row (TEM-ERA-5).
BEGIN: Final[list[Callable[[TempusState, int], None]]] = [
    begin_move,
    begin_babies,
    begin_fight,
    begin_idea,
    begin_city,
]


# ---------------------------------------------------------------- why a move is refused


def why_no_action(state: TempusState, seat: int, frame: int, code: int) -> Reason:
    """All actions of the slot are done, or there is nothing to fight or to build."""
    if first(frame) == 0:
        return Reason("TEM-ERA-3", "tempus-turn-no-action-left")
    if first(code) == kinds.FIGHT:
        return why_no_fight(state, seat)
    return why_no_site(state, seat)


def why_no_end(state: TempusState, seat: int, frame: int, code: int) -> Reason:
    """An action tile must be used first."""
    return Reason("TEM-ERA-6", "tempus-turn-tile-unspent")


def why_no_conversion(state: TempusState, seat: int, frame: int, code: int) -> Reason:
    """Religion is refused in a slot for the same reasons as in the middle of an action."""
    return why_no_religion(state, seat, code)


def why_no_government(state: TempusState, seat: int, frame: int, code: int) -> Reason:
    """Not held, too late in the slot, too few tiles, or a pass after choosing to act more than once."""
    if kind_with(kinds.GOVERNMENT, first(code)) not in of_ability(state.ideas.hands[seat], kinds.GOVERNMENT):
        return Reason("TEM-IDE-3", "tempus-card-not-held")
    if not second(frame):
        return Reason("TEM-CAR-12", "tempus-government-too-late")
    if verb_of(code) == verbs.PASS_SLOT:
        return Reason("TEM-CAR-9", "tempus-government-one-way")
    return Reason("TEM-CAR-12", "tempus-government-tiles")


def why_no_leader(state: TempusState, seat: int, frame: int, code: int) -> Reason:
    """Of the cards that are simply played, only Military Leader can be played in a slot."""
    kind = first(code)
    if ability_of(kind) != kinds.MILITARY_LEADER:
        return why_other_time(kind)
    if kind not in of_ability(state.ideas.hands[seat], kinds.MILITARY_LEADER):
        return Reason("TEM-IDE-3", "tempus-card-not-held")
    return Reason("TEM-IDE-10", "tempus-card-no-effect", see="TEM-CAR-4")


#: By kind of move: the function that says why it is refused in a slot.
WHY_NOT: Final[dict[int, Callable[[TempusState, int, int, int], Reason]]] = {
    verbs.CHOOSE_ACTION: why_no_action,
    verbs.END_TURN: why_no_end,
    verbs.PLAY_RELIGION: why_no_conversion,
    verbs.ACT_TWICE: why_no_government,
    verbs.PASS_SLOT: why_no_government,
    verbs.PLAY_CARD: why_no_leader,
}
