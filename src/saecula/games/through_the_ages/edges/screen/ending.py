"""What ending the turn now would bring, found by trying it: uprising, famine, corruption, waste."""

from saecula.games.through_the_ages.edges.screen.shapes import WarningView
from saecula.games.through_the_ages.model import notes, steps
from saecula.games.through_the_ages.model.box import SIDE_FOOD, SIDE_RESOURCE
from saecula.games.through_the_ages.model.state import SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.rules.civil.prices import extra_production
from saecula.games.through_the_ages.rules.military.hands import deck_size
from saecula.games.through_the_ages.rules.military.impacts import harvest_worth, mining_worth
from saecula.games.through_the_ages.rules.production import CORRUPTS, WITH_PACTS, Mines, Production
from saecula.games.through_the_ages.rules.ratings import hand_bonus, unhappy_workers
from saecula.kernel.codes import Log, pack, verb_of


class Ending:
    """The production of one seat, tried on a copy of the state."""

    def __init__(self, state: AgesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.has_uprising = False
        #: resources paid, culture points lost to hunger, goods not produced for lack of blue tokens
        self.corruption = 0
        self.famine = 0
        self.waste = 0
        if not state.course.out[seat] and state.course.turn >= 0:
            self.produce()

    def produce(self) -> None:
        """Run the steps of production, without any choices, and read the events."""
        trial, log = self.state.trial(self.seat), Log()
        trial.course.turn = self.seat
        Production().run(trial, pack(steps.PRODUCTION), log)
        self.has_uprising = log.rows[0][0] == notes.UPRISING if log.rows else False
        if self.has_uprising:
            return
        Mines().run(trial, pack(steps.MINES, 0, self.seat, CORRUPTS + WITH_PACTS), log)
        made = 0
        for kind, _, b, c, _, _ in log.rows:
            if kind == notes.GOODS_GAINED:
                made += b + c
            elif kind == notes.CORRUPTION_PAID:
                self.corruption += b
            elif kind == notes.POINTS_LOST:
                self.famine += b
        self.waste = self.due() - made

    def due(self) -> int:
        """How much food and resources farms, mines and pacts would give with enough blue tokens, in all."""
        pacts = [extra_production(self.state, self.seat, what) for what in (SIDE_FOOD, SIDE_RESOURCE)]
        worked = harvest_worth(self.state, self.seat) + mining_worth(self.state, self.seat)
        return worked + sum(more for more in pacts if more > 0)

    def draws(self) -> int:
        """How many military cards the seat would draw for the actions left, as far as there are cards (TTA-PRO-5)."""
        state, course = self.state, self.state.course
        if self.has_uprising or course.round < 2 or course.pool < 0 or state.rules.by_action:
            return 0
        box, piles = state.box, state.piles
        discards = sum(box.age[card] == course.age for card in piles.open)
        discards += sum(piles.pools[slot // SLOT] == course.age for slots in piles.down for slot in slots)
        left = max(0, state.civs[self.seat].military_left())
        return min(left, box.draws, deck_size(state) + discards)

    def warnings(self) -> list[WarningView]:
        """Every warning as of now; unused actions and cards above the limit only while the seat takes its actions."""
        missing = unhappy_workers(self.state, self.seat) - self.state.civs[self.seat].unused
        found = {
            "uprising": missing if self.has_uprising else 0,
            "famine": self.famine,
            "corruption": self.corruption,
            "waste": self.waste,
        }
        stack = self.state.agenda.asked[self.seat]
        if stack and verb_of(stack[-1]) == steps.TURN:
            found |= self.leftovers()
        return [WarningView(kind, amount) for kind, amount in found.items() if amount > 0]

    def leftovers(self) -> dict[str, int]:
        """Actions that would be wasted, and military cards above the next turn's limit (TTA-MCA-1)."""
        state, civ, draws = self.state, self.state.civs[self.seat], self.draws()
        found = {"unused-civil": civ.civil_left(), "unused-military": civ.military_left() - draws}
        if state.course.round == 1:
            found["unused-military"] = 0  # in the first round cards are taken and nothing else is done
        if state.rules.version > SIMPLE and not state.is_last_round():
            limit = civ.military + hand_bonus(state, self.seat)
            found["discards"] = len(state.piles.hands[self.seat]) + draws - limit
        return found
