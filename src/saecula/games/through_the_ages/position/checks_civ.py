"""Whether a civilization is possible: cards of the right kinds, workers, tokens, hands, actions."""

from saecula.games.through_the_ages.model import kinds, steps
from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.civ import REVOLTED, ROUTE_USED
from saecula.games.through_the_ages.model.state import SIMPLE, AgesState
from saecula.games.through_the_ages.position.implied import usual_leaders
from saecula.games.through_the_ages.position.stage import kinds_open
from saecula.games.through_the_ages.rules.ratings import count_actions, hand_bonus
from saecula.kernel.codes import verb_of
from saecula.kernel.record import SEATS
from saecula.parts.position import within

#: No bank holds more tokens; prices and corruption are listed only up to this number.
MOST_IN_BANK = 99
#: Only wonders of an age before this one, A or I, can be ravaged (TTA-CRD-15).
RAVAGED_BEFORE = 2
#: How many civil actions Rebellion takes for each unhappy worker (TTA-CRD-14).
LOST_PER_WORKER = 2


def civs_fault(state: AgesState, names: list[str]) -> str:
    """What is impossible about a civilization."""
    for seat in range(state.seats):
        where = f"civilizations.{SEATS[seat]}"
        found = civ_range(state, seat)
        if found:
            return f"{where}.{found}"
    for seat in range(state.seats):
        where = f"civilizations.{SEATS[seat]}"
        found = (
            kinds_fault(state, seat, names)
            or hand_fault(state, seat, names)
            or obsolete_fault(state, seat, names)
            or sites_fault(state, seat, names)
            or actions_fault(state, seat)
            or gifts_fault(state, seat)
            or turn_fault(state, seat)
            or revolution_fault(state, seat)
        )
        if found:
            return f"{where}.{found}"
    return ""


def civ_range(state: AgesState, seat: int) -> str:
    """Numbers that are not possible in this game."""
    box, civ = state.box, state.civs[seat]
    last = box.first_military - 1
    if not within([civ.science], 0, box.most_points):
        return f"science: {civ.science} science points are not between 0 and {box.most_points} (TTA-COM-7)"
    if not within([civ.yellow], 0, MOST_IN_BANK):
        return f"yellow: {civ.yellow} tokens are not between 0 and {MOST_IN_BANK} (TTA-COM-4)"
    if not within([civ.bank], 0, MOST_IN_BANK):
        return f"blue: {civ.bank} tokens are not between 0 and {MOST_IN_BANK} (TTA-COM-6)"
    figures = [civ.unused, civ.culture, civ.civil, civ.military, civ.stages, civ.civil_spent, civ.civil_lost]
    figures += [civ.military_spent, civ.drill, civ.special_resources, civ.leader_resources]
    figures += [civ.route_food, civ.route_resources, civ.rebellion, civ.forfeits]
    if not within(figures, 0, 9999) or not within([civ.once], 0, 63) or not within([civ.leaders], 0, 15):
        return "culture: a figure is not one that the game can have"
    if not within([*civ.workers, *civ.tokens], 0, 99) or not within(civ.known, 0, 1):
        return "technologies: a technology cannot have such workers or tokens"
    if not within([civ.leader, civ.wonder, *civ.special], -1, last) or not within([civ.government], 0, last):
        return "leader: one of the cards is not a civil card"
    if not within([*civ.hand, *civ.fresh, *civ.wonders, *civ.ravaged], box.first_civil, last):
        return "hand: one of the cards is not a civil card"
    if not within(civ.colonies, box.first_military, box.cards - 1) or not within([civ.tactic], -1, box.cards - 1):
        return "colonies: one of the cards is not a military card"
    if civ.hand != sorted(civ.hand) or civ.fresh != sorted(civ.fresh):
        return "hand: the cards are not in order"
    return ""


def kind_fault(state: AgesState, names: list[str], field: str, card: int, kind: int, clause: str) -> str:
    """A card in play that is of the wrong kind, or of an age that has not begun."""
    box = state.box
    if card < 0:
        return ""
    if box.kind[card] != kind:
        found, wanted = kinds.KINDS[box.kind[card]], kinds.KINDS[kind]
        return f"{field}: {names[card]}, a card of kind {found}, is no {wanted} ({clause})"
    if box.age[card] > state.course.age:
        return f"{field}: {names[card]} is of an age that has not begun (TTA-ROW-3)"
    return ""


