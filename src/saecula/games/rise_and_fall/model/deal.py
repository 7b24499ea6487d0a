"""Full states that agree with a view of Rise & Fall: cards that others have laid face down are guessed."""

from random import Random

from saecula.games.rise_and_fall.model.kinds import CARD_STATES, GOODS, PIECES, TERRAINS
from saecula.games.rise_and_fall.model.view import RealmView, RiseView


def deal(view: RiseView, rng: Random) -> dict[str, object]:
    """The dump of a full state that agrees with a view."""
    return {
        "seats": view.seats,
        "options": view.options,
        "agenda": view.frames.dump(),
        "site": _site(view),
        "pieces": _pieces(view),
        "realms": {
            "goods": [realm.goods[good] for realm in view.realms for good in GOODS],
            "bank": [view.bank[good] for good in GOODS],
            "cards": [CARD_STATES.index(realm.cards[piece]) for realm in view.realms for piece in PIECES],
        },
        "course": _course(view, rng),
    }


def _course(view: RiseView, rng: Random) -> dict[str, object]:
    return {
        "first": view.first,
        "round": view.round,
        "quiet": view.quiet,
        "won": view.won,
        "trophies": [-1 if won is None else won for won in view.trophies.values()],
        "chosen": [_chosen(view, seat, rng) for seat in range(view.seats)],
        "played": [-1 if realm.played is None else PIECES.index(realm.played) for realm in view.realms],
        "giving": [_giving(view, seat, rng) for seat in range(view.seats)],
        "died": [realm.died for realm in view.realms],
        "acted": [int(name) - 1 for name in view.acted],
        "now": view.now,
        "ends": view.ends,
    }


def _site(view: RiseView) -> dict[str, object]:
    world = view.world
    return {
        "builder": world.builder,
        "placed": world.placed,
        "tiles": {"q": [tile.q for tile in world.sea], "r": [tile.r for tile in world.sea]},
        "layer": TERRAINS.index(world.layer),
        "laid": [(int(tile.hex) - 1) * 4 + int(tile.turned) for tile in world.tiles],
        "hexes": {"q": [shown.q for shown in world.hexes], "r": [shown.r for shown in world.hexes]},
        "level": [TERRAINS.index(shown.terrain) for shown in world.hexes],
        "finished": world.finished,
    }


def _pieces(view: RiseView) -> dict[str, object]:
    main, guest = [], []
    for shown in view.world.hexes:
        pieces = shown.pieces
        main.append(1 + pieces[0].seat * len(PIECES) + PIECES.index(pieces[0].piece) if pieces else 0)
        guest.append(1 + pieces[1].seat if len(pieces) > 1 else 0)
    return {"main": main, "guest": guest}


def _in_states(realm: RealmView, states: tuple[str, ...]) -> list[int]:
    return [kind for kind, piece in enumerate(PIECES) if realm.cards[piece] in states]


def _chosen(view: RiseView, seat: int, rng: Random) -> int:
    """The card a seat has chosen, -1 for none: the viewer's own is known, for another seat any card in its hand."""
    realm = view.realms[seat]
    if seat == view.seat:
        return -1 if view.chosen is None else PIECES.index(view.chosen)
    return rng.choice(_in_states(realm, ("hand",))) if realm.has_chosen else -1


def _giving(view: RiseView, seat: int, rng: Random) -> int:
    """The cards a seat gives up, as bits: the viewer's own are known, for another seat any of its active ones."""
    realm = view.realms[seat]
    if seat == view.seat:
        return sum(1 << PIECES.index(piece) for piece in view.giving)
    active = _in_states(realm, ("hand", "discard"))
    return sum(1 << kind for kind in rng.sample(active, realm.given))
