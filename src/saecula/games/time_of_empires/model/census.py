"""Counts the components whose number never changes: pawns, buildings, technologies, leaders (TOE-COM)."""

from saecula.games.time_of_empires.model.state import EmpiresState


def count_all(state: EmpiresState) -> dict[str, int]:
    """How many there are of each, wherever they are."""
    found: dict[str, int] = {"leaders": len(state.boards.leaders)}
    pawns = count_pawns(state)
    buildings = count_buildings(state)
    for seat in range(state.seats):
        found[f"pawns {seat}"] = pawns[seat]
        for type in range(4):
            found[f"buildings {seat} {type}"] = buildings[4 * seat + type]
    for card, copies in enumerate(count_cards(state)):
        found[f"cards {card}"] = copies
    found["pile cards"] = sum(state.cards.pool) - sum(state.cards.left)
    return found


def count_pawns(state: EmpiresState) -> list[int]:
    """Per seat: its pawns in reserve, as created scholars, on the map, on wonders and on effect tiles."""
    folk, map = state.folk, state.map
    found = [folk.reserve[seat] + folk.created[seat] for seat in range(state.seats)]
    for space in range(len(map.owner)):
        if map.owner[space] >= 0:
            found[map.owner[space]] += map.clans[space]
    for stack in state.boards.tiles + state.boards.stacks:
        for seat in stack:
            found[seat] += 1
    return found


def count_buildings(state: EmpiresState) -> list[int]:
    """Per seat and type: its buildings on the player board, on the map, waiting and destroyed."""
    folk, box = state.folk, state.box
    found = [box.buildings - folk.built[at] + folk.razed[at] for at in range(4 * state.seats)]
    for building in state.map.slots:
        if building >= 0:
            found[building] += 1
    for seat in range(state.seats):
        if folk.waiting[seat] >= 0:
            found[4 * seat + folk.waiting[seat]] += 1
    return found


def count_cards(state: EmpiresState) -> list[int]:
    """Per kind of technology: the copies in hands, in piles, laid out or gone, and in the box until their age comes."""
    cards, deck = state.cards, state.box.deck
    found = [cards.pool[card] + cards.gone[card] for card in range(len(deck.ids))]
    for card in range(len(deck.ids)):
        if deck.age[card] > state.course.dealt:
            found[card] += deck.copies[card]
    for groups in (cards.hands, cards.found, cards.discards):
        for group in groups:
            for card in group:
                found[card] += 1
    return found
