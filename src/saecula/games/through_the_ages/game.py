"""How Through the Ages fulfils the contract of a game."""

from random import Random

from saecula.games.through_the_ages import rules
from saecula.games.through_the_ages.edges import events, events_military, moves, moves_military
from saecula.games.through_the_ages.edges.face import AgesFace
from saecula.games.through_the_ages.edges.notation import read_dump
from saecula.games.through_the_ages.mind.mind import AgesMind
from saecula.games.through_the_ages.model import kinds, notes, steps, verbs
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.census import count_all
from saecula.games.through_the_ages.model.deal import deal
from saecula.games.through_the_ages.model.state import PLACES, AgesState, new_state
from saecula.games.through_the_ages.model.view import AgesView, build_view
from saecula.games.through_the_ages.position.checks import Checks
from saecula.games.through_the_ages.position.openings import Wording
from saecula.games.through_the_ages.position.reading import Reader
from saecula.games.through_the_ages.position.writing import words_of
from saecula.games.through_the_ages.rules.end_of_game import rank_keys
from saecula.games.through_the_ages.rules.reasons import rule_against
from saecula.games.through_the_ages.rules.setting_up import dealt_to, fill_decks
from saecula.kernel.codes import Reason, first, verb_of
from saecula.kernel.events import Chronicle
from saecula.kernel.game import Game
from saecula.kernel.meta import Meta, Options
from saecula.kernel.moves import Codebook, Hidden, Move
from saecula.kernel.views import Event, Outcome, View, check_eyes
from saecula.parts.declared import classes_of, steps_of
from saecula.parts.position import vet
from saecula.parts.ranking import standings_of

NUMBERS = 512
#: A count of buildings of one type stays below this: no government allows as many.
FEW = 64
SEAT_NAMES = ["A", "B", "C", "D"]
#: Moves whose card only their own seat may see, with the word shown to all others; `drawn_for` deals with CHANCE.
FACE_DOWN = {verbs.PREPARE: "prepare", verbs.DISCARD: "discard", verbs.KEEP_BONUS: "keep"}


def domains(names: list[str]) -> dict[str, list[str]]:
    """The values that the fields of moves and events may take."""
    return {
        "seat": SEAT_NAMES,
        "card": names,
        "place": [str(place) for place in range(1, PLACES + 1)],
        "number": [str(n) for n in range(NUMBERS)],
        "role": ["a", "b"],
        "age": list(kinds.AGES),
    }


def subsets(box: Box, names: list[str]) -> dict[str, list[str]]:
    """The values of fields that take only certain cards, such as technologies, or only small numbers."""
    cards = range(box.cards)
    return {
        "site": [names[card] for card in sorted(box.sites)],
        "technology": [names[card] for card in cards if kinds.is_technology(box.kind[card])],
        "builder": [names[card] for card in cards if box.effect(card, kinds.ACT_BUILD)],
        "upgrader": [names[card] for card in cards if box.effect(card, kinds.ACT_UPGRADE)],
        "developer": [names[card] for card in cards if box.effect(card, kinds.ACT_DEVELOP)],
        "aggression": [names[card] for card in cards if box.kind[card] == kinds.AGGRESSION],
        "war": [names[card] for card in cards if box.kind[card] == kinds.WAR],
        "pact": [names[card] for card in cards if box.kind[card] == kinds.PACT],
        "few": [str(n) for n in range(FEW)],
    }


def drawn_for(state: AgesState) -> int:
    """The seat that the military card being drawn is for; -1 for a bonus card that is set aside unseen."""
    frame = state.agenda.table[-1]
    if verb_of(frame) == steps.ASIDE_BONUS:
        return -1
    return first(frame) if verb_of(frame) == steps.MILITARY_CARD else dealt_to(state, first(frame))


class ThroughTheAges(Game[AgesState]):
    """Through the Ages with one component set."""

    def __init__(self, meta: Meta, box: Box, names: list[str], printed: dict[str, object]) -> None:
        self.box = box
        self.names = names
        self.wording = Wording(box, names)
        self.checks = Checks(names)
        known = domains(names)
        super().__init__(
            meta,
            Codebook(classes_of(verbs, Move, moves, moves_military), known, subsets(box, names)),
            Chronicle(classes_of(notes, Event, events, events_military), known),
            steps_of(steps, rules, AgesState),
            AgesMind(),
            AgesFace(printed, names),
        )

    def setup(self, seats: int, options: Options) -> AgesState:
        """All cards in their decks; the first thing to do is to draw who begins (TTA-SET)."""
        state = new_state(self.box, seats, options)
        fill_decks(state)
        state.agenda.next(steps.FIRST_PLAYER)
        return state

    def view(self, state: AgesState, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        check_eyes(state.seats, seat)
        return build_view(state, seat, self.names)

    def resample(self, view: View, rng: Random) -> AgesState:
        """A full state that agrees with a view, the hidden cards dealt at random."""
        assert isinstance(view, AgesView)
        return read_dump(deal(view, self.box, rng), self.box, view.options)

    def load(self, dump: dict[str, object]) -> AgesState:
        """The state of a dump; BadRecord says what is impossible about it."""
        state = read_dump(dump, self.box, {option.name: option.default for option in self.meta.options})
        vet(self, state, state.options, dump["agenda"], self.checks.fault)
        return state

    def words(self, state: AgesState) -> dict[str, object]:
        """The state in the words of the game."""
        return words_of(state, self.wording)

    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        """The dump of the position that these words describe."""
        return Reader(self.wording, self.box, seats, options, words).dump()

    def show(self, state: AgesState, seat: int, code: int, viewer: int | None) -> Move:
        """A move as a viewer sees it: cards drawn, prepared, discarded or kept face down are for their owner's eyes."""
        verb = verb_of(code)
        if verb in FACE_DOWN and seat != viewer:
            return Hidden(f"{FACE_DOWN[verb]} {kinds.AGES[self.box.age[first(code)]]}")
        if verb in (verbs.DRAW_CARD, verbs.DEAL_BONUS) and drawn_for(state) != viewer:
            return Hidden("draw")
        return self.book.decode(code)

    def why_not(self, state: AgesState, seat: int, code: int) -> Reason | None:
        """The rule that a move breaks, even if the seat is being asked about something else."""
        found = super().why_not(state, seat, code)
        if seat >= 0 and found is not None and found.key == "not-this-decision":
            return rule_against(state, seat, code) or found
        return found

    def outcome(self, state: AgesState) -> Outcome:
        """Ranking by culture points; equal points share the rank (TTA-END-5)."""
        standings = standings_of(rank_keys(state), [{"culture": civ.culture} for civ in state.civs])
        return Outcome(standings, "TTA-END-6" if state.players() == 1 else f"TTA-END-{state.rules.version + 1}")

    def census(self, state: AgesState) -> dict[str, int]:
        """How many cards and tokens there are, wherever they lie."""
        return count_all(state)
