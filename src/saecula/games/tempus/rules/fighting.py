"""Fighting (TEM-FIG)."""

from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.cards import POOL, ability_of, terrain_of
from saecula.games.tempus.model.kinds import FORTIFICATIONS, WEAPONS
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.idea_cards import convert, grow, religion_moves, sanitation_held, why_no_religion
from saecula.games.tempus.rules.laying import reveal
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run

#: A fight, step by step.
FIGHT_STEPS = [steps.DECLARATION, steps.ATTACKER_CARDS, steps.DEFENDER_CARDS, steps.FIGHT_RESULT]


def attacks(state: TempusState, seat: int, out: list[int]) -> None:
    """Add every attack: from the seat's tokens into a hex beside them whose owner is not protected (TEM-FIG-1)."""
    people = state.people
    near = state.box.board.near
    for cell in range(state.box.board.size):
        if people.owner[cell] != seat or people.tokens[cell] == 0:
            continue
        for side in range(6):
            target = near[cell * 6 + side]
            if target < 0:
                continue
            other = people.owner[target]
            if other >= 0 and other != seat and not state.is_protected(other):
                out.append(pack(verbs.ATTACK, cell, side))


def may_fight(state: TempusState, seat: int) -> bool:
    """Whether fighting can be chosen at all (TEM-ERA-7)."""
    found: list[int] = []
    attacks(state, seat, found)
    return len(found) > 0


class Target(Ask[TempusState]):
    """Name the attacking hex and the one attacked (TEM-FIG-3), perhaps after Religion (TEM-IDE-11)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every attack, and Religion; if that has left nobody to attack, ending the action instead."""
        found: list[int] = []
        attacks(state, seat, found)
        is_over = not found
        religion_moves(state, seat, found)
        if is_over:
            found.append(pack(verbs.DONE))
        return found

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """The fight begins, a token is converted first, or there is no fight."""
        verb = verb_of(code)
        if verb == verbs.ATTACK:
            self.attack(state, seat, code, log)
        elif verb == verbs.PLAY_RELIGION:
            convert(state, seat, frame, code, log)
        else:
            state.agenda.answered(seat)

    def attack(self, state: TempusState, seat: int, code: int, log: Log) -> None:
        """The fight begins."""
        course = state.course
        course.fight_from = first(code)
        course.fight_to = state.box.board.near[first(code) * 6 + second(code)]
        course.fight_terrain = state.land.terrain[course.fight_to]
        state.agenda.answered(seat)
        state.agenda.enter(FIGHT_STEPS)
        log.note(notes.ATTACKED, seat, course.fight_from, course.fight_to, state.people.owner[course.fight_to])

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """The seat has no tokens there, nobody is there to attack, or the opponent is protected."""
        verb = verb_of(code)
        if verb == verbs.PLAY_RELIGION:
            return why_no_religion(state, seat, code)
        return why_no_attack(state, seat, first(code), second(code)) if verb == verbs.ATTACK else None


def why_no_attack(state: TempusState, seat: int, cell: int, side: int) -> Reason | None:
    """Which clause an attack would break; None if it breaks none."""
    people = state.people
    if people.owner[cell] != seat:
        return why_no_attack_from(state, seat, cell)
    if people.tokens[cell] == 0:
        return Reason("TEM-FIG-11", "tempus-fight-city-attacks")
    target = state.box.board.near[cell * 6 + side]
    if target < 0 or people.owner[target] < 0 or people.owner[target] == seat:
        return Reason("TEM-FIG-1", "tempus-fight-nobody")
    return Reason("TEM-FIG-2", "tempus-protected") if state.is_protected(people.owner[target]) else None


def why_no_attack_from(state: TempusState, seat: int, cell: int) -> Reason:
    """Why no attack starts from a hex without the seat's tokens; somebody else's was meant as the target."""
    owner = state.people.owner[cell]
    if owner < 0:
        return Reason("TEM-FIG-1", "tempus-fight-no-tokens")
    if state.is_protected(owner):
        return Reason("TEM-FIG-2", "tempus-protected")
    return Reason("TEM-FIG-1", "tempus-fight-not-beside")


def why_no_fight(state: TempusState, seat: int) -> Reason:
    """Why there is nobody to fight: the opponents beside the seat's tokens are protected, or there are none."""
    people = state.people
    for cell in range(state.box.board.size):
        if people.owner[cell] != seat or people.tokens[cell] == 0:
            continue
        for side in range(6):
            target = state.box.board.near[cell * 6 + side]
            if target >= 0 and people.owner[target] not in (-1, seat):
                return Reason("TEM-FIG-2", "tempus-turn-all-protected")
    return Reason("TEM-ERA-7", "tempus-turn-nothing-to-fight")


