"""The idea cards that are played openly: Sanitation, Religion, and those that let an action do more (TEM-CAR)."""

from abc import abstractmethod
from typing import Final

from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.cards import (
    ability_of,
    count_ability,
    has_ability,
    kind_with,
    of_ability,
    take,
    terrain_of,
)
from saecula.games.tempus.model.kinds import (
    EDUCATION,
    FORTIFICATIONS,
    GOVERNMENT,
    MEDICINE,
    MILITARY_LEADER,
    RELIGION,
    SANITATION,
    TRANSPORTATION,
    WEAPONS,
)
from saecula.games.tempus.model.state import TempusState
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask


def can_grow(state: TempusState, seat: int, cell: int) -> bool:
    """Whether a hex that is free or the seat's own can take one more of its tokens, with Sanitation if need be."""
    return state.room(seat, cell) > 0 or has_ability(state.ideas.hands[seat], SANITATION)


def grow(state: TempusState, seat: int, cell: int, log: Log) -> None:
    """Tokens of the seat have come to a hex: ask for a Sanitation card for each one above what the hex may hold."""
    over = -state.room(seat, cell)
    for _ in range(over):
        state.agenda.ask(seat, steps.SANITATION_CARD, cell)
        log.note(notes.SANITATION_CALLED, seat, cell)


def discard(state: TempusState, kind: int) -> None:
    """Put a card on the discards."""
    state.ideas.discards[kind] += 1


def play_openly(state: TempusState, seat: int, kind: int, log: Log) -> None:
    """Take a card out of the hand, show it and discard it."""
    take(state.ideas.hands[seat], kind)
    discard(state, kind)
    log.note(notes.CARD_PLAYED, seat, kind)


class SanitationCard(Ask[TempusState]):
    """Play the Sanitation card that a placement needs; the frame names the hex (TEM-CAR-10)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """One move per kind of Sanitation card held."""
        return [pack(verbs.PLAY_CARD, kind) for kind in of_ability(state.ideas.hands[seat], SANITATION)]

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Play it: the hex may exceed the limit by one more."""
        state.agenda.answered(seat)
        play_openly(state, seat, first(code), log)
        state.people.extra[first(frame)] += 1

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Only a Sanitation card helps here."""
        if verb_of(code) != verbs.PLAY_CARD:
            return None
        return Reason("TEM-CAR-10", "tempus-needs-sanitation")


#: By ability: the clause that says what its cards are for or how they are played, and the text for it.
TIMES: Final[dict[int, tuple[str, str]]] = {
    EDUCATION: ("TEM-CAR-1", "tempus-card-for-progress"),
    FORTIFICATIONS: ("TEM-CAR-2", "tempus-card-for-defence"),
    MEDICINE: ("TEM-CAR-3", "tempus-card-for-babies"),
    MILITARY_LEADER: ("TEM-CAR-4", "tempus-card-between-actions"),
    TRANSPORTATION: ("TEM-CAR-5", "tempus-card-for-moving"),
    SANITATION: ("TEM-CAR-10", "tempus-card-for-stacks"),
    WEAPONS: ("TEM-CAR-7", "tempus-card-for-fights"),
    RELIGION: ("TEM-CAR-8", "tempus-card-beside-a-victim"),
    GOVERNMENT: ("TEM-CAR-12", "tempus-card-at-the-start"),
}


def why_other_time(kind: int) -> Reason:
    """Why a card cannot simply be played at this moment: when it can be, or by which move."""
    clause, key = TIMES[ability_of(kind)]
    return Reason(clause, key)


def religion_moves(state: TempusState, seat: int, out: list[int]) -> None:
    """Add every way to play a Religion card now."""
    cards = of_ability(state.ideas.hands[seat], RELIGION)
    people = state.people
    if not cards or people.supply[seat] == 0:
        return
    near = state.box.board.near
    for cell in range(state.box.board.size):
        if people.owner[cell] != seat or people.tokens[cell] == 0:
            continue
        # the Religion card itself is never a Sanitation card, so the whole hand can be searched for one
        if not can_grow(state, seat, cell):
            continue
        for side in range(6):
            victim = near[cell * 6 + side]
            if victim < 0 or people.tokens[victim] == 0:
                continue
            other = people.owner[victim]
            if other != seat and not state.is_protected(other):
                for kind in cards:
                    out.append(pack(verbs.PLAY_RELIGION, terrain_of(kind) - 1, cell, side))


def why_no_religion(state: TempusState, seat: int, code: int) -> Reason:
    """Which clause a conversion breaks."""
    people = state.people
    cell = second(code)
    if kind_with(RELIGION, first(code)) not in of_ability(state.ideas.hands[seat], RELIGION):
        return Reason("TEM-IDE-3", "tempus-card-not-held")
    if people.owner[cell] != seat or people.tokens[cell] == 0:
        return Reason("TEM-CAR-11", "tempus-religion-not-yours")
    if people.supply[seat] == 0:
        return Reason("TEM-CAR-8", "tempus-religion-no-supply")
    if not can_grow(state, seat, cell):
        return Reason("TEM-CAR-8", "tempus-religion-full")
    victim = state.box.board.near[cell * 6 + third(code)]
    if victim < 0 or people.tokens[victim] == 0 or people.owner[victim] == seat:
        return Reason("TEM-CAR-8", "tempus-religion-nobody")
    return Reason("TEM-FIG-2", "tempus-protected")


def apply_religion(state: TempusState, seat: int, code: int, log: Log) -> None:
    """An opponent's token goes home, and a token of the seat appears, which has not moved yet (TEM-CAR-11)."""
    cell = second(code)
    victim = state.box.board.near[cell * 6 + third(code)]
    other = state.people.owner[victim]
    play_openly(state, seat, kind_with(RELIGION, first(code)), log)
    state.people.remove(victim, state.limit(other))
    state.people.add(seat, cell)
    log.note(notes.TOKEN_CONVERTED, seat, other, victim, cell)
    grow(state, seat, cell, log)


