"""Looking one turn ahead: a beam over a seat's own next decisions, judged by the game's own evaluation."""

from random import Random

from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.game import Game
from saecula.kernel.steps import State
from saecula.play.playout import draw, policy_move

#: Turns of more decisions than this are long: the same moves in another order lead to the same end.
LONG = 10
#: How many moves of others are waited for until a fight or the like is over.
PATIENCE = 12


class Beam:
    """How wide to look: lines followed at once, first moves that keep a line of their own, moves tried a decision."""

    def __init__(self, width: int, firsts: int, most: int) -> None:
        self.width = width
        self.firsts = firsts
        self.most = most


class Line:
    """A line of play: the seat's own moves, where they lead, what that is worth to it."""

    def __init__(self, moves: list[int], state: State, worth: float) -> None:
        self.moves = moves
        self.state = state
        self.worth = worth


def look_ahead(game: Game[State], state: State, seat: int, codes: list[int], beam: Beam, rng: Random) -> list[Line]:
    """Lines to the end of the seat's own decisions, best first.

    Only where the own decisions end does the worth count: half a turn promises more than it keeps. Lines that were not
    followed so far are marked down by a whole win.
    """
    lines = [follow(game, state, seat, [], code, rng) for code in shortlist(game, state, seat, codes, beam.most, rng)]
    ended: list[Line] = []
    left: list[Line] = []
    is_long = game.turn_length() > LONG
    for _ in range(game.turn_length()):
        going: list[Line] = []
        for line in lines:
            if seat in game.to_act(line.state):
                going.append(line)
            else:
                ended.append(line)
        if not going:
            break
        if is_long:
            going = distinct(going)
        lines = []
        for line in promising(going, beam, left):
            for code in shortlist(game, line.state, seat, game.legal(line.state, seat), beam.most, rng):
                lines.append(follow(game, line.state, seat, line.moves, code, rng))
    else:
        left += lines
    for line in left:
        line.worth -= 1.0
    ended += left
    ended.sort(key=lambda line: -line.worth)
    return distinct(ended) if is_long else ended


def distinct(lines: list[Line]) -> list[Line]:
    """The lines, but of those that differ in their order alone only the best."""
    lines.sort(key=lambda line: -line.worth)
    found: list[Line] = []
    seen: set[tuple[int, ...]] = set()
    for line in lines:
        moves = tuple(sorted(line.moves))
        if moves not in seen:
            seen.add(moves)
            found.append(line)
    return found


def shortlist(game: Game[State], state: State, seat: int, codes: list[int], most: int, rng: Random) -> list[int]:
    """Of very many moves those that a sensible player would look at; among equals by lot."""
    if len(codes) <= most:
        return codes
    weights = game.policy(state, seat, codes)
    order = sorted(range(len(codes)), key=lambda at: (-weights[at], rng.random()))
    return [codes[at] for at in sorted(order[:most])]


def promising(lines: list[Line], beam: Beam, left: list[Line]) -> list[Line]:
    """The lines worth following: the best ones, and of the best first moves each its best line; the rest is left."""
    lines.sort(key=lambda line: -line.worth)
    chosen: list[Line] = []
    firsts: set[int] = set()
    for at, line in enumerate(lines):
        if at < beam.width or (line.moves[0] not in firsts and len(firsts) < beam.firsts):
            chosen.append(line)
            firsts.add(line.moves[0])
        else:
            left.append(line)
    return chosen


def follow(game: Game[State], state: State, seat: int, moves: list[int], code: int, rng: Random) -> Line:
    """The line with one more move, once chance has drawn and a fight is settled."""
    after = state.copy()
    log = Log(False)
    game.make(after, seat, code, log)
    patience = PATIENCE
    while patience > 0:
        seats = game.to_act(after)
        if seats and seats[0] == CHANCE:
            game.make(after, CHANCE, draw(game, after, rng), log)
        elif seats and seat not in seats and not game.is_quiet(after):
            policy_move(game, after, rng, log)
        else:
            break
        patience -= 1
    return Line([*moves, code], after, game.evaluate(after)[seat])
