"""The rules, by the chapters of the rules page."""
