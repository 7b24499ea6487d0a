"""Writes states in the words of a position, leaving out what follows from the rest."""

from collections.abc import Sequence

import msgspec

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.kinds import (
    ACTIONS,
    BUILDINGS,
    COLUMNS,
    OWN,
    PACES,
    PILES,
    POINTS,
    SIDES,
    TYPES,
)
from saecula.games.time_of_empires.model.state import ALL, GONE, EmpiresState
from saecula.games.time_of_empires.position import implied
from saecula.games.time_of_empires.position.openings import COLUMN_NAMES, Spoken
from saecula.games.time_of_empires.position.stage import Stage
from saecula.games.time_of_empires.position.words import Cards, Many, Words
from saecula.kernel.codes import verb_of
from saecula.kernel.record import SEATS
from saecula.parts.wording import counted


def words_of(state: EmpiresState, say: Spoken) -> dict[str, object]:
    """A state in as few words as will say everything."""
    found: dict[str, object] = {}
    stage = Stage(state.agenda.table, state.seats)
    for part in (_course(state, stage, say), _map(state, stage, say), _folk(state, stage), _boards(state, stage, say)):
        found |= msgspec.to_builtins(part)
    found |= msgspec.to_builtins(_cards(state, stage, say))
    return found | {"open": say.openings.write(state.agenda.table, state.agenda.asked)}


def named(numbers: list[int], names: Sequence[str]) -> dict[str, str]:
    """By the letter of each seat: the name that its number stands for; seats with -1 are left out."""
    return {SEATS[seat]: names[number] for seat, number in enumerate(numbers) if number >= 0}


