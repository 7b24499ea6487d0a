"""The moves of Time of Empires as everybody outside the rules sees them."""

from typing import Annotated

from saecula.kernel.moves import Domain, Fated, Move

Seat = Annotated[str, Domain("seat")]
Spot = Annotated[str, Domain("spot")]
Tile = Annotated[str, Domain("tile")]
Turned = Annotated[str, Domain("turned")]
Space = Annotated[str, Domain("space")]
Territory = Annotated[str, Domain("territory")]
Column = Annotated[str, Domain("column")]
Side = Annotated[str, Domain("side")]
WonderName = Annotated[str, Domain("wonder")]
Place = Annotated[str, Domain("place")]
LeaderName = Annotated[str, Domain("leader")]
Type = Annotated[str, Domain("type")]
Building = Annotated[str, Domain("building")]
Section = Annotated[str, Domain("section")]
Card = Annotated[str, Domain("card")]
Pile = Annotated[str, Domain("pile")]
PaceName = Annotated[str, Domain("pace")]
Count = Annotated[str, Domain("count")]
Scholars = Annotated[str, Domain("scholars")]
Glass = Annotated[str, Domain("glass")]
Action = Annotated[str, Domain("action")]
Resource = Annotated[str, Domain("resource")]
Millisecond = Annotated[str, Domain("millisecond")]


class Tick(Fated, frozen=True):
    """Clock: the game time is now this many milliseconds (TOE-RTI-3)."""

    millisecond: Millisecond


class LayTile(Fated, frozen=True):
    """Chance: a tile goes on a spot, turned by this many thirds (TOE-SET-1)."""

    spot: Spot
    tile: Tile
    turned: Turned


class ChooseSide(Fated, frozen=True):
    """Chance: which side of an effect tile lies face up (TOE-SET-3)."""

    column: Column
    side: Side


class DrawWonder(Fated, frozen=True):
    """Chance: the wonder that comes into play in this age (TOE-PRE-2)."""

    wonder: WonderName


class DrawLeader(Fated, frozen=True):
    """Chance: a leader that comes into play in this age (TOE-PRE-3)."""

    leader: LeaderName


class TurnUp(Fated, frozen=True):
    """Chance: the type of a pile's top card (TOE-PRE-1)."""

    type: Type


class DrawCard(Fated, frozen=True):
    """Chance: the technology that is drawn (TOE-DRA-1)."""

    card: Card


class ChooseFirst(Fated, frozen=True):
    """Chance: who goes first in the first initiation age (TOE-INI-5)."""

    seat: Seat


class PlacePawn(Move, frozen=True):
    """Put your first clan on a territory of your capital tile (TOE-SET-5)."""

    territory: Territory


class ChoosePace(Move, frozen=True):
    """Say how you want to play the coming age (TOE-INI-4)."""

    pace: PaceName


class CreateScholars(Move, frozen=True):
    """Create this many scholars (TOE-SCH-1)."""

    count: Scholars


class LayToken(Move, frozen=True):
    """Choose a section for the age's bonus token (TOE-PRE-6)."""

    section: Section


class TurnGlass(Move, frozen=True):
    """Turn a glass on an action (TOE-GLA-1)."""

    glass: Glass
    action: Action


class ShiftGlass(Move, frozen=True):
    """Move a glass to another action without turning it (TOE-C203)."""

    glass: Glass
    action: Action


class DiscardCard(Move, frozen=True):
    """Discard the visible discovered card (TOE-TEC-2)."""


class LimitScholars(Move, frozen=True):
    """Let each cry create at most this many scholars for you; 9 means no limit (TOE-SCH-3)."""

    count: Count


class Rest(Move, frozen=True):
    """Do nothing until the clock moves on."""


class DrawFrom(Move, frozen=True):
    """Draw the top card of a pile (TOE-DRA-1)."""

    pile: Pile


class TakeResource(Move, frozen=True):
    """Gain an idea or a brick (TOE-EFF-5)."""

    resource: Resource


class Deploy(Move, frozen=True):
    """Bring a clan from the reserve to your capital or a city (TOE-CLA-1)."""

    space: Space


class MoveClans(Move, frozen=True):
    """Move clans of one group by one step (TOE-CLA-4)."""

    start: Space
    end: Space
    count: Count


class Airlift(Move, frozen=True):
    """Land pawns from the reserve in any territory (TOE-C309)."""

    territory: Territory
    count: Count


class Bombard(Move, frozen=True):
    """Destroy everything in a territory (TOE-GLO-7)."""

    territory: Territory


class Discover(Move, frozen=True):
    """Lay a card from hand on the discovery space (TOE-TEC-1)."""

    card: Card


class PlaceBuilding(Move, frozen=True):
    """Place a building on a slot of a territory (TOE-BUI-1)."""

    territory: Territory


class BuildFree(Move, frozen=True):
    """Build in a territory without paying (TOE-GLO-4)."""

    building: Building
    territory: Territory


class PlaceOnWonder(Move, frozen=True):
    """Put a scholar on a wonder; `place` is its age (TOE-GLO-9)."""

    place: Place


class PlaceOnLeader(Move, frozen=True):
    """Put a scholar on an effect tile without resolving its effect (TOE-GLO-10)."""

    column: Column


class CopyTile(Move, frozen=True):
    """Copy the effect of another tile (TOE-EFF-4)."""

    column: Column


class Garrison(Move, frozen=True):
    """Put a clan into a besieged city (TOE-SCO-6)."""

    space: Space


class Done(Move, frozen=True):
    """Leave the rest of the current step undone (TOE-GLA-2)."""


class EndTurn(Move, frozen=True):
    """End your turn in an initiation age (TOE-INI-6)."""


class ResolveAction(Move, frozen=True):
    """Resolve the action where your other glass stands (TOE-EFF-7)."""

    action: Action


class PlaceInaccessible(Move, frozen=True):
    """Place a building on an inaccessible slot although an open one is also free (TOE-BUI-2)."""

    territory: Territory


class BuildInaccessible(Move, frozen=True):
    """Build without paying, on an inaccessible slot although an open one is also free (TOE-GLO-4, TOE-BUI-2)."""

    building: Building
    territory: Territory
