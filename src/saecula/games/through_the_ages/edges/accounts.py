"""What culture points were for where no event right before them says so: read off the table before the move."""

from collections.abc import Sequence
from typing import Final

from saecula.games.through_the_ages.edges.events import ActionsEnded, GameEnded, PointsScored, Starved
from saecula.games.through_the_ages.edges.events_military import (
    AggressionPlayed,
    EventPrepared,
    EventRevealed,
    FightDecided,
    WarBegan,
)
from saecula.games.through_the_ages.edges.screen.sums import LIMIT, Sums
from saecula.games.through_the_ages.model.state import AgesState
from saecula.kernel.views import Event

#: A thing written domain:value, and the points that it gave.
Share = tuple[str, int]
FAMINE: Final = "through-the-ages-source-famine"
PREPARED: Final = "through-the-ages-source-prepared"
LAST_SCORING: Final = "through-the-ages-source-last-scoring"
BEYOND: Final = "through-the-ages-source-limit"
#: The events with which something begins that gives points.
HEADS: Final = (ActionsEnded, FightDecided, EventPrepared, EventRevealed)


def thing(key: str) -> str:
    """The thing that a text names, written domain:value."""
    return key.removeprefix("through-the-ages-").replace("-", ":", 1)


def card(name: str) -> str:
    """A card, written domain:value."""
    return f"card:{name}"


def reasons(state: AgesState, names: list[str], seat: int, events: Sequence[Event], at: int) -> list[Share]:
    """What the points of the event at `at` were for, in the position before the move; empty if events say all."""
    points = getattr(events[at], "culture", 0) * (1 if isinstance(events[at], PointsScored) else -1)
    head = next((event for event in reversed(events[:at]) if isinstance(event, HEADS)), None)
    if at and isinstance(events[at - 1], Starved):
        return [(thing(FAMINE), points)]
    if isinstance(head, FightDecided):
        return [(card(_fought_with(state, names, events[:at])), points)]
    if isinstance(head, EventPrepared):
        return [(thing(PREPARED), points)]
    if isinstance(head, ActionsEnded):
        made = _produced(state, names, seat) if head.seat == seat else []
        is_first = not any(isinstance(event, PointsScored) and event.seat == seat for event in _counted(events[:at]))
        if is_first and sum(share for _, share in made) == points:
            return made
    # without cards that score, the last scoring is of the figures on the table (TTA-END-1)
    is_last = isinstance(events[-1], GameEnded) and not isinstance(head, EventRevealed)
    return [(thing(LAST_SCORING), points)] if is_last else []


def _counted(events: Sequence[Event]) -> list[Event]:
    """The events that are about culture points."""
    return [event for event in events if getattr(event, "culture", 0)]


def _produced(state: AgesState, names: list[str], seat: int) -> list[Share]:
    """What each card in play gives per turn."""
    lines = Sums(state, seat, names).culture()
    return [(thing(BEYOND) if line.source == LIMIT else card(line.source), line.amount) for line in lines]


def _fought_with(state: AgesState, names: list[str], events: Sequence[Event]) -> str:
    """The card of the fight that was decided: it has just been played, or lay there before."""
    for event in reversed(events):
        if isinstance(event, (AggressionPlayed, WarBegan)):
            return event.card
    return names[state.course.fight]
