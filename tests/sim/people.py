"""People on bad connections: what they send is lost, doubled, late or cut off, and sent again until it is answered."""

import asyncio
from functools import partial
from random import Random

import msgspec

from saecula.server.desk.seats import ANY
from saecula.server.store import PlayerRow, TokenRow
from saecula.server.telling.notices import DEAD_LINE
from saecula.server.web.auth import Caller
from saecula.server.wire.commands import AnyCommand, Concede, OfferEnd, Pause, Play, Preset, Say, StandIn, Undo
from saecula.server.wire.frames import Ack, Bye, Refused, ServerFrame
from saecula.server.wire.words import MoveJson

from .hops import passed_on
from .laws import Violation, hold
from .lines import Line
from .loop import EPOCH_MS
from .plan import Cut, Plan
from .receiver import WITHIN, Receiver
from .referee import NEWS, Referee
from .sight import Sight
from .world import Node, World, within

#: Virtual seconds until an unanswered command is sent again, and how long people think on average: some hardly at all.
AGAIN, THINKS = 2.5, (0.2, 6.0, 6.0)
#: Seconds without a sign of the server after which somebody who waits for an answer tries another way.
SILENCE = 6.0
#: Seconds for which somebody who waits for nothing watches the table before doing anything.
IDLE = 20.0
#: Seconds without a turn after which a person would rather end, since somebody else has stopped playing.
BORED = 300.0
#: How often somebody does something other than a move, and how often they try the wrong node.
ASIDES, ASTRAY = 0.25, 0.3
#: How often somebody who is waiting for others wants a pause, and how often the last move back.
PAUSES, REGRETS = 0.05, 0.15


