"""Positions in words: what is left out is worked out, what cannot be is refused with a sentence."""

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saecula.games.through_the_ages import make
from saecula.games.through_the_ages.model import steps
from saecula.kernel.codes import FRAME, Log, pack
from saecula.kernel.errors import BadRecord
from saecula.play.playout import Tally, random_move
from saecula.play.position import check_position, read_position
from saecula.scenes import scene
from tests.games.kit import numbers

DOCS = Path(__file__).resolve().parents[3] / "docs"
GAME = make()
Words = dict[str, Any]


def civ(**fields: object) -> Words:
    """The words of a position in which the first seat has this."""
    return {"civilizations": {"A": fields}}


def loads(words: Words, seats: int = 3, **options: str) -> None:
    """Read a position in words as a file would be read."""
    chosen = GAME.meta.check(seats, options)
    GAME.load(GAME.dump_of(words, seats, chosen))


def test_the_example_of_the_documentation_can_be_played() -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    texts = [block.split("```")[0] for block in page.split("```json")[1:]]
    [text] = [text for text in texts if '"game": "through-the-ages"' in text]
    position = check_position(GAME, read_position(text))
    words: Words = read_position(text).state
    table = scene(GAME, position.seats, **words)
    assert {"build-stages 1", "upgrade bronze iron", "take-card 1"} <= set(table.legal("A"))


def test_what_is_left_out_is_as_the_rest_says() -> None:
    table = scene(
        GAME, 2, **civ(technologies={"iron": 3, "bronze": 0}, tokens={"iron": 4}, colonies=["fertile-territory-ii"])
    )
    state = table.state
    seat = state.civs[0]
    assert (state.course.age, state.course.round, state.course.pool) == (2, 10, 2)
    assert (seat.civil, seat.military, seat.yellow, seat.bank) == (4, 2, 25 + 4 - 2 - 8, 14)
    assert (state.course.yellow_box, state.course.blue_box) == (4 - 4, 0)
    assert state.piles.ancient == 4


def test_the_words_of_a_state_leave_out_what_follows() -> None:
    words = scene(GAME, 2, **civ(leader="moses", science=3)).words()
    assert words["civilizations"] == {"A": {"leader": "moses", "science": 3}}
    assert words["open"] == {"table": ["production", "next-turn"], "A": ["turn any-round fresh"]}
    assert not {"last", "ancient", "current", "event", "wars"} & set(words)


@pytest.mark.parametrize("at", ["start", "turn", "war", "politics", "event", "actions", "production"])
def test_a_position_may_begin_at_any_point_of_a_turn(at: str) -> None:
    words: Words = {"at": at, "wars": {"A": {"card": "war-over-culture-ii", "on": "B"}}} if at == "war" else {"at": at}
    if at == "event":
        words |= {"future": ["rats by B"], "past": []}
    table = scene(GAME, 2, **words)
    asked = table.asked()
    draws = table.legal("chance")
    expected = {"war": {"A": "sacrifices"}, "politics": {"A": "political"}, "actions": {"A": "turn"}}
    assert (asked, bool(draws)) == (expected.get(at, {}), at not in expected)


def test_the_end_of_a_game_can_be_told() -> None:
    over = {"at": "over", "age": "IV", "round": 20, **civ(culture=7)}
    assert GAME.outcome(scene(GAME, 2, **over).state).ranking() == [[0], [1]]
    assert scene(GAME, 2, **over | {"at": "end"}).asked() == {}


def test_positions_of_the_first_version_of_the_rules_are_read_by_it() -> None:
    old = make(rules="1")
    table = scene(old, 2, **civ(leader="homer"))
    assert table.state.civs[0].special_resources == 1
    with pytest.raises(BadRecord, match=r"civilizations\.A\.leader_resources"):
        old.dump_of(civ(leader_resources=1), 2, old.meta.check(2, {}))


