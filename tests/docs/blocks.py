"""The fenced blocks of the README and the pages under docs/."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
#: The rules pages and the decisions have tests of their own, or none to run.
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "api").glob("*.md"))]
FENCE = re.compile(r"^(?P<dent> *)```(?P<kind>[^\n`]*)\n(?P<text>.*?)^(?P=dent)```[ ]*$", re.MULTILINE | re.DOTALL)
SHELL, PYTHON = "", "python"


class Block(NamedTuple):
    """A fenced block: its page, its line, what stands after the fence, and its text without the indent."""

    page: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(text: str, page: str) -> list[Block]:
    """The blocks of a page, in order."""
    found = []
    for match in FENCE.finditer(text):
        lines = [line.removeprefix(match["dent"]) for line in match["text"].splitlines()]
        line = text.count("\n", 0, match.start()) + 1
        found.append(Block(page, line, match["kind"].strip(), "\n".join(lines) + "\n"))
    return found


def read_blocks() -> list[Block]:
    """All blocks of all pages."""
    return [
        block
        for page in PAGES
        for block in blocks_of(page.read_text(encoding="utf-8"), page.relative_to(ROOT).as_posix())
    ]


BLOCKS = read_blocks()


def blocks(kind: str, page: str = "") -> list[Block]:
    """The blocks of a kind, of all pages or one."""
    return [block for block in BLOCKS if block.kind == kind and page in ("", block.page)]


def the_block(kind: str, page: str) -> Block:
    """The only block of a kind on a page."""
    (found,) = blocks(kind, page)
    return found


def pages_with(kind: str) -> list[str]:
    """The pages that have blocks of a kind."""
    return sorted({block.page for block in blocks(kind)})


def commands_of(text: str) -> list[str]:
    """The commands of a shell block, a line each; a line that ends in a backslash goes on."""
    lines = text.replace("\\\n", " ").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]
