"""Sacrificing units and playing bonus cards, in any order (TTA-AGG-1, TTA-COL-2, TTA-TAC-2)."""

from typing import Final

from saecula.games.through_the_ages.model import notes, verbs
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.kinds import BONUS, DOUBLE_DEFENCE, NO_TACTIC
from saecula.games.through_the_ages.model.state import FULL, AgesState
from saecula.games.through_the_ages.rules.military.armies import tactic_bonus, unit_strength
from saecula.games.through_the_ages.rules.military.hands import discard_openly, leave_hand
from saecula.games.through_the_ages.rules.ratings import cavalry_bonus, units_of
from saecula.kernel.codes import Log, Reason, pack

#: As items to give, units have numbers below this one and bonus cards above it.
CARDS: Final = 64


def may_sacrifice(state: AgesState, seat: int) -> bool:
    """Whether a seat has units to sacrifice, and this is not the last round of the full version (TTA-WAR-2)."""
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


def unit_moves(state: AgesState, seat: int, given: list[int], out: list[int]) -> None:
    """Add the units that can still be sacrificed; `given` counts, by unit site, those that are already."""
    box, civ = state.box, state.civs[seat]
    for at in range(len(box.unit_sites)):
        if civ.workers[box.unit_sites[at]] > given[at]:
            out.append(pack(verbs.SACRIFICE, box.sites[box.unit_sites[at]]))


def bonus_cards(state: AgesState, seat: int) -> list[int]:
    """The bonus cards in a hand."""
    return [card for card in state.piles.hands[seat] if state.box.kind[card] == BONUS]


def bonus_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add the bonus cards that can be played, equal ones once."""
    last = -1
    for card in bonus_cards(state, seat):
        if card != last:
            out.append(pack(verbs.PLAY_BONUS, card))
        last = card


def item_of(box: Box, card: int) -> int:
    """The number of a unit or bonus card among all items to give; the frame keeps the highest given so far."""
    site = box.site[card]
    return box.unit_sites.index(site) if site >= 0 else card - box.first_military + CARDS


def give_unit(state: AgesState, seat: int, given: list[int], card: int, log: Log) -> None:
    """Mark a unit as sacrificed; it goes to the bank only after the comparison."""
    given[item_of(state.box, card)] += 1
    log.note(notes.UNIT_SACRIFICED, seat, card)


def play_bonus(state: AgesState, seat: int, card: int, value: int, log: Log) -> None:
    """Play a bonus card for `value`, and discard it (TTA-MCA-4)."""
    leave_hand(state, seat, card)
    discard_openly(state, card)
    state.course.shield += value
    log.note(notes.BONUS_PLAYED, seat, card)


def why_no_unit(state: AgesState, seat: int) -> Reason:
    """Why a unit cannot be sacrificed: there is none, or this is the last round (TTA-WAR-2)."""
    if sum(units_of(state.civs[seat], state.box)) > 0 and not may_sacrifice(state, seat):
        return Reason("TTA-WAR-2", "through-the-ages-no-sacrifice-at-the-end")
    return Reason("TTA-AGG-1", "through-the-ages-no-such-unit")


def bury(state: AgesState, seat: int, given: list[int]) -> None:
    """Move sacrificed units to their owner's yellow bank (TTA-AGG-2)."""
    civ = state.civs[seat]
    for at in range(len(given)):
        civ.workers[state.box.unit_sites[at]] -= given[at]
        civ.yellow += given[at]


def defence_of(state: AgesState, seat: int, card: int) -> int:
    """What a bonus card adds to a defence; Churchill doubles it (TTA-CRD-37)."""
    value = state.box.defence[card]
    return value * 2 if state.box.effect(state.civs[seat].leader, DOUBLE_DEFENCE) else value
