"""Whether a state that came from a file is possible; each refusal names the field of a position and the clause."""

from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.pieces import kind_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.position.checks_open import is_ahead, open_fault, top_of
from saecula.games.rise_and_fall.position.checks_world import world_fault
from saecula.games.rise_and_fall.position.stage import Stage
from saecula.games.rise_and_fall.rules.cards import active_cards, declined, hand_of
from saecula.games.rise_and_fall.rules.round.actions import acts_here
from saecula.games.rise_and_fall.rules.starting import STARTERS
from saecula.kernel.codes import first, verb_of
from saecula.kernel.record import SEATS

#: No game lasts longer, in rounds and in milliseconds of countdowns.
MOST_ROUNDS = 9999
LONGEST = 9_000_000


def fault(state: RiseState) -> str:
    """What is impossible about a state, in one sentence; nothing if it is sound."""
    stage = Stage([frame for stack in [state.agenda.table, *state.agenda.asked] for frame in stack])
    return (
        range_fault(state)
        or world_fault(state, stage)
        or piece_fault(state)
        or goods_fault(state, stage)
        or trophy_fault(state)
        or round_fault(state, stage)
        or extinct_fault(state)
        or card_fault(state, stage)
        or secret_fault(state)
        or played_fault(state, stage)
        or acted_fault(state)
        or open_fault(state)
        or start_fault(state, stage)
    )


def range_fault(state: RiseState) -> str:
    """Numbers that stand for nothing in this game."""
    course, seats = state.course, state.seats
    for field, values, low, high in (
        ("first", [course.first], 0, seats - 1),
        ("round", [course.round], 0, MOST_ROUNDS),
        ("quiet", [course.quiet], 0, MOST_ROUNDS),
        ("won", [course.won], 0, kinds.KINDS),
        ("trophies", course.trophies, -1, seats - 1),
        ("chosen", course.chosen, -1, kinds.KINDS - 1),
        ("played", course.played, -1, kinds.KINDS - 1),
        ("giving", course.giving, 0, (1 << kinds.KINDS) - 1),
        ("extinct", course.died, 0, seats),
        ("acted", course.acted, 0, len(state.pieces.main) - 1),
        ("clock", [course.now, course.ends], 0, LONGEST),
        ("cards", state.realms.cards, 0, kinds.DECLINE),
    ):
        for value in values:
            if not low <= value <= high:
                return f"{field}: {value} is not from {low} to {high}"
    return ""


# ---------------------------------------------------------------- pieces and goods


def stands_well(level: int, kind: int) -> bool:
    """Whether a kind of piece can stand on a level; temples are built on plain and mountain alone (RNF-NOM-4)."""
    if kind == kinds.SHIP:
        return level == kinds.SEA
    if kind == kinds.MOUNTAINEER:
        return level > kinds.SEA
    return kinds.SEA < level < kinds.GLACIER and not (kind == kinds.TEMPLE and level == kinds.FOREST)


def piece_fault(state: RiseState) -> str:
    """Pieces stand where they can, and no more of them than there are (RNF-COM-1, RNF-STA-3, RNF-STK-1)."""
    pieces, level = state.pieces, state.site.level
    for cell, piece in enumerate(pieces.main):
        if piece == 0:
            if pieces.guest[cell]:
                return f"pieces: on hex {cell + 1} a merchant stands on a town that is not there (RNF-STK-1)"
            continue
        kind = kind_of(piece)
        where = f"pieces.{SEATS[(piece - 1) // kinds.KINDS]}.{kinds.PIECES[kind]}"
        if state.land is None:
            return f"{where}: hex {cell + 1} is of a World that is not finished (RNF-STA-2)"
        if not stands_well(level[cell], kind):
            clause = "RNF-NOM-4" if kind == kinds.TEMPLE and level[cell] == kinds.FOREST else "RNF-STA-3"
            return f"{where}: hex {cell + 1} is {kinds.TERRAINS[level[cell]]}, where none can stand ({clause})"
        if pieces.guest[cell] and kind != kinds.TOWN:
            return f"{where}: hex {cell + 1} holds a merchant as well, and that needs a town (RNF-STK-1)"
    for at, count in enumerate(pieces.counts):
        most = state.box.pieces[at % kinds.KINDS]
        if count > most:
            where = f"pieces.{SEATS[at // kinds.KINDS]}.{kinds.PIECES[at % kinds.KINDS]}"
            return f"{where}: {count} are in the World, and there are {most} (RNF-COM-1)"
    return ""


