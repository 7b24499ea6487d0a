"""Phase F: another round, or the end (RNF-F)."""

from saecula.games.rise_and_fall.model import notes, steps
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.kernel.codes import Log
from saecula.kernel.steps import Run


class EndRound(Run[RiseState]):
    """Enough trophies, or too many rounds without one, end the game; else the next round begins (RNF-F-1, RNF-F-3)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Go on or end."""
        course = state.course
        course.quiet = 0 if course.won else course.quiet + 1
        course.acted = []
        if is_decided(state):
            log.note(notes.GAME_ENDED)
        else:
            state.agenda.next(steps.BEGIN_ROUND)


def is_decided(state: RiseState) -> bool:
    """Whether the trophies agreed on are won, or none has been won for too long (RNF-F-1, RNF-F-3)."""
    enough = state.trophies_won() >= int(state.options["length"])
    return enough or state.course.quiet >= int(state.options["quiet-rounds"])
