"""Pebbles: what there is, and what of it a seat may see."""
