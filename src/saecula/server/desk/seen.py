"""What can be seen of one position: views, figures and legal moves, each worked out once and shared by all."""

from typing import Any

import msgspec

from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.play.showing import view_beside
from saecula.server.wire.words import ViewJson


class Seen:
    """One position of a table; there is none before the start, or if the table's rules are no longer known."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self._game, self._state = game, state
        self._views: dict[int | None, View] = {}
        self._plain: dict[int | None, ViewJson] = {}
        self._legal: dict[int, list[int]] = {}
        self._measures: dict[str, list[int]] | None = None

    def view(self, eyes: int | None) -> View:
        """What one seat or a spectator may see. The part that everybody may see is worked out once for all views."""
        if eyes not in self._views:
            other = next(iter(self._views.values()), None)
            game, state = self._game, self._state
            self._views[eyes] = game.view(state, eyes) if other is None else view_beside(game, state, other, eyes)
        return self._views[eyes]

    def shown_view(self, eyes: int | None) -> View | None:
        """The same, or None if there is no position."""
        return None if self._state is None else self.view(eyes)

    def plain_view(self, eyes: int | None) -> ViewJson | None:
        """The same as it is sent, in plain JSON values."""
        if self._state is None:
            return None
        if eyes not in self._plain:
            self._plain[eyes] = msgspec.to_builtins(self.view(eyes), str_keys=True)
        return self._plain[eyes]

    def legal(self, seat: int) -> list[int]:
        """Every legal move of a seat; none if it need not decide. The list is shared, so nobody may change it."""
        if seat not in self._legal:
            is_asked = self._state is not None and seat in self._game.to_act(self._state)
            self._legal[seat] = self._game.legal(self._state, seat) if is_asked else []
        return self._legal[seat]

    def measures(self) -> dict[str, list[int]]:
        """The public figures of each seat, by name."""
        if self._measures is None:
            self._measures = {} if self._state is None else self._game.face.measures(self._state)
        return self._measures
