"""Through the Ages by clicks: a whole simple game, and everything that a full game asks of one."""

import re
from collections.abc import Callable
from time import monotonic, sleep

import pytest
from playwright.sync_api import Page, expect

from bench.host import Host
from saecula.games import make_game
from saecula.texts.languages import Texts
from saecula.texts.telling import Teller

from ..patience import PATIENCE
from .conftest import PHONE, OpenPage
from .hands import Hands
from .positions import Club, MoveJson, Position, choices
from .table_kit import choose_seats, never_ask_twice

GAME = "through-the-ages"
#: Clicks after which a game will not end any more.
TOO_MANY = 5000

#: What one clicks for a move: the parts in order, by their beginning where the move does not name them. Moves that
#: touch no thing on the table have buttons alone.
Gesture = Callable[[MoveJson], list[str]]
GESTURES: dict[str, Gesture] = {
    "TakeCard": lambda move: [f"place:{move['place']}"],
    "Grow": lambda _: ["bank:yellow"],
    "GrowWith": lambda move: [f"action:{move['card']}", "bank:yellow"],
    "Build": lambda move: [f"card:{move['card']}"],
    "BuildWith": lambda move: [f"action:{move['card']}", f"card:{move['on']}"],
    "Upgrade": lambda move: [f"worker:{move['card']}", f"card:{move['to']}"],
    "UpgradeWith": lambda move: [f"action:{move['card']}", f"worker:{move['start']}", f"card:{move['to']}"],
    "Destroy": lambda move: [f"worker:{move['card']}", "worker:unused"],
    "BuildStages": lambda _: ["wonder:"],
    "StageWith": lambda move: [f"action:{move['card']}", "wonder:"],
    "PlayLeader": lambda move: [f"hand:{move['card']}"],
    "Develop": lambda move: [f"hand:{move['card']}"],
    "DevelopWith": lambda move: [f"action:{move['card']}", f"hand:{move['technology']}"],
    "Revolt": lambda move: [f"hand:{move['card']}"],
    "PlayAction": lambda move: [f"action:{move['card']}"],
    "PlayTactic": lambda move: [f"hand:{move['card']}"],
    "Prepare": lambda move: [f"hand:{move['card']}"],
    "Attack": lambda move: [f"hand:{move['card']}", f"seat:{move['seat']}"],
    "DeclareWar": lambda move: [f"hand:{move['card']}", f"seat:{move['seat']}"],
    "OfferPact": lambda move: [f"hand:{move['card']}", f"seat:{move['seat']}"],
    "Bid": lambda move: [f"bid:{move['bid']}"],
    "Sacrifice": lambda move: [f"worker:{move['card']}"],
    "PlayBonus": lambda move: [f"hand:{move['card']}"],
    "Discard": lambda move: [f"hand:{move['card']}"],
    "LoseWorker": lambda move: [f"worker:{move['card']}"],
    "DestroyOwn": lambda move: [f"worker:{move['card']}"],
}

#: What a button says where the table tells more than the move does.
AT_THE_TABLE = {"Pass": "No political action|Pass", "BuildFree": "Build .+ for free"}


@pytest.fixture(scope="module")
def club(host: Host) -> Club:
    """Positions of full games for four."""
    return Club(host, GAME, 4, {"version": "full"})


