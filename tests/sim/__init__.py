"""The whole server in one process on virtual time, from one seed: `python -m tests.sim --seeds N`."""
