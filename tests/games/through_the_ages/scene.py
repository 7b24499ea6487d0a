"""Scenes of Through the Ages for tests: positions in words, moves in their text form, every position a possible one."""

from collections import Counter
from functools import cache
from typing import Any

from saecula.games.through_the_ages import make
from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.kinds import AGES, EVENT
from saecula.games.through_the_ages.model.state import ADVANCED, VERSIONS, AgesState
from saecula.games.through_the_ages.rules.goods import food, resources
from saecula.kernel.codes import CHANCE, Log, verb_of
from saecula.kernel.record import SEATS, seat_name
from saecula.kernel.views import Event
from saecula.parts.declared import names_of
from saecula.parts.wording import TABLE
from saecula.scenes import scene as told_scene
from tests.games import kit

Words = dict[str, Any]
ROUND = 5
#: The yellow bank at the start.
BANK = 18
LISTS = ("hand", "fresh", "military_hand")
NAMES = {"bank": "blue"}


@cache
def game() -> ThroughTheAges:
    """The game with the set that comes with it."""
    return make()


@cache
def older_rules(version: str) -> ThroughTheAges:
    """The game by an older version of its rules."""
    return make(rules=version)


@cache
def numbers() -> dict[str, int]:
    """Card numbers by id."""
    return {name: card for card, name in enumerate(game().names)}


def age_of(card: str) -> int:
    """The age of a card."""
    return game().box.age[numbers()[card]]


def names_in(part: object) -> list[str]:
    """All names in a part of a position, without what is said of them."""
    if isinstance(part, dict):
        return [name for key, value in part.items() for name in (key, *names_in(value))]
    if isinstance(part, list):
        return [name for value in part for name in names_in(value)]
    return [part.split()[0]] if isinstance(part, str) and part else []