class Sitting:
    """Somebody who sits down at positions, one after the other, and makes the move of each by clicks."""

    def __init__(self, page: Page, club: Club) -> None:
        self.page, self.club = page, club
        club.enter(page)
        never_ask_twice(page)
        self.hands = Hands(page)
        self.teller = Teller(make_game(GAME), Texts("en", GAME), [])

    def sit(self, verb: str, step: str = "") -> tuple[Position, str]:
        """A position where that move can be made, and the path of the table that stands there."""
        position = self.club.find(verb, step)
        path = self.club.sit(position)
        self.page.goto(path)
        self.hands.wait_turn()
        return position, path

    def make(self, verb: str, step: str = "", prompt: str = "") -> Position:
        """Make such a move by clicks, once one is asked for it."""
        position, path = self.sit(verb, step)
        expect(self.page.locator("#prompt")).to_contain_text(prompt)
        for wanted in GESTURES[verb](position.move) if verb in GESTURES else []:
            seen = self.hands.look()
            lit = [part for part in seen.parts if part == wanted or f"{part.split(':')[0]}:" == wanted]
            if seen.confirm or not lit:
                break
            self.hands.press(self.hands.part(lit[0]))
            self.hands.wait_change(seen)
        self._answer(position, path)
        return position

    def _answer(self, position: Position, path: str) -> None:
        """Click what is left to choose, and the word that is asked for, until the move is made."""
        text = self.said(position.move, self.club.names(path))
        until = monotonic() + PATIENCE
        while not self.club.made(path, position):
            assert monotonic() < until, f"not made: {position} {self.hands.look()}"
            seen = self.hands.look()
            if seen.confirm:
                self.hands.press(self.page.locator(".choices [aria-keyshortcuts=Enter]"))
            elif told := [line for line in seen.buttons if re.fullmatch(text, line)]:
                self.hands.press(self.hands.button(told[0]).get_by_text(told[0], exact=True).first)
            elif folded := [line for line in seen.buttons if line.startswith(f"{self._verb(position.move)} (")]:
                self.hands.press(self.hands.button(folded[0]))
            sleep(0.1)

    def _verb(self, move: MoveJson) -> str:
        """The kind of a move as the line says it behind which several of them stand."""
        told = self.teller.verb(type(self.teller.game.book.from_json(move)))
        return told[:1].upper() + told[1:]

    def said(self, move: MoveJson, names: list[str]) -> str:
        """A move as its button says it, as a pattern."""
        if move["do"] == "ChooseGoods":
            count = move["resources"]
            return r"\d+ food.*" if count == "0" else rf"(.*, )?{count} resources?"
        if move["do"] in AT_THE_TABLE:
            return AT_THE_TABLE[move["do"]]
        told = self.teller.move(self.teller.game.book.from_json(move))
        seat = move.get("seat")
        name = "" if seat is None else names["ABCD".index(seat)]
        return re.escape(told if seat is None else told.replace(f" {seat}", f" {seat} ({name})", 1))

    def expect_line(self, pattern: str) -> None:
        """The log tells it."""
        expect(self.page.locator(".log")).to_contain_text(re.compile(pattern))


@pytest.fixture
def sitting(open_page: OpenPage, club: Club) -> Sitting:
    """Somebody at the club."""
    return Sitting(open_page(None), club)


# ---------------------------------------------------------------- a whole simple game


def new_simple_game(page: Page) -> None:
    """A table of the simple version for two."""
    page.goto(f"/new/{GAME}")
    choose_seats(page, ["me", "bot"])
    page.get_by_role("radio", name=re.compile("^Simple")).check()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))


@pytest.mark.slow
def test_a_person_and_a_bot_play_a_whole_simple_game_by_clicks(open_page: OpenPage) -> None:
    page = open_page(None)
    never_ask_twice(page)
    new_simple_game(page)
    hands = Hands(page, 2, ("End your actions",))
    clicks = warned = 0
    while not (seen := hands.wait_turn()).over:
        clicks += 1
        assert clicks < TOO_MANY, f"the game does not end: {seen}"
        warned += page.locator(".confirm li").count() > 0
        hands.act(seen)
    assert warned > 0
    ended = page.get_by_role("region", name="The game is over.")
    expect(ended.get_by_role("row")).to_have_count(3)
    # what came at the end is told apart where something came
    expect(ended).to_contain_text(re.compile("Culture|Before the end"))
    expect(ended).to_contain_text(re.compile("wins?"))


