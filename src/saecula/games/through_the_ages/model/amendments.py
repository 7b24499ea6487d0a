"""How the versions of these rules differ: one function for each difference, called from the rule itself."""

from saecula.games.through_the_ages.model.box import Box


def less_comes_after_the_railroad(box: Box) -> bool:
    """Since version 2 the token not produced comes off all that mines would place, the Railroad's too (TTA-VAR-1)."""
    return box.version >= 2


def leader_takes_his_resources(box: Box) -> bool:
    """Since version 2 the special resources of a leader leave with it (TTA-CIV-6, TTA-AGE-5)."""
    return box.version >= 2


def revolution_bars_free_actions(box: Box) -> bool:
    """Since version 2 no civil action follows a revolution, not even one that costs nothing (TTA-CIV-24)."""
    return box.version >= 2


def leader_spoils_revolution(box: Box) -> bool:
    """Since version 2 playing a leader rules out a revolution, even if the old one takes a token along (TTA-CIV-9)."""
    return box.version >= 2


def who_left_charges_nothing(box: Box) -> bool:
    """Since version 3 the leader of a seat that has resigned makes nobody else pay more (TTA-END-6)."""
    return box.version >= 3


def second_round_begins_once(box: Box) -> bool:
    """Since version 3 a round begun again because its first player resigned shows no bonus card (TTA-VAR-6)."""
    return box.version >= 3


def rebellion_takes_its_whole_loss(box: Box) -> bool:
    """Since version 3 Rebellion also takes civil actions gained in the middle of the turn (TTA-CRD-14)."""
    return box.version >= 3


def route_is_paid_with_the_payment(box: Box) -> bool:
    """Since version 3 the trade route takes its goods at the payment, not before (TTA-CRD-30)."""
    return box.version >= 3
