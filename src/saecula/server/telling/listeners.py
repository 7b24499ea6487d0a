"""Those who follow a table, each through the eyes of a seat or a spectator, and what they are told of changes."""

from collections.abc import AsyncIterator, Callable
from itertools import takewhile

import msgspec

from saecula.kernel.views import View
from saecula.server.desk.desk import Desk, has_known_deal
from saecula.server.desk.entries import REPORTED, seen_by, told_to
from saecula.server.desk.seats import Player, Presence, may_see, seats_of
from saecula.server.store import EntryRow
from saecula.server.telling.inbox import Gate
from saecula.server.telling.patches import Compared, diff
from saecula.server.telling.picture import asked_now, clock_now, presets_of, table_info, undo_now
from saecula.server.time.fair import Delay
from saecula.server.wire.frames import Bye, ServerFrame, Update, Welcome
from saecula.server.wire.tables import Clock, Running, TableInfo
from saecula.server.wire.words import MoveJson, Time

#: How many frames may wait for a slow reader.
WAITING = 256
#: How many entries a welcome has, unless it is told from which version on.
WELCOME = 200


class Listener:
    """Somebody who follows a table: an asynchronous iterator of frames that ends after a Bye.

    `way`, if there is one, sends a frame at once if it can: then no task has to be woken to fetch it.
    """

    def __init__(self, player: Player | None, eyes: int | None) -> None:
        self.player = player
        self.eyes = eyes
        self.yours: list[int] = []
        #: the delay of its connection, if that is measured
        self.delay = Delay()
        self.is_open = True
        self.way: Callable[[ServerFrame], bool] | None = None
        self._waiting: list[ServerFrame] = []
        self._ready = Gate()
        #: whether the frame fetched last may still be on its way: nothing may overtake it
        self._is_sending = False

    def send(self, frame: ServerFrame) -> None:
        """Queue a frame behind those that wait; a reader who is too slow even for that must start over."""
        if not self.is_open:
            return
        is_free = not (self._waiting or self._is_sending or isinstance(frame, Bye))
        if is_free and self.way is not None and self.way(frame):
            return
        if len(self._waiting) >= WAITING:
            self._waiting.clear()
            frame = Bye("resync", True)
        self._waiting.append(frame)
        self.is_open = not isinstance(frame, Bye)
        self._ready.set()

    def close(self) -> None:
        """Send nothing more."""
        self.is_open = False
        self._ready.set()

    def __aiter__(self) -> AsyncIterator[ServerFrame]:
        return self

    async def __anext__(self) -> ServerFrame:
        self._is_sending = False
        while not self._waiting:
            if not self.is_open:
                raise StopAsyncIteration
            self._ready.clear()
            await self._ready.wait()
        self._is_sending = True
        return self._waiting.pop(0)


class Known(msgspec.Struct):
    """What those who look through the same eyes know: the view, answers given in advance, figures, the time."""

    view: View | None
    presets: dict[str, MoveJson]
    measures: dict[str, list[int]]
    time: Running | None


