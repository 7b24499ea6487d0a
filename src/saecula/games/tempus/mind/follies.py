"""What nobody who looks first would do in Tempus: begin a fight that no card in one's hand can win."""

from saecula.games.tempus.model import kinds, verbs
from saecula.games.tempus.model.cards import POOL, ability_of, take
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.fighting import attacks, card_strength
from saecula.kernel.codes import first, second, verb_of


def is_folly(state: TempusState, seat: int, code: int) -> bool:
    """Whether a move can lead only to such a fight, judged by what the seat itself knows."""
    verb, hand = verb_of(code), state.ideas.hands[seat]
    if verb == verbs.ATTACK:
        return is_hopeless(state, seat, code, hand)
    if verb == verbs.CHOOSE_ACTION and first(code) == kinds.FIGHT:
        return all_hopeless(state, seat, hand)
    if verb == verbs.PLAY_CARD and ability_of(first(code) % POOL) == kinds.MILITARY_LEADER:
        left = hand.copy()
        take(left, first(code))
        return all_hopeless(state, seat, left)
    return False


def all_hopeless(state: TempusState, seat: int, hand: list[int]) -> bool:
    """Whether no attack at all can be won with this hand."""
    found: list[int] = []
    attacks(state, seat, found)
    for code in found:
        if not is_hopeless(state, seat, code, hand):
            return False
    return True


def is_hopeless(state: TempusState, seat: int, code: int, hand: list[int]) -> bool:
    """Whether an attack is lost even if all of the hand is laid and the defender lays nothing (TEM-FIG-5, TEM-FIG-6).

    The owner of a city declares its terrain later, so the attacker may hope for the best one.
    """
    people, cell = state.people, first(code)
    target = state.box.board.near[cell * 6 + second(code)]
    if people.city[target]:
        cards = 0
        for terrain in range(1, 5):
            cards = max(cards, card_strength(hand, terrain, False))
    else:
        cards = card_strength(hand, state.land.terrain[target], False)
    return people.tokens[cell] + cards <= people.tokens[target] + people.city[target]
