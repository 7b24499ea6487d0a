"""The rules, chapter by chapter as on the rules page."""
