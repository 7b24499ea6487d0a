"""Positions of Tempus in the words of the game (docs/positions.md): hexes, cards, tiles and eras by name.

What follows from the rest is left out and worked out here: supplies, the deck, the map tiles in the stack, the tiles
of the rows, the slots given out.
"""

from collections.abc import Iterator
from typing import Annotated

import msgspec

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.box import Box
from saecula.games.tempus.model.cards import POOL, kind_of, pool_of
from saecula.games.tempus.model.kinds import KINDS
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.model.view import LAYING, Names, with_highest
from saecula.games.tempus.position.openings import BEGINNINGS, arguments
from saecula.games.tempus.position.stage import Stage, slots_to
from saecula.games.tempus.position.words_map import Island, map_stack
from saecula.kernel.codes import verb_of
from saecula.kernel.record import SEATS
from saecula.parts.declared import names_of
from saecula.parts.frames import Frames
from saecula.parts.wording import (
    NUMBERS,
    TABLE,
    Count,
    OneOf,
    Openings,
    beginning,
    by_seat,
    counted,
    read_fields,
    seat_of,
    told_twice,
    wrong,
)

Places = dict[str, dict[str, Annotated[int, msgspec.Meta(ge=1, le=999)]]]
Cards = dict[str, list[str]]

#: What comes before the number of the shuffle in a card's name, unless that is the first shuffle.
SHUFFLE = " #"


class Fight(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename={"start": "from", "target": "to"}):
    """The fight under way; the terrain is named only if the owner of a city has declared one that is not printed."""

    start: str
    target: str
    terrain: str | None = None


