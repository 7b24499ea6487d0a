"""Patches between JSON values."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.server.telling.patches import Compared, apply, diff

KEYS = st.sampled_from(["a", "b", "c", "=", "-", "0"])
JSON = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["", "x", "="]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


@given(JSON, JSON)
def test_a_patch_leads_from_any_value_to_any_other(old: object, new: object) -> None:
    before = json.dumps(old)
    patch = json.loads(json.dumps(diff(old, new)))
    assert json.dumps(apply(old, patch), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


@given(JSON)
def test_nothing_changed_is_an_empty_patch(value: object) -> None:
    assert diff(value, json.loads(json.dumps(value))) == {}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1}, {"a": 2}, {"a": {"=": 2}}),
        ({"a": 1, "b": 1}, {"b": 1}, {"a": {"-": 1}}),
        ({}, {"a": None}, {"a": {"=": None}}),
        ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"a": {"1": {"=": 5}}}),
        ({"a": [1, 2]}, {"a": [1]}, {"a": {"=": [1]}}),
        ({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1, "c": 3}]}, {"a": {"0": {"c": {"=": 3}}}}),
        ({"a": 1}, {"a": "1"}, {"a": {"=": "1"}}),
    ],
)
def test_a_patch_says_only_what_differs(old: object, new: object, patch: object) -> None:
    assert diff(old, new) == patch


class Inner(msgspec.Struct):
    a: int
    b: dict[int, int]


class Short(msgspec.Struct, omit_defaults=True):
    a: int = 0


class Outer(msgspec.Struct, rename="camel"):
    one_part: Inner | None
    many: list[Inner]
    short: Short


INNER = st.builds(Inner, st.integers(0, 2), st.dictionaries(st.integers(0, 2), st.integers(0, 1), max_size=2))
OUTER = st.builds(Outer, st.none() | INNER, st.lists(INNER, max_size=3), st.builds(Short, st.integers(0, 1)))


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@given(OUTER, OUTER)
def test_a_patch_between_structs_is_that_between_the_objects_they_stand_for(old: Outer, new: Outer) -> None:
    patch = json.loads(json.dumps(diff(old, new)))
    assert apply(plain(old), patch) == plain(new)
    assert diff(old, msgspec.convert(msgspec.to_builtins(old), Outer)) == {}


def test_what_structs_share_is_compared_once() -> None:
    shared = [Inner(1, {})], [Inner(2, {})]
    compared: Compared = {}
    one, two = (diff(Outer(None, shared[0], Short()), Outer(None, shared[1], Short(a)), compared) for a in (0, 1))
    assert one == {"many": {"0": {"a": {"=": 2}}}}
    assert two == one | {"short": {"=": {"a": 1}}}
    assert two["many"] is one["many"]
