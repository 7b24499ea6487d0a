"""A terminal in a folder of its own, in which the commands of a page are typed one after the other."""

import os
import re
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from importlib import resources
from pathlib import Path

import httpx

from saecula.arena.play import play_game
from saecula.games import make_game
from saecula.kernel.record import to_jsonl
from saecula.play.position import read_position, write_position
from saecula.play.replay import Replay
from tests.docs.blocks import ROOT, blocks

POSITIONS = "docs/positions.md"

#: What a page says -> what is run instead: fewer games, quick bots, places where anybody may write, the checkout.
INSTEAD = {
    r"\.venv/bin/saecula": "saecula",
    r"--games \d\d+": "--games 2",
    r"--bots (?!random)\S+": "--bots habit,random",
    r"bench --seconds 10": "bench --seconds 0.02",
    r"bench$": "bench --seconds 0.02",
    r"--host 0\.0\.0\.0": "--host 127.0.0.1",
    r"--port \d+": "--port 0",
    r"/var/lib/saecula/": "",
    r"/backup/": "",
    r"\$\(date \+%F\)": "2031-05-01",
    r"--coverage": f"--coverage --tests {ROOT / 'tests'}",
}
#: Options by which a command writes a file; a file that is there already would be refused, as it should be.
WRITES = {"play": ["--save"], "replay": ["--svg", "--position", "--text", "--jsonl"], "arena": ["--out"]}
#: Benchmarks take one round and think little; how fast anything is, no test tells.
BRIEF = (
    "from saecula.arena import engine, gauge; engine.DEFAULT_SIMULATIONS = 2; gauge.ROUNDS = 1; import saecula.__main__"
)
PROGRAM = """#!/bin/sh
case "$1" in
    bench) exec {python} -c {brief} "$@" ;;
    *) exec {python} -m saecula "$@" ;;
esac
"""
#: What somebody types who tries a game: a choice, a question, and leaves.
TYPED = "1\n?\nq\n\n"


def shortened(command: str) -> str:
    """A command with what is run instead."""
    for said, run in INSTEAD.items():
        command = re.sub(said, run, command)
    return command


def _record(game: str) -> tuple[str, str]:
    """A whole game of bots, and a position in the middle of it."""
    rules = make_game(game)
    record = play_game(rules, 3, {"map": "dealt"}, ["random"] * 3, 7).record()
    replay = Replay(rules, record)
    replay.to(80)
    return to_jsonl(record), write_position(rules, replay.state, record.header.options).decode()


def positions() -> dict[str, str]:
    """The position files of docs/positions.md, named after their games."""
    texts = [block.text for block in blocks("json", POSITIONS) if "saecula_position" in block.text]
    return {f"{read_position(text).game}.json": text for text in texts}


class Terminal:
    """Runs commands; files that a page takes for granted lie ready in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.env |= {
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
            "SAECULA_DB": str(folder / "saecula.db"),
            "SAECULA_LANG": "en",
            "COLUMNS": "200",
        }
        self.instead: dict[str, str] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        program = self.folder / "bin" / "saecula"
        program.parent.mkdir()
        program.write_text(PROGRAM.format(python=shlex.quote(sys.executable), brief=shlex.quote(BRIEF)))
        program.chmod(0o755)
        if "PYTHONPATH" in self.env:
            self.env["PYTHONPATH"] = os.pathsep.join(
                str(Path(at).resolve()) for at in self.env["PYTHONPATH"].split(":")
            )
        record, position = _record("tempus")
        self.ready = {"game.jsonl": record, "here.json": position, **positions()}
        for name, folder in {"my.toml": "tempus", "empires.toml": "time_of_empires"}.items():
            data = resources.files(f"saecula.games.{folder}") / "data" / "classic.toml"
            self.ready[name] = data.read_text(encoding="utf-8")

    def type(self, said: str) -> str:
        """Run a command as it is said on a page; answers what it printed."""
        command = shortened(said)
        for old, new in self.instead.items():
            command = command.replace(old, new)
        self._make_ready(command)
        first = shlex.split(command, comments=True)
        handler = self._serve if first[:2] == ["saecula", "serve"] else self._run
        return handler(command)

    def _make_ready(self, command: str) -> None:
        words = shlex.split(command, comments=True)
        written = {
            words[at + 1] for at, word in enumerate(words) if word in WRITES.get(words[1] if words[1:] else "", [])
        }
        for name, text in self.ready.items():
            (self.folder / name).write_text(text, encoding="utf-8")
        for name in written:
            (self.folder / name).unlink(missing_ok=True)

    def _run(self, command: str) -> str:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", command],
            cwd=self.folder,
            env=self.env,
            input=TYPED,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        return done.stdout

    def _serve(self, command: str) -> str:
        """Start a server, wait for its address, ask whether it is well, stop it."""
        given = shlex.split(command, comments=True)[2:] + ([] if "--port" in command else ["--port", "0"])
        with (
            (self.folder / "errors.txt").open("w+") as errors,
            subprocess.Popen(
                [sys.executable, "-m", "saecula", "serve", *given],
                cwd=self.folder,
                env=self.env,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            ) as process,
        ):
            assert process.stdout is not None
            try:
                line = process.stdout.readline()
                assert line.startswith("Saecula is served at http://"), (
                    f"{command}\n{(self.folder / 'errors.txt').read_text()}"
                )
                health = httpx.get(line.split()[4].rstrip("/") + "/health", timeout=None).json()
                assert health["status"] == "ok"
                process.terminate()
                assert process.wait() == 0
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
        return line


def make_plan(target: str, *words: str) -> list[str]:
    """The commands that make would run for a target."""
    # what a make around the tests was told must not reach this one
    told = ("MAKEFLAGS", "MAKEOVERRIDES", "MFLAGS", "ARGS", "GAME", "JOBS", "PORT")
    env = {name: value for name, value in os.environ.items() if name not in told}
    command = ["make", "--no-print-directory", "-n", target, *words]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
