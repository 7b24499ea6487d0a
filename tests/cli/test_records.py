"""Replaying, drawing, keeping positions, verifying; and what is said of records that are not right."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from saecula.games import make_game
from saecula.kernel.record import Record, from_jsonl, to_jsonl
from saecula.play.position import dumped, read_position
from saecula.play.replay import Replay

if TYPE_CHECKING:
    from tests.cli.conftest import Run

RECORDS = Path(__file__).resolve().parent.parent / "records"
UNDONE = RECORDS / "tempus" / "v1-4-undo.jsonl"
OLDER = RECORDS / "time-of-empires" / "v1-2-undo.jsonl"
SVG = "{http://www.w3.org/2000/svg}"


def words_after(recorded: str, n: int) -> dict[str, object]:
    replay = Replay(make_game("tempus"), from_jsonl(recorded))
    replay.to(n)
    return replay.game.words(replay.state)


def test_a_replay_tells_the_moves_in_order(run: "Run", record: Path) -> None:
    out = run("replay", str(record)).out
    assert "holds the first-player marker" in out.splitlines()[0]
    assert "The game is over." in out
    assert "The result" in out


def test_a_replay_stops_where_it_is_told(run: "Run", record: Path) -> None:
    lines = run("replay", str(record), "--to", "20").out.splitlines()
    assert {int(line.split()[0]) for line in lines} == set(range(1, 21))


def test_moves_that_were_taken_back_keep_their_numbers_everywhere(run: "Run") -> None:
    live = [line.n for line in from_jsonl(UNDONE.read_text(encoding="utf-8")).live()]
    gap = next(n for n, after in pairwise(live) if after > n + 1)
    told = run("replay", str(UNDONE)).out.splitlines()
    numbers = {int(line.split()[0]) for line in told if line[:5].strip().isdigit()}
    assert numbers <= set(live)
    assert run("replay", str(UNDONE), "--to", str(gap)).out == run("replay", str(UNDONE), "--to", str(gap + 1)).out
    assert f"{live[-1]} moves" in run("verify", str(UNDONE)).out


def test_every_player_is_named_in_a_replay(run: "Run", record: Path) -> None:
    out = run("replay", str(record)).out
    assert all(name in out for name in ("A (Ada)", "B (Bea)", "C (Cem)"))


def test_a_position_is_kept_and_played_on_from(run: "Run", record: Path, recorded: str, tmp_path: Path) -> None:
    assert run("replay", str(record), "--to", "80", "--position", "here.json").status == 0
    position = read_position((tmp_path / "here.json").read_bytes())
    assert position.state == words_after(recorded, 80)
    words = ("--position", "here.json", "--seed", "1", "--bots", "random", "--save", "on.jsonl")
    assert run("play", "tempus", *words, typed="1\n" * 5000).status == 0
    header = from_jsonl((tmp_path / "on.jsonl").read_text(encoding="utf-8")).header
    assert header.position == dumped(make_game("tempus"), position).state
    assert run("verify", "on.jsonl").status == 0


def test_a_position_of_an_older_record_is_played_on_by_its_own_rules(run: "Run", tmp_path: Path) -> None:
    assert run("replay", str(OLDER), "--to", "60", "--position", "here.json").status == 0
    words = ("--position", "here.json", "--bots", "random", "--save", "on.jsonl")
    assert run("play", "time-of-empires", *words, typed="1\n" * 3).status == 0
    played = from_jsonl((tmp_path / "on.jsonl").read_text(encoding="utf-8"))
    assert (played.header.rules, played.header.rules == make_game("time-of-empires").meta.rules) == ("1", False)
    assert played.lines


def test_a_position_of_another_table_is_refused(run: "Run", record: Path) -> None:
    run("replay", str(record), "--to", "80", "--position", "here.json")
    said = run("play", "tempus", "--position", "here.json", "--seats", "4")
    assert (said.status, said.err) == (2, "saecula: the position has 3 seats, not 4\n")
    assert run("play", "tempus", "--position", "here.json", "--option", "map=built").status == 2
    assert run("play", "pebbles", "--position", "here.json").status == 2


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("rules", "77"),
        ("game", "chess"),
        ("seats", 4),
        ("saecula_position", 9),
        ("state", {"hand": {}}),
        ("options", {"map": "round"}),
    ],
)
def test_an_altered_position_is_refused(run: "Run", record: Path, tmp_path: Path, part: str, value: object) -> None:
    run("replay", str(record), "--to", "80", "--position", "here.json")
    position = json.loads((tmp_path / "here.json").read_text(encoding="utf-8"))
    (tmp_path / "odd.json").write_text(json.dumps(position | {part: value}), encoding="utf-8")
    said = run("play", "tempus", "--position", "odd.json")
    assert said.status == 2
    assert said.err.startswith("saecula: odd.json: ")
    assert said.err.count("\n") == 1


def test_a_state_that_the_rules_cannot_go_on_from_is_refused(run: "Run", record: Path, tmp_path: Path) -> None:
    run("replay", str(record), "--to", "80", "--position", "here.json")
    position = json.loads((tmp_path / "here.json").read_text(encoding="utf-8"))
    position["state"]["eras"] = {"A": "cities", "B": "start"}
    (tmp_path / "odd.json").write_text(json.dumps(position), encoding="utf-8")
    said = run("play", "tempus", "--position", "odd.json")
    sentence = "position: eras: B is in start and A in cities, but who is behind catches up in every era (TEM-PRO-2)"
    assert (said.status, said.err) == (2, f"saecula: odd.json: {sentence}\n")


def test_a_position_is_drawn_as_svg_with_everything_on_it(run: "Run", record: Path, tmp_path: Path) -> None:
    assert run("replay", str(record), "--to", "80", "--svg", "here.svg").status == 0
    picture = ElementTree.parse(tmp_path / "here.svg").getroot()
    texts = [element.text for element in picture.iter(f"{SVG}text")]
    titles = [element.text or "" for element in picture.iter(f"{SVG}title")]
    assert picture.tag == f"{SVG}svg"
    assert {"TEMPUS", "Writing", "Flight", "Ada", "Bea", "Cem", "grassland"} <= set(texts)
    assert any(title.endswith("mountain") for title in titles)


def test_a_game_without_drawings_says_so(run: "Run", tmp_path: Path) -> None:
    run("play", "pebbles", "--seed", "1", "--bots", "random", "--save", "p.jsonl", typed="1\n" * 200)
    said = run("replay", "p.jsonl", "--svg", "p.svg")
    assert said.status == 2
    assert "has no drawings" in said.err
    assert not (tmp_path / "p.svg").exists()


def test_text_and_json_lines_turn_into_each_other(run: "Run", record: Path, recorded: str, tmp_path: Path) -> None:
    assert run("replay", str(record), "--text", "game.txt").status == 0
    assert run("replay", "game.txt", "--jsonl", "again.jsonl").status == 0
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == recorded
    assert run("verify", "game.txt").out.startswith("ok game.txt: tempus, 3 seats")


def test_nothing_is_written_over_unless_that_is_wished(run: "Run", record: Path, tmp_path: Path) -> None:
    (tmp_path / "taken.svg").write_text("mine", encoding="utf-8")
    said = run("replay", str(record), "--svg", "taken.svg", "--position", "new.json")
    assert (said.status, said.err) == (2, "saecula: taken.svg exists already; --force writes over it\n")
    assert (tmp_path / "taken.svg").read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "new.json").exists()
    assert run("replay", str(record), "--svg", "taken.svg", "--force").status == 0
    assert (tmp_path / "taken.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("to", ["-1", "100000"])
def test_a_replay_does_not_go_beyond_the_record(run: "Run", record: Path, to: str) -> None:
    said = run("replay", str(record), f"--to={to}")
    assert said.status == 2
    assert f"not {to}" in said.err


# -- verify


def test_good_records_are_ok_each_on_its_line(run: "Run", record: Path) -> None:
    said = run("verify", str(record), str(record))
    assert said.status == 0
    assert said.out.count("ok ") == 2
    assert said.err == ""


def change(recorded: str, **header: object) -> str:
    """The record with another header, its chain of hashes made anew."""
    record = from_jsonl(recorded)
    for name, value in header.items():
        setattr(record.header, name, value)
    return to_jsonl(record)


def other_components(recorded: str) -> str:
    record = from_jsonl(recorded)
    used = record.header.components
    return change(recorded, components=type(used)("mine", "0" * 64, False))


def without_moves_of(recorded: str, seat: str) -> str:
    record = from_jsonl(recorded)
    lines = [line for line in record.lines if line.seat != seat]
    for n, line in enumerate(lines, 1):
        line.n = n
    return to_jsonl(Record(record.header, lines, record.ending))


def other_result(recorded: str) -> str:
    record = from_jsonl(recorded)
    assert record.ending is not None
    record.ending.result.standings[0].total += 1
    return to_jsonl(record)


def other_seed(recorded: str) -> str:
    record = from_jsonl(recorded)
    assert record.ending is not None
    record.ending.seed = "00" * 32
    return to_jsonl(record)


def other_draw(recorded: str) -> str:
    record = from_jsonl(recorded)
    tiles = {"T01", "T02"} - {(record.lines[1].move or {})["tile"]}
    record.lines[1].move = {"do": "DrawTile", "tile": min(tiles)}
    return to_jsonl(record)


DAMAGED: dict[str, tuple[Callable[[str], str], str]] = {
    "cut in a line": (lambda text: text[:5000], "not JSON; the record may be truncated"),
    "cut between lines": (lambda text: "\n".join(text.splitlines()[:100]), "unfinished or the record truncated"),
    "a line missing": (lambda text: "\n".join(text.splitlines()[:50] + text.splitlines()[51:]), "line 51: the record"),
    "a line altered": (lambda text: text.replace('"n":30,', '"n":31,'), "line 31: the record was altered here"),
    "empty": (lambda text: "", "the record is empty"),
    "something else": (lambda text: "hello\n", "no readable tag [game ...]"),
    "of an unknown rules version": (lambda text: change(text, rules="77"), "rules version '77' of Tempus is not known"),
    "of an unknown format": (lambda text: change(text, saecula=9), "record format 9 is not known"),
    "of an unknown game": (lambda text: change(text, game="chess"), "no game 'chess'"),
    "of other components": (other_components, "the record uses the component set 'mine' (000000000000)"),
    "with another commitment": (lambda text: change(text, commitment="0" * 64), "does not match the commitment"),
    "with another seed": (other_seed, "does not match the commitment"),
    "with another draw": (other_draw, "chance did not draw what the seed gives"),
    "with another result": (other_result, "the result is not what the moves lead to"),
    "without a seat's moves": (lambda text: without_moves_of(text, "A"), "It is not your decision now."),
}


@pytest.mark.parametrize(("damage", "sentence"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_record_gets_one_sentence(
    run: "Run", record: Path, recorded: str, damage: Callable[[str], str], sentence: str
) -> None:
    text = damage(recorded)
    assert text != recorded
    record.write_text(text, encoding="utf-8")
    said = run("verify", record.name)
    assert said.status == 2
    assert said.err.startswith("saecula: game.jsonl: ")
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert record.read_text(encoding="utf-8") == text


def test_one_bad_record_among_good_ones_is_found(run: "Run", record: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("{}\n", encoding="utf-8")
    said = run("verify", record.name, "bad.jsonl")
    assert said.status == 2
    assert said.out.startswith("ok game.jsonl")
    assert said.err.startswith("saecula: bad.jsonl: line 1")


def test_a_text_record_with_an_impossible_move_names_line_and_clause(run: "Run", record: Path, tmp_path: Path) -> None:
    run("replay", record.name, "--text", "game.txt")
    rows = (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines()
    at = next(i for i, row in enumerate(rows) if " place-token " in row)
    number, seat = rows[at].split()[:2]
    rows[at] = f"{number} {seat} jump"
    (tmp_path / "odd.txt").write_text("\n".join(rows), encoding="utf-8")
    assert f"odd.txt: line {at + 1}: 'jump' is not a move" in run("verify", "odd.txt").err
    rows[at] = f"{number} {seat} place-token A1"
    (tmp_path / "odd.txt").write_text("\n".join(rows), encoding="utf-8")
    said = run("verify", "odd.txt")
    assert f"odd.txt: move {number[:-1]}: Starting tokens go on land. [TEM-SET-8]" in said.err
