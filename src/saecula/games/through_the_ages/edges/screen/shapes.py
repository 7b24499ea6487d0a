"""The types of what a screen is given, as they are sent."""

import msgspec


class SumLine(msgspec.Struct):
    """A part of a figure: its source (a card, or a word if it is none), how many of it there are, what they give."""

    source: str
    count: int
    amount: int


class SumsView(msgspec.Struct):
    """What makes up strength, happiness, and culture, science, food and resources per turn."""

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
    """A farm, mine, urban building or unit technology: workers and blue tokens on it, resources to build one more."""

    card: str
    workers: int
    tokens: int
    price: int
    #: resources to move a worker from here to each higher technology
    upgrades: dict[str, int]


class ResearchView(msgspec.Struct):
    """A technology in hand: the science points it costs now, and by revolution if it is a government, else None."""

    card: str
    science: int
    revolution: int | None


class StepView(msgspec.Struct):
    """A figure of a bank now, the next one, and after how many more tokens it comes; None if there is no next one."""

    now: int
    next: int | None
    after: int | None


class YellowView(msgspec.Struct):
    """The yellow bank: price of a worker, food eaten, happy faces needed; `grow` is the price with discounts."""

    left: int
    price: StepView
    eats: StepView
    faces: StepView
    grow: int


class BlueView(msgspec.Struct):
    """The blue bank: corruption with the tokens now in it, and `due`: what the end of the turn would really cost."""

    left: int
    corruption: StepView
    due: int


class ArmiesView(msgspec.Struct):
    """How many armies give the full bonus, how many the smaller one of obsolete units, and how many air forces."""

    full: int
    obsolete: int
    wings: int


class PactView(msgspec.Struct):
    """A pact in front of a civilization: the partner, and the role of its owner."""

    card: str
    partner: int
    role: str


class WarView(msgspec.Struct):
    """A war that a civilization has declared, on whom, and the current strength of both sides."""

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
    #: the wonder under construction, how many stages are built, and what each of the others costs
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
    #: in the variant against gangs: who attacked this seat this round
    mark: int | None


class PlayerBoardView(LaidView):
    """Everything about one civilization that the viewer may know."""

    #: civil cards in hand, which are public, and those action cards among them that were taken this turn
    hand: list[str]
    fresh: list[str]
    hand_limit: int
    #: what the technologies in hand cost
    research: list[ResearchView]
    #: military cards in hand for their owner, their ages for others, and how many may be kept
    military_hand: list[str]
    backs: list[str]
    military_limit: int
    #: bonus cards dealt or kept: which ones, for their owner, and how many, for everybody
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
    #: special resources: for units only, and for this turn only
    unit_resources: int
    science: int
    science_rate: int
    culture: int
    culture_rate: int
    strength: int
    urban_limit: int
    sums: SumsView
    warnings: list[WarningView]
    #: political actions still to be skipped, civil actions that the next turn will lack
    forfeits: int
    rebellion: int
    #: 0 for those still playing, 1 for the first to resign, 2 for the second and so on
    out: int


class PlaceView(msgspec.Struct):
    """A place of the row: the card, and the civil actions that the viewer would pay for it."""

    place: str
    card: str | None
    cost: int | None


class EventView(msgspec.Struct):
    """A card of an event pile: its age, who prepared it (None for age A), and, for that seat alone, the card itself."""

    age: str
    by: int | None
    card: str | None


class AuctionView(msgspec.Struct):
    """The territory at auction, and the bids; once the winner is paying, `paid` is what is given, with all bonuses."""

    card: str
    bid: int
    bidder: int | None
    passed: list[int]
    paid: int


class FightView(msgspec.Struct):
    """The aggression or war that is being fought, with the current strength of both sides."""

    card: str
    attacker: int
    defender: int
    attack: int
    defence: int


class GoodsView(msgspec.Struct):
    """Goods that somebody is to divide into food and resources: how many in all, and what is done with them.

    `use`: one (all of one kind), gain, lose, take."""

    amount: int
    use: str


class OfferView(msgspec.Struct):
    """The pact on offer: by whom, to whom, and the role that the offering seat would have."""

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
    #: event piles in the order in which ages come up; nobody knows the cards of age A
    current: list[EventView]
    future: list[EventView]
    past: list[str]
    #: the event or territory that was last revealed this turn
    event: str | None
    #: events of age III that lie open and score at the end
    bonus: list[str]
    auction: AuctionView | None
    fight: FightView | None
    offer: OfferView | None
    goods: GoodsView | None
    #: the seat whose things the one being asked takes or destroys
    victim: int | None
    #: civil cards that left the game, and military cards discarded openly, with how many of each
    gone: dict[str, int]
    discards: dict[str, int]
    #: cards that are not in the game with this version, these variants or this number of players
    outside: list[str]


class PilesView(msgspec.Struct):
    """Military cards as a seat sees them; a slot whose card is hidden shows only its label."""

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
