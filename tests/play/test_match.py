"""The public face: a game in hand."""

import doctest
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import saecula
from saecula.games import GAMES, listed
from saecula.kernel.moves import Move
from saecula.play import match as face

LISTED = listed()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_whoever_is_to_act(game: str) -> None:
    played = saecula.new(game, seed=3)
    for _ in range(20_000):
        if played.is_over():
            break
        seat = played.to_act[0]
        moves = played.legal(seat)
        played.play(seat, moves[len(played.inner.lines) % len(moves)])
    assert played.is_over()
    assert min(standing.rank for standing in played.outcome().standings) == 1


@pytest.mark.parametrize("module", [saecula, face], ids=["saecula", "saecula.play.match"])
def test_the_examples_in_the_docstrings_come_out(module: ModuleType) -> None:
    found = doctest.DocTestFinder().find(module, "saecula", globs=vars(face) | {"saecula": saecula})
    runner = doctest.DocTestRunner()
    assert sum(runner.run(one).attempted for one in found) > 0
    assert runner.failures == 0


def test_everything_of_the_face_has_an_example() -> None:
    made = [value for name in saecula.__all__ if callable(value := getattr(saecula, name))]
    functions = [one for one in made if not isinstance(one, type)]
    methods = [value for name, value in vars(saecula.Match).items() if not name.startswith("_")]
    assert [one for one in [*functions, *methods] if ">>>" not in (one.__doc__ or "")] == []


def test_a_move_is_given_as_a_value_as_text_or_as_json() -> None:
    games = [saecula.new("pebbles", seed=1) for _ in range(3)]
    move = games[0].legal("A")[0]
    forms: list[Move | str | dict[str, str]] = [move, str(move), move.json()]
    for played, form in zip(games, forms, strict=True):
        played.play("A", form)
    assert len({played.position() for played in games}) == 1


NO_SEATS: list[Any] = [0, 2, "Z", "a", "", "AB", None, ["A"], b"A"]
NO_MOVES: list[Any] = [5, None, b"place-token K2", ["place-token", "K2"], 1.5]


@pytest.mark.parametrize("name", NO_SEATS, ids=repr)
def test_what_is_no_seat_is_refused_with_a_sentence_that_tells_the_seats(name: Any) -> None:
    played = saecula.new("tempus", 3, seed=7, map="dealt")
    asked: list[Callable[[], object]] = [
        lambda: played.legal(name),
        lambda: played.why_not(name, "done"),
        lambda: played.play(name, "done"),
    ]
    if name is not None:  # of whom nobody is said a spectator's view is meant, and the last move
        asked += [lambda: played.view(name), lambda: played.draw(name), lambda: played.svg(name)]
        asked += [lambda: played.undo(name)]
    for ask in asked:
        with pytest.raises(saecula.BadOptions, match=r"^seats are letters: A, B, C; .* is none of them$"):
            ask()


@pytest.mark.parametrize("move", NO_MOVES, ids=repr)
def test_what_is_no_move_is_refused_with_a_sentence_that_tells_the_forms_of_a_move(move: Any) -> None:
    played = saecula.new("tempus", 3, seed=7, map="dealt")
    before = played.position()
    for ask in (played.play, played.why_not):
        with pytest.raises(saecula.BadMove, match=r"^a move is a value of `legal`, its text or its JSON form; .* is"):
            ask("C", move)
    assert played.position() == before


def test_an_illegal_move_is_refused_with_a_sentence_and_its_clause_and_changes_nothing() -> None:
    played = saecula.new("tempus", 3, seed=7, map="dealt")
    seat = played.to_act[0]
    taken = str(played.legal(seat)[0])
    before = played.position()
    with pytest.raises(saecula.IllegalMove, match="TEM-"):
        played.play(seat, taken.replace(taken.split()[1], "A1"))
    assert played.position() == before


def test_the_legal_moves_of_somebody_who_is_not_asked_are_none() -> None:
    played = saecula.new("tempus", 3, seed=7, map="dealt")
    other = next(letter for letter in "ABC" if letter not in played.to_act)
    assert played.legal(other) == []
    assert played.why_not(other, played.legal(played.to_act[0])[0])


def test_a_move_is_taken_back() -> None:
    played = saecula.new("tempus", 3, seed=7, map="dealt")
    while True:
        seat, before = played.to_act[0], played.position()
        played.play(seat, played.legal(seat)[0])
        if played.inner.why_no_undo("ABC".index(seat)) is None:
            break
    played.undo()
    assert played.position() == before


def test_draws_can_be_scripted() -> None:
    played = saecula.new("pebbles", 2, scripted=True)
    assert played.to_act == [saecula.CHANCE]
    while played.to_act == [saecula.CHANCE]:
        played.play(saecula.CHANCE, played.legal(saecula.CHANCE)[-1])
    assert played.to_act == ["A", "B"]


def test_a_position_is_loaded_from_its_text_and_from_a_file(tmp_path: Path) -> None:
    played = saecula.new("pebbles", 2, seed=4)
    (tmp_path / "here.json").write_text(played.position())
    for given in (played.position(), tmp_path / "here.json", saecula.read_position(tmp_path / "here.json")):
        assert saecula.load(given).position() == played.position()


def test_a_record_is_kept_read_and_stepped_through(tmp_path: Path) -> None:
    played = saecula.new("pebbles", 2, seed=4)
    while not played.is_over():
        played.play(played.to_act[0], played.legal(played.to_act[0])[0])
    for name in ("game.jsonl", "game.txt"):
        played.save(tmp_path / name)
        record = saecula.read_record(tmp_path / name)
        assert saecula.replay(record).outcome() == played.outcome()
        assert not saecula.replay(record, to=10).is_over()


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(saecula.BadOptions, match=f"3 to 5 players, not {seats}"):
        saecula.new("tempus", seats=seats)


def test_options_may_be_given_as_numbers() -> None:
    assert saecula.new("time-of-empires", speed=20).record().header.options["speed"] == "20"


def test_more_names_than_seats_are_refused_and_fewer_are_filled_up() -> None:
    with pytest.raises(saecula.BadOptions, match="4 names are too many for 3 seats"):
        saecula.new("tempus", players=("Ada", "Bob", "Cleo", "Dan"))
    assert saecula.new("tempus", players=("Ada", "Bob")).players == ["Ada", "Bob", "Player C"]


@pytest.mark.parametrize("line", [-1, 7])
def test_a_line_that_a_record_does_not_have_is_refused(line: int) -> None:
    record = saecula.new("pebbles", seats=2, seed=1).record()
    with pytest.raises(saecula.BadOptions, match=f"the record has lines 0 to 6, not {line}$"):
        saecula.replay(record, to=line)


def test_a_file_that_cannot_be_read_is_a_bad_record(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG")
    for read in (saecula.read_record, saecula.read_position):
        with pytest.raises(saecula.BadRecord, match=r"none\.jsonl cannot be read: No such file or directory$"):
            read(tmp_path / "none.jsonl")
        with pytest.raises(saecula.BadRecord, match=r"picture\.png is not a text file$"):
            read(picture)


def test_a_match_draws_itself() -> None:
    played = saecula.new("tempus", 3, seed=7, map="dealt")
    lines = str(played).splitlines()
    assert 10 < len(lines) <= 40
    assert max(len(line) for line in lines) <= 100
    assert played.svg().startswith("<svg")
    assert played._repr_svg_() == played.svg()
    assert saecula.new("pebbles", seed=1)._repr_svg_() is None


def test_an_unknown_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = saecula.nothing
