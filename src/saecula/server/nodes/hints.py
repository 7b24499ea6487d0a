"""Hints between nodes: what concerns all of them, told at once. The rows are the truth; a hint may be lost."""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from saecula.server.nodes.link import Link

log = structlog.get_logger("saecula.node")

#: Bytes that PostgreSQL takes for one, with room for the rest of it; and how many may wait.
LONGEST, WAITING = 6_000, 1_000
#: Seconds in which hints are gathered before they are sent together.
GATHER = 0.03


class Hint(msgspec.Struct):
    """What a node says: of what kind, in JSON."""

    kind: str
    body: msgspec.Raw


class Said(msgspec.Struct):
    """Some hints of one node, known by its life."""

    life: str
    hints: list[Hint]


_read = msgspec.json.Decoder(Said).decode


class Hints:
    """Says what happens here, hears what happens elsewhere."""

    def __init__(self, life: str, link: Link) -> None:
        self._life, self._link = life, link
        self._waiting: asyncio.Queue[Hint] = asyncio.Queue(WAITING)
        self._listeners: dict[str, Callable[[bytes], None]] = {}
        #: whether there is anybody to tell
        self.has_others = False

    def listen(self, kind: str, listener: Callable[[bytes], None]) -> None:
        """Hear of one kind from now on."""
        self._listeners[kind] = listener

    def say(self, kind: str, body: object) -> None:
        """Tell the others soon; what is too much is left out."""
        hint = Hint(kind, msgspec.Raw(msgspec.json.encode(body)))
        if self.has_others and not self._waiting.full() and len(hint.body) < LONGEST:
            self._waiting.put_nowait(hint)

    def text(self, kind: str, body: bytes) -> str:
        """One hint as it travels."""
        return self._text([Hint(kind, msgspec.Raw(body))])

    def _text(self, hints: list[Hint]) -> str:
        return msgspec.json.encode(Said(self._life, hints)).decode()

    def hear(self, text: str) -> None:
        """What some node has said; our own words are nothing new."""
        try:
            said = _read(text)
        except msgspec.MsgspecError:
            return
        for hint in said.hints if said.life != self._life else ():
            listener = self._listeners.get(hint.kind)
            if listener is not None:
                try:
                    listener(bytes(hint.body))
                except Exception as error:
                    log.error("a hint failed", kind=hint.kind, exc_info=error)

    async def run(self) -> None:
        """Send what waits, again and again."""
        while True:
            hints = [await self._waiting.get()]
            await asyncio.sleep(GATHER)
            while not self._waiting.empty() and sum(len(one.body) + 50 for one in hints) < LONGEST:
                hints.append(self._waiting.get_nowait())
            # the last may be too long for all together
            for some in [hints[:-1], hints[-1:]] if len(hints) > 1 else [hints]:
                await self._link.say(self._text(some))
