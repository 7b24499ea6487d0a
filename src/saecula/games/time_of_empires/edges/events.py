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
    """A tile was laid on a spot, turned by so many thirds."""

    tile: Tile
    spot: Spot
    turned: Turned


class SideChosen(Event, frozen=True):
    """The side of an effect tile that lies face up was chosen."""

    column: Column
    side: Side


class PawnPlaced(Event, frozen=True):
    """A seat placed its first clan."""

    seat: int
    territory: Territory


class PaceWished(Event, frozen=True):
    """A seat said how it wants to play the age."""

    seat: int
    pace: PaceName


class PaceSet(Event, frozen=True):
    """How the age is played is settled."""

    pace: PaceName


class AgeBegan(Event, frozen=True):
    """An age began."""

    age: int


class WonderEntered(Event, frozen=True):
    """A wonder came into play."""

    wonder: WonderName


class LeaderEntered(Event, frozen=True):
    """A leader came into play."""

    leader: LeaderName
    column: Column


class TopTurned(Event, frozen=True):
    """The back of a pile's top card shows its type."""

    pile: Pile
    type: Type


class ScholarsCreated(Event, frozen=True):
    """Pawns of the reserve became scholars."""

    seat: int
    count: int


class TokenLaid(Event, frozen=True):
    """A seat has chosen where its bonus token goes."""

    seat: int


class TokenPlaced(Event, frozen=True):
    """A bonus token was turned up in its section."""

    reveals: ClassVar[bool] = True
    seat: int
    section: Section
    value: int


class FirstChosen(Event, frozen=True):
    """A seat has the first-player role."""

    seat: int


class GongRang(Event, frozen=True):
    """The gong of an age: 0 for the first, 1 for the last."""

    age: int
    last: int


class BabyCried(Event, frozen=True):
    """A cry: scholars are created."""

    age: int


class RoundBegan(Event, frozen=True):
    """A round of an initiation age began."""

    round: int
    first: int


class GlassTurned(Event, frozen=True):
    """A glass was turned on a space."""

    seat: int
    glass: Glass
    action: Action


class DiscoveryBegan(Event, frozen=True):
    """A seat began to discover, so everybody knows that it can pay for one of its cards."""

    reveals: ClassVar[bool] = True
    seat: int


class GlassShifted(Event, frozen=True):
    """A glass was moved unturned."""

    seat: int
    glass: Glass
    action: Action


class TurnEnded(Event, frozen=True):
    """A turn ended."""

    seat: int


class ChoiceLapsed(Event, frozen=True):
    """Nothing was left to choose."""

    seat: int


class ChainLost(Event, frozen=True):
    """The time to finish ran out, and the rest of the action is lost."""

    seat: int


class ResourcesGained(Event, frozen=True):
    """A stock grew."""

    seat: int
    ideas: int
    bricks: int


class CardDrawn(Event, frozen=True):
    """A technology was drawn; only the player who drew it sees which one."""

    seat: int
    pile: Pile
    type: Type
    card: Annotated[Card | None, Secret]


class CardDiscarded(Event, frozen=True):
    """A discovered card was discarded."""

    seat: int
    card: Card


class TechnologyDiscovered(Event, frozen=True):
    """A card of a hand was laid on the discovery space."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class ClanDeployed(Event, frozen=True):
    """A clan came from the reserve."""

    seat: int
    space: Space


class ClansMoved(Event, frozen=True):
    """Clans made a step."""

    seat: int
    start: Space
    end: Space
    count: int


class Fought(Event, frozen=True):
    """A fight: attacker, defender, territory, and the clans that each of them lost."""

    seat: int
    defender: int
    territory: Territory
    lost: int
    killed: int


class ClansDestroyed(Event, frozen=True):
    """Clans were destroyed without loss."""

    seat: int
    defender: int
    territory: Territory
    killed: int


class BuildingTaken(Event, frozen=True):
    """A building left its section and uncovered icons."""

    seat: int
    building: Building


class BuildingPlaced(Event, frozen=True):
    """A building stands on a slot."""

    seat: int
    building: Building
    territory: Territory


class BuildingWaits(Event, frozen=True):
    """A building waits on its card for a slot."""

    seat: int
    building: Building


class TerritoryBombarded(Event, frozen=True):
    """Everything in a territory is destroyed."""

    seat: int
    territory: Territory


class ScholarOnWonder(Event, frozen=True):
    """A scholar went on a wonder."""

    seat: int
    wonder: WonderName


class ScholarOnLeader(Event, frozen=True):
    """A scholar went on an effect tile."""

    seat: int
    column: Column


class TileCopied(Event, frozen=True):
    """The effect of another tile is copied."""

    seat: int
    column: Column


class BuildingDestroyed(Event, frozen=True):
    """A building was destroyed for good."""

    seat: int
    owner: int
    building: Building
    territory: Territory


class PointsScored(Event, frozen=True):
    """Points of one kind."""

    seat: int
    kind: Annotated[str, Domain("points")]
    points: int


class LeaderWon(Event, frozen=True):
    """A leader went to a seat."""

    seat: int
    leader: LeaderName


class WonderScored(Event, frozen=True):
    """A wonder was counted for a seat."""

    seat: int
    wonder: WonderName
    times: int


class ScholarsReturned(Event, frozen=True):
    """All scholars on the boards went home."""


class CityGarrisoned(Event, frozen=True):
    """A clan went into a besieged city."""

    seat: int
    space: Space


class ClansReturned(Event, frozen=True):
    """Clans went back to their reserve."""

    seat: int
    space: Space
    count: int


class AgeEnded(Event, frozen=True):
    """An age was scored."""

    age: int


class GameEnded(Event, frozen=True):
    """The game is over."""


class ScholarsLimited(Event, frozen=True):
    """A seat set how many scholars a cry creates; 9 is no limit."""

    seat: int
    count: int


class InaccessibleUsed(Event, frozen=True):
    """The building that was just placed stands on an inaccessible slot."""

    seat: int
    territory: Territory
