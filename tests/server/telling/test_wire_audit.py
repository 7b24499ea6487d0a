"""No seat ever gets a byte that depends on what it may not know: whole games, every frame to everybody looked at."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from saecula.conformance.trial import copied
from saecula.kernel.match import Match
from saecula.kernel.moves import Hidden
from saecula.server.desk.seats import Player
from saecula.server.store import EntryRow
from saecula.server.table.room import Room
from saecula.server.telling.patches import apply
from saecula.server.wire.commands import Preset, Undo
from saecula.server.wire.frames import Update, Welcome
from saecula.server.wire.tables import Entry
from saecula.server.wire.words import ViewJson
from tests.server.room_kit import Server, cid, done, play_one, waiting

#: One frame in so many is compared with that of another world; all are compared with what the viewer may see.
EVERY = 9


def wire(value: object) -> Any:
    """A value as it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Witness:
    """Looks on with one pair of eyes, and checks every frame."""

    def __init__(self, room: Room, player: Player | None, eyes: int | None) -> None:
        self.room, self.player, self.eyes = room, player, eyes
        self.view: ViewJson | None = None
        #: frames looked at, their bytes, and welcomes compared with those of another world
        self.frames = self.bytes = self.compared = 0

    async def come(self) -> None:
        self.listener = await self.room.join(self.player, self.eyes)

    async def check(self, moves: dict[int, tuple[Any, Any]]) -> None:
        """Check the frames that came; `moves` has the true position before each line, and the move."""
        for frame in waiting(self.listener):
            self.frames += 1
            self.bytes += len(msgspec.json.encode(frame))
            if isinstance(frame, Welcome):
                assert frame.eyes == self.eyes
                self.view = frame.view
            else:
                assert isinstance(frame, Update)
                self.view = apply(self.view, frame.patch or {})
            for entry in frame.entries:
                self.check_entry(entry, moves)
            assert (frame.asked is None) or self.eyes is not None
        game, state = self.room.desk.game, self.room.desk.state
        assert wire(self.view) == wire(game.view(state, self.eyes))

    def check_entry(self, entry: Entry, moves: dict[int, tuple[Any, Any]]) -> None:
        """A move and its events are those that the rules show to these eyes, and nothing else."""
        if entry.kind != "move":
            assert entry.move is None
            assert entry.events == []
            return
        assert entry.n is not None
        before, played = moves[entry.n]
        game = self.room.desk.game
        shown = game.show(before, played.seat, played.code, self.eyes)
        assert entry.move == wire(shown)
        assert wire(entry.events) == wire(game.chronicle.told(played.log, self.eyes))
        if isinstance(shown, Hidden):
            assert set(entry.move or ()) == {"do", "what"}

    async def compare(self) -> None:
        """In another world that these eyes hold possible the welcome is the same to the last byte."""
        room = self.room
        desk = room.desk
        seen = msgspec.json.encode(await room.welcome(self.player, self.eyes, room.version))
        state, match = desk.state, desk.playing()
        guess = desk.game.resample(desk.game.view(copied(state), self.eyes), Random(room.version))
        other = Match(desk.game, state.seats, desk.row.options, b"another", position=guess.dump())
        other.played, other._before = match.played, match._before
        truth = desk.match
        try:
            desk.match = other
            desk.moved()
            assert msgspec.json.encode(await room.welcome(self.player, self.eyes, room.version)) == seen
            self.compared += 1
            self.bytes += len(seen)
        finally:
            desk.match = truth
            desk.moved()


class Audit:
    """A game under audit: witnesses at every seat and a spectator."""

    def __init__(self, room: Room, players: list[Player]) -> None:
        self.room, self.players = room, players
        self.witnesses = [Witness(room, player, seat) for seat, player in enumerate(players)]
        self.witnesses += [Witness(room, None, None), Witness(room, players[0], None)]
        self.moves: dict[int, tuple[Any, Any]] = {}
        self.steps = 0
        self._watch()

    def _watch(self) -> None:
        """Note the true position before every line that is made."""
        match = self.room.desk.playing()
        make = match._make

        def noted(seat: int, code: int) -> Any:
            before = match.state
            played = make(seat, code)
            self.moves[played.n] = (before, played)
            return played

        match._make = noted  # type: ignore[method-assign]

    async def check(self) -> None:
        for witness in self.witnesses:
            await witness.check(self.moves)

    async def step(self, rng: Random) -> None:
        """Somebody moves, takes back, or answers beforehand."""
        room = self.room
        self.steps += 1
        seat = rng.choice(room.desk.asked())
        player = self.players[seat]
        await play_one(room, player, seat, rng)
        if rng.random() < 0.1 and (await room.welcome(player, seat)).undo.may:
            await done(room, player, Undo(cid=cid(), seat=seat, all=rng.random() < 0.5))
        await room.info()


def secrets_in(rows: list[EntryRow]) -> Iterator[EntryRow]:
    """Entries whose true move was not told to all."""
    return (row for row in rows if row.told is not None and len(row.told.forms) > 1)


async def audited(server: Server, game: str, seats: int, rng: Random, options: dict[str, str]) -> Audit:
    """A whole game, every frame of it looked at."""
    people = [server.ann, server.ben, server.cia, server.dan][:seats]
    room = await server.room(game, *people, options=options)
    audit = Audit(room, people)
    # the draws of the start were made before anybody looked on: they are read from the log
    known = {entry.version for entry in room.desk.recent}
    for witness in audit.witnesses:
        await witness.come()
        (welcome,) = waiting(witness.listener)
        assert isinstance(welcome, Welcome)
        witness.view = welcome.view
        assert {entry.version for entry in welcome.entries} == known
    await done(room, people[1], Preset(cid=cid(), seat=1, kind="challenge", move=room_move(room)))
    while room.desk.row.status == "playing":
        await audit.step(rng)
        await audit.check()
        if audit.steps % EVERY == 1 and room.desk.row.status == "playing":
            for witness in audit.witnesses:
                await witness.compare()
    return audit


@pytest.mark.parametrize(("game", "seats"), [("tempus", 4), ("pebbles", 3)])
async def test_every_frame_of_a_whole_game_tells_what_its_reader_may_know(
    server: Server, game: str, seats: int
) -> None:
    rng = Random(game)
    for _ in range(1 if game == "tempus" else 8):
        audit = await audited(server, game, seats, rng, {})
        rows = await server.store.entries.between(audit.room.id)
        assert sum(1 for _ in secrets_in(rows)) > 3
        assert all(witness.frames > audit.steps / 2 for witness in audit.witnesses)
        assert all(witness.compared and witness.bytes > 1000 for witness in audit.witnesses)


def room_move(room: Room) -> dict[str, str]:
    """Some move of the game."""
    codes = room.desk.game.legal(room.desk.state, room.desk.asked()[0])
    return room.desk.game.book.decode(codes[0]).json()
