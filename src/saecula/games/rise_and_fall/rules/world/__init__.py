"""Making the world (RNF-WOR)."""
