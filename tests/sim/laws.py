"""Laws, and what is said when one is broken."""


class Violation(AssertionError):
    """Something that must never happen; `law` names it in a word."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def hold(is_so: object, law: str, detail: object = "") -> None:
    """Raise Violation of this law unless `is_so`."""
    if not is_so:
        raise Violation(law, str(detail))
