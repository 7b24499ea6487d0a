"""Terrains, kinds of pieces, goods, parts of the score, and where cards are."""

from typing import Final

# Terrains, by their level (RNF-WOR-6).
SEA: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
GLACIER: Final = 4
TERRAINS: Final = ("sea", "plain", "forest", "mountain", "glacier")

# Kinds of pieces, and of the civilization cards that activate them (RNF-COM-1).
NOMAD: Final = 0
TOWN: Final = 1
SHIP: Final = 2
MOUNTAINEER: Final = 3
MERCHANT: Final = 4
TEMPLE: Final = 5
KINDS: Final = 6
PIECES: Final = ("nomad", "town", "ship", "mountaineer", "merchant", "temple")

# Goods of a treasury.
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOODS: Final = ("gold", "wood", "stone")
#: Nobody ever holds more wood or stone (RNF-B-5).
MOST_RESOURCES: Final = 5

# Parts of the score (RNF-SCO).
ECONOMY: Final = 0
TROPHIES: Final = 1
DEVELOPMENT: Final = 2
TERRITORY: Final = 3
PARTS: Final = ("economy", "trophies", "development", "territory")

# Where a card is (RNF-CAR).
RESERVE: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DECLINE: Final = 3
CARD_STATES: Final = ("reserve", "hand", "discard", "decline")
