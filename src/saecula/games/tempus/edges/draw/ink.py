"""Colours of the pictures of Tempus: water, and letters that are legible on the colour of each seat."""

SEA = "#d6e2de"
SEA_INK = "#7fa0a3"
LAKE = "#bcd6dd"

#: The colour of letters on the fill of each seat.
SEAT_WORDS = ("#fff", "#fff", "#fff", "#fff", "#3a2f26")
