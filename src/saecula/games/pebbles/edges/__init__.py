"""Pebbles: moves and events as everybody outside the rules sees them."""
