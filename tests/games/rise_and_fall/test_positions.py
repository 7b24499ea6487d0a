"""Positions in the words of the game: what they may leave out, and what is refused, with the field and the clause."""

from typing import Any

import pytest

from saecula.games.rise_and_fall.model.view import RiseView
from saecula.games.rise_and_fall.position.words import Words as Fields
from saecula.kernel.codes import Log
from saecula.kernel.errors import BadRecord
from saecula.play.position import dumped, read_position
from saecula.scenes import Scene
from saecula.scenes import scene as scene_of
from tests.games.kit import guide
from tests.games.rise_and_fall.scene import GAME, building, scene

Words = dict[str, Any]
GUIDE = guide("Rise & Fall")

#: Four plain hexes, then forest, mountain, glacier and sea.
WORLD = ["1 1 1 1", " 2 3 4 0"]
PIECES = {"A": {"nomad": [1], "town": [2]}, "B": {"nomad": [4], "town": [3]}}
PLAYED = {"A": "nomad", "B": "town"}
#: What the table still has before it, from each phase on.
PHASE_A = ["reveal", "turns 0", "decline-phase", "reveal-decline", "buy-backs 0", "recycle", "end-round"]
PHASE_B = ["turns 1", *PHASE_A[2:]]
PHASE_C = PHASE_A[3:]
PHASE_D = ["buy-backs 1", *PHASE_A[5:]]
SETTING_UP = ["first-player", "start-pieces 0", "begin-round"]


def told(seats: int = 2, options: dict[str, str] | None = None, **words: Any) -> Scene[Any]:
    """A scene of the package, by default A's turn with the Nomad card."""
    base: Words = {"world": WORLD, "pieces": PIECES, "played": PLAYED}
    return scene_of(GAME, seats, options, **base | words)


def refusal(seats: int = 2, options: dict[str, str] | None = None, **words: Any) -> str:
    """The sentence against a scene."""
    with pytest.raises(BadRecord) as error:
        told(seats, options, **words)
    return str(error.value).removeprefix("position: ")


# -- what may be left out


def test_a_short_position_is_worked_out() -> None:
    table = told(goods={"A": {"gold": 5}})
    assert table.asked() == {"A": "turn"}
    assert table.words() == {
        "world": WORLD,
        "pieces": PIECES,
        "goods": {"A": {"gold": 5}},
        "played": PLAYED,
        "open": {"table": ["turns 1", "decline-phase", *PHASE_A[3:]], "A": ["turn nomad"]},
    }
    view = table.view()
    assert isinstance(view, RiseView)
    assert (view.bank, view.round) == ({"gold": 517, "wood": 20, "stone": 20}, 1)


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ({"turn": "B"}, {"B": "turn"}),
        ({"first": "B"}, {"B": "turn"}),
        ({"at": "round", "played": {}}, {"A": "card-choice", "B": "card-choice"}),
        ({"at": "start", "played": {}, "pieces": {}}, {"A": "start-piece"}),
        ({"at": "decline", "won": 1, "trophies": {"ship": "A"}}, {"A": "decline-choice", "B": "decline-choice"}),
        ({"world": "library 0", "played": {}, "pieces": {}, "at": "start"}, {"A": "start-piece"}),
    ],
)
def test_short_names_tell_where_a_position_stands(words: Words, asked: dict[str, str]) -> None:
    assert told(**words).asked() == asked


def test_nothing_told_is_a_new_game() -> None:
    state = GAME.setup(2, GAME.meta.check(2, {}))
    GAME.settle(state, Log(False))
    assert scene_of(GAME, 2).state.dump()["site"] == state.dump()["site"]
    assert scene_of(GAME, 2).words() == {"open": {"table": ["library-world", *SETTING_UP]}}


def test_rounds_follow_from_each_other() -> None:
    assert told(quiet=7).words()["round"] == 8
    assert "quiet" not in told(round=8).words()
    assert told(round=8).state.course.quiet == 7
    assert told(round=8, trophies={"ship": "A"}).state.course.quiet == 0


