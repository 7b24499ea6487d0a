"""Positions of Rise & Fall in the words of the game: the fields, and how they are read.

What follows from the rest may be left out; stage.py works it out. writing.py writes positions, and
docs/positions.md says what each field means.
"""

from collections.abc import Mapping, Sequence

import msgspec

from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.grid import cells_of_rows
from saecula.games.rise_and_fall.model.kinds import CARD_STATES, GOODS, KINDS, MERCHANT, PIECES, TERRAINS, TOWN
from saecula.games.rise_and_fall.model.pieces import kind_of
from saecula.games.rise_and_fall.model.state import Site
from saecula.games.rise_and_fall.position.openings import CARD, OPENINGS, TERRAIN, steps_ahead
from saecula.games.rise_and_fall.position.stage import Stage, default_corner
from saecula.kernel.meta import Options
from saecula.kernel.record import SEATS
from saecula.parts.wording import Numbers, OneOf, by_seat, read_fields, seat_of, told_twice, wrong

GOOD = OneOf("good", GOODS)
WHERE = OneOf("place of a card", CARD_STATES)


class Clock(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Game time in milliseconds, and when the last countdown ends or ended."""

    now: int = 0
    ends: int | None = None


class Words(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of a position."""

    world: str | list[str] = []
    corner: tuple[int, int] | None = None
    sea: list[tuple[int, int]] = []
    layer: str = TERRAINS[0]
    tiles: list[str] = []
    builder: str = SEATS[0]
    placed: int | None = None
    pieces: dict[str, dict[str, list[int]]] = {}
    goods: dict[str, dict[str, int]] = {}
    cards: dict[str, dict[str, str]] = {}
    trophies: dict[str, str] = {}
    won: int = 0
    first: str = SEATS[0]
    round: int | None = None
    quiet: int | None = None
    chosen: dict[str, str] = {}
    played: dict[str, str] = {}
    giving: dict[str, list[str]] = {}
    extinct: dict[str, int] = {}
    acted: list[int] = []
    clock: Clock | None = None
    at: str = ""
    turn: str = ""
    open: dict[str, list[str]] | None = None


def dump_of(words: dict[str, object], seats: int, options: Options, box: Box) -> dict[str, object]:
    """The dump that the words of a position describe."""
    told = read_fields(words, Words)
    if seats not in box.sea_tiles:
        raise wrong("seats", f"there is no game of {seats}")
    agenda = OPENINGS.read(_opened(told, seats), seats)
    frames = msgspec.convert([agenda["table"], *msgspec.convert(agenda["asked"], list[list[int]])], list[list[int]])
    stage = Stage([frame for stack in frames for frame in stack])
    site, cells = _site(told, seats, box)
    main, guest = _pieces(told.pieces, seats, len(cells))
    goods = _goods(told.goods, seats)
    bank = [whole - sum(goods[good::3]) for good, whole in enumerate(box.bank[seats])]
    played = _kinds(told.played, seats, "played")
    placed = stage.placed(box, seats, site) if told.placed is None else told.placed
    return {
        "seats": seats,
        "options": dict(options),
        "agenda": agenda,
        "site": {
            "builder": seat_of(told.builder, seats, "builder"),
            "placed": placed,
            "tiles": {"q": site.q, "r": site.r},
            "layer": site.layer,
            "laid": site.laid,
            "hexes": {"q": [q for q, _ in cells], "r": [r for _, r in cells]},
            "level": site.level,
            "finished": bool(cells) and not stage.is_making,
        },
        "pieces": {"main": main, "guest": guest},
        "realms": {"goods": goods, "bank": bank, "cards": _places(told, stage, main, guest, played)},
        "course": _course(told, stage, seats, played, len(cells)),
    }


def _opened(told: Words, seats: int) -> Mapping[str, Sequence[str]]:
    """The open decisions, or the steps that a short name stands for."""
    if told.open is not None:
        if told.at or told.turn:
            raise told_twice("at" if told.at else "turn")
        return told.open
    at = told.at or _beginning(told)
    if told.turn and at != "turn":
        raise wrong("turn", f"nobody has a turn at {at!r}")
    asked = 0
    if told.turn:
        asked = (seat_of(told.turn, seats, "turn") - seat_of(told.first, seats, "first")) % seats
    return {"table": steps_ahead(at, asked)}


def _beginning(told: Words) -> str:
    if told.turn or told.played:
        return "turn"
    return "round" if told.world else "first"


def _site(told: Words, seats: int, box: Box) -> tuple[Site, list[tuple[int, int]]]:
    """The World, but not who builds it, and its hexes in reading order."""
    site = Site()
    site.q, site.r = [q for q, _ in told.sea], [r for _, r in told.sea]
    site.layer = TERRAIN.read(told.layer, "layer")
    cells, site.level = cells_of_rows(_rows(told.world, seats, box))
    if any(not -500 < at < 500 for at in (*site.q, *site.r)):
        raise wrong("sea", "the World lies too far away")
    west, top = told.corner or default_corner(box, seats, site)
    cells = [(q + west, r + top) for q, r in cells]
    site.laid = [_tile(text, len(cells)) for text in told.tiles]
    return site, cells


def _rows(world: str | list[str], seats: int, box: Box) -> str:
    """The World as rows of levels, whether drawn or from the library."""
    if isinstance(world, str):
        library = [f"library {number}" for number in range(len(box.worlds[seats]))]
        return box.worlds[seats][OneOf("World", library).read(world, "world")]
    rows = [row.replace(" ", "") for row in world]
    for number, row in enumerate(rows, 1):
        strange = set(row) - set("01234.")
        if strange:
            raise wrong("world", f"row {number}: {min(strange)!r} is no level from 0 (sea) to 4 (glacier), nor a dot")
    return "\n".join(rows)


def _tile(text: str, size: int) -> int:
    hexagon, _, turned = text.partition(" ")
    return (Numbers(1, max(1, size)).read(hexagon, "tiles") - 1) * 4 + Numbers(0, 3).read(turned, "tiles")


def _cell(hexagon: int, size: int, where: str) -> int:
    if not 1 <= hexagon <= size:
        raise wrong(where, f"there is no hex {hexagon} in a World of {size}")
    return hexagon - 1


def _pieces(pieces: dict[str, dict[str, list[int]]], seats: int, size: int) -> tuple[list[int], list[int]]:
    """What stands on every hex; towns first, so that merchants find them."""
    main, guest = [0] * size, [0] * size
    standing = []
    for letter, kinds in pieces.items():
        seat = seat_of(letter, seats, "pieces")
        for name, hexes in kinds.items():
            kind = OneOf("piece", PIECES).read(name, f"pieces.{letter}")
            standing.append((kind != TOWN, seat, kind, f"pieces.{letter}.{name}", hexes))
    for _, seat, kind, where, hexes in sorted(standing):
        for hexagon in hexes:
            cell = _cell(hexagon, size, where)
            if not main[cell]:
                main[cell] = 1 + seat * KINDS + kind
            elif kind == MERCHANT and kind_of(main[cell]) == TOWN and not guest[cell]:
                guest[cell] = 1 + seat
            else:
                raise wrong(where, f"on hex {hexagon} stands a piece; only a merchant stands on a town (RNF-STK-1)")
    return main, guest


def _goods(goods: dict[str, dict[str, int]], seats: int) -> list[int]:
    found = [0] * (3 * seats)
    for letter, held in goods.items():
        seat = seat_of(letter, seats, "goods")
        for name, amount in held.items():
            found[seat * 3 + GOOD.read(name, f"goods.{letter}")] = amount
    return found


def _kinds(named: dict[str, str], seats: int, where: str) -> list[int]:
    found = [-1] * seats
    for letter, name in named.items():
        found[seat_of(letter, seats, where)] = CARD.read(name, f"{where}.{letter}")
    return found


def _places(told: Words, stage: Stage, main: list[int], guest: list[int], played: list[int]) -> list[int]:
    """Where every card is."""
    seats = len(played)
    standing = [piece - 1 for piece in main if piece] + [(seat - 1) * KINDS + MERCHANT for seat in guest if seat]
    counts = [standing.count(at) for at in range(seats * KINDS)]
    found = [stage.card(at % KINDS, count, played[at // KINDS]) for at, count in enumerate(counts)]
    for letter, cards in told.cards.items():
        seat = seat_of(letter, seats, "cards")
        for name, where in cards.items():
            kind = CARD.read(name, f"cards.{letter}")
            found[seat * KINDS + kind] = WHERE.read(where, f"cards.{letter}.{name}")
    return found


def _course(told: Words, stage: Stage, seats: int, played: list[int], size: int) -> dict[str, object]:
    trophies = [-1] * KINDS
    for name, letter in told.trophies.items():
        trophies[CARD.read(name, "trophies")] = seat_of(letter, seats, f"trophies.{name}")
    giving = {
        letter: sum({1 << CARD.read(name, f"giving.{letter}") for name in names})
        for letter, names in told.giving.items()
    }
    earlier = len(told.trophies) - told.won
    quiet = stage.quiet(told.round, earlier) if told.quiet is None else told.quiet
    rounds = stage.round(quiet, max(0, earlier)) if told.round is None else told.round
    clock = told.clock or Clock()
    return {
        "first": seat_of(told.first, seats, "first"),
        "round": rounds,
        "quiet": quiet,
        "won": told.won,
        "trophies": trophies,
        "chosen": _kinds(told.chosen, seats, "chosen"),
        "played": played,
        "giving": by_seat(giving, seats, 0, "giving"),
        "died": by_seat(told.extinct, seats, 0, "extinct"),
        "acted": [_cell(hexagon, size, "acted") for hexagon in told.acted],
        "now": clock.now,
        "ends": stage.ends(clock.now) if clock.ends is None else clock.ends,
    }
