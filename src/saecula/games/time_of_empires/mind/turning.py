"""Which actions a player is inclined to turn a glass on."""

from typing import Final

from saecula.games.time_of_empires.mind.figures import (
    BRICKS,
    BRICKS_END,
    BRICKS_ENOUGH,
    BRICKS_GAIN,
    BRICKS_NEED,
    BUILD,
    BUILD_NOWHERE,
    BUILD_SECTION,
    DRAW,
    DRAW_END,
    DRAW_SECTION,
    FIND,
    FIND_BEST,
    FIND_OVER,
    GO,
    GO_BEST,
    IDEAS,
    IDEAS_END,
    IDEAS_GAIN,
    IDEAS_NEED,
    SEND,
    SEND_FEW,
    SEND_GAIN,
    SEND_LATE,
    TILE,
)
from saecula.games.time_of_empires.mind.footing import best_step, clans_on_map
from saecula.games.time_of_empires.mind.hunches import (
    FOOLISH,
    bricks_missing,
    ideas_missing,
    is_stuck,
    lean_to_card,
    lean_to_leader,
    lean_to_wonder,
    section_worth,
)
from saecula.games.time_of_empires.model.ground import sites
from saecula.games.time_of_empires.model.kinds import COLUMNS, FIRST_BOARD, FIRST_WONDER, OWN
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.discovery import payable
from saecula.games.time_of_empires.rules.actions.resources import bricks_of, ideas_of
from saecula.games.time_of_empires.rules.actions.spaces import clans_of

#: Once this part of the last age has gone by, it is no longer worth filling one's stock.
LAST_PART: Final = 0.75
#: How many clans on the map are enough to get something done.
ENOUGH_CLANS: Final = 4


def lean_to_action(state: EmpiresState, seat: int, action: int, part: float) -> float:
    """The inclination towards an action: build if possible, discover, get what that takes, lead where it counts."""
    end = part if state.course.age == 2 and part > LAST_PART else 0.0
    return LEANINGS[action].lean(state, seat, part, end)


class Leaning:
    """The inclination towards one action, which may change as the age and the game draw to an end."""

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        """How strong it is when this part of the age has gone by; `end` is that part if the game ends soon, else 0."""
        return 0.0


class ToInfluence(Leaning):
    """By what the tile does, and by the lead on it."""

    def __init__(self, column: int) -> None:
        self.column = column

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        return TILE[state.boards.effect[self.column]] + lean_to_leader(state, seat, self.column)


class ToWonder(Leaning):
    """By what a scholar on the wonder is worth."""

    def __init__(self, place: int) -> None:
        self.place = place

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        return lean_to_wonder(state, seat, self.place, part)


class ToDraw(Leaning):
    """Stronger with few cards in hand, and if one of the two piles shows a type worth building."""

    def __init__(self, board: int) -> None:
        self.board = board

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        best = 0.0
        for at in range(2 * self.board, 2 * self.board + 2):
            if state.cards.left[at]:
                best = max(best, section_worth(state, seat, state.cards.tops[at]))
        return DRAW[min(len(DRAW) - 1, len(state.cards.hands[seat]))] + DRAW_SECTION * best + DRAW_END * end


class ToIdeas(Leaning):
    """By the ideas there is room for, above all if the seat can pay for none of its cards."""

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        gain = min(ideas_of(state, seat), state.box.stock - state.folk.ideas[seat])
        return IDEAS + IDEAS_GAIN * gain + (IDEAS_NEED if ideas_missing(state, seat) else 0.0) + IDEAS_END * end


class ToBricks(Leaning):
    """By the bricks there is room for, above all if the visible card cannot be built yet."""

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        gain = min(bricks_of(state, seat), state.box.stock - state.folk.bricks[seat])
        lean = BRICKS + BRICKS_GAIN * gain
        missing = bricks_missing(state, seat)
        if missing > 0:
            lean += BRICKS_NEED + (BRICKS_ENOUGH if missing <= gain else 0.0)
        return lean + BRICKS_END * end


class ToDeploy(Leaning):
    """Stronger with few clans on the map."""

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        gain = min(clans_of(state, seat), state.folk.reserve[seat])
        few = max(0, ENOUGH_CLANS - clans_on_map(state, seat))
        return SEND + SEND_GAIN * gain + SEND_FEW * few + SEND_LATE * part


class ToMove(Leaning):
    """By the best step that can be made."""

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        return GO + GO_BEST * best_step(state, seat, part)


class ToDiscover(Leaning):
    """By the best card in hand; weaker if it would cover one that can still be built."""

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        best = FOOLISH
        for card in payable(state, seat, False):
            best = max(best, lean_to_card(state, seat, card))
        over = state.cards.found[seat] and not is_stuck(state, seat)
        return FIND + FIND_BEST * best + (FIND_OVER if over else 0.0)


class ToBuild(Leaning):
    """By what the building is worth; weaker without a slot, as a waiting building blocks discovering."""

    def lean(self, state: EmpiresState, seat: int, part: float, end: float) -> float:
        kind = state.box.deck.type[state.cards.found[seat][-1]]
        lean = BUILD + BUILD_SECTION * section_worth(state, seat, kind)
        return lean if sites(state, seat, kind, False) else lean + BUILD_NOWHERE


#: The leanings by the numbers of the actions.
LEANINGS: Final[list[Leaning]] = [
    *[ToInfluence(column) for column in range(COLUMNS)],
    *[ToWonder(place) for place in range(FIRST_BOARD - FIRST_WONDER)],
    *[ToDraw(board) for board in range(OWN - FIRST_BOARD)],
    ToIdeas(),
    ToBricks(),
    ToDeploy(),
    ToMove(),
    ToDiscover(),
    ToBuild(),
]
