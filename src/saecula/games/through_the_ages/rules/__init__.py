"""The chapters of the rules page."""
