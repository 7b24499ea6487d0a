"""How a visitor who came to one node is passed on to the one that has the table, just as the server does over HTTP."""

import asyncio
from contextlib import suppress

from saecula.server.nodes.passing import LONGEST, PAUSE
from saecula.server.store import StoreError

from .world import Node, World, within


async def passed_on(world: World, node: Node, table: str) -> Node | None:
    """The node itself, or the one that has the table; None if nobody answers for too long."""
    asked = within(node.life, _owner(world, node, table))
    with suppress(StoreError, OSError):
        done, _ = await asyncio.wait({asked}, timeout=10 * LONGEST)
        # the node may have died in the meantime
        return asked.result() if done and not asked.cancelled() else None
    return None


async def _owner(world: World, node: Node, table: str) -> Node | None:
    """What a node does with a visitor: it looks for the owner until one lets them in, or there is none."""
    if node.site is None or node.site.node is None:
        return None  # it has left since they came
    server = node.site.node
    if node.site.rooms.here(table) is not None:
        return node
    until = world.loop.time() + LONGEST * server.lease
    while (owner := await server.owner_of(table)) is not None:
        other = next((one for one in world.nodes if one.life.token == owner.life), None)
        if other is not None:
            asked = within(other.life, _lets_in(other, table))
            done, _ = await asyncio.wait({asked}, timeout=server.lease)
            if done and not asked.cancelled() and asked.exception() is None and asked.result():
                world.tried["passed on to another node"] += 1
                return other
        server.forget_owner(table)
        if world.loop.time() > until:
            return None
        await asyncio.sleep(PAUSE)
    return node


async def _lets_in(node: Node, table: str) -> bool:
    """Whether a node takes in somebody who was passed on to it; never if they would have to be passed on again."""
    if node.site is None or node.site.node is None:
        return False
    if node.site.rooms.here(table) is not None:
        return True
    server = node.site.node
    server.forget_owner(table)
    return not server.is_leaving and server.is_alive() and await server.owner_of(table) is None
