"""What all games share: the contract, decisions, chance, time, moves, records, matches."""
