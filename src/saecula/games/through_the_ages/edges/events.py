"""The events of the card row, turns, actions and production, as everybody outside the rules sees them."""

from typing import Annotated

from saecula.games.through_the_ages.edges.moves import Card
from saecula.kernel.moves import Domain
from saecula.kernel.views import Event

Age = Annotated[str, Domain("age")]


class FirstChosen(Event, frozen=True):
    """The first player was chosen."""

    seat: int


class CardLaid(Event, frozen=True):
    """A civil card was laid on a place of the row."""

    place: int
    card: Card


class RowCleared(Event, frozen=True):
    """A card was removed from a place of the row and left the game."""

    place: int
    card: Card


class AgeEnded(Event, frozen=True):
    """An age ended."""

    age: Age


class TurnBegan(Event, frozen=True):
    """A turn began."""

    seat: int
    round: int


class CardTaken(Event, frozen=True):
    """A card was taken from a place of the row."""

    seat: int
    card: Card
    place: int


class PopulationGrew(Event, frozen=True):
    """Yellow tokens moved from the bank to the unused workers."""

    seat: int
    count: int


class Built(Event, frozen=True):
    """A worker was put on a technology."""

    seat: int
    card: Card


class Upgraded(Event, frozen=True):
    """A worker moved to a higher technology."""

    seat: int
    card: Card
    to: Card


class Destroyed(Event, frozen=True):
    """A building was destroyed or a unit disbanded."""

    seat: int
    card: Card


class StageBuilt(Event, frozen=True):
    """A stage of a wonder was built."""

    seat: int
    card: Card
    stage: int


class WonderCompleted(Event, frozen=True):
    """A wonder was completed."""

    seat: int
    card: Card


class LeaderPlayed(Event, frozen=True):
    """A leader came into play."""

    seat: int
    card: Card


class Developed(Event, frozen=True):
    """A technology came into play."""

    seat: int
    card: Card


class GovernmentChanged(Event, frozen=True):
    """A government came into play."""

    seat: int
    card: Card


class ActionPlayed(Event, frozen=True):
    """An action card was played."""

    seat: int
    card: Card


class Traded(Event, frozen=True):
    """A trade route was used."""

    seat: int


class ActionsEnded(Event, frozen=True):
    """A seat ended its actions."""

    seat: int


class PointsScored(Event, frozen=True):
    """Points were scored."""

    seat: int
    culture: int
    science: int


class PointsLost(Event, frozen=True):
    """Points were lost."""

    seat: int
    culture: int
    science: int


class GoodsGained(Event, frozen=True):
    """Food and resources were gained."""

    seat: int
    food: int
    resources: int


class GoodsLost(Event, frozen=True):
    """Food and resources were lost."""

    seat: int
    food: int
    resources: int


class PopulationLost(Event, frozen=True):
    """Workers went back to the yellow bank."""

    seat: int
    count: int


class Uprising(Event, frozen=True):
    """An uprising: the seat's whole production was skipped."""

    seat: int


class Starved(Event, frozen=True):
    """There was not enough food to eat."""

    seat: int
    missing: int


class CorruptionPaid(Event, frozen=True):
    """Resources were lost to corruption."""

    seat: int
    resources: int


class LeaderLost(Event, frozen=True):
    """A leader left play."""

    seat: int
    card: Card


class WonderLost(Event, frozen=True):
    """An unfinished wonder was lost."""

    seat: int
    card: Card


class TokensGained(Event, frozen=True):
    """Tokens were added to a bank for good."""

    seat: int
    yellow: int
    blue: int


class TokensLost(Event, frozen=True):
    """Tokens left a bank for good."""

    seat: int
    yellow: int
    blue: int


class ProducedLess(Event, frozen=True):
    """A mine produced one token less."""

    seat: int
    card: Card


class GameEnded(Event, frozen=True):
    """The game is over."""


class Obsolete(Event, frozen=True):
    """A civil card in hand became obsolete."""

    seat: int
    card: Card
