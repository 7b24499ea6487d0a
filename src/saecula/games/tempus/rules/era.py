"""The era: taking action tiles, rounds and slots, the end (TEM-ERA, TEM-END)."""

from saecula.games.tempus.model import kinds, notes, steps, verbs
from saecula.games.tempus.model.cards import insert, of_ability, take
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.cities import may_build
from saecula.games.tempus.rules.fighting import may_fight
from saecula.games.tempus.rules.idea_cards import apply_religion, discard, play_openly, religion_moves, why_no_religion
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask, Run

#: An era, step by step (TEM-ERA-1).
ERA_STEPS = [steps.TAKE_TILES, steps.ROUNDS, steps.CATCH_UP, steps.COMMITMENTS, steps.ADVANCE, steps.END_ERA]


class BeginEra(Run[TempusState]):
    """A new era begins."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Enter its steps."""
        log.note(notes.ERA_BEGAN, state.course.eras + 1, state.course.first)
        state.agenda.enter(ERA_STEPS)


class TakeTiles(Run[TempusState]):
    """Each player takes as many action tiles as the own row says (TEM-ERA-2)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Hand them out."""
        course = state.course
        for seat in range(state.seats):
            course.tiles[seat] = state.box.chart.actions[course.era[seat]]
        course.slots = 0
        course.round = 1


class Rounds(Run[TempusState]):
    """From the first player clockwise, a slot for each who has a tile left, until all are used (TEM-ERA-3)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Find the next slot."""
        course = state.course
        course.turn = -1
        if sum(course.tiles) == 0:
            return
        state.agenda.next(steps.ROUNDS)
        while True:
            if course.slots == state.seats:
                course.slots = 0
                course.round += 1
            seat = (course.first + course.slots) % state.seats
            course.slots += 1
            if course.tiles[seat] > 0:
                break
        course.turn = seat
        # after a pass exactly the delayed tile is used, so Government is not open (TEM-CAR-12)
        fresh = 1 - course.delayed[seat]
        course.delayed[seat] = 0
        state.agenda.next(steps.SLOT, seat, 1, fresh)


class Slot(Run[TempusState]):
    """A player's place in a round; the frame has the seat, the actions left, and whether nothing was done yet."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask what to do."""
        state.agenda.ask(first(frame), steps.TURN, second(frame), third(frame))


class Turn(Ask[TempusState]):
    """What to do in one's slot; the frame has the actions left, and whether nothing was done yet."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Choose an action, play a card, or end the turn when all actions are done."""
        actions, fresh = first(frame), second(frame)
        found: list[int] = []
        fights = may_fight(state, seat)
        if actions > 0:
            found.append(pack(verbs.CHOOSE_ACTION, kinds.MOVE))
            found.append(pack(verbs.CHOOSE_ACTION, kinds.BABIES))
            if fights:
                found.append(pack(verbs.CHOOSE_ACTION, kinds.FIGHT))
            found.append(pack(verbs.CHOOSE_ACTION, kinds.IDEA))
            if may_build(state, seat):
                found.append(pack(verbs.CHOOSE_ACTION, kinds.CITY))
        hand = state.ideas.hands[seat]
        if fights:
            for kind in of_ability(hand, kinds.MILITARY_LEADER):
                found.append(pack(verbs.PLAY_CARD, kind))
        religion_moves(state, seat, found)
        if fresh:
            self.governments(state, seat, actions, found)
        if actions == 0:
            found.append(pack(verbs.END_TURN))
        return found

    def governments(self, state: TempusState, seat: int, actions: int, out: list[int]) -> None:
        """Add the two ways of Government (TEM-CAR-9, TEM-CAR-12)."""
        for kind in of_ability(state.ideas.hands[seat], kinds.GOVERNMENT):
            if state.course.tiles[seat] > actions:
                out.append(pack(verbs.ACT_TWICE, kind % 4))
            if actions == 1:
                out.append(pack(verbs.PASS_SLOT, kind % 4))

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Make the move."""
        verb = verb_of(code)
        actions = first(frame)
        if verb == verbs.END_TURN:
            state.agenda.answered(seat)
            log.note(notes.TURN_ENDED, seat)
        elif verb == verbs.CHOOSE_ACTION:
            state.agenda.answered(seat)
            state.course.tiles[seat] -= 1
            state.agenda.next(steps.SLOT, seat, actions - 1)
            log.note(notes.ACTION_CHOSEN, seat, first(code))
            begin_action(state, seat, first(code))
        elif verb == verbs.PLAY_CARD:
            state.agenda.answered(seat)
            state.agenda.next(steps.SLOT, seat, actions)
            play_openly(state, seat, first(code), log)
            state.agenda.ask(seat, steps.TARGET)
        elif verb == verbs.PLAY_RELIGION:
            state.agenda.again(seat, steps.TURN, actions)
            apply_religion(state, seat, code, log)
        else:
            self.govern(state, seat, frame, code, log)

    def govern(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Government lies open until the era ends (TEM-CAR-9)."""
        kind = kinds.GOVERNMENT * 4 + first(code)
        insert(state.ideas.shown[seat], take(state.ideas.hands[seat], kind))
        log.note(notes.CARD_PLAYED, seat, kind)
        if verb_of(code) == verbs.ACT_TWICE:
            state.agenda.again(seat, steps.TURN, first(frame) + 1, 1)
        else:
            state.course.delayed[seat] = 1
            state.agenda.again(seat, steps.TURN, 0)
            log.note(notes.SLOT_PASSED, seat)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule of the slot stands against it."""
        verb = verb_of(code)
        if verb == verbs.CHOOSE_ACTION:
            return why_no_action(state, seat, first(frame), first(code))
        if verb == verbs.END_TURN:
            return Reason("TEM-ERA-6", "tempus-turn-tile-unspent")
        if verb == verbs.PLAY_RELIGION:
            return why_no_religion(state, seat, code)
        if verb in (verbs.ACT_TWICE, verbs.PASS_SLOT):
            return why_no_government(state, seat, frame, code)
        if verb == verbs.PLAY_CARD:
            return why_no_leader(state, seat, first(code))
        return None


def begin_action(state: TempusState, seat: int, action: int) -> None:
    """The steps of each action, with the figures of the acting player's row (TEM-ERA-5)."""
    chart = state.box.chart
    row = state.course.era[seat]
    if action in (kinds.MOVE, kinds.BABIES):
        state.people.marks = [0] * state.box.board.size
    if action == kinds.MOVE:
        state.agenda.ask(seat, steps.MOVING, chart.tokens[row])
    elif action == kinds.BABIES:
        state.agenda.ask(seat, steps.BIRTHS, chart.babies[row])
    elif action == kinds.FIGHT:
        state.agenda.ask(seat, steps.TARGET)
    elif action == kinds.CITY:
        state.agenda.ask(seat, steps.CITY_SITE)
    else:
        state.agenda.next(steps.HAND_LIMIT, seat)
        state.agenda.next(steps.CARDS, seat, chart.drawn[row])


