"""Lets every test import the helpers in `support/checks`, and says which tests must follow each other in one process."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE / "support"))

# These build the site, drive a browser or run make: one after another, and first, since they take longest.
ON_ONE_CORE = ("browser", "pyodide", "site_builder", "house", "web")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.pluginmanager.hasplugin("xdist"):
        return
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        rules = getattr(item, "callspec", None) and item.callspec.params.get("rules")
        if folder in ON_ONE_CORE:
            item.add_marker(pytest.mark.xdist_group("on one core"))
        elif rules:
            item.add_marker(pytest.mark.xdist_group(f"rules {rules}"))
        else:
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
    items.sort(key=lambda item: item.path.relative_to(HERE).parts[0] not in ON_ONE_CORE)
