"""Everything that travels between a server and its clients."""
