"""Plays a game at random and checks it: every kind of state at least a few times, then every now and then."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from saecula.conformance import choices, records, secrets
from saecula.conformance.trial import Case, Flaw, Report, Trial
from saecula.kernel.codes import CHANCE, CLOCK, verb_of
from saecula.kernel.game import Game
from saecula.kernel.match import Played
from saecula.kernel.meta import Option
from saecula.kernel.record import to_jsonl
from saecula.kernel.steps import S

#: How often each kind of state and of move is checked, at least.
FIRST = 2
#: No game may take more moves than this.
BOUND = 20_000


def cases(game: Game[S], seeds: range, each: int = 1) -> Iterator[Case]:
    """Every number of seats with every combination of options, for each seed; options that only scale take turns.

    More seeds follow if it takes more until every choice of an option that scales has had its turn `each` times.
    """
    low, high = game.meta.seats
    options = game.meta.options
    for seats in range(low, high + 1):
        for values in product(*(("",) if option.scales else option.choices for option in options)):
            fixed = {option.name: value for option, value in zip(options, values) if value}
            turning = [option for option in options if option.scales and acts(option, fixed)]
            count = max(len(seeds), each * max((len(option.choices) for option in turning), default=1))
            for turn in range(count):
                chosen = {
                    option.name: in_turn(option, turn, place + seats) if option in turning else option.default
                    for place, option in enumerate(options)
                }
                yield Case(seats, chosen | fixed, seeds.start + turn)


def acts(option: Option, fixed: Mapping[str, str]) -> bool:
    """Whether an option has any effect together with these choices."""
    return option.needs is None or fixed.get(option.needs[0], "") in ("", *option.needs[1])


def in_turn(option: Option, turn: int, place: int) -> str:
    """The choice whose turn it is: each comes up once per round of turns; rounds shift at a pace that `place` sets."""
    count = len(option.choices)
    row = turn // count
    return option.choices[(turn + place * (row + 1) + row // (place + 1)) % count]


def conform(game: Game[S], case: Case, rate: float = 0.05, bound: int = BOUND) -> Report:
    """Play one game and test the contract; `rate` is the share of states and moves that are checked closely."""
    trial = Trial(game, case, Report(games=1))
    try:
        _play(trial, rate, bound)
        _finish(trial)
    except Flaw:
        raise
    except Exception as error:
        trial.fail(f"{type(error).__name__}: {error}")
    return trial.report


def _play(trial: Trial[S], rate: float, bound: int) -> None:
    """Play to the end, checking states and moves."""
    seen: Counter[str] = Counter()
    for check in choices.ALWAYS:
        check(trial)
    while not trial.game.is_over(trial.state):
        if len(trial.match.lines) >= bound:
            trial.fail(f"the game has not ended after {bound} moves")
        _look(trial, seen, rate)
        before = trial.state
        played = _move(trial)
        for check in choices.ALWAYS:
            check(trial)
        if _is_due(trial, seen, f"move {verb_of(played.code)} {played.barrier}", rate):
            for test in (*secrets.MOVES, *records.MOVES):
                test(trial, before, played)


def _look(trial: Trial[S], seen: Counter[str], rate: float) -> None:
    """Check a state closely, if it is due."""
    trial.report.states += 1
    kinds = [verb_of(trial.game.frame(trial.state, actor)) for actor in trial.game.to_act(trial.state)]
    if _is_due(trial, seen, f"state {sorted(set(kinds))}", rate):
        for check in (*choices.OFTEN, *secrets.OFTEN):
            check(trial)
    if trial.rng.random() < rate / 10:
        for check in records.ONCE:
            check(trial)


def _is_due(trial: Trial[S], seen: Counter[str], kind: str, rate: float) -> bool:
    seen[kind] += 1
    return seen[kind] <= FIRST or trial.rng.random() < rate


def _move(trial: Trial[S]) -> Played:
    """Let somebody move: at random in games with an even seed, by the game's rough weights in the others."""
    game, match, rng = trial.game, trial.match, trial.rng
    trial.report.moves += 1
    actor = rng.choice(game.to_act(trial.state))
    if actor == CHANCE:
        return match.draw()
    codes = game.legal(trial.state, actor)
    if actor == CLOCK:
        return match.play(CLOCK, trial.earlier(trial.state, codes[0]))
    weights = game.mind.policy(trial.state, actor, codes) if trial.case.seed % 2 else None
    return match.play(actor, game.book.decode(rng.choices(codes, weights)[0]), match.decision(actor))


def _finish(trial: Trial[S]) -> None:
    """Check the finished game, then play it twice more from the start: the same seed gives the same record."""
    for check in records.END:
        check(trial)
    twins = [Trial(trial.game, trial.case, trial.report) for _ in range(2)]
    for twin in twins:
        while not twin.game.is_over(twin.state):
            _move(twin)
    texts = [to_jsonl(twin.match.record()) for twin in twins]
    trial.require(texts[0] == texts[1], "the same seed gave two records")
