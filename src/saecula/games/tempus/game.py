"""Tempus as the kernel asks for it: names, views, records, the outcome."""

from random import Random

from saecula.games.tempus import rules
from saecula.games.tempus.edges import events, moves
from saecula.games.tempus.edges.face import TempusFace
from saecula.games.tempus.edges.notation import read_dump
from saecula.games.tempus.mind.mind import TempusMind
from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.box import Box
from saecula.games.tempus.model.cards import card_name
from saecula.games.tempus.model.census import count_all
from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.model.deal import Dealer
from saecula.games.tempus.model.kinds import ACTIONS, CARD_TERRAINS, KINDS, TERRAINS
from saecula.games.tempus.model.seeing import build_view
from saecula.games.tempus.model.state import TempusState, new_state
from saecula.games.tempus.model.view import Names, TempusView
from saecula.games.tempus.position.checks import fault
from saecula.games.tempus.position.words import Wording
from saecula.games.tempus.rules.end import points, rank_key
from saecula.games.tempus.rules.reasons import rule_against
from saecula.games.tempus.rules.setting_up import SETUP_STEPS
from saecula.games.tempus.rules.standing import standing_of
from saecula.kernel.codes import CHANCE, Reason, first, verb_of
from saecula.kernel.events import Chronicle
from saecula.kernel.game import Game
from saecula.kernel.meta import Meta, Options
from saecula.kernel.moves import Codebook, Hidden, Move
from saecula.kernel.views import Event, Outcome, View, check_eyes
from saecula.parts.declared import classes_of, steps_of
from saecula.parts.hexes import SIDE_NAMES
from saecula.parts.position import vet
from saecula.parts.ranking import standings_of

SEAT_NAMES = ["A", "B", "C", "D", "E"]
CARD_NAMES = [card_name(kind) for kind in range(KINDS)]


def name_parts(box: Box, tiles: list[str]) -> Names:
    """The names of everything that moves, events and views mention."""
    return Names(
        hexes=[box.board.name(cell) for cell in range(box.board.size)],
        tiles=tiles,
        cards=CARD_NAMES,
        eras=list(box.chart.names),
        terrains=list(TERRAINS),
    )


def domains(box: Box, names: Names) -> dict[str, list[str]]:
    """The values that the fields of moves and events may take."""
    return {
        "seat": SEAT_NAMES,
        "tile": names.tiles,
        "hex": names.hexes,
        "side": list(SIDE_NAMES),
        "rotation": [str(turn) for turn in range(6)],
        "action": list(ACTIONS),
        "terrain": list(CARD_TERRAINS),
        "card": names.cards,
        "value": ["2", "3", "4"],
        "count": [str(n) for n in range(box.tokens + 1)],
        "era": names.eras,
        "way": ["land", "lake", "sea"],
    }


class Tempus(Game[TempusState]):
    """Tempus with one component set."""

    def __init__(self, meta: Meta, box: Box, tiles: list[str], printed: dict[str, object]) -> None:
        self.box = box
        self.names = name_parts(box, tiles)
        self.dealer = Dealer(self.names)
        self.coasts: dict[bytes, Coast] = {}
        self.wording = Wording(box, self.names)
        known = domains(box, self.names)
        book = Codebook(classes_of(verbs, Move, moves), known)
        chronicle = Chronicle(classes_of(notes, Event, events), known)
        taken = steps_of(steps, rules, TempusState)
        super().__init__(meta, book, chronicle, taken, TempusMind(), TempusFace(printed))

    def setup(self, seats: int, options: Options) -> TempusState:
        """A game with everything still in the box and setting up as its next steps (TEM-SET-2, TEM-SET-9)."""
        state = new_state(self.box, seats, options)
        state.agenda.enter(SETUP_STEPS)
        return state

    def view(self, state: TempusState, seat: int | None) -> View:
        """What a seat may know."""
        check_eyes(state.seats, seat)
        return build_view(state, seat, self.names, standing_of(state))

    def resample(self, view: View, rng: Random) -> TempusState:
        """A full state that agrees with the view, its hidden cards dealt at random."""
        assert isinstance(view, TempusView)
        world = self.dealer.again(view, rng)
        if world is None:
            world = self.dealer.remember(view, read_dump(self.dealer.deal(view, rng), self.box, self.coasts))
        return world

    def load(self, dump: dict[str, object]) -> TempusState:
        """The state in a dump; raises BadRecord if it is impossible, saying why."""
        state = read_dump(dump, self.box, self.coasts)
        vet(self, state, state.options, dump["agenda"], fault)
        return state

    def words(self, state: TempusState) -> dict[str, object]:
        """The state in the words of a position file."""
        return self.wording.words_of(state)

    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        """The dump that the words of a position file describe."""
        return self.wording.dump_of(words, seats, options)

    def show(self, state: TempusState, seat: int, code: int, viewer: int | None) -> Move:
        """Cards drawn or laid face down are for their owner's eyes alone."""
        verb = verb_of(code)
        if verb == verbs.LAY_CARD and seat != viewer:
            return Hidden("lay-card")
        if verb == verbs.DRAW_CARD and seat == CHANCE and first(self.frame(state, seat)) != viewer:
            return Hidden("draw-card")
        return self.book.decode(code)

    def why_not(self, state: TempusState, seat: int, code: int) -> Reason | None:
        """Why a move is refused; if nobody asked for it, the rule that would forbid it anyway, if there is one."""
        reason = super().why_not(state, seat, code)
        if reason is None or reason.key != "not-this-decision" or not 0 <= seat < state.seats:
            return reason
        return rule_against(state, seat, self.frame(state, seat), code) or reason

    def outcome(self, state: TempusState) -> Outcome:
        """Ranking by points, then cards in hand, then cities; players equal in all three share a rank (TEM-END-4)."""
        keys = [rank_key(state, seat) for seat in range(state.seats)]
        found = [dict(zip(("hexes", "cities", "flight"), points(state, seat))) for seat in range(state.seats)]
        return Outcome(standings_of(keys, found), "TEM-END-2")

    def census(self, state: TempusState) -> dict[str, int]:
        """Tokens, city tiles, idea cards and map tiles."""
        return count_all(state)
