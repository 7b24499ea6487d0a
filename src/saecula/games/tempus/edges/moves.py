"""The moves of Tempus as everybody outside the rules sees them."""

from typing import Annotated

from saecula.kernel.moves import Domain, Fated, Move

Seat = Annotated[str, Domain("seat")]
Tile = Annotated[str, Domain("tile")]
Hex = Annotated[str, Domain("hex")]
Side = Annotated[str, Domain("side")]
Rotation = Annotated[str, Domain("rotation")]
Action = Annotated[str, Domain("action")]
CardTerrain = Annotated[str, Domain("terrain")]
Card = Annotated[str, Domain("card")]
Value = Annotated[str, Domain("value")]
Count = Annotated[str, Domain("count")]


class ChooseFirst(Fated, frozen=True):
    """Chance: who begins (TEM-SET-1)."""

    seat: Seat


class DrawTile(Fated, frozen=True):
    """Chance: the next map tile (TEM-SET-3)."""

    tile: Tile


class PlaceTile(Move, frozen=True):
    """Lay the map tile with its centre on a hex, turned clockwise by this many sixths."""

    hex: Hex
    turned: Rotation


class PlaceToken(Move, frozen=True):
    """Put a starting token on a hex (TEM-SET-8)."""

    hex: Hex


class ChooseAction(Move, frozen=True):
    """Use an action tile (TEM-ERA-4)."""

    action: Action


class MoveToken(Move, frozen=True):
    """Move one token (TEM-MOV-1)."""

    start: Hex
    end: Hex


class PlaceBaby(Move, frozen=True):
    """Have a baby on a hex (TEM-BAB-1)."""

    hex: Hex


class Attack(Move, frozen=True):
    """Attack from a hex across one of its sides (TEM-FIG-3)."""

    start: Hex
    side: Side


class DeclareTerrain(Move, frozen=True):
    """Say what terrain an attacked city counts as (TEM-FIG-3)."""

    terrain: CardTerrain


class LayCard(Move, frozen=True):
    """Lay a card face down, in a fight or for progress (TEM-FIG-4, TEM-PRO-3)."""

    card: Card


class StepIn(Move, frozen=True):
    """Move this many tokens into a hex just won (TEM-FIG-7)."""

    count: Count


class DrawCard(Fated, frozen=True):
    """Chance: the next idea card (TEM-IDE-1)."""

    card: Card


class DiscardCard(Move, frozen=True):
    """Discard a card above the hand limit (TEM-IDE-1)."""

    card: Card


class BuildCity(Move, frozen=True):
    """Turn all tokens of a hex into a city (TEM-CIT-1)."""

    hex: Hex
    value: Value


class PlayCard(Move, frozen=True):
    """Play Military Leader, Transportation, Medicine or Sanitation."""

    card: Card


class PlayReligion(Move, frozen=True):
    """Play the Religion card of this terrain: convert a token across one side of one's own hex (TEM-CAR-8)."""

    terrain: CardTerrain
    hex: Hex
    side: Side


class ActTwice(Move, frozen=True):
    """Play the Government card of this terrain for one more action in this slot (TEM-CAR-9)."""

    terrain: CardTerrain


class PassSlot(Move, frozen=True):
    """Play the Government card of this terrain to pass this slot (TEM-CAR-9)."""

    terrain: CardTerrain


class Done(Move, frozen=True):
    """Stop moving, having babies or laying cards."""


class EndTurn(Move, frozen=True):
    """End one's slot."""
