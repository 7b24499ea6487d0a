"""Units given up, and bonus cards: chosen in ascending order, units first (TTA-AGG-1, TTA-COL-2, TTA-TAC-2)."""

from typing import Final

from saecula.games.through_the_ages.armies import tactic_bonus, unit_strength
from saecula.games.through_the_ages.kinds import BONUS, DOUBLE_DEFENCE, NO_TACTIC
from saecula.games.through_the_ages.ratings import cavalry_bonus, units_of
from saecula.games.through_the_ages.state import FULL, AgesState
from saecula.games.through_the_ages.verbs import EV_UNIT_SACRIFICED, PLAY_BONUS, SACRIFICE
from saecula.kernel.codes import Log, pack

#: Units come before this number, bonus cards after it.
CARDS: Final = 64


def may_sacrifice(state: AgesState, seat: int) -> bool:
    """Whether a seat has units to give up, and the last round of the full version does not forbid it (TTA-WAR-2)."""
    if state.rules.version == FULL and state.is_last_round():
        return False
    return sum(units_of(state.civs[seat], state.box)) > 0


def worth(state: AgesState, seat: int, units: list[int]) -> int:
    """What units are worth when sacrificed: their strength, and the bonus of whole armies (TTA-TAC-2, TTA-SAC-1)."""
    box, civ = state.box, state.civs[seat]
    total = unit_strength(box, units, cavalry_bonus(civ, box))
    if civ.tactic >= 0 and not box.effect(civ.leader, NO_TACTIC):
        total += tactic_bonus(box, civ.tactic, units, False)
    return total


def unit_moves(state: AgesState, seat: int, given: list[int], start: int, out: list[int]) -> None:
    """Add the units that may still be given up, from an item on."""
    box, civ = state.box, state.civs[seat]
    for at in range(start, len(box.unit_sites)):
        if civ.workers[box.unit_sites[at]] > given[at]:
            out.append(pack(SACRIFICE, box.sites[box.unit_sites[at]]))


def bonus_cards(state: AgesState, seat: int, start: int) -> list[int]:
    """The bonus cards of a hand that may still be played, from an item on."""
    box = state.box
    found: list[int] = []
    for card in state.piles.hands[seat]:
        if box.kind[card] == BONUS and card - box.first_military + CARDS >= start:
            found.append(card)
    return found


def bonus_moves(state: AgesState, seat: int, start: int, out: list[int]) -> None:
    """Add the kinds of bonus cards that may still be played."""
    last = -1
    for card in bonus_cards(state, seat, start):
        if card != last:
            out.append(pack(PLAY_BONUS, card))
        last = card


def give_unit(state: AgesState, seat: int, given: list[int], card: int, log: Log) -> int:
    """Mark a unit as given up; it leaves after the comparison. Returns its item."""
    at = state.box.unit_sites.index(state.box.site[card])
    given[at] += 1
    log.note(EV_UNIT_SACRIFICED, seat, card)
    return at


def bury(state: AgesState, seat: int, given: list[int]) -> None:
    """Sacrificed units go to their owner's yellow bank (TTA-AGG-2)."""
    civ = state.civs[seat]
    for at in range(len(given)):
        civ.workers[state.box.unit_sites[at]] -= given[at]
        civ.yellow += given[at]


def defence_of(state: AgesState, seat: int, card: int) -> int:
    """What a bonus card adds to a defence; twice that with Churchill (TTA-CRD-37)."""
    value = state.box.defence[card]
    return value * 2 if state.box.effect(state.civs[seat].leader, DOUBLE_DEFENCE) else value
