"""OpenSpiel: games with explicit chance nodes and imperfect information; simultaneous choices come in seat order."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel

from saecula.games import GAMES
from saecula.kernel.codes import CHANCE, CLOCK, Log
from saecula.kernel.errors import BadOptions
from saecula.kernel.meta import Meta, Options
from saecula.research.encode import make_encoder, part_of, tensor_of
from saecula.research.table import Table, game_of, open_table
from saecula.research.texts import text_of

#: OpenSpiel wants bounds; games end by their rules long before.
MOST_MOVES = 100_000


class Trail:
    """A table and, for each player, the lines of what they did and were told: the same lines, the same information."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[list[str]] = [[] for _ in range(table.seats)]
        self._news: list[tuple[int, int, Log]] = []

    def __deepcopy__(self, memo: object) -> "Trail":
        other = Trail(self.table.copy())
        other.lines = [lines.copy() for lines in self.lines]
        other._news = self._news.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        self.tell()
        return {"table": self.table, "lines": self.lines}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.table, self.lines = saved["table"], saved["lines"]
        self._news = []

    def play(self, seat: int, code: int) -> None:
        """Make a move."""
        self._news.append((seat, code, self.table.play(seat, code)))
        self.run_clock()

    def run_clock(self) -> None:
        """Let the clock run out when nobody else may move: OpenSpiel has no clock."""
        while self.table.game.to_act(self.table.state) == [CLOCK]:
            self._news.append((CLOCK, 0, self.table.tick()))

    def tell(self) -> None:
        """Write down what each player learned from the moves since the last call; done late, as it is rarely needed."""
        for player, lines in enumerate(self.lines):
            lines += [line for move in self._news for line in self._lines_of(player, *move)]
        self._news = []

    def _lines_of(self, player: int | None, seat: int, code: int, log: Log) -> list[str]:
        game = self.table.game
        own = [f"I {game.book.decode(code)}"] if seat == player else []
        return own + [msgspec.json.encode(event).decode() for event in game.chronicle.told(log, player)]

    def information(self, player: int) -> str:
        """All that a player has done and seen, and sees now."""
        self.tell()
        return "\n".join([*self.lines[player], text_of(self.table.view(player))])

    def resample(self, player: int, seed: int) -> "Trail":
        """A trail that a player cannot tell from this one; the others' lines are empty, as they saw other cards."""
        self.tell()
        other = Trail(self.table.resample(player, seed))
        other.lines[player] = self.lines[player].copy()
        return other


class SaeculaState(pyspiel.State):
    """A position. `trail` is all it holds, so that copying and pickling cost little."""

    def __init__(self, game: "SaeculaGame", trail: Trail) -> None:
        super().__init__(game)
        self.trail = trail

    def current_player(self) -> int:
        """Whose decision it is; if several seats are asked at once, the first of them."""
        table = self.trail.table
        who = table.game.to_act(table.state)
        if not who:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who[0] == CHANCE else who[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.trail.table.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.trail.table.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, and how likely each draw is."""
        table = self.trail.table
        codes, weights = table.game.chance(table.state)
        total = sum(weights)
        return sorted((table.game.book.index(code), weight / total) for code, weight in zip(codes, weights))

    def _apply_action(self, action: int) -> None:
        table = self.trail.table
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self.trail.play(CHANCE, table.game.book.code(action))
        else:
            self.trail.play(player, table.code_of(player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        book = self.trail.table.game.book
        return str(book.decode(book.code(action)))

    def returns(self) -> list[float]:
        """The rewards at the end, and zeros before it."""
        table = self.trail.table
        return table.rewards() if table.is_over() else [0.0] * table.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SaeculaState":
        """A position that the player cannot tell from this one. Its history begins there."""
        seed = int(sampler() * (1 << 48))
        return SaeculaState(self.get_game(), self.trail.resample(player, seed))

    def __str__(self) -> str:
        return msgspec.json.encode(self.trail.table.state.dump(), order="deterministic").decode()


class SeatObserver:
    """What a player's seat may know: as a tensor with named parts and as text."""

    def __init__(self, table: Table, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._encoder = make_encoder(table.game, table.seats)
        self.tensor = np.zeros(self._encoder.size, dtype=np.float32)
        self.dict = {name: part_of(self._encoder, self.tensor, name) for name in self._encoder.layout}

    def set_from(self, state: SaeculaState, player: int) -> None:
        """Write the tensor of a position."""
        self.tensor[:] = tensor_of(self._encoder, state.trail.table.state, player if player >= 0 else None)

    def string_from(self, state: SaeculaState, player: int) -> str:
        """The text of a position; with perfect recall, also of all that led there."""
        return state.trail.information(player) if self._recalls else text_of(state.trail.table.view(player))


class SaeculaGame(pyspiel.Game):
    """A game with its number of players and its options; each id has a subclass of its own."""

    def __init__(self, game: str, params: dict[str, Any]) -> None:
        options = read_options(params["options"])
        files = {name: params[name] or None for name in ("components", "position")}
        self._start = Trail(open_table(game, int(params["players"]), options, **files))
        self._start.run_clock()
        book = self._start.table.game.book
        info = pyspiel.GameInfo(
            num_distinct_actions=book.size,
            max_chance_outcomes=book.size,
            num_players=self._start.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(game), info, {name: value for name, value in params.items() if value != ""})

    def new_initial_state(self) -> SaeculaState:
        """The position before the first move."""
        return SaeculaState(self, self._start.__deepcopy__(None))

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound; there are far fewer draws."""
        return MOST_MOVES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """An observer that sees positions through a player's eyes."""
        if params:
            raise BadOptions(f"observations take no parameters, not {params}")
        return SeatObserver(self._start.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def read_options(text: str) -> Options:
    """Options from `name:value;name:value`; OpenSpiel keeps = and , for itself."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name: value for name, _, value in pairs}


def short_name(game: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return "saecula_" + game.replace("-", "_")


@cache
def game_type(game: str) -> Any:
    """What OpenSpiel is told about a game; the first call registers the game."""
    meta: Meta = game_of(game, "").meta
    low, high = meta.seats
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": low, "options": "", "components": "", "position": ""},
    )

    class Registered(SaeculaGame):
        """A class, because the registry would release a plain function only after Python has ended, and crash."""

        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game, params)

    pyspiel.register_game(kind, Registered)
    return kind


def register() -> None:
    """Make all games known to OpenSpiel, so that `pyspiel.load_game` finds them."""
    for game in GAMES:
        game_type(game)


def load(
    game: str,
    seats: int | None,
    options: Mapping[str, str] | None,
    components: str | Path | None,
    choices: Mapping[str, str],
    position: str | Path | None = None,
) -> Any:
    """A game through OpenSpiel's own registry."""
    table = open_table(game, seats, options, components, choices, position)
    game_type(game)
    said = ";".join(f"{name}:{value}" for name, value in table.options.items())
    texts = {"options": said, "components": table.components, "position": str(position or "")}
    return pyspiel.load_game(
        short_name(game), {"players": table.seats, **{name: text for name, text in texts.items() if text}}
    )
