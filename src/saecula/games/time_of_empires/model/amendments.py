"""What newer versions of the rules changed; a game keeps the version it began with."""

from saecula.games.time_of_empires.model.box import Box


def other_glass_may_be_declined(box: Box) -> bool:
    """Since version 2 the action of the other glass may be declined, and it never sets itself off again (TOE-EFF-9)."""
    return box.version >= 2


def leaders_open_slots_at_once(box: Box) -> bool:
    """Since version 2 a waiting building is placed as soon as a newly won leader opens a slot for it (TOE-BUI-3)."""
    return box.version >= 2


def discarding_may_open_a_choice(box: Box) -> bool:
    """Since version 2 a choice stays open while discarding could uncover a card that can be built (TOE-TEC-2)."""
    return box.version >= 2


def shifting_needs_a_card_to_pay(box: Box) -> bool:
    """Since version 2 a player who can pay for no card cannot shift a glass to Discover (TOE-GLA-8, TOE-C203)."""
    return box.version >= 2


def every_place_of_a_turn_counts(box: Box) -> bool:
    """Since version 2 nobody takes a shared action twice in a turn, even if a glass left it in between (TOE-INI-2)."""
    return box.version >= 2


def philosophy_may_create_fewer(box: Box) -> bool:
    """Since version 2 a player may create fewer scholars than card 111 allows (TOE-C111)."""
    return box.version >= 2


def slots_are_chosen(box: Box) -> bool:
    """Since version 3 a player who may use inaccessible slots chooses which kind of slot to build on (TOE-BUI-2)."""
    return box.version >= 3


def every_place_of_the_last_turn_counts(box: Box) -> bool:
    """Since version 3 a shared action of one's last turn is barred even if its glass was shifted away (TOE-INI-2)."""
    return box.version >= 3


def shifting_goes_nowhere_barred(box: Box) -> bool:
    """Since version 3 no glass is shifted to a shared action it could not be placed on (TOE-INI-2, TOE-C203)."""
    return box.version >= 3


def limits_may_be_set_again(box: Box) -> bool:
    """Since version 3 the limit on scholars may be set as often as one likes, lower or higher (TOE-SCH-3)."""
    return box.version >= 3


def resting_seats_may_discard(box: Box) -> bool:
    """Since version 3 a resting seat with a card to discard is asked again when, say, a glass runs out (TOE-TEC-2)."""
    return box.version >= 3
