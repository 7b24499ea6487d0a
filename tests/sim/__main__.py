"""`python -m tests.sim --seeds N --json`: plays seeded games of every title and reports which laws were broken."""

import argparse
import json
import sys
import time
from dataclasses import asdict

from .planted import PLANTED
from .series import Found, hush, run
from .shrink import shrink


def main() -> int:
    """Play the games; returns 1 if a law was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.sim", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many games")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--game", help="one game instead of all")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--plant", choices=sorted(PLANTED), help="a fault to be found")
    parser.add_argument("--enough", type=int, default=1, help="with a fault: stop when so many games have found it")
    parser.add_argument(
        "--shrink", action="store_true", help="with a fault: look for the shortest script that fails, as without one"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of sentences")
    args = parser.parse_args()
    hush()
    began = time.monotonic()
    found = run(range(args.first, args.first + args.seeds), args.game, args.plant, args.jobs, args.enough)
    if found.violations and (args.shrink or args.plant is None):
        found.shortest = shrink(found.violations[0].seed, args.game, args.plant)
    tell(found, time.monotonic() - began, args.json)
    return 1 if found.violations else 0


def tell(found: Found, seconds: float, as_json: bool) -> None:
    """Print what was found."""
    if as_json:
        sys.stdout.write(json.dumps({**asdict(found), "seconds": round(seconds, 1)}) + "\n")
        return
    pace = f"{found.hours:.1f} simulated hours in {seconds:.0f} s"
    print(f"{found.games} seeds, {found.tables} tables, {pace}, {found.crashes} crashes,")
    print(f"{found.commands} commands stored, {found.notices} notices, {found.pictures} pictures and")
    print(f"{found.answers} answers checked, {len(found.violations)} violations")
    for violation in found.violations[:10]:
        print(f"  seed {violation.seed} ({violation.game}): {violation.said}")
    if found.shortest:
        print(f"the shortest script that fails: {found.shortest}")


if __name__ == "__main__":
    sys.exit(main())
