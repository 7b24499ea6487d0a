"""Frames that are read without the library: the same is understood, however what was sent is cut into pieces."""

import asyncio
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from saecula.server.web.guard.frames import LONGEST, TEXT, text_in, whole_at
from saecula.server.web.serving import AHEAD, SocketProtocol

REQUEST = (
    b"GET /x HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def sent(text: str, opcode: Any = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@pytest.mark.parametrize("text", ["", "a", "é" * 60, "x" * 125, "x" * 126, "y" * 5_000, "z" * LONGEST])
def test_a_whole_text_is_read(text: str) -> None:
    data = b"??" + sent(text) + b"more"
    frame = whole_at(data, 2)
    assert frame is not None
    assert frame.first == TEXT
    assert frame.end == len(data) - 4
    assert text_in(data, frame).decode() == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent("half")[:-1],
        sent("x" * 200)[:5],
        sent("a piece", fin=False),
        sent("the rest", Opcode.CONT),
        sent("x" * (LONGEST + 1)),
        sent("x" * 70_000),
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        bytes([0xC1]) + sent("packed")[1:],
    ],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_at(data, 0) is None


class Wire(asyncio.Transport):
    """What a socket is written to; whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.is_read = True

    def write(self, data: Any) -> None: ...

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def abort(self) -> None: ...

    def close(self) -> None: ...


async def _silent(scope: Any, receive: Any, send: Any) -> None:
    """An application that takes nothing."""
    await asyncio.Event().wait()


async def connected() -> tuple[SocketProtocol, Wire]:
    """A socket that stands."""
    wire = Wire()
    protocol = SocketProtocol(uvicorn.Config(_silent, log_config=None), ServerState(), {})
    protocol.connection_made(wire)
    protocol.data_received(REQUEST)
    protocol.queue.get_nowait()
    await protocol.send({"type": "websocket.accept"})
    protocol.stop_keepalive()
    return protocol, wire


def heard(protocol: SocketProtocol) -> list[str]:
    """The texts that wait to be taken."""
    found = []
    while not protocol.queue.empty():
        message: Any = protocol.queue.get_nowait()
        found.append(message["text"])
    return found


@pytest.mark.parametrize("seed", range(20))
async def test_texts_are_the_same_however_they_are_cut(seed: int) -> None:
    rng = Random(seed)
    frames, texts = b"", []
    for number in range(12):
        text = f"{number} " + "ü" * rng.choice([0, 3, 70, 400])
        texts.append(text)
        if seed % 2 and rng.random() < 0.2:
            frames += sent(text[:1], fin=False) + sent(text[1:], Opcode.CONT)
        else:
            frames += sent(text)
        frames += rng.choice([b"", b"", sent("?", Opcode.PING), sent("!", Opcode.PONG)])
    protocol, _ = await connected()
    while frames:
        cut = rng.choice([1, 2, 7, 60, 400, 3_000]) if seed % 3 else len(frames)
        protocol.data_received(frames[:cut])
        frames = frames[cut:]
    assert heard(protocol) == texts


async def test_one_who_is_far_ahead_is_not_listened_to_until_all_is_taken() -> None:
    protocol, wire = await connected()
    for number in range(AHEAD + 1):
        assert wire.is_read
        protocol.data_received(sent(str(number)))
    assert not wire.is_read
    for _ in range(AHEAD + 1):
        assert not wire.is_read
        await protocol.receive()
    assert wire.is_read


async def test_a_text_that_is_no_text_ends_the_socket() -> None:
    protocol, _ = await connected()
    protocol.data_received(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    message: Any = protocol.queue.get_nowait()
    assert (message["type"], message["code"]) == ("websocket.disconnect", 1007)
