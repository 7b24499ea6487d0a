"""What a process spends: processor time as the system counts it, and by part if a server is profiled."""

import os
import signal
import time
from pathlib import Path

import msgspec

#: The environment variable that names the file into which a profiled server writes.
NOTES = "SAECULA_PROFILE"


class Spent(msgspec.Struct):
    """Processor seconds of a process so far, and seconds by part if it is profiled."""

    cpu: float
    parts: dict[str, float] = {}


def cpu_of(pid: int) -> float:
    """Processor seconds of one process with its threads, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_cpu(pid: int) -> float:
    """Processor seconds of a process and all its children, including those that have ended."""
    spent = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended in the meantime, and its parent has counted it
        if int(folder.name) == pid:
            spent += sum(int(field) for field in fields[11:15])
        elif int(fields[1]) == pid:
            spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


def spent_by(pid: int, notes: Path | None) -> Spent:
    """What a server has spent so far; a profiled one is asked to write it into `notes`."""
    if notes is None:
        return Spent(cpu_of(pid))
    notes.unlink(missing_ok=True)
    os.kill(pid, signal.SIGUSR1)
    while not notes.exists():
        time.sleep(0.01)
    return msgspec.json.decode(notes.read_bytes(), type=Spent)


def between(before: Spent, after: Spent) -> Spent:
    """What was spent between two looks."""
    return Spent(
        after.cpu - before.cpu, {name: after.parts[name] - before.parts.get(name, 0.0) for name in after.parts}
    )
