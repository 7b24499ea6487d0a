"""The steps, each by its number; a class of a chapter of the rules says what it does."""

DEAL, ROUND, CHOICE, GLASS, REVEAL, CHALLENGE = range(6)
