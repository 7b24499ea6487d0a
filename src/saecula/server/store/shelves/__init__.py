"""What the store holds, one shelf for each kind of thing."""
