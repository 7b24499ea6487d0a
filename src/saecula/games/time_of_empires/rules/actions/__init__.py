"""What the actions and the effects of cards and tiles do."""
