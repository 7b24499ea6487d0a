"""The events of Tempus as everybody outside the rules sees them."""

from typing import Annotated, ClassVar

from saecula.games.tempus.edges.moves import Action, Card, CardTerrain, Hex, Rotation, Tile
from saecula.kernel.events import Secret
from saecula.kernel.moves import Domain
from saecula.kernel.views import Event

Era = Annotated[str, Domain("era")]
Way = Annotated[str, Domain("way")]


class FirstChosen(Event, frozen=True):
    """Chance chose the seat that takes the first-player marker."""

    seat: int


class TileDrawn(Event, frozen=True):
    """A map tile was turned up."""

    tile: Tile


class TilePlaced(Event, frozen=True):
    """A map tile was laid; `seat` is the number of seats when chance laid it."""

    seat: int
    tile: Tile
    hex: Hex
    turned: Rotation


class MapFinished(Event, frozen=True):
    """The map is finished; this many tiles were laid."""

    tiles: int


class TokenPlaced(Event, frozen=True):
    """A starting token was placed."""

    seat: int
    hex: Hex


class EraBegan(Event, frozen=True):
    """An era began, with this seat as first player."""

    era: int
    first: int


class ActionChosen(Event, frozen=True):
    """An action tile was used."""

    seat: int
    action: Action


class TokenMoved(Event, frozen=True):
    """A token moved over land, lake or sea."""

    seat: int
    start: Hex
    end: Hex
    way: Way


class BabyBorn(Event, frozen=True):
    """A baby was born."""

    seat: int
    hex: Hex


class Attacked(Event, frozen=True):
    """An attack was declared."""

    seat: int
    start: Hex
    target: Hex
    defender: int


class TerrainDeclared(Event, frozen=True):
    """The owner of an attacked city declared what terrain it counts as."""

    seat: int
    terrain: CardTerrain


class CardLaid(Event, frozen=True):
    """A card was laid face down; `count` now lie there."""

    seat: int
    count: int


class CardRevealed(Event, frozen=True):
    """A laid card was shown and discarded."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class FightWon(Event, frozen=True):
    """The attacker won and the hex was emptied."""

    seat: int
    defender: int
    attack: int
    defence: int
    hex: Hex


class FightLost(Event, frozen=True):
    """The attacker lost the fight and a token of the attacking hex."""

    seat: int
    defender: int
    attack: int
    defence: int
    hex: Hex


class SteppedIn(Event, frozen=True):
    """This many tokens moved into a hex just won."""

    seat: int
    start: Hex
    end: Hex
    count: int


class CardDrawn(Event, frozen=True):
    """A card was drawn; only its owner sees which."""

    seat: int
    card: Annotated[Card | None, Secret]


class CardDiscarded(Event, frozen=True):
    """A card above the hand limit was discarded."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class DeckReshuffled(Event, frozen=True):
    """The discards became the deck."""

    cards: int


class CityBuilt(Event, frozen=True):
    """A city was built."""

    seat: int
    hex: Hex
    value: int


class CardPlayed(Event, frozen=True):
    """A card was played for its ability."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class TokenConverted(Event, frozen=True):
    """Religion sent an opponent's token home and put one of the seat's own on its hex beside it."""

    seat: int
    victim: int
    hex: Hex
    joined: Hex


class SlotPassed(Event, frozen=True):
    """A slot was passed with Government."""

    seat: int


class TurnEnded(Event, frozen=True):
    """A slot ended."""

    seat: int


class CaughtUp(Event, frozen=True):
    """A cube moved level with the leaders."""

    seat: int
    era: Era


class ProgressCounted(Event, frozen=True):
    """The progress points of a seat were counted, by where they come from."""

    seat: int
    tokens: int
    cities: int
    cards: int
    total: int


class Advanced(Event, frozen=True):
    """A seat advanced to the new era."""

    seat: int
    era: Era


class EraEnded(Event, frozen=True):
    """An era ended; this many are over."""

    eras: int


class GameEnded(Event, frozen=True):
    """The game is over."""


class SanitationCalled(Event, frozen=True):
    """A stack stands above what its hex may hold; a Sanitation card must follow."""

    reveals: ClassVar[bool] = True
    seat: int
    hex: Hex
