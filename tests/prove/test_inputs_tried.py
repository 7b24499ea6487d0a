"""Table C: what a server is sent that makes no sense, or is not allowed."""

import random
import subprocess
import sys
from itertools import count
from pathlib import Path

import msgspec
import pytest

from saecula.games import listed
from saecula.server.web.sockets import read_frame
from tests.prove.conftest import Size, Tell
from tests.prove.pages import SEED, Shown
from tests.prove.repeated import repeats
from tests.prove.spread import spread
from tests.prove.walking import Walk, Walked, illegal_moves, invariants
from tests.server.conftest import KINDS, NewUrl
from tests.server.generated import send_generated
from tests.server.siege.test_wrong_hands import Matrix, obeyed
from tests.server.site import served
from tests.server.web.test_openapi import operations
from tests.server.web.test_socket_fuzz import besieged, mutated

ROOT = Path(__file__).resolve().parents[2]
#: Requests of one kind in a row; frames that one process reads in a go.
IN_A_ROW, PART = 40, 50_000


@pytest.mark.parametrize("kind", KINDS)
def test_c1_generated_requests(tmp_path: Path, new_url: NewUrl, kind: str, tell: Tell, size: Size) -> None:
    wanted, sent, broken = size(6000, 60), 0, list[str]()
    aims = [(operation, mode) for operation in operations() for mode in ("positive", "negative")]
    with served(tmp_path, db=new_url(kind)) as site:
        person = site.guest("Fuzzer")
        description = site.stranger().get("/api/openapi.json").json()
        for number in count():
            for aim in aims:
                try:
                    sent += send_generated(site, person, description, aim, min(IN_A_ROW, wanted), number)
                except Exception as error:
                    broken.append(f"{aim}, seed {number}: {error}")
                if sent >= wanted:
                    break
            if sent >= wanted or len(broken) > 9:
                break
    print("\n".join(broken))
    what = f"requests generated from the description of the interface, {kind}"
    tell("C1", what, sent, "0 on", f"{len(broken)} wrong answers", "0 server errors", held=not broken)


#: One frame in so many is one of these.
SELDOM = 5000
RARE: list[str | bytes] = [
    "[" * 200_000,
    '{"do":' * 30_000,
    b'{"cid":"' + b"\xff" * 100,
    '{"do":"say","cid":"x"}'.encode("utf-16"),
    b'{"do":"say","cid":"c","text":"\xed\xa0\x80"}',
    "9" * 10_000,
    f'{{"ask":"ping","cid":"c","t":{2**70}}}',
    b"x" * 10_000_000,
]


def frames_read(seed: int) -> tuple[int, list[str]]:
    """Broken frames before the reader of frames: it reads them or says ValueError, and nothing else."""
    rng, wrong = random.Random(f"frames {seed}"), list[str]()
    for number in range(PART):
        text = mutated(rng) if number % SELDOM else rng.choice(RARE)
        try:
            read_frame(text)
        except ValueError:
            pass
        except BaseException as error:
            wrong.append(f"{type(error).__name__} for {text[:60]!r}")
    return PART, wrong


def test_c2_broken_frames(tmp_path: Path, tell: Tell, size: Size) -> None:
    found = spread(frames_read, range(size(20)))
    wrong = [one for _, some in found for one in some]
    print("\n".join(wrong[:10]))
    read = sum(number for number, _ in found)
    tell("C2", "broken frames read", read, 0, f"{len(wrong)} uncaught", "0 uncaught", held=not wrong)
    frames, seeds = size(4000, 500), range(10, 10 + size(10))
    refused = games = 0
    with served(tmp_path) as site:
        for seed in seeds:
            more = besieged(site, seed, frames)  # raises at the first frame that goes wrong
            refused, games = refused + more[0], games + more[1]
    said = f"0 failures, {refused:,} refused, {games} games beside it played to their end"
    what = "broken frames over a socket while others play"
    tell("C2", what, frames * len(seeds), seeds.start, said, "0 failures", held=True)


def walked(orders: list[Walk], found: list[Walked]) -> dict[str, list[Walked]]:
    """What was found, game by game; flaws are printed."""
    print("\n".join(flaw for one in found for flaw in one.flaws))
    return {order.game: [one for one in found if one.game == order.game] for order in orders}


def test_c3_illegal_moves(tell: Tell, size: Size) -> None:
    orders = [Walk(game, seed, "states", size(5000, 20)) for game in listed() for seed in (1000, 2000)]
    for game, found in walked(orders, spread(illegal_moves, orders)).items():
        states, moves, refusals = (
            sum(getattr(one.report, f) for one in found) for f in ("states", "moves", "refusals")
        )
        flaws = sum(len(one.flaws) for one in found)
        said = f"{flaws} flaws; {moves:,} listed moves made, {refusals:,} others refused"
        bar = "0 flaws, 20 others a state"
        what = f"states of {game} with all their moves"
        tell("C3", what, states, "1000, 2000", said, bar, held=not flaws and refusals >= 20 * states)


def test_c4_invariants(tell: Tell, size: Size) -> None:
    orders = [Walk(game, seed, "steps", size(50_000, 100)) for game in listed() for seed in (3000, 4000)]
    for game, found in walked(orders, spread(invariants, orders)).items():
        steps, games = sum(one.steps for one in found), sum(one.report.games for one in found)
        flaws = sum(len(one.flaws) for one in found)
        said = f"{flaws} flaws in {games} games"
        what = f"steps of {game} with everything counted after each"
        tell("C4", what, steps, "3000, 4000", said, "0 flaws", held=not flaws)


def test_c5_wrong_hands(tmp_path: Path, tell: Tell) -> None:
    with served(tmp_path) as site:
        attempts = Matrix(site).attempts()
    who = len({one.who for one in attempts})
    said = f"{len(obeyed(attempts))} obeyed"
    what = f"commands from {who} kinds of wrong hands, by requests and over sockets"
    tell("C5", what, len(attempts), "none", said, "0 obeyed", held=not obeyed(attempts))


def test_c6_repeated_moves(tmp_path: Path, tell: Tell, size: Size) -> None:
    found = repeats(tmp_path, size(10_000, 30), 6)
    said = f"{found.two_answers} with two answers, {found.not_once} not stored once; {found.sent:,} sent"
    held = not (found.two_answers or found.not_once or found.refused)
    tell("C6", "moves sent 1 to 5 times over two sockets and by requests", found.moves, 6, said, "0 and 0", held=held)


def test_c7_hostile_texts(tell: Tell, size: Size) -> None:
    words = [sys.executable, "-m", "tests.prove.pages", str(size(200, 5))]
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    found = msgspec.json.decode(done.stdout, type=Shown)
    said = f"{found.ran} ran, {found.elements} became elements, {found.complaints} stopped by the policy"
    held = not (found.ran or found.elements or found.complaints) and found.shown >= found.strings > 0
    script = next(part for part in found.policy.split(";") if "script-src" in part or "default-src" in part)
    what = "hostile texts as chat and names in a browser"
    tell("C7", what, found.strings, SEED, said, "0 of each", held=held and "unsafe-inline" not in script)
