"""Learned judgement: whole numbers, the same on every machine, and nothing that fits badly is used."""

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from saecula.bots import make_bot
from saecula.bots.judge import Judge
from saecula.bots.learned import learned_judge, weights_of
from saecula.bots.network import EXACT, FIRST, LATER, LearnedJudge, Network
from saecula.games import GAMES, make_game
from saecula.kernel.codes import Log
from saecula.play.playout import policy_move

MOST = 4
#: The games whose weights ship.
LEARNED = ["tempus", "rise-and-fall", "through-the-ages", "time-of-empires"]
FACTS = {"game": "rise-and-fall", "most": MOST, "size": 6, "bits_from": 4}


def network(size: int = 6, bits_from: int = 4, seed: int = 1, **facts: Any) -> Network:
    """Any weights, as large as trained ones."""
    rng = np.random.default_rng(seed)
    ins, outs, hidden = bits_from + 8 * (size - bits_from), 2 * MOST, 16
    shapes = {
        "w1": ((ins, outs + hidden), 0.02 * FIRST),
        "b1": ((outs + hidden,), 0.1 * FIRST),
        "w2": ((hidden, 32), 0.2 * LATER),
        "b2": ((32,), 0.1 * LATER * LATER),
        "w3": ((32, outs), 0.2 * LATER),
        "b3": ((outs,), 0.1 * LATER * LATER),
    }
    weights = {name: np.rint(rng.normal(0, scale, shape)).astype(np.float32) for name, (shape, scale) in shapes.items()}
    return Network(weights, FACTS | {"size": size, "bits_from": bits_from} | facts)


def rows(count: int, size: int = 6) -> bytes:
    return np.random.default_rng(2).integers(0, 256, (count, size), dtype=np.uint8).tobytes()


def test_bytes_count_as_they_are_and_bits_one_by_one() -> None:
    assert network().inputs(bytes([7, 0, 255, 1, 0b10000001, 0b01000000])).tolist() == [
        [7, 0, 255, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    ]


def test_shares_of_the_seats_at_the_table_add_up_to_one() -> None:
    for seats in (2, 3, 4):
        shares = network().shares(rows(50), seats)
        assert shares.shape == (50, seats)
        assert np.allclose(shares.sum(axis=1), 1.0, atol=1e-5)


def test_sums_are_the_same_in_any_order_and_in_any_batch() -> None:
    judged, some = network(), rows(64)
    together = judged.outputs(some)
    alone = np.concatenate([judged.outputs(some[6 * at : 6 * at + 6]) for at in range(64)])
    assert (together == alone).all()
    order = np.random.default_rng(3).permutation(20)
    mixed = Network(judged.weights | {"w1": judged.weights["w1"][order]}, judged.facts)
    mixed.inputs = lambda rows: judged.inputs(rows)[:, order]  # type: ignore[method-assign]
    assert (mixed.outputs(some) == together).all()


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    kept, some = network(generation=3), rows(20)
    kept.write(tmp_path / "weights.npz")
    back = Network.read(tmp_path / "weights.npz")
    assert back.facts == kept.facts
    assert (back.outputs(some) == kept.outputs(some)).all()


@pytest.mark.parametrize("blend", [0.0, 0.5])
def test_a_game_that_is_over_is_judged_by_its_result(blend: float) -> None:
    game = make_game("rise-and-fall")
    options = {option.name: option.default for option in game.meta.options}
    state, rng, log = game.start(2, options), Random(5), Log(False)
    size = len(game.mind.features(state, 0))
    judge = LearnedJudge(game, network(size, size, blend=blend))
    begins = judge.worths([state], 0)[0]
    assert 0.0 < begins < 1.0
    while policy_move(game, state, rng, log):
        pass
    assert judge.worths([state, state], 1) == [game.mind.evaluate(state)[1]] * 2


@pytest.mark.parametrize("game", LEARNED)
def test_weights_that_ship_fit_their_game_and_are_small(game: str) -> None:
    components = make_game(game).meta.components.hash
    found, problem = weights_of(game, components)
    assert problem == ""
    assert found is not None
    assert found.facts["game"] == game
    place = Path(str(files(GAMES[game]).joinpath("mind/weights.npz")))
    assert place.stat().st_size < 300_000


@pytest.mark.parametrize("game", LEARNED)
def test_all_sums_over_rows_of_real_games_are_exact_in_single_precision(game: str) -> None:
    made = make_game(game)
    found, _ = weights_of(game, made.meta.components.hash)
    assert found is not None
    options = {option.name: option.default for option in made.meta.options}
    state, rng, log = made.start(made.meta.seats[1], options), Random(7), Log(False)
    rows = b""
    for _ in range(400):
        policy_move(made, state, rng, log)
        rows += made.mind.features(state, 0)
    assert found.largest_sum(rows) < EXACT


def test_other_components_and_games_without_weights_are_judged_by_hand_and_that_is_said_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    weights_of.cache_clear()
    game = make_game("pebbles")
    for _ in range(2):
        assert weights_of("tempus", "other") == (None, "it was learned with other components")
        assert type(learned_judge(game)) is Judge
    assert [record.getMessage() for record in caplog.records] == [
        "tempus is judged by hand: it was learned with other components",
        "pebbles is judged by hand: it has not been learned",
    ]


@pytest.mark.parametrize("name", ["learned", "learned:2", "learned:0.01s", "learned@raider"])
def test_learned_bots_choose_legal_moves(name: str) -> None:
    game = make_game("rise-and-fall")
    options = {option.name: option.default for option in game.meta.options}
    state, rng, log = game.start(2, options), Random(3), Log(False)
    while not (seat := next((seat for seat in game.to_act(state) if seat >= 0), -1)) >= 0:
        policy_move(game, state, rng, log)
    legal = game.legal(state, seat)
    assert make_bot(game, name).choose(game.view(state, seat), legal, rng) in legal
