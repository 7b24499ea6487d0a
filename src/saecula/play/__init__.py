"""Between the games and those who run them: what the terminal, the server, the arena and the research API share."""
