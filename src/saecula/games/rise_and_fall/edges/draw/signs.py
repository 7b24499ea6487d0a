"""Letters, signs and colours of the terminal: everything has a sign as well as a colour."""

from collections.abc import Sequence

from rich.text import Text

from saecula.games.rise_and_fall.model.kinds import PIECES, TERRAINS
from saecula.parts.signs import clipped, flow, mark
from saecula.texts.languages import Texts

#: Terrain -> its sign, ink and background.
FACES = {
    "sea": ("~", "#7fb3c4", "#12384a"),
    "plain": ('"', "#1d2606", "#9aa84e"),
    "forest": ("♣", "#d9ecc8", "#3f6434"),
    "mountain": ("^", "#1c1610", "#b3a48f"),
    "glacier": ("*", "#22445a", "#eaf3f7"),
}
#: Where a card is -> its sign and style.
CARD_SIGNS = {
    "hand": ("+", "bold green"),
    "discard": ("-", "dim"),
    "decline": ("x", "bold red"),
    "reserve": (" ", "dim"),
    "played": ("!", "bold yellow"),
    "hidden": ("?", "bold magenta"),
}
PIECE_KEYS = (
    "rise-and-fall-draw-letter-nomad",
    "rise-and-fall-draw-letter-town",
    "rise-and-fall-draw-letter-ship",
    "rise-and-fall-draw-letter-mountaineer",
    "rise-and-fall-draw-letter-merchant",
    "rise-and-fall-draw-letter-temple",
)


def letters_of(texts: Texts) -> dict[str, str]:
    """The letter of each kind of piece in a language."""
    return {piece: texts.format(key) for piece, key in zip(PIECES, PIECE_KEYS)}


def ground(terrain: str) -> str:
    """The style of a terrain."""
    _, ink, colour = FACES[terrain]
    return f"{ink} on {colour}"


def level(terrain: str) -> int:
    """How high a terrain lies."""
    return TERRAINS.index(terrain)


def label(seat: int, players: Sequence[str], most: int) -> Text:
    """The mark of a seat and the name of its player, cut to fit into `most` columns."""
    found = mark(seat)
    if seat < len(players):
        found.append(f" {clipped(players[seat], most - 3)}")
    return found


def prose(text: str, width: int) -> list[Text]:
    """A quiet sentence, broken into lines between words."""
    return [Text(line.plain, style="dim") for line in flow([Text(word) for word in text.split()], width, " ")]
