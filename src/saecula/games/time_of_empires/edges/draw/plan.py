"""What all drawings need: the places of the spots, the phase of the game in words, the glasses on a space."""

from collections.abc import Sequence

import msgspec

from saecula.games.time_of_empires.edges.draw.signs import GLASS, minutes
from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model.view import EmpiresView, GlassView
from saecula.kernel.record import SEATS
from saecula.texts.languages import Texts

KEY = "time-of-empires"
COLUMNS = ("technology", "expansion", "culture", "bonus")


class SpotPlan(msgspec.Struct):
    """A spot, and the three grid points that are the corners of its tile."""

    spot: str
    corners: list[tuple[int, int]]


def corners_of(game: TimeOfEmpires) -> dict[str, list[tuple[int, int]]]:
    """The corners of every spot."""
    return {one.spot: one.corners for one in msgspec.convert(game.face.printed["spots"], list[SpotPlan])}


class Said:
    """The texts of one picture, in one language."""

    def __init__(self, game: TimeOfEmpires, view: EmpiresView, texts: Texts, players: Sequence[str]) -> None:
        self.game = game
        self.view = view
        self.texts = texts
        self.players = [players[seat] if seat < len(players) else SEATS[seat] for seat in range(view.seats)]

    def say(self, key: str, **args: str | int) -> str:
        """A text of the game; the key may be given with or without the name of the game in front."""
        return self.texts.format(key if key.startswith(KEY) else f"{KEY}-{key}", **args)

    def age(self) -> str:
        """The age being played."""
        return self.say("screen-age", age=min(self.view.age + 1, 3))

    def phase(self) -> list[str]:
        """The age, the phase, and what the clock shows or whose turn it is."""
        view, box = self.view, self.game.box
        found = [self.say(f"screen-phase-{view.phase}")]
        if view.phase in ("setup", "over"):
            return found
        found.insert(0, self.age())
        if view.phase == "count-in":
            found.append(self.say("screen-count-in", seconds=-((view.now - view.began) // 1000)))
        elif view.phase == "action" and view.pace == "real-time":
            found.append(self.say("screen-clock", time=minutes(view.gong - view.now)))
            cries = [view.began + cry for cry in box.times[view.options["speed"]].cries]
            found += [self.say("screen-next-cry", time=minutes(cry - view.now)) for cry in cries if cry > view.now][:1]
        elif view.phase == "action":
            found.append(self.say("screen-round", round=view.round, rounds=box.rounds))
            if view.first is not None and view.turns:
                turn = (view.first + view.turns - 1) % view.seats
                found.append(self.say("screen-turn", player=f"{SEATS[turn]} {self.players[turn]}"))
        return found

    def left(self, glass: GlassView) -> int:
        """How many seconds a glass still runs, rounded up; 0 if it does not run."""
        return -(-(glass.ends - self.view.now) // 1000) if glass.runs else 0

    def holders(self, action: str) -> list[tuple[int, int]]:
        """The seats whose glasses hold the spaces of an action, and for how many more seconds each."""
        holds = self.view.pace == "initiation"
        return [
            (seat, self.left(glass))
            for seat, player in enumerate(self.view.players)
            for glass in player.glasses
            if glass.action == action and (glass.runs or holds)
        ]


def clock(game: TimeOfEmpires, view: EmpiresView, texts: Texts, now: int) -> str:
    """The clock in one line at game time `now` (milliseconds): the phase, the time left, the viewer's glasses."""
    said = Said(game, msgspec.structs.replace(view, now=now), texts, ())
    found = said.phase()
    for glass in view.players[view.seat].glasses if view.seat is not None else ():
        left = said.left(glass)
        found.append(f"{GLASS} {left} s" if left > 0 else f"{GLASS} {said.say('screen-ready')}")
    return "  ".join(found)