class Audience:
    """All who follow a table. Everybody has been told everything up to `version`."""

    def __init__(self, presence: Presence) -> None:
        self.presence = presence
        self.listeners: list[Listener] = []
        self._version = 0
        self._info: TableInfo | None = None
        self._known: dict[int | None, Known] = {}
        #: how often answers had been given in advance, and the time, when everybody was told last
        self._seen: tuple[int, Running | None] = 0, None

    # -- coming and going

    def welcome(self, desk: Desk, player: Player | None, eyes: int | None, entries: list[EntryRow]) -> Welcome:
        """The frame with the whole picture, as the one who follows through these eyes may see it."""
        you = player.id if player is not None else None
        return Welcome(
            table=self.info(desk),
            you=you,
            yours=seats_of(desk.row, player),
            eyes=eyes,
            view=desk.seen.plain_view(eyes),
            asked=asked_now(desk, eyes),
            undo=undo_now(desk, eyes),
            clock=clock_now(desk),
            entries=[seen_by(entry, eyes) for entry in told_to(entries, you, desk.row.host)],
            earlier=bool(entries) and entries[0].version > 1,
            presets=presets_of(desk, eyes),
            measures=desk.seen.measures(),
            time=desk.time.running(desk.state),
            now=desk.clock.now(),
        )

    def add(self, desk: Desk, listener: Listener, entries: list[EntryRow]) -> None:
        """Let somebody in; the others see who has come."""
        self.presence.come(listener.player.id if listener.player else None)
        self.tell(desk)
        self.listeners.append(listener)
        self.greet(desk, listener, entries)

    def greet(self, desk: Desk, listener: Listener, entries: list[EntryRow]) -> None:
        """Send a listener the whole picture; all others must have been told everything already."""
        listener.yours = seats_of(desk.row, listener.player)
        self._known[listener.eyes] = self._now(desk, listener.eyes)
        listener.send(self.welcome(desk, listener.player, listener.eyes, entries))

    def drop(self, listener: Listener) -> bool:
        """Let somebody go; False if they had left already."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        listener.close()
        self.presence.go(listener.player.id if listener.player else None)
        return True

    def dismiss(self, bye: Bye) -> None:
        """Say goodbye to everybody."""
        for listener in self.listeners:
            listener.send(bye)

    def info(self, desk: Desk) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(
            desk.row, self.presence, desk.is_playable, desk.pausing, desk.votes_against, known_deal=has_known_deal(desk)
        )

    # -- telling

    def tell(self, desk: Desk) -> None:
        """Tell everybody what has changed since they were told last."""
        info = self.info(desk)
        last, self._info = self._info, info
        since, self._version = self._version, info.version
        if not self.listeners:
            self._known.clear()
            return
        same = last is not None and msgspec.structs.replace(last, version=info.version) == info
        shown = None if same else info
        news = list(takewhile(lambda entry: entry.version > since, reversed(desk.recent)))[::-1]
        seen = self._seen
        self._seen = desk.preset_count, desk.time.running(desk.state)
        if not news and shown is None and seen == self._seen:
            return
        telling = Telling(news, shown, clock_now(desk), desk.clock.now())
        for listener in list(self.listeners):
            self._update(desk, listener, telling)
        for eyes in [eyes for eyes in self._known if eyes not in telling.updates]:
            del self._known[eyes]

    def _update(self, desk: Desk, listener: Listener, telling: "Telling") -> None:
        yours = seats_of(desk.row, listener.player)
        if not may_see(desk.row, yours, listener.eyes):
            listener.eyes = None
            self._update_of(desk, None, telling)
            self.greet(desk, listener, list(desk.recent)[-WELCOME:])
            return
        update = self._update_of(desk, listener.eyes, telling)
        if update is None:
            return
        if yours != listener.yours:
            listener.yours = yours
            update = msgspec.structs.replace(update, yours=yours)
        if listener.player is not None and listener.player.id == desk.row.host and telling.is_private:
            # the host reads more than others who look through the same eyes
            update = msgspec.structs.replace(update, entries=[seen_by(entry, listener.eyes) for entry in telling.news])
        listener.send(update)

    def _update_of(self, desk: Desk, eyes: int | None, telling: "Telling") -> Update | None:
        """What everybody who looks through these eyes is told; None if there is nothing new."""
        if eyes not in telling.updates:
            telling.updates[eyes] = self._news(desk, eyes, telling)
        return telling.updates[eyes]

    def _now(self, desk: Desk, eyes: int | None) -> Known:
        return Known(
            desk.seen.shown_view(eyes), presets_of(desk, eyes), desk.seen.measures(), desk.time.running(desk.state)
        )

    def _news(self, desk: Desk, eyes: int | None, telling: "Telling") -> Update | None:
        """What is new to those who look through these eyes; None if nothing is."""
        now, known = self._now(desk, eyes), self._known.get(eyes)
        self._known[eyes] = now
        changed = known is None or known.presets != now.presets
        is_told = bool(telling.news) or telling.shown is not None
        if not is_told and not changed and known is not None and known.time == now.time:
            return None
        return Update(
            version=desk.row.version,
            entries=[seen_by(entry, eyes) for entry in told_to(telling.news, None, desk.row.host)],
            patch=diff(known.view if known is not None else None, now.view, telling.compared) or None,
            asked=asked_now(desk, eyes),
            undo=undo_now(desk, eyes),
            clock=telling.clock,
            table=telling.shown,
            presets=now.presets if changed else None,
            measures=now.measures if known is None or known.measures != now.measures else None,
            time=now.time,
            now=telling.now,
        )


class Telling(msgspec.Struct):
    """One round of telling: what is the same for everybody, and the update for those who look through the same eyes."""

    news: list[EntryRow]
    shown: TableInfo | None
    clock: Clock | None
    now: Time
    updates: dict[int | None, Update | None] = {}
    compared: Compared = {}

    @property
    def is_private(self) -> bool:
        """Whether some of it is for the host alone."""
        return any(entry.kind == REPORTED for entry in self.news)
