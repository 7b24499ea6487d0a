"""The wheel as a stranger installs it: into an empty environment, without compiler and Node, part by part."""

import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


class Installed:
    """An environment of its own in which nothing but the wheel is found."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, with_pip=True)
        self.bin = folder / "bin"
        self.wheel = wheel
        self.pins = folder / "pins.txt"
        locked = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
        self.pins.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\\n]+", locked, re.MULTILINE)))
        kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "HOME", "LANG"))}
        #: neither a compiler nor Node nor the sources can be found
        self.env = kept | {"PATH": str(self.bin), "CC": "no-compiler-here"}

    def install(self, extra: str = "") -> None:
        """Install the wheel with an extra."""
        what = f"{self.wheel}[{extra}]" if extra else str(self.wheel)
        command = ["-m", "pip", "install", "-q", "--no-compile", "--constraint", str(self.pins), what]
        subprocess.run([self.bin / "python", *command], check=True, env=self.env, cwd=self.bin)

    def run(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command of Saecula."""
        command = [str(self.bin / "saecula"), *words]
        return subprocess.run(
            command, check=False, input=given, capture_output=True, text=True, env=self.env, cwd=self.bin
        )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that was built for these tests, or a new one."""
    built = sorted((ROOT / "build" / "wheel").glob("saecula-*.whl"))
    if built:
        return built[-1]
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], check=True, cwd=ROOT)
    return next(folder.glob("saecula-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel alone, without any extra."""
    made = Installed(tmp_path_factory.mktemp("empty"), wheel)
    made.install()
    return made


def test_the_wheel_plays_without_any_extra(installed: Installed) -> None:
    games = installed.run("games")
    assert games.returncode == 0, games.stderr
    played = installed.run("play", "tempus", "--seed", "1", "--bots", "beginner", given="1\n" * 3 + "q\n")
    assert played.returncode == 0, played.stderr
    assert "Tempus" in played.stdout


def test_what_an_extra_brings_is_asked_for_in_one_sentence(installed: Installed) -> None:
    for command, extra in (("serve", "server"), ("arena", "arena")):
        refused = installed.run(command, *(["tempus", "--bots", "random,habit"] if command == "arena" else []))
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
        assert f"pip install 'saecula[{extra}]'" in refused.stderr


@pytest.fixture
def address(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """A server that runs from the wheel with its extra, in an environment of its own."""
    installed = Installed(tmp_path / "served", wheel)
    installed.install("server")
    command = [str(installed.bin / "saecula"), "serve", "--port", "0", "--db", str(tmp_path / "saecula.db")]
    with subprocess.Popen(
        command, env=installed.env, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout is not None
        said = ""
        while not (found := re.search(r"http://[\w.:]+", said)):
            line = server.stdout.readline()
            assert line, f"the server ended: {said}"
            said += line
        yield found[0]
        server.terminate()


def test_the_wheel_serves_the_client_it_carries(address: str) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"{address}/health") as answer:
                assert answer.status == 200
            break
        except urllib.error.URLError:
            time.sleep(0.1)
    with urllib.request.urlopen(address) as page:
        assert b'<script type="module"' in page.read()
