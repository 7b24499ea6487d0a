"""Military cards as they lie in hands and piles: of a card that the viewer may not see, only the label is shown."""

from msgspec.structs import replace

from saecula.games.through_the_ages.edges.screen.shapes import PilesView
from saecula.games.through_the_ages.model.state import SLOT, AgesState

#: Stands for the card of a slot that the viewer may not see.
HIDDEN = SLOT - 1


def masked(slots: list[int]) -> list[int]:
    """Slots with their cards hidden: only the labels are left."""
    return [slot // SLOT * SLOT + HIDDEN for slot in slots]


def by_seat(all_slots: list[list[int]], seat: int | None) -> list[list[int]]:
    """The slots of every seat; a viewer sees only the cards in their own."""
    return [slots.copy() if owner == seat else masked(slots) for owner, slots in enumerate(all_slots)]


def masked_pile(slots: list[int], by: list[int], seat: int | None) -> list[int]:
    """An event pile: a seat sees the cards that it prepared; the order of the others gives nothing away."""
    return [slots[at] if by[at] == seat else slots[at] // SLOT * SLOT + HIDDEN for at in range(len(slots))]


def returned_to(returned: list[int], seat: int | None) -> list[int]:
    """Cards that went back into a deck, three numbers each: those that everybody, or this seat, knows of."""
    own = -1 if seat is None else seat + 1
    found: list[int] = []
    for at in range(0, len(returned), 3):
        if returned[at + 1] in (0, own):
            found += returned[at : at + 3]
    return found


def read_piles(state: AgesState, seat: int | None) -> PilesView:
    """The piles: hands, discards and bonus cards for their owner, each prepared event for whoever prepared it."""
    piles = state.piles
    return PilesView(
        hands=[hand.copy() if owner == seat else [] for owner, hand in enumerate(piles.hands)],
        labels=[labels.copy() for labels in piles.labels],
        down=by_seat(piles.down, seat),
        open=piles.open.copy(),
        away=masked(piles.away),
        current_by=piles.current_by.copy(),
        current=masked_pile(piles.current, piles.current_by, seat),
        future_by=piles.future_by.copy(),
        future=masked_pile(piles.future, piles.future_by, seat),
        ancient=piles.ancient,
        past=piles.past.copy(),
        bonus=piles.bonus.copy(),
        aside=masked(piles.aside),
        dealt=by_seat(piles.dealt, seat),
        kept=by_seat(piles.kept, seat),
        pools=piles.pools.copy(),
        returned=returned_to(piles.returned, seat),
    )


def piles_beside(known: PilesView, state: AgesState, seat: int | None) -> PilesView:
    """The piles for another viewer; what everybody may know is taken over as it is."""
    piles = state.piles
    return replace(
        known,
        hands=[hand.copy() if owner == seat else [] for owner, hand in enumerate(piles.hands)],
        down=by_seat(piles.down, seat),
        current=masked_pile(piles.current, piles.current_by, seat),
        future=masked_pile(piles.future, piles.future_by, seat),
        dealt=by_seat(piles.dealt, seat),
        kept=by_seat(piles.kept, seat),
        returned=returned_to(piles.returned, seat),
    )