def why_no_action(state: TempusState, seat: int, actions: int, action: int) -> Reason:
    """All tiles of the slot spent, or nothing to fight or to build."""
    if actions == 0:
        return Reason("TEM-ERA-3", "tempus-turn-no-action-left")
    return Reason(
        "TEM-ERA-7", "tempus-turn-nothing-to-fight" if action == kinds.FIGHT else "tempus-turn-nothing-to-build"
    )


def why_no_government(state: TempusState, seat: int, frame: int, code: int) -> Reason:
    """Not held, not at the start of the slot, too few tiles, or a pass after choosing to act more than once."""
    if kinds.GOVERNMENT * 4 + first(code) not in of_ability(state.ideas.hands[seat], kinds.GOVERNMENT):
        return Reason("TEM-IDE-3", "tempus-card-not-held")
    if not second(frame):
        return Reason("TEM-CAR-12", "tempus-government-too-late")
    if verb_of(code) == verbs.PASS_SLOT:
        return Reason("TEM-CAR-9", "tempus-government-one-way")
    return Reason("TEM-CAR-12", "tempus-government-tiles")


def why_no_leader(state: TempusState, seat: int, kind: int) -> Reason:
    """Of the cards that are simply played, only Military Leader is for this moment."""
    if kind // 4 != kinds.MILITARY_LEADER:
        return Reason("TEM-IDE-3", "tempus-card-wrong-time")
    if kind not in of_ability(state.ideas.hands[seat], kinds.MILITARY_LEADER):
        return Reason("TEM-IDE-3", "tempus-card-not-held")
    return Reason("TEM-IDE-10", "tempus-card-no-effect", see="TEM-CAR-4")


class EndEra(Run[TempusState]):
    """Government cards are discarded, the marker passes on; after Flight the game ends (TEM-END-1, TEM-END-2)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Begin the next era, or end."""
        course = state.course
        for seat in range(state.seats):
            for card in state.ideas.shown[seat]:
                discard(state, card % 64)
            state.ideas.shown[seat] = []
            course.delayed[seat] = 0
        course.eras += 1
        log.note(notes.ERA_ENDED, course.eras)
        if max(course.era) == state.box.flight:
            log.note(notes.GAME_ENDED)
            return
        course.first = (course.first + 1) % state.seats
        state.agenda.next(steps.BEGIN_ERA)
