"""`saecula backup` and `saecula restore`: everything a server keeps, in one file."""

from pathlib import Path

from saecula.cli.shared.options import Flag
from saecula.play.extras import need_server


def backup(file: Path, /, *, db: str | None = None, force: Flag = False) -> None:
    """Write everything a server keeps into one file, while it runs.

    The file holds the secrets of running games: only its owner may read it.

    Parameters
    ----------
    file
        The file to write, for example saecula-backup.jsonl.gz.
    db
        The database: sqlite:///file.db or postgresql://user@host/name; the default is that of `saecula serve`.
    force
        Overwrite the file if it exists.
    """
    need_server("a backup")
    import asyncio

    from saecula.cli.shared.files import check_free
    from saecula.server.settings import default_db
    from saecula.server.store import backup as backups

    check_free(file, force)
    rows = asyncio.run(backups.backup(db or default_db(), file))
    print(f"{rows} rows are in {file}")


def restore(file: Path, /, *, db: str | None = None) -> None:
    """Fill an empty database with everything from a backup.

    Parameters
    ----------
    file
        The backup to restore.
    db
        The database: sqlite:///file.db or postgresql://user@host/name; the default is that of `saecula serve`.
    """
    need_server("a restored backup")
    import asyncio

    from saecula.server.settings import default_db
    from saecula.server.store import backup as backups

    rows = asyncio.run(backups.restore(file, db or default_db()))
    print(f"{rows} rows are restored")
