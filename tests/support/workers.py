"""Shares the tests out among processes that work side by side, and says at the end what was tried twice and what one further game costs."""

import contextlib
import functools
import re

import pytest
import trionfi

BROWSER, PYODIDE = "tests/browser/", "tests/pyodide/"
# The files of the browser that one process takes up after Pyodide. With it they come to less than the other files of the browser and all
# tests without one, so that these small pieces are what is left for both at the end.
SECOND_HALF = ("test_every_game", "test_learn", "test_sheet", "test_serve", "test_offline", "test_policy", "test_pages")
# A test that tries every game by itself records under this name how many seconds one of them takes.
EACH = "seconds a game"


@functools.cache
def _names() -> re.Pattern[str]:
    longest_first = sorted(trionfi.games, key=len, reverse=True)
    return re.compile(rf"\[.*?(?<![a-z0-9])({'|'.join(longest_first)})(?![a-z0-9])")


def game_of(test: str) -> str | None:
    """The slug of the game that the id of a test names among its parameters."""
    found = _names().search(test)
    return found[1] if found else None


def unit(test: str) -> str:
    """What stays together in one process: the browser's files in two parts, each with one Chromium, the tests of
    another file, and where games are tried one after another those of one game."""
    if test.startswith(BROWSER):
        return f"{BROWSER} {_in_second_half(test)}"
    return f"{test.partition('::')[0]} {game_of(test) or ''}"


def _in_second_half(test: str) -> bool:
    return any(name in test for name in SECOND_HALF)


def place(item: pytest.Item) -> int:
    """What takes long in one piece comes first, and the small pieces last, so that all processes end together. Pyodide keeps a second
    process at work while the first one builds the site for both halves of the browser's files."""
    test = item.nodeid
    if test.startswith(BROWSER):
        return 2 if _in_second_half(test) else 0
    return 1 if test.startswith(PYODIDE) else 3 + bool(game_of(test))


class Workers:
    """The plugin: pytest-xdist asks it who gets which tests, and pytest what else there is to say."""

    def __init__(self) -> None:
        self.closing = contextlib.ExitStack()
        self.address = ""

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: object) -> None:
        """All processes have one host of the built site. Its folder is filled by the first that needs it."""
        from built import ADDRESS, BASE, BUILT

        from site_builder.host import Host

        if not self.address:
            self.address = self.closing.enter_context(Host(BUILT, base=BASE)).address
        node.workerinput[ADDRESS] = self.address

    def pytest_unconfigure(self) -> None:
        self.closing.close()

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: object) -> object:
        from xdist.scheduler import LoadScopeScheduling

        class Units(LoadScopeScheduling):
            def _split_scope(self, nodeid: str) -> str:
                return unit(nodeid)

            def mark_test_complete(self, node: object, item_index: int, duration: float = 0) -> None:
                """As before; what is done is forgotten, for all that is remembered is counted again after each test."""
                test = self.registered_collections[node][item_index]
                own = self.assigned_work[node]
                own[unit(test)].pop(test)
                if not own[unit(test)]:
                    own.pop(unit(test))
                self._reschedule(node)

        config.option.loadscopereorder = False
        return Units(config, log)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=place)

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for one in terminalreporter.stats.get("rerun", []):
            terminalreporter.write_line(f"Tried twice: {one.nodeid}")
            terminalreporter.write_line(f"    {one.longreprtext.strip()[-1500:]}")
            for _, told in one.sections:
                terminalreporter.write_line(f"    {told[:1500]}")
        if terminalreporter.config.getoption("durations") is None:
            return
        reports = [one for told in terminalreporter.stats.values() for one in told if hasattr(one, "duration")]
        named: dict[str, list[tuple[float, str]]] = {}
        for one in reports:
            if game := game_of(one.nodeid):
                named.setdefault(one.nodeid.partition("[")[0], []).append((one.duration, game))
        inside = [float(seconds) for one in reports if one.when == "call" for name, seconds in one.user_properties if name == EACH]
        # A test that names few games was given those that show something, and a further game adds nothing to it.
        grows = [one for told in named.values() if 2 * len({game for _, game in told}) >= len(trionfi.games) for one in told]
        if grows:
            each = sum(seconds for seconds, _ in grows) / len({game for _, game in grows}) + sum(inside)
            terminalreporter.write_line(f"One further game costs {each:.2f} s of one core, by the tests that name most games.")
