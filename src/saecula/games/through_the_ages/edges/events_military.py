"""Events to do with military cards: hands, politics, fights, colonies, bonus cards."""

from typing import Annotated, ClassVar

from saecula.games.through_the_ages.edges.events import Age
from saecula.games.through_the_ages.edges.moves import Card, Role
from saecula.kernel.events import Secret
from saecula.kernel.views import Event

Own = Annotated[Card | None, Secret]


class TacticPlayed(Event, frozen=True):
    """A tactic was played."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class CardDrawn(Event, frozen=True):
    """A military card was drawn; only its owner sees which."""

    seat: int
    card: Own


class CardDiscarded(Event, frozen=True):
    """A military card was discarded face down; others see only its age."""

    seat: int
    card: Own
    age: Age


class DiscardsShuffled(Event, frozen=True):
    """The discards were shuffled into a new deck."""

    count: int


class EventPrepared(Event, frozen=True):
    """An event or a territory was prepared; others see only its age."""

    seat: int
    card: Own
    age: Age


class EventRevealed(Event, frozen=True):
    """An event or a territory was revealed."""

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
    """A war declared in an earlier turn came to be fought."""

    seat: int
    target: int
    card: Card


class PactOffered(Event, frozen=True):
    """A pact was offered; the role is that of the seat that offers it."""

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
    """A pact was refused; `by` is the seat that had offered it."""

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
    """A unit was sacrificed; units are public, so this gives no secret away."""

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
    """A territory was discarded because nobody bid for it."""

    card: Card


class FightDecided(Event, frozen=True):
    """A fight was decided, with the final strength of both sides."""

    seat: int
    target: int
    attack: int
    defence: int


class ColonyLost(Event, frozen=True):
    """A colony was lost."""

    seat: int
    card: Card


class WonderRavaged(Event, frozen=True):
    """A wonder was ravaged."""

    seat: int
    card: Card


class TechnologyTaken(Event, frozen=True):
    """A special technology was taken from a rival."""

    seat: int
    target: int
    card: Card


class ActionsLost(Event, frozen=True):
    """A seat will have fewer civil actions in its next turn."""

    seat: int
    count: int


class BonusTurnedUp(Event, frozen=True):
    """A bonus card was turned up; it scores at the end."""

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
    """An open bonus card was picked."""

    seat: int
    card: Card


class SpoilsTaken(Event, frozen=True):
    """A holy war cost the loser population; `seat` is the winner."""

    seat: int
    count: int
