"""The whole server simulated in one process, in virtual time, from one seed: `python -m tests.sim --seeds N`."""
