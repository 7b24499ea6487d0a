"""Positions: what is possible is read as it was, what is not is refused with the field, the thing and the clause."""

import re
from typing import Any

import msgspec
import pytest

from saecula.conformance.choices import without_numbers
from saecula.games import make_game
from saecula.games.time_of_empires.model import steps
from saecula.kernel.codes import pack
from saecula.kernel.errors import BadRecord
from saecula.play.position import dumped, read_position
from saecula.scenes import scene
from tests.games.kit import guide
from tests.games.time_of_empires.scene import GAME, Table

Words = dict[str, Any]
GUIDE = guide("Time of Empires")

#: The middle of an age in real time.
SOUND: Words = {
    "clock": "1:00",
    "glasses": {"A": ["deploy 0:50", "none"]},
    "clans": {"A": {"H0a": 1, "H1": 2}, "B": {"H3a": 1}},
    "buildings": {"A": {"H0a": ["mill"]}},
    "hands": {"A": ["104", "107"], "B": ["101"]},
    "found": {"B": ["105"]},
    "scholars": {"B": 1},
    "stacks": {"wonder-1": "A"},
}
#: The middle of an initiation age.
IN_TURN: Words = {"round": 3, "turn": "B", "glasses": {"A": ["deploy", "ideas"]}}
IDLE = ["idle may-limit none none"]
ACTION = {"table": ["age", "end-actions"], "A": IDLE, "B": IDLE}
ROUNDS = {"table": ["rounds", "end-actions"], "B": ["idle settled none none"]}


def asked(*decisions: str) -> Words:
    """What A is asked in the middle of an age."""
    return {"open": {"table": ["age", "end-actions"], "A": list(decisions)}}


def load(words: Words, seats: int = 2, ages: str = "real-time") -> None:
    """Read a position."""
    options = GAME.meta.check(seats, {"ages": ages})
    GAME.load(GAME.dump_of(words, seats, options))


