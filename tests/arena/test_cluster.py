"""Games on a real Ray cluster of two nodes on this machine, one of which is killed while they are played."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saecula.arena import cluster as clusters
from saecula.arena.cluster import SENDINGS, RayCluster, is_packable, pack
from saecula.arena.pool import make_executor
from saecula.cli import main
from saecula.kernel.errors import BadOptions
from saecula.learning.generations import CHUNK
from tests.patience import PATIENCE
from tests.soak.test_strength import Ring

#: Enough games that a node dies among them, short enough for a test.
GAMES = ("simulate", "pebbles", "--bots", "greedy,random", "--json")
MANY, FEW = ("--games", "60"), ("--games", "4")
#: A process of its own, so that a cluster ends with it.
SAECULA = (sys.executable, "-m", "saecula")


def carried(path: str) -> bytes:
    from saecula.bots.network import CARRIED

    return CARRIED[path]


class TwoNodes:
    """A head that only keeps the books, and two nodes with a core each."""

    def __init__(self) -> None:
        self.cluster: Any = import_module("ray.cluster_utils").Cluster()
        self._add(num_cpus=0, include_dashboard=False)
        self.nodes: list[Any] = []
        self.fill()
        self.address: str = self.cluster.address

    def _add(self, **how: Any) -> Any:
        """Another node. Ray gives it half a minute to begin, which a busy machine may not have."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.cluster.add_node(**how)
            except Exception:
                if time.monotonic() > end:
                    raise

    def fill(self) -> None:
        """Two nodes, also after one was killed."""
        while len(self.nodes) < 2:
            self.nodes.append(self._add(num_cpus=1))

    def kill(self) -> None:
        self.cluster.remove_node(self.nodes.pop(), allow_graceful=False)


@pytest.fixture(scope="module")
def cluster() -> Iterator[TwoNodes]:
    started = TwoNodes()
    yield started
    started.cluster.shutdown()


@pytest.fixture
def nodes(cluster: TwoNodes) -> TwoNodes:
    """Both nodes, whatever the test before did to them."""
    cluster.fill()
    return cluster


