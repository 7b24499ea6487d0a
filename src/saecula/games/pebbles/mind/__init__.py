"""Pebbles: how bots judge it."""
