"""What turns one JSON value into another, so that a table need not be sent again as a whole.

A patch is an object: `{"=": value}` puts a value in place, `{"-": 1}` takes a key away; otherwise its keys lead to the
patches of the parts that differ, the places of a list being keys as well ("0", "1", ...). An empty one changes nothing.

Values may also be structs that stand for such objects: only what differs is then turned into plain JSON.
"""

from functools import lru_cache
from typing import Any

import msgspec

Patch = dict[str, Any]
#: Patches of the parts of structs that were compared before, by the identities of both; both are kept alive with it.
Compared = dict[tuple[int, int], tuple[Any, Any, Patch]]

PUT = "="
DROP = "-"
LISTS = (list, tuple)


def diff(old: Any, new: Any, compared: Compared | None = None) -> Patch:
    """The patch from one JSON value to another; 1 and True count as equal: the fields of a view keep their types.

    `compared` is kept by one who compares several structs that share parts.
    """
    if old is new:
        return {}
    kind = type(new)
    if type(old) is kind:
        if kind is dict:
            return _of_objects(old, new)
        if kind in LISTS and len(old) == len(new):
            return _of_lists(old, new)
        if issubclass(kind, msgspec.Struct) and (names := _names(kind)) is not None:
            return _of_structs(old, new, names, {} if compared is None else compared)
    return {} if old == new else _put(new)


def _put(new: Any) -> Patch:
    return {PUT: msgspec.to_builtins(new, str_keys=True)}


def _of_lists(old: Any, new: Any) -> Patch:
    found: Patch = {}
    for at in range(len(new)):
        was, now = old[at], new[at]
        if was is not now and was != now:
            found[str(at)] = diff(was, now)
    return found


def _of_objects(old: dict[Any, Any], new: dict[Any, Any]) -> Patch:
    if old == new:
        return {}
    if PUT in new or DROP in new or PUT in old or DROP in old:
        return _put(new)  # its own keys would be read as signs
    found: Patch = {str(key): {DROP: 1} for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[str(key)] = _put(value)
        elif old[key] != value:
            found[str(key)] = diff(old[key], value)
    return found


@lru_cache(maxsize=1024)
def _names(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...] | None:
    """The fields of a struct and what they are called in JSON; None where it is not simply an object of all of them."""
    config = kind.__struct_config__
    if config.omit_defaults or config.array_like or config.tag is not None:
        return None
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def _of_structs(old: Any, new: Any, names: tuple[tuple[str, str], ...], compared: Compared) -> Patch:
    found: Patch = {}
    for field, name in names:
        was, now = getattr(old, field), getattr(new, field)
        if was is now:
            continue
        if isinstance(now, (int, str)):
            # to compare these again is quicker than to remember what came of it
            if was != now:
                found[name] = _put(now)
            continue
        known = compared.get((id(was), id(now)))
        if known is None:
            known = compared[id(was), id(now)] = was, now, {} if was == now else diff(was, now)
        if known[2]:
            found[name] = known[2]
    return found


def apply(value: Any, patch: Patch) -> Any:
    """The value that a patch leads to; the old one stays as it is."""
    if not patch:
        return value
    if PUT in patch:
        return patch[PUT]
    if type(value) is list:
        places = list(value)
        for at, part in patch.items():
            places[int(at)] = apply(places[int(at)], part)
        return places
    changed = dict(value)
    for key, part in patch.items():
        if DROP in part:
            del changed[key]
        else:
            changed[key] = apply(changed.get(key), part)
    return changed
