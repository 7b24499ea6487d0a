"""The colours of terrains and goods in the pictures."""

SHEET = "#efe3c8"
FAINT = "#7d6a52"
BRASS = "#d8b25c"

#: The top of each terrain, and its walls to the left and, in the shade, to the right.
GROUNDS = {
    "sea": ("#aecdd2", "#8fb2b8", "#7da2a8"),
    "plain": ("#e7dfa2", "#d0aa6d", "#b98f50"),
    "forest": ("#93b06f", "#987246", "#7c592f"),
    "mountain": ("#c3b5a2", "#9a8671", "#7b6855"),
    "glacier": ("#e4eef3", "#a2b8c5", "#7f99a9"),
}
GOOD_INKS = {"gold": "#d8a62c", "wood": "#a9703a", "stone": "#9a958d"}
