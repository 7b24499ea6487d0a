"""A review in sentences, for terminals; the web client has its own."""

from collections.abc import Iterator, Sequence
from typing import Any

from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.play.foresight import World
from saecula.review.data import Costly, Difference, MoveJson, Source, Turning
from saecula.review.figures import PROSPECT
from saecula.review.gains import idle_kinds
from saecula.review.sources import CARD
from saecula.texts.languages import Texts
from saecula.texts.telling import Teller, domains_of


def per_cent(share: float) -> int:
    """A share as a whole number of per cent."""
    return round(100 * share)


class ReviewTeller:
    """Puts the review of one game into words in one language."""

    def __init__(self, game: Game[Any], texts: Texts, players: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.teller = Teller(game, texts, players)

    def move(self, move: MoveJson) -> str:
        """A move in a few words."""
        return self.teller.move(self.game.book.from_json(move))

    def moves(self, moves: Sequence[MoveJson], before: View | None) -> list[str]:
        """Moves one after another; with the view before them, cards that only their place tells are named."""
        world = None if before is None else World(self.game, before, 0)
        told = []
        for move in moves:
            said = self.move(move)
            card = "" if world is None else self._card_of(world, move)
            told.append(f"{said} ({card})" if card and card not in said else said)
        return told

    def _card_of(self, world: World, move: MoveJson) -> str:
        """The card that making a move brings up first; empty for moves that only end something."""
        made, seen = self.game.book.from_json(move), len(world.events)
        world.play(world.seat, self.game.book.encode(made))
        if type(made).__name__ in idle_kinds(self.game):
            return ""
        for event in world.events[seen : seen + 1]:
            for field, domain in domains_of(type(event)).items():
                if domain == CARD and isinstance(getattr(event, field), str):
                    return self.teller.name(CARD, getattr(event, field))
        return ""

    def turning(self, turning: Turning) -> str:
        """A turning point as a sentence."""
        return self.texts.format(
            "review-turning",
            n=turning.n,
            player=self.teller.player(turning.seat),
            before=per_cent(turning.before),
            after=per_cent(turning.after),
        )

    def costly(self, costly: Costly, before: View | None = None) -> Iterator[str]:
        """What was played, what would have been better, and why; `before` is what the seat saw."""
        who, cost = self.teller.player(costly.seat), per_cent(costly.cost)
        (played,) = self.moves([costly.played], before)
        yield self.texts.format("review-played", n=costly.n, player=who, move=played, cost=cost)
        yield self.texts.format("review-better", moves="; ".join(self.moves(costly.better, before)))
        if costly.reasons:
            yield self.texts.format("review-reasons", changes=", ".join(self.reason(one) for one in costly.reasons))
        if costly.rival is None and all(one.by < 0 for one in costly.reasons):
            yield self.texts.format("review-later")
        if costly.rival is not None:
            rival = self.teller.player(costly.rival.seat)
            yield self.texts.format("review-rival", player=rival, by=per_cent(-costly.rival.by))

    def reason(self, reason: Difference) -> str:
        """A difference in words, such as `Strength +3`."""
        sign = "+" if reason.by > 0 else "−"
        return f"{self._measure(reason.measure)} {sign}{abs(reason.by)}"

    def _measure(self, name: str) -> str:
        return self.texts.format("review-prospect") if name == PROSPECT else self._named("measure", name)

    def sources(self, sources: Sequence[Source], most: int) -> list[str]:
        """The `most` largest sources of a seat; if it scored in several categories, each with its category."""
        is_mixed = len({source.category for source in sources}) > 1
        ways = [self._way(source) if is_mixed else "" for source in sources[:most]]
        return [f"{way}{self.source(source)} {source.points}" for way, source in zip(ways, sources, strict=False)]

    def _way(self, source: Source) -> str:
        return f"{self._named('points', source.category)} · " if source.what else ""

    def source(self, source: Source) -> str:
        """What gave points: a thing, a move, or only the category."""
        if source.what:
            return self.teller.name(*source.what.split(":", 1))
        return self._named("do", f"{source.move}.verb") if source.move else self._named("points", source.category)

    def _named(self, group: str, name: str) -> str:
        key = f"{self.game.meta.id}-{group}-{name}"
        return self.texts.format(key) if self.texts.has(key) else name.split(".", maxsplit=1)[0]
