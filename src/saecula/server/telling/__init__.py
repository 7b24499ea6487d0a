"""What those who look are told: pictures, entries, patches, notices, answers."""
