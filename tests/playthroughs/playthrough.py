"""Playthroughs: whole random games as text, every move with the number of legal ones, now and then the state's hash.

They show at a glance when rules, legal lists, chance or hashes change. To write all of them anew, after a change that
is meant, run in the root of the checkout

    python -m tests.playthroughs.playthrough

and look at the difference before it is kept. A new playthrough begins as a file with nothing but the four header lines.
"""

from pathlib import Path
from random import Random

from saecula.games import make_game
from saecula.kernel.codes import CHANCE
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import seat_name

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob("*.txt"))
#: So many moves lie between two hashes.
STRIDE = 50


def header_of(text: str) -> dict[str, str]:
    """The first lines of a playthrough: game, seats, options, seed."""
    return dict(line.split(": ", 1) for line in text.splitlines()[:4])


def tell(header: dict[str, str]) -> str:
    """Play the game of a header at random and tell it."""
    game = make_game(header["game"])
    options = dict(pair.split("=") for pair in header["options"].split())
    match = Match(game, int(header["seats"]), options, seed_of(header["game"], int(header["seed"])))
    rng = Random(int(header["seed"]))
    lines = [f"{name}: {value}" for name, value in header.items()]
    while not match.is_over():
        seats = game.to_act(match.state)
        seat = seats[int(rng.random() * len(seats))]
        codes = game.legal(match.state, seat)
        made = match.draw() if seat == CHANCE else match.play(seat, codes[int(rng.random() * len(codes))])
        said = str(game.book.decode(made.code))
        lines.append(f"{made.n}. {seat_name(seat)} {said} ({len(codes)})")
        if made.n % STRIDE == 0:
            lines.append(f"= {match.hash()}")
    for standing in game.outcome(match.state).standings:
        points = " + ".join(f"{value} {name}" for name, value in standing.points.items())
        lines.append(f"{seat_name(standing.seat)}: rank {standing.rank}, {standing.total} = {points}")
    return "\n".join([*lines, f"= {match.hash()}"]) + "\n"


if __name__ == "__main__":
    for path in FILES:
        path.write_text(tell(header_of(path.read_text(encoding="utf-8"))), encoding="utf-8")
        print(f"wrote {path.name}")
