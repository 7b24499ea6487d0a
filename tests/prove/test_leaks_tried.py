"""Table D: what somebody learns who may not, by any way."""

import time
from pathlib import Path
from random import Random

from saecula.bots import make_bot
from saecula.conformance import Case
from saecula.conformance.drive import _move
from saecula.conformance.trial import Report, Trial
from saecula.games import listed, make_game
from saecula.server.store import Store
from tests.prove.channels import hear
from tests.prove.conftest import Size, Tell
from tests.prove.draws import bits_flipped, drawn, shuffled
from tests.prove.spread import spread
from tests.prove.test_inputs_tried import walked
from tests.prove.tried import tried
from tests.prove.walking import Walk, pairs
from tests.server.room_kit import serving
from tests.server.site import plain_socket, served
from tests.server.telling.test_wire_audit import audited
from tests.server.web.test_auth import came_back
from tests.server.web.test_rights import COMMANDS, INQUIRIES, ROLES, ROUTES
from tests.sim.plan import GAMES

#: Standard deviations beyond which chance is no explanation any more.
CHANCE = 4.0
BOTS = ("novice", "greedy", "search:20")
#: Tables where time runs: nobody answers beforehand there.
TIMED = ({"ages": "real-time"}, {"glass": "on"})


def test_d1_pairs_of_states(tell: Tell, size: Size) -> None:
    orders = [Walk(game, seed, "pairs", size(10_000, 100)) for game in listed() for seed in (5000, 6000)]
    for game, found in walked(orders, spread(pairs, orders)).items():
        count, flaws = sum(one.report.pairs for one in found), sum(len(one.flaws) for one in found)
        what = f"pairs of states of {game} that differ in what a viewer may not know: views, lists, reasons, events"
        tell("D1", what, count, "5000, 6000", f"{flaws} differ", "0 differ", held=not flaws)


async def test_d2_every_frame(tmp_path: Path, tell: Tell, size: Size, times: float) -> None:
    rng, looked = Random(7), list[tuple[int, int, int]]()
    kinds = [kind for kind in GAMES if kind[2] not in TIMED]
    async with await Store.open(f"sqlite:///{tmp_path}/audit.db") as store, serving(store) as server:
        for game, seats, options in kinds if times >= 1 else kinds[:1]:
            for _ in range(size(2)):
                audit = await audited(server, game, seats, rng, options)  # raises at the first byte too much
                looked += [(one.frames, one.bytes, one.compared) for one in audit.witnesses]
    frames, length, compared = (sum(one) for one in zip(*looked))
    said = f"0 tell more than they may; {length / 1e6:.1f} MB, {compared:,} compared to the byte with another world's"
    tell("D2", "frames of whole games, for every seat and watchers", frames, 7, said, "0", held=True)


def test_d3_rights(tell: Tell) -> None:
    passed, bad = tried("tests/server/web/test_rights.py", "tests/server/table/test_age_rights.py")
    cells = len(ROLES) * (len(ROUTES) + len(COMMANDS) + len(INQUIRIES) + 6)
    what = "routes, verbs and eyes by everybody who may or may not"
    tell("D3", what, cells, "none", f"{bad} unexpected ({passed} tests)", "0 unexpected", held=not bad and passed > 0)


def test_d4_draws(tell: Tell, size: Size) -> None:
    draws, shuffles = size(1_000_000, 20_000), size(100_000, 20_000)
    far = drawn(draws), shuffled(shuffles)
    bar = f"within {CHANCE:g} standard deviations"
    tell("D4", "draws of 97 kinds", draws, 1, f"{far[0]:+.1f} from even", bar, held=abs(far[0]) < CHANCE)
    tell("D4", "shuffles of 5 cards", shuffles, 2, f"{far[1]:+.1f} from even", bar, held=abs(far[1]) < CHANCE)
    orders = [(game, seed, size(250, 5)) for game in listed() for seed in (1, 2)]
    found = spread(bits_flipped, orders)
    missed = [one for _, some in found for one in some]
    print("\n".join(missed[:10]))
    count, said = sum(number for number, _ in found), f"{len(missed)} not noticed"
    tell("D4", "records with one bit of a line or the seed changed", count, "1, 2", said, "0", held=not missed)


