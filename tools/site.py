"""Hooks of the docs site (mkdocs.yml): what reads well in the sources but is none of Markdown's links."""

import re
from typing import Any

#: Where a clause comes from: [ours], [card], [book], [data] and the like. Two in a row would be taken for a link.
TAG = re.compile(r"(?<!\])\[([^\]\[()]+)\](?![(:])")
#: Files of the repository that lie beside the docs.
OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./(?!docs/)[^)]+\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A page of the rules with its tags as small print, any page without links that lead out of the site."""
    if page.file.src_uri.startswith("rules/"):
        markdown = TAG.sub(r"<small>\1</small>", markdown)
    return OUTSIDE.sub(r"\1", markdown)
