"""Moves that no attentive player makes in Time of Empires: above all, bombarding only one's own things.

Since version 3 of the rules bots never limit the scholars of a cry, which could go on and on (TOE-SCH-3).

A fight is never a folly: both sides lose equally many clans (TOE-CLA-7), so it always costs the defender something.
"""

from saecula.games.time_of_empires.model import verbs
from saecula.games.time_of_empires.model.amendments import limits_may_be_set_again
from saecula.games.time_of_empires.model.box import SLOTS
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.kernel.codes import first, verb_of


def is_folly(state: EmpiresState, seat: int, code: int) -> bool:
    """Whether a move is one of these follies."""
    if verb_of(code) == verbs.LIMIT_SCHOLARS:
        return limits_may_be_set_again(state.box)
    if verb_of(code) != verbs.BOMBARD:
        return False
    at = first(code)
    if state.map.owner[at] not in (-1, seat):
        return False
    for slot in range(SLOTS * at, SLOTS * at + SLOTS):
        if state.map.slots[slot] >= 0 and state.map.slots[slot] >> 2 != seat:
            return False
    return True
