"""Everything that is sent between a server and its clients."""
