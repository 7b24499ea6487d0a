"""Clans: deploying, moving, fighting (TOE-CLA)."""

from saecula.games.time_of_empires.model import notes, verbs
from saecula.games.time_of_empires.model.box import TERRITORIES
from saecula.games.time_of_empires.model.ground import AT_ONCE, IN_CENTRE, room
from saecula.games.time_of_empires.model.kinds import FEWER_LOSSES
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import wake
from saecula.games.time_of_empires.rules.chain import Chain, count_down
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of


def deploy_refusal(state: EmpiresState, seat: int, space: int) -> Reason:
    """Why a clan cannot be deployed to a space."""
    if state.folk.reserve[seat] == 0:
        return Reason("TOE-CLA-1", "time-of-empires-reserve-empty")
    capital = TERRITORIES + state.layout.capitals[seat]
    if space != capital and (space not in state.layout.cities or state.map.owner[space] != seat):
        return Reason("TOE-CLA-1", "time-of-empires-deploy-where")
    return Reason("TOE-CLA-2", "time-of-empires-space-full")


def deploy_targets(state: EmpiresState, seat: int) -> list[int]:
    """Where a seat may deploy a clan: its capital and the cities where it has clans (TOE-CLA-1)."""
    if state.folk.reserve[seat] == 0:
        return []
    found: list[int] = []
    capital = TERRITORIES + state.layout.capitals[seat]
    if state.map.clans[capital] < IN_CENTRE:
        found.append(capital)
    for city in state.layout.cities:
        if state.map.owner[city] == seat and state.map.clans[city] < IN_CENTRE:
            found.append(city)
    return found


def may_enter(state: EmpiresState, seat: int, space: int, count: int) -> bool:
    """Whether `count` clans of a seat may enter an adjacent space (TOE-CLA-4, TOE-CLA-5, TOE-CLA-6)."""
    owner = state.map.owner[space]
    if owner >= 0 and owner != seat:
        return space < TERRITORIES
    return room(state, space) >= count


def clan_steps(state: EmpiresState, seat: int, territories_only: bool) -> list[int]:
    """Every one-step move that a seat's groups of clans can make (TOE-CLA-4)."""
    found: list[int] = []
    owner, clans = state.map.owner, state.map.clans
    near = state.layout.near
    for start in range(len(owner)):
        if owner[start] != seat:
            continue
        most = min(clans[start], AT_ONCE)
        for end in near[start]:
            if territories_only and end >= TERRITORIES:
                continue
            for count in range(1, most + 1):
                if may_enter(state, seat, end, count):
                    found.append(pack(verbs.MOVE_CLANS, start, end, count))
    return found


def has_step(state: EmpiresState, seat: int) -> bool:
    """Whether any clan of a seat can move."""
    owner = state.map.owner
    near = state.layout.near
    for start in range(len(owner)):
        if owner[start] == seat:
            for end in near[start]:
                if may_enter(state, seat, end, 1):
                    return True
    return False


def step_refusal(state: EmpiresState, seat: int, code: int) -> Reason:
    """Why clans of a seat cannot make a step."""
    start, end, count = first(code), second(code), third(code)
    if state.map.owner[start] != seat or state.map.clans[start] < count or count == 0:
        return Reason("TOE-CLA-4", "time-of-empires-too-few-clans")
    if count > AT_ONCE:
        return Reason("TOE-CLA-5", "time-of-empires-two-at-once")
    if end not in state.layout.near[start]:
        if end >= TERRITORIES and start in state.layout.near[end]:
            return Reason("TOE-CLA-9", "time-of-empires-no-way-into-capital")
        return Reason("TOE-CLA-10", "time-of-empires-not-adjacent")
    owner = state.map.owner[end]
    if owner >= 0 and owner != seat and end >= TERRITORIES:
        return Reason("TOE-CLA-5", "time-of-empires-city-held")
    return Reason("TOE-CLA-2", "time-of-empires-space-full")


