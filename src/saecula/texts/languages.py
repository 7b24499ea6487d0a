"""Texts for people: Fluent files, one per language, both shared and for each game, found by listing the folders."""

import os
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from saecula.games import GAMES

ENGLISH = "en"


def _folders(game: str | None) -> list[Traversable]:
    """Where the texts are: the shared ones first, then those of the game."""
    found: list[Traversable] = [resources.files("saecula").joinpath("texts")]
    if game is not None:
        found.append(resources.files(GAMES[game]).joinpath("text"))
    return [folder for folder in found if folder.is_dir()]


def languages() -> list[str]:
    """The languages that there are texts in, by their codes."""
    names = {entry.name for folder in _folders(None) for entry in folder.iterdir()}
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def chosen_language() -> str:
    """The language set in the environment if there are texts in it, else English."""
    for variable in ("SAECULA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "").split("_")[0].split(".")[0].lower()
        if code:
            return code if code in languages() else ENGLISH
    return ENGLISH


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in _folders(game):
        file = folder.joinpath(f"{lang}.ftl")
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The sentences of one language for one game; English stands in where a sentence is missing."""

    def __init__(self, lang: str = ENGLISH, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        self._bundles = [_bundle(code, game) for code in dict.fromkeys((lang, ENGLISH))]

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self._find(key) is not None

    def format(self, key: str, **args: str | int) -> str:
        """The sentence for a key, or for an attribute written key.attribute; the key itself if there is none."""
        found = self._find(key)
        if found is None:
            return key
        bundle, pattern = found
        said, _ = bundle.format_pattern(pattern, {name.replace("_", "-"): value for name, value in args.items()})
        return str(said)

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None
