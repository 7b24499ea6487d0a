"""Checks that nobody learns what they may not know: states that differ only in that must look the same to them."""

import msgspec

from saecula.conformance.trial import Trial, copied, digest
from saecula.kernel.codes import CLOCK, Log, Reason, id_of
from saecula.kernel.match import Played
from saecula.kernel.moves import Hidden
from saecula.kernel.steps import S
from saecula.kernel.views import View
from saecula.play.showing import reveals, show, view_beside


def views_are_blind(trial: Trial[S]) -> None:
    """For each viewer: another state that agrees with the view gives the same view, legal moves and reasons."""
    for viewer in trial.viewers:
        view = trial.game.view(trial.state, viewer)
        guess = trial.game.resample(view, trial.rng)
        trial.report.pairs += 1
        _same_view(trial, trial.state, guess, viewer)
        _same_view(trial, trial.state, guess, None)
        _same_table(trial, guess, viewer)
        if viewer is not None:
            _same_choice(trial, guess, viewer)
        trial.wander(guess, 3)


def views_have_a_wire_form(trial: Trial[S]) -> None:
    """A view goes through JSON and comes back the same; a state can be guessed from what came back."""
    for viewer in trial.viewers:
        view = trial.game.view(trial.state, viewer)
        back: View = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        trial.require(back == view and back.seat == viewer, f"the view of {viewer} changes on the wire")
        _same_view(trial, trial.state, trial.game.resample(back, trial.rng), viewer)
        for other in trial.viewers:
            beside = view_beside(trial.game, trial.state, view, other)
            is_same = beside == trial.game.view(trial.state, other)
            trial.require(is_same, f"the view of {other} beside that of {viewer} is not what {other} may know")


def _same_view(trial: Trial[S], one: S, two: S, viewer: int | None) -> None:
    seen, guessed = (msgspec.json.encode(trial.game.view(state, viewer)) for state in (one, two))
    if seen != guessed:
        trial.fail(f"the view of {viewer} tells what it may not, or resample forgets: {_apart(seen, guessed)}")


def _apart(one: bytes, two: bytes) -> str:
    """Where two texts differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, at - 30)
    return f"...{one[start : at + 30].decode()!r} against ...{two[start : at + 30].decode()!r}"


def _same_table(trial: Trial[S], guess: S, viewer: int | None) -> None:
    """Who is to act, in which decision and by when is public; so are the census and the measures."""
    game, state = trial.game, trial.state
    actors = game.to_act(state)
    trial.require(game.to_act(guess) == actors, f"{viewer} cannot know that {actors} are to act")
    trial.require(game.deadline(guess) == game.deadline(state), f"{viewer} cannot know the deadline")
    trial.require(game.census(guess) == trial.census, f"what {viewer} guesses has another census")
    trial.require(game.face.measures(guess) == game.face.measures(state), f"the measures tell {viewer} a secret")
    for actor in actors:
        numbers = [id_of(game.frame(one, actor)) for one in (state, guess)]
        trial.require(numbers[0] == numbers[1], f"{viewer} cannot know the decision of {actor}")
        trial.require(bool(trial.codes(guess, actor)), f"in what {viewer} guesses {actor} has no move")


def _same_choice(trial: Trial[S], guess: S, seat: int) -> None:
    """A seat's legal moves, the reasons it is given and the row that bots learn from depend only on what it knows."""
    game, state = trial.game, trial.state
    rows = [game.mind.features(one, seat) for one in (state, guess)]
    trial.require(rows[0] == rows[1], f"the features of {seat} hold what it may not know")
    legal: list[int] = []
    if seat in game.to_act(state):
        legal = game.legal(state, seat)
        trial.require(legal == game.legal(guess, seat), f"the list of {seat} rests on what it may not know")
    for code in (*trial.some(legal, 2), *(trial.stray(legal) for _ in range(8))):
        reasons = [_content(game.why_not(one, seat, code)) for one in (state, guess)]
        same = reasons[0] == reasons[1]
        trial.require(same, f"{trial.say(seat, code)}: reasons tell secrets: {reasons[0]} against {reasons[1]}")


