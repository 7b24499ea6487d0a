"""Judging what was played: the review of a game, and advice on a move with its reasons."""

from saecula.review.advice import STRONGEST, advise
from saecula.review.data import Advised, Hint, Review
from saecula.review.reviewer import Reviewer, review_of

__all__ = ["STRONGEST", "Advised", "Hint", "Review", "Reviewer", "advise", "review_of"]
