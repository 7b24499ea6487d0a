"""Through the Ages: steps and the contract of a game."""

from random import Random

from saecula.games.through_the_ages.edges.face import AgesFace
from saecula.games.through_the_ages.edges.moves import MOVES
from saecula.games.through_the_ages.edges.notation import read_dump
from saecula.games.through_the_ages.mind.mind import AgesMind
from saecula.games.through_the_ages.model import verbs as v
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.census import count_all
from saecula.games.through_the_ages.model.chronicle import EVENTS
from saecula.games.through_the_ages.model.deal import deal
from saecula.games.through_the_ages.model.kinds import (
    ACT_BUILD,
    ACT_DEVELOP,
    ACT_UPGRADE,
    AGES,
    AGGRESSION,
    PACT,
    WAR,
    is_technology,
)
from saecula.games.through_the_ages.model.state import PLACES, AgesState, new_state
from saecula.games.through_the_ages.model.view import AgesView, build_view
from saecula.games.through_the_ages.position.checks import Checks
from saecula.games.through_the_ages.position.openings import Wording
from saecula.games.through_the_ages.position.reading import Reader
from saecula.games.through_the_ages.position.writing import words_of
from saecula.games.through_the_ages.rules.civil.actions import Actions, Turn
from saecula.games.through_the_ages.rules.military.colonies import Auction, Bidding, Colony, Payment
from saecula.games.through_the_ages.rules.military.concerns import Concern
from saecula.games.through_the_ages.rules.military.excess import Discards, Excess
from saecula.games.through_the_ages.rules.military.fights import (
    Defence,
    FightDefence,
    FightResult,
    OwnWar,
    Sacrifices,
    WarDefence,
    WarResult,
)
from saecula.games.through_the_ages.rules.military.happenings import Effect, EventCard, OpenEvent
from saecula.games.through_the_ages.rules.military.losses import (
    BuildingLoss,
    ColonyLoss,
    ColonySpoil,
    FreeBuilding,
    Goods,
    Raid,
    Terror,
    TokenLoss,
    WonderLoss,
    WorkerLoss,
)
from saecula.games.through_the_ages.rules.military.pacts import Offer
from saecula.games.through_the_ages.rules.military.politics import Political, Politics
from saecula.games.through_the_ages.rules.military.spoils import Agreement, TechnologySpoil
from saecula.games.through_the_ages.rules.production import (
    Less,
    MilitaryCard,
    MilitaryCards,
    Mines,
    Production,
    Upkeep,
)
from saecula.games.through_the_ages.rules.row import Fill, Replenish, RowCard
from saecula.games.through_the_ages.rules.scoring import EndGame, Final, ranks
from saecula.games.through_the_ages.rules.setting_up import (
    BonusDraw,
    Keeping,
    KeptBonus,
    Picking,
    Picks,
    SetUp,
    ShowBonus,
    fill_decks,
)
from saecula.games.through_the_ages.rules.turns import FirstPlayer, NextTurn
from saecula.kernel.codes import first, verb_of
from saecula.kernel.events import Chronicle
from saecula.kernel.game import Game
from saecula.kernel.meta import Meta, Options
from saecula.kernel.moves import Codebook, Hidden, Move
from saecula.kernel.steps import Step
from saecula.kernel.views import Outcome, Standing, View
from saecula.parts.position import vet

STEPS: dict[int, Step[AgesState]] = {
    v.FIRST_PLAYER: FirstPlayer(),
    v.SET_UP: SetUp(),
    v.NEXT_TURN: NextTurn(),
    v.OPEN_EVENT: OpenEvent(),
    v.REPLENISH: Replenish(),
    v.FILL: Fill(),
    v.ROW_CARD: RowCard(),
    v.OWN_WAR: OwnWar(),
    v.POLITICS: Politics(),
    v.EXCESS: Excess(),
    v.ACTIONS: Actions(),
    v.PRODUCTION: Production(),
    v.MINES: Mines(),
    v.UPKEEP: Upkeep(),
    v.MILITARY_CARDS: MilitaryCards(),
    v.MILITARY_CARD: MilitaryCard(),
    v.EVENT_CARD: EventCard(),
    v.EFFECT: Effect(),
    v.CONCERN: Concern(),
    v.AUCTION: Auction(),
    v.COLONY: Colony(),
    v.FIGHT_DEFENCE: FightDefence(),
    v.FIGHT_RESULT: FightResult(),
    v.WAR_DEFENCE: WarDefence(),
    v.WAR_RESULT: WarResult(),
    v.OPEN_BONUS: BonusDraw(),
    v.ASIDE_BONUS: BonusDraw(),
    v.DEALT_BONUS: BonusDraw(),
    v.KEPT_BONUS: KeptBonus(),
    v.PICKS: Picks(),
    v.SHOW_BONUS: ShowBonus(),
    v.FINAL: Final(),
    v.END_GAME: EndGame(),
    v.ASK_TURN: Turn(),
    v.ASK_POLITICAL: Political(),
    v.ASK_OFFER: Offer(),
    v.ASK_BIDDING: Bidding(),
    v.ASK_PAYMENT: Payment(),
    v.ASK_SACRIFICES: Sacrifices(),
    v.ASK_DEFENCE: Defence(),
    v.ASK_DISCARDS: Discards(),
    v.ASK_WORKER_LOSS: WorkerLoss(),
    v.ASK_BUILDING_LOSS: BuildingLoss(),
    v.ASK_GOODS: Goods(),
    v.ASK_COLONY_LOSS: ColonyLoss(),
    v.ASK_WONDER_LOSS: WonderLoss(),
    v.ASK_TERROR: Terror(),
    v.ASK_RAID: Raid(),
    v.ASK_COLONY_SPOIL: ColonySpoil(),
    v.ASK_TECHNOLOGY_SPOIL: TechnologySpoil(),
    v.ASK_TOKEN_LOSS: TokenLoss(),
    v.ASK_FREE_BUILDING: FreeBuilding(),
    v.ASK_AGREEMENT: Agreement(),
    v.ASK_LESS: Less(),
    v.ASK_KEEPING: Keeping(),
    v.ASK_PICKING: Picking(),
}