IMPOSSIBLE: list[tuple[Words, str]] = [
    # tiles, clans, buildings
    ({"tiles": {"H0": "red-capital"}}, "tiles: 1 of 6 tiles lie on the map (TOE-SET-1)"),
    ({"tiles": {"H1": "red-a"}}, "tiles.H0: tiles are laid spot by spot (TOE-SET-1)"),
    ({"tiles": {"H0": "red-a"}}, "tiles.H0: capital tiles lie on the spots of their owners, and no others (TOE-SET-1)"),
    ({"tiles": {"H0": "red-capital", "H1": "red-b", "H2": "red-b"}}, "tiles.H2: red-b lies somewhere else already"),
    ({"tiles": {"S0": "red-a"}}, "tiles.S0: no tile lies there in a game of 2 (TOE-SET-1)"),
    ({"tiles": {"H1": "blue-a"}}, "tiles.H1: there is no 'blue-a' in a game of 2 (TOE-SET-1)"),
    ({"tiles": {"H0": "red"}}, "tiles.H0: there is no tile 'red'; did you mean 'red-b'?"),
    ({"clans": {"A": {"H0a": 3}}}, "clans.A.H0a: 3 clans stand where the limit is 2 (TOE-CLA-2)"),
    ({"clans": {"A": {"H1": 5}}}, "clans.A.H1: 5 clans stand where the limit is 4 (TOE-CLA-2)"),
    ({"clans": {"A": {"H3": 1}}}, "clans.A.H3: nobody enters the capital of another (TOE-CLA-9)"),
    ({"clans": {"A": {"S0a": 1}}}, "clans.A.S0a: that is not on the map of 2 players (TOE-SET-1)"),
    ({"clans": {"A": {"H1a": 1}, "B": {"H1a": 1}}}, "clans.B.H1a: clans of A stand there already (TOE-CLA-13)"),
    ({"scholars": {"A": 17}}, "clans.A: 21 pawns stand on boards and map, and there are 20 (TOE-COM-2)"),
    ({"buildings": {"A": {"H0a": ["mill", "mill"]}}}, "buildings.A.H0a: there is a mill already (TOE-BUI-2)"),
    (
        {"buildings": {"A": {"H0a": ["mill", "theatre", "warehouse"]}}},
        "buildings.A.H0a: no slot is left for the warehouse",
    ),
    ({"buildings": {"A": {"H0c": ["mill 3"]}}}, "buildings.A.H0c: nothing has opened the slot of the mill (TOE-BUI-2)"),
    ({"buildings": {"A": {"H0a": ["mill 1", "theatre 1"]}}}, "buildings.A.H0a: no slot is left for the theatre"),
    (
        {"buildings": {"A": {f"H{n}a": ["mill"] for n in range(6)}}},
        "buildings.A: 6 of type mill are built, and there are 5 (TOE-COM-2)",
    ),
    ({"waiting": {"A": "mill"}}, "waiting.A: the mill waits on a visible expansion technology (TOE-BUI-3)"),
    (
        {
            "waiting": {"B": "warehouse"},
            "clans": {"B": {"H3a": 1}},
            "glasses": {},
            "found": {"B": ["104"]},
            "hands": {},
        },
        "waiting.B: H3a has a slot for the warehouse (TOE-BUI-3)",
    ),
    ({"destroyed": {"A": {"mill": 1}}}, "destroyed.A: nothing is destroyed before the first scoring (TOE-SCO-1)"),
    (
        {"age": 2, "destroyed": {"A": {"mill": 1}}, "kept": {"A": 1}},
        "kept.A: 1 buildings, and 0 of others are destroyed",
    ),
    ({"age": 2, "destroyed": {"A": {"mill": 1}}}, "kept: 1 destroyed buildings are kept by nobody (TOE-SCO-1)"),
    # what the seats have
    ({"ideas": {"A": 7}}, "ideas.A: a stock holds 0 to 6, not 7 (TOE-RES-2)"),
    ({"bricks": {"B": 9}}, "bricks.B: a stock holds 0 to 6, not 9 (TOE-RES-2)"),
    ({"limits": {"B": 10}}, "limits.B: a cry creates 0 to 9 scholars, not 10 (TOE-SCH-3)"),
    ({"tokens": {"A": {"mill": 2}}}, "tokens.A: the bonus tokens on the board are 1 by now (TOE-PRE-6)"),
    ({"laid": {"A": "theatre"}}, "laid.A: a token lies face down from its choice until all have chosen (TOE-PRE-6)"),
    ({"laid": {"A": "observatory"}}, "laid.A: a token is laid in a section that holds none (TOE-PRE-6)"),
    ({"points": {"A": {"culture": 1}}}, "points.A.culture: nobody has points before the first scoring (TOE-AGE-1)"),
    (
        {"age": 2, "points": {"A": {"destruction": 4}}},
        "points.A.destruction: destroyed buildings score 3 each, which never makes 4 (TOE-SCO-1)",
    ),
    # technologies
    ({"hands": {"A": ["104"] * 3}}, "hands: there are 2 of technology 104, not 3 (TOE-COM-1)"),
    ({"hands": {"A": ["201"]}}, "hands.A: 201 belongs to age 2, which has not come (TOE-PRE-1)"),
    ({"hands": {"A": ["005"]}}, "hands.A: 005 is a starting technology of another (TOE-COM-2)"),
    ({"discards": {"A": []}}, "hands: there are 1 of technology 001, not 0 (TOE-COM-1)"),
    ({"piles": {"left-1": 6}}, "piles: 20 cards are left for them, not 6 (TOE-PRE-1)"),
    ({"piles": {"left-1": 7, "left-2": 6, "right-1": 6, "right-2": 1}}, "piles.left-1: a pile has 0 to 6 cards, not 7"),
    # leaders and wonders
    ({"wonders": ["W21"]}, "wonders: W21 is not one of age 1 (TOE-PRE-2)"),
    ({"wonders": ["W11", "W21"]}, "wonders: 1 are in play by now (TOE-PRE-2)"),
    ({"sides": {"culture": "draw"}}, "sides.culture: the tile of this column shows wonder or other-glass (TOE-LEA-2)"),
    ({"sides": {"bonus": "copy"}}, "sides.bonus: with 2 players the column is closed (TOE-SET-7)"),
    ({"columns": {"technology": "L21"}}, "columns.technology: L21 is no leader of age 1 (TOE-PRE-3)"),
    ({"columns": {"technology": "L13"}}, "columns.technology: L13 belongs to expansion (TOE-PRE-3)"),
    ({"leaders": {"A": ["L11"]}}, "leaders.A: L11 is won in the scoring of age 1 (TOE-SCO-3)"),
    ({"age": 2, "leaders": {"A": ["L11", "L12"]}}, "leaders: 3 of age 1 came into play, not 4 (TOE-PRE-3)"),
    ({"age": 2, "gone": ["L11", "L13"]}, "leaders: one of age 1 came into play for culture (TOE-PRE-3)"),
    ({"gone": ["L12"]}, "gone: L12 leaves when the age after its own is prepared (TOE-PRE-3)"),
    ({"age": 2, "leaders": {"A": ["L11"]}, "gone": ["L11"]}, "leaders: L11 is in two places (TOE-PRE-3)"),
    ({"stacks": {"wonder-2": "A"}}, "stacks.wonder-2: that is not in play (TOE-GLA-9)"),
    ({"stacks": {"wonder-1": "C"}}, "stacks.wonder-1: there is no seat 'C' in a game of 2"),
    # ages, time, glasses
    ({"clock": "9:16"}, "clock: an age with its time to finish lasts 9:15, 9:16 is not in it (TOE-RTI-4)"),
    ({"clock": "soon"}, "clock: 'soon' is no time such as 3:07 or 3:07.250"),
    ({"began": "0:02"}, "began: the gong of age 1 cannot ring at 0:02 (TOE-AGE-1)"),
    ({"first": "A"}, "first: nobody goes first where all ages are in real time (TOE-INI-5)"),
    ({"round": 2}, "round: 2, and no rounds are played now (TOE-INI-3)"),
    ({"turn": "A"}, "turn: turns are taken in the rounds of an initiation age (TOE-INI-1)"),
    ({"wishes": {"A": "initiation"}}, "wishes.A: all ages of this game are real-time (TOE-INI-4)"),
    ({"glasses": {"A": ["ideas"]}}, "glasses.A: a player has two glasses, not 1 (TOE-COM-2)"),
    ({"glasses": {"A": ["wonder-2", "none"]}}, "glasses.A: wonder-2 is not in play (TOE-GLA-9)"),
    ({"glasses": {"A": ["ideas 1:01", "none"]}}, "glasses.A: a glass cannot have been turned at 1:01 (TOE-RTI-3)"),
    ({"glasses": {"A": ["ideas", "ideas"]}}, "glasses.A: both glasses stand on ideas (TOE-GLA-10)"),
    ({"glasses": {"A": ["draw-left", "draw-left"]}}, "glasses.A: both glasses stand on draw-left (TOE-GLA-4)"),
    ({"stood": {"A": ["ideas", "none"]}}, "stood.A: no glass stood on ideas in an earlier round (TOE-INI-2)"),
    ({"vacated": {"A": ["wonder-1"]}}, "vacated.A: no turn of this age has been played (TOE-INI-2)"),
    ({"vacated": {"A": ["ideas"]}}, "vacated.A: ideas is no shared action that counts (TOE-INI-2)"),
    # open decisions
    ({"at": "noon"}, "at: there is no beginning 'noon'; there are setup, pawns, age, preparation"),
    ({"at": "action", "open": ACTION}, "at: `open` tells already what comes next"),
    ({"open": {"table": ["age", "rounds"]}}, "open.table: age, rounds do not follow one another (TOE-AGE-1)"),
    ({"open": {"table": ["age", "end-actions"], "C": IDLE}}, "open: there is no seat 'C' in a game of 2"),
    (asked("token 1"), "open.A: token is not asked in this phase (TOE-AGE-1)"),
    (asked("drawing 1 left-1"), "open.A: drawing belongs to an action, after which comes ready (TOE-GLA-6)"),
    (asked("idle may-limit none none", "ready A none none"), "open.A: idle comes after everything else (TOE-GLA-6)"),
    (asked("gaining 0", "ready A 1 none"), "open.A: gaining is asked for nothing (TOE-GLA-2)"),
    (asked("gaining 1", "ready B 1 none"), "open.A: what is ready is a glass of B (TOE-GLA-6)"),
    (asked("gaining 1", "ready A 2 none"), "open.A: glass 2 was placed in this turn and stands nowhere (TOE-GLA-1)"),
    (
        asked("gaining 1", "ready A 1 draw-left"),
        "open.A: where glasses have stood counts in the turns of an initiation age",
    ),
    (asked("gaining 1", "effect B ideas 1", "ready A 1 none"), "open.A: an effect of B is open (TOE-TEC-1)"),
    (asked("site"), "open.A: a building is to be placed, and none waits (TOE-BUI-3)"),
    (asked("copying 1 culture", "ready A 1 none"), "open.A: the tile of that column copies none (TOE-EFF-4)"),
    (asked("other-glass 1", "ready A 1 none"), "open.A: the other glass stands nowhere (TOE-EFF-9)"),
    (
        asked("gaining 1", "resolving", "resolving", "ready A 1 none"),
        "open.A: the action of the other glass is resolved once (TOE-EFF-9)",
    ),
    (asked("drawing 1 up"), "open.A: there is no pile 'up'"),
    ({"open": {"table": ["sieges 0", "end-age"]}}, "clock: no real-time age ended at 1:00 (TOE-ACT-1)"),
    ({"open": {"table": ["rounds", "end-actions"]}}, "open.table: rounds are played in an initiation age alone"),
    (
        {"hands": {"A": [card for card in ("101", "102", "103") for _ in range(2)]}, "tops": {"left-1": "science"}},
        "tops.left-1: no science technology is left for the top (TOE-PRE-1)",
    ),
    ({"wind": 1}, "Object contains unknown field `wind`"),
]


