"""WebSocket frames as nearly all of them come: whole, small and masked (RFC 6455, 5.2).

The library reads byte by byte what may come in any pieces, and that takes longer than all else that reading a move
needs.
"""

from typing import NamedTuple

#: The first byte of a frame that is a whole message or a control frame: nothing is packed, and no piece follows.
TEXT, PING, PONG = 0x81, 0x89, 0x8A
#: Bytes of a text that is read here.
LONGEST = 16_384


class Whole(NamedTuple):
    """A frame: its first byte, where its text begins and where it ends."""

    first: int
    start: int
    end: int


def whole_at(data: bytes, at: int) -> Whole | None:
    """The frame that begins there; None where it is not whole, or one that must be looked at closely."""
    left = len(data) - at
    if left < 6 or not data[at + 1] & 0x80:
        return None
    first, size, start = data[at], data[at + 1] & 0x7F, at + 6
    if size == 126 and left >= 8 and first == TEXT:
        size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
    elif size >= 126:
        return None
    is_plain = first in (TEXT, PING, PONG) and size <= LONGEST and start + size <= len(data)
    return Whole(first, start, start + size) if is_plain else None


def text_in(data: bytes, frame: Whole) -> bytes:
    """What a masked frame says; the four bytes before it are its mask."""
    size = frame.end - frame.start
    mask = data[frame.start - 4 : frame.start] * (size // 4 + 1)
    masked = int.from_bytes(data[frame.start : frame.end], "little")
    return (masked ^ int.from_bytes(mask[:size], "little")).to_bytes(size, "little")
