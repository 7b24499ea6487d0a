"""Every clause of every rules page has a test, and no test cites a clause that is none."""

from pathlib import Path

import pytest

from saecula.games import GAMES, listed
from saecula.kernel.errors import BadOptions
from saecula.texts import rulebook
from saecula.texts.rulebook import Clause, citations, coverage, load_rules, parse_rules

TESTS = Path(__file__).resolve().parent
LISTED = listed()
#: More clauses than this in one test and nobody knows what a failure means.
MOST_CLAUSES = 3

PAGE = """# A made-up game

Some words about TOY-ONE-1.

## First chapter

- **TOY-ONE-1** You draw a card. [both] You may look at it. [ours]
- **TOY-ONE-2** You show it. [FR]

## Second chapter

- **TOY-X1** An example.
- not a clause: TOY-TWO-1
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up page and an empty folder of tests."""
    page = tmp_path / "toy.en.md"
    page.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(rulebook, "rules_page", lambda game, language="en": page)
    tests = tmp_path / "tests"
    tests.mkdir()
    return tests


def write(tests: Path, text: str, name: str = "test_toy.py") -> None:
    """A test file in the made-up folder."""
    (tests / name).write_text("import pytest\n" + text, encoding="utf-8")


# -- the bar


def unknown_clauses(known: set[str], tests: Path) -> dict[str, list[str]]:
    """Cited ids that are on no page, with the tests that cite them."""
    found: dict[str, list[str]] = {}
    for citation in citations(tests):
        for clause in citation.clauses:
            if clause not in known:
                found.setdefault(clause, []).append(citation.test)
    return found


def crowded_tests(tests: Path) -> list[str]:
    """Tests that are marked with more clauses than one test should have."""
    return [citation.test for citation in citations(tests) if len(citation.clauses) > MOST_CLAUSES]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_rules_page_has_a_test(game: str) -> None:
    found = coverage(game, TESTS)
    assert found, "the page has no clauses"
    assert [clause for clause, tests in found.items() if not tests] == []


def test_no_test_cites_a_clause_that_is_on_no_page() -> None:
    known = {clause.id for game in GAMES for clause in load_rules(game)}
    assert unknown_clauses(known, TESTS) == {}


def test_no_test_cites_more_than_three_clauses() -> None:
    assert crowded_tests(TESTS) == []


@pytest.mark.parametrize("game", LISTED)
def test_every_clause_has_an_id_of_its_own_and_says_where_it_comes_from(game: str) -> None:
    clauses = load_rules(game)
    assert len({clause.id for clause in clauses}) == len(clauses)
    assert [clause.id for clause in clauses if not clause.sources] == []


# -- reading a page


def test_a_page_is_read_into_clauses_with_chapter_and_sources() -> None:
    assert parse_rules(PAGE) == [
        Clause("TOY-ONE-1", "First chapter", "You draw a card. [both] You may look at it. [ours]", ("both", "ours")),
        Clause("TOY-ONE-2", "First chapter", "You show it. [FR]", ("FR",)),
        Clause("TOY-X1", "Second chapter", "An example.", ()),
    ]


def test_a_game_without_a_page_is_told_so() -> None:
    with pytest.raises(BadOptions, match=r"there is no rules page toy\.en\.md"):
        load_rules("toy")


# -- the bar can fail


def test_a_clause_without_a_test_is_found(toy: Path) -> None:
    write(toy, '@pytest.mark.rule("TOY-ONE-1")\ndef test_one():\n    pass\n')
    assert coverage("toy", toy) == {"TOY-ONE-1": ["tests/test_toy.py::test_one"], "TOY-ONE-2": [], "TOY-X1": []}


def test_an_unknown_clause_is_found(toy: Path) -> None:
    write(toy, '@pytest.mark.rule("TOY-ONE-9")\ndef test_nine():\n    pass\n')
    assert unknown_clauses({"TOY-ONE-1"}, toy) == {"TOY-ONE-9": ["tests/test_toy.py::test_nine"]}


def test_a_test_with_four_clauses_is_found(toy: Path) -> None:
    three = '@pytest.mark.rule("A-2", "A-3", "A-4")\ndef test_all():\n    pass\n'
    write(toy, three)
    assert crowded_tests(toy) == []
    write(toy, f'pytestmark = pytest.mark.rule("A-1")\n{three}')
    assert crowded_tests(toy) == ["tests/test_toy.py::test_all"]


def test_marks_of_module_class_function_and_row_all_count(toy: Path) -> None:
    write(
        toy,
        """
pytestmark = [pytest.mark.slow, pytest.mark.rule("A-1")]

@pytest.mark.rule("A-2")
class TestGroup:
    @pytest.mark.rule("A-3")
    async def test_inside(self):
        pass

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A-4")), pytest.param(2), 3])
def test_rows(n):
    pass
""",
    )
    name = "tests/test_toy.py::"
    assert [(c.test, c.clauses) for c in citations(toy)] == [
        (f"{name}TestGroup::test_inside", ("A-1", "A-2", "A-3")),
        (f"{name}test_rows", ("A-1",)),
        (f"{name}test_rows", ("A-1", "A-4")),
    ]


def test_what_is_no_test_carries_no_clause(toy: Path) -> None:
    write(toy, '@pytest.mark.rule("A-1")\ndef build():\n    pass\n')
    write(toy, '@pytest.mark.rule("A-1")\ndef test_one():\n    pass\n', "scene.py")
    write(toy, "# @pytest.mark.rule('A-1')\ndef test_two():\n    pass\n", "test_comment.py")
    assert citations(toy) == []
