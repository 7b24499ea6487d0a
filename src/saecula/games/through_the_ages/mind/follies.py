"""What nobody in their right mind would do in Through the Ages: hopeless attacks, destroying one's own mines."""

from saecula.games.through_the_ages.model import kinds, verbs
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.military.sacrifices import may_sacrifice, worth
from saecula.games.through_the_ages.rules.ratings import strength, units_of
from saecula.kernel.codes import first, second, verb_of


def is_folly(state: AgesState, seat: int, code: int) -> bool:
    """Whether a move is such a folly, judged by what the seat itself knows."""
    verb = verb_of(code)
    if verb == verbs.DESTROY:
        return state.box.kind[first(code)] == kinds.MINE
    if verb == verbs.ATTACK:
        return best_attack(state, seat, second(code)) <= strength(state, second(code))
    if verb == verbs.DECLARE_WAR:
        # a war is fought a turn later: whoever has any strength at all may arm until then
        hope = best_attack(state, seat, second(code)) + arming(state, seat)
        return strength(state, seat) == 0 or hope <= strength(state, second(code))
    return False


def best_attack(state: AgesState, seat: int, target: int) -> int:
    """The most that an attack may come to now: with all units sacrificed, and pacts that help it (TTA-AGG-1)."""
    box, course = state.box, state.course
    total = strength(state, seat)
    if may_sacrifice(state, seat):
        total += worth(state, seat, units_of(state.civs[seat], box))
    for owner, other in ((seat, target), (target, seat)):
        if course.pact[owner] >= 0 and course.partner[owner] == other:
            total += box.attacker[course.pact[owner]]
    return total


def arming(state: AgesState, seat: int) -> int:
    """The most strength that the military actions of two turns may add, if all build the best unit the seat knows."""
    box, civ = state.box, state.civs[seat]
    best = 0
    for site in box.unit_sites:
        if civ.known[site]:
            best = max(best, box.strength[box.sites[site]])
    return 2 * civ.military * best
