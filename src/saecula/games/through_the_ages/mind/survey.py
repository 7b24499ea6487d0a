"""One look over a civilization of Through the Ages for its row of features, and what is kept of it for the next."""

from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.ratings import (
    RUIN,
    culture_of_leader,
    culture_of_pacts,
    faces_twice,
    science_of_leader,
    strength,
)
from saecula.parts.rows import Memory


class Survey:
    """What one look over a civilization tells."""

    def __init__(self) -> None:
        self.culture = 0
        self.science = 0
        self.strength = 0
        self.happy = 0
        self.workers = 0


class Portrait:
    """What a row says of one civilization alone, and all that this was worked out from."""

    def __init__(self, civ: Civ, held: int, out: int, bonds: list[int]) -> None:
        self.civ = civ
        #: its military cards, whether it is out, and the pacts of all
        self.held = held
        self.out = out
        self.bonds = bonds
        self.survey = Survey()
        #: its parts of a row: bytes, and bits
        self.figures = b""
        self.bits = b""


class AgesMemory(Memory):
    """The latest portraits: while one seat has its turn, the civilizations of the others hardly change."""

    def __init__(self, seats: int) -> None:
        self.portraits: list[Portrait | None] = [None] * seats

    def find(self, state: AgesState, seat: int, bonds: list[int]) -> Portrait | None:
        """The portrait of a seat, if it is still true."""
        kept = self.portraits[seat]
        if (
            kept is not None
            and kept.held == len(state.piles.hands[seat])
            and kept.out == state.course.out[seat]
            and kept.bonds == bonds
            and kept.civ.same_as(state.civs[seat])
        ):
            return kept
        return None


def survey(state: AgesState, seat: int) -> Survey:
    """The four indicators in one go over the workers: the same figures as those of rules/ratings.py."""
    box, civ = state.box, state.civs[seat]
    culture, science, happy, workers = box.culture[civ.government], 0, 0, 0
    for site in range(len(civ.workers)):
        count = civ.workers[site]
        if count:
            card = box.sites[site]
            workers += count
            culture += count * box.culture[card]
            science += count * box.science_rate[card]
            happy += count * box.happy[card]
    unhappy = 0
    found = Survey()
    for card in civ.wonders:
        if card in civ.ravaged:
            culture += RUIN
        else:
            culture += box.culture[card]
            science += box.science_rate[card]
            happy += max(0, box.happy[card])
            unhappy -= min(0, box.happy[card])
    for card in civ.colonies:
        happy += max(0, box.happy[card])
        unhappy -= min(0, box.happy[card])
    happy += max(0, box.happy[civ.government])
    unhappy -= min(0, box.happy[civ.government])
    if civ.leader >= 0:
        happy += max(0, box.happy[civ.leader])
        unhappy -= min(0, box.happy[civ.leader])
        culture += box.culture[civ.leader] + culture_of_leader(civ, box)
        science += science_of_leader(civ, box)
    found.happy = happy * faces_twice(civ, box) - unhappy
    found.culture = min(max(0, culture + culture_of_pacts(state, seat)), box.most_rate)
    found.science = max(0, min(science, box.most_rate))
    found.strength = strength(state, seat)
    found.workers = workers
    return found