RESIGNING = {"resigning": "on"}
WAR = {"card": "war-over-culture-ii", "on": "B"}
PACT = {"card": "open-borders-agreement", "with": "B"}
TERRITORY = "wealthy-territory-i"
FULL_HAND = ["iron", "alchemy", "irrigation", "drama", "swordsmen"]
UNNAMED = [
    # names and shapes
    (civ(leader="mosses"), "civilizations.A.leader: there is no card 'mosses'; did you mean 'moses'?"),
    (civ(leeder="moses"), "civilizations.A: Object contains unknown field `leeder`"),
    ({"civilizations": {"E": {}}}, "civilizations: there is no seat 'E' in a game of 3"),
    (civ(science=-1), "civilizations.A.science: Expected `int` >= 0"),
    (civ(technologies={"moses": 1}), "civilizations.A.technologies.moses: nobody works there (TTA-COM-12)"),
    (civ(tokens={"warriors": 1}), "civilizations.A.tokens.warriors: tokens lie on farms, mines and laboratories alone"),
    (civ(special=["iron"]), "civilizations.A.special: iron is no special technology (TTA-CIV-7)"),
    (civ(special=["masonry", "architecture"]), "civilizations.A.special: architecture has the kind of another one"),
    (civ(done=["slept"]), "civilizations.A.done: there is no deed 'slept'"),
    ({"at": "dinner"}, "at: there is no beginning 'dinner'; there are start, turn, war, politics, event, actions"),
    ({"at": "turn", "open": {}}, "at: `open` tells already what comes next"),
    ({"row": ["-"] * 14}, "row: 14 cards are more than the 13 places (TTA-SET-2)"),
    ({"current": ["rats"]}, "current: rats by: there is no seat ''"),
    ({"offered": {"bronze": 1}}, "offered.bronze: this is no unit (TTA-AGG-1)"),
    ({"open": {"A": ["turn now"]}}, "open.A: 'turn' takes 2 words, not 1"),
    ({"open": {"A": ["defence moses"]}}, "open.A: moses is neither a unit nor a bonus card (TTA-AGG-1)"),
    # rounds and ages
    ({"age": "A", "round": 5}, "round: age A ends in the second round, and this is round 5 (TTA-ROW-2)"),
    ({"age": "III", "round": 2}, "round: age III does not come as early as round 2 (TTA-ROW-2)"),
    ({"last": 9}, "last: the last round is not known while there is a civil deck (TTA-END-3)"),
    ({"age": "IV", "last": 9}, "last: in age IV the last round is this one, 18, or the next (TTA-END-3)"),
    ({"resigned": ["B"]}, "resigned: nobody may resign without the option (TTA-END-6)"),
    ({"round": 0}, "turn: somebody has the turn once the table is set up (TTA-SET-6)"),
    # civilizations
    (civ(science=41), "civilizations.A.science: 41 science points are not between 0 and 40 (TTA-COM-7)"),
    (civ(yellow=200), "civilizations.A.yellow: 200 tokens are not between 0 and 99 (TTA-COM-4)"),
    (civ(blue=100), "civilizations.A.blue: 100 tokens are not between 0 and 99 (TTA-COM-6)"),
    (civ(government="iron"), "civilizations.A.government: iron, a card of kind mine, is no government (TTA-CIV-9)"),
    (civ(leader="pyramids"), "civilizations.A.leader: pyramids, a card of kind wonder, is no leader (TTA-CIV-6)"),
    (civ(wonder="moses"), "civilizations.A.wonder: moses, a card of kind leader, is no wonder (TTA-TAK-4)"),
    (civ(wonders=["moses"]), "civilizations.A.wonders: moses, a card of kind leader, is no wonder (TTA-CIV-5)"),
    (civ(colonies=["legion"]), "civilizations.A.colonies: legion, a card of kind tactic, is no territory (TTA-COL-1)"),
    (civ(colonies=["iron"]), "civilizations.A.colonies: one of the cards is not a military card"),
    (civ(tactic="rats"), "civilizations.A.tactic: rats, a card of kind event, is no tactic (TTA-MIL-3)"),
    (civ(leader="bill-gates") | {"age": "I"}, "civilizations.A.leader: bill-gates is of an age that has not begun"),
    (civ(ravaged=["pyramids"]), "civilizations.A.ravaged: pyramids is no completed wonder of age A or I (TTA-CRD-15)"),
    (civ(stages=1), "civilizations.A.stages: 1 stages are built, and no wonder is begun (TTA-CIV-5)"),
    (civ(wonder="colossus", stages=2), "stages: 2 stages are built, and colossus is complete with 2 (TTA-CIV-5)"),
    (civ(hand=["pyramids"]), "civilizations.A.hand: pyramids is a wonder, which goes to the table (TTA-TAK-4)"),
    (civ(hand=["coal"]) | {"age": "I"}, "civilizations.A.hand: coal is of an age that has not begun (TTA-ROW-3)"),
    (civ(hand=["moses"], leader="homer"), "civilizations.A.hand: moses is the second leader of its age (TTA-TAK-3)"),
    (civ(hand=["iron", "iron"]), "civilizations.A.hand: iron is in hand or in play already (TTA-TAK-6)"),
    (civ(hand=["iron"], technologies={"iron": 0}), "hand: iron is in hand or in play already (TTA-TAK-6)"),
    (civ(hand=["monarchy"], government="monarchy"), "hand: monarchy is in hand or in play already (TTA-TAK-6)"),
    (civ(hand=["iron"], fresh=["iron"]), "civilizations.A.fresh: iron is no action card in hand (TTA-TAK-5)"),
    (civ(leader="moses", leaders=["I"]), "leaders: the age of a leader in play or in hand is missing (TTA-TAK-3)"),
    (civ(hand=FULL_HAND), "civilizations.A.hand: 5 civil cards are more than the 4 that could be taken (TTA-TAK-2)"),
    (civ(tokens={"iron": 1}), "civilizations.A.tokens: 1 tokens lie on iron, which is not in play (TTA-BLU-3)"),
    (civ(tokens={"philosophy": 1}), "tokens: 1 tokens lie on philosophy, which gives no resources (TTA-CRD-33)"),
    (civ(technologies={"oil": 0}) | {"age": "I"}, "technologies: oil is of an age that has not begun (TTA-ROW-3)"),
    (civ(technologies={"religion": 3}), "technologies: 3 buildings of type temple are more than 2 (TTA-CIV-2)"),
    (civ(leader="homer") | {"age": "II"}, "civilizations.A.leader: homer is obsolete in age II (TTA-AGE-1)"),
    (civ(wonder="pyramids") | {"age": "III"}, "civilizations.A.wonder: pyramids is obsolete in age III (TTA-AGE-1)"),
    (civ(done=["revolted"]), "civilizations.A.done: a revolution would have changed the government (TTA-CIV-9)"),
    (civ(done=["revolted"], government="monarchy", civil_spent=4), "after a revolution no civil action is left, and"),
    (civ(civil_spent=5), "civilizations.A.civil_spent: 5 civil actions are spent of 4 (TTA-TUR-3)"),
    (civ(military_spent=3), "civilizations.A.military_spent: 3 military actions are spent of 2 (TTA-TUR-3)"),
    (civ(special_resources=1, leader_resources=2), "leader_resources: the leader gave more special resources"),
    (civ(special_resources=2, leader_resources=2), "leader_resources: 2 are more than the 0 of the leader (TTA-CIV-6)"),
    (civ(civil_lost=99), "civilizations.A.civil_lost: 99 are more than the 16 that cards can make it (TTA-TUR-3)"),
    (civ(drill=50), "civilizations.A.drill: 50 are more than the 4 that cards can make it (TTA-TUR-3)"),
    (civ(rebellion=99), "civilizations.A.rebellion: 99 are more than the 16"),
    (civ(forfeits=9), "civilizations.A.forfeits: 9 are more than the 1"),
    (civ(special_resources=999), "civilizations.A.special_resources: 999 are more than the"),
    ({"turn": "B", **civ(civil_spent=1)}, "civilizations.A.civil_spent: it is not the turn of A (TTA-TUR-2)"),
    (civ(route_food=1), "civilizations.A.route_food: a trade route is used once in a turn (TTA-CRD-30)"),
    (civ(yellow=19), "civilizations: there are 76 yellow tokens, banks and workers, not 75 (TTA-COM-3)"),
    (civ(yellow=5), "civilizations: there are 62 yellow tokens, banks and workers, not 75 (TTA-COM-3)"),
    (civ(blue=10), "civilizations.A.blue: 10 blue tokens lie in the bank and on cards, not 18 (TTA-COM-3)"),
    (civ(tokens={"bronze": 20}), "civilizations.A.blue: 20 blue tokens lie in the bank and on cards, not 18"),
    # the row and the decks
    ({"row": ["bronze"]}, "row: bronze is in nobody's deck (TTA-COM-1)"),
    ({"row": ["coal"], "age": "I"}, "row: coal is of an age that has not begun (TTA-ROW-3)"),
    ({"gone": ["coal"], "age": "I"}, "gone: coal is of an age that has not begun (TTA-ROW-3)"),
    ({"gone": ["rats"]}, "gone: one of the cards that left is not a civil card"),
    ({"row": ["moses", "moses"]}, "moses is there 2 times, and the game has 1 of it (TTA-COM-2)"),
    # rivals
    ({"wars": {"A": WAR | {"on": "A"}}}, "wars.A.on: a war is declared on a rival who plays (TTA-AGG-6)"),
    ({"wars": {"A": WAR | {"card": "raid-i"}}}, "wars.A.card: raid-i is no war (TTA-WAR-1)"),
    ({"wars": {"A": WAR}, "age": "I"}, "wars.A.card: war-over-culture-ii is of an age that has not begun (TTA-AGE-3)"),
    ({"pacts": {"A": PACT | {"with": "A"}}}, "pacts.A.with: a pact is made with a rival who plays (TTA-PAC-1)"),
    ({"pacts": {"A": PACT | {"card": "legion"}}}, "pacts.A.card: legion is no pact (TTA-PAC-1)"),
    ({"pacts": {"A": PACT | {"card": "scientific-cooperation", "role": "b"}}}, "pacts.A.role: the roles of scientific"),
    ({"pacts": {"A": PACT}, "age": "III"}, "pacts.A.card: open-borders-agreement is no pact of this age or the one"),
    ({"marks": {"A": "B"}}, "marks.A: a rival holds a mark in the game against gangs alone (TTA-VAR-3)"),
    ({"event": "legion"}, "event: legion is neither an event nor a territory (TTA-EVE-1)"),
    ({"fight": {"card": "raid-i", "attacker": "A", "defender": "A"}}, "fight: an attacker and another one who defends"),
    ({"offer": "legion"}, "offer: legion is no pact (TTA-PAC-1)"),
    ({"offer": "open-borders-agreement"}, "offer: nobody is asked about open-borders-agreement (TTA-PAC-1)"),
    ({"ranks": {"strength": ["A", "A"]}}, "ranks: a ranking names a seat twice, or one of another game"),
    # hidden cards
    (civ(military_hand=["iron"]), "civilizations.A.military_hand: one card of the hand is not a military card"),
    (civ(military_hand=["legion #2"]), "military_hand: a card of the hand is from the shuffle of another age"),
    (civ(military_hand=["legion #9"]), "civilizations.A.military_hand: there is no such shuffle"),
    (civ(military_hand=["no-event"]), "military_hand: a card of the hand is from the shuffle of another age"),
    (civ(military_hand=["spy-ii"]) | {"age": "I"}, "military_hand: spy-ii is of an age that has not begun (TTA-AGE-3)"),
    (civ(military_hand=["legion"]) | {"age": "III"}, "military_hand: legion is obsolete in age III (TTA-AGE-1)"),
    (civ(discarded=["no-event #1"]), "civilizations.A.discarded: a card is from the shuffle of another age"),
    (civ(discarded=["spy-ii"]) | {"age": "I"}, "civilizations.A.discarded: spy-ii was in nobody's hand (TTA-AGE-3)"),
    ({"shuffles": ["II", "I"]}, "shuffles: decks are shuffled again in the order of their ages (TTA-MCA-1)"),
    ({"current": ["legion by A"]}, "current: legion is neither an event nor a territory (TTA-EVE-1)"),
    ({"current": ["cold-war by A"], "age": "I"}, "current: cold-war is of an age that has not begun (TTA-AGE-3)"),
    ({"future": ["rats by A"], "past": []}, "ancient: 4 events of age A are to come and 0 are past, not 5 (TTA-SET-5)"),
    ({"future": ["rats by A"], "ancient": 5}, "current: 6 events lie in both piles, not 5 (TTA-EVE-5)"),
    ({"discards": ["rats"]}, "discards: rats goes to the past events (TTA-MCA-4)"),
    ({"discards": ["spy-ii"], "age": "I"}, "discards: spy-ii is of an age that has not begun (TTA-AGE-3)"),
    ({"bonus": ["rats"]}, "bonus: rats is no event of age III (TTA-VAR-6)"),
    ({"bonus": ["impact-of-science"]}, "bonus: 1 bonus cards lie at the table, not 0 (TTA-VAR-6)"),
    (civ(kept=["impact-of-science"]), "civilizations.A.kept: 1 bonus cards, not 0 (TTA-VAR-6)"),
]


