"""How bots judge a position, and which moves they look at first."""
