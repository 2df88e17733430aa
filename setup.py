"""What a package needs besides its modules: compiled rules, the client, the rules' text.

How rules are compiled is in tools/compile.py, all else about the package in pyproject.toml.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from tools.compile import BuildCompiled, CompiledDistribution


class BuildWithPages(build_py):
    """Puts into the package what the server shows and what lies elsewhere in the source tree."""

    def run(self) -> None:
        super().run()
        package = Path(self.build_lib) / "orrery" / "server"
        self._copy("docs/rules", "*.md", Path(self.build_lib) / "orrery" / "rulebook" / "rules")
        self._copy("web/dist", "**/*", package / "client")

    def _copy(self, source: str, pattern: str, target: Path) -> None:
        for file in sorted(Path(source).glob(pattern)):
            if file.is_file():
                goal = target / file.relative_to(source)
                goal.parent.mkdir(parents=True, exist_ok=True)
                self.copy_file(str(file), str(goal))


setup(
    distclass=CompiledDistribution,
    cmdclass={"build_ext": BuildCompiled, "build_py": BuildWithPages},
)