@pytest.mark.parametrize(("words", "said"), IMPOSSIBLE, ids=[said for _, said in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_field_and_the_clause(words: Words, said: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(f"position: {said}")):
        load(SOUND | words)


OUT_OF_TURN: list[tuple[Words, str]] = [
    ({"clock": "1:00"}, "clock: in initiation ages no clock runs (TOE-INI-1)"),
    ({"round": 16}, "round: an initiation age has rounds 1 to 15, not 16 (TOE-INI-3)"),
    ({"glasses": {"A": ["draw-left", "draw-left"]}}, "glasses.A: both glasses stand on draw-left (TOE-GLA-4)"),
    ({"turn": "A", "open": ROUNDS}, "open.B: glasses are placed in turn, and it is not the turn of B (TOE-INI-1)"),
    ({"turn": None, "open": ROUNDS}, "turn: it is somebody's turn (TOE-INI-1)"),
    ({"open": ACTION}, "open.table: a clock runs in a real-time age alone (TOE-INI-1)"),
]


@pytest.mark.parametrize(("words", "said"), OUT_OF_TURN, ids=[said for _, said in OUT_OF_TURN])
def test_an_impossible_turn_is_refused(words: Words, said: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(f"position: {said}")):
        load(IN_TURN | words, ages="initiation")


BEFORE: list[tuple[Words, str]] = [
    ({"at": "setup", "clans": {"A": {"H0a": 1}}}, "clans.A: the first pawn is still to be placed (TOE-SET-5)"),
    ({"at": "age"}, "clans.A: one pawn stands on its player's capital tile, and nothing else (TOE-SET-5)"),
    ({"at": "pawns", "ideas": {"A": 3}}, "ideas.A: the game begins with 1 in stock (TOE-SET-4)"),
    (
        {"at": "pawns", "hands": {"B": []}},
        "hands.B: the game begins with the starting technologies in hand (TOE-SET-4)",
    ),
    (
        {"at": "pawns", "glasses": {"A": ["ideas", "none"]}},
        "glasses.A: before the first age no glass is turned (TOE-PRE-4)",
    ),
    ({"at": "count-in", "age": 2, "clock": "0:01"}, "clock: before the first gong it shows -0:03 and on, not 0:01"),
    (
        {"at": "count-in", "age": 2, "stacks": {"wonder-1": "A"}},
        "stacks.wonder-1: scholars stand there from the action",
    ),
    ({"at": "over", "glasses": {"A": ["leader-bonus", "none"]}}, "glasses.A: leader-bonus is not in play (TOE-GLA-9)"),
    (
        {"open": {"table": ["sieges 1", "end-age"], "B": ["siege H1"]}, "clans": {"A": {"H1a": 1}}},
        "open.B: B may not put a clan into H1 (TOE-SCO-6)",
    ),
    (
        {"open": {"table": ["sieges 2", "end-age"], "B": ["siege H1"]}},
        "open.B: another city comes before H1 (TOE-SCO-9)",
    ),
    ({"open": {"table": ["sieges 1", "end-age"], "B": ["siege H0"]}}, "open.B: there is no such city (TOE-SCO-9)"),
    ({"open": {"table": ["sieges 9", "end-age"]}}, "open.table: there are 4 cities, not 9 (TOE-SCO-9)"),
]


@pytest.mark.parametrize(("words", "said"), BEFORE, ids=[said for _, said in BEFORE])
def test_what_does_not_belong_to_a_phase_is_refused(words: Words, said: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(f"position: {said}")):
        load(words)


def put(*path: str | int, value: object) -> Words:
    """The dump of a sound position with one value changed."""
    table = scene(GAME, 2, **SOUND)
    dump: Words = msgspec.json.decode(msgspec.json.encode(table.state.dump()))
    spot: Any = dump
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    return dump


def frame(kind: int, a: int = 0, b: int = 0) -> list[int]:
    """A stack with one open decision."""
    return [(1 << 40) + pack(kind, a, b)]


@pytest.mark.parametrize(
    ("dump", "said"),
    [
        (put("seats", value=5), "number of seats or this speed"),
        (put("options", "speed", value="31"), "number of seats or this speed"),
        (put("land", "tile", value=[]), "longer or shorter than the seats"),
        (put("land", "tile", 0, value=9), "there is no such tile"),
        (put("map", "owner", 0, value=7), "clans of no seat"),
        (put("map", "owner", 0, value=-1), "clans: 1 clans of nobody stand on H0a"),
        (put("map", "slots", 0, value=99), "there is no such building as the one in H0a"),
        (put("map", "slots", 0, value=-1), "buildings.A: there are 4 of type mill, not 5"),
        (put("folk", "reserve", 0, value=3), "clans.A: there are 7 pawns with those in reserve, not 20"),
        (put("folk", "kept", 0, value=-1), "kept.A: -1 buildings"),
        (put("folk", "waiting", 0, value=4), "waiting.A: there is no such building"),
        (put("folk", "points", 0, value=-1), "points.A.destruction: -1 is no number of points"),
        (put("course", "age", value=4), "age: 5 is not one of the three ages"),
        (put("course", "dealt", value=0), "age: technologies of 0 ages have been dealt, not of 1"),
        (put("course", "pace", value=2), "wishes: the pace of the age is not what was wished for"),
        (put("course", "wish", 0, value=3), "wishes.A: there is no such pace"),
        (put("course", "where", 0, value=15), "glasses.A: there is no such action"),
        (put("cards", "hands", 0, value=[99]), "hands.A: there is no such card"),
        (put("cards", "hands", 0, value=[22, 19]), "hands.A: the cards are not in order"),
        (put("cards", "tops", 0, value=-1), "tops.left-1: a pile shows the type of its top card"),
        (put("boards", "leaders", 0, value=5), "columns.technology: L11 is in two places"),
        (put("boards", "leaders", 1, value=5), "leaders: L12 is nowhere"),
        (put("boards", "leaders", 1, value=8), "columns: L12 is in play over no column"),
        (put("boards", "column", 0, value=50), "columns.technology: there is no such leader"),
        (put("agenda", "table", value=frame(steps.TOP, 7)), "open: top speaks of something that is not there"),
        (put("agenda", "asked", 0, value=frame(steps.EFFECT, 0, 99)), "lies on the wrong stack"),
        (put("agenda", "table", value=frame(steps.IDLE)), "lies on the wrong stack"),
        (put("agenda", "serial", value=0), "is not an open decision"),
    ],
)
def test_a_dump_that_cannot_be_is_refused(dump: Words, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        GAME.load(dump)


def test_a_sound_position_is_read_as_it_was_written() -> None:
    table = scene(GAME, 2, **SOUND)
    dump = GAME.dump_of(table.words(), 2, table.options)
    assert without_numbers(dump) == without_numbers(table.state.dump())


def test_what_follows_from_the_rest_is_left_out() -> None:
    table = scene(GAME, 2, **SOUND)
    assert {key for key in table.words() if key not in SOUND} == {"open"}


@pytest.mark.parametrize("at", ["setup", "pawns", "action", "over"])
def test_a_position_may_begin_where_no_decision_is_named(at: str) -> None:
    table = scene(GAME, 3, at=at)
    assert GAME.is_over(table.state) == (at == "over")


def test_who_has_no_glass_left_is_not_asked() -> None:
    table = scene(GAME, 2, glasses={"A": ["ideas", "bricks"]})
    assert table.asked() == {"B": "idle"}


@pytest.mark.rule("TOE-TEC-2")
def test_who_has_a_card_to_discard_is_asked_while_both_glasses_run() -> None:
    table = scene(GAME, 2, glasses={"A": ["ideas", "bricks"]}, found={"A": ["104"]})
    assert table.asked() == {"A": "idle", "B": "idle"}
    assert "discard-card" in table.legal("A")


@pytest.mark.rule("TOE-BUI-3")
def test_who_has_a_building_waiting_on_the_card_is_not_asked_then() -> None:
    words: Words = {"glasses": {"A": ["ideas", "bricks"]}, "found": {"A": ["104"]}, "waiting": {"A": "warehouse"}}
    assert scene(GAME, 2, **words).asked() == {"B": "idle"}


@pytest.mark.rule("TOE-INI-2")
def test_shared_actions_that_glasses_were_shifted_away_from_are_told_by_name() -> None:
    words: Words = {"round": 3, "stood": {"A": ["ideas", "none"]}, "vacated": {"A": ["wonder-1", "draw-left"]}}
    table = scene(GAME, 2, {"ages": "initiation"}, **words)
    assert table.words()["vacated"] == words["vacated"]
    reason = table.why_not("A", "turn-glass 2 draw-left")
    assert reason is not None
    assert reason.clause == "TOE-INI-2"
    old = make_game("time-of-empires", rules="2")
    with pytest.raises(BadRecord, match="is no shared action that counts"):
        old.dump_of(words, 2, table.options)


def test_the_places_of_a_turn_are_told_by_name() -> None:
    table = scene(GAME, 2, {"ages": "initiation"}, round=3)
    table.play("A", "turn-glass 1 draw-left")
    assert table.game.words(table.state)["open"] == {
        "table": ["rounds", "end-actions"],
        "A": ["drawing 1 left-1,left-2", "ready A 1 draw-left"],
    }


def test_what_the_other_glass_sets_off_is_told_by_name() -> None:
    table = scene(GAME, 2, sides={"culture": "other-glass"}, scholars={"A": 1})
    table.play("A", "turn-glass 1 draw-left", "done", "turn-glass 2 leader-culture")
    assert table.words()["open"] == {**ACTION, "A": ["other-glass 2", "ready A 2 none"]}
    table.play("A", "resolve-action draw-left")
    assert table.words()["open"] == {**ACTION, "A": ["drawing 1 left-1,left-2", "resolving", "ready A 2 none"]}


def test_a_building_that_an_effect_gives_is_told_by_name() -> None:
    open_ = {**ACTION, "A": ["drawing 1 left-1", "effect A build any", "ready A 1 none"]}
    words: Words = SOUND | {"open": open_}
    assert scene(GAME, 2, **words).words()["open"] == open_


def test_the_example_of_the_documentation_can_be_played() -> None:
    text = re.findall(r"```json\n(.*?)```", GUIDE, re.S)[0]
    position = read_position(text)
    state = GAME.load(dumped(GAME, position).state)
    assert GAME.words(state)["clock"] == "1:20"
    assert "turn-glass 2 build" in Table(state).legal("A")
