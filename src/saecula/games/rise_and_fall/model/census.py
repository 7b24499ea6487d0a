"""What a game of Rise & Fall never gains or loses: pieces, cards, gold, wood, stone, trophies (RNF-COM)."""

from saecula.games.rise_and_fall.model.kinds import GOODS, KINDS, MERCHANT, PIECES
from saecula.games.rise_and_fall.model.pieces import kind_of, seat_of
from saecula.games.rise_and_fall.model.state import RiseState


def count_all(state: RiseState) -> dict[str, int]:
    """How many there are of each, wherever they are."""
    found = {good: state.realms.bank[at] for at, good in enumerate(GOODS)}
    for seat in range(state.seats):
        for at, good in enumerate(GOODS):
            found[good] += state.realms.goods[seat * 3 + at]
        for kind, name in enumerate(PIECES):
            found[f"{name} {seat}"] = state.box.pieces[kind] - state.pieces.counts[seat * KINDS + kind]
    standing = count_pieces(state)
    for seat in range(state.seats):
        for kind, name in enumerate(PIECES):
            found[f"{name} {seat}"] += standing[seat * KINDS + kind]
    found["cards"] = len(state.realms.cards)
    found["trophies"] = len(state.course.trophies)
    return found


def count_pieces(state: RiseState) -> list[int]:
    """The pieces that stand in the World, by seat and kind."""
    found = [0] * (state.seats * KINDS)
    for piece in state.pieces.main:
        if piece:
            found[seat_of(piece) * KINDS + kind_of(piece)] += 1
    for guest in state.pieces.guest:
        if guest:
            found[(guest - 1) * KINDS + MERCHANT] += 1
    return found
