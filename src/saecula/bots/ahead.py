"""Looking one turn ahead: a beam search over a seat's own next decisions. A judge weighs a whole step at once."""

from math import log
from random import Random

from saecula.bots.judge import Judge
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.game import Game
from saecula.kernel.steps import State
from saecula.parts.habits import PRACTICE
from saecula.play.playout import draw, policy_move

#: Turns of more decisions than this count as long: there the same moves in another order lead to the same end.
LONG = 10
#: How many moves of others and of chance to wait for until a fight or the like is over.
PATIENCE = 12
#: Moves that are less likely by habit than this are all treated alike.
UNHEARD_OF = 1e-30


class Beam:
    """How wide to look: variations followed at once, first moves that keep one each, moves tried per decision."""

    def __init__(self, width: int, firsts: int, most: int) -> None:
        self.width = width
        self.firsts = firsts
        self.most = most


class Variation:
    """One way to play on: the seat's own moves, where they lead, and what that is worth to the seat."""

    def __init__(self, moves: list[int], state: State, worth: float) -> None:
        self.moves = moves
        self.state = state
        self.worth = worth


class Plan:
    """Moves for a turn, being tried out."""

    def __init__(self, moves: list[int], worth: float, faith: int) -> None:
        self.moves = moves
        #: what it was thought to be worth beforehand counts as `faith` trials
        self.total = worth * faith
        self.weight = faith
        self.trials = faith
        #: its mean each time the weaker half was dropped
        self.marks: list[float] = []

    def add(self, worth: float) -> None:
        """Add what one more trial was worth."""
        self.total += worth
        self.weight += 1
        self.trials += 1

    def mean(self) -> float:
        """What it is worth on average."""
        return self.total / self.weight

    def look_further(self, faith: int) -> None:
        """From here on its trials look deeper; all the earlier ones together count as `faith` of them."""
        self.total = self.mean() * faith
        self.weight = faith

    def behind(self, best: "Plan") -> float:
        """By how much the best plan was better when this one was last tried: by the same judge, in the same deals."""
        then = best.mean() if self.trials == best.trials or not self.marks else best.marks[len(self.marks) - 1]
        return then - self.mean()


def look_ahead(
    game: Game[State], judge: Judge, state: State, seat: int, codes: list[int], beam: Beam, rng: Random
) -> list[Variation]:
    """Variations to the end of the seat's own decisions, best first.

    A worth only counts once the seat's decisions end: half a turn promises more than it keeps. Variations that were not
    followed that far are marked down by a whole win.
    """
    variations = [
        follow(game, state, seat, [], code, rng) for code in shortlist(game, state, seat, codes, beam.most, rng)
    ]
    weigh(judge, variations, seat)
    ended: list[Variation] = []
    left: list[Variation] = []
    is_long = game.mind.turn_length() > LONG
    for _ in range(game.mind.turn_length()):
        going: list[Variation] = []
        for variation in variations:
            if seat in game.to_act(variation.state):
                going.append(variation)
            else:
                ended.append(variation)
        if not going:
            break
        if is_long:
            going = distinct(going)
        variations = []
        for variation in promising(going, beam, left):
            for code in shortlist(game, variation.state, seat, game.legal(variation.state, seat), beam.most, rng):
                variations.append(follow(game, variation.state, seat, variation.moves, code, rng))
        weigh(judge, variations, seat)
    else:
        left += variations
    for variation in left:
        variation.worth -= 1.0
    ended += left
    ended.sort(key=lambda variation: -variation.worth)
    return distinct(ended) if is_long else ended


def lean_to_habit(
    game: Game[State], judge: Judge, state: State, seat: int, codes: list[int], variations: list[Variation]
) -> None:
    """Mark down variations for an unusual first move, as far as the judge goes by habit, and sort them again."""
    if judge.habit == 0.0:
        return
    weights = game.mind.policy(state, seat, codes)
    best = max(weights)
    leans: dict[int, float] = {}
    for code, weight in zip(codes, weights):
        leans[code] = judge.habit * PRACTICE * log(max(weight, UNHEARD_OF) / best)
    for variation in variations:
        variation.worth += leans[variation.moves[0]]
    variations.sort(key=lambda variation: -variation.worth)


def weigh(judge: Judge, variations: list[Variation], seat: int) -> None:
    """Judge all variations at once."""
    worths = judge.worths([variation.state for variation in variations], seat)
    for variation, worth in zip(variations, worths):
        variation.worth = worth


def distinct(variations: list[Variation]) -> list[Variation]:
    """The variations, best first, but only the best of those whose moves differ in nothing but their order."""
    variations.sort(key=lambda variation: -variation.worth)
    found: list[Variation] = []
    seen: set[tuple[int, ...]] = set()
    for variation in variations:
        moves = tuple(sorted(variation.moves))
        if moves not in seen:
            seen.add(moves)
            found.append(variation)
    return found


def shortlist(game: Game[State], state: State, seat: int, codes: list[int], most: int, rng: Random) -> list[int]:
    """At most `most` of the moves, those that a sensible player would look at; ties are broken at random."""
    if len(codes) <= most:
        return codes
    weights = game.mind.policy(state, seat, codes)
    order = sorted(range(len(codes)), key=lambda at: (-weights[at], rng.random()))
    return [codes[at] for at in sorted(order[:most])]


def promising(variations: list[Variation], beam: Beam, left: list[Variation]) -> list[Variation]:
    """The variations worth following: the best, and the best one of each good first move; the rest go to `left`."""
    variations.sort(key=lambda variation: -variation.worth)
    chosen: list[Variation] = []
    firsts: set[int] = set()
    for at, variation in enumerate(variations):
        if at < beam.width or (variation.moves[0] not in firsts and len(firsts) < beam.firsts):
            chosen.append(variation)
            firsts.add(variation.moves[0])
        else:
            left.append(variation)
    return chosen


def follow(game: Game[State], state: State, seat: int, moves: list[int], code: int, rng: Random) -> Variation:
    """The variation with one more move, after chance has drawn and any fight is settled; not judged yet."""
    after = state.copy()
    log = Log(False)
    game.make(after, seat, code, log)
    patience = PATIENCE
    while patience > 0:
        seats = game.to_act(after)
        if seats and seats[0] == CHANCE:
            game.make(after, CHANCE, draw(game, after, rng), log)
        elif seats and seat not in seats and not game.mind.is_quiet(after):
            policy_move(game, after, rng, log)
        else:
            break
        patience -= 1
    return Variation([*moves, code], after, 0.0)
