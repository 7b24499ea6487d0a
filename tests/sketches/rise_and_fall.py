"""A sketch of Rise & Fall: only what asks most of the contract, on a strip of seven hexes.

Tiles of two hexes are laid first, with room made by moving tiles. Then every round all choose a card in secret, with or
without "three seconds", and their pieces act: nomads move, temples convert any piece next to them, so that somebody is
soon extinct.
"""

from itertools import combinations
from random import Random
from typing import Annotated

import msgspec

from saecula.kernel.codes import CHANCE, Log, first, millis, pack, second, verb_of
from saecula.kernel.meta import Option, Options
from saecula.kernel.moves import Domain, Hidden, Move, Numbers
from saecula.kernel.steps import Run, Step, Time
from saecula.kernel.views import View
from tests.sketches.toy import Choice, Lot, Toy, ToyState, ToyView, event, move

HEXES, TILES, ROUNDS, SECONDS = 7, 3, 6, 3000
NOMAD, TEMPLE = 0, 1
LAYING, ROUND, REVEAL, TURN, RECYCLE, COUNTDOWN, RANDOM_CARD, LAY, LIFT, CHOOSE, ACT = range(11)
LAY_TILE, LIFT_TILE, PLAY_CARD, MOVE_PIECE, CONVERT, END_TURN, TICK = range(7)
TILE_LAID, TILE_LIFTED, CHOSEN, REVEALED, CONVERTED, EXTINCT, TIME_RAN, TIME_STOPPED = range(8)

Hex = Annotated[str, Domain("hex")]
Card = Annotated[str, Domain("card")]
DOMAINS = {"hex": list("abcdefg"), "card": ["nomad", "temple"], "millisecond": Numbers(1_000_000)}


MOVES = {
    LAY_TILE: move("LayTile", hex=Hex),
    LIFT_TILE: move("LiftTile", hex=Hex),
    PLAY_CARD: move("PlayCard", card=Card),
    MOVE_PIECE: move("MovePiece", start=Hex, end=Hex),
    CONVERT: move("Convert", temple=Hex, target=Hex),
    END_TURN: move("EndTurn"),
    TICK: move("Tick", millisecond=Annotated[str, Domain("millisecond")]),
}
EVENTS = {
    TILE_LAID: event("TileLaid", seat=int, hex=Hex),
    TILE_LIFTED: event("TileLifted", seat=int, hex=Hex),
    CHOSEN: event("CardChosen", seat=int),
    REVEALED: event("CardRevealed", seat=int, card=Card, reveals=True),
    CONVERTED: event("Converted", seat=int, hex=Hex),
    EXTINCT: event("Extinct", seat=int),
    TIME_RAN: event("CountdownBegan", seat=int, until=int),
    TIME_STOPPED: event("CountdownStopped", at=int),
}


class Piece(msgspec.Struct):
    """Whether it has acted this round belongs to the piece: a conversion changes the owner alone."""

    seat: int
    kind: int
    acted: bool = False


class World(msgspec.Struct, kw_only=True):
    """What everybody sees. A chosen card stays in hand until the reveal, so hand sizes tell nothing (RNF-CAR-6)."""

    tiles: list[int]
    lifted: list[int]
    pieces: list[Piece | None]
    hands: list[list[int]]
    discards: list[list[int]]
    reserves: list[list[int]]
    died: list[int]
    round: int = 0
    now: int = 0
    ends: int = 0


class Tribes(World, kw_only=True):
    """The face-down choices are the only secret."""

    chosen: list[int]


T = ToyState[Tribes]


def places(tiles: list[int]) -> list[int]:
    """Where a tile of two hexes fits."""
    return [at for at in range(HEXES - 1) if not {at - 1, at, at + 1} & set(tiles)]


def fits(tiles: list[int], more: int) -> bool:
    """Whether so many more tiles can be laid: an exact search, small as the layers are."""
    return more == 0 or any(fits([*tiles, at], more - 1) for at in places(tiles))


def to_lift(tiles: list[int], lifted: list[int]) -> list[int]:
    """Tiles that belong to a smallest set whose moving makes room, in ascending order (RNF-WOR-11)."""
    for size in range(len(tiles) + 1):
        sets = [s for s in combinations(tiles, size) if fits([t for t in tiles if t not in s], size + len(lifted) + 1)]
        if sets:
            return sorted({tile for s in sets for tile in s if tile > max(lifted, default=-1)})
    raise AssertionError("the layer is larger than the world")


def has_type(facts: Tribes, seat: int, kind: int) -> bool:
    return any(p is not None and p.seat == seat and p.kind == kind for p in facts.pieces)


def mend_cards(facts: Tribes) -> None:
    """The card of a type without pieces leaves, that of a new type comes to hand, at once (RNF-CAR-2, RNF-CAR-3)."""
    for seat, hand in enumerate(facts.hands):
        for kind in (NOMAD, TEMPLE):
            there, reserve = has_type(facts, seat, kind), facts.reserves[seat]
            active = next((cards for cards in (hand, facts.discards[seat]) if kind in cards), None)
            if active is not None and not there:
                active.remove(kind)
                reserve.append(kind)
            if active is None and there:
                reserve.remove(kind)
                hand[:] = sorted([*hand, kind])


