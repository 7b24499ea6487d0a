"""Records: both forms, and everything that can be wrong with them."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from saecula.games.pebbles import make
from saecula.kernel.codes import CHANCE
from saecula.kernel.errors import BadRecord
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.meta import Components
from saecula.kernel.record import Ending, Line, Record, from_jsonl, seat_name, seat_number, to_jsonl
from saecula.play.replay import Replay, resume, verify
from saecula.texts.record import from_text, tag_of, to_text

GAME = make()


def played(seed: int = 0, moves: int = 1000) -> Record:
    """A record of a random game, with one move taken back, or of its first moves."""
    match = Match(GAME, 3, {}, seed_of("pebbles", seed))
    rng = Random(seed)
    while not match.is_over() and len(match.lines) < moves:
        seat = rng.choice(GAME.to_act(match.state))
        if seat == CHANCE:
            match.draw()
            continue
        match.play(seat, rng.choice(GAME.legal(match.state, seat)))
        if match.why_no_undo(seat) is None and not any(line.undo for line in match.lines):
            match.undo(seat)
    return match.record()


RECORD = played()
JSONL = to_jsonl(RECORD)
TEXT = to_text(RECORD, GAME.book)


def read(text: str) -> str:
    return verify(GAME, from_jsonl(text))


def changed(edit: Callable[[Record], None]) -> Record:
    """A record that was edited by somebody who knows how the lines are chained."""
    record = from_jsonl(JSONL)
    edit(record)
    return from_jsonl(to_jsonl(record))


def test_both_forms_hold_the_whole_game() -> None:
    assert any(line.undo is not None for line in RECORD.lines)
    assert from_jsonl(JSONL) == RECORD == from_text(TEXT, GAME.book)
    assert to_jsonl(from_text(TEXT, GAME.book)) == JSONL
    assert read(JSONL) == RECORD.ending.hash if RECORD.ending else False


def test_moves_taken_back_are_not_replayed() -> None:
    undo = next(line for line in RECORD.lines if line.undo is not None)
    live = [line.n for line in RECORD.live()]
    assert undo.n not in live
    assert undo.n - 1 not in live
    assert undo.undo in live


def test_every_line_that_is_missing_is_noticed() -> None:
    rows = JSONL.splitlines()
    for at in range(len(rows)):
        with pytest.raises(BadRecord):
            read("\n".join(rows[:at] + rows[at + 1 :]))


def test_every_two_lines_in_the_wrong_order_are_noticed() -> None:
    rows = JSONL.splitlines()
    for at in range(len(rows) - 1):
        swapped = [*rows[:at], rows[at + 1], rows[at], *rows[at + 2 :]]
        with pytest.raises(BadRecord, match=r"line|not known"):
            read("\n".join(swapped))


def test_every_line_that_comes_twice_is_noticed() -> None:
    rows = JSONL.splitlines()
    for at in range(len(rows)):
        with pytest.raises(BadRecord):
            read("\n".join([*rows[: at + 1], *rows[at:]]))


def test_every_altered_character_is_noticed() -> None:
    for at, character in enumerate(JSONL[:-1]):
        altered = JSONL[:at] + ("1" if character != "1" else "2") + JSONL[at + 1 :]
        with pytest.raises(BadRecord):
            read(altered)


@pytest.mark.parametrize("end", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\r"])
def test_nothing_but_a_new_line_ends_a_line(end: str) -> None:
    with pytest.raises(BadRecord):
        read(JSONL.replace("\n", end, 1))
    named = changed(lambda record: setattr(record.header, "players", [f"one{end}two"]))
    assert named.header.players == [f"one{end}two"]
    assert from_text(to_text(named, GAME.book), GAME.book) == named


def test_lines_may_end_as_they_do_on_windows() -> None:
    assert from_jsonl(JSONL.replace("\n", "\r\n")) == RECORD == from_text(TEXT.replace("\n", "\r\n"), GAME.book)


@pytest.mark.parametrize("at", range(1, len(JSONL) - 1, 97))
def test_a_truncated_record_is_noticed(at: int) -> None:
    with pytest.raises(BadRecord):
        read(JSONL[:at])


def test_an_altered_line_is_named() -> None:
    rows = JSONL.splitlines()
    rows[4] = rows[4].replace('"n":4', '"n":5')
    with pytest.raises(BadRecord, match="line 5: the record was altered here"):
        from_jsonl("\n".join(rows))


def test_an_unfinished_record_is_read_and_not_verified() -> None:
    record = from_jsonl(to_jsonl(played(moves=12)))
    replay = Replay(GAME, record)
    replay.to(12)
    assert replay.at == len(record.live())
    with pytest.raises(BadRecord, match="the record has no result"):
        verify(GAME, record)


def stopped(moves: int) -> Record:
    """A record whose players are said to have stopped, through both forms."""
    record, seed = played(moves=moves), seed_of("pebbles", 0)
    match = resume(GAME, record, seed)
    record.ending = Ending(GAME.outcome(match.state), match.hash(), seed.hex(), early=True)
    return from_text(to_text(from_jsonl(to_jsonl(record)), GAME.book), GAME.book)


def test_a_game_that_its_players_stopped_is_verified_as_far_as_it_went() -> None:
    record = stopped(12)
    assert record.ending is not None
    assert verify(GAME, record) == record.ending.hash


def test_a_game_that_is_over_was_not_stopped() -> None:
    with pytest.raises(BadRecord, match="says that the players stopped, but the game is over"):
        verify(GAME, stopped(1000))


def other_draw(record: Record) -> None:
    move = record.lines[0].move
    assert move is not None
    move["value"] = "1" if move["value"] != "1" else "2"


def other_result(record: Record) -> None:
    assert record.ending is not None
    record.ending.result.standings[0].total += 1


def other_hash(record: Record) -> None:
    assert record.ending is not None
    record.ending.hash = "0" * 64


def other_seed(record: Record) -> None:
    assert record.ending is not None
    record.ending.seed = seed_of("pebbles", 9).hex()


def no_seed(record: Record) -> None:
    assert record.ending is not None
    record.ending.seed = "seed"


def one_move_less(record: Record) -> None:
    record.lines.pop()


def one_move_more(record: Record) -> None:
    record.lines.append(Line(len(record.lines) + 1, "A", {"do": "Leave"}))


def unknown_seat(record: Record) -> None:
    record.lines[-1].seat = "D"


def unknown_move(record: Record) -> None:
    record.lines[11].move = {"do": "Jump"}


def neither_move_nor_undo(record: Record) -> None:
    record.lines[11].move = None


def undo_by_another(record: Record) -> None:
    record.lines[10].seat = "A" if record.lines[10].seat != "A" else "B"


def undo_of_a_draw(record: Record) -> None:
    record.lines[10].undo = 8


def undo_of_nothing(record: Record) -> None:
    record.lines[10].undo = 10


def unknown_rules(record: Record) -> None:
    record.header.rules = "99"


def unknown_format(record: Record) -> None:
    record.header.saecula = 2


def other_components(record: Record) -> None:
    record.header.components = Components("box", "abcdef0123456789", False)


def other_game(record: Record) -> None:
    record.header.game = "marbles"


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (other_draw, "move 1: chance did not draw what the seed gives"),
        (other_result, "the result is not what the moves lead to"),
        (other_hash, "the final state has hash"),
        (other_seed, "does not match the commitment"),
        (no_seed, "the revealed seed is not hexadecimal"),
        (one_move_less, "the game is not over"),
        (one_move_more, "not-your-decision"),
        (unknown_seat, "'D' is not a seat of this game"),
        (undo_by_another, "move 11: . cannot go back to move 9"),
        (undo_of_a_draw, "move 11: . cannot go back to move 8"),
        (undo_of_nothing, "move 11: . cannot go back to move 10"),
        (unknown_move, "move 12: 'Jump' is not a move of this game"),
        (neither_move_nor_undo, "line 13: a line is either a move or an undo"),
        (unknown_rules, "rules version '99' of Pebbles is not known"),
        (unknown_format, "line 1: record format 2 is not known"),
        (other_components, r"uses the component set 'box' \(abcdef012345\)"),
        (other_game, "a record of marbles, not of pebbles"),
    ],
)
def test_a_record_edited_with_care_is_noticed_all_the_same(edit: Callable[[Record], None], said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        verify(GAME, changed(edit))


def test_a_version_that_is_readable_only_is_named_as_such() -> None:
    game = make()
    game.meta = msgspec.structs.replace(game.meta, replays=("2",), reads_only=("1",))
    with pytest.raises(BadRecord, match="rules version 1 of Pebbles can be read but no longer replayed"):
        Replay(game, RECORD)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the record is empty"),
        ("[]", "line 1: this is not an object"),
        ("hello", "line 1: this is not JSON"),
        ("[" * 100_000, "line 1: this is not JSON"),
        ("{}", "line 1: the record was altered"),
    ],
)
def test_what_is_no_record_at_all_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        from_jsonl(text)


def with_row(find: str, put: str) -> str:
    rows = TEXT.splitlines()
    at = next(i for i, row in enumerate(rows) if find in row)
    return "\n".join([*rows[:at], put, *rows[at + 1 :]])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (with_row("10. ", "10. A jump 3"), "line 21: 'jump 3' is not a move"),
        (with_row("10. ", "ten. A choose 3"), "line 21: a move reads like"),
        (with_row("10. ", "11. A choose 3"), "line 21: expected move 10, found 11"),
        (with_row("10. ", "10. A undo back"), "line 21: 'undo back' is not a move"),
        (with_row("[seats", "[seats three]"), r"no readable tag \[seats"),
        (with_row("[seats", "[seats " + "[" * 100_000 + "]"), r"no readable tag \[seats"),
        (with_row("[seats", ""), "missing required field `seats`"),
        (with_row("[saecula", "[saecula 7]"), "record format 7 is not known"),
    ],
)
def test_a_broken_text_is_refused_with_the_place(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        from_text(text, GAME.book)


def test_the_game_of_a_text_is_found_before_its_moves_are_read() -> None:
    assert tag_of(TEXT, "game") == "pebbles"


def test_seats_have_letters_and_chance_and_clock_have_names() -> None:
    names = [seat_name(seat) for seat in (0, 3, -1, -2)]
    assert names == ["A", "D", "chance", "clock"]
    assert [seat_number(name, 4) for name in names] == [0, 3, -1, -2]


def test_extra_fields_are_refused() -> None:
    rows: list[dict[str, Any]] = [msgspec.json.decode(row) for row in JSONL.splitlines()]
    rows[0]["note"] = "mine"
    with pytest.raises(BadRecord, match="line 1"):
        from_jsonl("\n".join(msgspec.json.encode(row).decode() for row in rows))