def convert(state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
    """Play Religion in the middle of an action, which then goes on with the same question (TEM-IDE-3, TEM-IDE-11)."""
    state.agenda.again(seat, verb_of(frame), first(frame), second(frame))
    apply_religion(state, seat, code, log)


class Allowance(Ask[TempusState]):
    """An action that is done up to a number of times, more often with cards; the frame counts what is left.

    Religion may be played in the middle of it (TEM-IDE-5), and the player may stop at any time (TEM-ERA-6).
    """

    def __init__(self, kind: int, ability: int, clause: str) -> None:
        super().__init__()
        self.kind = kind
        self.ability = ability
        self.clause = clause

    @abstractmethod
    def uses(self, state: TempusState, seat: int, left: int, cards: list[int]) -> list[int]:
        """The ways to use the allowance, then the ways to raise it with one of these cards, where that helps."""

    @abstractmethod
    def use(self, state: TempusState, seat: int, code: int, log: Log) -> None:
        """Use it once."""

    @abstractmethod
    def why_no_use(self, state: TempusState, seat: int, left: int, code: int) -> Reason | None:
        """Why it cannot be used like that; None if the move is of another kind."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Use it, raise it, play Religion, or stop."""
        found = self.uses(state, seat, first(frame), of_ability(state.ideas.hands[seat], self.ability))
        religion_moves(state, seat, found)
        found.append(pack(verbs.DONE))
        return found

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Make the move."""
        verb = verb_of(code)
        left = first(frame)
        if verb == verbs.DONE:
            state.agenda.answered(seat)
        elif verb == verbs.PLAY_CARD:
            state.agenda.again(seat, self.kind, left + 1)
            play_openly(state, seat, first(code), log)
        elif verb == verbs.PLAY_RELIGION:
            convert(state, seat, frame, code, log)
        else:
            state.agenda.again(seat, self.kind, left - 1)
            self.use(state, seat, code, log)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule forbids it."""
        verb = verb_of(code)
        if verb == verbs.PLAY_RELIGION:
            return why_no_religion(state, seat, code)
        if verb != verbs.PLAY_CARD:
            return self.why_no_use(state, seat, first(frame), code)
        if ability_of(first(code)) != self.ability:
            return why_other_time(first(code))
        if first(code) not in of_ability(state.ideas.hands[seat], self.ability):
            return Reason("TEM-IDE-3", "tempus-card-not-held")
        return Reason("TEM-IDE-10", "tempus-card-no-effect", see=self.clause)


def sanitation_held(state: TempusState, seat: int) -> int:
    """How many Sanitation cards a seat holds."""
    return count_ability(state.ideas.hands[seat], SANITATION)
