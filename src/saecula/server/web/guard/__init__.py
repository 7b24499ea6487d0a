"""How much one visitor may use: connections, bytes and time on them, the processor of this machine."""