def test_a_position_of_any_kind_comes_back_from_its_words() -> None:
    for table in (
        scene("1111", PIECES, play=PLAYED).state,
        building("glacier", "333333", ["2 0", "4 0"], seats=3).state,
        told(chosen={"A": "town"}, played={}, open={"table": PHASE_A, "B": ["card-choice"]}).state,
    ):
        loaded = GAME.load(GAME.dump_of(GAME.words(table), table.seats, table.options))
        assert GAME.words(loaded) == GAME.words(table)


def test_the_example_of_the_guide_loads() -> None:
    text = GUIDE.split("```json\n")[1].split("```")[0]
    state = GAME.load(dumped(GAME, read_position(text)).state)
    GAME.settle(state, Log(False))
    assert GAME.to_act(state) == [0]


def test_the_guide_tells_every_field() -> None:
    table = GUIDE
    assert [name for name in Fields.__struct_fields__ if f"\n| `{name}` |" not in table] == []


# -- words that cannot be read


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"worlds": []}, "Object contains unknown field `worlds`"),
        ({"first": 1}, "first: Expected `str`, got `int`"),
        ({"first": "C"}, "first: there is no seat 'C' in a game of 2"),
        ({"world": ["115"]}, "world: row 1: '5' is no level from 0 (sea) to 4 (glacier), nor a dot"),
        ({"world": "library 99"}, "world: there is no World 'library 99'; did you mean 'library 5'?"),
        ({"pieces": {"A": {"nomd": [1]}}}, "pieces.A: there is no piece 'nomd'; did you mean 'nomad'?"),
        ({"pieces": {"A": {"nomad": [9]}}}, "pieces.A.nomad: there is no hex 9 in a World of 8"),
        (
            {"pieces": {"A": {"nomad": [1], "merchant": [1]}}},
            "pieces.A.merchant: on hex 1 stands a piece; only a merchant stands on a town (RNF-STK-1)",
        ),
        ({"goods": {"A": {"clay": 1}}}, "goods.A: there is no good 'clay'"),
        ({"cards": {"A": {"town": "table"}}}, "cards.A.town: there is no place of a card 'table'"),
        ({"trophies": {"ship": "E"}}, "trophies.ship: there is no seat 'E' in a game of 2"),
        ({"played": {"A": "boat"}}, "played.A: there is no card 'boat'"),
        ({"layer": "lake"}, "layer: there is no terrain 'lake'"),
        ({"tiles": ["1 7"]}, "tiles: '7' is not a number from 0 to 3"),
        ({"acted": [99]}, "acted: there is no hex 99 in a World of 8"),
        (
            {"at": "noon"},
            "at: there is no beginning 'noon'; there are first, sea, layer, start, round, turn, decline, buy-back, "
            "recycle, end",
        ),
        ({"at": "end", "turn": "A"}, "turn: nobody has a turn at 'end'"),
        ({"at": "end", "open": {"table": []}}, "at: `open` tells already what comes next"),
        ({"open": {"table": ["turn"]}}, "open.table: 'turn' takes 1 word, not 0"),
        ({"open": {"table": ["turning"]}}, "open.table: there is no step 'turning'; did you mean 'turn'?"),
        ({"open": {"A": ["tile-lift glacier 1 3:9"]}}, "open.A: '3' is not a number from 1 to 2"),
    ],
)
def test_words_that_mean_nothing_are_refused(words: Words, said: str) -> None:
    assert refusal(**words) == said


# -- what the rules make impossible


