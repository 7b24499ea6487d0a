"""What the game is made of: the box, the state, and what a seat may know of it."""
