"""Thousands of broken frames from one client while another plays a game on: nobody else notices anything."""

import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.site import Person, Served, served

SEEDS = (1, 2, 3)
FRAMES = 4000
#: What an honest client sends; the fuzzer breaks them.
HONEST: list[dict[str, Any]] = [
    {"do": "play", "cid": "c", "seat": 0, "decision": 1, "move": {"do": "Choose", "pebble": "1"}},
    {"do": "undo", "cid": "c", "seat": 0, "all": True},
    {"do": "say", "cid": "c", "text": "hello"},
    {"do": "sit", "cid": "c", "seat": 0, "name": "X", "nonce": "n"},
    {"do": "stand-in", "cid": "c", "seat": 0, "level": "casual"},
    {"do": "mute", "cid": "c", "player": "p", "muted": True},
    {"do": "report", "cid": "c", "player": "p", "entry": 3},
    {"do": "start", "cid": "c"},
    {"do": "preset", "cid": "c", "seat": 0, "kind": "choice", "move": {"do": "Choose"}},
    {"ask": "why", "cid": "c", "seat": 0, "move": {"do": "Choose"}},
    {"ask": "foresee", "cid": "c", "seat": 0, "moves": [{"seat": 0, "move": None}], "world": 3},
    {"ask": "look", "cid": "c", "eyes": 0, "since": 3},
    {"ask": "earlier", "cid": "c", "before": 10},
    {"ask": "ping", "cid": "c", "t": 1.5},
]
WEIRD: list[Any] = [None, True, -1, 0, 7, 8, 2**53, 2**63, 2**64 - 1, -(2**63), 1e308, "", "x" * 600, "\u202e", "\x00",
                    "'; --", [], {}, [[]], {"do": "play"}, {"": {}}, "\U0001f600", ["a"] * 300]  # fmt: skip


def mutated(rng: random.Random) -> str | bytes:
    """A frame that is broken in one of many ways, or not at all."""
    frame = msgspec.json.decode(msgspec.json.encode(rng.choice(HONEST)))
    way = rng.randrange(8)
    if way < 4:
        for _ in range(rng.randint(1, 3)):
            key = rng.choice(list(frame)) if rng.random() < 0.8 and frame else rng.choice(["x", "do", "ask", "seat"])
            if rng.random() < 0.2:
                frame.pop(key, None)
            else:
                frame[key] = rng.choice(WEIRD)
    text = msgspec.json.encode(frame)
    if way == 4:
        at = rng.randrange(len(text))
        return (text[:at] + bytes([rng.randrange(256)]) + text[at + 1 :]).decode("utf-8", "replace")
    if way == 5:
        return text[: rng.randrange(len(text))].decode("utf-8", "replace")
    if way == 6:
        return rng.randbytes(rng.randrange(200))
    if way == 7:
        return rng.choice(["[" * 5000, '{"do":' * 3000, "\u0000", " " * 1000, text.decode() * 2, "NaN", "-"])
    return text.decode()


def fuzz(person: Person, table: str, seed: int, count: int, heard: list[str]) -> None:
    """Send broken frames and read what comes, until a last ping is answered."""
    rng = random.Random(seed)
    for _ in range(0, count, 500):
        with person.socket(table) as line:
            frames: list[str] = []

            def listen(line: Any = line, frames: list[str] = frames) -> None:
                try:
                    while True:
                        frames.append(str(line.connection.recv(timeout=PATIENCE)))
                except (ConnectionClosed, TimeoutError):
                    pass

            reading = threading.Thread(target=listen)
            reading.start()
            for _ in range(500):
                line.send(mutated(rng))
            line.send('{"ask": "ping", "cid": "end", "t": 42.5}')
            while not any('"pong"' in frame and "42.5" in frame for frame in frames):
                assert reading.is_alive(), frames[-3:]
                reading.join(0.02)
            line.connection.close()
            reading.join(PATIENCE)
            heard += frames


def besieged(site: Served, seed: int, count: int) -> tuple[int, int]:
    """Broken frames from one client while another plays: how many were refused, and games played meanwhile."""
    honest, broken = site.guest("Honest"), site.guest("Broken")
    table = honest.table("me", "casual")["id"]
    heard: list[str] = []
    fuzzing = threading.Thread(target=fuzz, args=(broken, table, seed, count, heard))
    fuzzing.start()
    games = 0
    while fuzzing.is_alive() or not games:
        result = honest.play_on(table)["table"]
        assert (result["status"], result["end"]) == ("over", "rules")
        games += 1
        if fuzzing.is_alive():
            table = honest.table("me", "casual")["id"]
    fuzzing.join()
    kinds = {msgspec.json.decode(frame)["frame"] for frame in heard}
    assert {"refused", "welcome", "pong"} <= kinds <= {"refused", "welcome", "pong", "update", "ack", "answer"}
    errors = [msgspec.json.decode(frame) for frame in heard if '"refused"' in frame]
    assert not [one for one in errors if one["error"] == "failed"]
    assert not [frame for frame in heard if "Traceback" in frame or "Error" in frame]
    return len(errors), games


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fuzzer_is_refused_and_everybody_else_plays_on(tmp_path: Path, seed: int) -> None:
    with served(tmp_path) as site:
        refused, games = besieged(site, seed, FRAMES)
    assert refused > FRAMES / 3
    assert games >= 1
