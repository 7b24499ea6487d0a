"""The shortest script that still breaks the same law."""

from .game import simulate
from .plan import Plan, draw


def broken_law(plan: Plan) -> str | None:
    """The law that a plan breaks."""
    try:
        simulate(plan)
    except Exception as error:
        return str(getattr(error, "law", type(error).__name__))
    return None


def shrink(seed: int, game: str | None = None) -> str:
    """Take one thing after the other out of a failing plan, as long as it fails the same way."""
    plan = draw(seed, game)
    law = broken_law(plan)
    if law is None:
        return ""
    while (less := next((one for one in plan.shorter() if broken_law(one) == law), None)) is not None:
        plan = less
    return repr(plan)
