"""What one visitor may take: connections, bytes and time on them, the work of this machine."""