def lines(*words: str, env: dict[str, str] | None = None) -> list[str]:
    done = subprocess.run(
        [*SAECULA, *GAMES, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, **(env or {})},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_cluster_gives_the_bytes_of_one_process_although_a_node_is_killed(nodes: TwoNodes) -> None:
    with subprocess.Popen(
        [*SAECULA, *GAMES, *MANY, "--ray", nodes.address], stdout=subprocess.PIPE, text=True
    ) as games:
        assert games.stdout is not None
        first = games.stdout.readline()
        nodes.kill()
        rest = games.stdout.read()
    assert games.returncode == 0
    assert [first.rstrip("\n"), *rest.splitlines()] == lines(*MANY)


def test_reviews_come_as_from_one_process_although_a_node_is_killed(nodes: TwoNodes, tmp_path: Path) -> None:
    lines("--games", "12", "--out", str(tmp_path / "records"))
    words = [*SAECULA, "review", *(str(path) for path in sorted((tmp_path / "records").iterdir())), "--json"]
    with subprocess.Popen([*words, "--ray", nodes.address], stdout=subprocess.PIPE, text=True) as reviews:
        assert reviews.stdout is not None
        first = reviews.stdout.readline()
        nodes.kill()
        rest = reviews.stdout.read()
    assert reviews.returncode == 0
    alone = subprocess.run(words, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert first + rest == alone.stdout
    assert len(alone.stdout.splitlines()) == 12


def test_a_tournament_on_a_cluster_is_that_of_one_process(nodes: TwoNodes) -> None:
    words = [*SAECULA, "arena", "pebbles", "--bots", "greedy,random", "--games", "12", "--json", "--no-picture"]
    cluster, alone = (
        subprocess.run([*words, *more], capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
        for more in (("--ray", nodes.address), ())
    )
    assert cluster == alone
    assert json.loads(alone)["games"] == 12


def test_a_duel_of_the_soak_is_the_same_on_two_nodes(nodes: TwoNodes) -> None:
    told: dict[str, list[tuple[object, ...]]] = {"cluster": [], "alone": []}
    for name, ray in (("cluster", [nodes.address]), ("alone", None)):
        meet = Ring(lambda *row, name=name: told[name].append(row), 0.1, 0.25, ray)
        meet("tempus", ["greedy"], ["random"] * 3, 40)
    assert told["cluster"] == told["alone"]
    assert len(told["alone"]) == 1


def is_playing(task: str) -> bool:
    """Whether a worker of Ray is at such a task: it bears its name."""
    for words in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if words.read_bytes().startswith(f"ray::{task}".encode()):
                return True
    return False


@pytest.mark.slow
def test_what_is_learned_is_what_one_process_learns_although_a_node_is_killed(nodes: TwoNodes, tmp_path: Path) -> None:
    # two parts of a generation, one for each node
    words = [*SAECULA, "learn", "tempus", "--games", str(CHUNK + 2), "--generations", "1", "--duels", "2"]
    words += ["--device", "cpu", "--out"]
    with subprocess.Popen([*words, str(tmp_path / "cluster"), "--ray", nodes.address]) as learning:
        while learning.poll() is None and not is_playing("play_chunk"):
            time.sleep(0.05)
        nodes.kill()
    assert learning.returncode == 0
    subprocess.run([*words, str(tmp_path / "alone")], check=True, timeout=PATIENCE)
    made = {name: sorted((tmp_path / name).rglob("*.npz")) for name in ("alone", "cluster")}
    assert len(made["alone"]) >= 2
    assert [path.read_bytes() for path in made["alone"]] == [path.read_bytes() for path in made["cluster"]]


def test_files_of_weights_travel_to_where_they_do_not_lie(nodes: TwoNodes, tmp_path: Path) -> None:
    (tmp_path / "net").write_bytes(b"weights")
    cluster = RayCluster(1, nodes.address)
    cluster.carry([tmp_path / "net"])
    assert list(cluster.map(carried, [str(tmp_path / "net")])) == [b"weights"]
    with pytest.raises(BadOptions, match="cannot be read"):
        cluster.carry([tmp_path / "nothing"])


def test_one_run_after_another_finds_its_package_although_nodes_come_and_go(nodes: TwoNodes) -> None:
    first = lines(*FEW, "--ray", nodes.address)
    nodes.kill()
    nodes.fill()
    nodes.kill()
    assert lines(*FEW, "--ray", nodes.address) == first == lines(*FEW)


def test_the_environment_may_name_the_cluster(nodes: TwoNodes) -> None:
    assert lines(*FEW, "--ray", env={"RAY_ADDRESS": nodes.address}) == lines(*FEW)


def test_without_a_cluster_one_is_started_for_the_games() -> None:
    assert lines(*FEW, "--ray", env={"RAY_ADDRESS": ""}) == lines(*FEW)


def test_a_key_press_ends_it_cleanly(nodes: TwoNodes) -> None:
    words = [*SAECULA, *GAMES, "--games", "100000", "--ray", nodes.address]
    # where the tests themselves run in the background, the key would be ignored
    hears = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(words, preexec_fn=hears, **pipes) as games:  # noqa: PLW1509 nothing here has threads yet
        assert games.stdout is not None
        assert games.stderr is not None
        games.stdout.readline()
        games.send_signal(signal.SIGINT)
        said = games.stderr.read()
    assert games.returncode == 130
    assert "Traceback" not in said


def test_an_address_where_nobody_answers_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pebbles", "--ray", "127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert "no Ray cluster answers at 127.0.0.1:1: Connection refused" in said
    assert "Traceback" not in said


def test_where_no_cluster_runs_nobody_is_asked_for_a_flag_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    said = (
        "ConnectionError: Could not find any running Ray instance. Please specify the one to connect to by `--address`"
    )
    # one may run here while the tests do
    answer = subprocess.CompletedProcess("ray", 1, "", f"Traceback (most recent call last):\n  ...\n{said}\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    with pytest.raises(BadOptions, match=r"no Ray cluster answers at auto: none runs on this machine$"):
        clusters.check_joins.__wrapped__("auto")


@contextmanager
def listening(says: bytes) -> Iterator[str]:
    """The address of somebody who says one thing to whoever comes, and then nothing more."""
    lines: list[socket.socket] = []
    with socket.create_server(("127.0.0.1", 0)) as door:

        def answer() -> None:
            while True:
                try:
                    lines.append(door.accept()[0])
                except OSError:
                    return
                lines[-1].sendall(says)

        threading.Thread(target=answer, daemon=True).start()
        yield f"127.0.0.1:{door.getsockname()[1]}"
        door.shutdown(socket.SHUT_RDWR)
    for line in lines:
        line.close()


#: Settings that change nothing: what a cluster says first, and others too.
SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("says", "why"),
    [
        (b"", "timed out"),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "something else listens there"),
        (SETTINGS, "nobody is let in"),
    ],
)
def test_somebody_who_is_no_cluster_is_one_sentence(
    says: bytes, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # whoever is given little time here would not come however long it took
    monkeypatch.setattr(clusters, "SECONDS", PATIENCE if says else 0.1)
    monkeypatch.setattr(clusters, "JOINING", 0.1)
    with listening(says) as address:
        assert main(["simulate", "pebbles", "--ray", address]) == 2
    said = capsys.readouterr().err
    assert f"no Ray cluster answers at {address}: {why}" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("address", ["127.0.0.1", "localhost", "localhost:", ":6379", "localhost:six"])
def test_an_address_without_a_host_and_a_port_is_one_sentence(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pebbles", "--ray", address]) == 2
    assert f"no Ray cluster answers at {address}: an address has a host and a port" in capsys.readouterr().err


def test_a_host_of_clients_has_a_port_of_its_own() -> None:
    assert clusters.host_and_port("ray://10.0.0.2") == ("10.0.0.2", 10001)
    assert clusters.host_and_port("ray://10.0.0.2:7") == ("10.0.0.2", 7)
    assert clusters.host_and_port("[::1]:6379") == ("::1", 6379)


def test_a_run_that_has_nowhere_to_play_leaves_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "tempus", "--out", str(tmp_path / "run"), "--ray", "127.0.0.1:1"]) == 2
    assert "no Ray cluster answers at 127.0.0.1:1" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_ray_is_asked_for_by_name_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"Ray is not installed here; .*saecula\[ray\]"):
        make_executor(2, ray=[])


def test_an_error_of_a_game_is_told_as_such(nodes: TwoNodes) -> None:
    with pytest.raises(json.JSONDecodeError, match="Expecting value"):
        list(RayCluster(1, nodes.address).map(json.loads, ["1", "no"]))


def failing_after(results: int, sent: list[int]) -> Any:
    """Work on a cluster whose nodes cannot set the package up any more after so many results."""

    def mapped(work: Any, tasks: Any) -> Iterator[Any]:
        sent.append(len(tasks))
        for at, task in enumerate(tasks):
            if at == results:
                raise import_module("ray.exceptions").RuntimeEnvSetupError("no folder")
            yield work(task)

    return mapped


def test_a_package_that_a_node_cannot_set_up_is_sent_again_for_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    ray, sent = RayCluster(1), list[int]()
    monkeypatch.setattr(ray, "_mapped", failing_after(2, sent))
    assert list(ray.map(abs, [-5, -4, -3, -2, -1])) == [5, 4, 3, 2, 1]
    assert sent == [5, 3, 1]


def test_a_package_that_no_node_can_ever_set_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ray, sent = RayCluster(1), list[int]()
    monkeypatch.setattr(ray, "_mapped", failing_after(0, sent))
    with pytest.raises(import_module("ray.exceptions").RuntimeEnvSetupError):
        list(ray.map(abs, [-5]))
    assert sent == [1] * SENDINGS


def test_the_package_travels_as_the_wheel_it_came_from(tmp_path: Path) -> None:
    assert is_packable()
    there = tmp_path / "there"
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-index"]
    done = subprocess.run([*pip, "--target", there, pack(tmp_path)], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (there / "saecula" / "arena" / "cluster.py").exists()
