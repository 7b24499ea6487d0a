"""The end of the game: the last scoring, the ranking, figures for curves (TTA-END)."""

from saecula.games.through_the_ages.model import notes, steps
from saecula.games.through_the_ages.model.kinds import RANKED
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.rules.military.impacts import (
    harvest_worth,
    impact,
    mining_worth,
    ranked_points,
    technologies,
)
from saecula.games.through_the_ages.rules.points import score_culture
from saecula.games.through_the_ages.rules.ratings import (
    culture_rate,
    happiness,
    science_rate,
    strength,
)
from saecula.kernel.codes import Log
from saecula.kernel.steps import Run

#: No more happy faces than these score, 16 points in all (TTA-END-1).
MOST_FACES = 8


class Final(Run[AgesState]):
    """The last scoring; ties are broken as if it were the first player's turn (TTA-END-4)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Score what this version of the game scores at its end."""
        state.course.turn = state.course.first
        if state.rules.version == SIMPLE:
            for seat in state.playing():
                score_culture(state, seat, sum(simple_bonus(state, seat)), log)
        for card in last_events(state):
            log.note(notes.EVENT_REVEALED, state.course.turn, card)
            score_event(state, card, log)
        state.agenda.next(steps.END_GAME)


class EndGame(Run[AgesState]):
    """The game is over."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Note that the game has ended."""
        log.note(notes.GAME_ENDED)


def simple_bonus(state: AgesState, seat: int) -> list[int]:
    """Culture scored at the end of the simple version: technologies, strength, faces, goods, science (TTA-END-1)."""
    return [
        2 * technologies(state, seat, 1),
        2 * strength(state, seat),
        2 * min(happiness(state, seat), MOST_FACES),
        harvest_worth(state, seat) + mining_worth(state, seat),
        science_rate(state, seat),
    ]


def last_events(state: AgesState) -> list[int]:
    """The events that score at the end: bonus cards, and age III events in the piles (TTA-END-2, 4, TTA-VAR-7)."""
    piles, box = state.piles, state.box
    found = piles.bonus.copy()
    for slots in (piles.aside, *piles.kept):
        found += [slot % SLOT for slot in slots]
    if state.rules.version == FULL and not state.rules.fewer:
        for slots in (piles.current, piles.future):
            found += [slot % SLOT for slot in slots if box.age[slot % SLOT] == 3]
    return found


def score_event(state: AgesState, card: int, log: Log) -> None:
    """Score an event of age III for everybody (TTA-VAR-8)."""
    points = event_points(state, card)
    for seat in state.playing():
        score_culture(state, seat, points[seat], log)


def event_points(state: AgesState, card: int) -> list[int]:
    """The culture that an event of age III gives to each seat."""
    points = [0] * state.seats
    for happening in state.box.happenings[card]:
        if happening.who == RANKED:
            ranked = ranked_points(state, happening)
            for seat in range(state.seats):
                points[seat] += ranked[seat]
        else:
            for seat in state.playing():
                points[seat] += impact(state, seat, happening)
    return points


def rank_keys(state: AgesState) -> list[tuple[int, int]]:
    """Ranks go by culture; those who resigned come last, the latest of them first (TTA-END-5, TTA-END-9)."""
    return [(1 if out == 0 else 0, civ.culture if out == 0 else out) for out, civ in zip(state.course.out, state.civs)]


def measure_all(state: AgesState) -> dict[str, list[int]]:
    """Public figures of every seat, which curves are drawn from."""
    seats = range(state.seats)
    return {
        "culture": [civ.culture for civ in state.civs],
        "culture-per-turn": [culture_rate(state, seat) for seat in seats],
        "science-per-turn": [science_rate(state, seat) for seat in seats],
        "strength": [strength(state, seat) for seat in seats],
        "happiness": [happiness(state, seat) for seat in seats],
        "food": [harvest_worth(state, seat) for seat in seats],
        "resources": [mining_worth(state, seat) for seat in seats],
        "population": [civ.unused + sum(civ.workers) for civ in state.civs],
    }
