"""Playing in the terminal: whole games through a pipe, and everything one may type before choosing."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from saecula.cli.terminal.choosing import LONG, make_menu
from saecula.games import make_game
from saecula.kernel.codes import pack
from saecula.kernel.record import Record, from_jsonl
from saecula.texts.languages import Texts
from saecula.texts.telling import Teller

if TYPE_CHECKING:
    from tests.cli.conftest import Run, Said

DEALT = ("tempus", "--seed", "1", "--bots", "random,random", "--option", "map=dealt")


@pytest.fixture
def play(run: "Run") -> "Callable[..., Said]":
    """A game on a dealt map with lines typed; when they end, so does the game."""
    return lambda *lines, more=(): run("play", *DEALT, *more, typed="\n".join(lines) + "\n")


def saved(path: Path) -> Record:
    return from_jsonl(path.read_text(encoding="utf-8"))


def test_a_whole_game_is_played_through_a_pipe(run: "Run", tmp_path: Path) -> None:
    said = run("play", *DEALT, "--save", "game.jsonl", typed="1\n" * 5000)
    assert said.status == 0
    assert "The result" in said.out
    assert all(category in said.out for category in ("Land", "Cities", "Flight", "Total"))
    assert "The record is in game.jsonl" in said.out
    assert saved(tmp_path / "game.jsonl").ending is not None
    assert run("verify", "game.jsonl").status == 0


def test_a_game_with_a_map_of_ones_own_is_played_through_a_pipe(run: "Run") -> None:
    said = run("play", "tempus", "--seed", "2", "--bots", "random", typed="1\n" * 5000)
    assert said.status == 0
    assert "wins." in said.out or "share the win" in said.out


def test_friends_share_a_keyboard(run: "Run", tmp_path: Path) -> None:
    words = ("--seats", "3", "--you", "Anna,Ben,Cleo", "--option", "map=dealt", "--save", "g.jsonl")
    said = run("play", "tempus", *words, typed="1\n" * 9000)
    assert said.status == 0
    record = saved(tmp_path / "g.jsonl")
    assert record.header.players == ["Anna", "Ben", "Cleo"]
    assert record.ending is not None


def test_people_may_choose_their_seats(run: "Run", tmp_path: Path) -> None:
    run("play", *DEALT, "--you", "B=Anna", "--save", "g.jsonl", typed="1\n")
    assert saved(tmp_path / "g.jsonl").header.players == ["random", "Anna", "random"]


def test_the_same_seed_deals_the_same_game(run: "Run") -> None:
    one, other = run("play", *DEALT, typed="1\n1\n"), run("play", *DEALT, typed="1\n1\n")
    assert one.out == other.out
    assert "Map tile" in one.out


def test_the_end_of_the_input_leaves_the_game_cleanly(run: "Run", tmp_path: Path) -> None:
    said = run("play", *DEALT, typed="")
    assert said.status == 0
    assert "unfinished" in said.out
    assert not list(tmp_path.iterdir())


def test_leaving_offers_to_save(play: "Callable[..., Said]", tmp_path: Path) -> None:
    said = play("1", "q", "half.jsonl")
    assert said.status == 0
    assert "Save the record?" in said.out
    assert saved(tmp_path / "half.jsonl").ending is None


def test_saving_writes_over_nothing(play: "Callable[..., Said]", tmp_path: Path) -> None:
    (tmp_path / "taken.jsonl").write_text("mine", encoding="utf-8")
    said = play("s taken.jsonl", "s", "s mine.jsonl")
    assert "taken.jsonl exists already" in said.out
    assert "Name a file" in said.out
    assert "The record is in mine.jsonl" in said.out
    assert (tmp_path / "taken.jsonl").read_text(encoding="utf-8") == "mine"


def test_a_file_to_save_in_that_exists_is_refused_before_the_game(run: "Run", tmp_path: Path) -> None:
    (tmp_path / "taken.jsonl").write_text("mine", encoding="utf-8")
    assert run("play", *DEALT, "--save", "taken.jsonl").status == 2
    assert run("play", *DEALT, "--save", "taken.jsonl", "--force", typed="1\n").status == 0
    assert saved(tmp_path / "taken.jsonl").lines


def test_a_question_mark_explains_the_decision_with_its_clauses(play: "Callable[..., Said]") -> None:
    out = play("?").out
    assert "one connected group" in out
    assert "TEM-SET-8 Then, in turn order, each player places 3 tokens" in out
    assert "why MOVE" in out


def test_a_choice_is_explained_with_what_comes_of_it(play: "Callable[..., Said]") -> None:
    out = play("? 1").out
    assert "(place-token " in out
    assert "What would happen:" in out
    assert "A (you) places a token on" in out.split("What would happen:")[1]


def test_looking_at_a_choice_does_not_make_it(play: "Callable[..., Said]", tmp_path: Path) -> None:
    play("? 1", more=("--save", "g.jsonl"))
    assert not [line for line in saved(tmp_path / "g.jsonl").lines if line.seat == "A"]


def test_why_says_which_clause_forbids_a_move(play: "Callable[..., Said]") -> None:
    out = play("why place-token A1").out
    assert "Starting tokens go on land. [TEM-SET-8]" in out
    assert "TEM-SET-8 Then, in turn order" in out


def test_an_illegal_move_typed_is_told_why_and_nothing_happens(play: "Callable[..., Said]", tmp_path: Path) -> None:
    out = play("place-token A1", "end-turn", more=("--save", "g.jsonl")).out
    assert "Starting tokens go on land. [TEM-SET-8]" in out
    assert "First place your starting tokens. [TEM-SET-8]" in out
    assert not [line for line in saved(tmp_path / "g.jsonl").lines if line.seat == "A"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "'dance' is not a move of this game"),
        ("place-token", "place-token takes 1 word, not 0"),
        ("place-token Z99", "'Z99' is not a hex"),
        ("why", "is not a move of this game"),
        ("999", "There is no choice 999"),
        ("", "type a number from 1 to"),
        ("r TEM-FIG-6", "on a tie the attacker loses"),
        ("r TEM-NO-1", "There is no clause TEM-NO-1"),
        ("r", "Name a clause"),
    ],
)
def test_whatever_is_typed_gets_an_answer(play: "Callable[..., Said]", typed: str, answer: str) -> None:
    said = play(typed)
    assert said.status == 0
    assert answer in said.out


def test_a_move_may_be_typed_as_text(play: "Callable[..., Said]", tmp_path: Path) -> None:
    play("1", more=("--save", "one.jsonl"))
    chosen = saved(tmp_path / "one.jsonl").lines[-1]
    assert chosen.move is not None
    play(f"place-token {chosen.move['hex']}", more=("--save", "other.jsonl"))
    assert saved(tmp_path / "other.jsonl").lines[-1] == chosen


def test_undo_takes_back_and_says_when_it_goes_no_further(play: "Callable[..., Said]", tmp_path: Path) -> None:
    out = play("1", "1", "u", "u", "u", more=("--save", "g.jsonl")).out
    assert out.count("Your last move is undone.") == 2
    assert "You have no move to undo." in out
    record = saved(tmp_path / "g.jsonl")
    assert not [line for line in record.live() if line.seat == "A"]


def test_undo_does_not_go_past_a_question_to_somebody_else(play: "Callable[..., Said]", tmp_path: Path) -> None:
    # after the third starting token the others place theirs
    out = play("1", "1", "1", "u", more=("--save", "g.jsonl")).out
    assert "You have no move to undo." in out
    assert len([line for line in saved(tmp_path / "g.jsonl").live() if line.seat == "A"]) == 3


def test_the_only_choice_is_made_alone_unless_it_ends_what_could_be_undone(play: "Callable[..., Said]") -> None:
    out = play("1", "1", "1", "choose-action move", "1").out
    assert "A (you): Done (the only choice)" in out
    assert "1 End the turn" in out.split("(the only choice)")[1]


def test_undo_takes_what_was_made_alone_with_it(play: "Callable[..., Said]", tmp_path: Path) -> None:
    out = play("1", "1", "1", "choose-action move", "1", "u", more=("--save", "g.jsonl")).out
    assert "Your last move and what followed from it are undone." in out
    last = saved(tmp_path / "g.jsonl").live()[-1]
    assert last.move == {"do": "ChooseAction", "action": "move"}


def test_a_hint_names_three_moves_at_most_with_their_shares(play: "Callable[..., Said]") -> None:
    out = play("h").out
    assert "would consider" in out
    assert 1 <= out.count("share of its thinking") <= 3


def test_the_table_can_be_drawn_again(play: "Callable[..., Said]") -> None:
    assert play("b").out.count("Your cards") == play().out.count("Your cards") + 1


def test_other_players_cards_are_never_shown(run: "Run") -> None:
    out = run("play", *DEALT, typed="1\n" * 5000).out
    assert "B (random) draws a card." in out
    assert "B (random) draws Edu" not in out


def test_a_long_list_is_chosen_from_part_by_part() -> None:
    game = make_game("tempus")
    teller = Teller(game, Texts("en", "tempus"))
    codes = [pack(5, start, end) for start in (20, 21, 22) for end in range(40, 60)]
    menu = make_menu(teller, codes)
    assert menu.question == "From which hex?"
    assert [len(entry.codes) for entry in menu.entries] == [20, 20, 20]
    assert make_menu(teller, menu.entries[0].codes).question == "To which hex?"
    assert len(make_menu(teller, codes[:LONG]).entries) == LONG


def test_zero_goes_back_to_the_whole_list(run: "Run", tmp_path: Path) -> None:
    words = ("play", "tempus", "--seed", "1", "--bots", "random", "--save", "g.jsonl")
    out = run(*words, typed="2\n0\n1\n1\n").out
    assert out.count("Where does its centre go?") >= 2
    mine = [line.move for line in saved(tmp_path / "g.jsonl").lines if line.seat == "A"]
    assert len(mine) == 1


def test_a_game_without_drawings_or_listing_is_played_too(run: "Run") -> None:
    said = run("play", "pebbles", "--seed", "1", "--bots", "random", typed="1\n" * 200)
    assert said.status == 0
    assert "The result" in said.out
