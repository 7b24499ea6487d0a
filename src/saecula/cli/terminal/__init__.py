"""A game at the terminal: the table drawn, questions asked, keys read, real time kept."""