class Words(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position; None stands for what is worked out."""

    at: str | None = None
    turn: str | None = None
    first: str = "A"
    eras: str | dict[str, str] | None = None
    tiles: dict[str, Count] | None = None
    delayed: list[str] = []
    round: Count | None = None
    slots: Count | None = None
    land: dict[str, str] | None = None
    map: list[str] | None = None
    placed: Count | None = None
    drawn: str | None = None
    stack: list[str] | None = None
    tokens: Places = {}
    cities: Places = {}
    sanitation: dict[str, Count] = {}
    marks: dict[str, Count] = {}
    hands: Cards = {}
    laid: Cards = {}
    shown: Cards = {}
    discards: list[str] | None = None
    deck: list[str] | None = None
    shuffles: Count = 0
    fight: Fight | None = None
    open: dict[str, list[str]] | None = None


class Wording:
    """Reads and writes the words of one component set."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box = box
        self.hexes = OneOf("hex", names.hexes)
        self.tiles = OneOf("map tile", names.tiles)
        self.cards = OneOf("card", names.cards)
        self.eras = OneOf("era", names.eras)
        self.terrains = OneOf("terrain", names.terrains)
        self.island = Island(box, self.hexes, self.tiles, self.terrains)
        self.openings = Openings(names_of(steps), arguments(self.hexes))

    # -- writing

    def words_of(self, state: TempusState) -> dict[str, object]:
        """The words of a state."""
        course, people, ideas, seats = state.course, state.people, state.ideas, state.seats
        stage = Stage(state.agenda.table)
        slots = slots_to(course.turn, course.first, seats)
        placed = self.island.placed(state.land.terrain, seats, stage.is_mapped)
        stack = map_stack(self.box, seats, course.placed, course.drawn, stage.is_mapped)
        eras = {SEATS[seat]: self.eras.write(row) for seat, row in enumerate(course.era)}
        words = Words(
            turn=None if course.turn < 0 else SEATS[course.turn],
            first=SEATS[course.first],
            eras=None if max(course.era) == 0 else eras["A"] if len(set(course.era)) == 1 else eras,
            tiles=None if course.tiles == stage.tiles(self.box, course.era) else counted(course.tiles),
            delayed=[SEATS[seat] for seat, waits in enumerate(course.delayed) if waits],
            round=None if course.round == stage.round(course.era) else course.round,
            slots=None if course.slots == slots else course.slots,
            land=self.island.write(state.land.terrain),
            placed=None if course.placed == placed else course.placed,
            drawn=None if course.drawn < 0 else self.tiles.write(course.drawn),
            stack=None
            if course.stack == stack
            else [self.tiles.write(t) for t, there in enumerate(course.stack) if there],
            tokens=self._places(people.owner, people.tokens),
            cities=self._places(people.owner, people.city),
            sanitation=self._numbers(people.extra),
            marks=self._numbers(people.marks),
            hands=self._held(ideas.hands),
            laid=self._held(ideas.laid),
            shown=self._held(ideas.shown),
            discards=[self.cards.write(kind) for kind in range(KINDS) for _ in range(ideas.discards[kind])] or None,
            shuffles=ideas.pool,
            fight=self._fight(state),
            open=self.openings.write(state.agenda.table, state.agenda.asked),
        )
        found: dict[str, object] = msgspec.to_builtins(words)
        return found

    def _places(self, owner: list[int], counts: list[int]) -> Places:
        found: Places = {}
        for cell, count in enumerate(counts):
            if count:
                found.setdefault(SEATS[owner[cell]], {})[self.hexes.write(cell)] = count
        return dict(sorted(found.items()))

    def _numbers(self, counts: list[int]) -> dict[str, int]:
        return {self.hexes.write(cell): count for cell, count in enumerate(counts) if count}

    def _held(self, groups: list[list[int]]) -> Cards:
        return {SEATS[seat]: [self._card(card) for card in cards] for seat, cards in enumerate(groups) if cards}

    def _card(self, card: int) -> str:
        pool = pool_of(card)
        return self.cards.write(kind_of(card)) + (f"{SHUFFLE}{pool}" if pool else "")

    def _fight(self, state: TempusState) -> Fight | None:
        start, target, terrain = state.course.fight_from, state.course.fight_to, state.course.fight_terrain
        if start < 0:
            return None
        said = None if terrain == state.land.terrain[target] else self.terrains.write(terrain)
        return Fight(self.hexes.write(start), self.hexes.write(target), said)

    # -- reading

    def dump_of(self, words: dict[str, object], seats: int, options: dict[str, str]) -> dict[str, object]:
        """The dump that the words describe."""
        said = read_fields(words, Words)
        first = seat_of(said.first, seats, "first")
        agenda, turn = self._agenda(said, seats, first)
        stage = Stage(agenda.table)
        land = self.island.read(said.land, said.map, seats, stage.is_mapped)
        ideas = self._ideas(said, seats)
        for seat, stack in enumerate(agenda.asked):
            if stack and verb_of(stack[-1]) in LAYING and ideas["laid"][seat]:
                stack[-1] = with_highest(stack[-1], max(kind_of(card) for card in ideas["laid"][seat]))
        return {
            "seats": seats,
            "options": dict(options),
            "agenda": msgspec.to_builtins(agenda),
            "land": {"terrain": land, "finished": stage.is_mapped},
            "people": self._people(said, seats),
            "ideas": {**ideas, **self._piles(said, ideas), "pool": said.shuffles},
            "course": {**self._course(said, seats, land, stage, turn), **self._stack(said, seats, land, stage)},
        }

    def _agenda(self, said: Words, seats: int, first: int) -> tuple[Frames, int]:
        """The open decisions and the seat whose slot it is, as named, or else as they are where the position begins."""
        turn = -1 if said.turn is None else seat_of(said.turn, seats, "turn")
        opened = said.open
        if opened is None:
            at = "slot" if said.at is None else said.at
            opened = {TABLE: list(beginning(at, BEGINNINGS))}
            if at == "slot":
                turn = first if turn < 0 else turn
                opened[SEATS[turn]] = ["turn 1 fresh"]
        elif said.at is not None:
            raise told_twice("at")
        return msgspec.convert(self.openings.read(opened, seats), Frames), turn

    def _course(self, said: Words, seats: int, land: list[int], stage: Stage, turn: int) -> dict[str, object]:
        first = seat_of(said.first, seats, "first")
        named = dict.fromkeys(SEATS[:seats], said.eras) if isinstance(said.eras, str) else said.eras or {}
        known = [self.eras.read(era, f"eras.{letter}") for letter, era in named.items()]
        rows = by_seat(dict(zip(named, known, strict=True)), seats, min(known, default=0), "eras")
        delayed = [seat_of(letter, seats, "delayed") for letter in said.delayed]
        return {
            "first": first,
            "era": rows,
            "tiles": stage.tiles(self.box, rows) if said.tiles is None else by_seat(said.tiles, seats, 0, "tiles"),
            "delayed": [int(seat in delayed) for seat in range(seats)],
            "slots": slots_to(turn, first, seats) if said.slots is None else said.slots,
            "round": stage.round(rows) if said.round is None else said.round,
            "turn": turn,
            "eras": stage.eras(rows),
            "fight": self._fight_of(said, land),
        }

    def _fight_of(self, said: Words, land: list[int]) -> list[int]:
        if said.fight is None:
            return [-1, -1, -1]
        start = self.hexes.read(said.fight.start, "fight.from")
        target = self.hexes.read(said.fight.target, "fight.to")
        terrain = said.fight.terrain
        return [start, target, land[target] if terrain is None else self.terrains.read(terrain, "fight.terrain")]

    def _stack(self, said: Words, seats: int, land: list[int], stage: Stage) -> dict[str, object]:
        drawn = -1 if said.drawn is None else self.tiles.read(said.drawn, "drawn")
        placed = said.placed
        if placed is None:
            placed = len(said.map) if said.map is not None else self.island.placed(land, seats, stage.is_mapped)
        if said.stack is not None:
            names = [self.tiles.read(name, "stack") for name in said.stack]
            stack = [int(tile in names) for tile in range(len(self.box.tiles))]
        else:
            laid = None if said.map is None else [self.tiles.read(one.split()[0], "map") for one in said.map]
            stack = map_stack(self.box, seats, placed, drawn, stage.is_mapped, laid)
        return {"stack": stack, "drawn": drawn, "placed": placed}

    def _people(self, said: Words, seats: int) -> dict[str, object]:
        size = self.box.board.size
        owner, tokens, city = [-1] * size, [0] * size, [0] * size
        supply, cities = [self.box.tokens] * seats, self.box.cities * seats
        for seat, cell, count in self._stands(said.tokens, seats, "tokens", owner):
            tokens[cell] = count
            supply[seat] -= count
        for seat, cell, value in self._stands(said.cities, seats, "cities", owner):
            city[cell] = value
            if 2 <= value <= 4:
                cities[seat * 3 + value - 2] -= 1
        return {
            "owner": owner,
            "tokens": tokens,
            "city": city,
            "extra": self._over_hexes(said.sanitation, "sanitation"),
            "marks": self._over_hexes(said.marks, "marks"),
            "supply": supply,
            "cities": cities,
        }

    def _stands(self, places: Places, seats: int, field: str, owner: list[int]) -> Iterator[tuple[int, int, int]]:
        """Seat, hex and number of what stands on the map; `owner` is filled in hex by hex."""
        for letter, on in places.items():
            seat = seat_of(letter, seats, field)
            for name, count in on.items():
                cell = self.hexes.read(name, f"{field}.{letter}")
                if owner[cell] not in (-1, seat):
                    raise wrong(f"{field}.{letter}.{name}", f"{SEATS[owner[cell]]} is there already (TEM-MOV-4)")
                owner[cell] = seat
                yield seat, cell, count

    def _over_hexes(self, counts: dict[str, int], where: str) -> list[int]:
        found = [0] * self.box.board.size
        for name, count in counts.items():
            found[self.hexes.read(name, where)] = count
        return found

    def _ideas(self, said: Words, seats: int) -> dict[str, list[list[int]]]:
        groups = {"hands": said.hands, "laid": said.laid, "shown": said.shown}
        found: dict[str, list[list[int]]] = {}
        for field, cards in groups.items():
            held = by_seat(cards, seats, [], field)
            found[field] = [
                sorted(self._card_of(card, f"{field}.{SEATS[seat]}") for card in held[seat]) for seat in range(seats)
            ]
        return found

    def _card_of(self, text: str, where: str) -> int:
        name, marked, pool = text.partition(SHUFFLE)
        return self.cards.read(name, where) + POOL * (NUMBERS.read(pool, where) if marked else 0)

    def _piles(self, said: Words, ideas: dict[str, list[list[int]]]) -> dict[str, object]:
        """Deck and discards: a card that is named nowhere lies in the deck, or in the discards if the deck is named."""
        rest = list(self.box.deck)
        for card in (card for groups in ideas.values() for group in groups for card in group):
            rest[kind_of(card)] -= 1
        named = {"deck": said.deck, "discards": said.discards}
        piles = {field: [0] * KINDS for field in named}
        for field, cards in named.items():
            for name in cards or ():
                piles[field][self.cards.read(name, field)] += 1
                rest[self.cards.read(name, field)] -= 1
        if said.deck is None or said.discards is None:
            open_end = "discards" if said.deck is not None else "deck"
            piles[open_end] = [there + more for there, more in zip(piles[open_end], rest, strict=True)]
        return {**piles}
