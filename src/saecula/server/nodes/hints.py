"""Hints between nodes: news that concerns all of them, sent at once. The rows are the truth; a hint may be lost."""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from saecula.server.nodes.link import Link

log = structlog.get_logger("saecula.node")

#: How many bytes of hints PostgreSQL takes at a time, with some to spare; and how many hints may wait.
LONGEST, WAITING = 6_000, 1_000
#: Seconds in which hints are gathered before they are sent together.
GATHER = 0.03


class Hint(msgspec.Struct):
    """What a node says: the kind of hint, and its body as JSON."""

    kind: str
    body: msgspec.Raw


class Said(msgspec.Struct):
    """Hints that one node sends together, with the life it is known by."""

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
        """Have hints of one kind handed to a listener from now on."""
        self._listeners[kind] = listener

    def say(self, kind: str, body: object) -> None:
        """Tell the others soon; a hint is dropped if it is too long, or if too many are waiting."""
        hint = Hint(kind, msgspec.Raw(msgspec.json.encode(body)))
        if self.has_others and not self._waiting.full() and len(hint.body) < LONGEST:
            self._waiting.put_nowait(hint)

    def text(self, kind: str, body: bytes) -> str:
        """One hint in the form in which it is sent."""
        return self._text([Hint(kind, msgspec.Raw(body))])

    def _text(self, hints: list[Hint]) -> str:
        return msgspec.json.encode(Said(self._life, hints)).decode()

    def hear(self, text: str) -> None:
        """Take in what a node has said; what we said ourselves is skipped."""
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
        """Send what is waiting, for as long as the node runs."""
        while True:
            hints = [await self._waiting.get()]
            await asyncio.sleep(GATHER)
            while not self._waiting.empty() and sum(len(one.body) + 50 for one in hints) < LONGEST:
                hints.append(self._waiting.get_nowait())
            # with the last one, all together may be too long
            for some in [hints[:-1], hints[-1:]] if len(hints) > 1 else [hints]:
                await self._link.say(self._text(some))
