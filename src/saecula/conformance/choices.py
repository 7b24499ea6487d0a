"""Checks of one state: who may act, what they may do, and that nothing else goes through."""

import msgspec

from saecula.conformance.trial import Trial, copied, digest
from saecula.kernel.codes import CHANCE, CLOCK, FRAME, Log, Reason, id_of, millis
from saecula.kernel.errors import IllegalMove, StaleMove
from saecula.kernel.record import state_hash
from saecula.kernel.steps import S
from saecula.parts.frames import Frames
from saecula.play.position import dumped, read_position, write_position

#: Refusals that come from the kernel and need no clause.
KERNEL_KEYS = ("not-your-decision", "not-this-decision", "not-in-time")
NUMBER = 1e-6


def somebody_can_act(trial: Trial[S]) -> None:
    """Until the end somebody may act and has a move to make; after it, nobody may act."""
    game, state = trial.game, trial.state
    actors = game.to_act(state)
    trial.require(bool(actors) != game.is_over(state), f"to_act is {actors} and is_over is {game.is_over(state)}")
    trial.require(len(set(actors)) == len(actors), f"somebody is asked twice: {actors}")
    trial.require(CHANCE not in actors or actors == [CHANCE], f"chance does not draw alone: {actors}")
    for actor in actors:
        trial.require(bool(trial.codes(state, actor)), f"{actor} is asked and has no move")


def nothing_is_lost(trial: Trial[S]) -> None:
    """Every token, card and coin is still there."""
    found = trial.game.census(trial.state)
    trial.require(bool(found), "census is empty: count something whose number never changes")
    for name in trial.census.keys() | found.keys():
        was, now = trial.census.get(name, 0), found.get(name, 0)
        trial.require(was == now, f"there were {was} of {name!r} and now there are {now}")


def lists_are_stable(trial: Trial[S]) -> None:
    """The same state gives the same list in the same order, without duplicates; each move of chance has a weight."""
    game, state = trial.game, trial.state
    for actor in game.to_act(state):
        codes = trial.codes(state, actor)
        trial.require(len(set(codes)) == len(codes), f"{actor} has the same move twice")
        trial.require(codes == trial.codes(state, actor), f"the list of {actor} changes when asked again")
        trial.require(codes == trial.codes(copied(state), actor), f"the list of {actor} differs in a copy")
        if actor == CHANCE:
            weights = game.chance(state)[1]
            good = len(weights) == len(codes) and all(weight > 0 for weight in weights)
            trial.require(good, "each move of chance needs one weight above zero")


def legal_moves_apply(trial: Trial[S]) -> None:
    """Whatever is on the list is not refused and can be made; made on a copy, it leaves the state alone."""
    game, state = trial.game, trial.state
    before = digest(state)
    for actor in game.to_act(state):
        for code in trial.some(trial.codes(state, actor)):
            reason = game.why_not(state, actor, code)
            trial.require(reason is None, f"{trial.say(actor, code)} is listed and refused: {_said(reason)}")
            after = copied(state)
            game.make(after, actor, code, Log())
            trial.report.moves += 1
            trial.require(game.census(after) == trial.census, f"{trial.say(actor, code)} changes the census")
            trial.require(bool(game.to_act(after)) != game.is_over(after), f"{trial.say(actor, code)} is a dead end")
    trial.require(digest(state) == before, "a move on a copy, or a question, changed the state")


def strays_are_refused(trial: Trial[S]) -> None:
    """Whatever is not on the list is refused with a reason, and nothing changes."""
    game, state, match = trial.game, trial.state, trial.match
    before, actors, lines = digest(state), game.to_act(state), len(match.lines)
    for actor in (*range(state.seats), CHANCE, CLOCK):
        legal = trial.codes(state, actor) if actor in actors else []
        for code in {trial.stray(legal) for _ in range(6)} - set(legal):
            reason = game.why_not(state, actor, code)
            if actor == CLOCK and reason is None:
                continue  # an earlier millisecond is not listed, but is legal
            if reason is None:
                trial.fail(f"{trial.say(actor, code)} is not listed and not refused")
            good = bool(reason.clause) or reason.key in KERNEL_KEYS
            trial.require(good, f"{trial.say(actor, code)} is refused without a clause: {reason.key}")
            try:
                match.play(actor, game.book.decode(code))
                trial.fail(f"{trial.say(actor, code)} was refused and then made")
            except IllegalMove:
                trial.report.refusals += 1
    trial.require(digest(match.state) == before and len(match.lines) == lines, "a refused move changed something")


def forged_decisions_are_stale(trial: Trial[S]) -> None:
    """A move that names a decision other than the open one is refused as stale."""
    match = trial.match
    before = digest(trial.state)
    for actor in trial.game.to_act(trial.state):
        code, truth = trial.codes(trial.state, actor)[0], match.decision(actor)
        for forged in (0, truth - 1, truth + 1, trial.state.agenda.serial + 1):
            if forged == truth:
                continue
            try:
                match.play(actor, code, forged)
                trial.fail(f"{trial.say(actor, code)} was made for decision {forged}, but {truth} is open")
            except StaleMove:
                trial.report.refusals += 1
    trial.require(digest(match.state) == before, "a stale move changed something")


