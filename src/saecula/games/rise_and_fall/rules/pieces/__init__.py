"""What the pieces do, a file for each kind."""
