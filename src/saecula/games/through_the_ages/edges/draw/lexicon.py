"""What the pictures call cards and seats: names, ages, kinds, and figures in signs."""

from collections.abc import Sequence

from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.model import kinds
from saecula.parts.signs import sign_of
from saecula.texts.languages import Texts

CULTURE, SCIENCE, STRENGTH, HAPPY, FOOD, RESOURCE = "♪", "☼", "†", "♡", "♧", "◈"
CIVIL, MILITARY, YELLOW, BLUE = "⊙", "⊗", "▯", "▮"
#: Names of players longer than this are cut.
NAME = 13
#: The keys of the names of the kinds of cards; the client uses them too.
KIND_KEYS = {
    "farm": "through-the-ages-screen-kind-farm",
    "mine": "through-the-ages-screen-kind-mine",
    "lab": "through-the-ages-screen-kind-lab",
    "temple": "through-the-ages-screen-kind-temple",
    "arena": "through-the-ages-screen-kind-arena",
    "library": "through-the-ages-screen-kind-library",
    "theater": "through-the-ages-screen-kind-theater",
    "infantry": "through-the-ages-screen-kind-infantry",
    "cavalry": "through-the-ages-screen-kind-cavalry",
    "artillery": "through-the-ages-screen-kind-artillery",
    "air-force": "through-the-ages-screen-kind-air-force",
    "government": "through-the-ages-screen-kind-government",
    "warfare": "through-the-ages-screen-kind-warfare",
    "administration": "through-the-ages-screen-kind-administration",
    "exploration": "through-the-ages-screen-kind-exploration",
    "construction": "through-the-ages-screen-kind-construction",
    "leader": "through-the-ages-screen-kind-leader",
    "wonder": "through-the-ages-screen-kind-wonder",
    "action": "through-the-ages-screen-kind-action",
    "event": "through-the-ages-screen-kind-event",
    "territory": "through-the-ages-screen-kind-territory",
    "aggression": "through-the-ages-screen-kind-aggression",
    "war": "through-the-ages-screen-kind-war",
    "pact": "through-the-ages-screen-kind-pact",
    "tactic": "through-the-ages-screen-kind-tactic",
    "bonus": "through-the-ages-screen-kind-bonus",
}
#: The groups of cards that share a colour: the last kind in each, and its name.
GROUPS = (
    (kinds.LAB - 1, "ground"),
    (kinds.INFANTRY - 1, "urban"),
    (kinds.AIR_FORCE, "unit"),
    (kinds.GOVERNMENT, "government"),
    (kinds.CONSTRUCTION, "special"),
    (kinds.LEADER, "leader"),
    (kinds.WONDER, "wonder"),
    (kinds.ACTION, "action"),
    (kinds.BONUS, "military"),
)


class Lexicon:
    """The words of one game for one reader."""

    def __init__(self, game: ThroughTheAges, texts: Texts, players: Sequence[str]) -> None:
        self.box = game.box
        self.number = {name: card for card, name in enumerate(game.names)}
        self.say = texts.format
        self.has = texts.has
        self.players = players

    def player(self, seat: int) -> str:
        """Sign and letter of a seat, and who sits there."""
        name = self.players[seat] if seat < len(self.players) else ""
        short = f"{name[: NAME - 1]}…" if len(name) > NAME else name
        return f"{sign_of(seat)} {short}".strip()

    def role(self, role: str) -> str:
        """A side of a pact."""
        return self.say(f"through-the-ages-role-{role}")

    def age(self, card: str) -> str:
        """The age of a card."""
        return kinds.AGES[self.box.age[self.number[card]]]

    def card(self, card: str) -> str:
        """The name of a card without its age."""
        key = f"through-the-ages-card-{card}"
        said = self.say(key) if self.has(key) else card
        return said.removesuffix(f" {self.age(card)}")

    def aged(self, card: str) -> str:
        """The name of a card and its age."""
        return f"{self.card(card)} {self.age(card)}"

    def kind(self, card: str) -> str:
        """The kind of a card in words."""
        return self.say(KIND_KEYS[kinds.KINDS[self.box.kind[self.number[card]]]])

    def group(self, card: str) -> str:
        """The group that a card belongs to; cards of a group share a colour."""
        kind = self.box.kind[self.number[card]]
        return next(name for last, name in GROUPS if kind <= last)

    def gives(self, card: str) -> str:
        """What a card, or each worker on it, gives, in signs."""
        box, at = self.box, self.number[card]
        worth = FOOD if kinds.KINDS[box.kind[at]] == "farm" else RESOURCE
        figures = (
            (box.worth[at], worth),
            (box.culture[at], CULTURE),
            (box.science_rate[at], SCIENCE),
            (box.strength[at], STRENGTH),
            (box.happy[at], HAPPY),
            (box.civil[at], CIVIL),
            (box.military[at], MILITARY),
        )
        return "".join(f"{amount}{sign}" for amount, sign in figures if amount)

    def works(self, card: str) -> str:
        """A technology that holds workers: resources to build, and what each worker gives."""
        return f"{self.box.cost[self.number[card]]}{RESOURCE}→{self.gives(card)}"

    def figures(self, card: str) -> str:
        """What a card costs and gives, in signs; what needs words is left out."""
        kind = self.box.kind[self.number[card]]
        if kind <= kinds.CONSTRUCTION:
            given = self.works(card) if kind <= kinds.AIR_FORCE else self.gives(card)
            return f"{self._research(self.number[card])} {given}".strip()
        by_kind = {
            kinds.WONDER: self._wonder,
            kinds.AGGRESSION: self._attack,
            kinds.WAR: self._attack,
            kinds.TACTIC: self._tactic,
            kinds.BONUS: self._bonus,
        }
        return by_kind.get(kind, self.gives)(card)

    def _wonder(self, card: str) -> str:
        stages = "·".join(map(str, self.box.stages[self.number[card]]))
        return f"{stages}{RESOURCE} {self.gives(card)}".strip()

    def _attack(self, card: str) -> str:
        price = self.box.cost[self.number[card]]
        return f"{price}{MILITARY}" if price else ""

    def _tactic(self, card: str) -> str:
        box, at = self.box, self.number[card]
        old = f"({box.obsolete[at]})" if box.obsolete[at] else ""
        return f"{'/'.join(map(str, box.army[at]))}→{box.bonus[at]}{old}{STRENGTH}"

    def _bonus(self, card: str) -> str:
        box, at = self.box, self.number[card]
        return f"{box.defence[at]}{STRENGTH}/{box.colonization[at]}"

    def _research(self, at: int) -> str:
        price, cheaper = self.box.science[at], self.box.revolution[at]
        if not price:
            return ""
        return f"{price}/{cheaper}{SCIENCE}" if cheaper else f"{price}{SCIENCE}"
