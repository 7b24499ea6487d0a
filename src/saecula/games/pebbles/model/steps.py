"""The numbers of the steps; for each of them a class in the rules says what it does."""

DEAL, ROUND, CHOICE, GLASS, REVEAL, CHALLENGE = range(6)
