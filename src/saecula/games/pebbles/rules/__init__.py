"""Pebbles: the rules, one chapter per file."""
