"""Whether the pieces and goods of a position are possible: where pieces stand, and how much there is of everything."""

from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.pieces import kind_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.position.stage import Stage
from saecula.games.rise_and_fall.rules.round.actions import acts_here
from saecula.kernel.codes import first, verb_of
from saecula.kernel.record import SEATS


def stands_well(level: int, kind: int) -> bool:
    """Whether a kind of piece can stand on a level; temples are built only on plain and mountain (RNF-NOM-4)."""
    if kind == kinds.SHIP:
        return level == kinds.SEA
    if kind == kinds.MOUNTAINEER:
        return level > kinds.SEA
    return kinds.SEA < level < kinds.GLACIER and not (kind == kinds.TEMPLE and level == kinds.FOREST)


def piece_fault(state: RiseState) -> str:
    """Pieces stand where they can, and there are no more of them than in the box (RNF-COM-1, RNF-STA-3, RNF-STK-1)."""
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


def acted_fault(state: RiseState) -> str:
    """Pieces have acted only in a turn under way, and they are of the kind of its card (RNF-B-1)."""
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


def goods_fault(state: RiseState, stage: Stage) -> str:
    """Treasuries and the bank together hold just what is in the box (RNF-COM-2, RNF-COM-6, RNF-B-5)."""
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
