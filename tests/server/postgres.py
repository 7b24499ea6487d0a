"""A PostgreSQL of our own for the tests: made in a temporary folder, reached by a socket in it, stopped at the end."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import quote, urlsplit

from tests.patience import PATIENCE

ACCOUNT = "postgres"
#: Debian keeps each major version in a folder of its own, outside the path.
FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
OPTIONS = ("listen_addresses=", "fsync=on", "synchronous_commit=on", "max_connections=50", "shared_buffers=16MB")
#: A connection that a test left open would keep the database from being emptied: that is said, not waited for.
EMPTY = "SET lock_timeout = '300s'; SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"


def program(name: str) -> str:
    """Where a program of PostgreSQL is; the tests fail without it, they are never skipped."""
    found = shutil.which(name, path=os.pathsep.join([*map(str, FOLDERS), os.environ.get("PATH", "")]))
    if found is None:
        raise RuntimeError(f"PostgreSQL is missing ({name}): the tests of the server need the package postgresql")
    return found


class Postgres:
    """A running server; it refuses to run as root, so root runs it as the account of the package."""

    def __init__(self) -> None:
        self.user = ACCOUNT if os.geteuid() == 0 else None
        # not under TMPDIR: the path of a socket may have 107 bytes
        self.folder = Path(tempfile.mkdtemp(prefix="saecula-pg-", dir="/tmp"))
        self.data = self.folder / "data"
        if self.user:
            shutil.chown(self.folder, self.user)
        self.made = 0
        self.free: list[str] = []
        self.process: subprocess.Popen[bytes] | None = None
        self.watchers: list[subprocess.Popen[bytes]] = []
        words = ["-D", str(self.data), "-U", ACCOUNT, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._call(program("initdb"), *words, user=self.user)
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = [program("postgres"), "-D", str(self.data), "-k", str(self.folder)]
        for option in OPTIONS:
            words += ["-c", option]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                words, stdout=log, stderr=log, stdin=subprocess.DEVNULL, user=self.user, cwd="/", start_new_session=True
            )
        self._watch(self.process.pid)
        ready = [program("pg_isready"), "-q", "-h", str(self.folder)]
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(ready, check=False).returncode:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def _watch(self, pid: int) -> None:
        """Have the server ended and its folder removed by somebody who notices when we are gone, even if killed."""
        # what is read ends when the last one who could write to it is gone: nobody but this process has that end
        ends = f"cat >/dev/null; kill -QUIT {pid}; sleep 1; kill -KILL -{pid}; rm -rf '{self.folder}'"
        words = ["sh", "-c", f"{{ {ends}; }} 2>/dev/null"]
        self.watchers.append(subprocess.Popen(words, stdin=subprocess.PIPE, cwd="/", start_new_session=True))

    def new_url(self) -> str:
        """The address of a new, empty database."""
        if self.free:
            name = self.free.pop()
            self._call(program("psql"), "-q", "-h", str(self.folder), "-U", ACCOUNT, "-c", EMPTY, name)
        else:
            self.made += 1
            name = f"test{self.made}"
            self._call(program("createdb"), "-h", str(self.folder), "-U", ACCOUNT, name)
        return f"postgresql://{ACCOUNT}@/{name}?host={quote(str(self.folder))}"

    def take_back(self, url: str) -> None:
        """Let another test have a database: emptying one is quicker than making one."""
        self.free.append(urlsplit(url).path[1:])

    def kill(self) -> None:
        """Kill the server and all its children, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Stop the server at once, since nothing of it is kept, and remove everything."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        for watcher in self.watchers:
            watcher.kill()
            watcher.communicate()

    def _call(self, *words: str, user: str | None = None) -> None:
        done = subprocess.run(words, capture_output=True, text=True, check=False, user=user, cwd="/")
        if done.returncode:
            raise RuntimeError(f"{words[0]} failed: {done.stderr.strip()}")