# ---------------------------------------------------------------- a full game's worth of interactions


CIVIL = {
    "TakeCard": "takes",
    "Grow": "one new worker",
    "Build": "builds",
    "Upgrade": "upgrades",
    "Destroy": "the worker is unused",
    "BuildStages": "builds stage",
    "PlayLeader": r"leads . \(Anna\)",
    "Develop": "develops",
    "Revolt": "is governed by",
    "PlayAction": "plays",
    "PlayTactic": "plays the tactic",
}
WITH_CARDS = {
    "GrowWith": "new worker",
    "BuildWith": "builds",
    "UpgradeWith": "upgrades",
    "StageWith": "builds stage",
    "DevelopWith": "develops",
}
POLITICS = {
    "Prepare": "prepares",
    "Attack": "plays .* against",
    "DeclareWar": "declares",
    "OfferPact": "offers",
    "CancelPact": "ends",
    "Pass": "passes",
}
ASKED = {
    ("Accept", "Offer"): ("A pact is offered to you", "agree on"),
    ("Refuse", "Offer"): ("A pact is offered to you", "refuses"),
    ("Bid", "Bidding"): ("for the territory", "bids"),
    ("Sacrifice", "Payment"): ("Pay your bid", "sacrifices"),
    ("Sacrifice", "Sacrifices"): ("Sacrifice units", "sacrifices"),
    ("Discard", "Discards"): ("Discard", "discards"),
    ("BuildFree", "FreeBuilding"): ("for free", "builds"),
    ("ChooseGoods", "Goods"): ("food", r"\(Anna\) gains"),
    ("LoseWorker", "WorkerLoss"): ("lost", "loses"),
    ("DestroyOwn", "BuildingLoss"): ("You lose a farm", "loses"),
}


def play_through(sitting: Sitting, moves: dict[str, str]) -> None:
    """Each move from a position of its own; the log tells what one did."""
    for verb, line in moves.items():
        sitting.make(verb)
        sitting.expect_line(line if "Anna" in line else rf"\(Anna\)[^.]*{line}")


@pytest.mark.slow
def test_civil_and_military_actions_are_made_by_clicks(sitting: Sitting) -> None:
    play_through(sitting, CIVIL)


@pytest.mark.slow
def test_action_cards_help_other_actions_by_clicks(sitting: Sitting) -> None:
    play_through(sitting, WITH_CARDS)


@pytest.mark.slow
def test_political_actions_are_made_by_clicks(sitting: Sitting) -> None:
    play_through(sitting, POLITICS)


@pytest.mark.slow
def test_who_is_asked_in_between_answers_by_clicks(sitting: Sitting) -> None:
    for (verb, step), (prompt, line) in ASKED.items():
        sitting.make(verb, step, prompt)
        sitting.expect_line(line)


@pytest.mark.slow
def test_a_defender_plays_a_bonus_card_and_the_fight_is_decided(sitting: Sitting) -> None:
    page = sitting.page
    sitting.make("PlayBonus", "Defence")
    sitting.expect_line("plays Defense")
    while "attacked" in (seen := sitting.hands.look()).prompt:
        done = page.locator(".choices button").get_by_text(re.compile(r"^Defend with \d+$"))
        if done.count() and not seen.confirm:
            sitting.hands.press(done.first)
        sleep(0.1)
    sitting.expect_line(r"\d+ against . \(Anna\) \d+")


@pytest.mark.slow
def test_a_war_is_declared_and_fought_to_its_end_by_clicks(sitting: Sitting) -> None:
    position = sitting.make("DeclareWar")
    sitting.expect_line(r"\(Anna\)[^.]*declares")
    page, rival = sitting.page, rf"{position.move['seat']} \(\w+\)"
    at_war = page.get_by_label(re.compile(f"War on {rival}"))
    expect(at_war.first).to_be_visible()
    hands, clicks = Hands(page, 3, ("End your actions", "No political action", "Pass", "Done")), 0
    decided = re.compile(rf"\(Anna\) \d+ against {rival} \d+\.")
    while not decided.search(page.locator(".log").inner_text()):
        seen = hands.wait_turn()
        assert not seen.over, "the war was never fought"
        clicks += 1
        assert clicks < TOO_MANY, f"the war does not end: {seen}"
        hands.act(seen)
    sitting.expect_line(rf": . \(Anna\) against {rival}\.")
    expect(at_war).to_have_count(0)


