"""A table laid out: the desk, who sits at it, the moves made on it and how each is told."""
