"""Programs, files and frames that the README and the pages of docs/ show are such as they say."""

import configparser
import inspect
import json
import re
import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula.arena.play import play_game
from saecula.cli.serve import serve
from saecula.games import make_game
from saecula.kernel.errors import BadRecord
from saecula.kernel.record import Record, to_jsonl
from saecula.play.position import check_position, read_position
from saecula.scenes import scene
from saecula.server.wire.frames import Turn
from saecula.texts.record import to_text
from tests.docs.blocks import BLOCKS, PYTHON, SHELL, blocks, blocks_of, commands_of, pages_with, the_block
from tests.docs.terminal import POSITIONS, Terminal, positions, shortened
from tests.docs.test_commands import PROGRAMS
from tests.records.corpus import Kind, play
from tests.server.site import served

#: The kinds of blocks, all of which are tried here or among the commands.
KINDS = {SHELL, PYTHON, "haproxy", "http", "ini", "json", "jsonl", "nginx", "text", "toml"}
#: Blocks of these kinds are known one by one: another one needs another test.
SINGLE = {
    "haproxy": ["docs/hosting.md"],
    "http": ["docs/network-bots.md"] * 2,
    "ini": ["docs/hosting.md"],
    "json": ["docs/network-bots.md", *[POSITIONS] * 6],
    "jsonl": ["docs/records.md"],
    # of one server, tried here; and of several, tried with those
    "nginx": ["docs/hosting.md"] * 2,
    "text": [POSITIONS, "docs/records.md"],
    "toml": ["docs/adding-a-game.md", "docs/components.md"],
}


def test_every_block_is_tried_somewhere() -> None:
    assert {block.kind for block in BLOCKS} <= KINDS, "a new kind of block needs a test"
    for kind, pages in SINGLE.items():
        assert [block.page for block in blocks(kind)] == pages, f"a new block of {kind} needs a test"
    strange = [
        (str(block), command)
        for block in blocks(SHELL)
        for command in commands_of(block.text)
        if command.split()[0] not in PROGRAMS
    ]
    assert strange == []


def test_blocks_are_found_indented_or_not() -> None:
    page = "# Title\n\n```\nmake it\n```\n\n1. Step:\n\n   ```toml\n   a = 1\n\n   b = 2\n   ```\n"
    assert [tuple(block) for block in blocks_of(page, "x.md")] == [
        ("x.md", 3, "", "make it\n"),
        ("x.md", 9, "toml", "a = 1\n\nb = 2\n"),
    ]


def test_only_what_takes_long_is_run_otherwise() -> None:
    assert shortened("saecula simulate tempus --games 3 --json") == "saecula simulate tempus --games 3 --json"
    assert (
        shortened(".venv/bin/saecula arena --bots search:40 --games 60")
        == "saecula arena --bots habit,random --games 2"
    )


@pytest.mark.parametrize("page", pages_with(PYTHON))
def test_the_programs_of_a_page_run(page: str, tmp_path: Path) -> None:
    program = "\n".join(block.text for block in blocks(PYTHON, page))
    Terminal(tmp_path)  # its files, for programs that read some
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), f"{page}\n{done.stderr}"


def test_a_tile_of_ones_own_box_is_typed_in_as_the_page_shows(tmp_path: Path) -> None:
    classic = (resources.files("saecula.games.tempus") / "data" / "classic.toml").read_text(encoding="utf-8")
    tile = the_block("toml", "docs/components.md").text
    (tile_id,) = re.findall(r'^id = "(\w+)"$', tile, re.MULTILINE)
    changed, times = re.subn(rf'\[\[tiles\]\]\nid = "{tile_id}"\n(?:\w.*\n)+', tile, classic)
    assert times == 1
    mine = tmp_path / "my.toml"
    mine.write_text(changed.replace('name = "classic"', 'name = "mine"'), encoding="utf-8")
    assert make_game("tempus", mine).meta.components.name == "mine"


def test_a_game_to_keep_is_named_as_the_page_shows() -> None:
    [told] = tomllib.loads(the_block("toml", "docs/adding-a-game.md").text)["kind"]
    kind = msgspec.convert({"game": "pebbles", **told}, Kind)
    record = play(kind, 0)
    assert (record.header.seats, record.header.options) == (3, {"glass": "on"})


def test_the_service_starts_the_server(tmp_path: Path) -> None:
    text = the_block("ini", "docs/hosting.md").text
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    assert unit["Service"]["Environment"].startswith("SAECULA_DB=")
    start = unit["Service"]["ExecStart"]
    assert Terminal(tmp_path).type(start.removeprefix("/opt/saecula/bin/"))


def test_the_proxy_leads_to_the_server_with_all_it_needs() -> None:
    text = re.sub(r"#.*", "", blocks("nginx", "docs/hosting.md")[0].text)
    assert text.count("{") == text.count("}")
    directives = [part.strip() for part in re.split(r"[;{}]", text) if part.strip()]
    port = inspect.signature(serve).parameters["port"].default
    assert f"proxy_pass http://127.0.0.1:{port}" in directives
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert any(one.startswith(f"proxy_set_header {header} ") for one in directives)


def posts() -> list[tuple[str, dict[str, Any]]]:
    """The requests of the page of network bots: path and body; what it leaves open is left out."""
    found = []
    for block in blocks("http", "docs/network-bots.md"):
        method, path, body = block.text.split(maxsplit=2)
        assert method == "POST"
        found.append((path, json.loads(body.replace(", …", ""))))
    return found


