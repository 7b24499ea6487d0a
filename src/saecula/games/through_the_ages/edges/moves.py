"""The moves of Through the Ages as everybody outside the rules sees them."""

from typing import Annotated

from saecula.games.through_the_ages.model import verbs as v
from saecula.kernel.moves import Domain, Move

Seat = Annotated[str, Domain("seat")]
Card = Annotated[str, Domain("card")]
Place = Annotated[str, Domain("place")]
Number = Annotated[str, Domain("number")]
Role = Annotated[str, Domain("role")]
# Cards of one sort, where a move names several things and all combinations would be too many.
Site = Annotated[str, Domain("card", "site")]
Technology = Annotated[str, Domain("card", "technology")]
Builder = Annotated[str, Domain("card", "builder")]
Upgrader = Annotated[str, Domain("card", "upgrader")]
Developer = Annotated[str, Domain("card", "developer")]
Aggression = Annotated[str, Domain("card", "aggression")]
War = Annotated[str, Domain("card", "war")]
Pact = Annotated[str, Domain("card", "pact")]
Few = Annotated[str, Domain("number", "few")]


class ChooseFirst(Move, frozen=True):
    """Chance: who begins (TTA-SET-6)."""

    seat: Seat


class LayCard(Move, frozen=True):
    """Chance: the next civil card for the row (TTA-ROW-1)."""

    card: Card


class DrawCard(Move, frozen=True):
    """Chance: the next military card (TTA-PRO-5)."""

    card: Card


class RevealEvent(Move, frozen=True):
    """Chance: the top current event (TTA-EVE-1)."""

    card: Card


class TurnUp(Move, frozen=True):
    """Chance: an event of age III that lies open for the end (TTA-SET-4)."""

    card: Card


class DealBonus(Move, frozen=True):
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
    """Build so many stages of the wonder for one civil action (TTA-CIV-5)."""

    count: Number


class PlayLeader(Move, frozen=True):
    """Play a leader (TTA-CIV-6)."""

    card: Card


class Develop(Move, frozen=True):
    """Play a technology, a government peacefully (TTA-CIV-7, TTA-CIV-10)."""

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


class PlayTactic(Move, frozen=True):
    """Play a tactic (TTA-MIL-3)."""

    card: Card


class LevyUnit(Move, frozen=True):
    """Increase the population and build a unit with that worker (TTA-CRD-13)."""

    card: Site


class Welcome(Move, frozen=True):
    """Increase the population without a civil action, once a turn (TTA-CRD-12)."""


class Trade(Move, frozen=True):
    """Use the trade route for the next payment (TTA-CRD-30)."""


class DrawMilitary(Move, frozen=True):
    """Draw a military card for a military action (TTA-VAR-5)."""


class EndActions(Move, frozen=True):
    """End the actions of this turn (TTA-TUR-3)."""


class Prepare(Move, frozen=True):
    """Put an event or territory face down to the future events (TTA-EVE-1)."""

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
    """Offer a pact to a rival, naming the own role (TTA-PAC-1)."""

    card: Pact
    seat: Seat
    role: Role


class CancelPact(Move, frozen=True):
    """Cancel the pact in front of somebody (TTA-PAC-2)."""

    seat: Seat


class Settle(Move, frozen=True):
    """Make a territory of the hand a colony (TTA-CRD-2)."""

    card: Card


class Resign(Move, frozen=True):
    """Leave the game (TTA-END-6)."""


class Pass(Move, frozen=True):
    """Do nothing: no political action, no higher bid (TTA-POL-1, TTA-COL-1)."""


class Accept(Move, frozen=True):
    """Accept the pact (TTA-PAC-1)."""


class Refuse(Move, frozen=True):
    """Refuse the pact (TTA-PAC-1)."""


class Bid(Move, frozen=True):
    """Bid for the territory (TTA-COL-1)."""

    bid: Number


class Sacrifice(Move, frozen=True):
    """Give up a unit (TTA-AGG-1, TTA-COL-2)."""

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
    """Lose a worker off a technology (TTA-EVE-3)."""

    card: Site


