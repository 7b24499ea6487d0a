"""Military cards: politics, events, fights, colonies."""
