"""Reviews of many records: each is judged by itself, in a process or on a cluster, and told in the order asked."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from saecula.cli.shared.files import about
from saecula.play.reading import read_record
from saecula.review import Reviewer


class Judged(NamedTuple):
    """A record to review: what it is called, its text, and the component file that it needs."""

    path: str
    text: str
    components: str | None


def judge(task: Judged) -> bytes:
    """The review of a record as JSON; raises BadRecord, which says what is wrong with which file."""
    with about(Path(task.path)):
        game, record = read_record(task.text, Path(task.components) if task.components else None)
    with about(Path(task.path), game):
        reviewer = Reviewer(game, record)
        reviewer.go_on(reviewer.total)
        return msgspec.json.encode(reviewer.review())
