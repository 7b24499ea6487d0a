"""Games on a Ray cluster: a running one by its address, or one on this machine that lasts only as long as the games."""

import logging
import os
import socket
import subprocess
import sys
import tempfile
import time
import zipfile
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, redirect_stdout, suppress
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, TypeVar

from saecula.bots import network
from saecula.kernel.errors import BadOptions

A = TypeVar("A")
R = TypeVar("R")

#: Tasks handed out ahead per core: enough to keep all busy, few enough to stop soon.
AHEAD = 4
#: How often a game is started again because its worker or its node died.
RETRIES = 20
#: How often the package is sent, at most, if a node cannot unpack it.
SENDINGS = 3
#: How many seconds a cluster may take to answer the first knock, and to let somebody join: a machine may be busy.
SECONDS, JOINING = 10.0, 90.0
#: What a gRPC client sends first, settings that change nothing; which byte of the answer gives its kind, and the kind
#: that it must be: settings.
KNOCK, KIND, IS_SETTINGS = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]), 3, 4
#: Joins a cluster and leaves it, in a process of its own: Ray has no timeout and cannot be stopped from within.
JOIN = "import sys, ray; ray.init(address=sys.argv[1], log_to_driver=False, logging_level='ERROR')"
#: What Ray says if it is to find the cluster that runs here and there is none.
NONE_HERE = "Could not find any running Ray instance"
#: What the addresses for Ray clients begin with, and the port they use unless another is given.
CLIENT, CLIENT_PORT = "ray://", "10001"


