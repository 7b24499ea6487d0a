"""Time: clocks, game time, fair time and races."""
