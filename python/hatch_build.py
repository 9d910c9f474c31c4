"""Puts the files of the npm package into the wheel, so that both carry one program and one version."""

import json
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
IN_ARCHIVE = HERE / "package"
HOME = IN_ARCHIVE if IN_ARCHIVE.exists() else HERE.parent
MANIFEST = json.loads((HOME / "package.json").read_text(encoding="utf-8"))


def version():
    """Returns the version of package.json."""
    return MANIFEST["version"]


def packaged_files():
    """Returns the files that the npm package has."""
    names = [*MANIFEST["files"], "package.json", "LICENSE"]
    left_out = [HOME / name[1:] for name in names if name.startswith("!")]
    for name in names:
        place = HOME / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and not any(folder in path.parents for folder in left_out):
                yield path


class PackageHook(BuildHookInterface):
    """Adds the program to the wheel and to the source archive."""

    def initialize(self, version, build_data):
        if not (HOME / "dist" / "index.js").exists():
            raise FileNotFoundError("dist/index.js is missing: run npm ci && npm run build first")
        folder = "rungate_cli/package" if self.target_name == "wheel" else "package"
        for path in packaged_files():
            build_data["force_include"][str(path)] = f"{folder}/{path.relative_to(HOME).as_posix()}"
