"""Rise & Fall as the game contract asks for it."""

from random import Random
from typing import Final

from saecula.games.rise_and_fall import rules
from saecula.games.rise_and_fall.edges import events, moves
from saecula.games.rise_and_fall.edges.face import RiseFace
from saecula.games.rise_and_fall.edges.notation import Atlas, read_dump
from saecula.games.rise_and_fall.mind.mind import RiseMind
from saecula.games.rise_and_fall.model import kinds, notes, steps, verbs
from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.census import count_all
from saecula.games.rise_and_fall.model.deal import deal
from saecula.games.rise_and_fall.model.state import RiseState, new_state
from saecula.games.rise_and_fall.model.view import RiseView, build_view
from saecula.games.rise_and_fall.position.checks import fault
from saecula.games.rise_and_fall.position.words import dump_of
from saecula.games.rise_and_fall.position.writing import words_of
from saecula.games.rise_and_fall.rules.reasons import rule_against
from saecula.games.rise_and_fall.rules.scoring import all_points, end_clause, rank_keys
from saecula.games.rise_and_fall.rules.starting import SETUP_STEPS
from saecula.games.rise_and_fall.rules.world.making import NUMBERS
from saecula.kernel.codes import Reason, verb_of
from saecula.kernel.events import Chronicle
from saecula.kernel.game import Game
from saecula.kernel.meta import Meta, Options
from saecula.kernel.moves import Codebook, Hidden, Move, Numbers
from saecula.kernel.views import Event, Outcome, View, check_eyes
from saecula.parts.declared import classes_of, steps_of
from saecula.parts.hexes import SIDE_NAMES
from saecula.parts.position import vet
from saecula.parts.ranking import standings_of

#: The countdowns of a game never last longer than this in all, in milliseconds.
LONGEST: Final = 10_000_000
#: Moves that only the seat that makes them may see, and what everybody else is told instead.
FACE_DOWN: Final = {verbs.CHOOSE_CARD: "choose-card", verbs.DECLINE_CARD: "decline-card"}


def name_hexes(box: Box) -> list[str]:
    """The hexes of the largest World, numbered from 1 in reading order."""
    return [str(n + 1) for n in range(max(sum(box.visible(seats)) for seats in box.sea_tiles))]


def domains(box: Box) -> dict[str, list[str] | Numbers]:
    """The values that the fields of moves and events may take."""
    tiles = max(len(box.initial_layout[seats]) + box.sea_tiles[seats] for seats in box.sea_tiles)
    spots = max(len(box.initial_spots), len(box.sea_spots))
    return {
        "seat": ["A", "B", "C", "D"],
        "number": Numbers(NUMBERS),
        "tile": [str(n + 1) for n in range(tiles)],
        "spot": [str(n + 1) for n in range(spots)],
        "hex": name_hexes(box),
        "turned": ["0", "1", "2", "3"],
        "side": list(SIDE_NAMES),
        "terrain": list(kinds.TERRAINS),
        "piece": list(kinds.PIECES),
        "pupil": ["merchant", "mountaineer"],
        "building": ["town", "temple"],
        "settler": ["nomad", "merchant"],
        "resource": ["wood", "stone"],
        "good": list(kinds.GOODS),
        "millisecond": Numbers(LONGEST),
    }


class RiseAndFall(Game[RiseState]):
    """Rise & Fall with one component set."""

    def __init__(self, meta: Meta, box: Box, printed: dict[str, object]) -> None:
        self.box = box
        self.names = name_hexes(box)
        self.atlas = Atlas()
        known = domains(box)
        book = Codebook(classes_of(verbs, Move, moves), known)
        chronicle = Chronicle(classes_of(notes, Event, events), known)
        super().__init__(meta, book, chronicle, steps_of(steps, rules, RiseState), RiseMind(), RiseFace(printed))

    def setup(self, seats: int, options: Options) -> RiseState:
        """A game with everything still in the box and setting up as its next steps."""
        state = new_state(self.box, seats, options)
        state.agenda.enter(SETUP_STEPS)
        return state

    def why_not(self, state: RiseState, seat: int, code: int) -> Reason | None:
        """Why a move is not legal now: the rule against it, even if nobody is being asked for such a move."""
        reason = super().why_not(state, seat, code)
        if reason is None or reason.clause or self.is_over(state):
            return reason
        return rule_against(state, seat, code) or reason

    def view(self, state: RiseState, seat: int | None) -> View:
        """What a seat may know."""
        check_eyes(state.seats, seat)
        return build_view(state, seat, self.names)

    def resample(self, view: View, rng: Random) -> RiseState:
        """A full state that agrees with the view; cards that others have laid face down are guessed."""
        assert isinstance(view, RiseView)
        return read_dump(deal(view, rng), self.box, self.atlas)

    def words(self, state: RiseState) -> dict[str, object]:
        """The state in the words of the game."""
        return words_of(state)

    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        """The dump that the words of a position describe."""
        return dump_of(words, seats, options, self.box)

    def load(self, dump: dict[str, object]) -> RiseState:
        """The state in a dump; raises BadRecord if it is impossible, saying why."""
        state = read_dump(dump, self.box, self.atlas)
        vet(self, state, state.options, dump["agenda"], fault)
        return state

    def show(self, state: RiseState, seat: int, code: int, viewer: int | None) -> Move:
        """Cards laid face down are for their owner's eyes alone (RNF-CAR-6)."""
        what = FACE_DOWN.get(verb_of(code))
        return Hidden(what) if what is not None and seat != viewer else self.book.decode(code)

    def outcome(self, state: RiseState) -> Outcome:
        """Ranks by points; the extinct come after all survivors, the last to die first (RNF-SCO-5, RNF-A-5)."""
        points = [dict(zip(kinds.PARTS, mine)) for mine in all_points(state)]
        return Outcome(standings_of(rank_keys(state), points), end_clause(state))

    def census(self, state: RiseState) -> dict[str, int]:
        """Pieces, cards, goods and trophies."""
        return count_all(state)
