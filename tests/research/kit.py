"""Tables some way into a game, and the parts of what a seat sees of them."""

from collections.abc import Iterator
from random import Random

from saecula.research.encode import Floats, make_encoder, part_of, tensor_of
from saecula.research.table import Table, open_table


def opened(game: str, seats: int | None, seed: int, options: dict[str, str]) -> Table:
    """A table at its first decision."""
    table = open_table(game, seats, options)
    table.reset(seed)
    table.go_on()
    return table


def after(game: str, moves: int, seats: int | None = 3, **options: str) -> Table:
    """A table some random moves into a game, or at its end."""
    table, rng = opened(game, seats, 7, options), Random(7)
    while moves > 0 and not table.is_over():
        seat = table.asked()[-1]
        table.play(seat, rng.choice(table.legal(seat)))
        table.go_on()
        moves -= 1
    return table


def after_sensible(game: str, moves: int, seats: int = 3, **options: str) -> Table:
    """The same where random moves lead nowhere: everybody plays as the rough weights of the game say."""
    table, rng = opened(game, seats, 7, options), Random(7)
    while moves > 0 and not table.is_over():
        seat = rng.choice(table.asked())
        codes = table.legal(seat)
        table.play(seat, rng.choices(codes, table.game.mind.policy(table.state, seat, codes))[0])
        table.go_on()
        moves -= 1
    return table


def through(table: Table) -> Iterator[int]:
    """Random moves to the end of a game; the number of each before it is made."""
    rng, moves = Random(1), 0
    while not table.is_over():
        yield moves
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.go_on()
        moves += 1


def parts(table: Table, seat: int | None) -> dict[str, Floats]:
    """What a seat sees, by the names of the layout."""
    encoder = make_encoder(table.game, table.seats)
    tensor = tensor_of(encoder, table.state, seat)
    return {name: part_of(encoder, tensor, name) for name in encoder.layout}