class DestroyOwn(Move, frozen=True):
    """Lose a farm, mine or urban building (TTA-CRD-20)."""

    card: Site


class ChooseGoods(Move, frozen=True):
    """Choose how many of the goods are resources, the rest is food (TTA-CRD-20)."""

    resources: Number


class GiveUpColony(Move, frozen=True):
    """Lose a colony (TTA-CRD-20)."""

    card: Card


class Ravage(Move, frozen=True):
    """Let a wonder fall into ruin (TTA-CRD-15)."""

    card: Card


class Raze(Move, frozen=True):
    """Destroy urban buildings of somebody else (TTA-CRD-20, TTA-CRD-25)."""

    card: Site
    count: Few


class TakeColony(Move, frozen=True):
    """Take a colony of the loser (TTA-CRD-26)."""

    card: Card


class TakeTechnology(Move, frozen=True):
    """Take a special technology of the loser (TTA-CRD-27)."""

    card: Card


class LoseToken(Move, frozen=True):
    """Lose a blue token off a card (TTA-CRD-21)."""

    card: Site


class BuildFree(Move, frozen=True):
    """Build for nothing (TTA-EVE-8)."""


class ProduceLess(Move, frozen=True):
    """Let a mine produce one blue token less (TTA-VAR-1)."""

    card: Site


class KeepBonus(Move, frozen=True):
    """Keep a bonus card (TTA-VAR-6)."""

    card: Card


class PickBonus(Move, frozen=True):
    """Pick an open bonus card (TTA-VAR-6)."""

    card: Card


MOVES: dict[int, type[Move]] = {
    v.CHOOSE_FIRST: ChooseFirst,
    v.LAY_CARD: LayCard,
    v.DRAW_CARD: DrawCard,
    v.REVEAL_EVENT: RevealEvent,
    v.TURN_UP: TurnUp,
    v.DEAL_BONUS: DealBonus,
    v.TAKE_CARD: TakeCard,
    v.GROW: Grow,
    v.BUILD: Build,
    v.UPGRADE: Upgrade,
    v.DESTROY: Destroy,
    v.BUILD_STAGES: BuildStages,
    v.PLAY_LEADER: PlayLeader,
    v.DEVELOP: Develop,
    v.REVOLT: Revolt,
    v.PLAY_ACTION: PlayAction,
    v.GROW_WITH: GrowWith,
    v.BUILD_WITH: BuildWith,
    v.UPGRADE_WITH: UpgradeWith,
    v.STAGE_WITH: StageWith,
    v.DEVELOP_WITH: DevelopWith,
    v.REVOLT_WITH: RevoltWith,
    v.PLAY_TACTIC: PlayTactic,
    v.LEVY_UNIT: LevyUnit,
    v.WELCOME: Welcome,
    v.TRADE: Trade,
    v.DRAW_MILITARY: DrawMilitary,
    v.END_ACTIONS: EndActions,
    v.PREPARE: Prepare,
    v.ATTACK: Attack,
    v.DECLARE_WAR: DeclareWar,
    v.OFFER_PACT: OfferPact,
    v.CANCEL_PACT: CancelPact,
    v.SETTLE: Settle,
    v.RESIGN: Resign,
    v.PASS: Pass,
    v.ACCEPT: Accept,
    v.REFUSE: Refuse,
    v.BID: Bid,
    v.SACRIFICE: Sacrifice,
    v.PLAY_BONUS: PlayBonus,
    v.DONE: Done,
    v.DISCARD: Discard,
    v.LOSE_WORKER: LoseWorker,
    v.DESTROY_OWN: DestroyOwn,
    v.CHOOSE_GOODS: ChooseGoods,
    v.GIVE_UP_COLONY: GiveUpColony,
    v.RAVAGE: Ravage,
    v.RAZE: Raze,
    v.TAKE_COLONY: TakeColony,
    v.TAKE_TECHNOLOGY: TakeTechnology,
    v.LOSE_TOKEN: LoseToken,
    v.BUILD_FREE: BuildFree,
    v.PRODUCE_LESS: ProduceLess,
    v.KEEP_BONUS: KeepBonus,
    v.PICK_BONUS: PickBonus,
}
