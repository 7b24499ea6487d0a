"""Checks of the record: it holds the whole game, in every form, and undo goes back exactly as far as it says."""

from saecula.conformance.trial import Trial, digest
from saecula.kernel.errors import IllegalMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Played
from saecula.kernel.record import from_jsonl, to_jsonl
from saecula.kernel.steps import S
from saecula.play.replay import Replay, verify
from saecula.texts.record import from_text, to_text


def undo_restores(trial: Trial[S], before: S, played: Played) -> None:
    """A move without a barrier can be taken back without leaving a trace in the state; one with a barrier cannot."""
    match, seat = trial.match, played.seat
    reason = match.why_no_undo(seat)
    after = digest(match.state)
    if played.barrier:
        trial.require(
            reason is not None and reason.key == played.barrier, f"the barrier {played.barrier} does not hold"
        )
        try:
            match.undo(seat)
            trial.fail(f"{trial.say(seat, played.code)} was taken back over {played.barrier}")
        except IllegalMove:
            trial.require(digest(match.state) == after, "a refused undo changed something")
        return
    trial.require(reason is None, f"{trial.say(seat, played.code)} has no barrier and cannot be taken back")
    match.undo(seat)
    trial.report.undos += 1
    trial.require(digest(match.state) == digest(before), f"undo of {trial.say(seat, played.code)} leaves a trace")
    match.play(seat, played.code)
    trial.require(digest(match.state) == after, f"{trial.say(seat, played.code)} leads elsewhere after an undo")


def undo_among_others(trial: Trial[S], before: S, played: Played) -> None:
    """A seat may take its choice back after others chose at the same time; the record leads to the same state."""
    match = trial.match
    for seat in range(trial.case.seats):
        if seat != played.seat and match.why_no_undo(seat) is None:
            match.undo(seat)
            trial.report.undos += 1
            replay = Replay(trial.game, match.record())
            replay.to(len(match.lines))
            same = digest(replay.state) == digest(match.state)
            trial.require(same, f"after {seat} took a move back the record leads elsewhere")
            return


def the_seed_is_kept(trial: Trial[S]) -> None:
    """Before the end, the record has no result and does not give the seed away."""
    record = trial.match.record()
    trial.require(record.ending is None, "an unfinished record has a result")
    text = to_jsonl(record)
    trial.require(seed_of(trial.game.meta.id, trial.case.seed).hex() not in text, "the record gives the seed away")
    replay = Replay(trial.game, from_jsonl(text))
    replay.to(len(record.lines))
    trial.require(digest(replay.state) == digest(trial.state), "the record so far leads elsewhere")


def records_come_back(trial: Trial[S]) -> None:
    """JSON Lines and text hold the same game, and verifying it finds the hash of its final state."""
    game, record = trial.game, trial.match.record()
    lines, text = to_jsonl(record), to_text(record, game.book)
    trial.require(from_jsonl(lines) == record, "the record changes in JSON Lines")
    trial.require(from_text(text, game.book) == record, "the record changes in text")
    trial.require(to_jsonl(from_text(text, game.book)) == lines, "text and JSON Lines differ")
    trial.require(verify(game, from_jsonl(lines)) == digest(trial.state), "verify finds another hash")


def results_add_up(trial: Trial[S]) -> None:
    """Every seat has one standing, points add up, and each rank is one more than the number of better ranked seats."""
    outcome = trial.game.outcome(trial.state)
    seats = sorted(standing.seat for standing in outcome.standings)
    trial.require(seats == list(range(trial.case.seats)), f"standings of seats {seats}")
    trial.require(bool(outcome.reason), "the result names no clause by which the game ended")
    for standing in outcome.standings:
        said = f"{standing.seat} has {standing.total} points, {standing.points}"
        trial.require(sum(standing.points.values()) == standing.total, said)
        better = sum(other.rank < standing.rank for other in outcome.standings)
        trial.require(standing.rank == better + 1, f"{standing.seat} has rank {standing.rank} behind {better} seats")


MOVES = (undo_restores, undo_among_others)
ONCE = (the_seed_is_kept,)
END = (records_come_back, results_add_up)
