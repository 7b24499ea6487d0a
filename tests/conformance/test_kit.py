"""The conformance kit notices broken games: each is Pebbles with one flaw."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from saecula.conformance import Case, Flaw, Report, cases, conform
from saecula.games.pebbles import make
from saecula.games.pebbles.game import Pebbles
from saecula.games.pebbles.mind.mind import PebblesMind
from saecula.games.pebbles.model.notes import PEBBLE_DRAWN
from saecula.games.pebbles.model.state import BAG, HANDS, PebblesState
from saecula.games.pebbles.model.steps import CHALLENGE, CHOICE, DEAL, REVEAL
from saecula.games.pebbles.model.verbs import SNATCH
from saecula.games.pebbles.model.view import Ground, PebblesView
from saecula.games.pebbles.rules.rounds import Challenge, Choice, Deal, Reveal
from saecula.kernel.agenda import Agenda
from saecula.kernel.codes import CHANCE, Log, Reason, first, pack
from saecula.kernel.meta import Meta, Option, Options
from saecula.kernel.moves import Move
from saecula.kernel.steps import Step
from saecula.kernel.views import Outcome, View

META = make().meta


def with_step(kind: int, step: Step[PebblesState]) -> Pebbles:
    """Pebbles with one step replaced."""
    game = Pebbles(META)
    game.steps[kind] = step
    return game


class TellsTheBag(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> View:
        view = super().view(state, seat)
        assert isinstance(view, PebblesView)
        return msgspec.structs.replace(view, hidden=state.ground.rows[BAG].copy())


class TellsByRefusing(Choice):
    def why_not(self, state: PebblesState, seat: int, frame: int, code: int) -> Reason | None:
        other = state.ground.rows[HANDS + (seat + 1) % state.seats]
        return Reason("PEB-3", "pebbles-not-held", luck=other[first(code)])


class ListsBySecrets(Challenge):
    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        rich = state.ground.rows[HANDS + (seat + 1) % state.seats][5]
        return super().legal(state, seat, frame)[: 1 if rich else 2]


class ShowsDraws(Pebbles):
    def show(self, state: PebblesState, seat: int, code: int, viewer: int | None) -> Move:
        return self.book.decode(code) if seat == CHANCE else super().show(state, seat, code, viewer)


class ShowsChoices(Pebbles):
    def show(self, state: PebblesState, seat: int, code: int, viewer: int | None) -> Move:
        return self.book.decode(code) if seat >= 0 else super().show(state, seat, code, viewer)


class TellsInEvents(Deal):
    def apply(self, state: PebblesState, seat: int, frame: int, code: int, log: Log) -> None:
        super().apply(state, seat, frame, code, log)
        for viewer in range(state.seats):
            log.note(PEBBLE_DRAWN, viewer, first(code))


class AsksBySecrets(Reveal):
    def run(self, state: PebblesState, frame: int, log: Log) -> None:
        super().run(state, frame, log)
        for seat in range(state.seats):
            if state.agenda.asked[seat] and not state.ground.rows[HANDS + seat][5]:
                state.agenda.answered(seat)


class Forgets(Pebbles):
    def resample(self, view: View, rng: Random) -> PebblesState:
        state = super().resample(view, rng)
        state.ground.now = 0
        state.ground.snatches = [1] * state.seats
        return state


class LosesPebbles(Reveal):
    def run(self, state: PebblesState, frame: int, log: Log) -> None:
        super().run(state, frame, log)
        state.ground.rows[BAG][1] = 0


class Crashes(Challenge):
    def apply(self, state: PebblesState, seat: int, frame: int, code: int, log: Log) -> None:
        raise ZeroDivisionError("a pebble split")


class CountsNothing(Pebbles):
    def census(self, state: PebblesState) -> dict[str, int]:
        return {}


class ListsTwice(Choice):
    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        return super().legal(state, seat, frame) * 2


class ListsAtRandom(Choice):
    rng = Random(1)

    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        codes = super().legal(state, seat, frame)
        self.rng.shuffle(codes)
        return codes


class ListsNothing(Challenge):
    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        return []


class ChangesWhenAsked(Choice):
    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        state.ground.until += 1
        return super().legal(state, seat, frame)


class RefusesWithoutClause(Choice):
    def why_not(self, state: PebblesState, seat: int, frame: int, code: int) -> Reason | None:
        return Reason("", "pebbles-no")


class SharesItsCopies(Pebbles):
    def setup(self, seats: int, options: dict[str, str]) -> PebblesState:
        old = super().setup(seats, options)
        return Shallow(old.agenda, old.options, old.ground)


class Shallow(PebblesState):
    def copy(self) -> "PebblesState":
        return Shallow(self.agenda.copy(), self.options, self.ground)


class KeepsTheState(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> View:
        view = super().view(state, seat)
        assert isinstance(view, PebblesView)
        return msgspec.structs.replace(view, agenda={**state.agenda.dump(), "table": state.agenda.table})


class KeepsItsDumps(PebblesState):
    def dump(self) -> dict[str, object]:
        return super().dump() | {"agenda": {**self.agenda.dump(), "asked": self.agenda.asked}}

    def copy(self) -> "KeepsItsDumps":
        other = super().copy()
        return KeepsItsDumps(other.agenda, other.options, other.ground)


class DumpsAlive(Pebbles):
    def setup(self, seats: int, options: Options) -> PebblesState:
        state = super().setup(seats, options)
        return KeepsItsDumps(state.agenda, state.options, state.ground)


class WritesOtherWords(Pebbles):
    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        ground = msgspec.convert(words["ground"], Ground)
        ground.snatches = [1 - left for left in ground.snatches]
        return words | {"ground": msgspec.to_builtins(ground)}


class LoadsAnother(Pebbles):
    def load(self, dump: dict[str, object]) -> PebblesState:
        state = super().load(dump)
        state.agenda = Agenda(state.agenda.table, state.agenda.asked, state.agenda.serial + 1)
        return state


class NeverEnds(Challenge):
    def apply(self, state: PebblesState, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.again(seat, CHALLENGE, first(frame))

    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        return [pack(SNATCH)]


class AddsUpWrongly(Pebbles):
    def outcome(self, state: PebblesState) -> Outcome:
        outcome = super().outcome(state)
        for standing in outcome.standings:
            standing.points = {"pebbles": standing.total, "luck": 1}
        return outcome


class GreedyMind(PebblesMind):
    def evaluate(self, state: PebblesState) -> list[float]:
        return [1.0] * state.seats


class JudgesWrongly(Pebbles):
    def __init__(self, meta: Meta) -> None:
        super().__init__(meta)
        self.mind = GreedyMind()


class PeepingMind(PebblesMind):
    def features(self, state: PebblesState, seat: int) -> bytes:
        return bytes(state.ground.rows[BAG])


class Peeps(Pebbles):
    def __init__(self, meta: Meta) -> None:
        super().__init__(meta)
        self.mind = PeepingMind()


BROKEN: list[tuple[Callable[[], Pebbles], str]] = [
    (lambda: TellsTheBag(META), "view of"),
    (lambda: with_step(CHOICE, TellsByRefusing()), "reasons tell secrets"),
    (lambda: with_step(CHALLENGE, ListsBySecrets()), "rests on what it may not know"),
    (lambda: ShowsDraws(META), "is shown what its view hides"),
    (lambda: ShowsChoices(META), "tells .* a secret and may be taken back|is shown what its view hides"),
    (lambda: with_step(DEAL, TellsInEvents()), "is told what its view hides|tell .* a secret"),
    (lambda: Forgets(META), "resample forgets"),
    (lambda: with_step(REVEAL, AsksBySecrets()), "cannot know why"),
    (lambda: with_step(REVEAL, LosesPebbles()), "changes the census|there were 4 of '1' and now there are"),
    (lambda: with_step(CHALLENGE, Crashes()), "after move 6: ZeroDivisionError: a pebble split"),
    (lambda: CountsNothing(META), "census is empty"),
    (lambda: with_step(CHOICE, ListsTwice()), "the same move twice"),
    (lambda: with_step(CHOICE, ListsAtRandom()), "changes when asked again|differs in a copy"),
    (lambda: with_step(CHALLENGE, ListsNothing()), "is asked and has no move"),
    (lambda: with_step(CHOICE, ChangesWhenAsked()), "changed the state"),
    (lambda: with_step(CHOICE, RefusesWithoutClause()), "refused without a clause"),
    (lambda: SharesItsCopies(META), "changed the state|changes the census"),
    (lambda: KeepsTheState(META), "changed when the state went on"),
    (lambda: DumpsAlive(META), "the dump changed when the state went on"),
    (lambda: WritesOtherWords(META), "a position file tells another state"),
    (lambda: LoadsAnother(META), "another hash|resample forgets"),
    (lambda: with_step(CHALLENGE, NeverEnds()), "has not ended after 300 moves"),
    (lambda: AddsUpWrongly(META), "has .* points"),
    (lambda: JudgesWrongly(META), "evaluate gives"),
    (lambda: Peeps(META), "the features of .* hold what it may not know"),
]


def conform_all(game: Pebbles) -> None:
    for case in cases(game, range(4)):
        conform(game, case, rate=0.3, bound=300)


@pytest.mark.parametrize(("build", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_the_kit_notices_a_broken_game(build: Callable[[], Pebbles], said: str) -> None:
    with pytest.raises(Flaw, match=said):
        conform_all(build())


def test_a_flaw_says_where_to_find_it() -> None:
    with pytest.raises(Flaw, match=r"^pebbles, 3 seats, options glass=on, seed 7, after move 0: census"):
        conform(CountsNothing(META), Case(3, {"glass": "on"}, 7))


def test_the_kit_counts_what_it_looked_at() -> None:
    report = Report()
    for seed in range(2):
        report.add(conform(make(), Case(2, {"glass": "off"}, seed)))
    assert report.games == 2
    assert min(report.states, report.moves, report.refusals, report.pairs, report.undos) > 0


def test_the_cases_are_all_seats_with_all_options() -> None:
    found = [(case.seats, case.options["glass"], case.seed) for case in cases(make(), range(2))]
    assert found == [(seats, glass, seed) for seats in (2, 3, 4) for glass in ("off", "on") for seed in (0, 1)]


def test_an_option_that_only_scales_takes_turns_instead_of_being_combined() -> None:
    options = (*META.options, Option("speed", ("slow", "fast"), "slow", scales=True))
    found = list(cases(Pebbles(msgspec.structs.replace(META, options=options)), range(4)))
    assert len(found) == 3 * 2 * 4
    assert {case.options["speed"] for case in found} == {"slow", "fast"}


def test_every_choice_that_takes_turns_comes_as_often_as_wanted_where_it_acts() -> None:
    speed = Option("speed", ("slow", "fast", "mad"), "slow", scales=True, needs=("glass", ("on",)))
    found = list(cases(Pebbles(msgspec.structs.replace(META, options=(*META.options, speed))), range(2), 2))
    for seats in (2, 3, 4):
        here = [case.options for case in found if case.seats == seats]
        assert [row["speed"] for row in here if row["glass"] == "off"] == ["slow"] * 2
        assert sorted(row["speed"] for row in here if row["glass"] == "on") == [
            "fast",
            "fast",
            "mad",
            "mad",
            "slow",
            "slow",
        ]


def test_the_kit_looks_at_the_same_things_each_time() -> None:
    case = Case(3, {"glass": "on"}, 5)
    assert conform(make(), case) == conform(make(), case)
