"""Table F: records, old and new, by other builds and other rules, whole and altered."""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from saecula.games import listed, made_for
from saecula.play.replay import verify
from tests.prove.conftest import Size, Tell
from tests.prove.hashes import Order, ordered
from tests.prove.tampering import play_tables, tamper
from tests.prove.tried import ROOT, tried
from tests.records.corpus import FILES
from tests.records.test_corpus import pinned, read
from tools.web import npm_command

HASH_SEEDS = (0, 1, 2)
VECTORS = ("tests/lib/teller.test.ts", "tests/lib/patch.test.ts", "tests/games/hexes.test.ts")


def test_f1_same_games_by_other_builds(tell: Tell, size: Size) -> None:
    plays = {False: size(1000, 4), True: size(40, 2)}
    for is_plain, count in plays.items():
        orders = [Order(game, 0, count, seed, is_plain) for game in listed() for seed in HASH_SEEDS]
        # beside the plain sources the same games by the build at hand
        orders += [Order(game, 0, count, 0, False) for game in listed()] if is_plain else []
        with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
            found = list(zip(orders, pool.map(ordered, orders)))
        for game in listed():
            mine = [one for order, one in found if order.game == game]
            builds = " and ".join(sorted({one.build for one in mine}))
            apart = len({one.hash for one in mine}) - 1
            what = f"games of {game} under {len(HASH_SEEDS)} hash seeds, {builds}; {mine[0].lines:,} lines"
            tell("F1", what, count, 0, f"{apart} other hashes", "0", held=not apart)


def test_f2_records_of_all_rules(tell: Tell) -> None:
    records = [read(path) for path in FILES]
    broken = [
        path.name
        for path, record in zip(FILES, records)
        if record.ending is None or verify(made_for(record.header), record) != record.ending.hash
    ]
    rules = len({(record.header.game, record.header.rules) for record in records})
    said = f"{len(broken)} broken, {len(pinned())} pinned to the rules they began with"
    tell("F2", f"records of {rules} versions of rules", len(FILES), "none", said, "0 broken", held=not broken)
    passed, bad = tried("tests/server/upgrades")
    what = "tests of a database that the release before wrote"
    tell("F2", what, passed + bad, "none", f"{bad} failed", "0 failed", held=not bad and passed > 0)


async def test_f3_altered_logs(tmp_path: Path, tell: Tell, size: Size) -> None:
    path = tmp_path / "tamper.db"
    tables = await play_tables(path, size(100, 3), 9)
    count, missed = await tamper(path, tables, 100, 9)
    print("\n".join(missed[:10]))
    what = f"bits changed in {len(tables)} stored logs"
    tell("F3", what, count, 9, f"{len(missed)} not noticed", "0", held=not missed)


def vectors(name: str) -> int:
    """How many values a file of vectors compares."""

    def leaves(value: object) -> int:
        if isinstance(value, dict | list):
            return sum(leaves(one) for one in (value.values() if isinstance(value, dict) else value))
        return 1

    return leaves(json.loads((ROOT / f"web/tests/kit/vectors/{name}.json").read_text(encoding="utf-8")))


def test_f4_vectors(tell: Tell) -> None:
    count = sum(vectors(name) for name in ("hex", "patch", "teller"))
    _, bad = tried("tests/web/test_vectors.py", "tests/parts/test_hex_vectors.py")
    words = [*npm_command(), "exec", "--", "vitest", "run", *VECTORS]
    done = subprocess.run(words, cwd=ROOT / "web", check=False)
    held = not bad and done.returncode == 0
    what = "values of hexes, patches and sentences that Python wrote and the client worked out again"
    tell("F4", what, count, "none", "0 differ" if held else "some differ", "0 differ", held=held)
