"""The events of Time of Empires as everybody outside the rules sees them."""

from typing import Annotated, ClassVar

from saecula.games.time_of_empires.edges.moves import (
    Action,
    Building,
    Card,
    Column,
    Glass,
    LeaderName,
    PaceName,
    Pile,
    Section,
    Side,
    Space,
    Spot,
    Territory,
    Tile,
    Turned,
    Type,
    WonderName,
)
from saecula.kernel.events import Secret
from saecula.kernel.moves import Domain
from saecula.kernel.views import Event


class TileLaid(Event, frozen=True):
    """A tile was laid on a spot, turned by this many thirds."""

    tile: Tile
    spot: Spot
    turned: Turned


class SideChosen(Event, frozen=True):
    """Chance chose which side of an effect tile lies face up."""

    column: Column
    side: Side


class PawnPlaced(Event, frozen=True):
    """A seat placed its first clan, on its capital tile."""

    seat: int
    territory: Territory


class PaceWished(Event, frozen=True):
    """A seat said how it wants to play the coming age."""

    seat: int
    pace: PaceName


class PaceSet(Event, frozen=True):
    """The pace of the age was settled."""

    pace: PaceName


class AgeBegan(Event, frozen=True):
    """The preparation of an age began."""

    age: int


class WonderEntered(Event, frozen=True):
    """A wonder came into play."""

    wonder: WonderName


class LeaderEntered(Event, frozen=True):
    """A leader came into play over a column."""

    leader: LeaderName
    column: Column


class TopTurned(Event, frozen=True):
    """The type of a pile's new top card was turned up."""

    pile: Pile
    type: Type


class ScholarsCreated(Event, frozen=True):
    """Pawns from a seat's reserve became scholars."""

    seat: int
    count: int


class TokenLaid(Event, frozen=True):
    """A seat chose the section for its bonus token; the others do not see it yet."""

    seat: int


class TokenPlaced(Event, frozen=True):
    """A bonus token was turned up in its section."""

    reveals: ClassVar[bool] = True
    seat: int
    section: Section
    value: int


class FirstChosen(Event, frozen=True):
    """A seat got the first-player role."""

    seat: int


class GongRang(Event, frozen=True):
    """The gong of an age rang; `last` is 0 for the first one, 1 for the last."""

    age: int
    last: int


class BabyCried(Event, frozen=True):
    """The baby cried, and everybody creates scholars."""

    age: int


class RoundBegan(Event, frozen=True):
    """A round of an initiation age began; `first` is the seat that has the first turn."""

    round: int
    first: int


class GlassTurned(Event, frozen=True):
    """A seat turned a glass on an action."""

    seat: int
    glass: Glass
    action: Action


class DiscoveryBegan(Event, frozen=True):
    """A seat began to discover, so everybody knows that it can pay for at least one of its cards."""

    reveals: ClassVar[bool] = True
    seat: int


class GlassShifted(Event, frozen=True):
    """A seat moved a glass to another action without turning it."""

    seat: int
    glass: Glass
    action: Action


class TurnEnded(Event, frozen=True):
    """A seat ended its turn in an initiation age."""

    seat: int


class ChoiceLapsed(Event, frozen=True):
    """A decision of a seat lapsed because there was nothing left to choose."""

    seat: int


class ChainLost(Event, frozen=True):
    """The time to finish ran out, and the rest of a seat's action was lost."""

    seat: int


class ResourcesGained(Event, frozen=True):
    """A seat gained ideas and bricks, as far as its stock had room."""

    seat: int
    ideas: int
    bricks: int


class CardDrawn(Event, frozen=True):
    """A seat drew a technology; only that seat sees which one."""

    seat: int
    pile: Pile
    type: Type
    card: Annotated[Card | None, Secret]


class CardDiscarded(Event, frozen=True):
    """A seat discarded its visible discovered card."""

    seat: int
    card: Card


class TechnologyDiscovered(Event, frozen=True):
    """A seat laid a card from hand on its discovery space."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class ClanDeployed(Event, frozen=True):
    """A clan came from the reserve to a space."""

    seat: int
    space: Space


class ClansMoved(Event, frozen=True):
    """Clans moved one step."""

    seat: int
    start: Space
    end: Space
    count: int


class Fought(Event, frozen=True):
    """A fight: `seat` attacked and lost `lost` clans, the defender lost `killed`."""

    seat: int
    defender: int
    territory: Territory
    lost: int
    killed: int


class ClansDestroyed(Event, frozen=True):
    """A seat destroyed opposing clans without losing any."""

    seat: int
    defender: int
    territory: Territory
    killed: int


class BuildingTaken(Event, frozen=True):
    """A seat took a building from its board, which uncovered icons."""

    seat: int
    building: Building


class BuildingPlaced(Event, frozen=True):
    """A building was placed on a slot of a territory."""

    seat: int
    building: Building
    territory: Territory


class BuildingWaits(Event, frozen=True):
    """A building has no slot and waits on its card."""

    seat: int
    building: Building


class TerritoryBombarded(Event, frozen=True):
    """A seat bombarded a territory: everything in it is destroyed."""

    seat: int
    territory: Territory


class ScholarOnWonder(Event, frozen=True):
    """A seat put a scholar on a wonder."""

    seat: int
    wonder: WonderName


class ScholarOnLeader(Event, frozen=True):
    """A seat put a scholar on an effect tile."""

    seat: int
    column: Column


class TileCopied(Event, frozen=True):
    """A seat copied the effect of the tile of this column."""

    seat: int
    column: Column


class BuildingDestroyed(Event, frozen=True):
    """A seat destroyed a building for good, its own or another's."""

    seat: int
    owner: int
    building: Building
    territory: Territory


class PointsScored(Event, frozen=True):
    """A seat scored points of one category."""

    seat: int
    kind: Annotated[str, Domain("points")]
    points: int


class LeaderWon(Event, frozen=True):
    """A seat won a leader."""

    seat: int
    leader: LeaderName


class WonderScored(Event, frozen=True):
    """A wonder was scored for a seat, which met its condition this many times."""

    seat: int
    wonder: WonderName
    times: int


class ScholarsReturned(Event, frozen=True):
    """All scholars on wonders and effect tiles went back to their reserves."""


class CityGarrisoned(Event, frozen=True):
    """A seat put a clan into a besieged city."""

    seat: int
    space: Space


class ClansReturned(Event, frozen=True):
    """Clans of a seat went back from a space to its reserve."""

    seat: int
    space: Space
    count: int


class AgeEnded(Event, frozen=True):
    """An age was scored and is over."""

    age: int


class GameEnded(Event, frozen=True):
    """The game is over."""


class ScholarsLimited(Event, frozen=True):
    """A seat set the most scholars that a cry may create for it; 9 means no limit."""

    seat: int
    count: int


class InaccessibleUsed(Event, frozen=True):
    """The building that was just placed stands on an inaccessible slot."""

    seat: int
    territory: Territory
