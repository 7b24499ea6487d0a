"""Scenes of Through the Ages for tests: a state set up by hand, moves in their text form."""

from functools import cache

from saecula.games.through_the_ages import make, verbs
from saecula.games.through_the_ages.civ import Civ, put
from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.goods import food, resources
from saecula.games.through_the_ages.kinds import WARFARE
from saecula.games.through_the_ages.ratings import count_actions
from saecula.games.through_the_ages.state import SLOT, AgesState
from saecula.kernel.codes import CHANCE, Log, verb_of
from saecula.kernel.views import Event


@cache
def game() -> ThroughTheAges:
    """The game with the set that comes with it."""
    return make()


@cache
def numbers() -> dict[str, int]:
    """Card numbers by id."""
    return {name: card for card, name in enumerate(game().names)}


class Scene:
    """A state and what was told since it was set up."""

    def __init__(self, state: AgesState) -> None:
        self.state = state
        self.log = Log()

    # -- looking

    def civ(self, seat: int = 0) -> Civ:
        return self.state.civs[seat]

    def food(self, seat: int = 0) -> int:
        return food(self.state.box, self.civ(seat))

    def resources(self, seat: int = 0) -> int:
        return resources(self.state.box, self.civ(seat))

    def tokens(self, card: str, seat: int = 0) -> int:
        return self.civ(seat).tokens[self.state.box.site[numbers()[card]]]

    def workers(self, card: str, seat: int = 0) -> int:
        return self.civ(seat).workers[self.state.box.site[numbers()[card]]]

    def knows(self, card: str, seat: int = 0) -> bool:
        return self.civ(seat).known[self.state.box.site[numbers()[card]]] > 0

    def hand(self, seat: int = 0) -> list[str]:
        return [game().names[card] for card in self.civ(seat).hand]

    def military(self, seat: int = 0) -> list[str]:
        return [game().names[card] for card in self.state.piles.hands[seat]]

    def row(self) -> list[str]:
        return [game().names[card] if card >= 0 else "-" for card in self.state.course.row]

    def asked(self) -> dict[int, str]:
        stacks = self.state.agenda.asked
        return {seat: verbs.STEP_NAMES[verb_of(stack[-1])] for seat, stack in enumerate(stacks) if stack}

    def told(self) -> list[Event]:
        return game().chronicle.full(self.log)

    # -- moving

    def legal(self, seat: int = 0) -> set[str]:
        book = game().book
        codes = game().chance(self.state)[0] if seat == CHANCE else game().legal(self.state, seat)
        return {book.text(book.decode(code)) for code in codes}

    def why(self, text: str, seat: int = 0) -> str:
        """The clause that refuses a move; empty if it is legal."""
        reason = game().why_not(self.state, seat, game().book.encode(game().book.parse(text)))
        return "" if reason is None else reason.clause or reason.key

    def do(self, text: str, seat: int = 0) -> "Scene":
        """Make a legal move."""
        code = game().book.encode(game().book.parse(text))
        reason = game().why_not(self.state, seat, code)
        assert reason is None, f"{text}: {reason.clause} {reason.key}" if reason else ""
        game().apply(self.state, seat, code, self.log)
        return self

    def draw(self, text: str) -> "Scene":
        """Let chance do this."""
        return self.do(text, CHANCE)

    def chance(self) -> "Scene":
        """Let chance move until somebody else must."""
        while game().to_act(self.state) == [CHANCE]:
            game().apply(self.state, CHANCE, game().chance(self.state)[0][0], self.log)
        return self

    def end_turn(self, seat: int = 0) -> "Scene":
        return self.do("end-actions", seat)

    # -- setting up

    def give(self, seat: int = 0, **what: object) -> "Scene":
        """Give a civilization cards, workers and tokens: hand, leader, wonders, special, known, workers, ..."""
        civ, box, card = self.civ(seat), self.state.box, numbers()
        for name, value in what.items():
            if name in ("hand", "fresh"):
                assert isinstance(value, list)
                for held in value:
                    put(civ.hand if name == "hand" else civ.fresh, card[held])
            elif name in ("leader", "government", "tactic", "wonder"):
                assert isinstance(value, str)
                setattr(civ, name, card[value])
            elif name in ("wonders", "colonies", "ravaged"):
                assert isinstance(value, list)
                setattr(civ, name, [card[held] for held in value])
            elif name == "special":
                assert isinstance(value, list)
                for held in value:
                    civ.special[box.kind[card[held]] - WARFARE] = card[held]
            elif name == "workers":
                assert isinstance(value, dict)
                for held, count in value.items():
                    civ.known[box.site[card[held]]] = 1
                    civ.workers[box.site[card[held]]] = count
            elif name == "known":
                assert isinstance(value, list)
                for held in value:
                    civ.known[box.site[card[held]]] = 1
            elif name == "tokens":
                assert isinstance(value, dict)
                for held, count in value.items():
                    civ.tokens[box.site[card[held]]] = count
            elif name == "military_hand":
                assert isinstance(value, list)
                for held in value:
                    put(self.state.piles.hands[seat], card[held])
                    put(self.state.piles.labels[seat], box.age[card[held]])
            else:
                setattr(civ, name, value)
        count_actions(self.state, seat)
        return self

    def lay(self, *cards: str) -> "Scene":
        """Lay the row; "-" leaves a place empty."""
        found = [numbers()[name] if name != "-" else -1 for name in cards]
        self.state.course.row = [*found, *([-1] * (13 - len(found)))]
        return self

    def current(self, *cards: str) -> "Scene":
        """Make these the current events, prepared by the last seat."""
        box, piles = self.state.box, self.state.piles
        piles.ancient = 0
        piles.current = [box.age[numbers()[name]] * SLOT + numbers()[name] for name in cards]
        piles.current_by = [self.state.seats - 1] * len(cards)
        return self

    def reveal(self, card: str) -> "Scene":
        """Let an event of any age happen now, in the turn of the first seat, before its actions."""
        agenda = self.state.agenda
        agenda.asked[0].clear()
        agenda.next(verbs.ACTIONS)
        agenda.next(verbs.EVENT_CARD)
        if self.state.box.age[numbers()[card]] == 0:
            self.state.piles.ancient = 1
            self.state.course.deck[numbers()[card]] = 1
        else:
            self.current(card)
        return self.draw(f"reveal-event {card}")


def start(seats: int = 2, version: str = "full", **options: str) -> Scene:
    """A game whose lots are not drawn yet."""
    given = {"version": version, **{name.replace("_", "-"): value for name, value in options.items()}}
    return Scene(game().start(seats, game().meta.check(seats, given)))


def scene(seats: int = 2, version: str = "full", age: int = 1, **options: str) -> Scene:
    """The action phase of the first seat in the fifth round; the row is empty."""
    found = start(seats, version, **options)
    state = found.state
    course = state.course
    course.first, course.turn, course.round, course.age = 0, 0, 5, age
    course.pool = age if version != "simple" and 1 <= age <= state.rules.last_civil() else -1
    state.agenda.table.clear()
    state.agenda.enter([verbs.PRODUCTION, verbs.NEXT_TURN])
    state.agenda.ask(0, verbs.ASK_TURN)
    return found


def politics(seats: int = 2, version: str = "full", age: int = 1, **options: str) -> Scene:
    """The political phase of the first seat in the fifth round."""
    found = scene(seats, version, age, **options)
    agenda = found.state.agenda
    agenda.asked[0].clear()
    agenda.enter([verbs.EXCESS, verbs.ACTIONS])
    agenda.ask(0, verbs.ASK_POLITICAL)
    return found