def time_runs_to_the_deadline(trial: Trial[S]) -> None:
    """CLOCK lists only its latest move; an earlier one is legal too, but not a later one or one in the past."""
    game, state = trial.game, trial.state
    deadline = game.deadline(state)
    if CLOCK not in game.to_act(state):
        trial.require(deadline is None, "there is a deadline, but time does not run")
        return
    latest = game.legal(state, CLOCK)
    trial.require([millis(code) for code in latest] == [deadline], "CLOCK does not list only the deadline")
    code = trial.earlier(state, latest[0])
    after = copied(state)
    game.make(after, CLOCK, code, Log())
    for late in (latest[0] + 1, latest[0] - millis(latest[0])):
        trial.require(
            game.why_not(state, CLOCK, late) is not None, f"{trial.say(CLOCK, latest[0])} and beyond is legal"
        )
    if CLOCK in game.to_act(after):
        trial.require(game.why_not(after, CLOCK, code) is not None, "time may stand still")


def copies_are_independent(trial: Trial[S]) -> None:
    """What happens to a copy affects nothing else; a view and a dump share nothing with the live state."""
    state = trial.state
    before = digest(state)
    one, two = copied(state), copied(state)
    trial.require(digest(one) == before, "a copy has another hash")
    viewer = trial.rng.choice(trial.viewers)
    view = trial.game.view(one, viewer)
    seen = msgspec.json.encode(view)
    dump = one.dump()
    trial.wander(one, 5)
    held = digest(one)
    trial.wander(two, 5)
    trial.require(digest(state) == before, "moves on a copy changed the state")
    trial.require(digest(one) == held, "moves on one copy changed another")
    trial.require(msgspec.json.encode(view) == seen, f"the view of {viewer} changed when the state went on")
    trial.require(state_hash(dump) == before, "the dump changed when the state went on")


def moves_have_all_forms(trial: Trial[S]) -> None:
    """The packed int, struct, JSON, text and dense number of a move all stand for the same move."""
    book = trial.game.book
    for actor in trial.game.to_act(trial.state):
        for code in trial.some(trial.codes(trial.state, actor)):
            move = book.decode(code)
            wire = msgspec.json.decode(msgspec.json.encode(move.json()))
            forms = [book.encode(move), book.encode(book.from_json(wire)), book.encode(book.parse(str(move)))]
            forms.append(book.code(book.index(code)))
            trial.require(forms == [code] * 4, f"{trial.say(actor, code)}: {code} comes back as {forms}")
            dense = 0 <= book.index(code) < book.size
            trial.require(dense or actor == CLOCK, f"{trial.say(actor, code)} has no dense number")


def dumps_load(trial: Trial[S]) -> None:
    """A state comes back from its dump and from its position file, and goes on like the original."""
    game, state = trial.game, trial.state
    trial.require(digest(game.load(state.dump())) == digest(state), "a loaded dump has another hash")
    written = write_position(game, state, trial.match.header.options)
    loaded = game.load(dumped(game, read_position(written)).state)
    same = without_numbers(loaded.dump()) == without_numbers(state.dump())
    trial.require(same, "a position file tells another state")
    trial.require(game.to_act(loaded) == game.to_act(state), "in a loaded position somebody else is to act")
    trial.require(game.census(loaded) == trial.census, "a loaded position has another census")
    for actor in game.to_act(state):
        same = trial.codes(loaded, actor) == trial.codes(state, actor)
        trial.require(same, f"in a loaded position {actor} has other moves")


def without_numbers(dump: dict[str, object]) -> dict[str, object]:
    """A dump without the numbers of its open decisions, which position files leave out."""
    agenda = msgspec.convert(dump["agenda"], Frames)
    stacks = [[frame % FRAME for frame in stack] for stack in (agenda.table, *agenda.asked)]
    return dump | {"agenda": stacks}


def judgements_are_sound(trial: Trial[S]) -> None:
    """Bots get shares of the win that add up to one, and a weight for every move."""
    game, state = trial.game, trial.state
    shares = game.mind.evaluate(state)
    trial.require(len(shares) == state.seats and abs(sum(shares) - 1) < NUMBER, f"evaluate gives {shares}")
    for seat in (actor for actor in game.to_act(state) if actor >= 0):
        codes = game.legal(state, seat)
        weights = game.mind.policy(state, seat, codes)
        good = len(weights) == len(codes) and min(weights) >= 0 and sum(weights) > 0
        trial.require(good, f"policy gives {seat} {len(weights)} weights for {len(codes)} moves, or bad ones")


def questions_are_open(trial: Trial[S]) -> None:
    """Every view lists exactly the open decisions of the seats."""
    game, state = trial.game, trial.state
    truth = [(seat, id_of(game.frame(state, seat))) for seat in range(state.seats) if game.frame(state, seat) >= 0]
    for viewer in trial.viewers:
        found = [(question.seat, question.decision) for question in game.view(state, viewer).asked]
        trial.require(found == truth, f"the view of {viewer} shows decisions {found}, but {truth} are open")


def _said(reason: Reason | None) -> str:
    return "" if reason is None else f"{reason.key} ({reason.clause})"


#: Checks made after every move, and checks made at many states.
ALWAYS = (somebody_can_act, nothing_is_lost)
OFTEN = (
    lists_are_stable,
    legal_moves_apply,
    strays_are_refused,
    forged_decisions_are_stale,
    time_runs_to_the_deadline,
    copies_are_independent,
    moves_have_all_forms,
    dumps_load,
    judgements_are_sound,
    questions_are_open,
)