@pytest.mark.slow
def test_who_resigns_is_out(open_page: OpenPage, host: Host) -> None:
    sitting = Sitting(open_page(None), Club(host, GAME, 3, {"version": "full", "resigning": "on"}))
    sitting.make("Resign")
    sitting.expect_line(r"\(Anna\) resigns")
    expect(sitting.page.get_by_text("Resigned").first).to_be_visible()


# ---------------------------------------------------------------- few clicks, whole cards, true answers

#: Cards of the row and of one's hand whose words do not fit, and cards of the hand that are not in sight.
CUT = """() => {
    const faces = [...document.querySelectorAll('.tta .shelved .face, .tta .held .face')];
    const cut = (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    const short = faces.filter((face) => [...face.querySelectorAll('.band, .middle')].some(cut));
    const held = [...document.querySelectorAll('.tta .held')];
    const out = held.filter((card) => card.getBoundingClientRect().bottom > innerHeight + 1);
    return { cards: faces.length, cut: short.map((face) => face.innerText), out: out.length };
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
def test_cards_of_the_row_and_of_a_full_hand_show_their_words_whole(
    open_page: OpenPage, club: Club, locale: str
) -> None:
    page = open_page(None, locale=locale)
    club.enter(page)
    late = [position for position in choices(club.kind, 1) if position.step == "Discards"][-1]
    page.goto(club.sit(late))
    expect(page.locator(".tta .held").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 200)))")
    seen = page.evaluate(CUT)
    assert seen["cards"] > 8, "a late hand and the row"
    assert (seen["cut"], seen["out"]) == ([], 0)


def test_one_click_takes_a_card_and_two_at_most_build(sitting: Sitting) -> None:
    taken, path = sitting.sit("TakeCard", "Turn")
    sitting.hands.press(sitting.hands.part(f"place:{taken.move['place']}"))
    sitting.expect_line(r"\(Anna\) takes")
    assert sitting.club.made(path, taken)
    built, path = sitting.sit("Build", "Turn")
    seen = sitting.hands.look()
    sitting.hands.press(sitting.hands.part(f"card:{built.move['card']}"))
    sitting.hands.wait_change(seen)
    menu = sitting.page.locator(".part-menu button")
    if menu.count():
        expect(menu.filter(has_text="Build").first).to_contain_text(re.compile(r"\d+ resources?"))
        sitting.hands.press(menu.filter(has_text="Build").first)
    sitting.expect_line(r"\(Anna\) builds")
    assert sitting.club.made(path, built)


def test_a_card_of_the_row_clicked_in_the_political_phase_answers_by_its_rule(sitting: Sitting) -> None:
    sitting.sit("Prepare", "Political")
    # what cannot be chosen says so to a screen reader, and is clicked all the same
    sitting.page.locator('[data-part^="place:"]').last.click(force=True)
    expect(sitting.page.locator(".part-note")).to_contain_text(re.compile("TTA-(TUR|TAK)-"))


# ---------------------------------------------------------------- warnings, rivals, reference


def test_a_warning_comes_before_the_actions_end_and_one_may_go_back(sitting: Sitting) -> None:
    _, path = sitting.sit("EndActions")
    page = sitting.page
    end = page.get_by_role("button", name="End your actions")
    end.click()
    dialog = page.get_by_role("alertdialog", name="End your actions")
    expect(dialog.get_by_role("listitem")).to_have_text([re.compile("civil actions? (is|are) unused")])
    expect(dialog.get_by_role("button", name="End your actions")).to_be_focused()
    dialog.get_by_role("button", name="Not yet").click()
    expect(dialog).to_have_count(0)
    end.click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert not sitting.club.made(path, sitting.club.find("EndActions"))
    end.click()
    dialog.get_by_role("button", name="End your actions").click()
    sitting.expect_line(r"\(Anna\) ends their actions")


def test_a_rival_is_seen_at_a_glance_and_in_full_on_a_click(sitting: Sitting) -> None:
    position, path = sitting.sit("DeclareWar")
    page = sitting.page
    rival = (position.seat + 1) % 4
    panel = page.get_by_role("article", name=f"{'ABCD'[rival]} ({sitting.club.names(path)[rival]})")
    for figure in ("Culture", "Science", "Strength", "Happy faces", "Food", "Resources"):
        expect(panel.get_by_text(re.compile(f"^{figure} ")).first).to_be_attached()
    panel.get_by_role("button", name="See everything").click()
    dialog = page.get_by_role("dialog", name=re.compile("The civilization of"))
    expect(dialog.get_by_text("Agriculture").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_reference_finds_cards_and_tells_their_history(sitting: Sitting) -> None:
    sitting.make("TakeCard")
    page = sitting.page
    sitting.expect_line(r"\(Anna\) takes")
    taken = re.search(r"\(Anna\) takes (.+?) from place", page.locator(".log").inner_text())
    assert taken
    page.keyboard.press("f")
    dialog = page.get_by_role("dialog", name="Look up")
    expect(dialog.get_by_role("status")).to_have_text("244 cards")
    expect(dialog.get_by_label("Search names and texts")).to_be_focused()
    dialog.get_by_label("Type").select_option("wonder")
    dialog.get_by_label("Age", exact=True).select_option("A")
    expect(dialog.get_by_role("status")).to_have_text("4 cards")
    for label in ("Type", "Age"):
        dialog.get_by_label(label, exact=True).select_option("")
    dialog.get_by_label("Place").select_option("hand")
    dialog.get_by_label("Search names and texts").fill(taken[1])
    dialog.get_by_role("listitem").get_by_role("button", name=taken[1]).first.click()
    expect(dialog.get_by_role("article")).to_contain_text(f"(Anna) takes {taken[1]} from place")


def test_in_a_replay_cards_are_looked_up_as_they_were_at_that_move(sitting: Sitting) -> None:
    page, position = sitting.page, sitting.club.find("Develop")
    for n, found in ((0, "0 cards"), (position.n, re.compile("^[1-9][0-9]* cards?$"))):
        page.goto(sitting.club.replay(position.seed, n))
        expect(page.get_by_role("slider", name="Move")).to_be_visible()
        page.keyboard.press("f")
        dialog = page.get_by_role("dialog", name="Look up")
        expect(dialog.get_by_role("status")).to_have_text("244 cards")
        dialog.get_by_label("Place").select_option("hand")
        expect(dialog.get_by_role("status")).to_have_text(found)


def test_on_a_phone_a_card_is_taken_by_taps_and_rivals_are_in_reach(open_page: OpenPage, club: Club) -> None:
    sitting = Sitting(open_page(None, viewport=PHONE, has_touch=True, is_mobile=True), club)
    sitting.make("TakeCard")
    rival = sitting.page.get_by_role("article").first
    expect(rival.get_by_role("img", name=re.compile("^Culture "))).to_be_visible()
    expect(rival.get_by_role("img", name=re.compile("^Strength "))).to_be_visible()
    rival.get_by_role("button").first.tap()
    rival.get_by_role("button", name="See everything").tap()
    dialog = sitting.page.get_by_role("dialog", name=re.compile("The civilization of"))
    expect(dialog.get_by_text("Agriculture").first).to_be_visible()
