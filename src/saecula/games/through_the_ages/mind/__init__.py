"""How bots judge and what they look at first."""