def _content(reason: Reason | None) -> tuple[object, ...]:
    return () if reason is None else (reason.clause, reason.key, sorted(reason.args.items()))


def nobody_learns(trial: Trial[S], before: S, played: Played) -> None:
    """A move looks the same, and leads to the same view, in another state that a viewer must consider possible."""
    for viewer in trial.viewers:
        guess = trial.game.resample(trial.game.view(before, viewer), trial.rng)
        twin = _twin(trial, before, guess, played, viewer)
        if twin is not None:
            _same_aftermath(trial, guess, played, twin, viewer)
        # a hidden move may have no twin: what was chosen face down before can rule it out
        elif not played.barrier and not isinstance(trial.game.show(before, played.seat, played.code, viewer), Hidden):
            trial.fail(f"{trial.say(played.seat, played.code)} tells {viewer} a secret and may be taken back")


def _twin(trial: Trial[S], before: S, guess: S, played: Played, viewer: int | None) -> int | None:
    """A move of the same seat in the other state that looks the same to a viewer; None if there is none."""
    game, actor = trial.game, played.seat
    shown = game.show(before, actor, played.code, viewer)
    if actor == CLOCK or not isinstance(shown, Hidden):
        return played.code if game.why_not(guess, actor, played.code) is None else None
    alike = [code for code in trial.codes(guess, actor) if game.show(guess, actor, code, viewer) == shown]
    if reveals(game, played.log) and played.code in alike:
        return played.code
    return trial.rng.choice(alike) if alike else None


def _same_aftermath(trial: Trial[S], guess: S, played: Played, twin: int, viewer: int | None) -> None:
    """Events and view are the same after the twin as after the move; if secrets came out, at least who is asked is."""
    game, log = trial.game, Log()
    game.make(guess, played.seat, twin, log)
    told, guessed = game.chronicle.told(played.log, viewer), game.chronicle.told(log, viewer)
    said = trial.say(played.seat, played.code)
    if not reveals(game, played.log) and not reveals(game, log):
        trial.require(told == guessed, f"events of {said} tell {viewer} a secret: {told} against {guessed}")
        _same_view(trial, trial.state, guess, viewer)
    elif told == guessed:
        asked, possible = game.to_act(trial.state), game.to_act(guess)
        trial.require(asked == possible, f"after {said} {viewer} cannot know why {asked} and not {possible} are asked")
    trial.report.pairs += 1


def shown_is_known(trial: Trial[S], before: S, played: Played) -> None:
    """Two moves that lead to different states with the same view are shown alike, and so are their events."""
    game, actor = trial.game, played.seat
    for code in trial.some(trial.codes(before, actor), 3):
        after, log = copied(before), Log()
        game.make(after, actor, code, log)
        if digest(after) == digest(trial.state):
            continue
        for viewer in trial.viewers:
            views = [msgspec.json.encode(game.view(state, viewer)) for state in (trial.state, after)]
            if views[0] != views[1]:
                continue
            trial.report.pairs += 1
            pair = f"{trial.say(actor, played.code)} and {trial.say(actor, code)}"
            shown = [game.show(before, actor, made, viewer) for made in (played.code, code)]
            trial.require(shown[0] == shown[1], f"{viewer} is shown what its view hides: {pair}")
            told = [game.chronicle.told(noted, viewer) for noted in (played.log, log)]
            trial.require(told[0] == told[1], f"{viewer} is told what its view hides: {pair}")


def events_have_a_wire_form(trial: Trial[S], before: S, played: Played) -> None:
    """Events and moves can be sent to anybody in the form in which they are shown."""
    for viewer in trial.viewers:
        shown = show(trial.game, before, played, viewer)
        for event in shown.events:
            back = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
            trial.require(back == event, f"{event} changes on the wire")
        msgspec.json.encode(shown.move)


OFTEN = (views_are_blind, views_have_a_wire_form)
MOVES = (nobody_learns, shown_is_known, events_have_a_wire_form)
