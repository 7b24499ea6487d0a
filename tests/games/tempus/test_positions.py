"""Positions in the words of the game: read as written, refused with a sentence where they cannot be."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any
from unittest import mock

import pytest

from saecula.conformance.choices import without_numbers
from saecula.games.tempus.edges import notation
from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.position.words import Words as PositionWords
from saecula.kernel.codes import Log
from saecula.kernel.errors import BadRecord, SaeculaError
from saecula.play.playout import Tally, random_move
from saecula.play.position import dumped, read_position
from saecula.scenes import scene
from tests.games.kit import guide, numbers
from tests.games.tempus.scene import GAME, cell

Dump = dict[str, Any]
Words = dict[str, Any]
HERE, THERE = cell((0, 0)), cell((1, 0))
GUIDE = guide("Tempus")

LAND = {"grassland": "F6 G6 F7 G7 H7 F8 G8 D7 E7 I7", "mountain": "H8"}
#: B stands on four hexes and is not protected.
FOUR = {"H7": 1, "G8": 1, "F8": 1, "F7": 1}
#: An attack of A on B, before any card.
ATTACK: Words = {
    "turn": "A",
    "tiles": {"A": 2, "B": 3, "C": 3},
    "tokens": {"A": {"G7": 2}, "B": FOUR},
    "hands": {"A": ["weapons/hills"], "B": ["fortifications/hills"]},
    "fight": {"from": "G7", "to": "H7"},
}
FIGHT_TABLE = ["slot A 0 begun", "rounds", "catch-up", "commitments 0", "advance", "end-era"]
A_LAYS = {"table": ["defender-cards", "fight-result", *FIGHT_TABLE], "A": ["attack-cards"]}


def words(**said: object) -> Words:
    """A slot of A with two tokens, and what else is said."""
    return {"land": LAND, "tokens": {"A": {"G7": 2}}, **said}


def opened(*table: str, **asked: str) -> dict[str, list[str]]:
    """Open decisions of the table and of seats."""
    return {"table": list(table), **{seat: [text] for seat, text in asked.items()}}


def fighting(**said: object) -> Words:
    """The attack of A, and what is different."""
    return {"land": LAND, **ATTACK, "open": A_LAYS, **said}


#: What cannot be, and the sentence that says so.
IMPOSSIBLE: list[tuple[Words, str]] = [
    # eras, turns, tiles
    (
        words(eras={"A": "trade", "B": "cities"}),
        "eras: B is in cities and A in trade, but who is behind catches up in every era (TEM-PRO-2)",
    ),
    (
        words(eras={"A": "trade", "B": "roads"}, open=opened("commitments 0", "advance", "end-era")),
        "eras: B is in roads and A in trade, but who is behind catches up in every era (TEM-PRO-2)",
    ),
    (
        words(eras="flight"),
        "eras: the game ends with the era in which somebody advances to flight, and not before (TEM-END-2)",
    ),
    (
        words(at="over", eras="trains"),
        "eras: the game ends with the era in which somebody advances to flight, and not before (TEM-END-2)",
    ),
    (words(at="end"), "eras: at the end of an era somebody has advanced (TEM-PRO-5)"),
    (words(tiles={"A": 4}), "tiles.A: 4 action tiles are left, and start gives 3 (TEM-ERA-2)"),
    (words(at="progress", tiles={"B": 1}), "tiles.B: 1 action tiles are left when none are played (TEM-PRO-1)"),
    (words(tiles={"B": 1}), "open.A: 1 actions are left, and 0 action tiles (TEM-ERA-3)"),
    (words(at="progress", turn="A"), "turn: it is not A's turn when no action tiles are played (TEM-ERA-3)"),
    (words(slots=3), "slots: 3 slots of the round are given out, and it should be 1 (TEM-ERA-3)"),
    (words(round=13), "round: an era has no round 13 (TEM-ERA-3)"),
    (words(delayed=["B"]), "delayed: B has no Government lying open or no action tile left (TEM-CAR-9)"),
    # the map
    (words(placed=9), "placed: 9 map tiles lie, and 8 with 3 players (TEM-SET-5)"),
    (words(drawn="T01"), "drawn: no map tile is drawn when the map is finished (TEM-SET-5)"),
    (words(stack=["T01"]), "stack: there are 9 map tiles, not 12 (TEM-COM-1)"),
    ({"at": "map", "land": {"hills": "G7"}}, "land: 1 hexes are not those of 0 map tiles (TEM-COM-1)"),
    ({"land": {"hills": "G7", "forest": "G7"}}, "land.forest: G7 is hills already"),
    ({"land": {"hills": "G7 A1"}}, "land: no map tile reaches A1 (TEM-SET-4)"),
    ({"land": {"hills": "M11 M12"}}, "land: no map tile reaches M12 (TEM-SET-4)"),
    ({"map": ["T01 A1"]}, "map: 'T01 A1' lies on another map tile or not wholly on the board (TEM-SET-4)"),
    ({"map": ["T01 G7", "T02 H7"]}, "map: 'T02 H7' lies on another map tile or not wholly on the board (TEM-SET-4)"),
    ({"map": ["T01 G7", "T02 B2"]}, "map: 'T02 B2' touches no map tile before it (TEM-SET-3)"),
    ({"map": ["T01 G7", "T01 J7"]}, "map: 'T01 J7': there is one map tile T01 only (TEM-COM-1)"),
    ({"map": ["T01 G7"], "land": LAND}, "map: either the map tiles or the land, not both"),
    ({"map": ["T01"]}, "map: 'T01' is not a map tile, the hex of its centre and how often it is turned"),
    # tokens and cities
    (words(tokens={"A": {"G7": 3}}), "tokens.A.G7: 3 tokens stand where the limit is 2 (TEM-MOV-5)"),
    (
        words(tokens={"A": {"G7": 4}}, sanitation={"G7": 1}),
        "tokens.A.G7: 4 tokens stand where the limit is 3 (TEM-MOV-5)",
    ),
    (words(sanitation={"G7": 1}), "sanitation.G7: 2 tokens need no allowance of 1 (TEM-CAR-10)"),
    (words(tokens={"A": {"A1": 1}}), "tokens.A.A1: A1 is water (TEM-MOV-6)"),
    (words(tokens={"A": {"G7": 1}, "B": {"G7": 1}}), "tokens.B.G7: A is there already (TEM-MOV-4)"),
    (words(cities={"A": {"G7": 2}}), "tokens.A.G7: a city stands there (TEM-MOV-3)"),
    (words(cities={"B": {"A1": 2}}), "cities.B.A1: A1 is water (TEM-CIT-3)"),
    (words(cities={"B": {"H8": 2}}), "cities.B.H8: H8 is a mountain (TEM-CIT-3)"),
    (words(cities={"B": {"F6": 2, "G6": 2}}), "cities.B.F6: a city stands beside it on G6 (TEM-CIT-2)"),
    (words(cities={"B": {"F6": 5}}), "cities.B.F6: there is no city of value 5 (TEM-COM-2)"),
    (
        words(cities={"B": {"F6": 4, "D7": 4, "H7": 4}}),
        "cities.B: there are 3 city tiles of value 4, not 2 (TEM-COM-2)",
    ),
    (
        words(tokens={"A": dict.fromkeys(["F6", "G6", "F7", "G7", "H7", "F8", "G8", "D7", "E7"], 2)}),
        "tokens.A: there are 18 tokens, not 16 (TEM-COM-2)",
    ),
    (words(marks={"A1": 1}), "marks.A1: 1 tokens cannot have moved there (TEM-MOV-1)"),
    (
        words(turn="A", tiles={"A": 2}, marks={"G7": 3}, open=opened(*FIGHT_TABLE, A="moving 0")),
        "marks.G7: 3 tokens have moved there, and fewer stand there (TEM-MOV-1)",
    ),
    (
        words(turn="A", tiles={"A": 2}, marks={"G7": 2}, open=opened(*FIGHT_TABLE, A="births 0")),
        "marks.G7: one baby is born on a hex in one action (TEM-BAB-3)",
    ),
    ({"at": "people", "tokens": {"B": {"G7": 2}}}, "tokens.B: 2 tokens are placed, and it should be 0 (TEM-SET-8)"),
    ({"at": "people", "hands": {"A": ["weapons/hills"]}}, "hands.A: nobody starts with cards (TEM-SET-9)"),
    ({"land": LAND, "at": "people", "cities": {"A": {"G7": 2}}}, "cities.A: nobody starts with a city (TEM-SET-8)"),
    # cards
    (words(hands={"A": ["weapon/hills"]}), "hands.A: there is no card 'weapon/hills'; did you mean 'weapons/hills'?"),
    (
        words(hands={"A": ["government/hills"] * 2}),
        "deck: more of government/hills are named than there are, 1 (TEM-COM-3)",
    ),
    (words(deck=[], discards=[]), "deck: there are 0 of education/grassland, not 1 (TEM-COM-3)"),
    (
        words(hands={"A": ["weapons/hills #1"]}),
        "hands.A: a card is from a shuffle that has not happened yet (TEM-IDE-2)",
    ),
    (
        words(
            hands={
                "A": [
                    "weapons/hills",
                    "weapons/forest",
                    "religion/hills",
                    "religion/forest",
                    "medicine/hills",
                    "medicine/forest",
                ]
            }
        ),
        "hands.A: 6 cards are held where the limit is 5 (TEM-IDE-1)",
    ),
    (words(shown={"A": ["weapons/hills"]}), "shown.A: only Government stays before its owner (TEM-CAR-9)"),
    (
        words(at="era", shown={"A": ["government/hills"]}),
        "shown.A: Government is discarded at the end of the era (TEM-CAR-9)",
    ),
    (
        words(laid={"A": ["weapons/hills"]}),
        "laid.A: cards are laid in a fight or for progress alone (TEM-FIG-4, TEM-PRO-3)",
    ),
    (
        fighting(laid={"C": ["religion/hills"]}),
        "laid.C: cards are laid in a fight or for progress alone (TEM-FIG-4, TEM-PRO-3)",
    ),
    # the fight
    (fighting(fight=None), "fight: a fight is to be decided, but there is none (TEM-FIG-3)"),
    (words(fight={"from": "G7", "to": "H7"}), "fight: there is a fight, but none is to be decided (TEM-FIG-3)"),
    (fighting(fight={"from": "D7", "to": "H7"}), "fight.from: whose turn it is has no tokens on D7 (TEM-FIG-1)"),
    (fighting(fight={"from": "G7", "to": "G6"}), "fight.to: no opponent is on G6 (TEM-FIG-1)"),
    (
        fighting(tokens={"A": {"D7": 1}, "B": FOUR}, fight={"from": "D7", "to": "H7"}),
        "fight.to: H7 is not beside D7 (TEM-FIG-1)",
    ),
    (fighting(tokens={"A": {"G7": 2}, "B": {"H7": 1}}), "fight.to: B stands on 3 hexes or fewer (TEM-FIG-2)"),
    (
        fighting(fight={"from": "G7", "to": "H7", "terrain": "hills"}),
        "fight.terrain: H7 does not count as that terrain (TEM-FIG-3)",
    ),
    (fighting(fight={"from": "G7", "to": "A1"}), "fight: the hexes or the terrain are not on the map (TEM-FIG-3)"),
    # open decisions
    (
        words(at="noon"),
        "at: there is no beginning 'noon'; there are first, map, people, era, rounds, slot, progress, end, over",
    ),
    (words(at="slot", open=opened("end-era")), "at: `open` tells already what comes next"),
    (words(open=opened("rounds", "advance")), "open.table: rounds, advance is not how an era goes on (TEM-ERA-1)"),
    (words(open=opened("round")), "open.table: there is no step 'round'; did you mean 'rounds'?"),
    (words(open=opened("slot A 0", *FIGHT_TABLE[1:])), "open.table: 'slot' takes 3 words, not 2"),
    (words(turn="A", open=opened("slot B 0 begun", *FIGHT_TABLE[1:])), "turn: the slot is B's (TEM-ERA-3)"),
    (words(open=opened("slot D 0 begun", *FIGHT_TABLE[1:])), "open.table: slot of a seat that is not there"),
    (
        words(turn="A", open=opened("slot A 4 begun", *FIGHT_TABLE[1:])),
        "open.table: 4 actions are left in the slot, and 3 action tiles (TEM-ERA-3)",
    ),
    (
        words(turn="A", open=opened("cards A 3", "hand-limit A", *FIGHT_TABLE)),
        "open.table: nobody draws 3 cards (TEM-COM-6)",
    ),
    (words(open=opened("commitments 4", "advance", "end-era")), "open.table: commitments has served 4 seats of 3"),
    (
        {"land": {}, "open": opened("deal-tile", "build-map", "people 0", "begin-era")},
        "drawn: a map tile is to be placed, but none was drawn (TEM-SET-3)",
    ),
    (
        {"land": {}, "drawn": "T01", "open": opened("tile-from-stack", "build-map", "people 0", "begin-era")},
        "drawn: a map tile is drawn when the last one lies (TEM-SET-3)",
    ),
    (
        {"land": {}, "open": opened("build-map", "people 0", "begin-era", A="tile-place")},
        "open.A: a map tile is to be placed, but none was drawn (TEM-SET-3)",
    ),
    (
        {"land": {}, "drawn": "T01", "open": opened("build-map", "people 0", "begin-era", B="tile-place")},
        "open.B: tile-place is for another seat",
    ),
    ({"open": opened("people 1", "begin-era", A="start-hex 4")}, "open.A: nobody places 4 more tokens (TEM-SET-8)"),
    (
        words(turn="A", open=opened(*FIGHT_TABLE[1:], A="turn 1 fresh", B="turn 1 fresh")),
        "open.B: A is asked already, and one decides at a time",
    ),
    (words(turn="A", open=opened(*FIGHT_TABLE[1:], B="turn 1 fresh")), "open.B: turn is for another seat"),
    (
        words(turn="A", open=opened(*FIGHT_TABLE[1:], A="turn 2 fresh")),
        "open.A: 2 actions in a slot take a Government that lies open (TEM-CAR-9)",
    ),
    (
        words(turn="A", open=opened(*FIGHT_TABLE[1:], A="turn 0 fresh")),
        "open.A: a slot in which nothing was done has an action left (TEM-ERA-3)",
    ),
    (
        words(turn="A", open=opened(*FIGHT_TABLE[1:], A="moving 1")),
        "open.A: moving is not asked when rounds comes next",
    ),
    (words(turn="A", open=opened(*FIGHT_TABLE, A="moving 8")), "open.A: 8 tokens are more than can move (TEM-MOV-1)"),
    (
        words(turn="A", open=opened(*FIGHT_TABLE, A="births 8")),
        "open.A: 8 babies are more than can be born (TEM-BAB-1)",
    ),
    (
        words(turn="A", open=opened(*FIGHT_TABLE, A="discard 1")),
        "open.A: 1 cards are to be discarded, and 0 are above the limit (TEM-IDE-1)",
    ),
    (
        words(turn="A", open=opened(*FIGHT_TABLE, A="stepping-in G7 A1")),
        "open.A: one steps into a hex beside one's own (TEM-FIG-7)",
    ),
    (
        words(turn="A", open=opened(*FIGHT_TABLE, A="stepping-in H7 G7")),
        "open.A: one steps in from one's own tokens, where nobody is left: not G7 (TEM-FIG-7)",
    ),
    (
        words(turn="A", open=opened(*FIGHT_TABLE, A="sanitation-card G7")),
        "open: no Sanitation is needed on G7 (TEM-CAR-10)",
    ),
    (
        fighting(open={"table": ["attacker-cards", *A_LAYS["table"]], "B": ["terrain"]}),
        "open.B: a terrain is declared for a city alone (TEM-FIG-3)",
    ),
]


def sound() -> Words:
    """A position in the middle of a slot, with something of everything."""
    return words(
        tokens={"A": {"G7": 3}, "B": FOUR},
        sanitation={"G7": 1},
        cities={"C": {"D7": 2}},
        hands={"A": ["weapons/hills", "religion/hills #1"]},
        shown={"B": ["government/hills"]},
        deck=["medicine/hills"],
        shuffles=1,
        tiles={"A": 3, "B": 2},
        delayed=["B"],
    )


def put(*path: str | int, value: object) -> Callable[[Dump], None]:
    """Write a value at a place of a dump."""

    def change(dump: Dump) -> None:
        part: Any = dump
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = value

    return change


#: What no words can say but a dump can.
BROKEN: list[tuple[Callable[[Dump], None], str]] = [
    (put("seats", value=9), "9 seats are not possible"),
    (put("options", value={"map": "drawn"}), "option map is one of built, dealt"),
    (put("land", "terrain", value=[0]), "every list over hexes has 156 entries"),
    (put("land", "terrain", HERE, value=6), "there is no such terrain"),
    (
        put("land", "finished", value=False),
        "land: the map is finished when no map tile is to be placed, and not before",
    ),
    (put("people", "supply", value=[16]), "every list over seats has 3 entries"),
    (put("people", "owner", HERE, value=7), "a fight or an owner is not possible"),
    (put("people", "owner", HERE, value=-1), "tokens: what stands on G7 has no owner, or nothing stands there"),
    (put("people", "tokens", HERE, value=-1), "tokens: what stands on G7 has no owner, or nothing stands there"),
    (put("people", "extra", HERE, value=-1), "sanitation.G7: 3 tokens need no allowance of -1 (TEM-CAR-10)"),
    (put("people", "supply", 2, value=15), "tokens.C: there are 15 tokens, not 16 (TEM-COM-2)"),
    (put("people", "cities", 0, value=2), "cities.A: there are 2 city tiles of value 2, not 3 (TEM-COM-2)"),
    (put("ideas", "deck", value=[]), "cards or tiles do not fit the component set"),
    (put("ideas", "pool", value=-1), "shuffles: the deck is shuffled once or more (TEM-IDE-2)"),
    (put("ideas", "hands", 0, 0, value=40), "hands.A: there is no such card (TEM-COM-3)"),
    (put("ideas", "hands", 0, value=[30, 26]), "hands.A: the cards are not in order"),
    (
        put("course", "first", value=3),
        "first: the first player or the player whose turn it is sits at no seat (TEM-SET-1)",
    ),
    (put("course", "era", 0, value=11), "eras: a cube stands beside the era chart (TEM-COM-4)"),
    (put("course", "eras", value=3), "eras: 3 eras are over, and the cubes tell 0 (TEM-END-5)"),
    (put("course", "delayed", 0, value=2), "delayed: A delays one action tile or none (TEM-CAR-9)"),
    (put("course", "stack", 0, value=2), "stack: a map tile is in the stack or not (TEM-SET-3)"),
    (put("course", "fight", value=[HERE, THERE]), "a fight or an owner is not possible"),
    (put("agenda", "serial", value=0), "is not an open decision of this game"),
    (put("people", "wind", value=[]), "unknown field `wind`"),
]


def loaded(said: Words) -> Dump:
    """The dump of a position that is loaded."""
    return GAME.load(GAME.dump_of(said, 3, {"map": "built"})).dump()


def test_a_sound_position_is_read_as_it_was_written() -> None:
    dump = loaded(sound())
    assert without_numbers(loaded(GAME.words(GAME.load(dump)))) == without_numbers(dump)


def test_words_leave_out_what_follows_from_the_rest() -> None:
    said = words(turn="A", land={"hills": "G7 H7"})
    found = GAME.words(GAME.load(loaded(said)))
    assert found == {**said, "open": opened(*FIGHT_TABLE[1:], A="turn 1 fresh")}


def test_an_island_is_there_where_none_is_described() -> None:
    table = scene(GAME, 3, at="slot", turn="A", tokens={"A": {"G7": 2}})
    assert sum(1 for terrain in table.state.land.terrain if terrain) == 8 * 7
    table.play("A", "choose-action move", "move-token G7 G8")


def test_an_island_may_be_described_by_its_map_tiles() -> None:
    table = scene(GAME, 3, at="map", map=["T01 G7", "T02 J7 1"])
    table.play("chance", "draw-tile T03")
    built = scene(GAME, 3, at="map", land={})
    built.play("chance", "draw-tile T01")
    built.play("A", "place-tile G7 0")
    built.play("chance", "draw-tile T02")
    built.play("B", "place-tile J7 1")
    built.play("chance", "draw-tile T03")
    assert without_numbers(table.state.dump()) == without_numbers(built.state.dump())


def test_cards_laid_are_known_to_the_decision_that_lays_more() -> None:
    table = scene(GAME, 3, **fighting())
    table.play("A", "lay-card weapons/hills")
    said = table.words()
    assert said["laid"] == {"A": ["weapons/hills"]}
    assert without_numbers(loaded(said)) == without_numbers(table.state.dump())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_fresh_game_is_a_sound_position(seats: int) -> None:
    dump = GAME.start(seats, {"map": "built"}).dump()
    assert GAME.load(deepcopy(dump)).dump() == dump


@pytest.mark.parametrize(("said", "sentence"), IMPOSSIBLE, ids=[f"{n} {s}" for n, (_, s) in enumerate(IMPOSSIBLE)])
def test_a_position_that_cannot_be_is_refused_with_a_sentence(said: Words, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        loaded(said)
    assert str(caught.value) == f"position: {sentence}"


@pytest.mark.parametrize(("change", "sentence"), BROKEN, ids=[f"{n} {s}" for n, (_, s) in enumerate(BROKEN)])
def test_a_dump_that_cannot_be_is_refused_with_a_sentence(change: Callable[[Dump], None], sentence: str) -> None:
    dump = loaded(sound())
    change(dump)
    with pytest.raises(SaeculaError) as caught:
        GAME.load(dump)
    assert sentence in str(caught.value)


def test_the_example_of_the_documentation_loads() -> None:
    [example] = re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)
    position = read_position(example)
    state = GAME.load(dumped(GAME, position).state)
    assert GAME.to_act(state) == [0]
    fields = set(re.findall(r"^\| `(\w+)`", GUIDE, re.MULTILINE))
    assert set(json.loads(example)["state"]) <= fields
    assert fields == set(PositionWords.__struct_fields__)


@pytest.mark.parametrize("seed", range(4))
def test_a_position_with_one_number_changed_is_refused_or_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(3, {"map": "dealt"})
    for _ in range(100 * seed + 60):
        random_move(GAME, state, rng, Log(False), Tally())
    for _ in range(15):
        dump: Dump = deepcopy(state.dump())
        part, key = rng.choice(numbers(dump["course"]) + numbers(dump["agenda"]) + rng.sample(numbers(dump), 60))
        part[key] += rng.choice((-1, 1, 5, 1 << 10, 1 << 20, 1 << 30))
        try:
            loaded = GAME.load(dump)
        except BadRecord:
            continue
        while random_move(GAME, loaded, rng, Log(False), Tally()):
            pass
        assert GAME.is_over(loaded)


def test_the_waters_of_maps_are_kept_for_those_maps_alone_that_were_asked_for_last() -> None:
    spots = [f"{column}{row}" for column in "FGH" for row in (7, 8)]
    dumps = [
        scene(GAME, 3, land={"grassland": f"F6 G6 {spot}"}, tokens={"A": {"G6": 1}}).state.dump() for spot in spots
    ]
    kept: dict[bytes, Coast] = {}
    with mock.patch.object(notation, "COASTS", 3):
        first = notation.read_dump(dumps[0], GAME.box, kept).land.coast
        for dump in dumps[1:]:
            notation.read_dump(dump, GAME.box, kept)
            assert notation.read_dump(dumps[0], GAME.box, kept).land.coast is first
    assert len(kept) == 3
