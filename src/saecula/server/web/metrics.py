"""What the server counts about itself, in the form that Prometheus reads. Each server has its own book."""

import asyncio
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
TICK = 0.1


class Metrics:
    """The counters and clocks of one server."""

    def __init__(self) -> None:
        book = CollectorRegistry()
        self._book = book
        self.moves = Counter("saecula_moves", "Moves of players obeyed", registry=book)
        self.refusals = Counter("saecula_refusals", "Commands and questions refused", ["error"], registry=book)
        self.requests = Counter("saecula_requests", "Requests answered", ["method", "status"], registry=book)
        self.sockets = Gauge("saecula_sockets", "Open sockets and streams", registry=book)
        self.rooms = Gauge("saecula_rooms", "Tables held open", registry=book)
        self.answering = Histogram(
            "saecula_move_seconds", "From a move's arrival to its answer", buckets=FINE, registry=book
        )
        self.commits = Histogram("saecula_commit_seconds", "How long a commit takes", buckets=FINE, registry=book)
        self.delay = Histogram("saecula_loop_delay_seconds", "How late the event loop is", buckets=FINE, registry=book)
        self.notices = Counter("saecula_notices", "Notices of a turn", ["way", "outcome"], registry=book)

    def count_notice(self, way: str, is_sent: bool) -> None:
        """A notice of a turn went out, or could not."""
        self.notices.labels(way, "sent" if is_sent else "failed").inc()

    def text(self) -> bytes:
        """Everything, to be scraped."""
        return generate_latest(self._book)

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, as long as the server runs."""
        while True:
            before = perf_counter()
            await asyncio.sleep(TICK)
            self.delay.observe(max(0.0, perf_counter() - before - TICK))
