"""`saecula bench`: the shape of what it says; how fast anything is, no test tells."""

import json
from typing import Any

import pytest

from saecula.arena import engine, environments, peers
from saecula.arena.gauge import FIGURES, ROUNDS, Figures, Pace, measure, middle, ratio, spread
from saecula.cli.bench import bench
from saecula.kernel.errors import BadOptions


class Counter:
    """A subject that does nothing but count."""

    def __init__(self, name: str) -> None:
        self.name = name

    def play(self, seed: int, pace: Pace) -> None:
        pace.choices += 2
        pace.decisions += 3
        pace.games += 1

    def copy(self, times: int) -> None:
        pass

    def search(self, seed: int) -> int | None:
        return None


def figures(value: float | None) -> Figures:
    return dict.fromkeys(FIGURES, value)


@pytest.fixture(autouse=True)
def little_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "DEFAULT_SIMULATIONS", 3)
    monkeypatch.setattr(environments, "TABLES", 2)
    monkeypatch.setattr(environments, "STEPS", 4)


def last_line(capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, Any], list[str]]:
    rows = capsys.readouterr().out.splitlines()
    return json.loads(rows[-1]), rows[:-1]


def test_the_json_line_gives_the_same_figures_for_games_and_peers(capsys: pytest.CaptureFixture[str]) -> None:
    bench(json=True, seconds=0.01)
    found, before = last_line(capsys)
    assert before == []
    assert "tempus" in found["games"]
    assert "pebbles" not in found["games"]
    assert set(found["peers"]) == {"catanatron", "open_spiel:backgammon", "open_spiel:hearts"}
    for subject in (found["games"] | found["peers"]).values():
        assert set(subject) == set(FIGURES)
        assert all(value is None or value > 0 for value in subject.values())
    assert found["games"]["tempus"]["search_sims_per_s"] > 0
    assert found["build"] in {"compiled", "plain"}
    assert found["missing"] == []
    assert set(found["environments"]) == set(found["games"])
    for paces in found["environments"].values():
        assert set(paces) == set(environments.OURS)
        assert all(pace > 0 for pace in paces.values())
    assert {"open_spiel:python_tic_tac_toe", "open_spiel:backgammon"} <= set(found["environment_peers"])
    absent = set(environments.PEERS) - set(found["environment_peers"])
    assert len(found["environment_missing"]) == len(absent)


def test_without_peers_there_is_a_table_and_then_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    bench(seconds=0.01, peers=False)
    found, before = last_line(capsys)
    assert found["peers"] == found["environment_peers"] == {}
    assert any("tempus, 4 seats" in row for row in before)
    assert any("Environments for learning" in row for row in before)
    assert not any("catanatron" in row for row in before)


def test_a_peer_that_is_missing_is_said_and_not_invented(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(peers, "import_module", nothing)
    monkeypatch.setattr(environments, "import_module", nothing)
    bench(seconds=0.01)
    found, before = last_line(capsys)
    assert found["peers"] == found["environment_peers"] == {}
    assert len(found["missing"]) == 2
    assert len(found["environment_missing"]) == len(environments.PEERS)
    assert "catanatron is not installed: the extra 'bench' brings it." in before


def test_rounds_go_from_subject_to_subject() -> None:
    names = [subject.name for subject, _ in measure([Counter("a"), Counter("b")], 0.001)]
    assert names == ["a", "b"] * ROUNDS


def test_figures_are_taken_from_what_was_counted() -> None:
    for _, found in measure([Counter("a")], 0.001):
        assert found["games_per_s"] is not None
        assert found["choices_per_s"] == pytest.approx(2 * found["games_per_s"])
        assert found["decisions_per_s"] == pytest.approx(3 * found["games_per_s"])
        assert found["search_sims_per_s"] is None


def test_the_median_stands_and_the_spread_tells_how_sure_it_is() -> None:
    rounds = [figures(value) for value in (10.0, 30.0, 20.0)]
    assert middle(rounds) == figures(20.0)
    assert spread(rounds) == figures(1.0)
    assert middle([figures(None)]) == spread([figures(None)]) == figures(None)


def test_a_ratio_above_one_is_always_better_for_us() -> None:
    found = ratio([figures(10.0)] * 3, [figures(5.0), figures(2.0), figures(5.0)])
    assert found == figures(2.0) | {"copy_us": 0.5}
    assert ratio([figures(1.0)], [figures(None)]) == figures(None)


def test_peers_count_forced_moves_as_decisions_but_not_as_choices() -> None:
    found, missing = peers.find_peers()
    assert not missing
    for peer in found:
        pace = Pace()
        peer.play(1, pace)
        assert 0 < pace.choices < pace.decisions
        assert pace.games == 1


def test_no_time_is_refused() -> None:
    with pytest.raises(BadOptions, match="--seconds is more than 0"):
        bench(seconds=0)