def fight(state: EmpiresState, seat: int, territory: int, attackers: int, log: Log) -> None:
    """Clans that have left their space attack: each destroys one, and as many are lost (TOE-CLA-7)."""
    defender, defenders = state.map.owner[territory], state.map.clans[territory]
    killed = min(attackers, defenders)
    lost = killed
    if killed == defenders and state.folk.can(seat, FEWER_LOSSES):
        # all defenders are gone, so the clan that survives has room there (TOE-CLA-13)
        lost -= 1
    state.map.take(territory, killed)
    state.folk.reserve[defender] += killed
    state.folk.reserve[seat] += lost
    log.note(notes.FOUGHT, seat, defender, territory, lost, killed)
    if attackers > lost:
        state.map.put(seat, territory, attackers - lost)


def enter(state: EmpiresState, seat: int, space: int, count: int, log: Log) -> bool:
    """Bring clans to a space, fighting any opposing clans there; True if there was a fight (TOE-CLA-6)."""
    owner = state.map.owner[space]
    fights = owner >= 0 and owner != seat
    if fights:
        fight(state, seat, space, count, log)
    else:
        state.map.put(seat, space, count)
    wake(state, log)
    return fights


def move_group(state: EmpiresState, seat: int, code: int, log: Log) -> bool:
    """Move clans of one group by one step; True if that led to a fight."""
    start, end, count = first(code), second(code), third(code)
    state.map.take(start, count)
    log.note(notes.CLANS_MOVED, seat, start, end, count)
    return enter(state, seat, end, count, log)


class Deploying(Chain):
    """Deploy clans one by one; the frame holds how many are left (TOE-CLA-1, TOE-GLO-5)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """One move for each space where a clan may be deployed."""
        return [pack(verbs.DEPLOY, space) for space in deploy_targets(state, seat)]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put one pawn from the reserve there."""
        count_down(state, seat, frame)
        state.folk.reserve[seat] -= 1
        state.map.put(seat, first(code), 1)
        log.note(notes.CLAN_DEPLOYED, seat, first(code))

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """Clans go to the seat's capital or cities where it has clans, if there is room and a pawn in reserve."""
        return deploy_refusal(state, seat, first(code)) if verb_of(code) == verbs.DEPLOY else None


class Moving(Chain):
    """Move clans, one move after another; the frame holds how many are left (TOE-CLA-4, TOE-CLA-12, TOE-GLO-6)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Every step that any group can make."""
        return clan_steps(state, seat, False)

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether the seat still has a clan that can move."""
        return has_step(state, seat)

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Make the move; a fight ends all the moves left (TOE-CLA-8)."""
        left = first(frame) - 1
        count_down(state, seat, frame)
        top = state.agenda.asked[seat][-1] if left else -1
        if move_group(state, seat, code, log) and left:
            # not always on top by now: the step may have put a question about a waiting building above it
            state.agenda.asked[seat].remove(top)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """Why the clans cannot make the step."""
        return step_refusal(state, seat, code) if verb_of(code) == verbs.MOVE_CLANS else None


class Overrun(Chain):
    """Move one group to an adjacent territory, destroying opposing clans there without loss (TOE-C209)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Every step into a territory."""
        return clan_steps(state, seat, True)

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Destroy the opposing clans, then make the move."""
        state.agenda.answered(seat)
        end = second(code)
        if state.map.owner[end] not in (-1, seat):
            log.note(notes.CLANS_DESTROYED, seat, state.map.owner[end], end, state.map.clans[end])
            state.folk.reserve[state.map.owner[end]] += state.map.clans[end]
            state.map.take(end, state.map.clans[end])
        move_group(state, seat, code, log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """Why the clans cannot make the step."""
        if verb_of(code) != verbs.MOVE_CLANS:
            return None
        if second(code) >= TERRITORIES:
            return Reason("TOE-C209", "time-of-empires-territory-only")
        return step_refusal(state, seat, code)
