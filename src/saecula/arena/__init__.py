"""Many games: simulations, tournaments, ratings, pictures of them, and benchmarks."""