class Scene:
    """A position that is set up in words, and what was told since."""

    def __init__(
        self, state: AgesState | None, words: Words | None = None, options: dict[str, str] | None = None
    ) -> None:
        self.rules = game()
        self.options = state.options if state is not None else options or {}
        self.seats = state.seats if state is not None else 2
        self.log = Log()
        self.events: list[Event] = []
        #: the words of a position that nobody has looked at yet
        self.words = words
        #: seats whose yellow bank a test has named; the others make up the number of tokens
        self.fixed: set[str] = set()
        #: whether the age was named; otherwise it follows from the cards
        self.is_dated = state is not None or (words is not None and "age" in words)
        self._table = None if state is None else kit.Table(self.rules, state)

    # -- the position

    @property
    def table(self) -> kit.Table[AgesState]:
        """The table, set up as far as was told."""
        if self.words is not None:
            words, self.words = self.balanced(self.words), None
            made = told_scene(self.rules, self.seats, self.options, **words)
            self._table = kit.Table(self.rules, made.state, options=made.options)
            self.fixed = set()
        assert self._table is not None
        return self._table

    @property
    def state(self) -> AgesState:
        return self.table.state

    def edit(self) -> Words:
        """The words of the position, to be changed."""
        if self.words is None:
            state = self.state
            self.words = self.rules.words(state)
            if not self.is_dated:
                self.words.pop("age")
            for seat, civ in enumerate(state.civs):
                self.of(seat)["yellow"] = civ.yellow
        return self.words

    def of(self, seat: int) -> Words:
        """The words of a civilization, to be changed."""
        assert self.words is not None
        found: Words = self.words.setdefault("civilizations", {}).setdefault(SEATS[seat], {})
        return found

    def say(self, **words: object) -> "Scene":
        """Change fields of the position that belong to no seat."""
        self.edit().update(words)
        return self

    def balanced(self, words: Words) -> Words:
        """Rivals have the yellow tokens that a seat has not, and what is missing in a blue bank lies there as food."""
        self.fetch(words)
        box, colonies, have = game().box, 0, 0
        rules = game().setup(self.seats, game().meta.check(self.seats, self.options)).rules
        for seat in range(self.seats):
            civ = self.of_words(words, seat)
            civ.setdefault("yellow", BANK + rules.yellow[seat])
            workers = {game().names[box.sites[s]]: box.start[box.sites[s]] for s in range(len(box.sites))}
            workers |= civ.get("technologies", {})
            have += sum(workers.values()) + civ.get("unused", 1) + civ["yellow"]
            colonies += sum(box.yellow[numbers()[card]] for card in civ.get("colonies", []))
            if "blue" in civ:
                self.store(civ)
        missing = box.yellow_tokens * self.seats + sum(rules.yellow[: self.seats]) + colonies - have
        for letter in reversed(SEATS[: self.seats]):
            civ = words["civilizations"][letter]
            if missing and letter not in self.fixed:
                change = max(missing, -civ["yellow"])
                civ["yellow"] += change
                missing -= change
        return words

    def of_words(self, words: Words, seat: int) -> Words:
        found: Words = words.setdefault("civilizations", {}).setdefault(SEATS[seat], {})
        return found

    def fetch(self, words: Words) -> None:
        """Take cards that have left, and are named again, out of what has left."""
        named = Counter(names_in({field: part for field, part in words.items() if field not in ("gone", "away")}))
        copies = game().box.copies
        for pile in ("gone", "away"):
            for text in list(words.get(pile, [])):
                card = text.split()[0]
                if named[card] + words[pile].count(text) > copies[numbers()[card]][self.seats - 2]:
                    words[pile].remove(text)

    def store(self, civ: Words) -> None:
        """Lay the blue tokens that are neither in the bank nor on a card as food."""
        box = game().box
        brought = sum(box.blue[numbers()[card]] for card in [*civ.get("colonies", []), *civ.get("special", [])])
        tokens = civ.setdefault("tokens", {})
        left = box.blue_tokens + brought - civ["blue"] - civ.get("stages", 0) - sum(tokens.values())
        if left > 0:
            tokens["agriculture"] = tokens.get("agriculture", 0) + left

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
        return {seat: names_of(steps)[verb_of(stack[-1])] for seat, stack in enumerate(stacks) if stack}

    def told(self) -> list[Event]:
        return [*self.events, *game().chronicle.full(self.log)]

    # -- moving

    def legal(self, seat: int = 0) -> set[str]:
        return set(self.table.legal(seat_name(seat)))

    def why(self, text: str, seat: int = 0) -> str:
        """The clause that refuses a move; empty if it is legal."""
        return self.table.clause(seat_name(seat), text)

    def do(self, text: str, seat: int = 0) -> "Scene":
        """Make a legal move."""
        assert not self.why(text, seat), f"{text}: {self.why(text, seat)}"
        self.events += self.table.play(seat_name(seat), text)
        return self

    def draw(self, text: str) -> "Scene":
        """Let chance do this."""
        return self.do(text, CHANCE)

    def chance(self) -> "Scene":
        """Let chance move until somebody else must."""
        while self.rules.to_act(self.state) == [CHANCE]:
            self.chance_once()
        return self

    def end_turn(self, seat: int = 0) -> "Scene":
        return self.do("end-actions", seat)

    # -- setting up

    def give(self, seat: int = 0, **what: object) -> "Scene":
        """Give a civilization cards, workers and tokens: hand, leader, wonders, special, known, workers, ..."""
        self.edit()
        civ, box = self.of(seat), game().box
        for name, value in what.items():
            if name in LISTS:
                assert isinstance(value, list)
                civ[name] = [*civ.get(name, []), *value]
            elif name == "special":
                assert isinstance(value, list)
                kinds = [box.kind[numbers()[card]] for card in value]
                kept = [card for card in civ.get(name, []) if box.kind[numbers()[card]] not in kinds]
                civ[name] = [*kept, *value]
            elif name in ("workers", "known"):
                assert isinstance(value, dict | list)
                self.teach(civ, value)
            elif name == "tokens":
                assert isinstance(value, dict)
                civ[name] = civ.get(name, {}) | value
            else:
                civ[NAMES.get(name, name)] = value
            if name == "yellow":
                self.fixed.add(SEATS[seat])
        return self

    def teach(self, civ: Words, value: dict[str, int] | list[str]) -> None:
        """Bring technologies into play, with workers where their number is given."""
        found = civ.setdefault("technologies", {})
        for card in value:
            if isinstance(value, dict):
                found[card] = value[card]
            elif numbers()[card] >= game().box.first_civil:
                found.setdefault(card, 0)

    def lay(self, *cards: str) -> "Scene":
        """Lay the row; "-" leaves a place empty."""
        return self.say(row=list(cards))

    def current(self, *cards: str, pending: bool = False) -> "Scene":
        """Make these the current events, prepared by the last seat; those of age A are over, others lie above them."""
        last = SEATS[self.seats - 1]
        self.say(ancient=0, current=[f"{card} by {last}" for card in cards])
        self.edit().pop("past", None)
        return self.fill_future(self.seats + 2 + int(pending) - len(cards))

    def fill_future(self, count: int) -> "Scene":
        """Let so many events of age I that lie nowhere else be the future ones."""
        box, text = game().box, str(self.edit())
        events = [card for card in range(box.military_from[1], box.military_to[1]) if box.kind[card] == EVENT]
        free = [game().names[card] for card in reversed(events) if f"'{game().names[card]}" not in text]
        return self.say(future=[f"{card} by {SEATS[self.seats - 1]}" for card in free[:count]])

    def after_politics(self) -> list[str]:
        """The steps between an event and the production."""
        return ["actions"] if self.options["version"] == "simple" else ["excess", "actions"]

    def few_left(self, count: int) -> "Scene":
        """Leave so many different cards in the current civil deck; the others are gone."""
        course, box = self.state.course, game().box
        cards = range(box.civil_from[course.age], box.civil_to[course.age])
        rest = [card for card in cards for _ in range(course.deck[card])]
        kept = sorted(set(rest))[:count]
        for card in kept:
            rest.remove(card)
        gone = [game().names[card] for card in [*course.gone, *rest]]
        return self.say(gone=gone, age=AGES[course.age])

    def end_age(self) -> "Scene":
        """Let the last card of the civil deck be laid, which ends the age."""
        self.few_left(1)
        words = self.edit()
        words.setdefault("open", {TABLE: []})[TABLE].insert(0, "row-card")
        self.is_dated = True
        return self.chance_once()

    def chance_once(self) -> "Scene":
        """Let chance do the first thing that it may."""
        return self.draw(self.table.legal("chance")[0])

    def reveal(self, card: str) -> "Scene":
        """Let an event of any age happen now, in the turn of the first seat, before its actions."""
        words = self.edit()
        words.pop("at", None)
        self.say(open={TABLE: ["event-card", *self.after_politics(), "production", "next-turn"]})
        if age_of(card):
            self.current(card, pending=True)
        else:
            words.pop("past", None)
            words.pop("current", None)
            self.say(ancient=self.seats + 2).fill_future(1)
        return self.draw(f"reveal-event {card}")


def start(seats: int = 2, version: str = "full", **options: str) -> Scene:
    """A game whose lots are not drawn yet."""
    given = {"version": version, **{name.replace("_", "-"): value for name, value in options.items()}}
    return Scene(game().start(seats, game().meta.check(seats, given)))


def scene(seats: int = 2, version: str = "full", age: int | None = None, at: str = "actions", **options: str) -> Scene:
    """The action phase of the first seat in the fifth round, in an age that fits all cards; the row is empty."""
    given = {"version": version, **{name.replace("_", "-"): value for name, value in options.items()}}
    words: Words = {"at": at, "turn": "A", "round": ROUND}
    if age is not None:
        words["age"] = AGES[age]
    if VERSIONS.index(version) == ADVANCED:
        words["bonus"] = ["impact-of-agriculture", "impact-of-architecture", "impact-of-colonies", "impact-of-science"]
    found = Scene(None, words, given)
    found.seats = seats
    return found


def politics(seats: int = 2, version: str = "full", age: int | None = None, **options: str) -> Scene:
    """The political phase of the first seat in the fifth round."""
    return scene(seats, version, age, "politics", **options)
