"""Reading a position: first what it says, then what follows from that (implied.py)."""

from collections.abc import Mapping

import msgspec

from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.kinds import EVENT, WARFARE, is_special
from saecula.games.through_the_ages.model.state import FIRST_POOLS, PLACES, SIMPLE, SLOT, AgesState, new_state
from saecula.games.through_the_ages.position.implied import (
    ROUNDS,
    copies_of,
    count_box,
    fill_up,
    first_events,
    latest_age,
    usual_ancient,
    usual_blue,
    usual_last,
    usual_leaders,
    usual_loss,
    usual_pool,
    usual_resources,
    usual_yellow,
)
from saecula.games.through_the_ages.position.openings import DEEDS, Wording
from saecula.games.through_the_ages.position.stage import is_set_up, needs_guarding, needs_offered
from saecula.games.through_the_ages.position.words import EMPTY, Auction, Civilization, Fight, Pact, Ranks, War, Words
from saecula.games.through_the_ages.rules.ratings import count_actions
from saecula.kernel.meta import Options
from saecula.kernel.record import SEATS
from saecula.parts.frames import Frames
from saecula.parts.wording import TABLE, beginning, read_fields, seat_of, told_twice, wrong

TURN = ("replenish clear", "own-war", "politics", "excess", "actions", "production", "next-turn")
#: Short names for where a position begins, each with the steps that are then on the table.
BEGINNINGS = {
    "start": ("first-player",),
    "turn": TURN,
    "war": TURN[1:],
    "politics": TURN[2:],
    "event": ("event-card", *TURN[3:]),
    "actions": TURN[4:],
    "production": TURN[5:],
    "end": ("final",),
    "over": (),
}
#: Steps that the simple version and the advanced version do not have.
NOT_SIMPLE = ("own-war", "politics", "excess")
NOT_ADVANCED = ("own-war",)


class Lookup:
    """Finds the numbers of things that a position names; BadRecord says where a name is wrong."""

    def __init__(self, wording: Wording, box: Box, seats: int) -> None:
        self.wording = wording
        self.box = box
        self.seats = seats

    def card(self, name: str, where: str) -> int:
        """The number of a card."""
        return self.wording.cards.read(name, where)

    def cards(self, names: list[str], where: str) -> list[int]:
        """The numbers of cards."""
        return [self.card(name, where) for name in names]

    def maybe(self, name: str | None, where: str) -> int:
        """The number of a card, -1 for none."""
        return -1 if name is None else self.card(name, where)

    def seat(self, letter: str | None, where: str) -> int:
        """The number of a seat, -1 for none."""
        return -1 if letter is None else seat_of(letter, self.seats, where)

    def site(self, name: str, where: str) -> int:
        """The site of a technology that holds workers."""
        site = self.box.site[self.card(name, where)]
        if site < 0:
            raise wrong(f"{where}.{name}", "nobody works there (TTA-COM-12)")
        return site

    def slot(self, text: str, where: str, usual: int = -1) -> int:
        """The slot of a hidden card: its shuffle and the card."""
        card, label = self.wording.slot(text, where, usual)
        return label * SLOT + card

    def units(self, given: Mapping[str, int] | None, needed: bool, where: str) -> list[int]:
        """Units given up, by unit site; an empty list if none are named and none are needed."""
        if given is None and not needed:
            return []
        found = [0] * len(self.box.unit_sites)
        for name, count in (given or {}).items():
            site = self.site(name, where)
            if site not in self.box.unit_sites:
                raise wrong(f"{where}.{name}", "this is no unit (TTA-AGG-1)")
            found[self.box.unit_sites.index(site)] = count
        return found

    def ages(self, names: list[str], where: str) -> int:
        """Ages, one bit each."""
        return sum({1 << self.wording.ages.read(name, where) for name in names})


