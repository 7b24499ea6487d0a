"""The action phase: civil and military actions in any order (TTA-TUR-3, TTA-CIV, TTA-MIL)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.box import SIDE_ROUTE
from saecula.games.through_the_ages.model.civ import REVOLTED, ROUTE_USED, WELCOMED
from saecula.games.through_the_ages.model.kinds import FREE_GROWTH, LEVY, TACTIC, is_unit
from saecula.games.through_the_ages.model.state import SIMPLE, AgesState
from saecula.games.through_the_ages.rules.civil.action_cards import (
    WITH,
    card_moves,
    play_action,
    play_with,
    with_refusal,
)
from saecula.games.through_the_ages.rules.civil.building import (
    build,
    build_refusal,
    building_moves,
    destroy,
    growth_refusal,
    means,
    pay_growth,
    people_moves,
    upgrade,
    upgrade_refusal,
)
from saecula.games.through_the_ages.rules.civil.developing import (
    develop,
    develop_refusal,
    hand_moves,
    play_leader,
    revolt,
    revolution_refusal,
)
from saecula.games.through_the_ages.rules.civil.prices import build_cost, stages_at_once, take_price
from saecula.games.through_the_ages.rules.civil.taking import take, take_moves, why_no_take
from saecula.games.through_the_ages.rules.civil.wonders import build_stage, stages_payable
from saecula.games.through_the_ages.rules.goods import stored, take_off
from saecula.games.through_the_ages.rules.military.hands import deck_size, discard_openly, leave_hand, reshuffle
from saecula.games.through_the_ages.rules.ratings import from_pacts, has_wonder
from saecula.games.through_the_ages.rules.resigning import resign
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


class Actions(Run[AgesState]):
    """Ask the player whose turn it is; the frame tells the first round and the start of the phase."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """In the first round cards are taken and nothing else is done (TTA-FIR-1)."""
        state.agenda.ask(state.course.turn, steps.TURN, int(state.course.round == 1), 1)


class Turn(Ask[AgesState]):
    """One action after another, until the player ends the phase."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Everything that can be paid for."""
        civ = state.civs[seat]
        found: list[int] = []
        civil = civ.civil_left()
        if civil >= 0 and not is_over_with_civil_actions(state, seat):
            take_moves(state, seat, civil, found)
        if not first(frame):
            people_moves(state, seat, found)
            building_moves(state, seat, found)
            if civil > 0:
                for count in range(1, stages_payable(state, seat, stages_at_once(state, seat), 0) + 1):
                    found.append(pack(verbs.BUILD_STAGES, count))
                card_moves(state, seat, found)
            hand_moves(state, seat, found)
            if civ.military_left() > 0:
                military_moves(state, seat, found)
            if route_refusal(state, seat)[0] == "":
                found.append(pack(verbs.TRADE))
        if may_resign(state, frame):
            found.append(pack(verbs.RESIGN))
        found.append(pack(verbs.END_ACTIONS))
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Do it and ask again."""
        verb = verb_of(code)
        if verb == verbs.END_ACTIONS:
            state.agenda.answered(seat)
            log.note(notes.ACTIONS_ENDED, seat)
        elif verb == verbs.RESIGN:
            state.agenda.answered(seat)
            resign(state, seat, log)
        else:
            state.agenda.again(seat, steps.TURN, first(frame))
            if verb in WITH:
                play_with(state, seat, code, log)
            elif verb in (verbs.PLAY_TACTIC, verbs.DRAW_MILITARY, verbs.TRADE):
                act_military(state, seat, code, log)
            else:
                act(state, seat, code, log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule stands against an action."""
        verb = verb_of(code)
        if verb == verbs.TAKE_CARD and is_over_with_civil_actions(state, seat):
            return Reason("TTA-CIV-24", "through-the-ages-after-revolution")
        if verb == verbs.TAKE_CARD:
            return why_no_take(state, seat, first(code), state.civs[seat].civil_left(), first(frame) > 0)
        if verb in WITH:
            clause, key = with_refusal(state, seat, code)
        elif verb == verbs.RESIGN:
            clause, key = "TTA-END-9", "through-the-ages-no-resigning-now"
        elif verb in REFUSALS:
            clause, key = action_refusal(state, seat, code)
        else:
            return None
        if first(frame):
            return Reason("TTA-FIR-1", "through-the-ages-first-round")
        return Reason(clause or "TTA-TUR-3", key or "through-the-ages-not-now")