def goods_fault(state: RiseState, stage: Stage) -> str:
    """Treasuries and the bank together hold what the box does (RNF-COM-2, RNF-COM-6, RNF-B-5)."""
    realms, whole = state.realms, state.box.bank[state.seats]
    for at, amount in enumerate(realms.goods):
        where, good = f"goods.{SEATS[at // 3]}.{kinds.GOODS[at % 3]}", at % 3
        if amount < 0:
            return f"{where}: {amount} is less than nothing (RNF-B-7)"
        if good and amount > kinds.MOST_RESOURCES:
            return f"{where}: {amount}, and nobody holds more than {kinds.MOST_RESOURCES} (RNF-B-5)"
        if amount and stage.sets_up:
            return f"{where}: {amount}, and treasuries start empty (RNF-STA-1)"
    for good, name in enumerate(kinds.GOODS):
        mine = sum([realms.goods[seat * 3 + good] for seat in range(state.seats)])
        clause = "RNF-COM-2" if good else "RNF-COM-6"
        if mine > whole[good]:
            return f"goods: treasuries hold {mine} {name}, and the bank had {whole[good]} ({clause})"
        if mine + realms.bank[good] != whole[good]:
            return f"goods: the bank holds {realms.bank[good]} {name}, not {whole[good] - mine} ({clause})"
    return ""


# ---------------------------------------------------------------- trophies, rounds, the extinct


