"""The events, each by its number; a class of edges/events.py gives it its fields."""

PEBBLE_DRAWN, PEBBLE_SHOWN, PILE_TAKEN = range(3)
