"""What turns one JSON value into another, so that a table need not be sent again as a whole.

A patch is an object: `{"=": value}` puts in a value, `{"-": 1}` takes a key away; otherwise its keys lead to patches of
the parts that differ, the places in a list being keys as well ("0", "1", ...). An empty patch changes nothing.

Values may also be structs that stand for such objects: then only what differs is turned into plain JSON.
"""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import astuple

Patch = dict[str, Any]
#: For each kind of struct, the two that were compared first: the parts of both, and the patch of each part.
Compared = dict[Any, tuple[tuple[Any, ...], tuple[Any, ...], list[Patch]]]
#: The patch of parts that are the same.
SAME: Patch = {}

PUT = "="
DROP = "-"
LISTS = (list, tuple)
PLAIN = (int, str, bool)


def diff(old: Any, new: Any, compared: Compared | None = None) -> Patch:
    """The patch from one JSON value to another. 1 and True count as equal, since the fields of a view keep their types.

    To compare several structs that share parts, pass the same `compared` each time.
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
            return _of_structs(old, new, names, compared)
    return {} if old == new else _put(new)


def _put(new: Any) -> Patch:
    if new is None or type(new) in PLAIN:
        return {PUT: new}
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
        return _put(new)  # these keys would be mistaken for signs of a patch
    found: Patch = {str(key): {DROP: 1} for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[str(key)] = _put(value)
        elif old[key] != value:
            found[str(key)] = diff(old[key], value)
    return found


@lru_cache(maxsize=1024)
def _names(kind: type[msgspec.Struct]) -> tuple[str, ...] | None:
    """What the fields of a struct are called in JSON; None if it is not simply an object with all of them."""
    config = kind.__struct_config__
    if config.omit_defaults or config.array_like or config.tag is not None:
        return None
    return tuple(kind.__struct_encode_fields__)


def _of_structs(old: Any, new: Any, names: tuple[str, ...], compared: Compared | None) -> Patch:
    olds: tuple[Any, ...] = astuple(old)
    news: tuple[Any, ...] = astuple(new)
    kind = type(new)
    known = None if compared is None else compared.get(kind)
    parts = _first(olds, news) if known is None else _beside(olds, news, known)
    if known is None and compared is not None:
        compared[kind] = olds, news, parts
    found: Patch = {}
    for at in range(len(names)):
        part = parts[at]
        if part:
            found[names[at]] = part
    return found


def _first(olds: tuple[Any, ...], news: tuple[Any, ...]) -> list[Patch]:
    """The patch of each part."""
    found: list[Patch] = []
    for at in range(len(news)):
        found.append(_of_parts(olds[at], news[at]))
    return found


def _beside(
    olds: tuple[Any, ...], news: tuple[Any, ...], known: tuple[tuple[Any, ...], tuple[Any, ...], list[Patch]]
) -> list[Patch]:
    """The patch of each part, if two structs that share most of their parts with these were compared before."""
    known_olds, known_news, patches = known
    found: list[Patch] = []
    for at in range(len(news)):
        was, now = olds[at], news[at]
        is_known = was is known_olds[at] and now is known_news[at]
        found.append(patches[at] if is_known else _of_parts(was, now))
    return found


def _of_parts(was: Any, now: Any) -> Patch:
    if was is now or was == now:
        return SAME
    return _put(now) if now is None or type(now) in PLAIN else diff(was, now)


def apply(value: Any, patch: Patch) -> Any:
    """The value that a patch leads to; the old one is not changed."""
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
