"""Where the rules meet the outside: moves, events, notation, tensors, pictures."""
