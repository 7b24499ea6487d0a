"""Pebbles: the rules, one chapter a file."""
