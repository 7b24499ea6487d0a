"""The names of things in a position file: cards, ages, shuffles, open decisions and their arguments."""

from collections.abc import Mapping, Sequence

from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.kinds import AGES, E_BUILDING, HAPPENINGS
from saecula.games.through_the_ages.rules.military.sacrifices import CARDS
from saecula.kernel.record import SEATS
from saecula.parts.declared import names_of
from saecula.parts.wording import SEAT, Numbers, OneOf, Openings, Word, seat_of, wrong

#: Things done once, in this turn or in the whole game, in the order of their bits.
DEEDS = OneOf("deed", ("welcomed", "traded", "settled", "keeps-cards", "revolted", "played-leader"))
COUNT = Numbers(0, 400)
WHOSE = OneOf("side", ("attack", "defence"))
#: What is done with food and resources, and (`MINING`) what else happens when mines produce.
MODES = OneOf("way", ("gain-one", "gain-mix", "lose-mix", "take-mix"))
MINING = OneOf("production", ("mines", "economy", "pacts", "production"))
SPECIALS = OneOf("kind", ("none", "warfare", "administration", "exploration", "construction"))
#: Comes before the number of a card's latest shuffle; both are left out if it is the first of its age.
SHUFFLE = " #"
EVERYBODY = "all"


class Item:
    """The highest unit or bonus card given so far; `cards` if no unit may be given."""

    def __init__(self, box: Box, names: OneOf) -> None:
        self.box = box
        self.names = names

    def write(self, number: int) -> str:
        """The word for an item's number."""
        if number == CARDS:
            return "cards"
        if number > CARDS:
            return self.names.write(number - CARDS + self.box.first_military)
        return self.names.write(self.box.sites[self.box.unit_sites[number]])

    def read(self, word: str, where: str) -> int:
        """The item's number for a word."""
        if word == "cards":
            return CARDS
        card = self.names.read(word, where)
        site = self.box.site[card]
        if site in self.box.unit_sites:
            return self.box.unit_sites.index(site)
        if card <= self.box.first_military:
            raise wrong(where, f"{word} is neither a unit nor a bonus card (TTA-AGG-1)")
        return card - self.box.first_military + CARDS


def arguments(box: Box, cards: OneOf) -> dict[str, Sequence[Word]]:
    """The words that each step takes as its arguments."""
    item = Item(box, cards)
    less = OneOf("mine", ("all", *(cards.write(card) for card in box.sites)))
    rest = OneOf("word", ("stays", "leaves"))
    return {
        "replenish": (OneOf("word", ("clear", "keep")),),
        "mines": (less, SEAT, MINING),
        "military-cards": (SEAT, COUNT),
        "military-card": (SEAT,),
        "effect": (cards, COUNT),
        "concern": (SEAT, OneOf("effect", HAPPENINGS), COUNT),
        "auction": (SEAT,),
        "open-bonus": (COUNT, rest),
        "aside-bonus": (COUNT,),
        "dealt-bonus": (COUNT,),
        "picks": (COUNT, COUNT),
        "turn": (OneOf("word", ("any-round", "first-round")), OneOf("word", ("begun", "fresh"))),
        "offer": (SEAT, OneOf("role", ("a", "b"))),
        "bidding": (COUNT,),
        "payment": (item, COUNT),
        "sacrifices": (item, WHOSE),
        "defence": (item,),
        "discards": (COUNT, COUNT),
        "worker-loss": (COUNT,),
        "goods": (COUNT, MODES, SEAT),
        "terror": (SEAT,),
        "raid": (COUNT,),
        "technology-spoil": (COUNT, SPECIALS),
        "token-loss": (COUNT,),
        "free-building": (cards,),
        "agreement": (COUNT, OneOf("word", ("fresh", "begun"))),
        "keeping": (COUNT,),
    }


class Wording:
    """The names of things in one component set."""

    def __init__(self, box: Box, names: Sequence[str]) -> None:
        self.box = box
        self.cards = OneOf("card", names)
        self.ages = OneOf("age", AGES)
        self.roles = OneOf("role", ("a", "b"))
        self.openings = Openings(names_of(steps), arguments(box, self.cards))

    # -- open decisions

    def write_open(self, table: list[int], asked: list[list[int]]) -> dict[str, list[str]]:
        """The open decisions in words; a free building names its card."""
        found = self.openings.write(table, asked)
        return {place: [self._named(text) for text in texts] for place, texts in found.items()}

    def read_open(self, words: Mapping[str, Sequence[str]], seats: int) -> dict[str, object]:
        """The agenda that the words of open decisions describe."""
        told = {place: [self._numbered(text, f"open.{place}") for text in texts] for place, texts in words.items()}
        return self.openings.read(told, seats)

    def _is_building(self, parts: list[str]) -> bool:
        return len(parts) == 4 and parts[0] == names_of(steps)[steps.CONCERN] and parts[2] == HAPPENINGS[E_BUILDING]

    def _named(self, text: str) -> str:
        parts = text.split()
        return " ".join([*parts[:3], self.cards.write(int(parts[3]))]) if self._is_building(parts) else text

    def _numbered(self, text: str, where: str) -> str:
        parts = text.split()
        return " ".join([*parts[:3], str(self.cards.read(parts[3], where))]) if self._is_building(parts) else text

    # -- hidden cards

    def told(self, card: int, label: int, usual: int = -1) -> str:
        """A card by name, with its shuffle unless that is the usual one (-1 stands for the first of its age)."""
        name = self.cards.write(card)
        return name if label == (self.box.age[card] if usual < 0 else usual) else f"{name}{SHUFFLE}{label}"

    def slot(self, text: str, where: str, usual: int) -> tuple[int, int]:
        """The numbers of a card and of the shuffle it is from."""
        name, marked, label = text.partition(SHUFFLE)
        card = self.cards.read(name, where)
        return card, COUNT.read(label, where) if marked else self.box.age[card] if usual < 0 else usual

    def tell_returned(self, row: list[int]) -> str:
        """What came back into a deck, in words: the card, the shuffle, who knows of it."""
        pool, knows, card = row
        return f"{self.cards.write(card)}{SHUFFLE}{pool} {SEATS[knows - 1] if knows else EVERYBODY}"

    def returned(self, text: str, seats: int, where: str) -> list[int]:
        """What came back into a deck: the shuffle, who knows of it (the seat plus 1, or 0 for all), the card."""
        name, _, rest = text.partition(SHUFFLE)
        label, _, who = rest.partition(" ")
        knows = 0 if who == EVERYBODY else 1 + seat_of(who, seats, where)
        return [COUNT.read(label, where), knows, self.cards.read(name, where)]
