"""Time of Empires as the kernel sees it: its moves, events and steps, views, position files and outcome."""

from random import Random

from saecula.games.time_of_empires import rules
from saecula.games.time_of_empires.edges import events, moves
from saecula.games.time_of_empires.edges.face import EmpiresFace
from saecula.games.time_of_empires.edges.notation import read_dump
from saecula.games.time_of_empires.mind.mind import EmpiresMind
from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.amendments import (
    other_glass_may_be_declined,
    philosophy_may_create_fewer,
    slots_are_chosen,
)
from saecula.games.time_of_empires.model.box import SPOTS, Box
from saecula.games.time_of_empires.model.census import count_all
from saecula.games.time_of_empires.model.deal import deal
from saecula.games.time_of_empires.model.kinds import ACTIONS, BUILDINGS, PACES, PILES, POINTS, RESOURCES, SIDES, TYPES
from saecula.games.time_of_empires.model.state import EmpiresState, new_state
from saecula.games.time_of_empires.model.view import EmpiresView, Names, build_view
from saecula.games.time_of_empires.position.checks import fault
from saecula.games.time_of_empires.position.reading import Wording
from saecula.games.time_of_empires.position.writing import words_of
from saecula.games.time_of_empires.rules.reasons import rule_against
from saecula.games.time_of_empires.rules.scoring import AGE_STEPS, AGES, rank_key
from saecula.kernel.codes import CHANCE, Reason, first, verb_of
from saecula.kernel.events import Chronicle
from saecula.kernel.game import Game
from saecula.kernel.meta import Meta, Options
from saecula.kernel.moves import Codebook, Hidden, Move, Numbers
from saecula.kernel.views import Event, Outcome, View, check_eyes
from saecula.parts.declared import classes_of, steps_of
from saecula.parts.position import vet
from saecula.parts.ranking import standings_of

#: Setting up, step by step, then the first age; each age puts its own steps on the agenda.
SETUP_STEPS = [steps.LAY_TILES, steps.TILE_SIDES, steps.FIRST_PAWNS, *AGE_STEPS]
SEAT_NAMES = ["A", "B", "C", "D"]


def territories_of(spots: list[str]) -> list[str]:
    """The names of all territories: the name of the spot, then the letter of the corner."""
    return [f"{spot}{corner}" for spot in spots for corner in "abc"]


def longest(box: Box) -> int:
    """The last millisecond of game time that a game can reach."""
    return AGES * max(times.count_in + times.age + times.grace for times in box.times.values())


def most_scholars(box: Box) -> int:
    """The most scholars that anybody can choose to create: with card 111, up to half of all their pawns (TOE-C111)."""
    return max(9, box.pawns // 2) if philosophy_may_create_fewer(box) else 9


def moves_by(box: Box) -> dict[int, type[Move]]:
    """The moves of one version of the rules by their numbers, which never change."""
    found = classes_of(verbs, Move, moves)
    if not other_glass_may_be_declined(box):
        del found[verbs.RESOLVE_ACTION]
    if not slots_are_chosen(box):
        del found[verbs.PLACE_INACCESSIBLE], found[verbs.BUILD_INACCESSIBLE]
    # TICK comes last, because it takes up a code for every millisecond
    found[verbs.TICK] = found.pop(verbs.TICK)
    return found


def domains(box: Box, names: Names) -> dict[str, list[str] | Numbers]:
    """The values that each field of moves and events may take."""
    return {
        "seat": SEAT_NAMES,
        "spot": names.spots,
        "tile": names.tiles,
        "turned": ["0", "1", "2"],
        "space": names.spaces,
        "territory": names.spaces[: 3 * SPOTS],
        "column": ["technology", "expansion", "culture", "bonus"],
        "side": list(SIDES),
        "wonder": names.wonders,
        "place": ["1", "2", "3"],
        "leader": names.leaders,
        "type": list(TYPES),
        "building": list(BUILDINGS),
        "section": list(BUILDINGS),
        "card": names.cards,
        "pile": list(PILES),
        "pace": list(PACES),
        "count": [str(n) for n in range(10)],
        "scholars": [str(n) for n in range(most_scholars(box) + 1)],
        "glass": ["1", "2"],
        "action": list(ACTIONS),
        "resource": list(RESOURCES),
        "points": list(POINTS),
        "millisecond": Numbers(longest(box) + 1),
    }


class TimeOfEmpires(Game[EmpiresState]):
    """Time of Empires with one component set."""

    def __init__(self, meta: Meta, box: Box, names: Names, printed: dict[str, object]) -> None:
        self.box = box
        self.names = names
        self.wording = Wording(box, names)
        known = domains(box, names)
        book = Codebook(moves_by(box), known)
        chronicle = Chronicle(classes_of(notes, Event, events), known)
        super().__init__(
            meta, book, chronicle, steps_of(steps, rules, EmpiresState), EmpiresMind(), EmpiresFace(printed)
        )

    def setup(self, seats: int, options: Options) -> EmpiresState:
        """A new game: every player has their components, and the tiles are laid next (TOE-SET-1, TOE-SET-4)."""
        state = new_state(self.box, seats, options)
        state.agenda.enter(SETUP_STEPS)
        return state

    def why_not(self, state: EmpiresState, seat: int, code: int) -> Reason | None:
        """Why a move is not legal now: the clause that forbids it, even if the seat is asked for something else."""
        reason = super().why_not(state, seat, code)
        if reason is None or reason.clause or seat < 0 or self.is_over(state):
            return reason
        return rule_against(state, seat, code) or reason

    def view(self, state: EmpiresState, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        check_eyes(state.seats, seat)
        return build_view(state, seat, self.names)

    def resample(self, view: View, rng: Random) -> EmpiresState:
        """A full state that agrees with a view: the hidden cards and tokens are dealt at random."""
        assert isinstance(view, EmpiresView)
        return read_dump(deal(view, self.names, self.box, rng), self.box)

    def load(self, dump: dict[str, object]) -> EmpiresState:
        """The state that a dump holds; BadRecord says what is impossible about it."""
        state = read_dump(dump, self.box)
        vet(self, state, state.options, dump["agenda"], self.fault)
        return state

    def fault(self, state: EmpiresState) -> str:
        """What is impossible about a state; an empty string if it is sound."""
        return fault(state, self.names)

    def words(self, state: EmpiresState) -> dict[str, object]:
        """The state in the words of a position file."""
        return words_of(state, self.wording.say)

    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        """The dump of the state that the words of a position file describe."""
        return self.wording.dump_of(words, seats, options)

    def show(self, state: EmpiresState, seat: int, code: int, viewer: int | None) -> Move:
        """A move as a viewer sees it: only the drawer sees a drawn card, and only the owner a face-down token."""
        verb = verb_of(code)
        if verb == verbs.LAY_TOKEN and seat != viewer:
            return Hidden("lay-token")
        if verb == verbs.DRAW_CARD and seat == CHANCE and first(state.agenda.table[-1]) != viewer:
            return Hidden("draw-card")
        return self.book.decode(code)

    def outcome(self, state: EmpiresState) -> Outcome:
        """Ranks by points, then by buildings on the central board; seats level on both share a rank (TOE-END-1)."""
        keys = [rank_key(state, seat) for seat in range(state.seats)]
        size, all_points = len(POINTS), state.folk.points
        points = [dict(zip(POINTS, all_points[size * seat : size * seat + size])) for seat in range(state.seats)]
        return Outcome(standings_of(keys, points), "TOE-END-1")

    def census(self, state: EmpiresState) -> dict[str, int]:
        """How many pawns, buildings, technologies and leaders there are; no move may change these numbers."""
        return count_all(state)
