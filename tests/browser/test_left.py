"""A reader may go through all the pages in one sitting: what was left does not stay in memory."""

from .desk import Desk

PLACES = ("sicily/mineo-3/", "glossary/")
TIMES = 3


def test_a_page_that_was_left_is_let_go(desk: Desk) -> None:
    inspector = desk.page.context.new_cdp_session(desk.page)
    inspector.send("Performance.enable")

    def nodes() -> int:
        inspector.send("HeapProfiler.collectGarbage")
        return next(one["value"] for one in inspector.send("Performance.getMetrics")["metrics"] if one["name"] == "Nodes")

    for place in PLACES:
        desk.go(place)
    shown, before = desk.page.evaluate("document.querySelectorAll('*').length"), nodes()
    for place in PLACES * TIMES:
        desk.go(place)
    grown = nodes() - before
    inspector.detach()
    assert grown < shown, f"{grown} nodes are left of {2 * TIMES} pages, and the last page alone shows {shown} elements"