class Declaration(Run[TempusState]):
    """The owner of an attacked city declares the terrain it counts as, before any card is laid (TEM-FIG-3)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask the owner, if the target is a city."""
        target = state.course.fight_to
        if state.people.city[target]:
            state.agenda.ask(state.people.owner[target], steps.TERRAIN)


class Terrain(Ask[TempusState]):
    """Declare one of the four card terrains."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """The four terrains."""
        return [pack(verbs.DECLARE_TERRAIN, terrain) for terrain in range(4)]

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """The city counts as that terrain in this fight."""
        state.agenda.answered(seat)
        state.course.fight_terrain = first(code) + 1
        log.note(notes.TERRAIN_DECLARED, seat, first(code))

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """All declarations are legal."""
        return None


class AttackerCards(Run[TempusState]):
    """The attacker lays cards face down first (TEM-FIG-4)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask the attacker, unless the hand is empty; its size is public."""
        seat = state.people.owner[state.course.fight_from]
        if state.ideas.hands[seat]:
            state.agenda.ask(seat, steps.ATTACK_CARDS)


class DefenderCards(Run[TempusState]):
    """Then the defender lays cards; both sides' cards are revealed once both are done (TEM-FIG-4)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask the defender, unless the hand is empty."""
        seat = state.people.owner[state.course.fight_to]
        if state.ideas.hands[seat]:
            state.agenda.ask(seat, steps.DEFENCE_CARDS)


def strength(state: TempusState, cell: int, defends: bool) -> int:
    """The tokens or the city of a hex, plus what its owner's cards add; cities never attack (TEM-FIG-5, TEM-FIG-11)."""
    people = state.people
    cards = state.ideas.laid[people.owner[cell]]
    return people.tokens[cell] + people.city[cell] + card_strength(cards, state.course.fight_terrain, defends)


def card_strength(cards: list[int], terrain: int, defends: bool) -> int:
    """What laid cards add: matching terrain 1, Weapons 1, Fortifications of a defender 2 (TEM-FIG-5)."""
    total = 0
    for card in cards:
        kind = card % POOL
        ability = ability_of(kind)
        if terrain_of(kind) == terrain:
            total += 1
        if ability == WEAPONS:
            total += 1
        elif ability == FORTIFICATIONS and defends:
            total += 2
    return total


class FightResult(Run[TempusState]):
    """Cards are revealed and strengths compared (TEM-FIG-5 to TEM-FIG-9)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """The greater total wins; the attacker loses a tie."""
        course, people = state.course, state.people
        start, target = course.fight_from, course.fight_to
        seat, other = people.owner[start], people.owner[target]
        attack, defence = strength(state, start, False), strength(state, target, True)
        reveal(state, other, log)
        reveal(state, seat, log)
        if attack > defence:
            log.note(notes.FIGHT_WON, seat, other, attack, defence, target)
            people.clear(target)
            state.agenda.ask(seat, steps.STEPPING_IN, start, target)
        else:
            log.note(notes.FIGHT_LOST, seat, other, attack, defence, start)
            people.remove(start, state.limit(seat))
        course.fight_from = course.fight_to = course.fight_terrain = -1


class SteppingIn(Ask[TempusState]):
    """After a victory any number of tokens may step in; the frame names both hexes (TEM-FIG-7)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """From none to all, as far as the limit and Sanitation cards allow; Religion may come first (TEM-IDE-11)."""
        most = min(state.people.tokens[first(frame)], state.limit(seat) + sanitation_held(state, seat))
        found = [pack(verbs.STEP_IN, count) for count in range(most + 1)]
        religion_moves(state, seat, found)
        return found

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Carry them over; this does not count as a movement (TEM-FIG-16)."""
        if verb_of(code) == verbs.PLAY_RELIGION:
            convert(state, seat, frame, code, log)
            return
        start, target = first(frame), second(frame)
        state.agenda.answered(seat)
        for _ in range(first(code)):
            state.people.remove(start, state.limit(seat))
            state.people.add(seat, target)
        log.note(notes.STEPPED_IN, seat, start, target, first(code))
        grow(state, seat, target, log)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """More than there are, or more than the hex takes."""
        if verb_of(code) == verbs.PLAY_RELIGION:
            return why_no_religion(state, seat, code)
        if verb_of(code) != verbs.STEP_IN:
            return None
        return Reason("TEM-FIG-7", "tempus-step-in-too-many")
