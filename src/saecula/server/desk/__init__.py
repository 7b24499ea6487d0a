"""A table laid out: the desk, who sits at it, the moves made on it and what each reader is told of them."""