class Reader:
    """Reads one position: first what it says, then what follows from that."""

    def __init__(self, wording: Wording, box: Box, seats: int, options: Options, words: dict[str, object]) -> None:
        self.said = read_fields(words, Words)
        self.wording = wording
        self.box = box
        self.seats = seats
        self.find = Lookup(wording, box, seats)
        self.state: AgesState = new_state(box, seats, dict(options))
        self.civilizations = [Civilization() for _ in range(seats)]
        for letter, fields in self.said.civilizations.items():
            seat = seat_of(letter, seats, "civilizations")
            self.civilizations[seat] = read_fields(fields, Civilization, f"civilizations.{letter}")
        self._open()

    def dump(self) -> dict[str, object]:
        """The dump of the position that the words describe."""
        self._read_piles()
        for seat, said in enumerate(self.civilizations):
            self._read_civ(seat, said)
        self._read_table()
        self._read_between()
        self._work_out()
        return self.state.dump()

    # -- reading

    def _open(self) -> None:
        said = self.said
        opened = said.open
        if opened is None:
            opened = {TABLE: self._beginning("actions" if said.at is None else said.at)}
        elif said.at is not None:
            raise told_twice("at")
        frames = msgspec.convert(self.wording.read_open(opened, self.seats), Frames)
        self.state.agenda = frames.agenda()

    def _beginning(self, at: str) -> list[str]:
        """The steps that a short name stands for, in this version of the game."""
        steps = beginning(at, BEGINNINGS)
        version = self.state.rules.version
        missing = NOT_SIMPLE if version == SIMPLE else NOT_ADVANCED if version == SIMPLE + 1 else ()
        if steps[:1] and steps[0] in missing:
            raise wrong("at", f"this version of the game has no {steps[0]} (TTA-TUR-1)")
        return [step for step in steps if step not in missing]

    def _read_civ(self, seat: int, said: Civilization) -> None:
        civ, where = self.state.civs[seat], f"civilizations.{SEATS[seat]}"
        if said.government is not None:
            civ.government = self.find.card(said.government, f"{where}.government")
        for name, count in said.technologies.items():
            site = self.find.site(name, f"{where}.technologies")
            civ.known[site], civ.workers[site] = 1, count
        self._read_tokens(civ, said, f"{where}.tokens")
        self._read_special(civ, said, f"{where}.special")
        civ.leader = self.find.maybe(said.leader, f"{where}.leader")
        civ.wonder = self.find.maybe(said.wonder, f"{where}.wonder")
        civ.tactic = self.find.maybe(said.tactic, f"{where}.tactic")
        civ.wonders = self.find.cards(said.wonders, f"{where}.wonders")
        civ.ravaged = self.find.cards(said.ravaged, f"{where}.ravaged")
        civ.colonies = self.find.cards(said.colonies, f"{where}.colonies")
        civ.hand = sorted(self.find.cards(said.hand, f"{where}.hand"))
        civ.fresh = sorted(self.find.cards(said.fresh, f"{where}.fresh"))
        self._read_figures(civ, said, where)
        self._read_hidden(seat, said, where)

    def _read_special(self, civ: Civ, said: Civilization, where: str) -> None:
        for name in said.special:
            card = self.find.card(name, where)
            if not is_special(self.box.kind[card]):
                raise wrong(where, f"{name} is no special technology (TTA-CIV-7)")
            if civ.special[self.box.kind[card] - WARFARE] >= 0:
                raise wrong(where, f"{name} has the kind of another one (TTA-CIV-7)")
            civ.special[self.box.kind[card] - WARFARE] = card

    def _read_tokens(self, civ: Civ, said: Civilization, where: str) -> None:
        for name, count in said.tokens.items():
            site = self.find.site(name, where)
            if site >= self.box.stores:
                raise wrong(f"{where}.{name}", "tokens lie on farms, mines and laboratories alone (TTA-BLU-1)")
            civ.tokens[site] = count

    def _read_figures(self, civ: Civ, said: Civilization, where: str) -> None:
        civ.stages, civ.unused, civ.culture, civ.science = said.stages, said.unused, said.culture, said.science
        civ.civil_spent, civ.military_spent, civ.drill = said.civil_spent, said.military_spent, said.drill
        civ.route_food, civ.route_resources = said.route_food, said.route_resources
        civ.rebellion, civ.forfeits = said.rebellion, said.forfeits
        civ.once = sum({1 << DEEDS.read(deed, f"{where}.done") for deed in said.done})
        if said.leader_resources and not leader_takes_his_resources(self.box):
            raise wrong(f"{where}.leader_resources", "this version of the rules does not count them separately")

    def _read_hidden(self, seat: int, said: Civilization, where: str) -> None:
        piles = self.state.piles
        held = [self.wording.slot(text, f"{where}.military_hand", -1) for text in said.military_hand]
        piles.hands[seat] = sorted(card for card, _ in held)
        piles.labels[seat] = sorted(label for _, label in held)
        piles.down[seat] = [self.find.slot(text, f"{where}.discarded") for text in said.discarded]
        piles.dealt[seat] = [self.find.slot(text, f"{where}.dealt", 0) for text in said.dealt]
        piles.kept[seat] = [self.find.slot(text, f"{where}.kept", 0) for text in said.kept]

    def _read_piles(self) -> None:
        said, piles = self.said, self.state.piles
        ages = [self.wording.ages.read(age, "shuffles") for age in said.shuffles]
        piles.pools = [*FIRST_POOLS, *ages]
        for where, texts, slots, by in (
            ("current", said.current, piles.current, piles.current_by),
            ("future", said.future, piles.future, piles.future_by),
        ):
            for text in texts:
                name, _, letter = text.partition(" by ")
                slots.append(self.find.slot(name, where))
                by.append(seat_of(letter, self.seats, f"{where}: {name} by"))
        piles.past = self.find.cards(said.past or [], "past")
        piles.open = sorted(self.find.cards(said.discards, "discards"))
        piles.away = [self.find.slot(text, "away") for text in said.away]
        piles.bonus = self.find.cards(said.bonus, "bonus")
        piles.aside = [self.find.slot(text, "aside", 0) for text in said.aside]
        for text in said.returned:
            piles.returned += self.wording.returned(text, self.seats, "returned")

    def _read_table(self) -> None:
        said, course = self.said, self.state.course
        course.first = seat_of(said.first, self.seats, "first")
        course.row = [-1 if name == EMPTY else self.find.card(name, "row") for name in said.row]
        if len(course.row) > PLACES:
            raise wrong("row", f"{len(course.row)} cards are more than the {PLACES} places (TTA-SET-2)")
        course.row += [-1] * (PLACES - len(course.row))
        course.gone = self.find.cards(said.gone, "gone")
        for number, letter in enumerate(said.resigned, 1):
            course.out[seat_of(letter, self.seats, "resigned")] = number
        self._read_rivalry()

    def _read_rivalry(self) -> None:
        """Read wars, pacts, and the marks of those attacked."""
        said, course = self.said, self.state.course
        for letter, fields in said.wars.items():
            seat, where = seat_of(letter, self.seats, "wars"), f"wars.{letter}"
            war = read_fields(fields, War, where)
            course.war[seat] = self.find.card(war.card, f"{where}.card")
            course.war_on[seat] = seat_of(war.on, self.seats, f"{where}.on")
        for letter, fields in said.pacts.items():
            seat, where = seat_of(letter, self.seats, "pacts"), f"pacts.{letter}"
            pact = read_fields(fields, Pact, where)
            course.pact[seat] = self.find.card(pact.card, f"{where}.card")
            course.partner[seat] = seat_of(pact.partner, self.seats, f"{where}.with")
            course.role[seat] = self.wording.roles.read(pact.role, f"{where}.role")
        for letter, attacker in said.marks.items():
            course.mark[seat_of(letter, self.seats, "marks")] = seat_of(attacker, self.seats, f"marks.{letter}")

    def _read_between(self) -> None:
        """Read what is going on between seats: events, auctions, fights, offers."""
        said, course = self.said, self.state.course
        ranks, auction, fight = said.ranks or Ranks(), said.auction or Auction(), said.fight or Fight()
        course.event = self.find.maybe(said.event, "event")
        course.by_strength = [seat_of(letter, self.seats, "ranks.strength") for letter in ranks.strength]
        course.by_culture = [seat_of(letter, self.seats, "ranks.culture") for letter in ranks.culture]
        course.bid, course.bidder = auction.bid, self.find.seat(auction.bidder, "auction.bidder")
        for letter in auction.passed:
            course.passed[seat_of(letter, self.seats, "auction.passed")] = 1
        course.fight, course.edge = self.find.maybe(fight.card, "fight.card"), fight.edge
        course.attacker = self.find.seat(fight.attacker, "fight.attacker")
        course.defender = self.find.seat(fight.defender, "fight.defender")
        course.offered = self.find.units(said.offered, needs_offered(self.state), "offered")
        course.guarding = self.find.units(said.guarding, needs_guarding(self.state), "guarding")
        course.shield = said.shield
        if said.offer is not None:
            course.offer, course.offer_label = self.wording.slot(said.offer, "offer", -1)
        if said.offer_shuffle is not None:
            course.offer_label = said.offer_shuffle

    # -- working out

    def _work_out(self) -> None:
        """Work out everything that was left out, each thing from what is known by then."""
        state = self.state
        self._work_out_time()
        for seat in range(self.seats):
            count_actions_afresh(state, seat)
        for seat, said in enumerate(self.civilizations):
            self._work_out_civ(seat, said)
        state.course.pool = usual_pool(state)
        self._work_out_events()
        fill_up(state)
        count_box(state)

    def _work_out_civ(self, seat: int, said: Civilization) -> None:
        state, civ = self.state, self.state.civs[seat]
        civ.yellow = usual_yellow(state, seat) if said.yellow is None else said.yellow
        civ.bank = usual_blue(state, seat) if said.blue is None else said.blue
        civ.leaders = usual_leaders(state, seat)
        if said.leaders is not None:
            civ.leaders = self.find.ages(said.leaders, f"civilizations.{SEATS[seat]}.leaders")
        civ.civil_lost = usual_loss(state, seat) if said.civil_lost is None else said.civil_lost
        usual = usual_resources(state, seat)
        civ.special_resources = usual if said.special_resources is None else said.special_resources
        usual = min(usual, civ.special_resources)
        civ.leader_resources = usual if said.leader_resources is None else said.leader_resources

    def _work_out_time(self) -> None:
        state, said, course = self.state, self.said, self.state.course
        begins = not is_set_up(state)
        if said.age is not None:
            course.age = self.wording.ages.read(said.age, "age")
        else:
            course.age = 0 if begins or said.round in (0, 1) else latest_age(state)
        course.round = said.round if said.round is not None else 0 if begins else ROUNDS[course.age]
        if said.turn is not None:
            course.turn = seat_of(said.turn, self.seats, "turn")
        else:
            course.turn = course.first if course.round else -1
        course.last = usual_last(state) if said.last is None else said.last

    def _work_out_events(self) -> None:
        state, said, piles = self.state, self.said, self.state.piles
        piles.ancient = usual_ancient(state) if said.ancient is None else said.ancient
        if said.past is None:
            box, event = self.box, state.course.event
            happened = [event] if event >= 0 and box.kind[event] == EVENT else []
            cards = [card for card in range(box.military_from[0], box.military_to[0]) if copies_of(state, card)]
            left = first_events(state) - piles.ancient - sum(1 for card in happened if box.age[card] == 0)
            piles.past = [card for card in cards if card not in happened][: max(0, left)] + happened


def count_actions_afresh(state: AgesState, seat: int) -> None:
    """Count the action tokens, and leave those spent as the position gives them."""
    civ = state.civs[seat]
    spent = civ.civil_spent, civ.military_spent
    count_actions(state, seat)
    civ.civil_spent, civ.military_spent = spent
