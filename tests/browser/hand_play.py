"""Plays a practice hand on the page, by the mouse or by the keyboard alone."""

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect

MINEO = "sicily/mineo-3/"
START = 60_000
# A deal in which the reader speaks first and goes solo on twenty cards: every phase of the hand comes.
DEAL = "?hand.seed=7&hand.dealer=2"
WANTED = ("altre cinque", "vado solo", "fatto è", "passo", "mischio")


def table(page: Page, site: str, query: str = DEAL) -> Locator:
    """The practice hand of a link, ready for the reader."""
    page.goto(f"{site}{MINEO}{query}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button, .end").first).to_be_visible(timeout=START)
    return hand


def state(page: Page) -> dict[str, str]:
    """What the address says of the hand."""
    found = parse_qs(urlsplit(page.url).query, keep_blank_values=True)
    return {key.removeprefix("hand."): values[0] for key, values in found.items() if key.startswith("hand.")}


def moves(page: Page) -> list[str]:
    """The moves so far, as the address tells them."""
    return [move.replace("_", " ") for move in state(page).get("moves", "").split(".") if move]


def to_decision(hand: Locator) -> str:
    """Goes past what the bots do, to the reader's next decision: "words", "discard", "play" or "end"."""
    ready = hand.locator(".ask[aria-busy=false], .end")
    for _ in range(200):
        if ready.count():
            break
        hand.locator(".felt").click(position={"x": 12, "y": 12})
        hand.page.wait_for_timeout(40)
    expect(ready).to_be_visible()
    for name, found in (("end", ".end"), ("words", ".actions .word"), ("discard", ".confirm")):
        if hand.locator(found).count():
            return name
    return "play"


def wanted(words: list[str]) -> str:
    """The word that leads furthest into the hand."""
    return next(word for word in WANTED if word in words)


def press(card: Locator) -> None:
    """Presses the corner of a card, where no other card lies over it."""
    card.click(position={"x": 8, "y": 14})
