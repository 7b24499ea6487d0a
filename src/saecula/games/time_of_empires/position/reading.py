"""Reads positions written in the words of the game.

What follows from the rest may be left out and is worked out here (implied.py). The fields are in words.py, the way
back is in writing.py, and docs/positions.md says what each field means.
"""

from collections.abc import Mapping

import msgspec

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.amendments import every_place_of_the_last_turn_counts
from saecula.games.time_of_empires.model.box import SLOTS, SPACES, SPOTS, TERRITORIES, Box, Times
from saecula.games.time_of_empires.model.kinds import INITIATION, NO_PACE, OWN, POINTS, REAL_TIME
from saecula.games.time_of_empires.model.state import ALL
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.position import implied
from saecula.games.time_of_empires.position.openings import Spoken, open_words
from saecula.games.time_of_empires.position.reading_boards import BoardReading
from saecula.games.time_of_empires.position.stage import Stage
from saecula.games.time_of_empires.position.words import Many, Words
from saecula.kernel.codes import verb_of
from saecula.kernel.meta import Options
from saecula.kernel.record import SEATS
from saecula.parts.frames import Frames
from saecula.parts.wording import NUMBERS, by_seat, read_fields, seat_of, told_twice, wrong


class Wording:
    """Reads positions that use the names of one component set."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box = box
        self.say = Spoken(names)

    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        """The dump of the state that the words describe."""
        if seats not in self.box.layouts:
            raise wrong("seats", f"there is no game of {seats}")
        return Reading(self.box, self.say, read_fields(words, Words), seats, options).dump()


class Reading:
    """One position being read."""

    def __init__(self, box: Box, say: Spoken, said: Words, seats: int, options: Options) -> None:
        self.box = box
        self.say = say
        self.said = said
        self.seats = seats
        self.options = options
        self.times: Times = box.times[options["speed"]]
        self.turn = -1 if said.turn is None else seat_of(said.turn, seats, "turn")
        self.first = -1 if said.first is None else seat_of(said.first, seats, "first")
        self.is_told = said.open is not None
        self.agenda = msgspec.convert(say.openings.read(self._opened(), seats), Frames)
        self.stage = Stage(self.agenda.table, seats)
        if self.first < 0 and self.stage.has_rounds:
            self.first = 0
        self.age = 3 if self.stage.is_over else said.age - 1
        self.wishes = self._wishes()
        self.began, self.now = self._clock()
        self.where, self.turned = self._glasses()
        if not self.is_told:
            self._rest()
        self.pawns = [box.pawns] * seats
        self.built = [0] * (4 * seats)

    def dump(self) -> dict[str, object]:
        """The dump; a seat's pawns on the map and the boards are subtracted before its reserve is counted."""
        boards = BoardReading(self.box, self.say, self.said, self.seats, self.stage, self.age)
        land, map = self._land(), self._map()
        for seat in [seat for stack in boards.stacks() for seat in stack]:
            self.pawns[seat] -= 1
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "agenda": msgspec.to_builtins(self.agenda),
            "land": land,
            "map": map,
            "folk": self._folk(),
            "cards": boards.cards(),
            "boards": boards.boards(),
            "course": self._course(),
        }

    # -- decisions, time, glasses

    def _opened(self) -> dict[str, list[str]]:
        said, ages = self.said, self.options["ages"]
        if said.open is not None:
            if said.at is not None:
                raise told_twice("at")
            return said.open
        initiation = ages == "initiation" or (ages == "chosen" and "initiation" in said.wishes.values())
        if said.at in (None, "action") and initiation:
            self.first = max(self.first, 0)
            self.turn = self.first if self.turn < 0 else self.turn
        return open_words(said.at, initiation, self.seats, self.turn)

    def _wishes(self) -> list[int]:
        asked = [any(verb_of(frame) == steps.PACE_CHOICE for frame in stack) for stack in self.agenda.asked]
        found = implied.wishes_implied(self.stage, self.options["ages"], asked)
        for letter, pace in self.said.wishes.items():
            found[seat_of(letter, self.seats, "wishes")] = self.say.paces.read(pace, f"wishes.{letter}")
        return found

    def _clock(self) -> tuple[int, int]:
        said = self.said
        began, clock = implied.clock_implied(self.times, self.stage, self.age, self.wishes, self.options["ages"])
        began = began if said.began is None else self.say.moments.read(said.began, "began")
        return began, began + (clock if said.clock is None else self.say.moments.read(said.clock, "clock"))

    def _glasses(self) -> tuple[list[int], list[int]]:
        where, turned = [-1] * (2 * self.seats), [0] * (2 * self.seats)
        for letter, glasses in self.said.glasses.items():
            for at, text in self._two(glasses, letter, "glasses"):
                action, _, moment = text.partition(" ")
                where[at] = self.say.actions.read(action, f"glasses.{letter}")
                if where[at] >= 0:
                    clock = self.say.moments.read(moment, f"glasses.{letter}") if moment else self.now - self.began
                    turned[at] = self.began + clock
        return where, turned

    def _two(self, glasses: list[str], letter: str, field: str) -> list[tuple[int, str]]:
        if len(glasses) != 2:
            raise wrong(f"{field}.{letter}", f"a player has two glasses, not {len(glasses)} (TOE-COM-2)")
        seat = seat_of(letter, self.seats, field)
        return [(2 * seat + glass, text) for glass, text in enumerate(glasses)]

    def _rest(self) -> None:
        """Ask nobody whose glasses are both running and who has nothing to discard (TOE-GLA-1, TOE-TEC-2)."""
        for seat in range(self.seats):
            mine, letter = range(2 * seat, 2 * seat + 2), SEATS[seat]
            if self.said.found.get(letter) and letter not in self.said.waiting:
                continue
            if self.stage.is_timed and all(
                self.where[at] >= 0 and self.now < self.turned[at] + self.times.glass for at in mine
            ):
                self.agenda.asked[seat].clear()

    def _stood(self) -> list[int]:
        found = [-1] * (2 * self.seats)
        if self.said.stood is None and not self.is_told and self.turn >= 0:
            mine = slice(2 * self.turn, 2 * self.turn + 2)
            found[mine] = self.where[mine]
        for letter, glasses in (self.said.stood or {}).items():
            for at, action in self._two(glasses, letter, "stood"):
                found[at] = self.say.actions.read(action, f"stood.{letter}")
        return found

    def _vacated(self) -> dict[str, object]:
        """The field `vacated`, left out by versions of the rules that do not keep it."""
        found = [0] * self.seats
        for letter, names in self.said.vacated.items():
            for name in names:
                action = self.say.actions.read(name, f"vacated.{letter}")
                if not 0 <= action < OWN or not every_place_of_the_last_turn_counts(self.box):
                    raise wrong(f"vacated.{letter}", f"{name} is no shared action that counts (TOE-INI-2)")
                found[seat_of(letter, self.seats, "vacated")] |= 1 << action
        return {"vacated": found} if every_place_of_the_last_turn_counts(self.box) else {}

    def _course(self) -> dict[str, object]:
        said, stage, wishes = self.said, self.stage, self.wishes
        pace = NO_PACE
        if stage.has_pace:
            pace = INITIATION if INITIATION in wishes else REAL_TIME
        count = implied.round_implied(stage, self.box.rounds, self.age, wishes, self.options["ages"])
        return {
            "age": self.age,
            "dealt": stage.dealt(self.age),
            "pace": pace,
            "wish": wishes,
            "now": self.now,
            "began": self.began,
            "first": self.first,
            "round": count if said.round is None else said.round,
            "turns": 0 if self.turn < 0 else (self.turn - self.first) % self.seats + 1,
            "where": self.where,
            "turned": self.turned,
            "stood": self._stood(),
            **self._vacated(),
        }

    # -- the map

    def _land(self) -> dict[str, object]:
        tile, turned = [-1] * SPOTS, [0] * SPOTS
        if self.said.tiles is None:
            layout = self.box.layouts[self.seats]
            return {
                "tile": tile if self.stage.is_laying else implied.tiles_implied(layout, self.seats),
                "turned": turned,
            }
        for name, text in self.said.tiles.items():
            spot = self.say.spots.read(name, "tiles")
            what, _, thirds = text.partition(" ")
            tile[spot] = self.say.tiles.read(what, f"tiles.{name}")
            turned[spot] = NUMBERS.read(thirds, f"tiles.{name}") if thirds else 0
            if tile[spot] >= 3 * self.seats or turned[spot] > 2:
                raise wrong(f"tiles.{name}", f"there is no {text!r} in a game of {self.seats} (TOE-SET-1)")
        return {"tile": tile, "turned": turned}

    def _map(self) -> dict[str, object]:
        owner, clans, slots = [-1] * SPACES, [0] * SPACES, [-1] * (SLOTS * TERRITORIES)
        for letter, spaces in self.said.clans.items():
            seat = seat_of(letter, self.seats, "clans")
            for name, count in spaces.items():
                space = self.say.spaces.read(name, f"clans.{letter}")
                if owner[space] >= 0:
                    holder = SEATS[owner[space]]
                    raise wrong(f"clans.{letter}.{name}", f"clans of {holder} stand there already (TOE-CLA-13)")
                owner[space], clans[space] = seat if count else -1, count
                self.pawns[seat] -= count
        for at, entries in self._buildings().items():
            placed = implied.slots_implied(entries)
            for building in placed:
                if building >= 0:
                    self.built[building] += 1
            slots[SLOTS * at : SLOTS * at + SLOTS] = placed
        return {"owner": owner, "clans": clans, "slots": slots}

    def _buildings(self) -> dict[int, list[tuple[int, int]]]:
        """Per territory: its buildings, each with its slot, or -1 if none is named."""
        found: dict[int, list[tuple[int, int]]] = {}
        for letter, places in self.said.buildings.items():
            seat = seat_of(letter, self.seats, "buildings")
            for name, texts in places.items():
                where = f"buildings.{letter}.{name}"
                there = found.setdefault(self.say.territories.read(name, where), [])
                for text in texts:
                    building, _, number = text.partition(" ")
                    slot = NUMBERS.read(number, where) - 1 if number else -1
                    taken = any(other == slot for _, other in there if slot >= 0)
                    if taken or slot >= SLOTS or len(there) == SLOTS:
                        raise wrong(where, f"no slot is left for the {building} (TOE-BUI-2)")
                    there.append((4 * seat + self.say.buildings.read(building, where), slot))
        return found

    # -- what the seats have

    def _folk(self) -> dict[str, object]:
        said, seats, box = self.said, self.seats, self.box
        created = by_seat(said.scholars, seats, 0, "scholars")
        waiting = self._sections(said.waiting, "waiting")
        razed = self._per_section(said.destroyed, "destroyed")
        built = [there + gone for there, gone in zip(self.built, razed, strict=True)]
        for seat, building in enumerate(waiting):
            if building >= 0:
                built[4 * seat + building] += 1
        tokens = implied.tokens_implied(self.stage.tokens(self.age)) * seats
        for letter in said.tokens:
            seat = seat_of(letter, seats, "tokens")
            told = self._per_section({letter: said.tokens[letter]}, "tokens")
            tokens[4 * seat : 4 * seat + 4] = told[4 * seat : 4 * seat + 4]
        return {
            "ideas": by_seat(said.ideas, seats, box.begins_with, "ideas"),
            "bricks": by_seat(said.bricks, seats, box.begins_with, "bricks"),
            "reserve": [left - more for left, more in zip(self.pawns, created, strict=True)],
            "created": created,
            "waiting": waiting,
            "kept": by_seat(said.kept, seats, 0, "kept"),
            "limit": by_seat(said.limits, seats, ALL, "limits"),
            "laid": self._sections(said.laid, "laid"),
            "built": built,
            "razed": razed,
            "token": tokens,
            "points": self._points(),
        }

    def _sections(self, named: Mapping[str, str], field: str) -> list[int]:
        found = [-1] * self.seats
        for letter, building in named.items():
            found[seat_of(letter, self.seats, field)] = self.say.buildings.read(building, f"{field}.{letter}")
        return found

    def _per_section(self, named: Many, field: str) -> list[int]:
        found = [0] * (4 * self.seats)
        for letter, counts in named.items():
            seat = seat_of(letter, self.seats, field)
            for building, count in counts.items():
                found[4 * seat + self.say.buildings.read(building, f"{field}.{letter}")] = count
        return found

    def _points(self) -> list[int]:
        size = len(POINTS)
        found = [0] * (size * self.seats)
        for letter, counts in self.said.points.items():
            seat = seat_of(letter, self.seats, "points")
            for kind, count in counts.items():
                found[size * seat + self.say.points.read(kind, f"points.{letter}")] = count
        return found