class Laying(Run[T]):
    """Tiles go round one by one; who finds no room makes it first (RNF-WOR-4)."""

    def run(self, state: T, frame: int, log: Log) -> None:
        done = first(frame)
        if done == TILES:
            state.agenda.next(ROUND)
            return
        state.agenda.next(LAYING, done + 1)
        state.agenda.ask(done % state.seats, LAY if places(state.facts.tiles) else LIFT)


class Lift(Choice[Tribes]):
    """Take up a tile of a smallest set; as soon as all fits, lay what was taken up, then the own tile."""

    refused = ((LIFT_TILE, "RNF-WOR-11", "rnf-not-in-a-smallest-set"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(LIFT_TILE, tile) for tile in to_lift(state.facts.tiles, state.facts.lifted)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts = state.facts
        facts.tiles.remove(first(code))
        facts.lifted.append(first(code))
        log.note(TILE_LIFTED, seat, first(code))
        state.agenda.again(seat, LAY if fits(facts.tiles, len(facts.lifted) + 1) else LIFT)


class Lay(Choice[Tribes]):
    """Lay a tile where all that must still be laid keeps its room."""

    refused = ((LAY_TILE, "RNF-WOR-3", "rnf-no-room"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        tiles, rest = state.facts.tiles, len(state.facts.lifted)
        return [pack(LAY_TILE, at) for at in places(tiles) if fits([*tiles, at], rest)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts = state.facts
        facts.tiles = sorted([*facts.tiles, first(code)])
        log.note(TILE_LAID, seat, first(code))
        if facts.lifted:
            facts.lifted.pop()
            state.agenda.again(seat, LAY)
        else:
            state.agenda.answered(seat)


class Round(Run[T]):
    """Who has no card is extinct; all others choose at the same time: one frame for each (RNF-A-1, RNF-A-3)."""

    def run(self, state: T, frame: int, log: Log) -> None:
        facts = state.facts
        for seat in range(state.seats):
            if not facts.died[seat] and not facts.hands[seat]:
                facts.died[seat] = facts.round + 1
                facts.pieces = [None if p is not None and p.seat == seat else p for p in facts.pieces]
                log.note(EXTINCT, seat)
        alive = [seat for seat in range(state.seats) if not facts.died[seat]]
        if len(alive) < 2 or facts.round == ROUNDS:
            return
        facts.round += 1
        state.agenda.next(REVEAL)
        for seat in alive:
            state.agenda.ask(seat, CHOOSE)


class Choose(Choice[Tribes]):
    """Choose a card; the last but one starts the countdown, which asks CLOCK and so locks all choices (RNF-A-2)."""

    refused = ((PLAY_CARD, "RNF-A-1", "rnf-card-not-in-hand"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(PLAY_CARD, card) for card in state.facts.hands[seat]]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts = state.facts
        facts.chosen[seat] = first(code)
        state.agenda.answered(seat)
        log.note(CHOSEN, seat)
        late = [other for other in range(state.seats) if state.agenda.asked[other]]
        if state.options["seconds"] == "three" and len(late) == 1:
            facts.ends = facts.now + SECONDS
            state.agenda.next(COUNTDOWN, late[0])
            log.note(TIME_RAN, late[0], facts.ends)


class Countdown(Time[T]):
    """Three seconds for the last one, then a random card of his; it stops by itself when he has chosen."""

    def now(self, state: T) -> int:
        return state.facts.now

    def deadline(self, state: T, frame: int) -> int:
        return state.facts.ends

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.facts.now = millis(code)
        if state.facts.now == state.facts.ends:
            state.agenda.answered(first(frame))
            state.agenda.table.pop()
            state.agenda.next(RANDOM_CARD, first(frame))

    def lapsed(self, state: T, seat: int, frame: int, log: Log) -> bool:
        if state.agenda.asked[first(frame)]:
            return False
        log.note(TIME_STOPPED, state.facts.now)
        return True


class RandomCard(Lot[Tribes]):
    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(PLAY_CARD, card) for card in state.facts.hands[first(frame)]]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.table.pop()
        state.facts.chosen[first(frame)] = first(code)


class Reveal(Run[T]):
    """Only now the cards leave the hands."""

    def run(self, state: T, frame: int, log: Log) -> None:
        facts = state.facts
        state.agenda.next(ROUND)
        state.agenda.next(RECYCLE)
        for seat in reversed(range(state.seats)):
            if facts.chosen[seat] >= 0:
                facts.hands[seat].remove(facts.chosen[seat])
                facts.discards[seat].append(facts.chosen[seat])
                log.note(REVEALED, seat, facts.chosen[seat])
                state.agenda.next(TURN, seat, facts.chosen[seat])
                facts.chosen[seat] = -1
        for piece in facts.pieces:
            if piece is not None:
                piece.acted = False


class Turn(Run[T]):
    """Who has no piece of his card's type left when his turn comes passes (RNF-B-3)."""

    def run(self, state: T, frame: int, log: Log) -> None:
        if has_type(state.facts, first(frame), second(frame)):
            state.agenda.ask(first(frame), ACT, second(frame))


class Act(Choice[Tribes]):
    """Pieces of the card's type act one by one, each once (RNF-B-1)."""

    refused = (
        (MOVE_PIECE, "RNF-B-2", "rnf-no-such-action"),
        (CONVERT, "RNF-B-2", "rnf-no-such-action"),
    )

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        pieces = state.facts.pieces
        found = []
        for at, piece in enumerate(pieces):
            if piece is None or piece.seat != seat or piece.kind != first(frame) or piece.acted:
                continue
            for to in (at - 1, at + 1):
                target = pieces[to] if 0 <= to < HEXES else piece
                if piece.kind == NOMAD and target is None:
                    found.append(pack(MOVE_PIECE, at, to))
                if piece.kind == TEMPLE and target is not None and target.seat != seat:
                    found.append(pack(CONVERT, at, to))
        return [*found, pack(END_TURN)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        pieces, at, to = state.facts.pieces, first(code), second(code)
        if verb_of(code) == END_TURN:
            state.agenda.answered(seat)
            return
        actor = pieces[at]
        assert actor is not None
        actor.acted = True
        if verb_of(code) == MOVE_PIECE:
            pieces[at], pieces[to] = None, actor
        else:
            target = pieces[to]
            assert target is not None
            target.seat = seat
            log.note(CONVERTED, seat, to)
            mend_cards(state.facts)
        state.agenda.again(seat, ACT, first(frame))


class Recycle(Run[T]):
    def run(self, state: T, frame: int, log: Log) -> None:
        facts = state.facts
        for seat in range(state.seats):
            if not facts.hands[seat]:
                facts.hands[seat], facts.discards[seat] = sorted(facts.discards[seat]), []


STEPS: dict[int, Step[T]] = {
    LAYING: Laying(),
    ROUND: Round(),
    REVEAL: Reveal(),
    TURN: Turn(),
    RECYCLE: Recycle(),
    COUNTDOWN: Countdown(TICK),
    RANDOM_CARD: RandomCard(),
    LAY: Lay(),
    LIFT: Lift(),
    CHOOSE: Choose(),
    ACT: Act(),
}


class TribesView(ToyView, kw_only=True):
    """The world and one's own choice; that others have chosen is public, as they are no longer asked."""

    world: World
    has_chosen: list[bool]
    chosen: int


class RiseAndFall(Toy[Tribes]):
    def __init__(self) -> None:
        seconds = Option("seconds", ("off", "three"), "off")
        super().__init__("rise-and-fall-sketch", Tribes, (MOVES, EVENTS, DOMAINS), STEPS, (seconds,))

    def setup(self, seats: int, options: Options) -> T:
        row = ((0, NOMAD), (0, TEMPLE), (1, TEMPLE), (1, NOMAD), (2, NOMAD), (2, TEMPLE))[: 2 * seats]
        pieces: list[Piece | None] = [Piece(seat, kind) for seat, kind in row]
        pieces += [None] * (HEXES - len(pieces))
        hands = [[NOMAD, TEMPLE] for _ in range(seats)]
        facts = Tribes(
            tiles=[],
            lifted=[],
            pieces=pieces,
            hands=hands,
            discards=[[] for _ in range(seats)],
            reserves=[[] for _ in range(seats)],
            died=[0] * seats,
            chosen=[-1] * seats,
        )
        return self.fresh(seats, options, facts, LAYING)

    def view(self, state: T, seat: int | None) -> View:
        chosen = state.facts.chosen
        return TribesView(
            **self.frame_of(state, seat),
            world=msgspec.convert(state.copy().facts, World, from_attributes=True),
            has_chosen=[card >= 0 for card in chosen],
            chosen=-1 if seat is None else chosen[seat],
        )

    def resample(self, view: View, rng: Random) -> T:
        assert isinstance(view, TribesView)
        chosen = [rng.choice(hand) if has else -1 for hand, has in zip(view.world.hands, view.has_chosen, strict=True)]
        if view.seat is not None:
            chosen[view.seat] = view.chosen
        return self.again(view, Tribes(**msgspec.structs.asdict(view.world), chosen=chosen)).copy()

    def show(self, state: T, seat: int, code: int, viewer: int | None) -> Move:
        if verb_of(code) == PLAY_CARD and seat not in (CHANCE, viewer):
            return Hidden("play-card")
        return self.book.decode(code)

    def points(self, state: T, seat: int) -> int:
        """Survivors by pieces, the extinct behind them, the later before the earlier (RNF-A-5)."""
        died = state.facts.died[seat]
        return died - ROUNDS - 2 if died else sum(p is not None and p.seat == seat for p in state.facts.pieces)

    def census(self, state: T) -> dict[str, int]:
        facts = state.facts
        return {"cards": sum(map(len, (*facts.hands, *facts.discards, *facts.reserves)))}
