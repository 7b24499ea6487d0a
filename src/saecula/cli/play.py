"""`saecula play`: a whole game in the terminal."""

from pathlib import Path
from random import Random
from typing import Any

from saecula.bots import LEVELS, make_bot
from saecula.cli.shared.files import check_free, load_position
from saecula.cli.shared.options import Components, Flag, GameId, Pairs
from saecula.cli.shared.series import read_bots, read_options
from saecula.cli.terminal.screen import Screen
from saecula.cli.terminal.sitting import Sitting
from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.lots import fresh_seed, seed_of
from saecula.kernel.match import Match
from saecula.kernel.meta import Options
from saecula.kernel.record import SEATS
from saecula.play.position import Position
from saecula.texts.languages import Texts, chosen_language


def play(
    game: GameId,
    /,
    *,
    seats: int | None = None,
    you: str | None = None,
    bots: str | None = None,
    option: Pairs = (),
    seed: int | None = None,
    components: Components = None,
    position: Path | None = None,
    save: Path | None = None,
    force: Flag = False,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard.

    Type ? at any question: it explains the decision and lists what else can be typed.

    Parameters
    ----------
    seats
        How many seats; unless given, as many as people and bots are named, or the smallest number the game allows.
    you
        Who plays at this keyboard: names (Anna,Ben), seats (B), or both (B=Anna,C=Ben); seat A unless given.
    bots
        Bots for the other seats with commas between them: random, habit, greedy, search:200, search:1s, or a level:
        beginner, casual (unless given), strong, expert, master; a shorter list starts again from its beginning.
    seed
        The number of a game, so that it can be repeated; unless given, nobody can guess the draws.
    position
        Play on from a position file.
    save
        Save the record in this file, as text if its name ends in .txt, otherwise as JSON Lines.
    force
        Overwrite that file if it exists.
    """
    made, start = load_position(position, game, components) if position else (make_game(game, components), None)
    people = read_people(you or SEATS[0])
    rivals = read_bots(bots) if bots else [default_bot()]
    count = count_seats(made, start, seats, len(people), len(rivals) if bots else 0)
    players, minds = set_table(made, count, people, rivals)
    match = begin(made, count, read_options(option), seed, players, start)
    check_free(save, force)
    sitting = Sitting(match, Screen(made, players), minds, Random(seed), save)
    if force and save is not None and save.exists():
        sitting.saved = save
    sit(sitting)


def begin(
    game: Game[Any], seats: int, options: Options, seed: int | None, players: list[str], start: Position | None
) -> Match[Any]:
    """A match from the beginning or from a position."""
    lots = fresh_seed() if seed is None else seed_of(game.meta.id, seed)
    if start is None:
        return Match(game, seats, options, lots, players)
    if any(start.options.get(name) != value for name, value in options.items()):
        raise BadOptions("the position was reached with other options than these")
    return Match(game, seats, start.options, lots, players, position=start.state)


def sit(sitting: Sitting) -> None:
    """Play, save the record whatever happens, and show the result."""
    screen, match = sitting.screen, sitting.match
    names = ", ".join(screen.teller.player(seat) for seat in range(match.header.seats))
    screen.say("welcome", "bold", game=match.game.meta.title, players=names)
    screen.say("committed", "dim", hash=match.header.commitment)
    pieces = match.game.meta.components
    if pieces.reconstructed:
        screen.say("reconstructed", "dim", name=pieces.name)
    try:
        finished = sitting.run()
    finally:
        sitting.keep()
    if finished:
        show_result(sitting)
    else:
        screen.say("stopped", "bold")
    if sitting.saved is not None:
        screen.say("saved", file=str(sitting.saved))
    elif match.lines:
        screen.say("not-saved", "dim")


def show_result(sitting: Sitting) -> None:
    """Show the last events, the final table and the scores, and offer to save the record."""
    screen, match = sitting.screen, sitting.match
    sitting.tell(sitting.people[0])
    screen.table(match.game.view(match.state, sitting.people[0]))
    outcome = match.game.outcome(match.state)
    screen.scores(outcome)
    screen.say("ended-by", "dim", clause=outcome.reason)
    screen.cite(outcome.reason)
    if sitting.save is None and screen.is_live():
        name = screen.ask("save-offer")
        if name:
            sitting.keep(Path(name))


def default_bot() -> str:
    """The level of bot that a newcomer meets: the one above the lowest."""
    return list(LEVELS)[1]


def read_people(text: str) -> dict[int, str]:
    """Seats and names of the people at the keyboard."""
    nobody = Texts(chosen_language()).format("you")
    found: dict[int, str] = {}
    waiting = []
    for item in text.split(","):
        seat, equals, name = (part.strip() for part in item.partition("="))
        if not seat or (equals and (seat not in SEATS or not name)):
            raise BadOptions(f"--you takes names or seats, like Anna,Ben or B or B=Anna; not {text!r}")
        if len(seat) == 1 and seat in SEATS:
            if SEATS.index(seat) in found:
                raise BadOptions(f"--you names seat {seat} twice")
            found[SEATS.index(seat)] = name or nobody
        else:
            waiting.append(seat)
    for name in waiting:
        found[next(seat for seat in range(len(SEATS)) if seat not in found)] = name
    return found


def count_seats(game: Game[Any], start: Position | None, asked: int | None, people: int, bots: int) -> int:
    """How many seats there are, from the position and the options given."""
    if start is not None:
        if asked not in (None, start.seats):
            raise BadOptions(f"the position has {start.seats} seats, not {asked}")
        asked = start.seats
    if asked is None:
        asked = max(people + bots, game.meta.seats[0])
    game.meta.check(asked, {})
    if people + bots > asked:
        raise BadOptions(f"{people + bots} players are named for {asked} seats")
    return asked


def set_table(game: Game[Any], seats: int, people: dict[int, str], bots: list[str]) -> tuple[list[str], dict[int, Any]]:
    """The names around the table, and the bots by their seats."""
    wrong = [SEATS[seat] for seat in people if seat >= seats]
    if wrong:
        raise BadOptions(f"there is no seat {wrong[0]} at a table of {seats}")
    free = [seat for seat in range(seats) if seat not in people]
    names = {seat: bots[i % len(bots)] for i, seat in enumerate(free)}
    minds = {seat: make_bot(game, name) for seat, name in names.items()}
    return [(people | names)[seat] for seat in range(seats)], minds
