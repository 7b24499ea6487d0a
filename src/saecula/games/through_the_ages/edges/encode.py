"""A view of Through the Ages as one row of numbers, for learning. The seat that looks comes first, then the others.

Cards are counted over their numbers, civil and military ones apart; figures are given as they are, everything else as
0 or 1. `AgesEncoder.layout` names every part with its shape.
"""

from array import array

from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.kinds import AGES
from saecula.games.through_the_ages.model.state import PLACES, SLOT, VERSIONS, Rules
from saecula.games.through_the_ages.model.view import HIDDEN, AgesView
from saecula.kernel.views import View
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, frame_parts, write_all

LARGEST = 1023
#: Figures of a civilization that are one number each, by their names in a dump.
FIGURES = (
    "yellow",
    "unused",
    "bank",
    "culture",
    "science",
    "stages",
    "civil",
    "civil_spent",
    "civil_lost",
    "military",
    "military_spent",
    "drill",
    "special_resources",
    "route_food",
    "route_resources",
    "rebellion",
    "forfeits",
    "leader_resources",
)
#: Sets of bits: ages of which a leader was taken, things done once.
BITS = ("leaders", "once")
WIDTH = 6
#: What the cards give now, by the names of a desk.
RATES = (
    "culture_rate",
    "science_rate",
    "strength",
    "happiness",
    "unhappy",
    "food",
    "food_rate",
    "resources",
    "resource_rate",
    "urban_limit",
    "hand_limit",
    "military_limit",
)
#: Seats that the course of the game points at, one each.
ROLES = ("turn", "first", "bidder", "attacker", "defender")
#: What every seat has of the course: a rival, or none.
RIVALS = ("war_on", "partner", "mark")
FORMS = ("piles", "public-3", "public-4", "public-5", "by-age", "private", "open")


def parts_of(game: ThroughTheAges, seats: int) -> list[Part]:
    """The parts of an observation with their shapes, in order."""
    box = game.box
    civil, military = box.first_military, box.cards - box.first_military
    sites, units, ages = len(box.sites), len(box.unit_sites), len(AGES)
    return [
        ("row", (PLACES, civil)),
        ("deck", (civil,)),
        ("workers", (seats, sites)),
        ("known", (seats, sites)),
        ("tokens", (seats, box.stores)),
        ("in_play", (seats, box.cards)),
        ("under_construction", (seats, civil)),
        ("ravaged", (seats, civil)),
        ("hand", (seats, civil)),
        ("fresh", (seats, civil)),
        ("war", (seats, military)),
        ("pact", (seats, military)),
        ("rivals", (seats, len(RIVALS), seats)),
        ("figures", (seats, len(FIGURES))),
        ("bits", (seats, len(BITS), WIDTH)),
        ("rates", (seats, len(RATES))),
        ("seat", (seats, len(ROLES) + 6)),
        ("backs", (seats, ages)),
        ("down_backs", (seats, ages)),
        ("current_backs", (seats, ages)),
        ("future_backs", (seats, ages)),
        ("military_hand", (military,)),
        ("down", (military,)),
        ("current", (military,)),
        ("future", (military,)),
        ("discards", (military,)),
        ("past", (military,)),
        ("bonus", (military,)),
        ("own_bonus", (military,)),
        ("afoot", (3, military)),
        ("given", (2, units)),
        ("course", (9,)),
        ("age", (ages,)),
        ("agreed", (len(VERSIONS) + len(FORMS) + 7,)),
        *frame_parts(len(names_of(steps)), steps.TURN),
    ]


def number(value: int | list[int]) -> int:
    """A figure of a dump that is one number."""
    assert isinstance(value, int)
    return value


def numbers(value: int | list[int]) -> list[int]:
    """A figure of a dump that is a list."""
    assert isinstance(value, list)
    return value


