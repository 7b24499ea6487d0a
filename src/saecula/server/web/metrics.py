"""What the server counts about itself, in the form that Prometheus reads. Each server has a registry of its own."""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from time import perf_counter, time

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
TICK = 0.1


class Moves(Collector):
    """How often something happened. What is counted at every move is counted by one thread, so it needs no lock."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._named, self._created = (name, documentation), time()
        self._count = 0
        registry.register(self)

    def inc(self) -> None:
        """It happened once more."""
        self._count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The figures in the form in which they are scraped."""
        family = CounterMetricFamily(*self._named)
        family.add_metric([], self._count, created=self._created)
        yield family


class Spread(Collector):
    """A histogram of how long something takes; it needs no lock either."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._named, self._created = (name, documentation), time()
        self._counts = [0] * (len(FINE) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Add one measurement."""
        self._counts[bisect_left(FINE, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The figures in the form in which they are scraped."""
        name, documentation = self._named
        family = HistogramMetricFamily(name, documentation)
        bounds = [*map(str, FINE), "+Inf"]
        family.add_metric([], list(zip(bounds, accumulate(self._counts), strict=True)), self._sum)
        family.add_sample(f"{name}_created", {}, self._created)
        yield family


class Metrics:
    """The counters, gauges and histograms of one server."""

    def __init__(self) -> None:
        book = CollectorRegistry()
        self._book = book
        self.moves = Moves("saecula_moves", "Moves of players obeyed", book)
        self.refusals = Counter("saecula_refusals", "Commands and questions refused", ["error"], registry=book)
        self.requests = Counter("saecula_requests", "Requests answered", ["method", "status"], registry=book)
        self.sockets = Gauge("saecula_sockets", "Open sockets and streams", registry=book)
        self.rooms = Gauge("saecula_rooms", "Tables held open", registry=book)
        self.answering = Spread("saecula_move_seconds", "From a move's arrival to its answer", book)
        self.commits = Spread("saecula_commit_seconds", "How long a commit takes", book)
        self.delay = Spread("saecula_loop_delay_seconds", "How late the event loop is", book)
        self.notices = Counter("saecula_notices", "Notices of a turn", ["way", "outcome"], registry=book)

    def count_notice(self, way: str, is_sent: bool) -> None:
        """Count a notice of a turn that was sent, or that failed."""
        self.notices.labels(way, "sent" if is_sent else "failed").inc()

    def text(self) -> bytes:
        """All figures as text, to be scraped."""
        return generate_latest(self._book)

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, as long as the server runs."""
        while True:
            before = perf_counter()
            await asyncio.sleep(TICK)
            self.delay.observe(max(0.0, perf_counter() - before - TICK))