@pytest.mark.parametrize(("words", "sentence"), UNNAMED, ids=[f"{n} {said}" for n, (_, said) in enumerate(UNNAMED)])
def test_what_cannot_be_is_refused_with_a_sentence(words: Words, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        loads(words)
    assert str(caught.value).startswith("position: ")
    assert sentence in str(caught.value)


def opened(*table: str, **asked: list[str]) -> Words:
    """Open decisions; the turn goes on after them."""
    return {"open": {"table": [*table, "next-turn"], **asked}}


FIGHT = {"fight": {"card": "raid-i", "attacker": "A", "defender": "B"}}
HAND = civ(military_hand=["legion", "phalanx", "bonus-i"])
STUCK = [
    ({"open": {}}, "open: nobody has anything to do, and the game is not over (TTA-END-1)"),
    ({"open": {"table": ["production"]}}, "open.table: what comes last is the next turn or the end (TTA-SET-6)"),
    (opened(B=["turn any-round begun"]), "open.B: turn: it is not the turn of B (TTA-TUR-1)"),
    (opened(A=["turn first-round begun"]), "open.A: turn: this is round 5 (TTA-FIR-1)"),
    (opened("fight-result"), "open.table: fight-result: there is no fight (TTA-AGG-1)"),
    (opened(A=["sacrifices warriors attack"]), "open.A: sacrifices: there is no fight (TTA-AGG-1)"),
    (
        opened("fight-result") | FIGHT | {"offered": {"warriors": 2}},
        "offered: A does not have that many units (TTA-AGG-1)",
    ),
    (
        opened("fight-result") | FIGHT | {"guarding": {"warriors": 2}},
        "guarding: B does not have that many units (TTA-AGG-1)",
    ),
    (opened("auction A"), "open.table: auction: no territory is bid for (TTA-COL-1)"),
    (opened("colony") | {"event": TERRITORY}, "open.table: colony: nobody has bid (TTA-COL-1)"),
    (opened(A=["raid 1"]), "open.A: raid: there is no fight to take spoils of (TTA-AGG-4)"),
    (opened(A=["technology-spoil 1 none"]), "open.A: technology-spoil: there is no fight to take spoils of"),
    (opened(B=["offer A a"]), "open.B: offer: no pact is on offer (TTA-PAC-1)"),
    (opened(A=["free-building moses"]), "open.A: free-building: there is no such building (TTA-EVE-8)"),
    (opened(A=["agreement 99 fresh"]), "open.A: agreement: no card gives that many civil actions (TTA-CRD-16)"),
    (opened("effect barbarians 0"), "ranks: who is strongest is settled when barbarians is revealed (TTA-EVE-2)"),
    (opened("effect barbarians 9"), "open.table: effect: there is no such effect (TTA-EVE-1)"),
    (opened("concern A give-yellow 1"), "ranks: who is strongest is settled when an event is revealed (TTA-EVE-2)"),
    (opened(A=["discards 0 2"]) | HAND, "3 cards are in hand, 2 may be kept, and 2 are to go (TTA-MCA-1)"),
    (opened(A=["turn any-round begun"]) | HAND, "3 military cards are more than the 2 that may be kept (TTA-MCA-2)"),
    (opened(A=["colony-loss"]), "somebody is asked who has no legal move"),
]


@pytest.mark.parametrize(("words", "sentence"), STUCK, ids=[f"{n} {said}" for n, (_, said) in enumerate(STUCK)])
def test_decisions_about_what_is_not_there_are_refused(words: Words, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        loads(words)
    assert sentence in str(caught.value)


OPTIONAL = [
    ({"resigned": ["A"]}, RESIGNING, "first: A has resigned (TTA-END-10)"),
    ({"resigned": ["A"], "first": "B", "turn": "A"}, RESIGNING, "turn: A has resigned (TTA-END-6)"),
    (
        {"resigned": ["A", "B", "C"]},
        RESIGNING,
        "resigned: those who resigned did so one after the other, and one stays",
    ),
    ({"resigned": ["B"], "wars": {"A": WAR}}, RESIGNING, "wars.A.on: a war is declared on a rival who plays"),
    ({"resigned": ["B"], "pacts": {"A": PACT}}, RESIGNING, "pacts.A.with: a pact is made with a rival who plays"),
    (opened(B=["goods 1 gain-one B"]) | {"resigned": ["B"]}, RESIGNING, "open.B: goods: B has resigned (TTA-END-6)"),
    ({"at": "politics"}, {"version": "simple"}, "at: this version of the game has no politics (TTA-TUR-1)"),
    ({"at": "war"}, {"version": "advanced"}, "at: this version of the game has no own-war (TTA-TUR-1)"),
    (opened("politics"), {"version": "simple"}, "open.table: politics: the simple version has no politics (TTA-SET-8)"),
    ({"age": "III"}, {"version": "simple"}, "age: this version of the game has no age III (TTA-ROW-4)"),
    ({"past": []}, {"version": "simple"}, "ancient: 6 events of age A are to come and 0 are past, not 9 (TTA-SET-5)"),
    ({"past": [], "ancient": 9}, {"version": "simple"}, "past: 0 events happened by round 5 (TTA-EVE-4)"),
    (civ(tactic="legion"), {"version": "simple"}, "legion is there 1 times, and the game has 0 of it (TTA-COM-2)"),
    ({}, {"version": "advanced"}, "bonus: 0 bonus cards lie at the table, not 4 (TTA-VAR-6)"),
    ({}, {"bonus": "public-3"}, "bonus: 0 bonus cards lie at the table, not 3 (TTA-VAR-6)"),
    ({}, {"bonus": "private"}, "civilizations.A.kept: 0 bonus cards, not 1 (TTA-VAR-6)"),
    ({"marks": {"A": "A"}}, {"gangs": "on"}, "marks.A: a rival holds a mark"),
]


@pytest.mark.parametrize(
    ("words", "options", "sentence"), OPTIONAL, ids=[f"{n} {said}" for n, (_, _, said) in enumerate(OPTIONAL)]
)
def test_what_an_option_or_version_does_not_have_is_refused(
    words: Words, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        loads(words, 3, **options)
    assert sentence in str(caught.value)


# -- dumps, which tell more than words do


def poke(*path: str | int, value: object) -> Any:
    """The dump of a position with one value changed."""
    dump: Any = deepcopy(scene(GAME, 2).state.dump())
    part = dump
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return dump


IRON = GAME.names.index("iron")
LEGION = GAME.names.index("legion")
BROKEN = [
    (("civs", 0, "civil", 6), "civilizations.A.government: 6 civil and 2 military actions, and cards in play give 4"),
    (("civs", 1, "military", 3), "civilizations.B.government: 4 civil and 3 military actions"),
    (("civs", 0, "known", [1]), "the technologies are not those of the component set"),
    (("civs", 0, "known", [0] * 34), "civilizations.A.technologies: agriculture is in play from the start (TTA-SET-1)"),
    (("civs", 0, "once", 64), "civilizations.A.culture: a figure is not one that the game can have"),
    (("civs", 0, "hand", [IRON, IRON - 1]), "civilizations.A.hand: the cards are not in order"),
    (("civs", 0, "leader", 999), "civilizations.A.leader: one of the cards is not a civil card"),
    (("course", "first", 2), "first: there is no seat 2"),
    (("course", "age", 9), "age: there is no such age, or no such round"),
    (("course", "pool", 2), "shuffles: military cards are drawn from the newest shuffle of the age (TTA-AGE-3)"),
    (("course", "yellow_box", 1), "civilizations: with the box the tokens are not those of the component set"),
    (("course", "war", [LEGION, -1]), "wars.A: a war has a card and somebody it was declared on (TTA-WAR-1)"),
    (("course", "pact", [LEGION, -1]), "pacts.A: a pact has a card and a partner (TTA-PAC-1)"),
    (("course", "row", [-1]), "the decks or the row are not those of the component set"),
    (("course", "offered", [1]), "offered: there are no such units to give up"),
    (("piles", "pools", [1, 1, 2, 3]), "shuffles: there is no such shuffle"),
    (("piles", "current_by", [0]), "an event pile does not say who prepared its cards"),
    (("piles", "returned", [9, 0, LEGION]), "returned: there is no such card, shuffle or seat"),
    (("piles", "away", [9 * 1024 + LEGION]), "away: there is no such card, or no such shuffle"),
    (("agenda", "table", [FRAME + pack(steps.MINES, 0, 9)]), "open.table: what comes last is the next turn or the end"),
]


@pytest.mark.parametrize(("place", "sentence"), BROKEN, ids=[f"{n} {said}" for n, (_, said) in enumerate(BROKEN)])
def test_a_dump_that_cannot_be_is_refused_with_a_sentence(place: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.load(poke(*place[:-1], value=place[-1]))
    assert sentence in str(caught.value)


def test_the_last_card_of_a_deck_cannot_have_been_laid_without_the_age_ending() -> None:
    dump: Any = scene(GAME, 2, age="II").state.dump()
    cards = range(GAME.box.civil_from[2], GAME.box.civil_to[2])
    for card in cards:
        dump["course"]["gone"] += [card] * dump["course"]["deck"][card]
        dump["course"]["deck"][card] = 0
    with pytest.raises(BadRecord, match="age: the last card of civil deck II is laid, which ends the age"):
        GAME.load(dump)


def test_a_card_cannot_lie_in_the_deck_of_an_age_that_is_over() -> None:
    for name, field, taken in (("moses", "gone", "gone"), ("legion", "away", "away")):
        dump: Any = scene(GAME, 2, age="III").state.dump()
        card = GAME.names.index(name)
        pile = dump["course"]["gone"] if field == "gone" else dump["piles"]["away"]
        pile.remove(card if field == "gone" else 1024 + card)
        dump["course"]["deck"][card] += 1
        with pytest.raises(BadRecord, match=f"{taken}: {name} is in the deck of an age that is over"):
            GAME.load(dump)


@pytest.mark.parametrize("seed", range(4))
def test_a_position_with_one_number_changed_is_refused_or_played_on(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(3, GAME.meta.check(3, {}))
    for _ in range(150 * seed + 60):
        random_move(GAME, state, rng, Log(False), Tally())
    for _ in range(25):
        dump: Any = deepcopy(state.dump())
        part, key = rng.choice(numbers(dump["agenda"]) + rng.sample(numbers(dump), 60))
        part[key] += rng.choice((-1, 1, 5, 1 << 10, 1 << 20, 1 << 30))
        try:
            loaded = GAME.load(dump)
        except BadRecord:
            continue
        for _ in range(200):
            if not random_move(GAME, loaded, rng, Log(False), Tally()):
                break
