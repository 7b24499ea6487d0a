"""A process between a port and a socket in a folder: forwarder.py PORT SOCKET."""

import asyncio
import sys
from contextlib import suppress


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(65_536):
            writer.write(some)
            await writer.drain()
    writer.close()


async def forward(port: int, socket: str) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner, outer = await asyncio.open_unix_connection(socket)
        await asyncio.gather(copy(reader, outer), copy(inner, writer), return_exceptions=True)

    async with await asyncio.start_server(serve, "127.0.0.1", port) as server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(forward(int(sys.argv[1]), sys.argv[2]))
