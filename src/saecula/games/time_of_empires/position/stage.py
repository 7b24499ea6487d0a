"""How far a game of Time of Empires has come, told from the steps that the table still has."""

from saecula.games.time_of_empires.model.verbs import (
    AGE,
    AWARDS,
    COLUMNS,
    COUNT_IN,
    END_ACTIONS,
    FIRST_PAWNS,
    FIRST_PLAYER,
    LAY_TILES,
    LEADER,
    LEADERS,
    PACE,
    PREPARE,
    REVEAL_TOKENS,
    ROUNDS,
    TILE_SIDES,
    TOKENS,
    TOP,
    WONDER,
    WONDERS,
)
from saecula.kernel.codes import first, verb_of


class Stage:
    """What the steps on the table tell."""

    def __init__(self, table: list[int], seats: int) -> None:
        self.steps = [verb_of(frame) for frame in table]
        steps = set(self.steps)
        self.is_over = not table
        self.is_laying = LAY_TILES in steps
        #: no pawn stands on the map before this
        self.is_empty = FIRST_PAWNS in steps
        #: how the coming age is played is still to be settled
        self.is_pacing = PACE in steps
        self.is_prepared = PREPARE not in steps and not self.is_over
        self.has_wonder = self.is_prepared and WONDER not in steps
        self.has_tokens = self.is_prepared and REVEAL_TOKENS not in steps
        #: tokens lie face down, or are about to
        self.lays_tokens = REVEAL_TOKENS in steps and TOKENS not in steps
        #: from the preparation to the end of the action phase
        self.has_pace = self.is_prepared and END_ACTIONS in steps
        self.counts_in = COUNT_IN in steps
        self.is_timed = AGE in steps
        #: glasses are turned, or placed in turn
        self.is_action = (AGE in steps and COUNT_IN not in steps) or (ROUNDS in steps and FIRST_PLAYER not in steps)
        self.has_rounds = ROUNDS in steps and FIRST_PLAYER not in steps
        self.is_scoring = self.is_prepared and END_ACTIONS not in steps
        #: the leaders of the last age that was prepared have been given out
        self.is_awarded = not self.is_prepared or (self.is_scoring and AWARDS not in steps)
        #: scholars stand on wonders and effect tiles
        self.has_scholars = self.is_action or (self.is_scoring and WONDERS in steps)
        #: the piles that are about to show their top, the columns that wait for their leader
        self.tops = [first(frame) for frame in table if verb_of(frame) == TOP]
        self.waiting = [first(frame) for frame in table if verb_of(frame) == LEADER]
        if LEADERS in steps:
            self.waiting = list(range(COLUMNS))
        #: the columns whose effect tile lies there
        self.columns = max(3, seats)
        for frame in table:
            if verb_of(frame) == TILE_SIDES:
                self.columns = first(frame)

    def dealt(self, age: int) -> int:
        """The ages whose technologies have been dealt, when so many are finished."""
        return age + 1 if self.is_prepared else age

    def tokens(self, age: int) -> int:
        """How many bonus tokens each seat has placed, when so many ages are finished (TOE-PRE-6)."""
        return age + 1 if self.has_tokens else age

    def wonders(self, age: int) -> int:
        """How many wonders are in play, when so many ages are finished (TOE-PRE-2)."""
        return age + 1 if self.has_wonder else age
