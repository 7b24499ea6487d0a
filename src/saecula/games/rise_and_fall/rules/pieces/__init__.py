"""What the pieces do, one file for each kind."""
