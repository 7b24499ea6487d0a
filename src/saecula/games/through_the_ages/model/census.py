"""Counts what never changes in number: cards, and tokens including those in the box (TTA-COM)."""

from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.state import SLOT, AgesState
from saecula.kernel.codes import verb_of


def count_cards(state: AgesState) -> list[int]:
    """How many of each card are in the game, wherever they are."""
    course, piles = state.course, state.piles
    found = course.deck.copy()
    loose = [*course.row, *course.gone, course.offer, *course.war, *course.pact]
    loose += [*piles.open, *piles.past, *piles.bonus]
    for hand in piles.hands:
        loose += hand
    for slots in (*piles.down, piles.away, piles.current, piles.future, piles.aside, *piles.dealt, *piles.kept):
        loose += [slot % SLOT for slot in slots]
    for civ in state.civs:
        loose += [civ.leader, civ.wonder, civ.tactic, civ.government, *civ.special]
        loose += [*civ.hand, *civ.wonders, *civ.colonies]
        for site in range(len(civ.known)):
            if civ.known[site]:
                loose.append(state.box.sites[site])
    loose += in_the_air(state)
    for card in loose:
        if card >= state.box.first_civil:
            found[card] += 1
    return found


def in_the_air(state: AgesState) -> list[int]:
    """Cards that lie nowhere yet: a territory at auction, an aggression that is being fought."""
    found: list[int] = []
    for frame in state.agenda.table:
        kind = verb_of(frame)
        if kind in (steps.AUCTION, steps.COLONY):
            found.append(state.course.event)
        elif kind == steps.FIGHT_RESULT:
            found.append(state.course.fight)
    return found


def count_all(state: AgesState) -> dict[str, int]:
    """How many there are of each card, and of yellow and blue tokens in all."""
    found = {f"card {card}": copies for card, copies in enumerate(count_cards(state)) if copies}
    yellow, blue = state.course.yellow_box, state.course.blue_box
    for civ in state.civs:
        yellow += civ.yellow + civ.unused + sum(civ.workers)
        blue += civ.bank + civ.stages + sum(civ.tokens)
    found["yellow tokens"] = yellow
    found["blue tokens"] = blue
    return found
