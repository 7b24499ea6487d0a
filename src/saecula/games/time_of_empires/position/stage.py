"""How far a game has come, judging by the steps still to come on the table."""

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.kinds import COLUMNS
from saecula.kernel.codes import first, verb_of


class Stage:
    """What the steps still on the table say about the stage of the game."""

    def __init__(self, table: list[int], seats: int) -> None:
        self.steps = [verb_of(frame) for frame in table]
        left = set(self.steps)
        self.is_over = not table
        self.is_laying = steps.LAY_TILES in left
        #: nobody has placed a first pawn yet
        self.is_empty = steps.FIRST_PAWNS in left
        #: it is still to be settled how the coming age is played
        self.is_pacing = steps.PACE in left
        self.is_prepared = steps.PREPARE not in left and not self.is_over
        self.has_wonder = self.is_prepared and steps.WONDER not in left
        self.has_tokens = self.is_prepared and steps.REVEAL_TOKENS not in left
        #: seats are choosing sections for their tokens, or have chosen, and the tokens are not revealed yet
        self.lays_tokens = steps.REVEAL_TOKENS in left and steps.TOKENS not in left
        #: from the start of the preparation to the end of the action phase
        self.has_pace = self.is_prepared and steps.END_ACTIONS in left
        self.counts_in = steps.COUNT_IN in left
        self.is_timed = steps.AGE in left
        #: glasses can be turned, or placed in turn
        self.is_action = (steps.AGE in left and steps.COUNT_IN not in left) or (
            steps.ROUNDS in left and steps.FIRST_PLAYER not in left
        )
        self.has_rounds = steps.ROUNDS in left and steps.FIRST_PLAYER not in left
        self.is_scoring = self.is_prepared and steps.END_ACTIONS not in left
        #: the leaders of the latest age prepared have been given out
        self.is_awarded = not self.is_prepared or (self.is_scoring and steps.AWARDS not in left)
        #: scholars may stand on wonders and effect tiles
        self.has_scholars = self.is_action or (self.is_scoring and steps.WONDERS in left)
        #: the piles whose top is still to be turned up, the columns still waiting for their leader
        self.tops = [first(frame) for frame in table if verb_of(frame) == steps.TOP]
        self.waiting = [first(frame) for frame in table if verb_of(frame) == steps.LEADER]
        if steps.LEADERS in left:
            self.waiting = list(range(COLUMNS))
        #: how many columns have their effect tile
        self.columns = max(3, seats)
        for frame in table:
            if verb_of(frame) == steps.TILE_SIDES:
                self.columns = first(frame)

    def dealt(self, age: int) -> int:
        """For how many ages the technologies have been dealt, when `age` of them are finished."""
        return age + 1 if self.is_prepared else age

    def tokens(self, age: int) -> int:
        """How many bonus tokens each seat has placed, when `age` ages are finished (TOE-PRE-6)."""
        return age + 1 if self.has_tokens else age

    def wonders(self, age: int) -> int:
        """How many wonders are in play, when `age` ages are finished (TOE-PRE-2)."""
        return age + 1 if self.has_wonder else age
