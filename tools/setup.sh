#!/bin/sh
# Makes .venv ready. Every step is skipped, without a look at the network, when its stamp says that it has been done.
#
#   tools/setup.sh play    what is needed to play: the locked runtime and the package, compiled where that can be done
#   tools/setup.sh deps    everything for work on the sources: the locked runtime, tests, research, benchmarks
#   tools/setup.sh dev     deps, the compiled package (fails where it cannot be compiled), and the services of the tests
#   tools/setup.sh soak    dev, and torch, which only the long tests of the examples need
#
# PYTHON chooses the interpreter (3.11 or later); SAECULA_PURE=1 installs the plain Python package, SAECULA_NO_WEB=1 one
# without the web client.
set -eu
cd "$(dirname "$0")/.."
goal=${1:?"usage: tools/setup.sh play|deps|dev|soak"}
export DEBIAN_FRONTEND=noninteractive PIP_NO_INPUT=1 PIP_DISABLE_PIP_VERSION_CHECK=1

here=$(pwd -P)
venv=$here/.venv
stamps=$venv/stamps
py=$venv/bin/python

step() { printf '==> %s\n' "$*"; }
fail() { printf '\nsaecula: %s\n' "$*" >&2; exit 1; }
hash_of() { LC_ALL=C sort | sha256sum | cut -d ' ' -f 1; }
stamped() { [ -f "$stamps/$1" ] && [ "$(cat "$stamps/$1")" = "$2" ]; }
stamp() { mkdir -p "$stamps" && printf '%s\n' "$2" >"$stamps/$1"; }
can_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt() {
    step "apt-get install $*"
    if { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"; } </dev/null >build/apt.log 2>&1; then return; fi
    cat build/apt.log >&2
    return 1
}

# ---------------------------------------------------------------- the interpreter

is_recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if is_recent "$name"; then command -v "$name"; return; fi
    done
    fail "Python 3.11 or later is needed and none was found (PYTHON=/path/to/python make ... names one)"
}

make_venv() {
    step "making .venv with $("$python" --version) ($python)"
    rm -rf "$venv"
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        can_apt || fail "$python cannot make virtual environments: its Debian package $package is missing
         (as root: apt-get install $package)"
        apt "$package" || apt python3-venv || fail "could not install $package"
    fi
    "$python" -m venv "$venv"
}

# A venv knows its own path and its interpreter by heart: one that was moved or lost its Python is made anew.
ready_venv() {
    if [ -x "$py" ] && [ -z "${PYTHON:-}" ]; then python=$py; else python=$(find_python); fi
    is_recent "$python" || python=$(find_python)
    version=$("$python" -c 'import sys; print(sys.version)')
    stamped venv "$here $version" && "$py" -c 'import pip' 2>/dev/null && return
    [ "$python" != "$py" ] || python=$(find_python)
    make_venv
    stamp venv "$here $("$py" -c 'import sys; print(sys.version)')"
}

# ---------------------------------------------------------------- the locked packages

install_locked() {
    name=$1
    shift
    locked=$(cat "$@" | hash_of)
    if stamped "$name" "$locked"; then return; fi
    step "installing $(cat "$@" | sed -n 's/==.*//p' | sort -u | wc -l) locked packages ($*)"
    requirements=
    for file in "$@"; do requirements="$requirements -r $file"; done
    # shellcheck disable=SC2086 # one word each
    "$py" -m pip install -qq --progress-bar off $requirements ||
        fail "the packages of $* could not be installed (is the network there?)"
    stamp "$name" "$locked"
}

# dev.txt holds all that play.txt and build.txt do, in the same versions.
ready_packages() {
    if [ "$goal" = play ]; then
        stamped dev "$(hash_of <requirements/dev.txt)" || install_locked play requirements/build.txt requirements/play.txt
    else
        install_locked dev requirements/dev.txt
    fi
    [ "$goal" != soak ] || install_locked learning requirements/learning.txt
}

# ---------------------------------------------------------------- the package

