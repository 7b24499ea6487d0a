"""The fields of a position; docs/positions.md says what each of them means."""

from typing import Annotated

import msgspec

from saecula.parts.wording import Count

Counts = dict[str, Count]
Many = dict[str, Counts]
Cards = dict[str, list[str]]


class Words(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position; fields that are None are worked out from the rest."""

    at: str | None = None
    turn: str | None = None
    age: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    wishes: dict[str, str] = {}
    first: str | None = None
    round: Count | None = None
    clock: str | None = None
    began: str | None = None
    glasses: Cards = {}
    stood: Cards | None = None
    vacated: Cards = {}
    tiles: dict[str, str] | None = None
    clans: Many = {}
    buildings: dict[str, Cards] = {}
    destroyed: Many = {}
    kept: Counts = {}
    waiting: dict[str, str] = {}
    tokens: Many = {}
    laid: dict[str, str] = {}
    ideas: Counts = {}
    bricks: Counts = {}
    scholars: Counts = {}
    limits: Counts = {}
    stacks: dict[str, str] = {}
    wonders: list[str] = []
    sides: dict[str, str] = {}
    columns: dict[str, str] = {}
    leaders: Cards = {}
    gone: list[str] | None = None
    hands: Cards = {}
    found: Cards = {}
    discards: Cards = {}
    piles: Counts | None = None
    tops: dict[str, str] = {}
    points: Many = {}
    open: dict[str, list[str]] | None = None
