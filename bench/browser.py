"""The browser that tests and pictures use."""

import shutil

#: Debian's packages. The shell is the same Chromium without windows, which does the same with a fifth less work.
NAMES = ("chromium-headless-shell", "chromium")


def chromium() -> str:
    """The path of Chromium; raises FileNotFoundError if it is not installed."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    if not found:
        raise FileNotFoundError(f"Chromium is missing: `make setup` installs Debian's package {NAMES[0]}")
    return found[0]
