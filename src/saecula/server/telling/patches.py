"""What turns one JSON value into another, so that a table need not be sent again as a whole.

A patch is an object: `{"=": value}` puts a value in place, `{"-": 1}` takes a key away; otherwise its keys lead to the
patches of the parts that differ, the places of a list being keys as well ("0", "1", ...). An empty one changes nothing.
"""

from typing import Any

Patch = dict[str, Any]

PUT = "="
DROP = "-"


def diff(old: Any, new: Any) -> Patch:
    """The patch from one JSON value to another; 1 and True count as equal: the fields of a view keep their types."""
    if old == new:
        return {}
    if type(old) is dict and type(new) is dict:
        return _of_objects(old, new)
    if type(old) is list and type(new) is list and len(old) == len(new):
        return {str(at): diff(*pair) for at, pair in enumerate(zip(old, new)) if pair[0] != pair[1]}
    return {PUT: new}


def _of_objects(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    if PUT in new or DROP in new or PUT in old or DROP in old:
        return {PUT: new}  # its own keys would be read as signs
    found: Patch = {key: {DROP: 1} for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[key] = {PUT: value}
        elif old[key] != value:
            found[key] = diff(old[key], value)
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
