"""What is played while learning: the tables of each game, and how its players look ahead."""

from random import Random
from typing import Any, NamedTuple

from saecula.kernel.game import Game


class Course(NamedTuple):
    """How a game is learned.

    `tables`: options by lot, each as often as it stands here. `beam`: how wide players look. `ends` and `middles`: how
    many of the positions between turns and in the middle of one are kept. `points`: about how far scores lie apart.
    """

    tables: list[dict[str, str]]
    beam: tuple[int, int, int]
    ends: float
    middles: float
    points: float
    hidden: int = 32
    dropout: float = 0.0


COURSES = {
    "tempus": Course([{"map": "dealt"}] * 3 + [{"map": "built"}], (2, 6, 12), 0.5, 0.06, 8.0),
    "rise-and-fall": Course([{"world": "library"}, {"world": "random"}], (2, 6, 12), 0.4, 0.06, 60.0),
    "through-the-ages": Course(
        [
            {"version": "simple"},
            {"version": "advanced"},
            {"version": "advanced"},
            {"version": "full"},
            {"version": "full"},
        ],
        (1, 2, 8),
        1.0,
        0.15,
        60.0,
        hidden=32,
        dropout=0.2,
    ),
    "time-of-empires": Course([{"ages": "real-time"}] * 2 + [{"ages": "initiation"}], (1, 2, 6), 0.35, 0.1, 12.0),
}


def set_table(game: Game[Any], course: Course, rng: Random) -> tuple[int, dict[str, str]]:
    """Seats and options by lot."""
    options = {option.name: option.default for option in game.meta.options}
    options.update(rng.choice(course.tables))
    return rng.randint(*game.meta.seats), options
