"""The REST interface, one file for each kind of thing."""
