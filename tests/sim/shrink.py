"""The shortest script that still breaks the same law."""

from .game import simulate
from .plan import Plan, draw
from .planted import planted


def broken_law(plan: Plan, fault: str | None = None) -> str | None:
    """The law that a plan breaks, None if it breaks none; a planted fault acts the same way each time."""
    try:
        with planted(fault):
            simulate(plan)
    except Exception as error:
        return str(getattr(error, "law", type(error).__name__))
    return None


def shrink(seed: int, game: str | None = None, fault: str | None = None) -> str:
    """Take one thing after another out of a failing plan, as long as it fails the same way; returns what is left."""
    plan = draw(seed, game)
    law = broken_law(plan, fault)
    if law is None:
        return ""
    while (less := next((one for one in plan.shorter() if broken_law(one, fault) == law), None)) is not None:
        plan = less
    return repr(plan)
