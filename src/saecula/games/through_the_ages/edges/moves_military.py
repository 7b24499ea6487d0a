"""Moves to do with military cards: tactics, politics, fights, auctions, and choices that events and fights force."""

from saecula.games.through_the_ages.edges.moves import Aggression, Card, Few, Number, Pact, Role, Seat, Site, War
from saecula.kernel.moves import Move


class PlayTactic(Move, frozen=True):
    """Play a tactic (TTA-MIL-3)."""

    card: Card


class DrawMilitary(Move, frozen=True):
    """Spend a military action to draw a military card (TTA-VAR-5)."""


class Prepare(Move, frozen=True):
    """Put an event or a territory face down among the future events (TTA-EVE-1)."""

    card: Card


class Attack(Move, frozen=True):
    """Play an aggression against a rival (TTA-AGG-1)."""

    card: Aggression
    seat: Seat


class DeclareWar(Move, frozen=True):
    """Declare war on a rival (TTA-WAR-1)."""

    card: War
    seat: Seat


class OfferPact(Move, frozen=True):
    """Offer a pact to a rival, naming the role that the offering seat itself would have (TTA-PAC-1)."""

    card: Pact
    seat: Seat
    role: Role


class CancelPact(Move, frozen=True):
    """Cancel the pact that lies in front of a seat (TTA-PAC-2)."""

    seat: Seat


class Settle(Move, frozen=True):
    """Turn a territory in hand into a colony (TTA-CRD-2)."""

    card: Card


class Resign(Move, frozen=True):
    """Leave the game (TTA-END-6)."""


class Pass(Move, frozen=True):
    """Do nothing: no political action, no higher bid (TTA-POL-1, TTA-COL-1)."""


class Accept(Move, frozen=True):
    """Accept the pact on offer (TTA-PAC-1)."""


class Refuse(Move, frozen=True):
    """Refuse the pact on offer (TTA-PAC-1)."""


class Bid(Move, frozen=True):
    """Bid for the territory (TTA-COL-1)."""

    bid: Number


class Sacrifice(Move, frozen=True):
    """Sacrifice a unit in a fight or for a colony (TTA-AGG-1, TTA-COL-2)."""

    card: Site


class PlayBonus(Move, frozen=True):
    """Play a bonus card for defence or colonization (TTA-AGG-3)."""

    card: Card


class Done(Move, frozen=True):
    """Stop choosing."""


class Discard(Move, frozen=True):
    """Discard a military card face down (TTA-MCA-1)."""

    card: Card


class LoseWorker(Move, frozen=True):
    """Choose a technology to lose a worker from (TTA-EVE-3)."""

    card: Site


class DestroyOwn(Move, frozen=True):
    """Choose one's own farm, mine or urban building to lose (TTA-CRD-20)."""

    card: Site


class ChooseGoods(Move, frozen=True):
    """Choose how many of the goods are resources; the others are food (TTA-CRD-20)."""

    resources: Number


class GiveUpColony(Move, frozen=True):
    """Choose a colony to lose (TTA-CRD-20)."""

    card: Card


class Ravage(Move, frozen=True):
    """Choose one's own wonder to be ravaged (TTA-CRD-15)."""

    card: Card


class Raze(Move, frozen=True):
    """Destroy urban buildings of a rival (TTA-CRD-20, TTA-CRD-25)."""

    card: Site
    count: Few


class TakeColony(Move, frozen=True):
    """Take a colony from the loser (TTA-CRD-26)."""

    card: Card


class TakeTechnology(Move, frozen=True):
    """Take a special technology from the loser (TTA-CRD-27)."""

    card: Card


class LoseToken(Move, frozen=True):
    """Choose a card to lose a blue token from (TTA-CRD-21)."""

    card: Site


class BuildFree(Move, frozen=True):
    """Build what an event offers for free (TTA-EVE-8)."""


class KeepBonus(Move, frozen=True):
    """Keep one of the bonus cards dealt to this seat (TTA-VAR-6)."""

    card: Card


class PickBonus(Move, frozen=True):
    """Pick an open bonus card (TTA-VAR-6)."""

    card: Card