NUMBERS = 512
#: More buildings of one type than any government allows.
FEW = 64
SEAT_NAMES = ["A", "B", "C", "D"]
#: Moves whose card only their own seat may see; those of chance by the step that draws.
FACE_DOWN = {v.PREPARE: "prepare", v.DISCARD: "discard", v.KEEP_BONUS: "keep"}


def domains(names: list[str]) -> dict[str, list[str]]:
    """The values that the fields of moves and events may take."""
    return {
        "seat": SEAT_NAMES,
        "card": names,
        "place": [str(place) for place in range(1, PLACES + 1)],
        "number": [str(n) for n in range(NUMBERS)],
        "role": ["a", "b"],
        "age": list(AGES),
    }


def parts(box: Box, names: list[str]) -> dict[str, list[str]]:
    """Cards by sort, for the fields that only these may stand in."""
    cards = range(box.cards)
    return {
        "site": [names[card] for card in sorted(box.sites)],
        "technology": [names[card] for card in cards if is_technology(box.kind[card])],
        "builder": [names[card] for card in cards if box.effect(card, ACT_BUILD)],
        "upgrader": [names[card] for card in cards if box.effect(card, ACT_UPGRADE)],
        "developer": [names[card] for card in cards if box.effect(card, ACT_DEVELOP)],
        "aggression": [names[card] for card in cards if box.kind[card] == AGGRESSION],
        "war": [names[card] for card in cards if box.kind[card] == WAR],
        "pact": [names[card] for card in cards if box.kind[card] == PACT],
        "few": [str(n) for n in range(FEW)],
    }


class ThroughTheAges(Game[AgesState]):
    """Through the Ages with one component set."""

    def __init__(self, meta: Meta, box: Box, names: list[str], printed: dict[str, object]) -> None:
        self.box = box
        self.names = names
        self.wording = Wording(box, names)
        self.checks = Checks(names)
        known = domains(names)
        super().__init__(
            meta,
            Codebook(MOVES, known, parts(box, names)),
            Chronicle(EVENTS, known),
            STEPS,
            AgesMind(),
            AgesFace(printed),
        )

    def setup(self, seats: int, options: Options) -> AgesState:
        """Everything in its deck, the lot for the first player next (TTA-SET)."""
        state = new_state(self.box, seats, options)
        fill_decks(state)
        state.agenda.next(v.FIRST_PLAYER)
        return state

    def view(self, state: AgesState, seat: int | None) -> View:
        """What a seat may know."""
        return build_view(state, seat, self.names)

    def resample(self, view: View, rng: Random) -> AgesState:
        """Hidden cards dealt anew."""
        assert isinstance(view, AgesView)
        return read_dump(deal(view, self.box, rng), self.box, view.options)

    def load(self, dump: dict[str, object]) -> AgesState:
        """The state of a dump; BadRecord says what is impossible about it."""
        state = read_dump(dump, self.box, {option.name: option.default for option in self.meta.options})
        vet(self, state, state.options, dump["agenda"], self.checks.fault)
        return state

    def words(self, state: AgesState) -> dict[str, object]:
        """The state in the words of the game."""
        return words_of(state, self.wording)

    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        """The dump that the words of a position tell."""
        return Reader(self.wording, self.box, seats, options, words).dump()

    def show(self, state: AgesState, seat: int, code: int, viewer: int | None) -> Move:
        """Cards drawn, prepared, discarded or kept face down are for their owner's eyes; others see their age."""
        verb = verb_of(code)
        if verb in FACE_DOWN and seat != viewer:
            return Hidden(f"{FACE_DOWN[verb]} {AGES[self.box.age[first(code)]]}")
        if verb in (v.DRAW_CARD, v.DEAL_BONUS):
            frame = state.agenda.table[-1]
            of = first(frame) if verb_of(frame) == v.MILITARY_CARD else self.dealt_to(state, frame)
            if of != viewer:
                return Hidden("draw")
        return self.book.decode(code)

    def dealt_to(self, state: AgesState, frame: int) -> int:
        """The seat that a bonus card is dealt to; nobody where it is set aside."""
        if verb_of(frame) == v.ASIDE_BONUS:
            return -1
        return (state.course.first + 12 - first(frame)) % state.seats

    def outcome(self, state: AgesState) -> Outcome:
        """Ranking by culture points; equal points share the rank (TTA-END-5)."""
        found = ranks(state)
        standings = [
            Standing(seat, found[seat], state.civs[seat].culture, {"culture": state.civs[seat].culture})
            for seat in range(state.seats)
        ]
        return Outcome(standings, "TTA-END-6" if state.players() == 1 else f"TTA-END-{state.rules.version + 1}")

    def census(self, state: AgesState) -> dict[str, int]:
        """Cards and tokens."""
        return count_all(state)