class Person:
    """One person with one connection to a table; without a `row`, somebody who only watches."""

    def __init__(
        self, world: World, plan: Plan, referee: Referee, receiver: Receiver, rng: Random, row: PlayerRow | None = None
    ) -> None:
        self._world, self._plan, self._referee, self._receiver, self._rng = world, plan, referee, receiver, rng
        self.row = row
        self._caller = None if row is None else Caller(row, TokenRow("", row.id, "browser", 0))
        self.seat: int | None = None
        #: which tab this is: only the first one answers, the second only watches and chats
        self.tab = 0
        self.cuts: list[Cut] = []
        #: how many commands this person sends before they would rather end
        self.plays = plan.plays
        self._sight: Sight
        #: how many commands were sent so far, and the one that waits for its answer
        self._sent = 0
        self._pending: AnyCommand | None = None
        self._kinds: dict[str, str] = {}
        self._moved_at = self._heard_at = self._sign_at = 0.0
        #: since when this person has been trying in vain
        self._knocks_since = 0.0
        #: the node that was last tried in vain, if there are others
        self._avoided: Node | None = None

    def _now(self) -> float:
        return self._world.loop.time()

    def _is_over(self) -> bool:
        table = self._sight.table
        return table is not None and table.status == "over"

    async def play(self) -> None:
        """Connect to the table again and again until the game is over."""
        whose = "watcher" if self.row is None else self.row.id
        self._sight = Sight(self._referee, whose, self.tab, self.seat, self._plan.nodes)
        while not self._is_over():
            self._check_door()
            line = await self._connect()
            if line is None:
                await asyncio.sleep(self._rng.uniform(0.1, 1))
                continue
            cut, lines = self.cuts.pop(0) if self.cuts else None, self._sight.lines
            await self._sit(line, float("inf") if cut is None else cut.at)
            line.cut()
            if self._sight.lines > lines:
                self._knocks_since = self._now()
                self._world.tried[self._kind_of_line()] += 1
            else:
                await asyncio.sleep(self._rng.uniform(0.1, 1))
            if self._now() - self._sign_at <= SILENCE:
                self._avoided = None
            if cut is not None and self._now() >= cut.at:
                await self._stay_away(cut.away)

    async def _stay_away(self, seconds: float) -> None:
        """Stay away for a while; somebody who had a decision to make all that time must have been notified."""
        left = self._now()
        await asyncio.sleep(seconds)
        self._knocks_since = self._now()
        if self.seat is None or self._plan.broken or self._plan.two_tabs or seconds < WITHIN:
            return
        found = self._referee.open_decision(self.seat)
        if found is None:
            return
        decision, asked_at = found[0], (found[1] - EPOCH_MS) / 1000
        # the server may learn late that somebody has left, and checks again once it must have
        if asked_at > left and self._now() - max(asked_at, self._world.calm_since) > WITHIN + DEAD_LINE:
            self._receiver.check_told(self._referee.table, self.seat, decision)

    # -- lines

    def _kind_of_line(self) -> str:
        if self.row is None:
            return "lines of those who only watch"
        return "lines of a second tab" if self.tab else "lines of players"

    def _check_door(self) -> None:
        """Check that this person is let in soon; it may take longer if the database fails now and then."""
        waits = self._now() - max(self._knocks_since, self._world.calm_since)
        hold(waits < NEWS * (10 if self._plan.broken else 1), "let in", f"not for {waits:.0f} s")

    async def _connect(self) -> Line | None:
        """A connection to the node that has the table; None if nobody answers there now."""
        node: Node | None = self._door()
        if node is not None and node.site is not None and node.site.node is not None:
            node = await passed_on(self._world, node, self._referee.table)
        if node is None or node.site is None:
            return None
        self._avoided = node if len(self._world.nodes) > 1 else None
        line = Line(node.life, self._rng, self._plan.direct, partial(self._watch, node))
        # strangers try the eyes of others
        eyes = self.seat if self.seat is not None else self._rng.choice([ANY, 0, 1])
        serving = line.serve(node.site, self._caller, self._referee.table, self._sight.version or None, eyes)
        line.watch_over(within(node.life, serving))
        return line

    def _door(self) -> Node | None:
        """The node that the proxy chooses: mostly the same one for a table."""
        up = [node for node in self._world.nodes if node.site is not None and node is not self._avoided]
        chosen = self._rng.choice(up) if up and self._rng.random() < ASTRAY else None
        node = chosen or (up[ord(self._referee.table[0]) % len(up)] if up else None)
        self._avoided = None
        return node

    def _watch(self, node: Node, frame: ServerFrame) -> None:
        """A frame leaves the server: what it promises must be true already."""
        if self.row is None or not isinstance(frame, Ack | Refused) or frame.cid not in self._kinds:
            return
        room = node.site.rooms._rooms.get(self._referee.table) if node.site is not None else None
        try:
            self._referee.answered(self.row.id, self._kinds[frame.cid], frame, room)
        except Violation as broken:
            self._world.failed.append(broken)

    async def _sit(self, line: Line, cut: float) -> None:
        """Follow the table over one connection until it is cut."""
        # nothing is sent to somebody who is not there
        sent_at = self._sign_at = self._heard_at = self._now()
        if self._pending is not None:
            self._shoot(line, self._pending)
        while self._now() < cut and not self._is_over():
            if self._pending is not None and self._now() - self._sign_at > SILENCE:
                return
            frame = await line.next(min(1.0 if self._pending else IDLE, max(0.0, cut - self._now())))
            if self._world.failed:
                raise self._world.failed[0]
            if isinstance(frame, Bye):
                return
            self._read(frame)
            if self.seat is None:
                continue
            if self._pending is not None and self._now() - sent_at > AGAIN:
                self._shoot(line, self._pending)
                sent_at = self._now()
            if self._pending is None and (command := self._wish()) is not None:
                self._pending = command
                await asyncio.sleep(self._rng.expovariate(1 / self._rng.choice(THINKS)))
                self._shoot(line, command)
                sent_at = self._sign_at = self._now()

    def _read(self, frame: ServerFrame | None) -> None:
        if frame is None:
            since = max(self._heard_at, self._world.calm_since)
            self._sight.waited(self._now() - since, self._now())
            return
        self._sign_at = self._knocks_since = self._now()
        if isinstance(frame, Ack | Refused):
            is_done = isinstance(frame, Ack) or frame.error != "failed"
            if is_done and self._pending is not None and self._pending.cid == frame.cid:
                self._pending = None
        else:
            self._heard_at = self._now()
        self._sight.read(frame, self._world.calm_since)

    # -- commands

    def _wish(self) -> AnyCommand | None:
        """What this person wants done next."""
        assert self.seat is not None
        table, asked = self._sight.table, self._sight.asked
        if table is None:
            return None
        mine = table.seats[self.seat]
        if mine.conceded or (mine.agrees_to_end and mine.stand_in is None):
            return None
        cid = f"{self.seat}-{self.tab}-{self._sent + 1}"
        wish = self._talk(cid) if self.tab else self._other_wish(cid, table.status, mine.stand_in)
        if wish is None and asked is not None and not self.tab and table.status == "playing":
            self._moved_at = self._now()
            move = self._rng.choice(asked.legal)
            wish = Play(cid=cid, seat=self.seat, decision=asked.decision, move=move)
            if self._rng.random() < ASIDES:
                wish = self._aside(cid, asked.kind, move)
        self._sent += wish is not None
        return wish

    def _other_wish(self, cid: str, status: str, stand_in: str | None) -> AnyCommand | None:
        """What comes before a move: taking the seat back, ending a pause, ending the game."""
        assert self.seat is not None
        if stand_in is not None:
            return StandIn(cid=cid, seat=self.seat, level=None)
        if self._sent >= self.plays or self._now() - self._moved_at > BORED:
            return OfferEnd(cid=cid, seat=self.seat, agree=True)
        if status == "paused":
            return Pause(cid=cid, paused=False)
        mood = self._rng.random() if self._sight.asked is None else 1.0
        if mood < PAUSES:
            return Pause(cid=cid, paused=True)
        return Undo(cid=cid, seat=self.seat, all=False) if mood < PAUSES + REGRETS else None

    def _talk(self, cid: str) -> AnyCommand | None:
        return Say(cid=cid, text="Here too") if self._sent < 3 and self._rng.random() < 0.1 else None

    def _aside(self, cid: str, kind: str, move: MoveJson) -> AnyCommand:
        """Something other than a move."""
        assert self.seat is not None
        rng, seat = self._rng, self.seat
        asides: list[AnyCommand] = [
            Say(cid=cid, text="Well played"),
            Undo(cid=cid, seat=seat, all=rng.random() < 0.5),
            Pause(cid=cid, paused=True),
            Preset(cid=cid, seat=seat, kind=kind, move=rng.choice([None, move])),
            StandIn(cid=cid, seat=seat, level="beginner"),
        ]
        return Concede(cid=cid, seat=seat) if rng.random() < 0.03 else rng.choice(asides)

    def _shoot(self, line: Line, command: AnyCommand) -> None:
        """Send a command: once, twice, or not at all."""
        self._kinds[command.cid] = str(type(command).__struct_config__.tag)
        if isinstance(command, Preset) and command.move is not None:
            self._referee.preset(command.seat, command.kind, command.move)
        for _ in range(1 + (self._rng.random() < self._plan.doubled)):
            if self._rng.random() >= self._plan.lost:
                line.send(msgspec.json.encode(command))
