"""How bots judge positions, and which moves they look at first."""
