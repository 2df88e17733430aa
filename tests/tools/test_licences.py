"""`make licences`: nothing that Orrery is made of lacks a licence, or has one that binds it."""

from __future__ import annotations

from tools.licences import UNKNOWN, npm_packages, python_packages


def test_everything_has_a_licence() -> None:
    packages = [*python_packages(), *npm_packages()]
    assert [package.name for package in packages if package.licence == UNKNOWN] == []


def test_nothing_that_is_shipped_asks_to_share_its_licence() -> None:
    shipped = [package for package in python_packages() if package.use == "run"]
    shipped += npm_packages()
    assert [one for one in shipped if "GPL" in one.licence] == []
    assert {"litestar", "svelte"} <= {package.name for package in shipped}
