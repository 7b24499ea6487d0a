"""The conformance kit: what every game must comply with, whatever its rules are.

    report = conform(make_game("my-game"), Case(seats=3, options={}, seed=0))

plays one whole game at random and tests the contract at many of its states. A flaw is raised as an AssertionError that
names the game, the seats, the options, the seed and the move, so that the same state can be reached again.
"""

from saecula.conformance.drive import cases, conform
from saecula.conformance.trial import Case, Flaw, Report

__all__ = ["Case", "Flaw", "Report", "cases", "conform"]
