"""Hooks of the docs site (mkdocs.yml): the rules pages of all games, and brackets in the sources that are no links."""

import re
import sys
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parent.parent / "src"

#: Where a clause comes from: [ours], [card], [book], [data] and the like. Two in a row would be taken for a link.
TAG = re.compile(r"(?<!\])\[([^\]\[()]+)\](?![(:])")
#: Files of the repository that lie beside the docs.
OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./(?!docs/)[^)]+\)")


def on_config(config: Any) -> Any:
    """The site with the rules pages of the games that players see, before the last page under "At the table", and with
    the decisions at the end of "Joining in"."""
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
    """A page of the rules with its tags as small print, any page without links that lead out of the site."""
    if page.file.src_uri.startswith("rules/"):
        markdown = TAG.sub(r"<small>\1</small>", markdown)
    return OUTSIDE.sub(r"\1", markdown)
