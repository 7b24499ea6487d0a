"""An extension of the docs site (mkdocs.yml): examples in docstrings are shown as code, not as nested quotations."""

import re
from typing import Any

from griffe import Extension, Object

#: From the first prompt of an example to the blank line that ends it.
EXAMPLE = re.compile(r"^>>> .*?(?=\n[ \t]*\n|\Z)", re.MULTILINE | re.DOTALL)


def fenced(text: str) -> str:
    """A docstring with each of its examples as a block of code."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example.group().rstrip()}\n```", text)


class Examples(Extension):
    """Changes every docstring when it has been read."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Fence the examples of a module, a class or a function."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
