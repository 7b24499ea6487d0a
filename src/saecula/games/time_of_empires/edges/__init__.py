"""Where the rules meet the outside world: moves, events, dumps, tensors, pictures."""
