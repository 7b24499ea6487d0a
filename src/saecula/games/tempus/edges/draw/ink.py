"""The inks of the pictures of Tempus: water, and what is legible on each seat."""

SEA = "#d6e2de"
SEA_INK = "#7fa0a3"
LAKE = "#bcd6dd"

#: What is legible on the fill of each seat.
SEAT_WORDS = ("#fff", "#fff", "#fff", "#fff", "#3a2f26")