def trophy_fault(state: RiseState) -> str:
    """Who has all pieces of a kind in the World shows that its trophy is won; enough of them end the game."""
    course, total = state.course, state.trophies_won()
    for at, count in enumerate(state.pieces.counts):
        kind = at % kinds.KINDS
        if count == state.box.pieces[kind] and course.trophies[kind] < 0:
            letter = SEATS[at // kinds.KINDS]
            return (
                f"trophies.{kinds.PIECES[kind]}: {letter} has all {count} in the World, so it has been won (RNF-TRO-1)"
            )
    if course.won > total:
        return f"won: {course.won} this round, and {total} in the whole game (RNF-TRO-1)"
    length = int(state.options["length"])
    if total - course.won >= length:
        return f"trophies: {total - course.won} before this round, and the game ended after {length} (RNF-F-1)"
    return ""


def round_fault(state: RiseState, stage: Stage) -> str:
    """Rounds without a trophy are counted, and too many of them end the game (RNF-F-3)."""
    course = state.course
    is_over = not state.agenda.table
    done = course.round - (1 if stage.in_round else 0)
    if stage.sets_up and (course.round or course.quiet):
        return f"round: {course.round} while the game is being set up (RNF-STA-2)"
    if done < 0:
        return "round: 0 in the middle of a round (RNF-RND-1)"
    earlier = state.trophies_won() - course.won
    if earlier and done == 0 and min([state.box.pieces[kind] for kind in STARTERS]) > 1:
        return f"trophies: {earlier} before the first round (RNF-TRO-1)"
    limit = int(state.options["quiet-rounds"])
    most = min(max(0, done - 1) if earlier else done, done if is_over else limit - 1)
    if course.quiet > most:
        return f"quiet: {course.quiet} rounds without a trophy, where {most} are possible (RNF-F-3)"
    if not is_over and earlier == 0 and course.quiet != done:
        return f"quiet: {course.quiet}, and all {done} rounds before were without a trophy (RNF-F-3)"
    return ""


def extinct_fault(state: RiseState) -> str:
    """The extinct have nothing and do nothing; only after phase C may the first player be one (RNF-A-3, RNF-A-5)."""
    course = state.course
    for seat, moment in enumerate(course.died):
        letter = SEATS[seat]
        if moment == 0:
            continue
        if moment > 1 and moment - 1 not in course.died:
            return f"extinct.{letter}: at moment {moment}, and nobody was at {moment - 1} (RNF-A-5)"
        if sum(state.pieces.counts[seat * kinds.KINDS : seat * kinds.KINDS + kinds.KINDS]):
            return f"pieces.{letter}: {letter} is extinct (RNF-A-3)"
        if sum(state.realms.goods[seat * 3 : seat * 3 + 3]):
            return f"goods.{letter}: {letter} is extinct (RNF-A-3)"
        if course.chosen[seat] >= 0 or course.played[seat] >= 0 or course.giving[seat]:
            return f"played.{letter}: {letter} is extinct, and plays no card (RNF-A-5)"
        if course.round == 0:
            return f"extinct.{letter}: nobody is before the first round (RNF-A-3)"
        if seat == course.first and is_ahead(state, steps.REVEAL_DECLINE):
            return f"first: {letter} is extinct, and the token has gone on (RNF-A-5)"
    return ""


# ---------------------------------------------------------------- cards


def card_fault(state: RiseState, stage: Stage) -> str:
    """A card is active only with a piece of its type in the World, and in reserve only without (RNF-CAR-1)."""
    for at, where in enumerate(state.realms.cards):
        kind, count = at % kinds.KINDS, state.pieces.counts[at]
        field = f"cards.{SEATS[at // kinds.KINDS]}.{kinds.PIECES[kind]}"
        if stage.sets_up:
            if where != stage.card(kind, 0, -1):
                return f"{field}: {kinds.CARD_STATES[where]} is not where it starts (RNF-STA-1)"
        elif where in (kinds.HAND, kinds.DISCARD) and not count:
            return f"{field}: in {kinds.CARD_STATES[where]} without a {kinds.PIECES[kind]} in the World (RNF-CAR-1)"
        elif where == kinds.RESERVE and count:
            return f"{field}: in reserve with a {kinds.PIECES[kind]} in the World (RNF-CAR-3)"
    earlier = state.trophies_won()
    if is_ahead(state, steps.REVEAL_DECLINE):
        earlier -= state.course.won
    for seat in range(state.seats):
        found = declined(state, seat)
        if len(found) > earlier:
            field = f"cards.{SEATS[seat]}.{kinds.PIECES[found[-1]]}"
            return f"{field}: declined cards ({len(found)}) outnumber the trophies won before ({earlier}) (RNF-C-1)"
    return ""


def secret_fault(state: RiseState) -> str:
    """Cards lie face down only in phases A and C, and they are one's own to lay (RNF-A-1, RNF-C-1)."""
    course = state.course
    for seat in range(state.seats):
        letter, chosen = SEATS[seat], course.chosen[seat]
        if chosen >= 0 and not is_ahead(state, steps.REVEAL):
            return f"chosen.{letter}: cards lie face down only until they are revealed (RNF-A-1)"
        if chosen >= 0 and chosen not in hand_of(state, seat):
            return f"chosen.{letter}: {kinds.PIECES[chosen]} is not in hand (RNF-A-1)"
        giving = [kind for kind in range(kinds.KINDS) if course.giving[seat] >> kind & 1]
        if giving and top_of(state) != steps.REVEAL_DECLINE:
            return f"giving.{letter}: cards are given up only in phase C (RNF-C-1)"
        for kind in giving:
            if kind not in active_cards(state, seat):
                return f"giving.{letter}: {kinds.PIECES[kind]} is neither in hand nor in the discard (RNF-C-1)"
    return ""


def played_fault(state: RiseState, stage: Stage) -> str:
    """From the reveal on all living have played a card; it can be in decline only after phase C (RNF-A-1, RNF-C-3)."""
    course = state.course
    has_played = stage.in_round and not is_ahead(state, steps.REVEAL)
    for seat in state.living():
        letter, kind = SEATS[seat], course.played[seat]
        if kind < 0 and has_played:
            return f"played.{letter}: everybody has played a card this round (RNF-A-1)"
        if kind >= 0 and (stage.sets_up or is_ahead(state, steps.REVEAL)):
            return f"played.{letter}: nobody has played a card yet (RNF-A-1)"
        if kind >= 0 and is_ahead(state, steps.REVEAL_DECLINE) and kind in declined(state, seat):
            return f"played.{letter}: {kinds.PIECES[kind]} is in decline (RNF-C-3)"
    return ""


def acted_fault(state: RiseState) -> str:
    """Pieces have acted only in a turn under way, and they are those of its card (RNF-B-1)."""
    acted = state.course.acted
    if not acted:
        return ""
    for seat, stack in enumerate(state.agenda.asked):
        if stack and verb_of(stack[-1]) == steps.TURN:
            kind = min(first(stack[-1]), kinds.KINDS - 1)
            for cell in acted:
                if not acts_here(state, seat, kind, cell):
                    return f"acted: {SEATS[seat]} has no {kinds.PIECES[kind]} on hex {cell + 1} (RNF-B-1)"
            return "" if acted == sorted(set(acted)) else "acted: each hex once, in ascending order (RNF-B-1)"
    return "acted: nobody has a turn (RNF-B-1)"


def start_fault(state: RiseState, stage: Stage) -> str:
    """Starting pieces come one by one, three times round (RNF-STA-1, RNF-STA-2)."""
    if not stage.sets_up:
        return ""
    table, seats = state.agenda.table, state.seats
    turns = first(table[-1]) if top_of(state) == steps.START_PIECES else 0
    for seat in range(seats):
        counts = state.pieces.counts[seat * kinds.KINDS : seat * kinds.KINDS + kinds.KINDS]
        for kind, count in enumerate(counts):
            if count > (1 if kind in STARTERS else 0):
                return (
                    f"pieces.{SEATS[seat]}.{kinds.PIECES[kind]}: {count} are not among the starting pieces (RNF-STA-1)"
                )
        due = len([turn for turn in range(turns) if (state.course.first + turn) % seats == seat])
        if state.agenda.asked[seat] and top_of(state) == steps.START_PIECES:
            due -= 1
        if sum(counts) != due:
            return f"pieces.{SEATS[seat]}: {sum(counts)} stand there, where {due} have been placed (RNF-STA-2)"
    return ""
