"""From rows to weights, with torch: a small network, held back from learning games by heart.

A game gives hundreds of rows with one result; so one or two passes, much weight decay, few hidden units. The first
generation learns results; later ones learn what the network before thinks of the next positions too (TD(lambda)).
"""

import hashlib
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from saecula.bots.network import FIRST, LATER, Network
from saecula.kernel.game import Game
from saecula.learning.courses import Course
from saecula.learning.rows import Rows

BATCH = 4096
RATE = 2e-3
DECAY = 0.3
SECOND = 32
#: How much the points count beside the shares.
POINTS = 0.5
#: One game in so many is kept for tests.
TESTED = 16
AT_ONCE = 131072


class Report(NamedTuple):
    """What came of a training: cross-entropy on games not learned from, on those learned from, of the game's own
    evaluation."""

    games: int
    rows: int
    steps: int
    test: float
    learned: float
    by_hand: float


class Net(nn.Module):
    """Two hidden layers and a linear way past them."""

    def __init__(self, ins: int, hidden: int, outs: int, dropout: float, mean: Tensor, scale: Tensor) -> None:
        super().__init__()
        self.one = nn.Linear(ins, outs + hidden)
        self.two = nn.Linear(hidden, SECOND)
        self.three = nn.Linear(SECOND, outs)
        self.outs, self.dropout = outs, dropout
        nn.init.zeros_(self.one.weight[:outs])
        nn.init.zeros_(self.three.weight)
        self.mean: Tensor
        self.scale: Tensor
        self.register_buffer("mean", mean)
        self.register_buffer("scale", scale)

    def forward(self, x: Tensor) -> Tensor:
        """Logits of the shares, then points."""
        h = self.one((x - self.mean) * self.scale)
        past = h[:, : self.outs]
        h = functional.dropout(functional.relu(h[:, self.outs :]), self.dropout, self.training)
        said: Tensor = past + self.three(functional.relu(self.two(h)))
        return said

    def network(self, facts: dict[str, Any]) -> Network:
        """The weights in whole numbers, with the scale of the inputs folded in."""
        with torch.no_grad():
            first = (self.one.weight * self.scale).T.cpu().double().numpy()
            bias = (self.one.bias - self.one.weight @ (self.mean * self.scale)).cpu().double().numpy()
            two, three = self.two.weight.T.cpu().double().numpy(), self.three.weight.T.cpu().double().numpy()
            two_bias, three_bias = self.two.bias.cpu().double().numpy(), self.three.bias.cpu().double().numpy()
        whole = {
            "w1": first * FIRST,
            "b1": bias * FIRST,
            "w2": two * LATER,
            "b2": two_bias * LATER * LATER,
            "w3": three * LATER,
            "b3": three_bias * LATER * LATER,
        }
        return Network({name: np.rint(array).astype(np.float32) for name, array in whole.items()}, facts)


def traces(rows: Rows, values: NDArray[np.float32], decay: float) -> NDArray[np.float32]:
    """TD(lambda) targets: backwards over the rows of each game and seat, all games side by side."""
    meta = rows.meta
    order = np.lexsort((meta[:, 1], meta[:, 2], meta[:, 0]))
    key = (meta[:, 0] * 8 + meta[:, 2])[order]
    value, result = values[order], rows.y[order]
    target = np.empty_like(result)
    ends = np.flatnonzero(np.append(key[1:] != key[:-1], True))
    length = ends - np.append(0, ends[:-1] + 1) + 1
    carry = result[ends].copy()
    target[ends] = carry
    for back in range(1, int(length.max())):
        alive = length > back
        at = ends[alive] - back
        carry[alive] = (1 - decay) * value[at + 1] + decay * carry[alive]
        target[at] = carry[alive]
    found = np.empty_like(target)
    found[order] = target
    return found


