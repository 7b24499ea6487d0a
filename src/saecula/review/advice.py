"""Advice that can be trusted: the strongest judge's plan, shown only up to the first thing nobody knows yet.

A plan goes on while the seat is asked, nothing is drawn, and all that the seat sees comes out the same in several
worlds that agree with what it knows. What would follow a draw or a rival's secret is left out.
"""

from random import Random
from typing import Any

import msgspec

from saecula.bots.ahead import Beam, look_ahead
from saecula.bots.bot import Advice
from saecula.bots.judge import Judge
from saecula.bots.learned import learned_judge
from saecula.bots.levels import make_bot
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.play.foresight import sure_events
from saecula.play.playout import draw
from saecula.review.chances import shares_in
from saecula.review.data import Advised, Hint, MoveJson
from saecula.review.gains import Gains, SurePlan, changes_against, changes_of, gains_of

#: The bot that advises unless another is asked for: the strongest there is, within two seconds.
STRONGEST = "deep:2s"
#: How many plans are shown, and how many first moves are looked into for plans that lead elsewhere.
BEST = 3
FIRSTS = 9
#: In how many worlds a plan must come out the same.
WORLDS = 3
#: The most moves in a plan.
AHEAD = 12
#: How wide to look for what follows a first move.
LINE = Beam(width=3, firsts=1, most=12)


def advise(game: Game[Any], level: str, view: View, legal: list[int], seed: int, best: int = BEST) -> Hint:
    """The best plans in the eyes of a bot; each leads somewhere different from those before it."""
    bot = make_bot(game, level)
    judge = getattr(bot, "judge", None) or learned_judge(game)
    thoughts = [Advice(legal[0], 0.0, 1.0)] if len(legal) == 1 else bot.consider(view, legal, Random(seed))
    now, planned = _worlds(game, view), getattr(bot, "planned", {})
    told: list[tuple[Advice, SurePlan]] = []
    for thought in _worth_a_look(thoughts)[:FIRSTS]:
        plan = sure_plan(game, judge, view, thought.code, planned)
        if not any(is_same_end(game, plan, other, view) for _, other in told):
            told.append((thought, plan))
        if len(told) == best:
            break
    seat = view.seat
    assert seat is not None
    gains = [gains_of(game, plan, now, seat) for _, plan in told]
    advised = [_advised(game, judge, view, *one, brings) for one, brings in zip(told, gains, strict=True)]
    if len(gains) > 1:
        for at, one in enumerate(advised):
            one.against = changes_against(gains[at], gains[0 if at else 1])
    if thoughts[0].value <= 0.0:
        # the only move, or none could be followed to its end: all there is to say is what its position is worth
        advised[0].value = advised[0].chances[seat]
    return Hint(level, advised)


def _worth_a_look(thoughts: list[Advice]) -> list[Advice]:
    """What the bot would do, then the rest by their chances; if it tried others, those it did not try are left out."""
    tried = [one for one in thoughts[1:] if one.share > 0.0]
    rest = tried or [one for one in thoughts[1:] if one.value > 0.0]
    return [thoughts[0], *sorted(rest, key=lambda one: -one.value)]


def is_same_end(game: Game[Any], one: SurePlan, other: SurePlan, view: View) -> bool:
    """Whether two plans come to the same thing: the same moves in another order, or other moves to the same place."""
    if sorted(one.moves) == sorted(other.moves):
        return True
    ends = zip(one.worlds, other.worlds, strict=True)
    return all(game.view(here, view.seat) == game.view(there, view.seat) for here, there in ends)


def _worlds(game: Game[Any], view: View) -> list[Any]:
    return [game.resample(view, Random(number)) for number in range(WORLDS)]


def _advised(game: Game[Any], judge: Judge, view: View, thought: Advice, plan: SurePlan, brings: Gains) -> Advised:
    chances = shares_in(judge, plan.worlds)
    return Advised(
        move=_json(game, thought.code),
        value=min(1.0, max(0.0, thought.value)),
        share=thought.share,
        plan=[_json(game, code) for code in plan.moves],
        open=plan.is_open,
        events=msgspec.to_builtins(sure_events(game, view, thought.code)),
        ended=brings.has_ended,
        changes=changes_of(brings),
        against={},
        chances=chances,
        otherwise=shares_in(judge, brings.idle) if brings.idle else chances,
    )


def _json(game: Game[Any], code: int) -> MoveJson:
    return game.book.decode(code).json()


def sure_plan(
    game: Game[Any], judge: Judge, view: View, first: int, planned: dict[bytes, int] | None = None
) -> SurePlan:
    """The plan that begins with a move: as the bot has `planned` for each view, else as the judge would go on."""
    assert view.seat is not None
    seat, worlds, moves = view.seat, _worlds(game, view), [first]
    line = _line(game, judge, view, first)
    while True:
        for world in worlds:
            game.make(world, seat, moves[-1], Log(False))
        seen = _same_view(game, worlds, seat)
        if seen is None or len(moves) == AHEAD:
            return SurePlan(moves, worlds, any(_goes_on(game, world, seat) for world in worlds))
        legal = game.legal(worlds[0], seat)
        after = planned.get(msgspec.json.encode(seen), -1) if planned else -1
        if after < 0 and line[: len(moves)] == moves and len(line) > len(moves):
            after = line[len(moves)]
        if after not in legal:
            return SurePlan(moves, worlds, True)
        moves.append(after)


def _line(game: Game[Any], judge: Judge, view: View, first: int) -> list[int]:
    """A first move and the rest of the turn after it, as the judge would play it."""
    assert view.seat is not None
    rng = Random(0)
    return look_ahead(game, judge, game.resample(view, rng), view.seat, [first], LINE, rng)[0].moves


def _same_view(game: Game[Any], worlds: list[Any], seat: int) -> View | None:
    """What the seat sees if in all worlds it decides next, without a draw first, and sees the same; None otherwise."""
    asked = [game.to_act(world) for world in worlds]
    if any(seat not in seats or CHANCE in seats for seats in asked):
        return None
    views = [game.view(world, seat) for world in worlds]
    return views[0] if all(view == views[0] for view in views) else None


def _goes_on(game: Game[Any], world: Any, seat: int) -> bool:
    """Whether the seat decides again, at once or after chance has drawn."""
    after, rng = world.copy(), Random(0)
    while game.to_act(after) == [CHANCE]:
        game.make(after, CHANCE, draw(game, after, rng), Log(False))
    return seat in game.to_act(after)
