"""What is printed on the components, as plain JSON for a screen to draw."""

import msgspec

from saecula.games.through_the_ages.model.components import ComponentSet


def printed_on(found: ComponentSet) -> dict[str, object]:
    """All cards in the order of their numbers, and the boards."""
    cards: list[dict[str, object]] = []
    for deck, part in (("initial", found.initial), ("civil", found.civil), ("military", found.military)):
        for card in part:
            cards.append({"deck": deck, "age": "A", **msgspec.to_builtins(card)})
    return {"cards": cards, "board": msgspec.to_builtins(found.board)}
