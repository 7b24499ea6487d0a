"""The moves of chance and of a turn's civil actions, as everybody outside the rules sees them."""

from typing import Annotated

from saecula.kernel.moves import Domain, Fated, Move

Seat = Annotated[str, Domain("seat")]
Card = Annotated[str, Domain("card")]
Place = Annotated[str, Domain("place")]
Number = Annotated[str, Domain("number")]
Role = Annotated[str, Domain("role")]
# Narrower choices of cards: where a move names several things, all combinations of cards would be too many.
Site = Annotated[str, Domain("card", "site")]
Technology = Annotated[str, Domain("card", "technology")]
Builder = Annotated[str, Domain("card", "builder")]
Upgrader = Annotated[str, Domain("card", "upgrader")]
Developer = Annotated[str, Domain("card", "developer")]
Aggression = Annotated[str, Domain("card", "aggression")]
War = Annotated[str, Domain("card", "war")]
Pact = Annotated[str, Domain("card", "pact")]
Few = Annotated[str, Domain("number", "few")]


class ChooseFirst(Fated, frozen=True):
    """Chance: who is the first player (TTA-SET-6)."""

    seat: Seat


class LayCard(Fated, frozen=True):
    """Chance: the next civil card for the row (TTA-ROW-1)."""

    card: Card


class DrawCard(Fated, frozen=True):
    """Chance: the next military card (TTA-PRO-5)."""

    card: Card


class RevealEvent(Fated, frozen=True):
    """Chance: the top current event (TTA-EVE-1)."""

    card: Card


class TurnUp(Fated, frozen=True):
    """Chance: an event of age III that lies open and scores at the end (TTA-SET-4)."""

    card: Card


class DealBonus(Fated, frozen=True):
    """Chance: a bonus card set aside or dealt (TTA-VAR-6)."""

    card: Card


class TakeCard(Move, frozen=True):
    """Take the card in a place of the row (TTA-TAK-1)."""

    place: Place


class Grow(Move, frozen=True):
    """Increase the population (TTA-CIV-1)."""


class Build(Move, frozen=True):
    """Build a farm, mine, urban building or unit (TTA-CIV-2, TTA-MIL-1)."""

    card: Site


class Upgrade(Move, frozen=True):
    """Move a worker to a higher technology (TTA-CIV-3, TTA-MIL-1)."""

    card: Site
    to: Site


class Destroy(Move, frozen=True):
    """Destroy a building or disband a unit (TTA-CIV-4, TTA-MIL-1)."""

    card: Site


class BuildStages(Move, frozen=True):
    """Build one or more stages of the wonder for one civil action (TTA-CIV-5)."""

    count: Number


class PlayLeader(Move, frozen=True):
    """Play a leader (TTA-CIV-6)."""

    card: Card


class Develop(Move, frozen=True):
    """Play a technology, or a government without a revolution (TTA-CIV-7, TTA-CIV-10)."""

    card: Card


class Revolt(Move, frozen=True):
    """Change the government by revolution (TTA-CIV-9)."""

    card: Card


class PlayAction(Move, frozen=True):
    """Play an action card that gives something at once (TTA-CIV-16)."""

    card: Card


class GrowWith(Move, frozen=True):
    """Increase the population with an action card (TTA-CIV-15)."""

    card: Card


class BuildWith(Move, frozen=True):
    """Build with an action card (TTA-CRD-1)."""

    card: Builder
    on: Site


class UpgradeWith(Move, frozen=True):
    """Upgrade with an action card (TTA-CRD-1)."""

    card: Upgrader
    start: Site
    to: Site


class StageWith(Move, frozen=True):
    """Build one stage with an action card (TTA-CRD-1)."""

    card: Card


class DevelopWith(Move, frozen=True):
    """Play a technology with an action card (TTA-CIV-15)."""

    card: Developer
    technology: Technology


class RevoltWith(Move, frozen=True):
    """Start a revolution with an action card (TTA-CIV-12)."""

    card: Developer
    technology: Technology


class LevyUnit(Move, frozen=True):
    """Increase the population and build a unit with that worker (TTA-CRD-13)."""

    card: Site


class Welcome(Move, frozen=True):
    """Increase the population without a civil action, once a turn (TTA-CRD-12)."""


class Trade(Move, frozen=True):
    """Open the trade route for the next payment (TTA-CRD-30)."""


class EndActions(Move, frozen=True):
    """End the actions of this turn (TTA-TUR-3)."""


class ProduceLess(Move, frozen=True):
    """Let a mine produce one blue token less (TTA-VAR-1)."""

    card: Site
