"""The events of Rise & Fall as everybody outside the rules sees them."""

from typing import Annotated, ClassVar

from saecula.games.rise_and_fall.edges.moves import Hex, Number, Piece, Tile, Turned
from saecula.kernel.moves import Domain
from saecula.kernel.views import Event

Terrain = Annotated[str, Domain("terrain")]
Good = Annotated[str, Domain("good")]


class BuilderChosen(Event, frozen=True):
    """Chance chose the seat that lays the first tile."""

    seat: int


class FirstChosen(Event, frozen=True):
    """Chance chose the seat that takes the first-player token."""

    seat: int


class WorldDrawn(Event, frozen=True):
    """A World was taken from the library."""

    number: Number


class SeedDrawn(Event, frozen=True):
    """One of the two numbers that make a World was drawn."""

    number: Number


class SeaLaid(Event, frozen=True):
    """A sea tile was laid with its middle at these axial coordinates."""

    seat: int
    tile: Tile
    q: int
    r: int


class TileLaid(Event, frozen=True):
    """A tile of a terrain was laid."""

    seat: int
    terrain: Terrain
    hex: Hex
    turned: Turned


class TileLifted(Event, frozen=True):
    """A tile was taken up to make room."""

    seat: int
    terrain: Terrain
    hex: Hex


class TilesLeftOut(Event, frozen=True):
    """No room could be made; the remaining tiles of the terrain stay in the box."""

    seat: int
    terrain: Terrain


class WorldFinished(Event, frozen=True):
    """The World is finished and has this many hexes."""

    hexes: int


class PiecePlaced(Event, frozen=True):
    """A starting piece was placed."""

    seat: int
    piece: Piece
    hex: Hex


class RoundBegan(Event, frozen=True):
    """A round began, with this seat as first player."""

    round: int
    first: int


class CardChosen(Event, frozen=True):
    """A seat has chosen its card."""

    seat: int


class CountdownBegan(Event, frozen=True):
    """The last seat to choose has three seconds."""

    seat: int


class CardDrawn(Event, frozen=True):
    """Chance chose for a seat that was too late."""

    seat: int


class CardRevealed(Event, frozen=True):
    """A chosen card was shown."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Piece


class TurnPassed(Event, frozen=True):
    """A seat has no piece of its card's type left and passes."""

    seat: int
    card: Piece


class PieceMoved(Event, frozen=True):
    """A piece moved."""

    seat: int
    piece: Piece
    start: Hex
    end: Hex


class Produced(Event, frozen=True):
    """A resource was taken from the bank."""

    seat: int
    good: Good
    hex: Hex


class PieceBuilt(Event, frozen=True):
    """A new piece replaced its builder, on the same hex or on one beside it."""

    seat: int
    piece: Piece
    hex: Hex
    builder: Piece
    start: Hex


class TownGrew(Event, frozen=True):
    """A town brought a new nomad onto a hex beside it."""

    seat: int
    town: Hex
    hex: Hex


class NomadEducated(Event, frozen=True):
    """A nomad became a merchant or a mountaineer."""

    seat: int
    piece: Piece
    hex: Hex
    town: Hex


class TaxesCollected(Event, frozen=True):
    """A town collected taxes in gold."""

    seat: int
    gold: int
    town: Hex


class ShipTransformed(Event, frozen=True):
    """A ship became a piece on land."""

    seat: int
    piece: Piece
    hex: Hex
    start: Hex


class Traded(Event, frozen=True):
    """A ship or merchant traded for gold."""

    seat: int
    gold: int
    hex: Hex


class Converted(Event, frozen=True):
    """A temple converted an opposing piece."""

    seat: int
    victim: int
    piece: Piece
    hex: Hex
    temple: Hex


class Tithed(Event, frozen=True):
    """A temple collected its tithe in gold."""

    seat: int
    gold: int
    temple: Hex


class ResourceBought(Event, frozen=True):
    """A merchant bought a resource."""

    seat: int
    good: Good
    hex: Hex


class ResourceSold(Event, frozen=True):
    """A merchant sold a resource for this much gold."""

    seat: int
    good: Good
    hex: Hex
    gold: int


class CardGained(Event, frozen=True):
    """A card came from the reserve to hand."""

    seat: int
    card: Piece


class CardLost(Event, frozen=True):
    """A card went to the reserve with the last piece of its type."""

    seat: int
    card: Piece


class TrophyWon(Event, frozen=True):
    """A trophy was won."""

    seat: int
    trophy: Piece
    points: int


class TurnEnded(Event, frozen=True):
    """A turn ended."""

    seat: int


class DeclineLaid(Event, frozen=True):
    """A card to decline was laid face down; `left` more are still owed."""

    seat: int
    left: int


class CardDeclined(Event, frozen=True):
    """A card went into decline."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Piece


class CardBoughtBack(Event, frozen=True):
    """A declined card was bought back."""

    seat: int
    card: Piece
    price: int


class BuyBackPassed(Event, frozen=True):
    """A seat bought nothing back."""

    seat: int


class Recycled(Event, frozen=True):
    """A seat took its discard back to hand."""

    seat: int


class TokenPassed(Event, frozen=True):
    """The first-player token passed to a seat."""

    seat: int


class DiedOut(Event, frozen=True):
    """A civilization died out."""

    seat: int


class GameEnded(Event, frozen=True):
    """The game is over."""