sources() {
    find src docs/rules web pyproject.toml hatch_build.py tools/web.py requirements/build.txt \
        \( -path web/node_modules -o -path web/dist -o -path web/tests -o -name __pycache__ \) -prune -o -type f -exec sha256sum {} +
    printf '%s\n' "$version" "${SAECULA_NO_WEB:-}"
}

# The client is built with the machine's Node; where there is none, with one from PyPI.
ready_node() {
    if [ "${SAECULA_NO_WEB:-}" = 1 ] || "$py" tools/web.py probe >/dev/null; then return; fi
    if [ "$goal" = play ] && "$py" tools/web.py current; then return; fi
    install_locked node requirements/node.txt
}

install_compiler() {
    packages="gcc libc6-dev"
    case $1 in *Python.h*) packages="$packages $("$py" -c 'import sys; print("python%d.%d-dev" % sys.version_info[:2])')" ;; esac
    # shellcheck disable=SC2086 # one word each
    apt $packages
}

# Sets kind to compiled or plain.
choose_kind() {
    kind=plain
    [ "${SAECULA_PURE:-}" != 1 ] || return 0
    if missing=$("$py" hatch_build.py probe); then kind=compiled; return; fi
    if [ "$goal" = play ] && stamped package "$tree plain"; then return; fi
    if can_apt && install_compiler "$missing" && missing=$("$py" hatch_build.py probe); then kind=compiled; return; fi
    [ "$goal" = play ] || fail "the compiled package cannot be built here.
         $missing
         As root this command installs them by itself; or play without: SAECULA_PURE=1 make play"
    step "no compiler: the plain Python package will do, many times slower ($missing)"
}

# Nothing that was built before may stay behind: the wheel is new, and pip takes every file of the old one away.
install_package() {
    ready_node
    step "building the $kind package"
    hint=
    if [ "$goal" = play ]; then hint=" (SAECULA_PURE=1 make play does without compiling)"; fi
    rm -rf build/wheel "$stamps/package"
    if [ "$kind" = compiled ]; then export SAECULA_COMPILE=require; fi
    "$py" -m hatchling build -t wheel -d build/wheel >build/wheel.log 2>&1 || { cat build/wheel.log >&2; fail "the build failed$hint"; }
    grep -E '^(saecula:|\*\*\*)' build/wheel.log || true
    step "installing $(basename build/wheel/*.whl)"
    "$py" -m pip install -qq --no-index --no-deps --force-reinstall build/wheel/*.whl
    [ "$kind" = plain ] || "$py" hatch_build.py verify || fail "the compiled package does not load as such"
}

ready_package() {
    tree=$(sources | hash_of)
    if stamped package "$tree compiled" && [ "${SAECULA_PURE:-}" != 1 ]; then return; fi
    choose_kind
    if stamped package "$tree $kind"; then return; fi
    install_package
    stamp package "$tree $kind"
}

# ---------------------------------------------------------------- what the tests drive

# Chromium for the tests in a real browser, PostgreSQL for the tests of the store, proxies for those of several nodes:
# Debian's packages, by name.
ready_services() {
    packages=
    command -v chromium-headless-shell >/dev/null || { can_apt && apt chromium-headless-shell; } ||
        command -v chromium >/dev/null || packages="chromium"
    [ -n "$(ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || packages="$packages postgresql"
    [ -x /usr/sbin/nginx ] || packages="$packages nginx"
    [ -x /usr/sbin/haproxy ] || packages="$packages haproxy"
    [ -n "$packages" ] || return 0
    can_apt || fail "the tests need $packages (as root: apt-get install $packages)"
    # shellcheck disable=SC2086 # one word each
    apt $packages || fail "could not install $packages"
}

stray=$(find src -name '*.so' -print -quit)
[ -z "$stray" ] || fail "$stray is a compiled module among the sources and would hide its .py: remove it"
mkdir -p build
if command -v flock >/dev/null; then exec 9>build/setup.lock && flock 9; fi
ready_venv
ready_packages
[ "$goal" = play ] || ready_node
case $goal in dev | soak) ready_services ;; esac
[ "$goal" = deps ] || ready_package
