"""Waits until what a test expects of an element may hold, before Playwright is asked whether it does.

Each time that an expectation does not hold yet, Playwright puts the accessibility tree of the whole page into words, lest it never will:
that was three quarters of what a practice hand cost. Whether an element is there, is seen or has a text it finds out without.
"""

import time

from playwright._impl.assertions import LocatorAssertions
from playwright._impl.internal_structures import FrameExpectOptions, FrameExpectResult
from playwright.sync_api import Error, TimeoutError

# Within so many milliseconds Playwright looks ten times a second, in a longer wait only twice.
OFTEN = 2_400
# What holds of an element that is not there, and what is looked up for all elements together and told without the tree.
WITHOUT = ("to.be.hidden", "to.be.detached", "to.have.count")
_asked = LocatorAssertions._call_expect


async def _call_expect(self: LocatorAssertions, expression: str, options: FrameExpectOptions, title: str | None) -> FrameExpectResult:
    end = time.monotonic() + options["timeout"] / 1000
    if not options["isNot"] and expression not in WITHOUT and not expression.endswith(".array"):
        while (left := (end - time.monotonic()) * 1000) > 0 and not await _may_hold(self, expression, options, min(left, OFTEN)):
            pass
        options["timeout"] = max(1, left)
    return await _asked(self, expression, options, title)


async def _may_hold(self: LocatorAssertions, expression: str, options: FrameExpectOptions, patience: float) -> bool:
    """Whether within so many milliseconds the element is there as the expectation needs it; True too where that must say what is wrong."""
    there = self._actual_locator
    if expression == "to.be.visible":
        try:
            await there.wait_for(timeout=patience, state="visible")
        except TimeoutError:
            return False
        except Error:
            return True
        return True
    shorter: FrameExpectOptions = {**options, "timeout": patience}
    if expression == "to.have.text":
        return (await there._expect("to.contain.text.array", shorter, None))["matches"]
    some: FrameExpectOptions = {"isNot": True, "expectedNumber": 0, "timeout": patience}
    return not (await there._expect("to.have.count", some, None))["matches"]


def install() -> None:
    """Let every expectation of an element be awaited so."""
    LocatorAssertions._call_expect = _call_expect
