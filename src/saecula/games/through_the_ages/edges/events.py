"""The events of Through the Ages as everybody outside the rules sees them."""

from typing import Annotated, ClassVar

from saecula.games.through_the_ages.edges.moves import Card, Role
from saecula.kernel.events import Secret
from saecula.kernel.moves import Domain
from saecula.kernel.views import Event

Age = Annotated[str, Domain("age")]
Own = Annotated[Card | None, Secret]


class FirstChosen(Event, frozen=True):
    """A seat begins."""

    seat: int


class CardLaid(Event, frozen=True):
    """A civil card was laid on a place of the row."""

    place: int
    card: Card


class RowCleared(Event, frozen=True):
    """The card of a place left the row."""

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
    """New workers came."""

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


class TacticPlayed(Event, frozen=True):
    """A tactic was played."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class Traded(Event, frozen=True):
    """A trade route was used."""

    seat: int


class ActionsEnded(Event, frozen=True):
    """A seat ended its actions."""

    seat: int


class PointsScored(Event, frozen=True):
    """Points were scored, or lost where they are negative."""

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
    """Production was skipped."""

    seat: int


class Starved(Event, frozen=True):
    """Food was missing."""

    seat: int
    missing: int


class CorruptionPaid(Event, frozen=True):
    """Resources went to corruption."""

    seat: int
    resources: int


class CardDrawn(Event, frozen=True):
    """A military card was drawn; only its owner sees which."""

    seat: int
    card: Own


class CardDiscarded(Event, frozen=True):
    """A military card was discarded face down; its age shows."""

    seat: int
    card: Own
    age: Age


class DiscardsShuffled(Event, frozen=True):
    """The discards became a new deck."""

    count: int


class EventPrepared(Event, frozen=True):
    """An event was prepared; its age shows."""

    seat: int
    card: Own
    age: Age


class EventRevealed(Event, frozen=True):
    """An event was revealed."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class AggressionPlayed(Event, frozen=True):
    """An aggression was played."""

    reveals: ClassVar[bool] = True
    seat: int
    target: int
    card: Card


class WarDeclared(Event, frozen=True):
    """War was declared."""

    reveals: ClassVar[bool] = True
    seat: int
    target: int
    card: Card


class WarBegan(Event, frozen=True):
    """A war is fought."""

    seat: int
    target: int
    card: Card


class PactOffered(Event, frozen=True):
    """A pact was offered with a role for the offerer."""

    reveals: ClassVar[bool] = True
    seat: int
    target: int
    card: Card
    role: Role


class PactSigned(Event, frozen=True):
    """A pact was accepted."""

    seat: int
    partner: int
    card: Card


class PactRefused(Event, frozen=True):
    """A pact was refused."""

    seat: int
    by: int
    card: Card


class PactEnded(Event, frozen=True):
    """A pact ended."""

    seat: int
    partner: int
    card: Card


class Resigned(Event, frozen=True):
    """A seat left the game."""

    seat: int


class Passed(Event, frozen=True):
    """A seat passed."""

    seat: int


class Bidden(Event, frozen=True):
    """A bid was made."""

    reveals: ClassVar[bool] = True
    seat: int
    bid: int


class UnitSacrificed(Event, frozen=True):
    """A unit was given up."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class BonusPlayed(Event, frozen=True):
    """A bonus card was played."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class Colonized(Event, frozen=True):
    """A territory became a colony."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class TerritoryLeft(Event, frozen=True):
    """Nobody wanted a territory."""

    card: Card


class FightDecided(Event, frozen=True):
    """A fight was decided."""

    seat: int
    target: int
    attack: int
    defence: int


class ColonyLost(Event, frozen=True):
    """A colony was lost."""

    seat: int
    card: Card


class WonderRavaged(Event, frozen=True):
    """A wonder fell into ruin."""

    seat: int
    card: Card


class LeaderLost(Event, frozen=True):
    """A leader left play."""

    seat: int
    card: Card


class WonderLost(Event, frozen=True):
    """An unfinished wonder was lost."""

    seat: int
    card: Card


class TechnologyTaken(Event, frozen=True):
    """A special technology was taken from somebody."""

    seat: int
    target: int
    card: Card


class TokensChanged(Event, frozen=True):
    """Tokens came into a bank for good, or left it."""

    seat: int
    yellow: int
    blue: int


class ActionsLost(Event, frozen=True):
    """Civil actions of the next turn were lost."""

    seat: int
    count: int


class BonusTurnedUp(Event, frozen=True):
    """A bonus card lies open for the end."""

    reveals: ClassVar[bool] = True
    card: Card


class BonusDealt(Event, frozen=True):
    """A bonus card was dealt; only its owner sees which."""

    seat: int
    card: Own


class BonusKept(Event, frozen=True):
    """A bonus card was kept; only its owner sees which."""

    seat: int
    card: Own


class BonusPicked(Event, frozen=True):
    """A bonus card was picked."""

    seat: int
    card: Card


class SpoilsTaken(Event, frozen=True):
    """A holy war cost the loser so many people."""

    seat: int
    count: int


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