def bots_agree(order: tuple[str, int, int]) -> tuple[int, list[str]]:
    """Bots in a true state and in one that their seat holds possible: they must play the same."""
    name, seed, count = order
    game, rng, wrong, found = make_game(name), Random(seed), list[str](), 0
    while found < count:
        seed += 1
        trial = Trial(game, Case(rng.randint(*game.meta.seats), {}, seed), Report())
        while not game.is_over(trial.state) and found < count:
            for seat in (actor for actor in game.to_act(trial.state) if actor >= 0):
                legal = game.legal(trial.state, seat)
                if len(legal) > 1 and rng.random() < 0.1:
                    view, bot = game.view(trial.state, seat), BOTS[found % len(BOTS)]
                    guess = game.resample(view, rng)
                    views = (view, legal), (game.view(guess, seat), game.legal(guess, seat))
                    chosen = [make_bot(game, bot).choose(*what, Random(found)) for what in views]
                    found += 1
                    if chosen[0] != chosen[1]:
                        wrong.append(f"{bot} in {name}, seed {seed}, after {len(trial.match.lines)} lines")
            _move(trial)
    return found, wrong


def test_d5_bots(tell: Tell, size: Size) -> None:
    found = spread(bots_agree, [(game, 100 * part, size(150, 3)) for game in listed() for part in (1, 2)])
    wrong = [one for _, some in found for one in some]
    print("\n".join(wrong[:10]))
    count, said = sum(number for number, _ in found), f"{len(wrong)} played differently"
    tell("D5", "bots in two states that look alike to them", count, "100, 200", said, "0", held=not wrong)


def test_d6_handshakes(tmp_path: Path, tell: Tell, size: Size) -> None:
    tests = ("strange_page", "named", "bearer", "forged", "stranger", "without_an_origin", "welcome")
    where = ("tests/server/web/test_security.py", "tests/server/web/test_socket.py")
    passed, bad = tried(*where, "-k", " or ".join(tests))
    tell("D6", "origins, tokens and cookies at the door", passed + bad, "none", f"{bad} wrong", "0", held=not bad)
    took = list[float]()
    with served(tmp_path) as site:
        for _ in range(size(20, 2)):
            person = site.guest()
            table = person.table("me", "casual")["id"]
            phone = came_back(site, person, "Phone")
            [other] = [one for one in person.get("/api/me/sessions").json() if not one["this"]]
            headers = {"Cookie": f"saecula={phone.cookies['saecula']}", "Origin": site.base}
            with plain_socket(site, f"/api/tables/{table}/socket", headers) as line:
                line.take()
                before = time.monotonic()
                person.delete("/api/me/sessions", params={"id": other["id"]}).raise_for_status()
                line.closed()
                took.append(time.monotonic() - before)
    said, held = f"closed within {max(took) * 1000:.0f} ms", max(took) < 1
    tell("D6", "sockets of sessions that are ended", len(took), "none", said, "1 s", held=held, is_timed=True)


def test_d7_channels(tmp_path: Path, tell: Tell, size: Size, times: float) -> None:
    kinds = [kind for kind in GAMES if kind[2] != {"ages": "real-time"}]
    found = hear(tmp_path, kinds if times >= 1 else kinds[:2], size(150, 10), 8)
    where = f"{found.bytes / 1e6:.1f} MB of answers and {found.logged / 1e6:.1f} MB of logs"
    said = f"{found.seeds_found} of {found.seeds} seeds, {found.told} tokens or words of chat, in {where}"
    held = not (found.seeds_found or found.told) and found.bytes > 0
    tell("D7", "moves, and everything that was heard of them", found.moves, 8, said, "0 and 0", held=held)
    said = f"{found.uncommitted} without one, or with another one later"
    what = "tables whose commitment stands before the first move"
    tell("D4", what, found.seeds, 8, said, "0", held=not found.uncommitted)
