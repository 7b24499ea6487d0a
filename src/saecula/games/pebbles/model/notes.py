"""The numbers of the events; for each of them a class in edges/events.py has the fields."""

PEBBLE_DRAWN, PEBBLE_SHOWN, PILE_TAKEN = range(3)
