"""Pebbles: what a seat may know, how to guess the rest, who has won."""

from random import Random

import msgspec

from saecula.games.pebbles import rules
from saecula.games.pebbles.edges import events, moves
from saecula.games.pebbles.mind.mind import PebblesMind
from saecula.games.pebbles.model import notes, steps, verbs
from saecula.games.pebbles.model.box import COPIES, HAND, VALUES
from saecula.games.pebbles.model.state import BAG, HANDS, PILE, PebblesState
from saecula.games.pebbles.model.view import Ground, PebblesView
from saecula.kernel.agenda import new_agenda
from saecula.kernel.codes import first, verb_of
from saecula.kernel.errors import BadRecord
from saecula.kernel.events import Chronicle
from saecula.kernel.face import Face
from saecula.kernel.game import Game
from saecula.kernel.meta import Meta, Options
from saecula.kernel.moves import Codebook, Hidden, Move
from saecula.kernel.views import Event, Outcome, View, check_eyes, questions
from saecula.parts.declared import classes_of, names_of, steps_of
from saecula.parts.frames import frames_view
from saecula.parts.position import read_agenda
from saecula.parts.ranking import standings_of


class Pebbles(Game[PebblesState]):
    """The game."""

    def __init__(self, meta: Meta) -> None:
        book = Codebook(classes_of(verbs, Move, moves), moves.DOMAINS)
        chronicle = Chronicle(classes_of(notes, Event, events), moves.DOMAINS)
        super().__init__(meta, book, chronicle, steps_of(steps, rules, PebblesState), PebblesMind(), Face({}))

    def setup(self, seats: int, options: Options) -> PebblesState:
        rows = [[0] + [COPIES] * (VALUES - 1), *([0] * VALUES for _ in range(1 + 2 * seats))]
        state = PebblesState(new_agenda(seats), options, Ground(rows, [0] * seats, [1] * seats))
        state.agenda.next(steps.ROUND)
        for seat in range(seats * HAND):
            state.agenda.next(steps.DEAL, seat % seats)
        return state

    def view(self, state: PebblesState, seat: int | None) -> View:
        check_eyes(state.seats, seat)
        ground, seats = state.copy().ground, state.seats  # a view shares nothing with the live state
        rows = [row if at == PILE or at >= HANDS + seats else [] for at, row in enumerate(ground.rows)]
        chosen = [value if of == seat else -(value > 0) for of, value in enumerate(ground.chosen)]
        return PebblesView(
            seat=seat,
            asked=questions(state.agenda, names_of(steps)),
            options=state.options,
            agenda=frames_view(state.agenda),
            mine=None if seat is None else ground.rows[HANDS + seat],
            hands=[sum(hand) for hand in ground.rows[HANDS : HANDS + seats]],
            hidden=[sum(column) for column in zip(ground.rows[BAG], *ground.rows[HANDS : HANDS + seats])],
            open=Ground(rows, chosen, ground.snatches, ground.now, ground.until),
        )

    def resample(self, view: View, rng: Random) -> PebblesState:
        assert isinstance(view, PebblesView)
        ground = msgspec.convert(msgspec.to_builtins(view.open), Ground)
        known = view.mine or [0] * VALUES
        rest = [value for value in range(VALUES) for _ in range(view.hidden[value] - known[value])]
        rng.shuffle(rest)
        for of, size in enumerate(view.hands):
            hand = [rest.pop() for _ in range(size)] if of != view.seat else []
            ground.rows[HANDS + of] = [hand.count(value) for value in range(VALUES)] if of != view.seat else known
            if ground.chosen[of] < 0:
                ground.chosen[of] = rng.choice(hand)
        ground.rows[BAG] = [rest.count(value) for value in range(VALUES)]
        return self.load({"options": view.options, "agenda": view.agenda.dump(), "ground": msgspec.to_builtins(ground)})

    def load(self, dump: dict[str, object]) -> PebblesState:
        try:
            ground = msgspec.convert(dump["ground"], Ground)
            options = self.meta.check(len(ground.chosen), msgspec.convert(dump["options"], Options))
        except (KeyError, msgspec.ValidationError) as error:
            raise BadRecord(f"position: {error}") from None
        state = PebblesState(read_agenda(dump.get("agenda"), len(ground.chosen), self.steps), options, ground)
        if self.census(state) != self.census(self.setup(state.seats, options)):
            raise BadRecord("position: the pebbles are not those of the bag")
        return state

    def census(self, state: PebblesState) -> dict[str, int]:
        return {str(value): sum(column) for value, column in enumerate(zip(*state.ground.rows))}

    def show(self, state: PebblesState, seat: int, code: int, viewer: int | None) -> Move:
        if verb_of(code) == verbs.DRAW and first(state.agenda.table[-1]) != viewer:
            return Hidden("draw")
        return Hidden("choose") if verb_of(code) == verbs.CHOOSE and seat != viewer else self.book.decode(code)

    def outcome(self, state: PebblesState) -> Outcome:
        points = state.points()
        standings = standings_of([(mine,) for mine in points], [{"pebbles": mine} for mine in points])
        return Outcome(standings, "PEB-7")