def test_a_bot_on_the_network_sits_down_and_moves_as_the_page_shows(tmp_path: Path) -> None:
    (sit_path, sit), (play_path, play) = posts()
    with served(tmp_path) as site:
        anna = site.guest()
        secret = anna.post("/api/me/bots", json={"name": "Rook"}).json()["secret"]
        rook = site.bearer(secret)
        table = anna.table("me", "open", start=False)["id"]
        assert rook.post(sit_path.replace("ID", table), json=sit).json()["frame"] == "ack"
        assert anna.do(table, "start").status_code == 200
        with rook.stream("GET", "/api/stream") as lines:
            turn = json.loads(next(line for line in lines.iter_lines() if line))
        asked = rook.get(f"/api/tables/{table}/view?eyes=1").json()["asked"]
        play |= {"decision": asked["decision"], "move": asked["legal"][0]}
        assert rook.post(play_path.replace("ID", table), json=play).json()["frame"] == "ack"
    told = json.loads(the_block("json", "docs/network-bots.md").text)
    assert list(told) == list(turn)
    assert msgspec.convert(told, Turn).seat == sit["seat"] == turn["seat"]


@pytest.mark.parametrize("name", sorted(positions()))
def test_a_position_can_be_played_on_from(name: str) -> None:
    position = read_position(positions()[name])
    assert check_position(make_game(position.game), position).state


def test_open_decisions_are_written_as_the_page_shows() -> None:
    told = json.loads(blocks("json", POSITIONS)[0].text)
    position = read_position(positions()["tempus.json"])
    words = {name: value for name, value in position.state.items() if name != "at"}
    game = make_game(position.game)
    assert game.words(game.load(game.dump_of(words | {"open": told}, position.seats, {"map": "built"})))["open"] == told


def test_a_fight_is_written_as_the_page_shows() -> None:
    (block,) = [block for block in blocks("json", POSITIONS) if '"fight"' in block.text]
    position, told = read_position(positions()["through-the-ages.json"]), json.loads(block.text)
    example = {name: value for name, value in position.state.items() if name != "at"}
    played = scene(position.game, position.seats, position.options, **example | {"at": "politics"})
    played.play("A", "attack spy-ii B", "sacrifice knights", "done")
    assert {name: value for name, value in played.words().items() if name in told} == told
    civilization = dict(example["civilizations"]["A"])  # type: ignore[index]
    civilization |= {"military_spent": 1, "military_hand": ["bonus-i"]}
    written = scene(
        position.game, position.seats, position.options, **example | told | {"civilizations": {"A": civilization}}
    )
    assert written.words() == played.words()
    assert written.asked() == {"B": "defence"}


def test_a_name_that_is_almost_right_is_put_right_as_the_page_shows() -> None:
    (said,) = the_block("text", POSITIONS).text.splitlines()
    with pytest.raises(BadRecord) as error:
        scene("tempus", 3, hands={"A": ["weapon/hills"]})
    assert str(error.value) == said


def recorded() -> Record:
    """A whole game such as the page of records shows parts of."""
    return play_game(make_game("tempus"), 3, {"map": "dealt"}, ["random"] * 3, 7).record()


def shown_objects() -> list[dict[str, Any]]:
    """The objects of a record as the page shows them, without its remarks and what it leaves out."""
    text = the_block("jsonl", "docs/records.md").text
    text = re.sub(r"^\.\.\.$", "", text, flags=re.MULTILINE)
    text = re.sub(r'(?<=[,{}\]"])  +[^"{\[\n]*$', "", text, flags=re.MULTILINE)
    text = text.replace(", ...]", "]")
    decoder, found, at = json.JSONDecoder(), [], 0
    while text[at:].strip():
        at += len(text[at:]) - len(text[at:].lstrip())
        one, at = decoder.raw_decode(text, at)
        found.append(one)
    return found


def test_a_record_looks_as_the_page_shows() -> None:
    header, *moves, ending = shown_objects()
    first, *lines, last = [json.loads(line) for line in to_jsonl(recorded()).splitlines()]
    assert list(header) == list(first)
    assert (header["game"], header["rules"], header["seats"]) == (first["game"], first["rules"], first["seats"])
    assert header["options"] == first["options"]
    assert list(header["components"]) == list(first["components"])
    assert first["components"]["hash"].startswith(header["components"]["hash"].rstrip("."))
    assert {tuple(move) for move in moves} == {tuple(lines[0]), ("n", "seat", "undo", "h")}
    assert list(ending) == list(last)
    assert list(ending["result"]) == list(last["result"])
    assert list(ending["result"]["standings"][0]) == list(last["result"]["standings"][0])
    assert list(ending["result"]["standings"][0]["points"]) == list(last["result"]["standings"][0]["points"])


def test_a_record_in_text_looks_as_the_page_shows_and_tells_the_same_moves() -> None:
    book = make_game("tempus").book
    shown = the_block("text", "docs/records.md").text.splitlines()
    tags = re.compile(r"^\[(\w+) ")
    real = [found[1] for line in to_text(recorded(), book).splitlines() if (found := tags.match(line))]
    told = [found[1] for line in shown if (found := tags.match(line))]
    assert [tag for tag in real if tag in told] == told
    numbered = [line.split(maxsplit=2) for line in shown if re.match(r"\d+\.", line)]
    moves = {int(n.rstrip(".")): what for n, _, what in numbered}
    for one in shown_objects()[1:-1]:
        expected = f"undo {one['undo']}" if "undo" in one else str(book.from_json(one["move"]))
        assert moves[one["n"]] == expected