def kinds_fault(state: AgesState, seat: int, names: list[str]) -> str:
    """Leaders, wonders, colonies and all other cards in play are of the right kind."""
    civ = state.civs[seat]
    found = kind_fault(state, names, "government", civ.government, kinds.GOVERNMENT, "TTA-CIV-9")
    found = found or kind_fault(state, names, "leader", civ.leader, kinds.LEADER, "TTA-CIV-6")
    found = found or kind_fault(state, names, "wonder", civ.wonder, kinds.WONDER, "TTA-TAK-4")
    found = found or kind_fault(state, names, "tactic", civ.tactic, kinds.TACTIC, "TTA-MIL-3")
    for at in range(4):
        found = found or kind_fault(state, names, "special", civ.special[at], kinds.WARFARE + at, "TTA-CIV-7")
    for card in civ.wonders:
        found = found or kind_fault(state, names, "wonders", card, kinds.WONDER, "TTA-CIV-5")
    for card in civ.colonies:
        found = found or kind_fault(state, names, "colonies", card, kinds.TERRITORY, "TTA-COL-1")
    return found or stages_fault(state, seat, names)


def stages_fault(state: AgesState, seat: int, names: list[str]) -> str:
    """Ravaged wonders have been completed, the one under construction has not (TTA-CRD-15, TTA-CIV-5)."""
    box, civ = state.box, state.civs[seat]
    for card in civ.ravaged:
        if card not in civ.wonders or box.age[card] >= RAVAGED_BEFORE or civ.ravaged.count(card) > 1:
            return f"ravaged: {names[card]} is no completed wonder of age A or I (TTA-CRD-15)"
    most = len(box.stages[civ.wonder]) - 1 if civ.wonder >= 0 else 0
    if civ.stages > most:
        what = f"{names[civ.wonder]} is complete with {most + 1}" if civ.wonder >= 0 else "no wonder is begun"
        return f"stages: {civ.stages} stages are built, and {what} (TTA-CIV-5)"
    return ""


def hand_fault(state: AgesState, seat: int, names: list[str]) -> str:
    """Civil cards in hand could be taken, with at most one leader of each age (TTA-TAK)."""
    box, civ = state.box, state.civs[seat]
    ages: list[int] = [box.age[civ.leader]] if civ.leader >= 0 else []
    for at, card in enumerate(civ.hand):
        kind = box.kind[card]
        if kind == kinds.WONDER:
            return f"hand: {names[card]} is a wonder, which goes to the table (TTA-TAK-4)"
        if box.age[card] > state.course.age:
            return f"hand: {names[card]} is of an age that has not begun (TTA-ROW-3)"
        if kind == kinds.LEADER:
            if box.age[card] in ages:
                return f"hand: {names[card]} is the second leader of its age (TTA-TAK-3)"
            ages.append(box.age[card])
        is_had = at and civ.hand[at - 1] == card
        if kinds.is_technology(kind) and (is_had or is_in_play(state, seat, card)):
            return f"hand: {names[card]} is in hand or in play already (TTA-TAK-6)"
    return limits_fault(state, seat, names)


def obsolete_fault(state: AgesState, seat: int, names: list[str]) -> str:
    """No leader or unfinished wonder is two ages old: the age after its own took it (TTA-AGE-1)."""
    box, civ, age = state.box, state.civs[seat], state.course.age
    if state.rules.version == SIMPLE or state.course.out[seat]:
        return ""
    for field, card in (("leader", civ.leader), ("wonder", civ.wonder)):
        if card >= 0 and box.age[card] < age - 1:
            return f"{field}: {names[card]} is obsolete in age {kinds.AGES[age]} (TTA-AGE-1)"
    return ""


def limits_fault(state: AgesState, seat: int, names: list[str]) -> str:
    """Action cards taken this turn are in hand, leaders in play were taken, the hand is not too full (TTA-TAK)."""
    box, civ = state.box, state.civs[seat]
    for card in civ.fresh:
        if box.kind[card] != kinds.ACTION or civ.fresh.count(card) > civ.hand.count(card):
            return f"fresh: {names[card]} is no action card in hand (TTA-TAK-5)"
    if usual_leaders(state, seat) & ~civ.leaders:
        return "leaders: the age of a leader in play or in hand is missing (TTA-TAK-3)"
    limit = civ.civil + hand_bonus(state, seat) + once_more(state, seat, box.civil)
    if len(civ.hand) > limit:
        return f"hand: {len(civ.hand)} civil cards are more than the {limit} that could be taken (TTA-TAK-2)"
    return ""


