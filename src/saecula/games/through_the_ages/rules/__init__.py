"""The rules, in the chapters of the rules page."""