REFUSALS = (
    verbs.GROW,
    verbs.BUILD,
    verbs.UPGRADE,
    verbs.DESTROY,
    verbs.BUILD_STAGES,
    verbs.PLAY_LEADER,
    verbs.DEVELOP,
    verbs.REVOLT,
    verbs.PLAY_ACTION,
    verbs.PLAY_TACTIC,
    verbs.LEVY_UNIT,
    verbs.WELCOME,
    verbs.TRADE,
    verbs.DRAW_MILITARY,
)


def is_over_with_civil_actions(state: AgesState, seat: int) -> bool:
    """After a revolution even what costs nothing needs an action left, such as Newton's (TTA-CIV-24, TTA-CRD-4)."""
    civ = state.civs[seat]
    return civ.has_done(REVOLTED) and civ.civil_left() <= 0


def may_resign(state: AgesState, frame: int) -> bool:
    """In the simple version one may resign at the start of one's actions (TTA-END-9)."""
    return state.rules.resigning and state.rules.version == SIMPLE and second(frame) > 0 and not first(frame)


def military_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add tactics of the hand, and drawing where it costs an action (TTA-MIL-3, TTA-VAR-5)."""
    last = -1
    for card in state.piles.hands[seat]:
        if card != last and state.box.kind[card] == TACTIC:
            out.append(pack(verbs.PLAY_TACTIC, card))
        last = card
    if may_draw(state):
        out.append(pack(verbs.DRAW_MILITARY))


def may_draw(state: AgesState) -> bool:
    """Whether a military action draws a card here; how many are discarded is known (TTA-VAR-5, TTA-VAR-10)."""
    if not state.rules.by_action or state.course.pool < 0 or state.course.round < 2:
        return False
    if deck_size(state):
        return True
    for card in state.piles.open:
        if state.box.age[card] == state.course.age:
            return True
    for slots in state.piles.down:
        for slot in slots:
            if state.piles.pools[slot // 1024] == state.course.age:
                return True
    return False


def route_refusal(state: AgesState, seat: int) -> tuple[str, str]:
    """The clause and sentence against using a trade route now (TTA-CRD-30)."""
    box, civ = state.box, state.civs[seat]
    route = from_pacts(state, seat, SIDE_ROUTE)
    if not route or civ.has_done(ROUTE_USED):
        return "TTA-CRD-30", "through-the-ages-no-route"
    if stored(box, civ, box.farms if route == 1 else box.mines_and_labs) == 0:
        return "TTA-CRD-30", "through-the-ages-nothing-to-trade"
    return "", ""


def act(state: AgesState, seat: int, code: int, log: Log) -> None:
    """A civil action, or one with units."""
    box, civ = state.box, state.civs[seat]
    verb, card = verb_of(code), first(code)
    if verb == verbs.TAKE_CARD:
        civ.civil_spent += take_price(state, seat, card)
        take(state, seat, card, log)
    elif verb == verbs.REVOLT:
        revolt(state, seat, card, log)
    elif verb == verbs.WELCOME:
        civ.once |= WELCOMED
        pay_growth(state, seat, has_wonder(civ, box, FREE_GROWTH), log)
    elif verb in (verbs.BUILD, verbs.UPGRADE, verbs.DESTROY):
        act_on_site(state, seat, code, log)
    else:
        civ.civil_spent += 1
        if verb == verbs.GROW:
            pay_growth(state, seat, 0, log)
        elif verb == verbs.BUILD_STAGES:
            for _ in range(card):
                build_stage(state, seat, 0, log)
        elif verb == verbs.PLAY_LEADER:
            play_leader(state, seat, card, log)
        elif verb == verbs.DEVELOP:
            develop(state, seat, card, log)
        elif verb == verbs.LEVY_UNIT:
            less = box.effect(civ.leader, LEVY)
            pay_growth(state, seat, less, log)
            build(state, seat, box.site[card], less, log)
        else:
            civ.civil_spent -= 1
            play_action(state, seat, card, log)


def act_on_site(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Build, upgrade or destroy; units take a military action (TTA-CIV-2 to 4, TTA-MIL-1)."""
    box, civ = state.box, state.civs[seat]
    verb, site = verb_of(code), box.site[first(code)]
    if is_unit(box.site_kind[site]):
        civ.military_spent += 1
    else:
        civ.civil_spent += 1
    if verb == verbs.BUILD:
        build(state, seat, site, 0, log)
    elif verb == verbs.UPGRADE:
        upgrade(state, seat, site, box.site[second(code)], 0, log)
    else:
        destroy(state, seat, site, log)


