"""The moves of Rise & Fall as everybody outside the rules sees them."""

from typing import Annotated

from saecula.kernel.moves import Domain, Fated, Move

Seat = Annotated[str, Domain("seat")]
Number = Annotated[str, Domain("number")]
Tile = Annotated[str, Domain("tile")]
Spot = Annotated[str, Domain("spot")]
Hex = Annotated[str, Domain("hex")]
Turned = Annotated[str, Domain("turned")]
Side = Annotated[str, Domain("side")]
Piece = Annotated[str, Domain("piece")]
Pupil = Annotated[str, Domain("pupil")]
Building = Annotated[str, Domain("building")]
Settler = Annotated[str, Domain("settler")]
Resource = Annotated[str, Domain("resource")]
Millisecond = Annotated[str, Domain("millisecond")]


class ChooseFirst(Fated, frozen=True):
    """Chance: who builds first, or who plays first (RNF-WOR-1, RNF-STA-2)."""

    seat: Seat


class DrawWorld(Fated, frozen=True):
    """Chance: a World from the library."""

    number: Number


class DrawSeed(Fated, frozen=True):
    """Chance: a number; two of them make a World."""

    number: Number


class LaySea(Move, frozen=True):
    """Lay a sea tile on a spot around the lowest-numbered tile that it touches (RNF-WOR-2)."""

    tile: Tile
    spot: Spot


class LayTile(Move, frozen=True):
    """Lay a tile of the layer with its first hex here, turned clockwise by this many sixths (RNF-WOR-3, RNF-WOR-5)."""

    hex: Hex
    turned: Turned


class LiftTile(Move, frozen=True):
    """Take up the tile whose first hex is here, to make room (RNF-WOR-11)."""

    hex: Hex


class PlacePiece(Move, frozen=True):
    """Place a starting piece (RNF-STA-2)."""

    piece: Piece
    hex: Hex


class ChooseCard(Move, frozen=True):
    """Choose the card to play, in secret (RNF-A-1)."""

    card: Piece


class DrawCard(Fated, frozen=True):
    """Chance: the card of a player who was too late (RNF-A-2)."""

    card: Piece


class Tick(Fated, frozen=True):
    """The clock advances to a millisecond of game time (RNF-A-2)."""

    to: Millisecond


class MovePiece(Move, frozen=True):
    """Move a nomad, ship, mountaineer or merchant."""

    start: Hex
    end: Hex


class Produce(Move, frozen=True):
    """A nomad or mountaineer takes what its hex yields (RNF-NOM-2, RNF-MOU-2)."""

    hex: Hex


class BuildTown(Move, frozen=True):
    """A nomad or mountaineer becomes a town (RNF-NOM-3, RNF-MOU-3)."""

    hex: Hex


class BuildTemple(Move, frozen=True):
    """A nomad becomes a temple (RNF-NOM-4)."""

    hex: Hex


class BuildShip(Move, frozen=True):
    """A nomad or merchant leaves, and a ship is put to sea beside it (RNF-NOM-5, RNF-MER-4)."""

    hex: Hex
    side: Side


class Grow(Move, frozen=True):
    """A town brings a new nomad onto a hex beside it (RNF-TOW-1)."""

    town: Hex
    side: Side


class Educate(Move, frozen=True):
    """A town turns a nomad beside it into a merchant or a mountaineer (RNF-TOW-2)."""

    town: Hex
    side: Side
    into: Pupil


class CollectTaxes(Move, frozen=True):
    """A town collects taxes in gold (RNF-TOW-3)."""

    town: Hex


class BuildAshore(Move, frozen=True):
    """A ship leaves, and a town or temple is built beside it (RNF-SHI-2)."""

    ship: Hex
    side: Side
    building: Building


class Transform(Move, frozen=True):
    """A ship becomes a nomad or merchant on a land hex beside it (RNF-SHI-3)."""

    ship: Hex
    side: Side
    into: Settler


class Trade(Move, frozen=True):
    """A ship or merchant trades with towns (RNF-SHI-4, RNF-MER-2)."""

    hex: Hex


class Convert(Move, frozen=True):
    """A temple converts the opposing piece on one of its sides (RNF-TEM-1)."""

    temple: Hex
    side: Side


class Tithe(Move, frozen=True):
    """A temple takes gold for its owner's pieces beside it (RNF-TEM-2)."""

    temple: Hex


class BuyResource(Move, frozen=True):
    """A merchant buys a resource from the bank (RNF-MER-3)."""

    hex: Hex
    resource: Resource


class SellResource(Move, frozen=True):
    """A merchant sells a resource to the bank (RNF-MER-3)."""

    hex: Hex
    resource: Resource


class EndTurn(Move, frozen=True):
    """End the turn (RNF-B-10)."""


class DeclineCard(Move, frozen=True):
    """Give up an active card, face down (RNF-C-1)."""

    card: Piece


class BuyBack(Move, frozen=True):
    """Buy a declined card back (RNF-D-1)."""

    card: Piece


class Pass(Move, frozen=True):
    """Buy nothing back."""