@pytest.mark.parametrize(
    ("words", "said"),
    [
        # pieces
        (
            {"pieces": {**PIECES, "A": {"mountaineer": [1, 2, 5, 6]}}},
            "pieces.A.mountaineer: 4 are in the World, and there are 3 (RNF-COM-1)",
        ),
        ({"pieces": {"A": {"ship": [1]}}}, "pieces.A.ship: hex 1 is plain, where none can stand (RNF-STA-3)"),
        ({"pieces": {"A": {"town": [7]}}}, "pieces.A.town: hex 7 is glacier, where none can stand (RNF-STA-3)"),
        (
            {"pieces": {"A": {"mountaineer": [8]}}},
            "pieces.A.mountaineer: hex 8 is sea, where none can stand (RNF-STA-3)",
        ),
        ({"pieces": {"A": {"temple": [5]}}}, "pieces.A.temple: hex 5 is forest, where none can stand (RNF-NOM-4)"),
        # goods
        ({"goods": {"A": {"wood": 6}}}, "goods.A.wood: 6, and nobody holds more than 5 (RNF-B-5)"),
        ({"goods": {"B": {"gold": -1}}}, "goods.B.gold: -1 is less than nothing (RNF-B-7)"),
        (
            {"goods": {"A": {"gold": 500}, "B": {"gold": 23}}},
            "goods: treasuries hold 523 gold, and the bank had 522 (RNF-COM-6)",
        ),
        # trophies and rounds
        (
            {"pieces": {**PIECES, "A": {"nomad": [1], "mountaineer": [2, 5, 6]}}},
            "trophies.mountaineer: A has all 3 in the World, so it has been won (RNF-TRO-1)",
        ),
        ({"won": 1}, "won: 1 this round, and 0 in the whole game (RNF-TRO-1)"),
        (
            {"trophies": dict.fromkeys(["nomad", "town", "ship", "temple"], "A")},
            "trophies: 4 before this round, and the game ended after 4 (RNF-F-1)",
        ),
        ({"round": 0}, "round: 0 in the middle of a round (RNF-RND-1)"),
        ({"round": 1, "trophies": {"ship": "A"}}, "trophies: 1 before the first round (RNF-TRO-1)"),
        ({"round": -1}, "round: -1 is not from 0 to 9999"),
        ({"round": 3, "quiet": 1}, "quiet: 1, and all 2 rounds before were without a trophy (RNF-F-3)"),
        ({"quiet": 60}, "quiet: 60 rounds without a trophy, where 59 are possible (RNF-F-3)"),
        (
            {"round": 3, "quiet": 4, "trophies": {"ship": "A"}},
            "quiet: 4 rounds without a trophy, where 1 are possible (RNF-F-3)",
        ),
        # cards
        (
            {"cards": {"A": {"ship": "decline"}}},
            "cards.A.ship: declined cards (1) outnumber the trophies won before (0) (RNF-C-1)",
        ),
        (
            {"cards": {"A": {"ship": "decline"}}, "trophies": {"ship": "A"}, "won": 1},
            "cards.A.ship: declined cards (1) outnumber the trophies won before (0) (RNF-C-1)",
        ),
        ({"cards": {"A": {"ship": "hand"}}}, "cards.A.ship: in hand without a ship in the World (RNF-CAR-1)"),
        ({"cards": {"A": {"town": "reserve"}}}, "cards.A.town: in reserve with a town in the World (RNF-CAR-3)"),
        ({"played": {"A": "nomad"}}, "played.B: everybody has played a card this round (RNF-A-1)"),
        (
            {"at": "round", "chosen": {"A": "town"}, "played": {}},
            "chosen.A: cards lie face down only until they are revealed (RNF-A-1)",
        ),
        (
            {"open": {"table": PHASE_A, "B": ["card-choice"]}, "played": {}, "chosen": {"A": "ship"}},
            "chosen.A: ship is not in hand (RNF-A-1)",
        ),
        ({"giving": {"A": ["town"]}}, "giving.A: cards are given up only in phase C (RNF-C-1)"),
        (
            {"open": {"table": PHASE_C}, "giving": {"A": ["ship"]}},
            "giving.A: ship is neither in hand nor in the discard (RNF-C-1)",
        ),
        (
            {"open": {"table": PHASE_C}, "giving": {"A": ["town"]}},
            "giving.A: 1 given up, where 0 must be (RNF-C-1, RNF-C-2)",
        ),
        (
            {"open": {"table": PHASE_A, "A": ["card-choice"], "B": ["card-choice"]}},
            "played.A: nobody has played a card yet (RNF-A-1)",
        ),
        (
            {"cards": {"A": {"nomad": "decline"}}, "trophies": {"ship": "A"}},
            "played.A: nomad is in decline (RNF-C-3)",
        ),
        # the extinct
        ({"extinct": {"A": 1}}, "pieces.A: A is extinct (RNF-A-3)"),
        ({"extinct": {"A": 2}}, "extinct.A: at moment 2, and nobody was at 1 (RNF-A-5)"),
        # acted
        ({"acted": [1]}, "acted: nobody has a turn (RNF-B-1)"),
        (
            {"open": {"table": PHASE_B, "A": ["turn nomad"]}, "acted": [2]},
            "acted: A has no nomad on hex 2 (RNF-B-1)",
        ),
        (
            {"open": {"table": PHASE_B, "A": ["turn nomad"]}, "acted": [1, 1]},
            "acted: each hex once, in ascending order (RNF-B-1)",
        ),
        # time
        ({"clock": {"now": 5}}, "clock: three seconds were not agreed on, so no time has passed (RNF-A-2)"),
        ({"clock": {"now": -5}}, "clock: -5 is not from 0 to 9000000"),
    ],
)
def test_what_cannot_be_is_refused(words: Words, said: str) -> None:
    assert refusal(**words) == said


