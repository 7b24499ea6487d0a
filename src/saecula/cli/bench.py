"""`saecula bench`: how fast the games are, side by side with their peers, on one core."""

import sys
from typing import TYPE_CHECKING, Any

from saecula.cli.shared.series import watched
from saecula.cli.terminal.sheet import new_sheet
from saecula.kernel.errors import BadOptions

if TYPE_CHECKING:
    from rich.table import Table

#: Heading and format of each figure.
COLUMNS = {
    "choices_per_s": ("choices/s", "{:,.0f}"),
    "decisions_per_s": ("decisions/s", "{:,.0f}"),
    "games_per_s": ("games/s", "{:,.1f}"),
    "copy_us": ("copy µs", "{:,.2f}"),
    "search_sims_per_s": ("sims/s", "{:,.0f}"),
}
#: Heading of each figure of an environment.
ENVIRONMENTS = {
    "vector_features_steps_per_s": "many tables, features: steps/s",
    "vector_tensor_steps_per_s": "many tables, tensor: steps/s",
    "aec_steps_per_s": "one table: steps/s",
    "steps_per_s": "one table: steps/s",
}
#: The part of a game's time that goes to each of its environments.
PART = 1 / 3


def bench(*, json: bool = False, seconds: float = 6.0, peers: bool = True) -> None:
    """Measure random play, copying, search and environments of every game, on one core, taking turns with its peers.

    Choices are decisions with two or more options; forced moves count only as decisions, draws of chance do not count
    at all. A step of an environment is one decision with its observation and its legal actions. Each figure is the
    median of five rounds.

    Parameters
    ----------
    json
        Print only the line of JSON.
    seconds
        How many seconds each game and each peer gets.
    peers
        Whether to measure the peers in the same run.
    """
    from saecula.arena.engine import Engine
    from saecula.arena.environments import find_drives, measure_environments, middles
    from saecula.arena.gauge import ROUNDS, Figures, Subject, measure
    from saecula.arena.peers import find_peers
    from saecula.games import listed

    if not seconds > 0:
        raise BadOptions(f"--seconds is more than 0, not {seconds}")
    engines = [Engine(game) for game in listed()]
    others, missing = find_peers() if peers else ([], [])
    subjects: list[Subject] = [*engines, *others]
    rounds: dict[str, list[Figures]] = {subject.name: [] for subject in subjects}
    total = ROUNDS * len(subjects)
    for subject, figures in watched(measure(subjects, seconds), total, "Measuring", shown=not json):
        rounds[subject.name].append(figures)
    drives, without = find_drives({engine.name: engine.seats for engine in engines}, peers)
    driven = measure_environments(drives, seconds * PART)
    paces = middles(list(watched(driven, ROUNDS * len(drives), "Measuring environments", shown=not json)))
    report = report_of(engines, rounds, missing, seconds) | environments_of(engines, paces, without)
    if not json:
        show(report)
    print_json(report)


def environments_of(engines: list[Any], paces: dict[str, dict[str, float]], missing: list[str]) -> dict[str, Any]:
    """What was measured of environments: those of our games, those of the peers, and which could not be measured."""
    ours = [engine.name for engine in engines]
    return {
        "environments": {name: paces[name] for name in ours if name in paces},
        "environment_peers": {name: found for name, found in paces.items() if name not in ours},
        "environment_missing": missing,
    }


def report_of(engines: list[Any], rounds: dict[str, Any], missing: list[str], seconds: float) -> dict[str, Any]:
    """Everything that was measured, in the form in which it is printed."""
    from saecula.arena.engine import build_of
    from saecula.arena.gauge import middle, ratio, spread

    ours = [engine.name for engine in engines]
    others = [name for name in rounds if name not in ours]
    builds = {build_of(engine.game) for engine in engines}
    return {
        "games": {name: middle(rounds[name]) for name in ours},
        "peers": {name: middle(rounds[name]) for name in others},
        "ratio": {name: {other: ratio(rounds[name], rounds[other]) for other in others} for name in ours},
        "spread": {name: spread(found) for name, found in rounds.items()},
        "seats": {engine.name: engine.seats for engine in engines},
        "build": builds.pop() if len(builds) == 1 else "mixed",
        "seconds": seconds,
        "missing": missing,
    }


def print_json(report: dict[str, Any]) -> None:
    """Print the report as one line of JSON."""
    import msgspec

    sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    sys.stdout.flush()


def show(report: dict[str, Any]) -> None:
    """Print the tables, how far apart the rounds are, and what is missing."""
    from rich.console import Console

    console = Console()
    console.print(table_of(report))
    console.print(environments_table(report))
    widest = max(found["choices_per_s"] for found in report["spread"].values())
    console.print(f"Spread of choices/s over the rounds, largest less smallest over median: {widest:.0%} or less")
    for sentence in [*report["missing"], *report["environment_missing"]]:
        console.print(sentence, highlight=False)


def table_of(report: dict[str, Any]) -> "Table":
    """Games and peers with their figures, then how many times better each game is than each peer."""
    title = f"One core, {report['build']} build, median of the rounds"
    sheet = new_sheet(title, [""], [heading for heading, _ in COLUMNS.values()])
    for name, found in (report["games"] | report["peers"]).items():
        seats = report["seats"].get(name)
        label = f"{name}, {seats} seats" if seats else name
        sheet.add_row(label, *(_cell(found[column], form) for column, (_, form) in COLUMNS.items()))
    for name, against in report["ratio"].items():
        sheet.add_section()
        for other, times in against.items():
            label = f"{name} : {other.removeprefix('open_spiel:')}"
            sheet.add_row(label, *(_cell(times[column], "{:,.3g} x") for column in COLUMNS))
    return sheet


def environment_rows(report: dict[str, Any]) -> list[tuple[str, ...]]:
    """Our environments and those of the peers, a row each; a peer has figures for one table only."""
    heads = environment_heads()
    rows = []
    for name, found in (report["environments"] | report["environment_peers"]).items():
        told = {ENVIRONMENTS[figure]: f"{pace:,.0f}" for figure, pace in found.items()}
        rows.append((name, *(told.get(head, "none") for head in heads)))
    return rows


def environment_heads() -> list[str]:
    """The headings of the table of environments."""
    return list(dict.fromkeys(ENVIRONMENTS.values()))


def environments_table(report: dict[str, Any]) -> "Table":
    """The table that shows how fast random agents are in each environment."""
    sheet = new_sheet("Environments for learning, random agents on one core", [""], environment_heads())
    for row in environment_rows(report):
        sheet.add_row(*row)
    return sheet


def _cell(value: float | None, form: str) -> str:
    return "none" if value is None else form.format(value)