class AgesEncoder(Encoder):
    """Turns views of games with so many seats into numbers."""

    def __init__(self, game: ThroughTheAges, seats: int) -> None:
        super().__init__(parts_of(game, seats), float(-LARGEST), float(LARGEST))
        self.box = game.box
        self.seats = seats
        self.civil = game.box.first_military
        self.military = game.box.cards - game.box.first_military

    def encode(self, view: View) -> "array[float]":
        """The numbers of a view."""
        assert isinstance(view, AgesView)
        row = array("f", self.blank)
        own = view.seat or 0
        for turn in range(view.seats):
            seat = (own + turn) % view.seats
            self._write_civ(row, view, turn, seat)
            self._write_cards(row, view, turn, seat)
            self._write_seat(row, view, turn, seat, own)
            self._write_backs(row, view, turn, seat)
        self._write_row(row, view)
        self._write_piles(row, view)
        self._write_course(row, view)
        self._write_rules(row, view)
        self.write_frames(row, view.frames, view.seat, steps.TURN)
        return row

    def _count(self, row: "array[float]", at: int, cards: list[int], least: int = 0) -> None:
        """Count cards over their numbers from a first one on."""
        for card in cards:
            if card >= least:
                row[at + card - least] += 1.0

    def _write_civ(self, row: "array[float]", view: AgesView, turn: int, seat: int) -> None:
        civ, desk = view.civs[seat], view.desks[seat]
        for part in ("workers", "known", "tokens"):
            write_all(row, self.at(part, turn), numbers(civ[part]))
        write_all(row, self.at("figures", turn), [number(civ.get(name, 0)) for name in FIGURES])
        write_all(row, self.at("rates", turn), [int(getattr(desk, name)) for name in RATES])
        for at, name in enumerate(BITS):
            bits = [number(civ[name]) >> bit & 1 for bit in range(WIDTH)]
            write_all(row, self.at("bits", turn) + at * WIDTH, bits)

    def _write_cards(self, row: "array[float]", view: AgesView, turn: int, seat: int) -> None:
        civ, course = view.civs[seat], view.course
        single = [number(civ[name]) for name in ("government", "leader", "tactic")]
        laid = [*single, *numbers(civ["special"]), *numbers(civ["wonders"]), *numbers(civ["colonies"])]
        self._count(row, self.at("in_play", turn), laid)
        self._count(row, self.at("under_construction", turn), [number(civ["wonder"])])
        for part in ("ravaged", "hand", "fresh"):
            self._count(row, self.at(part, turn), numbers(civ[part]))
        for part in ("war", "pact"):
            self._count(row, self.at(part, turn), [numbers(course[part])[seat]], self.civil)

    def _write_seat(self, row: "array[float]", view: AgesView, turn: int, seat: int, own: int) -> None:
        course = view.course
        for at, name in enumerate(RIVALS):
            rival = numbers(course[name])[seat]
            if rival >= 0:
                row[self.at("rivals", turn) + at * self.seats + (rival - own) % self.seats] = 1.0
        found = [int(number(course[name]) == seat) for name in ROLES]
        found += [numbers(course[name])[seat] for name in ("out", "passed", "role")]
        rules = Rules(view.options)
        found += [rules.yellow[seat], rules.urban[seat], int(seat in [question.seat for question in view.asked])]
        write_all(row, self.at("seat", turn), found)

    def _write_backs(self, row: "array[float]", view: AgesView, turn: int, seat: int) -> None:
        piles = view.piles
        for label in piles.labels[seat]:
            row[self.at("backs", turn) + piles.pools[label]] += 1.0
        for slot in piles.down[seat]:
            row[self.at("down_backs", turn) + piles.pools[slot // SLOT]] += 1.0
        for part, slots, by in (
            ("current_backs", piles.current, piles.current_by),
            ("future_backs", piles.future, piles.future_by),
        ):
            for slot, who in zip(slots, by, strict=True):
                if who == seat:
                    row[self.at(part, turn) + piles.pools[slot // SLOT]] += 1.0

    def _write_row(self, row: "array[float]", view: AgesView) -> None:
        for place, card in enumerate(numbers(view.course["row"])):
            if card >= 0:
                row[self.at("row") + place * self.civil + card] = 1.0
        write_all(row, self.at("deck"), numbers(view.course["deck"]))

    def _write_piles(self, row: "array[float]", view: AgesView) -> None:
        piles, course, eyes = view.piles, view.course, view.seat
        for part, cards in (("discards", piles.open), ("past", piles.past), ("bonus", piles.bonus)):
            self._count(row, self.at(part), cards, self.civil)
        for part, slots in (("current", piles.current), ("future", piles.future)):
            self._count(row, self.at(part), seen(slots), self.civil)
        if eyes is not None:
            self._count(row, self.at("military_hand"), piles.hands[eyes], self.civil)
            self._count(row, self.at("down"), seen(piles.down[eyes]), self.civil)
            self._count(row, self.at("own_bonus"), seen([*piles.dealt[eyes], *piles.kept[eyes]]), self.civil)
        for at, name in enumerate(("event", "fight", "offer")):
            self._count(row, self.at("afoot") + at * self.military, [number(course[name])], self.civil)
        for at, name in enumerate(("offered", "guarding")):
            write_all(row, self.at("given") + at * len(self.box.unit_sites), numbers(course[name]))

    def _write_course(self, row: "array[float]", view: AgesView) -> None:
        course, piles = view.course, view.piles
        found = [number(course[name]) for name in ("round", "last", "bid", "shield", "edge")]
        aside = len(piles.aside) + sum(len(slots) for slots in piles.kept)
        found += [view.deck, piles.ancient, aside, len(piles.away)]
        write_all(row, self.at("course"), found)
        row[self.at("age") + number(course["age"])] = 1.0

    def _write_rules(self, row: "array[float]", view: AgesView) -> None:
        rules = Rules(view.options)
        found = [int(rules.version == version) for version in range(len(VERSIONS))]
        found += [int(rules.bonus == form) for form in FORMS]
        flags = (rules.less, rules.gangs, rules.peaceful, rules.pacts, rules.by_action, rules.resigning, rules.fewer)
        write_all(row, self.at("agreed"), [*found, *(int(flag) for flag in flags)])


def seen(slots: list[int]) -> list[int]:
    """The cards of slots that the viewer may see."""
    return [slot % SLOT for slot in slots if slot % SLOT != HIDDEN]


def make_encoder(game: ThroughTheAges, seats: int) -> AgesEncoder:
    """The encoder of a game with so many seats."""
    return AgesEncoder(game, seats)
