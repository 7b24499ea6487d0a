"""Hooks of the docs site (mkdocs.yml): the rules pages of all games, and brackets in the sources that are not links."""

import re
import sys
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parent.parent / "src"

#: The source of a clause: [ours], [card], [book], [data] and the like. Two in a row would be taken for a link.
TAG = re.compile(r"(?<!\])\[([^\]\[()]+)\](?![(:])")
#: Links to files of the repository outside the docs.
OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./(?!docs/)[^)]+\)")


def on_config(config: Any) -> Any:
    """Add the rules pages of the games that players see, before the last page under "At the table", and the decisions
    at the end of "Joining in"."""
    sys.path.insert(0, str(SOURCES))
    from saecula.games import listed, make_game

    rules = [{f"Rules of {make_game(game).meta.title}": f"rules/{game}.en.md"} for game in listed()]
    chapter(config, "At the table")[-1:-1] = rules
    decisions = sorted(Path(config["docs_dir"]).glob("adr/*.md"))
    chapter(config, "Joining in").append({"Decisions": [f"adr/{path.name}" for path in decisions]})
    return config


def chapter(config: Any, title: str) -> list[Any]:
    """The pages of a chapter of the site."""
    found: list[Any] = next(part[title] for part in config["nav"] if title in part)
    return found


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Put the tags of rules pages in small print, and drop links that lead out of the docs from any page."""
    if page.file.src_uri.startswith("rules/"):
        markdown = TAG.sub(r"<small>\1</small>", markdown)
    return OUTSIDE.sub(r"\1", markdown)
