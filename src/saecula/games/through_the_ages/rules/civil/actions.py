"""The action phase: civil and military actions in any order (TTA-TUR-3, TTA-CIV, TTA-MIL)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.civ import REVOLTED
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, AgesState
from saecula.games.through_the_ages.rules.civil import building, developing, taking, wonders
from saecula.games.through_the_ages.rules.civil.action_cards import (
    DEEDS_WITH,
    DOUBTS_WITH,
    Deed,
    Doubt,
    card_moves,
    do_play_action,
    why_not_play_action,
    why_not_with,
)
from saecula.games.through_the_ages.rules.military import pacts, tactics
from saecula.games.through_the_ages.rules.resigning import resign
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


class Actions(Run[AgesState]):
    """Ask the player whose turn it is; that frame has whether this is round 1, and whether the phase has just begun."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """In the first round players may only take cards (TTA-FIR-1)."""
        state.agenda.ask(state.course.turn, steps.TURN, int(state.course.round == 1), 1)


class Turn(Ask[AgesState]):
    """One action after another, until the player ends the phase."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Everything that the player can pay for."""
        found: list[int] = []
        civil = state.civs[seat].civil_left()
        if not is_over_with_civil_actions(state, seat):
            taking.take_moves(state, seat, civil, found)
        if not first(frame):
            action_moves(state, seat, civil, found)
        if may_resign(state, frame):
            found.append(pack(verbs.RESIGN))
        found.append(pack(verbs.END_ACTIONS))
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Do it and ask again, unless it ends the phase."""
        verb = verb_of(code)
        if verb in (verbs.END_ACTIONS, verbs.RESIGN):
            state.agenda.answered(seat)
        else:
            state.agenda.again(seat, steps.TURN, first(frame))
        DEEDS[verb](state, seat, code, log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The rule that forbids an action."""
        verb, is_first_round = verb_of(code), first(frame) > 0
        if verb == verbs.TAKE_CARD:
            if is_over_with_civil_actions(state, seat):
                return Reason("TTA-CIV-24", "through-the-ages-after-revolution")
            return taking.why_no_take(state, seat, first(code), state.civs[seat].civil_left(), is_first_round)
        doubt = DOUBTS.get(verb)
        if doubt is None:
            return None
        if is_first_round:
            return Reason("TTA-FIR-1", "through-the-ages-first-round")
        return doubt(state, seat, code) or Reason("TTA-TUR-3", "through-the-ages-not-now")


def action_moves(state: AgesState, seat: int, civil: int, out: list[int]) -> None:
    """Add everything except taking cards; `civil` is how many civil actions are left."""
    building.people_moves(state, seat, out)
    building.building_moves(state, seat, out)
    if civil > 0:
        wonders.stage_moves(state, seat, out)
        card_moves(state, seat, out)
    developing.hand_moves(state, seat, out)
    if state.civs[seat].military_left() > 0:
        tactics.military_moves(state, seat, out)
    if pacts.route_refusal(state, seat) is None:
        out.append(pack(verbs.TRADE))


def is_over_with_civil_actions(state: AgesState, seat: int) -> bool:
    """Whether a revolution has ended all civil actions, unless Newton gave one back (TTA-CIV-24, TTA-CRD-4)."""
    civ = state.civs[seat]
    return civ.has_done(REVOLTED) and civ.civil_left() <= 0


def may_resign(state: AgesState, frame: int) -> bool:
    """Whether a player may resign now: in the simple version, before the first action of a turn (TTA-END-9)."""
    return state.rules.resigning and state.rules.version == SIMPLE and second(frame) > 0 and not first(frame)


def do_end_actions(state: AgesState, seat: int, code: int, log: Log) -> None:
    """End the phase."""
    log.note(notes.ACTIONS_ENDED, seat)


def do_resign(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Leave the game, which goes on without this seat (TTA-END-9)."""
    resign(state, seat, log)


def why_not_resign(state: AgesState, seat: int, code: int) -> Reason | None:
    """Players resign before their first action in the simple version, as their political action in the others."""
    clause = "TTA-END-6" if state.rules.version == FULL else "TTA-END-9"
    return Reason(clause, "through-the-ages-no-resigning-now")


DEEDS: dict[int, Deed] = {
    verbs.TAKE_CARD: taking.do_take,
    verbs.GROW: building.do_grow,
    verbs.BUILD: building.do_build,
    verbs.UPGRADE: building.do_upgrade,
    verbs.DESTROY: building.do_destroy,
    verbs.LEVY_UNIT: building.do_levy,
    verbs.WELCOME: building.do_welcome,
    verbs.BUILD_STAGES: wonders.do_build_stages,
    verbs.PLAY_LEADER: developing.do_play_leader,
    verbs.DEVELOP: developing.do_develop,
    verbs.REVOLT: developing.do_revolt,
    verbs.PLAY_ACTION: do_play_action,
    verbs.PLAY_TACTIC: tactics.do_play_tactic,
    verbs.DRAW_MILITARY: tactics.do_draw_military,
    verbs.TRADE: pacts.do_trade,
    verbs.END_ACTIONS: do_end_actions,
    verbs.RESIGN: do_resign,
    **DEEDS_WITH,
}
DOUBTS: dict[int, Doubt] = {
    verbs.GROW: building.why_not_grow,
    verbs.BUILD: building.why_not_build,
    verbs.UPGRADE: building.why_not_upgrade,
    verbs.DESTROY: building.why_not_destroy,
    verbs.LEVY_UNIT: building.why_not_levy,
    verbs.WELCOME: building.why_not_welcome,
    verbs.BUILD_STAGES: wonders.why_not_build_stages,
    verbs.PLAY_LEADER: developing.why_not_play_leader,
    verbs.DEVELOP: developing.why_not_develop,
    verbs.REVOLT: developing.why_not_revolt,
    verbs.PLAY_ACTION: why_not_play_action,
    verbs.PLAY_TACTIC: tactics.why_not_play_tactic,
    verbs.DRAW_MILITARY: tactics.why_not_draw_military,
    verbs.TRADE: pacts.why_not_trade,
    verbs.RESIGN: why_not_resign,
    **dict.fromkeys(DOUBTS_WITH, why_not_with),
}
