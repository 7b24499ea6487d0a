"""A line that takes its time: passes bytes on to a server after a while, both ways, in order."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.patience import PATIENCE
from tests.server.site import Served


class SlowLine:
    """Connections to a port of its own, each way delayed."""

    def __init__(self, port: int, delay: float) -> None:
        self._port, self._delay = port, delay
        self._loop = asyncio.new_event_loop()
        self._server: asyncio.Server | None = None
        self._ready = threading.Event()
        self.port = 0
        self._thread = threading.Thread(target=self._run, name="slow line")
        #: what is said while the line is held up
        self._held: list[tuple[asyncio.StreamWriter, bytes]] | None = None

    @property
    def base(self) -> str:
        """The address at which the server answers late."""
        return f"http://127.0.0.1:{self.port}"

    def hold(self) -> None:
        """From now on nothing comes through."""
        asyncio.run_coroutine_threadsafe(self._switch(True), self._loop).result(PATIENCE)

    def let_go(self) -> None:
        """Everything that was held up comes through now."""
        asyncio.run_coroutine_threadsafe(self._switch(False), self._loop).result(PATIENCE)

    async def _switch(self, is_held: bool) -> None:
        kept, self._held = self._held or [], [] if is_held else None
        for writer, data in kept:
            writer.write(data)

    def _write(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        if self._held is None:
            writer.write(data)
        else:
            self._held.append((writer, data))

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()
        self._ready.wait(PATIENCE)

    def stop(self) -> None:
        """Cut everything."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._listen())
        self._ready.set()
        self._loop.run_forever()
        assert self._server is not None
        self._server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.01))
        self._loop.close()

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        except (asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()
            back.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            self._loop.call_later(self._delay, self._write, writer, data)
        await asyncio.sleep(self._delay)
        writer.close()


@contextmanager
def slow_line(host: Served, delay: float) -> Iterator[SlowLine]:
    """A line to a server."""
    line = SlowLine(int(host.base.rsplit(":", 1)[1]), delay)
    line.start()
    try:
        yield line
    finally:
        line.stop()