def act_military(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play a tactic, draw a card for an action, or use a trade route."""
    box, civ = state.box, state.civs[seat]
    verb = verb_of(code)
    if verb == verbs.PLAY_TACTIC:
        civ.military_spent += 1
        leave_hand(state, seat, first(code))
        if civ.tactic >= 0:
            discard_openly(state, civ.tactic)
        civ.tactic = first(code)
        log.note(notes.TACTIC_PLAYED, seat, first(code))
    elif verb == verbs.DRAW_MILITARY:
        civ.military_spent += 1
        if deck_size(state) == 0:
            reshuffle(state, log)
        state.agenda.next(steps.MILITARY_CARD, seat)
    else:
        civ.once |= ROUTE_USED
        if from_pacts(state, seat, SIDE_ROUTE) == 1:
            take_off(box, civ, box.farms, 1)
            civ.route_resources += 1
        else:
            take_off(box, civ, box.mines_and_labs, 1)
            civ.route_food += 1
        log.note(notes.TRADED, seat)


def action_refusal(state: AgesState, seat: int, code: int) -> tuple[str, str]:
    """The clause and sentence against an action of the phase."""
    box, civ = state.box, state.civs[seat]
    verb, card = verb_of(code), first(code)
    if verb in (verbs.BUILD, verbs.UPGRADE, verbs.DESTROY, verbs.LEVY_UNIT):
        return site_refusal(state, seat, code)
    if verb == verbs.WELCOME:
        less = has_wonder(civ, box, FREE_GROWTH)
        if not less or civ.has_done(WELCOMED):
            return "TTA-CRD-12", "through-the-ages-no-liner"
        return growth_refusal(state, seat, less)
    if verb == verbs.TRADE:
        return route_refusal(state, seat)
    if verb == verbs.REVOLT:
        late = revolution_refusal(state, seat)
        return late if late[0] else develop_refusal(state, seat, card, True)
    if verb in (verbs.PLAY_TACTIC, verbs.DRAW_MILITARY):
        return military_refusal(state, seat, verb, card)
    if civ.civil_left() <= 0:
        return "TTA-TUR-3", "through-the-ages-civil-actions-short"
    if verb == verbs.GROW:
        return growth_refusal(state, seat, 0)
    if verb == verbs.DEVELOP:
        return develop_refusal(state, seat, card, False)
    if verb == verbs.PLAY_ACTION:
        return with_refusal(state, seat, code)
    if verb == verbs.BUILD_STAGES:
        return "TTA-CIV-5", "through-the-ages-no-stage"
    return "TTA-CIV-6", "through-the-ages-not-in-hand"


def military_refusal(state: AgesState, seat: int, verb: int, card: int) -> tuple[str, str]:
    """The clause and sentence against a tactic or a card drawn for an action."""
    if state.civs[seat].military_left() <= 0:
        return "TTA-TUR-3", "through-the-ages-military-actions-short"
    if verb == verbs.DRAW_MILITARY:
        return "TTA-VAR-5", "through-the-ages-no-drawing"
    return "TTA-MIL-3", "through-the-ages-not-in-hand"


def site_refusal(state: AgesState, seat: int, code: int) -> tuple[str, str]:
    """The clause and sentence against building, upgrading, destroying or levying."""
    box, civ = state.box, state.civs[seat]
    verb, site = verb_of(code), box.site[first(code)]
    if site < 0 or (verb == verbs.UPGRADE and box.site[second(code)] < 0):
        return "TTA-COM-12", "through-the-ages-no-place-for-workers"
    if verb == verbs.LEVY_UNIT:
        return levy_refusal(state, seat, site)
    if is_unit(box.site_kind[site]) and civ.military_left() <= 0:
        return "TTA-MIL-1", "through-the-ages-military-actions-short"
    if not is_unit(box.site_kind[site]) and civ.civil_left() <= 0:
        return "TTA-TUR-3", "through-the-ages-civil-actions-short"
    if verb == verbs.BUILD:
        return build_refusal(state, seat, site, 0)
    if verb == verbs.UPGRADE:
        return upgrade_refusal(state, seat, site, box.site[second(code)], 0)
    return "TTA-CIV-4", "through-the-ages-nobody-there"


def levy_refusal(state: AgesState, seat: int, site: int) -> tuple[str, str]:
    """The clause and sentence against Barbarossa's combined action (TTA-CRD-13)."""
    civ = state.civs[seat]
    less = state.box.effect(civ.leader, LEVY)
    if not less or not is_unit(state.box.site_kind[site]):
        return "TTA-CRD-13", "through-the-ages-no-levy"
    if civ.civil_left() <= 0:
        return "TTA-TUR-3", "through-the-ages-civil-actions-short"
    if not civ.known[site]:
        return "TTA-COM-12", "through-the-ages-not-known"
    if build_cost(state, seat, site, less) > means(state, seat, site):
        return "TTA-CRD-13", "through-the-ages-resources-short"
    return growth_refusal(state, seat, less)
