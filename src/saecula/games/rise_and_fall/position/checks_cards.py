"""Whether the cards of a position are possible: where they are, which lie face down and which were played (RNF-CAR)."""

from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.position.checks_open import is_ahead, top_of
from saecula.games.rise_and_fall.position.stage import Stage
from saecula.games.rise_and_fall.rules.cards import active_cards, declined, hand_of
from saecula.kernel.record import SEATS


def card_fault(state: RiseState, stage: Stage) -> str:
    """A card is active only with a piece of its type in the World, and in reserve only without one (RNF-CAR-1)."""
    for at, where in enumerate(state.realms.cards):
        kind, count = at % kinds.KINDS, state.pieces.counts[at]
        field = f"cards.{SEATS[at // kinds.KINDS]}.{kinds.PIECES[kind]}"
        if stage.sets_up:
            if where != stage.card(kind, 0, -1):
                return f"{field}: {kinds.CARD_STATES[where]} is not where it starts (RNF-STA-1)"
        elif where in (kinds.HAND, kinds.DISCARD) and not count:
            return f"{field}: in {kinds.CARD_STATES[where]} without a {kinds.PIECES[kind]} in the World (RNF-CAR-1)"
        elif where == kinds.RESERVE and count:
            return f"{field}: in reserve with a {kinds.PIECES[kind]} in the World (RNF-CAR-3)"
    return decline_fault(state)


def decline_fault(state: RiseState) -> str:
    """Nobody has more declined cards than trophies have been won (RNF-C-1)."""
    earlier = state.trophies_won()
    if is_ahead(state, steps.REVEAL_DECLINE):
        earlier -= state.course.won
    for seat in range(state.seats):
        found = declined(state, seat)
        if len(found) > earlier:
            field = f"cards.{SEATS[seat]}.{kinds.PIECES[found[-1]]}"
            return f"{field}: declined cards ({len(found)}) outnumber the trophies won before ({earlier}) (RNF-C-1)"
    return ""


def secret_fault(state: RiseState) -> str:
    """Cards lie face down only in phases A and C, and only where their owner may lay them (RNF-A-1, RNF-C-1)."""
    course = state.course
    for seat in range(state.seats):
        letter, chosen = SEATS[seat], course.chosen[seat]
        if chosen >= 0 and not is_ahead(state, steps.REVEAL):
            return f"chosen.{letter}: cards lie face down only until they are revealed (RNF-A-1)"
        if chosen >= 0 and chosen not in hand_of(state, seat):
            return f"chosen.{letter}: {kinds.PIECES[chosen]} is not in hand (RNF-A-1)"
        giving = [kind for kind in range(kinds.KINDS) if course.giving[seat] >> kind & 1]
        if giving and top_of(state) != steps.REVEAL_DECLINE:
            return f"giving.{letter}: cards are given up only in phase C (RNF-C-1)"
        for kind in giving:
            if kind not in active_cards(state, seat):
                return f"giving.{letter}: {kinds.PIECES[kind]} is neither in hand nor in the discard (RNF-C-1)"
    return ""


def played_fault(state: RiseState, stage: Stage) -> str:
    """After the reveal every living seat has played a card, which can decline only in phase C (RNF-A-1, RNF-C-3)."""
    course = state.course
    has_played = stage.in_round and not is_ahead(state, steps.REVEAL)
    for seat in state.living():
        letter, kind = SEATS[seat], course.played[seat]
        if kind < 0 and has_played:
            return f"played.{letter}: everybody has played a card this round (RNF-A-1)"
        if kind >= 0 and (stage.sets_up or is_ahead(state, steps.REVEAL)):
            return f"played.{letter}: nobody has played a card yet (RNF-A-1)"
        if kind >= 0 and is_ahead(state, steps.REVEAL_DECLINE) and kind in declined(state, seat):
            return f"played.{letter}: {kinds.PIECES[kind]} is in decline (RNF-C-3)"
    return ""
