"""`python -m bench.strength`: games are kept, not played twice, and summed up as shares and rating points."""

from pathlib import Path

import msgspec
import pytest

from bench.duels import Duel, Found, Played, play, read, sum_up, tasks_of
from bench.ladder import Rung, draw_ladders, ladders, points, rating, told_step
from bench.strength import THOUGHT, bars, cells, rungs, section_of, sheets, told_games
from saecula.bots.levels import LEVELS

DUEL = Duel("tempus", 4, {"map": "dealt"}, "habit", "random", 6)


def kept(duel: Duel, wins: list[float]) -> list[Played]:
    return [Played(duel.key(), number, win, (10, 5), (0.02, 0.02)) for number, win in enumerate(wins)]


def test_a_game_is_played_with_half_of_the_table_each_and_timed() -> None:
    game = play(tasks_of([DUEL], [])[0])
    assert 0 <= game.win <= 1
    assert min(game.choices) > 10
    assert min(game.seconds) > 0
    assert play(tasks_of([DUEL], [])[0]).win == game.win


def test_what_is_kept_is_not_played_again() -> None:
    tasks = tasks_of([DUEL], kept(DUEL, [1, 0]))
    assert [task.number for task in tasks] == [2, 3, 4, 5]


def test_of_several_duels_a_like_part_comes_first() -> None:
    short = DUEL._replace(bot="greedy", games=2)
    assert [task.number for task in tasks_of([DUEL, short], [])] == [0, 0, 1, 2, 3, 1, 4, 5]


def test_a_duel_is_kept_under_what_its_bots_are(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = DUEL._replace(bot="expert", against="casual")
    before = duel.key()
    # levels have hands of their own where time runs
    assert before != duel._replace(against="greedy").key()
    monkeypatch.setitem(LEVELS, "expert", "learned:3s")
    assert duel.key() != before


def test_how_quick_bots_look_counts_only_where_one_plays() -> None:
    duel = DUEL._replace(game="rise-and-fall", options={}, seats=2)
    networks = {duel._replace(bot=bot).key().split()[-1] for bot in ("learned", "quick", "strong")}
    assert len(networks) == 2


def test_games_are_summed_up_with_what_choices_took() -> None:
    found = sum_up(DUEL, [*kept(DUEL, [1, 0.5, 1, 1]), *kept(DUEL._replace(bot="greedy"), [0, 0])])
    assert (found.games, found.wins, found.share) == (4, 3.5, 0.875)
    assert found.pace == (2.0, 4.0)
    assert cells(DUEL, found)[:6] == ["tempus", "4", "map=dealt", "habit", "random", "4"]


def test_kept_games_are_read_back(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    assert read(notes) == []
    games = kept(DUEL, [1, 0])
    notes.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
    assert read(notes) == games


@pytest.mark.parametrize(("share", "expected"), [(0.5, 0), (0.7034, 150), (0.9091, 400), (0.2403, -200)])
def test_shares_are_told_in_rating_points(share: float, expected: int) -> None:
    assert points(share) == pytest.approx(expected, abs=0.5)


def test_a_level_that_won_every_game_has_a_rating_too() -> None:
    assert rating(Found(20, 20.0, (1, 1))) == pytest.approx(points(20.5 / 21))
    assert told_step(Found(100, 70.0, (1, 1))).startswith("146 (")


def test_ladders_add_up_their_steps() -> None:
    steps = [(Rung("tempus", level, DUEL), Found(100, 70.0, (1, 1))) for level in list(LEVELS)[1:]]
    found = ladders(steps)["tempus"]
    assert [level for level, *_ in found] == list(LEVELS)[1:]
    assert [round(rating / found[0][1]) for _, rating, *_ in found] == [1, 2, 3, 4]


def test_the_picture_shows_every_game(tmp_path: Path) -> None:
    steps = [(rung, Found(40, 30.0, (1, 1))) for rung in rungs(THOUGHT)]
    draw_ladders(steps, next(iter(LEVELS)), tmp_path / "levels.svg")
    assert (tmp_path / "levels.svg").read_text().startswith("<?xml")


def test_bars_missed_are_told() -> None:
    bar = bars(THOUGHT)[0]
    games = [*kept(bar.duel, [1.0] * bar.duel.games), *kept(rungs(THOUGHT)[0].duel, [1.0, 0.0] * 50)]
    said = "\n\n".join(str(part) for part in sheets(THOUGHT, games, "networks"))
    assert "| 100.0% (96.9% to 100.0%) | 2.0 : 4.0 | 80% | held |" in said
    assert "| 0 (-68 to 68) | missed |" in said


def test_duels_with_search_have_a_section_of_their_own() -> None:
    found = {section_of(bar.duel): bar.duel for bar in bars(THOUGHT)}
    assert (found["networks"].bot, found["networks"].against) == ("learned", "greedy")
    assert found["search"].bot == "learned:0.1s"
    said = "\n\n".join(str(part) for part in sheets(THOUGHT, kept(found["search"], [1.0]), "search"))
    assert "the expert 0.1 s a turn" in said
    assert "| learned:0.1s | learned | 1 |" in said


def test_it_is_told_how_many_games_are_older_than_the_run() -> None:
    with_search, without = (
        next(bar.duel for bar in bars(THOUGHT) if section_of(bar.duel) == section) for section in ("search", "networks")
    )
    games = [*kept(without, [1.0, 0.0]), *kept(with_search, [1.0, 1.0, 0.0])]
    told = told_games(games, 3, THOUGHT, "search")
    assert told == "3 games, 1 of which were kept from runs before this one."
