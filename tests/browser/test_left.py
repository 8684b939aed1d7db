"""A reader may go through all the pages in one sitting: what was left does not stay in memory."""

from .desk import Desk

PLACES = ("sicily/mineo-3/", "glossary/")
TIMES = 3
SETTLING = 1000


def test_a_page_that_was_left_is_let_go(desk: Desk) -> None:
    inspector = desk.page.context.new_cdp_session(desk.page)
    inspector.send("Performance.enable")

    def nodes() -> int:
        inspector.send("HeapProfiler.collectGarbage")
        return next(one["value"] for one in inspector.send("Performance.getMetrics")["metrics"] if one["name"] == "Nodes")

    def settled() -> int:
        """The nodes that are kept: the browser lets go of a page a moment after nobody holds it."""
        found, now = -1, nodes()
        while now != found:
            desk.page.wait_for_timeout(SETTLING)
            found, now = now, nodes()
        return now

    for place in PLACES:
        desk.go(place)
    shown, before = desk.page.evaluate("document.querySelectorAll('*').length"), settled()
    for place in PLACES * TIMES:
        desk.go(place)
    grown = settled() - before
    inspector.detach()
    assert grown < shown, f"{grown} nodes are left of {2 * TIMES} pages, and the last page alone shows {shown} elements"