def is_in_play(state: AgesState, seat: int, card: int) -> bool:
    """Whether a technology is in play."""
    civ, site = state.civs[seat], state.box.site[card]
    return card == civ.government or card in civ.special or (site >= 0 and civ.known[site] > 0)


def once_more(state: AgesState, seat: int, actions: list[int]) -> int:
    """How many more actions cards since lost may have given a seat, which may have kept the cards taken (TTA-TAK-2)."""
    box, civ, gone = state.box, state.civs[seat], state.course.gone
    total = max(0, -actions[civ.leader]) if civ.leader >= 0 else 0
    lost = civ.leaders & ~usual_leaders(state, seat)
    for age in range(4):
        if lost >> age & 1:
            leaders = [actions[card] for card in gone if box.kind[card] == kinds.LEADER and box.age[card] == age]
            total += max([0, *leaders])
    for card in civ.ravaged:
        total += max(0, actions[card]) + box.effect(card, kinds.HAND)
    for at in range(4):
        now = actions[civ.special[at]] if civ.special[at] >= 0 else 0
        rivals = [other.special[at] for other in state.civs if other.special[at] >= 0]
        taken = [actions[card] - now for card in (*gone, *rivals) if box.kind[card] == kinds.WARFARE + at]
        total += max([0, *taken])
    best = max([actions[card] for card in governments(state, seat)])
    return total + best - actions[civ.government]


def governments(state: AgesState, seat: int) -> list[int]:
    """The governments that a seat may have had: nobody goes back to the first one (TTA-CIV-19)."""
    box, civ = state.box, state.civs[seat]
    if civ.government == box.despotism:
        return [civ.government]
    gone = [card for card in state.course.gone if box.kind[card] == kinds.GOVERNMENT]
    return [civ.government, box.despotism, *gone]


def sites_fault(state: AgesState, seat: int, names: list[str]) -> str:
    """Workers and tokens are on technologies in play, urban buildings within the limit (TTA-COM-12, TTA-CIV-2)."""
    box, civ = state.box, state.civs[seat]
    for site in range(len(box.sites)):
        card = box.sites[site]
        tokens = civ.tokens[site] if site < box.stores else 0
        if not civ.known[site]:
            if card < box.first_civil:
                return f"technologies: {names[card]} is in play from the start (TTA-SET-1)"
            if civ.workers[site]:
                return f"technologies: {civ.workers[site]} work on {names[card]}, which is not in play (TTA-COM-12)"
            if tokens:
                return f"tokens: {tokens} tokens lie on {names[card]}, which is not in play (TTA-BLU-3)"
        elif box.age[card] > state.course.age:
            return f"technologies: {names[card]} is of an age that has not begun (TTA-ROW-3)"
        gives = box.site_kind[site] != kinds.LAB or (box.token[site] and box.effect(civ.leader, kinds.LAB_MINES))
        if tokens and not gives:
            return f"tokens: {tokens} tokens lie on {names[card]}, which gives no resources (TTA-CRD-33)"
    return urban_fault(state, seat)


def urban_fault(state: AgesState, seat: int) -> str:
    """There are no more urban buildings of a type than a government of the civilization ever allowed (TTA-CIV-20)."""
    box, civ = state.box, state.civs[seat]
    limit = max([box.limit[card] for card in governments(state, seat)]) + state.rules.urban[seat]
    for kind in range(len(box.kind_from)):
        count = sum(civ.workers[box.kind_from[kind] : box.kind_to[kind]])
        if kinds.is_urban(kind) and count > limit:
            name = kinds.KINDS[kind]
            return f"technologies: {count} buildings of type {name} are more than {limit} (TTA-CIV-2)"
    return ""


