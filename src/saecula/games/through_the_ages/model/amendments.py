"""What the versions of these rules do differently: one function for each difference, called where the rule is."""

from saecula.games.through_the_ages.model.box import Box


def less_comes_after_the_railroad(box: Box) -> bool:
    """Since version 2 one token less is taken off what the mines would place, the Railroad's included (TTA-VAR-1)."""
    return box.version >= 2


def leader_takes_his_resources(box: Box) -> bool:
    """Since version 2 the special resources of a leader leave with it (TTA-CIV-6, TTA-AGE-5)."""
    return box.version >= 2


def revolution_bars_free_actions(box: Box) -> bool:
    """Since version 2 no civil action follows a revolution, not even one that costs nothing (TTA-CIV-24)."""
    return box.version >= 2


def leader_spoils_revolution(box: Box) -> bool:
    """Since version 2 the action for a leader stays spent, even if the old one takes the token away (TTA-CIV-9)."""
    return box.version >= 2


def who_left_charges_nothing(box: Box) -> bool:
    """Since version 3 the leader of a seat that resigned makes nobody pay more (TTA-END-6)."""
    return box.version >= 3


def second_round_begins_once(box: Box) -> bool:
    """Since version 3 a round that begins again, since its first player resigned, shows no bonus card (TTA-VAR-6)."""
    return box.version >= 3


def rebellion_takes_its_whole_loss(box: Box) -> bool:
    """Since version 3 Rebellion also takes civil actions that come in the middle of the turn (TTA-CRD-14)."""
    return box.version >= 3


def route_is_paid_with_the_payment(box: Box) -> bool:
    """Since version 3 the trade route takes its goods when something is paid, not before (TTA-CRD-30)."""
    return box.version >= 3
