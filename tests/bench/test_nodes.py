"""One node beside three: what is said of both, and that it can be measured; how fast anything is, no test tells."""

import pytest

from bench import nodes
from bench.appends import SEATS, Stored, played, stored
from bench.crew import Moved, Report
from bench.crowds import HELD
from bench.database import Cost, Look, between, watched
from bench.load import Load, Result
from bench.nodes import ONE, RATES, THREE, Carried, Try, carried, in_words, sites, tried
from bench.spent import Spent

LOAD = Load(60, 3, 10.0, 1.0)


def found(count: int, moves: int, seconds: float = 0.005, cpu: float = 0.1) -> Carried:
    reports = [Report([Moved(seconds, seconds)] * moves, [], 0.1, 0.001)]
    return Carried(count, Result(reports, Spent(0.2), 10.0), Cost(cpu, 4096 * moves, 7 * count))


def test_every_node_gets_more_to_do_until_one_move_of_a_hundred_is_late() -> None:
    asked: list[float] = []

    def measured(count: int, load: Load) -> Carried:
        asked.append(load.tables / load.pace)
        return found(count, 400, 0.005 if len(asked) < 3 else HELD * 2)

    assert [one.each for one in tried(measured, LOAD, THREE)] == list(RATES[:3])
    assert [round(rate) for rate in asked] == list(RATES[:3])


def test_a_row_tells_what_a_move_costs_the_nodes_and_the_database() -> None:
    row = dict(zip(nodes.HEADS, found(THREE, 400).cells(120), strict=True))
    told = {"nodes": "3", "wanted": "120", "moves/s": "40", "connections": "21", "": "held"}
    told |= {"CPU a move, nodes": "0.50 ms", "CPU a move, database": "0.25 ms", "log a move": "4.0 KiB"}
    assert {head: row[head] for head in told} == told


def test_costs_are_set_beside_each_other_where_each_node_or_all_together_have_as_many_moves() -> None:
    said = in_words(
        {
            ONE: [Try(40, found(ONE, 400)), Try(80, found(ONE, 800)), Try(120, found(ONE, 1000, cpu=0.25))],
            THREE: [Try(40, found(THREE, 1200, cpu=0.36)), Try(80, found(THREE, 2000, HELD * 2))],
        }
    )
    assert said.startswith("One node holds 100 moves a second, three hold 120 (1.2 times as many).")
    # what was not held is not compared
    assert said.count("a move costs the database") == 2
    assert "At 40 moves a second of each node a move costs the database 0.25 ms with one node and 0.30" in said
    cost = "At 120 moves a second of all nodes together a move costs the database 0.25 ms with one node"
    assert f"{cost} and 0.30 ms with three, 1.20 times as much." in said


def test_where_nothing_is_held_nothing_is_divided() -> None:
    _, sheet, said = sites(LOAD, lambda count, load: found(count, 4, HELD * 2))
    assert str(sheet).count(f"over {HELD * 1000:.0f} ms") == 2
    assert str(said).startswith("One node holds 0 moves a second, three hold 0.")


def test_what_the_database_did_is_the_difference_of_two_looks() -> None:
    assert between(Look(1.0, 100, 3), Look(1.5, 300, 7)) == Cost(0.5, 200, 7)


def test_a_row_of_appends_tells_the_rate_and_the_cost_of_one() -> None:
    reports = [Report([Moved(0.002)] * 1000, [], 0.5, 0.0), Report([Moved(0.004)] * 1000, [], 0.25, 0.0)]
    row = Stored(2, 10.0, reports, Cost(1.0, 2_000_000, 14)).cells()
    assert row == ("2", "200", "0.500 ms", "10%", "50% 25%", "1,000 bytes", "0.2 MiB", "4.0 ms", "4.0 ms")


@pytest.mark.slow
def test_three_nodes_share_a_database_and_each_carries_as_much_as_one_alone() -> None:
    alone, together = (carried(count, Load(1, 3, 3.0, 0.3), warm_up=2.0) for count in (ONE, THREE))
    assert alone.result.refused == together.result.refused == []
    assert min(alone.cost.log, together.cost.log) > 0
    # every node has a line for its signs of life and one that appends, and seven at most
    assert 2 <= alone.cost.connections <= 7
    assert 3 * 2 <= together.cost.connections <= 3 * 7


@pytest.mark.slow
def test_the_lines_of_a_game_are_appended_under_leases_by_several_processes() -> None:
    with watched() as database:
        lines = played(database)
        assert {line.seat for line in lines} >= set(range(SEATS))
        result = stored(database, lines, 2, 1, 2.0, warm_up=1.0)
        assert len(result.reports) == 2
        assert database.bytes_a_line() > 100