def actions_fault(state: AgesState, seat: int) -> str:
    """The action tokens follow from the government and other cards; no more are spent than there are (TTA-CIV-11)."""
    civ = state.civs[seat]
    said = (civ.civil, civ.military, civ.civil_spent, civ.military_spent)
    count_actions(state, seat)
    civil, military = civ.civil, civ.military
    civ.civil, civ.military, civ.civil_spent, civ.military_spent = said
    if (civ.civil, civ.military) != (civil, military):
        told = f"{civ.civil} civil and {civ.military} military actions"
        return f"government: {told}, and cards in play give {civil} and {military} (TTA-CIV-11)"
    if civ.civil_spent > civil:
        return f"civil_spent: {civ.civil_spent} civil actions are spent of {civil} (TTA-TUR-3)"
    if civ.military_spent > military + civ.drill:
        return f"military_spent: {civ.military_spent} military actions are spent of {military + civ.drill} (TTA-TUR-3)"
    if civ.leader_resources > civ.special_resources:
        return "leader_resources: the leader gave more special resources than there are (TTA-CIV-6)"
    most = state.box.effect(civ.leader, kinds.SPECIAL_RESOURCES)
    if leader_takes_his_resources(state.box) and civ.leader_resources > most:
        return f"leader_resources: {civ.leader_resources} are more than the {most} of the leader (TTA-CIV-6)"
    return ""


def gifts_fault(state: AgesState, seat: int) -> str:
    """What cards add to a turn or take from it is no more than all such cards could (TTA-CRD-14, TTA-MIL-4)."""
    civ, box = state.civs[seat], state.box
    drill = resources = forfeits = 0
    for card in range(box.cards):
        copies = box.copies[card][state.seats - 2]
        drill += copies * box.effect(card, kinds.DRILL)
        resources += copies * box.effect(card, kinds.UNIT_RESOURCES)
        if box.effect(card, kinds.RESOURCES_PER_STRONGER):
            resources += copies * max(box.amounts[card]) * (state.seats - 1)
        resources += box.effect(card, kinds.SPECIAL_RESOURCES)
        forfeits += copies * any(one.kind == kinds.E_AGREEMENT for one in box.happenings[card])
    lost = LOST_PER_WORKER * max(box.faces)
    for field, value, most in (
        ("drill", civ.drill, drill),
        ("special_resources", civ.special_resources, resources),
        ("rebellion", civ.rebellion, lost),
        ("civil_lost", civ.civil_lost, max(civ.civil, lost)),
        ("forfeits", civ.forfeits, forfeits),
    ):
        if value > most:
            return f"{field}: {value} are more than the {most} that cards can make it (TTA-TUR-3)"
    return ""


def turn_fault(state: AgesState, seat: int) -> str:
    """What lasts for one turn belongs to the seat whose turn it is (TTA-TUR-2)."""
    civ = state.civs[seat]
    figures = {
        "civil_spent": civ.civil_spent,
        "civil_lost": civ.civil_lost,
        "military_spent": civ.military_spent,
        "drill": civ.drill,
        "special_resources": civ.special_resources,
        "route_food": civ.route_food,
        "route_resources": civ.route_resources,
    }
    for field, value in figures.items():
        if value and seat != state.course.turn:
            return f"{field}: it is not the turn of {SEATS[seat]} (TTA-TUR-2)"
    if civ.route_food + civ.route_resources > int(civ.has_done(ROUTE_USED)):
        return "route_food: a trade route is used once in a turn (TTA-CRD-30)"
    return ""


def revolution_fault(state: AgesState, seat: int) -> str:
    """A revolution brought a government and took all civil actions, though Newton may give one back (TTA-CIV-9)."""
    civ = state.civs[seat]
    if seat != state.course.turn or not civ.has_done(REVOLTED) or not is_acting(state, seat):
        return ""
    if civ.government == state.box.despotism:
        return "done: a revolution would have changed the government (TTA-CIV-9)"
    if civ.civil_left() and not state.box.effect(civ.leader, kinds.TECHNOLOGY_ACTION):
        return f"done: after a revolution no civil action is left, and there are {civ.civil_left()} (TTA-CIV-9)"
    return ""


def is_acting(state: AgesState, seat: int) -> bool:
    """Whether a seat is asked for its next action, or will be as soon as everything before that is done."""
    asked = state.agenda.asked[seat]
    return steps.ACTIONS in kinds_open(state) or (len(asked) > 0 and verb_of(asked[-1]) == steps.TURN)
