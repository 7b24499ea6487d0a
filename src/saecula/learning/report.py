"""What a run has achieved, for people to read: a page of Markdown beside its notes in JSON."""

from saecula.learning.run import Generation, Run


def page_of(run: Run, title: str, picture: str | None) -> str:
    """The report of a run."""
    asked = run.settings
    stands = f"generation {run.best}" if run.best >= 0 else "none: the game's own judgement has not been beaten yet"
    parts = [
        f"# {title}: what was learned",
        f"`saecula learn {asked.game} --games {asked.games} --generations {asked.generations} --duels {asked.duels} "
        f"--seed {asked.seed}`",
        f"Generations so far: {len(run.generations)} of {asked.generations}. The best network: {stands}.",
        *([f"![loss and shares of the wins by generation]({picture})"] if picture else []),
        "## Training",
        "Loss is the cross-entropy of the shares of the win; a gap between the first two columns weakens play.",
        table(
            ("generation", "games", "rows", "loss, test", "loss, learned", "loss, by hand", "device", "seconds"),
            [_trained(made) for made in run.generations],
        ),
        "## Duels",
        "The new network's share of the wins, both sides greedy, with its 95 % interval (Wilson).",
        table(
            ("generation", "against", "seats", "options", "games", "share", "interval", "kept"),
            [row for made in run.generations for row in _met(made)],
        ),
    ]
    if run.best >= 0:
        parts.append("`weights.npz` is the best network. In the game's `mind/` it is what learned bots judge by.")
    return "\n\n".join(parts) + "\n"


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows))


def _trained(made: Generation) -> tuple[str, ...]:
    found = made.training
    losses = (f"{loss:.4f}" for loss in (found.test, found.learned, found.by_hand))
    spent = " + ".join(f"{part:.0f}" for part in made.seconds)
    return (str(made.number), f"{found.games:,}", f"{found.rows:,}", *losses, made.device, spent)


def _met(made: Generation) -> list[tuple[str, ...]]:
    kept = "yes" if made.kept else "no"
    return [
        (
            str(made.number),
            met.against,
            str(met.seats),
            ", ".join(f"{name}={value}" for name, value in met.options.items()) or "usual",
            str(met.games),
            f"{100 * met.share:.1f} %",
            f"{100 * met.low:.1f} % to {100 * met.high:.1f} %",
            kept,
        )
        for met in made.meetings
    ]
