"""`saecula check-upgrade`: what this version would make of the tables of a server, before you upgrade it."""

from collections import Counter
from typing import TYPE_CHECKING

from saecula.cli.serve import Components, use_components
from saecula.play.extras import need_server

if TYPE_CHECKING:
    from saecula.server.table.opening.checking import Finding

#: The exit status if something would change.
CHANGES = 1


def check_upgrade(*, db: str | None = None, components: Components = ()) -> int:
    """Replay every table of a database with this version and list what would change; the database is not touched.

    Exit status 0: nothing would change. 1: something would, and is listed. 2: the database cannot be read.

    Parameters
    ----------
    db
        The database: sqlite:///file.db or postgresql://user@host/name; the default is that of `saecula serve`.
    """
    need_server("a check of an upgrade")
    import asyncio

    from saecula.server.settings import default_db

    use_components(components)
    found = asyncio.run(_listed(db or default_db()))
    print(summary(found))
    return CHANGES if found["changed"] or found["unplayable"] else 0


async def _listed(url: str) -> Counter[str]:
    """Print what would change at each table, as soon as it is known; returns how many tables there are of each fate."""
    from saecula.server.table.opening.checking import check_database

    found: Counter[str] = Counter()
    async for one in check_database(url):
        found[one.fate] += 1
        if one.fate in WORDS:
            print(line(one), flush=True)
    return found


#: What is printed about tables that do not simply go on.
WORDS = {
    "pinned": "goes on under the rules it began with",
    "changed": "comes out differently",
    "unplayable": "can only be read and ended",
}


def line(one: "Finding") -> str:
    """A line that says what would become of a table."""
    why = f": {one.why}" if one.why else ""
    return f"{one.table} {one.game} (rules {one.rules}, {one.status}) {WORDS[one.fate]}{why}"


def summary(found: Counter[str]) -> str:
    """How many tables there are, and what would become of them."""
    same = found["same"] + found["pinned"]
    return (
        f"{found.total()} tables: {same} go on as before, {found['pinned']} of them under older rules; "
        f"{found['changed']} come out differently, {found['unplayable']} can only be read and ended"
    )