ALONE = {"B": PIECES["B"], "C": {"nomad": [1], "town": [2]}}
PLAY = {"B": "town", "C": "town"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"goods": {"A": {"gold": 1}}}, "goods.A: A is extinct (RNF-A-3)"),
        ({"played": {**PLAY, "A": "town"}}, "played.A: A is extinct, and plays no card (RNF-A-5)"),
        ({"first": "A"}, "first: A is extinct, and the token has gone on (RNF-A-5)"),
        (
            {"quiet": 0, "round": 0, "played": {}, "at": "round"},
            "extinct.A: nobody is before the first round (RNF-A-3)",
        ),
        (
            {"extinct": {"A": 1, "C": 1}, "pieces": {"B": PIECES["B"]}, "played": {"B": "town"}},
            "extinct: with one civilization left the game is over (RNF-F-2)",
        ),
        (
            {"open": {"table": PHASE_B, "A": ["turn nomad"]}},
            "open.A: an extinct civilization is asked (RNF-A-5)",
        ),
    ],
)
def test_the_extinct_have_nothing_and_do_nothing(words: Words, said: str) -> None:
    base: Words = {"extinct": {"A": 1}, "pieces": ALONE, "played": PLAY, "first": "B", "quiet": 1}
    assert refusal(3, **base | words) == said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"table": ["turns 0", "end-round"]}, "open.table: after turns comes decline-phase, not end-round (RNF-RND-1)"),
        (
            {"table": ["end-round", "begin-round"]},
            "open.table: after end-round comes nothing, not begin-round (RNF-RND-1)",
        ),
        ({"table": ["turns 3", *PHASE_B[1:]]}, "open.table: turns 3, and 2 are asked in all (RNF-RND-1)"),
        (
            {"table": PHASE_B, "A": ["decline-choice 1"]},
            "open.A: decline-choice is not asked while the table is at turns (RNF-RND-1)",
        ),
        ({"table": PHASE_B, "A": ["turn nomad", "turn nomad"]}, "open.A: one decision is asked at a time (RNF-RND-1)"),
        (
            {"table": PHASE_B, "B": ["turn town"]},
            "open.B: turn goes round clockwise, and it is due to A (RNF-B-1)",
        ),
        ({"table": PHASE_B, "A": ["turn town"]}, "open.A: a turn of town, which is not the card played (RNF-B-1)"),
        (
            {"table": PHASE_C, "A": ["decline-choice 1"]},
            "open.A: 1 still to be given up, where 0 must be (RNF-C-1, RNF-C-2)",
        ),
        (
            {"table": PHASE_D, "A": ["buy-back-choice 9"]},
            "open.A: a card costs 0 after 0 trophies, not 9 (RNF-D-1)",
        ),
        (
            {"table": PHASE_D, "A": ["buy-back-choice 0"]},
            "open.A: no card is in decline that could be bought back (RNF-D-1)",
        ),
        ({"table": []}, "open: nothing is, and the game is not over (RNF-F-1)"),
        (
            {"table": ["countdown A", *PHASE_A], "A": ["card-choice"]},
            "played.A: nobody has played a card yet (RNF-A-1)",
        ),
    ],
)
def test_decisions_that_nobody_can_owe_are_refused(words: Words, said: str) -> None:
    assert refusal(open=words) == said
