"""What the pieces do, a file for each kind (RNF-NOM to RNF-MER)."""
