"""The discovery space: the visible card, which may be discarded at any time (TOE-TEC-2)."""

from saecula.games.time_of_empires.model import notes
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.kernel.codes import Log, Reason, first, second, third, verb_of


def visible(state: EmpiresState, seat: int) -> int:
    """The visible discovered card of a seat, -1 for none."""
    found = state.cards.found[seat]
    return found[-1] if found else -1


def may_discard(state: EmpiresState, seat: int) -> bool:
    """Whether the visible card may be discarded: not while a building waits on it (TOE-TEC-2, TOE-BUI-3)."""
    return len(state.cards.found[seat]) > 0 and state.folk.waiting[seat] < 0


def discard_visible(state: EmpiresState, seat: int, log: Log) -> None:
    """Move the visible card to its owner's discard pile, which uncovers the one below it (TOE-TEC-2)."""
    card = state.cards.found[seat].pop()
    state.cards.discards[seat].append(card)
    log.note(notes.CARD_DISCARDED, seat, card)


def discard_meanwhile(state: EmpiresState, seat: int, frame: int, log: Log) -> None:
    """Discard the visible card in the middle of an action, then ask the same decision again (TOE-TEC-2)."""
    state.agenda.again(seat, verb_of(frame), first(frame), second(frame), third(frame))
    discard_visible(state, seat, log)


def discard_refusal(state: EmpiresState, seat: int) -> Reason:
    """Why a seat has nothing that it may discard."""
    if state.folk.waiting[seat] >= 0:
        return Reason("TOE-BUI-3", "time-of-empires-building-waits")
    return Reason("TOE-TEC-2", "time-of-empires-no-visible-card")
