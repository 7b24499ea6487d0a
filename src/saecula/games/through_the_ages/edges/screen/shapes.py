"""The forms of what a screen is given, as they travel."""

import msgspec


class SumLine(msgspec.Struct):
    """Where a part of a figure comes from: a card, or a word for what no card gives; how many of it; how much."""

    source: str
    count: int
    amount: int


class SumsView(msgspec.Struct):
    """What strength, happiness, and culture, science, food and resources per turn are made up of."""

    culture: list[SumLine]
    science: list[SumLine]
    strength: list[SumLine]
    happiness: list[SumLine]
    food: list[SumLine]
    resources: list[SumLine]


class WarningView(msgspec.Struct):
    """Something worth knowing before a turn ends, and how much of it."""

    kind: str
    amount: int


class HoldingView(msgspec.Struct):
    """A farm, mine, urban building or unit technology: workers and blue tokens on it, resources for one more there."""

    card: str
    workers: int
    tokens: int
    price: int
    #: resources to move a worker from here to a higher technology
    upgrades: dict[str, int]


class ResearchView(msgspec.Struct):
    """A technology in hand: the science points it costs now, also by revolution where it is a government."""

    card: str
    science: int
    revolution: int | None


class StepView(msgspec.Struct):
    """A figure of a bank as it is now, what comes next, and how many tokens must leave the bank until then."""

    now: int
    next: int | None
    after: int | None


class YellowView(msgspec.Struct):
    """The yellow bank: price of a worker, food eaten, happy faces needed; the discount of a leader is in `grow`."""

    left: int
    price: StepView
    eats: StepView
    faces: StepView
    grow: int


class BlueView(msgspec.Struct):
    """The blue bank: corruption with the tokens now in it, and what the end of the turn would bring."""

    left: int
    corruption: StepView
    due: int


class ArmiesView(msgspec.Struct):
    """Armies with the full bonus, with the smaller one of obsolete units, and air forces."""

    full: int
    obsolete: int
    wings: int


class PactView(msgspec.Struct):
    """A pact in front of a civilization: the partner, and the role of its owner."""

    card: str
    partner: int
    role: str


class WarView(msgspec.Struct):
    """A war that a civilization has declared, on whom, and the strength of both sides as it stands."""

    card: str
    on: int
    attack: int
    defence: int


class LaidView(msgspec.Struct):
    """The actions of a civilization, and what lies in front of it."""

    civil: int
    civil_left: int
    military: int
    military_left: int
    #: technologies that hold workers, by type and level
    holdings: list[HoldingView]
    government: str
    leader: str | None
    #: the wonder under construction, stages built, and what the other stages cost
    wonder: str | None
    stages: int
    stage_costs: list[int]
    wonders: list[str]
    ravaged: list[str]
    colonies: list[str]
    special: list[str]
    tactic: str | None
    armies: ArmiesView
    pact: PactView | None
    war: WarView | None
    #: who attacked this seat in this round, with the variant against gangs
    mark: int | None


class PlayerBoardView(LaidView):
    """Everything of one civilization that the viewer may know."""

    #: civil cards in hand, which are public, and action cards among them that were taken in this turn
    hand: list[str]
    fresh: list[str]
    hand_limit: int
    #: what the technologies in hand cost
    research: list[ResearchView]
    #: military cards for their owner, their ages for others, and how many may be kept
    military_hand: list[str]
    backs: list[str]
    military_limit: int
    #: bonus cards for their owner, and how many backs others see
    bonus: list[str]
    bonus_backs: int
    yellow: YellowView
    blue: BlueView
    unused: int
    unhappy: int
    happiness: int
    food: int
    food_rate: int
    resources: int
    resource_rate: int
    #: resources for units alone, in this turn
    unit_resources: int
    science: int
    science_rate: int
    culture: int
    culture_rate: int
    strength: int
    urban_limit: int
    sums: SumsView
    warnings: list[WarningView]
    #: political actions given up, civil actions lost in the next turn
    forfeits: int
    rebellion: int
    #: 0 for those who play, else the order of resignation
    out: int


class PlaceView(msgspec.Struct):
    """A place of the row: the card, and the civil actions that the viewer would pay for it."""

    place: str
    card: str | None
    cost: int | None


class EventView(msgspec.Struct):
    """A card of an event pile: its age, who prepared it, and the card itself for that seat."""

    age: str
    by: int | None
    card: str | None


class AuctionView(msgspec.Struct):
    """The territory that is bid for; once it is being paid for, what has been given, with all bonuses."""

    card: str
    bid: int
    bidder: int | None
    passed: list[int]
    paid: int


class FightView(msgspec.Struct):
    """The aggression or war that is being fought, with the strength of both sides as it stands."""

    card: str
    attacker: int
    defender: int
    attack: int
    defence: int


class GoodsView(msgspec.Struct):
    """Food and resources of which somebody chooses how much of each: so many in all, and what for.

    `use`: one (all of one kind), gain, lose, take."""

    amount: int
    use: str


class OfferView(msgspec.Struct):
    """The pact on offer: by whom, to whom, and the role that the one who offers it would have."""

    card: str
    by: int
    to: int
    role: str


class TableView(msgspec.Struct):
    """The middle of the table."""

    age: str
    round: int
    last_round: int | None
    turn: int | None
    first: int
    row: list[PlaceView]
    #: cards left in the decks of the current age
    civil_left: int
    military_left: int
    #: event piles in the order in which ages come up; of age A nobody knows a card
    current: list[EventView]
    future: list[EventView]
    past: list[str]
    #: the event or territory that was revealed last in this turn
    event: str | None
    #: events of age III that lie open for the end
    bonus: list[str]
    auction: AuctionView | None
    fight: FightView | None
    offer: OfferView | None
    goods: GoodsView | None
    #: whose things the seat that is asked takes or destroys
    victim: int | None
    #: civil cards that left the game, and military cards discarded openly, with their numbers
    gone: dict[str, int]
    discards: dict[str, int]
    #: cards that stay in the box with this version, these variants or so few players
    outside: list[str]


class PilesView(msgspec.Struct):
    """Military cards as a seat sees them: a slot with a hidden card shows only its label."""

    hands: list[list[int]]
    labels: list[list[int]]
    down: list[list[int]]
    open: list[int]
    away: list[int]
    current_by: list[int]
    current: list[int]
    future_by: list[int]
    future: list[int]
    ancient: int
    past: list[int]
    bonus: list[int]
    aside: list[int]
    dealt: list[list[int]]
    kept: list[list[int]]
    pools: list[int]
    returned: list[int]
