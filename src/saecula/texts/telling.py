"""Moves, events, decisions and refusals of any game as sentences.

The keys follow from the names in the game: the sentence for a move `MoveToken` of the game `g` is `g-do-move-token`,
for an event `TokenMoved` `g-event-token-moved`, for a decision `moving` `g-ask-moving`, for the value `forest` of the
domain `terrain` `g-terrain-forest`. Every number field F is available as $F and, in case it is a seat, as $F-player;
every other field as $F and also as $F-id, its value before it was put into words.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from saecula.kernel.codes import Reason, first, second, third
from saecula.kernel.game import Game
from saecula.kernel.moves import Move, fields_of, kebab
from saecula.kernel.record import SEATS
from saecula.kernel.views import Event
from saecula.texts.languages import Texts

CLAUSE = re.compile(r"[A-Z]{3}-[A-Z]+-?[0-9]+")
HIDDEN = "hidden"


@cache
def domains_of(kind: type[Move] | type[Event]) -> dict[str, str | None]:
    """The fields of a move or event with the names of the domains that their values come from, None for numbers."""
    return {field: domain.name if domain else None for field, domain in fields_of(kind).items()}


class Teller:
    """Puts one game into words in one language."""

    def __init__(self, game: Game[Any], texts: Texts, players: Sequence[str] = ()) -> None:
        self.game = game
        self.texts = texts
        self.players = players

    # -- names

    def player(self, seat: int) -> str:
        """A seat by its letter and who sits there; "chance" if the number is not a seat."""
        if seat < 0 or (self.players and seat >= len(self.players)):
            return self.texts.format("chance")
        if not self.players:
            return SEATS[seat]
        return self.texts.format("player", letter=SEATS[seat], name=self.players[seat])

    def name(self, domain: str, value: str) -> str:
        """A value of a domain in words; a value of two parts (weapons/forest) names both."""
        if domain == "seat":
            return self.player(SEATS.index(value))
        key = f"{self.game.meta.id}-{domain}"
        if "/" in value:
            one, other = value.split("/", 1)
            return self.texts.format(key, first=self.name(domain, one), second=self.name(domain, other))
        return self.texts.format(f"{key}-{value}") if self.texts.has(f"{key}-{value}") else value

    def _args(self, said: Move | Event) -> dict[str, str | int]:
        args: dict[str, str | int] = {}
        for field, domain in domains_of(type(said)).items():
            value = getattr(said, field)
            if value is None:
                args[field] = HIDDEN
            elif isinstance(value, int):
                args[field] = value
                args[f"{field}-player"] = self.player(value)
            else:
                words = self.name(domain, value) if domain else str(value)
                args[field] = int(words) if words.isdigit() else words
                args[f"{field}-id"] = str(value)
        return args

    # -- sentences

    def _key(self, group: str, name: str) -> str:
        return f"{self.game.meta.id}-{group}-{name}"

    def move(self, move: Move) -> str:
        """What a move does, in a few words."""
        key = self._key("do", kebab(type(move).__name__))
        if not self.texts.has(key):
            return str(move)
        return self.texts.format(key, **self._args(move))

    def verb(self, kind: type[Move]) -> str:
        """The kind of a move, without its fields."""
        return self._or(f"{self._key('do', kebab(kind.__name__))}.verb", kebab(kind.__name__))

    def field(self, kind: type[Move], field: str) -> str:
        """The question for one field of a move."""
        return self._or(f"{self._key('do', kebab(kind.__name__))}.{field}", field)

    def event(self, event: Event) -> str:
        """What came of a move, as a sentence."""
        key = self._key("event", kebab(type(event).__name__))
        if not self.texts.has(key):
            return self._plainly(event)
        said = self.texts.format(key, **self._args(event))
        return said[:1].upper() + said[1:]  # it may begin with a word in lower case: chance

    def _plainly(self, event: Event) -> str:
        """An event that has no text: its name and its fields."""
        fields = [f"{field} {value}" for field, value in self._args(event).items() if "-" not in field]
        return f"{kebab(type(event).__name__).replace('-', ' ')}: {', '.join(fields)}"

    def ask(self, kind: str, frame: int) -> str:
        """What a seat must decide now; the numbers of the frame are $a, $b and $c."""
        key = self._key("ask", kind)
        if not self.texts.has(key):
            return kind
        return self.texts.format(key, a=first(frame), b=second(frame), c=third(frame))

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, with the clause."""
        said = self.texts.format(reason.key, **{name: str(value) for name, value in reason.args.items()})
        return f"{said} [{reason.clause}]" if reason.clause else said

    def _or(self, key: str, fallback: str) -> str:
        return self.texts.format(key) if self.texts.has(key) else fallback

    # -- explanations

    def ask_help(self, kind: str) -> str:
        """What a decision is about."""
        return self._or(f"{self._key('ask', kind)}.help", "")

    def move_help(self, move: Move) -> str:
        """What a move does and what the things it names are for."""
        kind = type(move)
        helps = [self._or(f"{self._key('do', kebab(kind.__name__))}.help", ""), *self._value_helps(move)]
        return " ".join(said for said in helps if said)

    def _value_helps(self, move: Move) -> Iterator[str]:
        for field, domain in domains_of(type(move)).items():
            for part in str(getattr(move, field)).split("/"):
                yield self._or(f"{self._key(domain or field, part)}.help", "")


def clauses_in(text: str) -> list[str]:
    """The clause ids that a text cites, each once."""
    return list(dict.fromkeys(CLAUSE.findall(text)))