class RayCluster:
    """The nodes of a Ray cluster; a game whose node dies is played again elsewhere, and gives the same result."""

    def __init__(self, jobs: int, address: str | None = None) -> None:
        self._ray = find_ray()
        self.jobs = jobs
        self.address = address or os.environ.get("RAY_ADDRESS") or None
        self._carried: dict[str, bytes] = {}

    def check(self) -> None:
        """BadOptions if there is no cluster at the address; Ray itself would keep trying for minutes."""
        if self.address is not None:
            check_answers(self.address)

    def map(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        """The results, in order."""
        done = 0
        for sending in range(1, SENDINGS + 1):
            try:
                with closing(self._mapped(work, tasks[done:])) as results:
                    for result in results:
                        done += 1
                        yield result
                return
            except self._ray.exceptions.RuntimeEnvSetupError:
                # Ray never retries this by itself: the package is sent under a new name, for the tasks that are left
                if sending == SENDINGS:
                    raise

    def _mapped(self, work: Callable[[A], R], tasks: Sequence[A]) -> Generator[R, None, None]:
        # Ray reports dying nodes on stdout, where results are printed
        with tempfile.TemporaryDirectory(prefix="saecula-") as folder, redirect_stdout(sys.stderr):
            self._connect(Path(folder))
            try:
                yield from self._results(work, tasks)
            finally:
                # do not wait for what is still being played
                self._ray.shutdown()

    def where(self) -> str:
        """On how many nodes games are being played, for the progress line; empty if Ray is not running."""
        if not self._ray.is_initialized():
            return ""
        count = sum(node["Alive"] for node in self._ray.nodes())
        return f"on {count} node{'s' * (count > 1)}"

    def carry(self, files: Sequence[Path]) -> None:
        """From now on tasks read these files of weights; other machines do not have them, so they are sent along."""
        try:
            self._carried = {str(file): file.read_bytes() for file in files}
        except OSError as error:
            raise BadOptions(f"{error.filename} cannot be read: {error.strerror}") from None

    def _connect(self, folder: Path) -> None:
        common = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": False}
        if self.address is None:
            self._ray.init(address="local", num_cpus=self.jobs, include_dashboard=False, **common)
            return
        self.check()
        carried = {"py_modules": [str(pack(folder))]} if is_packable() else {}
        try:
            self._ray.init(address=self.address, runtime_env=carried, **common)
        # Ray says in several ways that there is no cluster
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise unanswered(self.address, str(error)) from None

    def _results(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        remote = self._ray.remote(with_files(work, self._carried)).options(max_retries=RETRIES)
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(remote.remote(task))
            while len(waiting) >= AHEAD * self._cores():
                yield self._take(waiting)
        while waiting:
            yield self._take(waiting)

    def _cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _take(self, waiting: deque[Any]) -> Any:
        try:
            return self._ray.get(waiting.popleft())
        except self._ray.exceptions.RayTaskError as error:
            # an error in the game is raised as it is, without the cluster around it
            raise error.cause from None


def with_files(work: Callable[[A], R], carried: dict[str, bytes]) -> Callable[[A], R]:
    """This work, for a machine that does not have the files of weights."""

    def done(task: A) -> R:
        # through its module: this function is sent by value, and would take a copy of the dictionary along
        network.CARRIED.update(carried)
        return work(task)

    return done if carried else work


def find_ray() -> Any:
    """Ray, or BadOptions that says how to install it."""
    # by default it sends usage statistics home, and warns of things the caller cannot change
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    with suppress(ImportError):
        return import_module("ray")
    raise BadOptions("Ray is not installed here; leave --ray out, or pip install 'saecula[ray]'")


def check_answers(address: str) -> None:
    """BadOptions without delay if nobody listens at the address, or something that is not a cluster."""
    if address == "local":
        return
    if address != "auto":
        knock(address)
    check_joins(address)


@cache
def check_joins(address: str) -> None:
    """BadOptions if Ray cannot join the cluster; once it could, this is not checked again."""
    try:
        joined = subprocess.run(
            [sys.executable, "-c", JOIN, address], capture_output=True, text=True, check=False, timeout=JOINING
        )
    except subprocess.TimeoutExpired:
        raise unanswered(address, f"nobody is let in within {JOINING:g} s") from None
    if joined.returncode and address == "auto" and NONE_HERE in joined.stderr:
        raise unanswered(address, "none runs on this machine")
    if joined.returncode:
        raise unanswered(address, joined.stderr.strip().rpartition("\n")[2])


def unanswered(address: str, why: str) -> BadOptions:
    """The error for an address where there is no cluster."""
    return BadOptions(f"no Ray cluster answers at {address}: {why.partition(chr(10))[0] or 'Ray fails there'}")


def knock(address: str) -> None:
    """BadOptions unless something listens at an address that talks like a cluster: answers settings with settings."""
    host, port = host_and_port(address)
    try:
        with socket.create_connection((host, port), SECONDS) as line:
            line.settimeout(SECONDS)
            line.sendall(KNOCK)
            said = b""
            while len(said) <= KIND and (more := line.recv(1024)):
                said += more
    except (OSError, OverflowError) as error:
        raise unanswered(address, getattr(error, "strerror", None) or str(error)) from None
    if len(said) <= KIND or said[KIND] != IS_SETTINGS:
        raise unanswered(address, "something else listens there")


def host_and_port(address: str) -> tuple[str, int]:
    """Where a cluster listens; BadOptions for an address that does not say so."""
    place = address.removeprefix(CLIENT)
    host, colon, port = place.rpartition(":")
    if not colon and place != address:
        host, port = place, CLIENT_PORT
    if not host or not port.isdecimal():
        raise unanswered(address, "an address has a host and a port, like 10.0.0.2:6379")
    return host.strip("[]"), int(port)


def is_packable() -> bool:
    """Whether the package that runs here was installed from a wheel, so that it can be packed into one again."""
    if "site-packages" not in __file__:
        return False
    with suppress(metadata.PackageNotFoundError):
        return bool(metadata.files("saecula"))
    return False


def pack(folder: Path) -> Path:
    """The installed package packed into a wheel for the nodes: the rules as they run here, compiled or not."""
    installed = metadata.distribution("saecula")
    tag = next(
        line.split(": ")[1] for line in (installed.read_text("WHEEL") or "").splitlines() if line.startswith("Tag: ")
    )
    # Ray caches packages by name: without a build number it would go on with the rules of an earlier run
    path = folder / f"saecula-{installed.version}-{time.time_ns()}-{tag}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as wheel:
        for file in installed.files or ():
            whole = Path(str(file.locate()))
            if ".." not in file.parts and "__pycache__" not in file.parts and whole.is_file():
                wheel.writestr(file.as_posix(), _as_carried(file.name, whole.read_bytes()))
    return path


def _as_carried(name: str, content: bytes) -> bytes:
    """A file as it is sent, without dependencies: the nodes have those and should not fetch them for every run."""
    if name != "METADATA":
        return content
    return b"\n".join(line for line in content.split(b"\n") if not line.startswith(b"Requires-Dist:"))
