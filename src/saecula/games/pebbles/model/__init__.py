"""Pebbles: the box, the state, and how much of it a seat may see."""
