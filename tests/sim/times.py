"""What must hold for time: banks run down as time passes, and the clock of a game neither gains nor loses."""

from collections.abc import Sequence
from typing import Any

from saecula.kernel.codes import CLOCK
from saecula.server.wire.tables import Clock, Entry, Running

from .laws import hold

#: Milliseconds by which rounded figures may differ; and what two nodes tell of the same bank.
SLACK, LOOSE = 2, 3_000
#: Milliseconds that a bank must have gained before that counts as something earned.
EARNED = 1_000
#: Milliseconds by which the machine's clock may be corrected without telling clients; and by which CLOCK may be late,
#: for the fair time of somebody far away and a commit.
DRIFT, LATE = 10, 2_000
#: Kinds of entries after which other seats' banks just run on.
BESIDE = ("move", "chat")


def check_banks(
    whose: str, before: Clock | None, after: Clock | None, entries: Sequence[Entry] | None, slack: int = SLACK
) -> None:
    """Check that no bank falls faster than time passes, and a running one just as fast. `entries`: all in between."""
    if before is None or after is None:
        return
    passed = after.at - before.at
    for seat, (had, has) in enumerate(zip(before.left, after.left, strict=True)):
        hold(had - has <= passed + slack, "clocks true", f"{whose}: seat {seat} lost {had - has} ms in {passed}")
        runs_on = seat in before.running and seat in after.running and has > 0
        if entries is None or not runs_on or any(one.kind not in BESIDE or one.seat == seat for one in entries):
            continue
        hold(had - has >= passed - slack, "clocks true", f"{whose}: seat {seat} lost {had - has} ms of {passed}")


def check_gains(
    whose: str, before: Clock | None, after: Clock | None, entries: Sequence[Entry], increment: int
) -> list[Entry]:
    """Check that no bank gains more than a seat's moves may earn; returns moves that have earned something."""
    if before is None or after is None:
        return []
    found = []
    for seat, (had, has) in enumerate(zip(before.left, after.left, strict=True)):
        mine = [one for one in entries if one.seat == seat]
        if any(one.kind == "taken-back" for one in mine):
            continue
        runs_on = seat in before.running and seat in after.running
        # an empty bank runs no further; of one that stopped nobody was told for how long it ran
        gained = has - had + (min(had, after.at - before.at) if runs_on else 0)
        count = sum(one.kind == "move" for one in mine)
        hold(
            gained <= 1000 * increment * count + SLACK,
            "clocks true",
            f"{whose}: seat {seat} won {gained} ms by {count}",
        )
        found += mine if len(mine) == count == 1 and gained > EARNED else []
    return found


def check_empty(whose: str, clock: Clock | None, now: int, overdue: int) -> None:
    """Check that somebody plays on for a seat whose bank is empty."""
    for seat in clock.running if clock is not None else ():
        assert clock is not None
        late = now - clock.at - clock.left[seat]
        hold(late < overdue, "rings in time", f"{whose}: seat {seat} ran out of time {late} ms ago, and nothing rings")


def shown(time: Running, now: int) -> int:
    """What the clock of a game shows at a moment, in milliseconds."""
    return time.shows + (max(0, round((now - time.at) * time.haste)) if time.runs else 0)


def check_game_time(whose: str, before: Running | None, after: Running | None, now: int, recorded: int | None) -> None:
    """Check that the clock of a game goes on as clients were told, or stands still; the record is never ahead of it."""
    if after is None:
        return
    if recorded is not None:
        said = shown(after, now)
        hold(recorded <= said + DRIFT, "game time true", f"{whose}: {recorded} ms are played of {said}")
    if before is None or after.shows < before.shows:
        return  # another age has its own time
    told, ahead = shown(before, now), shown(after, now)
    hold(ahead <= told + DRIFT, "game time true", f"{whose}: from {told} to {ahead} ms at once")


def check_rings(
    whose: str, time: Running | None, deadline: int | None, calm_since: float, entries: Sequence[Entry]
) -> None:
    """Check that CLOCK moves when it is due, if nothing has happened to the server in the meantime."""
    if time is None or not time.runs or deadline is None:
        return
    due = time.at + (deadline - time.shows) / time.haste
    late: Any = next((one for one in entries if one.seat == CLOCK and one.at > due + LATE), None)
    hold(late is None or calm_since > due - LATE, "rings in time", f"{whose}: {late and late.at - due} ms late")
