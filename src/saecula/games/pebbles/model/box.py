"""What is in the box; a game with component files reads it from there."""

VALUES, COPIES, HAND, ROUNDS, GLASS_MS = 6, 4, 3, 3, 5000