def grouped(counts: list[int], names: Sequence[str]) -> Many:
    """By seat and name: the numbers other than 0 in a list that has an entry for every name of every seat."""
    found: Many = {}
    for at, count in enumerate(counts):
        if count:
            found.setdefault(SEATS[at // len(names)], {})[names[at % len(names)]] = count
    return found


# ---------------------------------------------------------------- time and glasses


def _course(state: EmpiresState, stage: Stage, say: Spoken) -> Words:
    course, ages = state.course, state.options["ages"]
    asked = [any(verb_of(frame) == steps.PACE_CHOICE for frame in stack) for stack in state.agenda.asked]
    wishes = implied.wishes_implied(stage, ages, asked)
    began, clock = implied.clock_implied(state.times, stage, course.age, course.wish, ages)
    rounds = implied.round_implied(stage, state.box.rounds, course.age, course.wish, ages)
    is_first = course.first == (0 if stage.has_rounds else -1)
    turn = (course.first + course.turns - 1) % state.seats
    return Words(
        age=min(course.age + 1, 3),
        turn=SEATS[turn] if course.turns else None,
        wishes={SEATS[seat]: PACES[wish] for seat, wish in enumerate(course.wish) if wish != wishes[seat]},
        first=None if is_first else SEATS[course.first],
        round=None if course.round == rounds else course.round,
        began=None if course.began == began else say.moments.write(course.began),
        clock=None if course.now - course.began == clock else say.moments.write(course.now - course.began),
        glasses=_glasses(state, say),
        stood=_pairs([say.actions.write(action) for action in course.stood]) or None,
        vacated=_vacated(course.vacated, say),
    )


def _glasses(state: EmpiresState, say: Spoken) -> Cards:
    course = state.course
    texts = []
    for action, turned in zip(course.where, course.turned, strict=True):
        text = say.actions.write(action)
        is_told = action >= 0 and turned != course.now
        texts.append(f"{text} {say.moments.write(turned - course.began)}" if is_told else text)
    return _pairs(texts)


def _vacated(bits: list[int], say: Spoken) -> Cards:
    """The shared actions that each seat's glasses were shifted away from, for seats that have any."""
    return {
        SEATS[seat]: [say.actions.write(action) for action in range(OWN) if places >> action & 1]
        for seat, places in enumerate(bits)
        if places
    }


def _pairs(texts: list[str]) -> Cards:
    """The two texts of each seat, unless both are `none`."""
    pairs = {SEATS[at // 2]: texts[at : at + 2] for at in range(0, len(texts), 2)}
    return {letter: pair for letter, pair in pairs.items() if pair != ["none", "none"]}


# ---------------------------------------------------------------- the map


def _map(state: EmpiresState, stage: Stage, say: Spoken) -> Words:
    land, map = state.land, state.map
    usual = [-1] * len(land.tile) if stage.is_laying else implied.tiles_implied(state.layout, state.seats)
    tiles = {
        say.spots.write(spot): say.tiles.write(tile) + (f" {land.turned[spot]}" if land.turned[spot] else "")
        for spot, tile in enumerate(land.tile)
        if tile >= 0
    }
    clans: Many = {SEATS[seat]: {} for seat in range(state.seats) if seat in map.owner}
    for space, owner in enumerate(map.owner):
        if owner >= 0:
            clans[SEATS[owner]][say.spaces.write(space)] = map.clans[space]
    is_usual = land.tile == usual and not any(land.turned)
    return Words(tiles=None if is_usual else tiles, clans=clans, buildings=_buildings(state, say))


def _buildings(state: EmpiresState, say: Spoken) -> dict[str, Cards]:
    found: dict[str, Cards] = {SEATS[seat]: {} for seat in range(state.seats)}
    for at in range(TERRITORIES):
        slots = state.map.slots[SLOTS * at : SLOTS * at + SLOTS]
        there = sorted((n >> 2, slot, n) for slot, n in enumerate(slots) if n >= 0)
        is_usual = implied.slots_implied([(n, -1) for _, _, n in there]) == slots
        for seat, slot, n in there:
            text = BUILDINGS[n & 3] + ("" if is_usual else f" {slot + 1}")
            found[SEATS[seat]].setdefault(say.spaces.write(at), []).append(text)
    return {letter: places for letter, places in found.items() if places}


# ---------------------------------------------------------------- what the seats have


def _folk(state: EmpiresState, stage: Stage) -> Words:
    folk, usual = state.folk, state.box.begins_with
    tokens = {
        SEATS[seat]: {name: value for name, value in zip(BUILDINGS, folk.token[4 * seat : 4 * seat + 4]) if value}
        for seat in range(state.seats)
        if folk.token[4 * seat : 4 * seat + 4] != implied.tokens_implied(stage.tokens(state.course.age))
    }
    return Words(
        destroyed=grouped(folk.razed, BUILDINGS),
        kept=counted(folk.kept),
        waiting=named(folk.waiting, BUILDINGS),
        tokens=tokens,
        laid=named(folk.laid, BUILDINGS),
        ideas=counted(folk.ideas, usual),
        bricks=counted(folk.bricks, usual),
        scholars=counted(folk.created),
        limits=counted(folk.limit, ALL),
        points=grouped(folk.points, POINTS),
    )


# ---------------------------------------------------------------- leaders and wonders


def _boards(state: EmpiresState, stage: Stage, say: Spoken) -> Words:
    boards, box, course = state.boards, state.box, state.course
    won = [leader for leader, fate in enumerate(boards.leaders) if 0 <= fate < state.seats]
    column = [-1] * COLUMNS
    if course.dealt:
        column = implied.columns_implied(box, course.dealt - 1, column, won, stage, stage.columns)
    gone = [leader for leader, fate in enumerate(boards.leaders) if fate == GONE]
    usual = gone == implied.gone_implied(box, course.dealt, won, stage)
    wonders = implied.wonders_implied(box, stage.wonders(course.age))
    stacks = [*boards.tiles, *boards.stacks]
    return Words(
        stacks={ACTIONS[at]: "".join(SEATS[seat] for seat in stack) for at, stack in enumerate(stacks) if stack},
        wonders=[] if boards.wonder == wonders else [say.wonders.write(one) for one in boards.wonder if one >= 0],
        sides=_columns(boards.effect, implied.sides_implied(box, stage.columns), SIDES),
        columns={} if boards.column == column else _columns(boards.column, [-1] * COLUMNS, say.leaders.names),
        leaders={
            SEATS[seat]: [say.leaders.write(leader) for leader in won if boards.leaders[leader] == seat]
            for seat in range(state.seats)
            if seat in boards.leaders
        },
        gone=None if usual else [say.leaders.write(leader) for leader in gone],
    )


def _columns(numbers: list[int], usual: list[int], names: Sequence[str]) -> dict[str, str]:
    return {
        COLUMN_NAMES[column]: names[number]
        for column, number in enumerate(numbers)
        if number >= 0 and number != usual[column]
    }


# ---------------------------------------------------------------- technologies


def _cards(state: EmpiresState, stage: Stage, say: Spoken) -> Words:
    cards, deck = state.cards, state.box.deck
    words = Words(found={SEATS[seat]: _names(say, found) for seat, found in enumerate(cards.found) if found})
    for seat in range(state.seats):
        hand, discards = cards.hands[seat], cards.discards[seat]
        mine = implied.starting_cards(deck, seat)
        usual = [card for card in mine if card not in cards.found[seat] + discards]
        if hand != usual:
            words.hands[SEATS[seat]] = _names(say, hand)
        rest = [card for card in mine if card not in cards.found[seat] + hand]
        if discards != (rest if hand != usual else []):
            words.discards[SEATS[seat]] = _names(say, discards)
    if cards.left != implied.left_implied(sum(cards.pool)):
        words.piles = {name: left for name, left in zip(PILES, cards.left) if left}
    types = [0] * 4
    for card, count in enumerate(cards.pool):
        types[deck.type[card]] += count
    if cards.tops != implied.tops_implied(types, cards.left, [-1] * 4, stage):
        words.tops = {name: TYPES[top] for name, top in zip(PILES, cards.tops) if top >= 0}
    return words


def _names(say: Spoken, cards: list[int]) -> list[str]:
    return [say.cards.write(card) for card in cards]