def train(
    game: Game[Any], course: Course, rows: Rows, facts: dict[str, Any], teacher: Network | None, seed: int
) -> tuple[Network, Report]:
    """Learn from all rows; with a teacher in two passes from what it thinks, without one in one pass from results."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    most, passes = facts["most"], 2 if teacher else 1
    rows.y[:, most:] /= course.points
    frame = Network({}, facts)
    there = torch.from_numpy(np.arange(most)[None, :] >= rows.meta[:, 3:4]).to(device)
    raw = torch.from_numpy(rows.x).to(device)
    result = torch.from_numpy(rows.y).to(device)
    goal = result
    if teacher is not None:
        values = valued(teacher, rows, most)
        goal = torch.from_numpy(traces(rows, values, 0.7)).to(device)
    tested = torch.from_numpy(rows.meta[:, 0] % TESTED == 3).to(device)
    learn, check = torch.nonzero(~tested)[:, 0], torch.nonzero(tested)[:, 0]
    some = widened(raw[learn[torch.randint(len(learn), (min(200_000, 4 * len(learn)),), device=device)]], frame)
    mean, scale = some.mean(0), 1.0 / some.std(0).clamp(min=0.15)
    net = Net(len(mean), course.hidden, 2 * most, course.dropout, mean, scale).to(device)
    steps = max(1, passes * -(-len(learn) // BATCH))
    best = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    plan = torch.optim.lr_scheduler.OneCycleLR(best, RATE, steps, pct_start=0.1)
    for _ in range(passes):
        for at in learn[torch.randperm(len(learn), device=device)].split(BATCH):
            shares, points = losses(net, widened(raw[at], frame), goal[at], there[at], most)
            best.zero_grad(set_to_none=True)
            (shares + POINTS * points).backward()  # type: ignore[no-untyped-call]
            best.step()
            plan.step()
    net.eval()
    with torch.no_grad():
        said = [
            float(
                torch.stack(
                    [losses(net, widened(raw[at], frame), result[at], there[at], most)[0] for at in part]
                ).mean()
            )
            for part in (check.split(AT_ONCE), learn[: 5 * AT_ONCE].split(AT_ONCE))
        ]
    hand = np.clip(rows.hand, 1e-4, 1.0)
    by_hand = float(-(rows.y[:, :most] * np.log(hand)).sum(1)[rows.meta[:, 0] % TESTED == 3].mean())
    games = len(np.unique(rows.meta[:, 0]))
    return net.network(facts), Report(games, len(rows.x), steps, said[0], said[1], by_hand)


def widened(raw: Tensor, frame: Network) -> Tensor:
    """Rows as numbers: bytes as they are, bits one by one, as `Network.inputs` does it."""
    if frame.bits_from == frame.size:
        return raw.float()
    bits = raw[:, frame.bits_from :, None] >> torch.arange(7, -1, -1, device=raw.device, dtype=torch.uint8) & 1
    return torch.cat([raw[:, : frame.bits_from], bits.flatten(1)], 1).float()


def losses(net: Net, x: Tensor, goal: Tensor, absent: Tensor, most: int) -> tuple[Tensor, Tensor]:
    """Of the shares and of the points."""
    said = net(x)
    logits = said[:, :most].masked_fill(absent, -1e4)
    shares = -(goal[:, :most] * functional.log_softmax(logits, 1)).sum(1).mean()
    points = ((said[:, most:] - goal[:, most:]) ** 2).masked_fill(absent, 0.0).mean()
    return shares, points


def valued(teacher: Network, rows: Rows, most: int) -> NDArray[np.float32]:
    """What a network thinks of all rows, in the form of results."""
    parts = []
    for start in range(0, len(rows.x), AT_ONCE):
        said = teacher.outputs(rows.x[start : start + AT_ONCE].tobytes())
        seats = rows.meta[start : start + AT_ONCE, 3:4]
        logits = np.where(np.arange(most)[None, :] < seats, said[:, :most], -1e4)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        parts.append(np.concatenate([raised / raised.sum(axis=1, keepdims=True), said[:, most:]], axis=1))
    found: NDArray[np.float32] = np.concatenate(parts).astype(np.float32)
    return found


def facts_of(game: Game[Any]) -> dict[str, Any]:
    """What weights must fit: the game, its components, and the code that writes its rows."""
    lo, most = game.meta.seats
    state = game.start(lo, {option.name: option.default for option in game.meta.options})
    place = files(f"saecula.games.{game.meta.id.replace('-', '_')}.mind").joinpath("features.py")
    return {
        "game": game.meta.id,
        "most": most,
        "size": len(game.mind.features(state, 0)),
        "bits_from": game.mind.bits_from(state),
        "components": game.meta.components.hash,
        "features": hashlib.sha256(place.read_bytes()).hexdigest(),
    }
