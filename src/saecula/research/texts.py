"""A view as a compact text, always the same for the same view: one line per field."""

from typing import Any

import msgspec

from saecula.kernel.views import View
from saecula.research.table import Table

RENDERING: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}


def text_of(view: View) -> str:
    """Everything a view says; inside a line, fields with their default values are left out."""
    rows = [(name, getattr(view, name)) for name in view.__struct_fields__]
    return "\n".join(f"{name}: {_say(value)}" for name, value in rows) + "\n"


def _say(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        return "(" + " ".join(_fields(value)) + ")"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={_say(held)}" for key, held in sorted(value.items())) + "}"
    if isinstance(value, list | tuple):
        return "[" + " ".join(_say(held) for held in value) + "]"
    return str(value)


def _fields(value: msgspec.Struct) -> list[str]:
    """The fields of a struct: required ones as bare values, others with their names if they differ from the default."""
    fields = value.__struct_fields__
    plain = len(fields) - len(value.__struct_defaults__)
    said = [_say(getattr(value, name)) for name in fields[:plain]]
    for name, default in zip(fields[plain:], value.__struct_defaults__):
        held = getattr(value, name)
        if held != default:
            said.append(f"{name}={_say(held)}")
    return said


def rendered(table: Table, render_mode: str | None) -> str | None:
    """What a spectator sees, as text; printed instead if the mode is "human", and None without a mode."""
    if render_mode is None:
        return None
    text = text_of(table.view(None))
    if render_mode == "ansi":
        return text
    print(text)
    return None
