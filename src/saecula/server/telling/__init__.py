"""What people who follow a table are told: pictures, entries, patches, notices, answers."""
