"""What the game is made of: the box, the state, what a seat may know of it."""
