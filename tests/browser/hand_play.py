"""Plays a practice hand on the page, by the mouse or by the keyboard alone."""

import json
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect
from trionfi import service

MINEO = "sicily/mineo-3/"
START = 60_000
TO_THE_DISCARD = ("altre cinque", "altre cinque", "altre cinque", "vado solo")
READY = ".ask[aria-busy=false], .end"
# Presses on the bare table, as a reader does who is in a hurry, each time that a move has been shown, until he is asked himself.
PAST_THE_BOTS = f"""hand => {{
    const press = () => {{
        if (hand.querySelector({READY!r})) return watch.disconnect();
        hand.querySelector(".felt")?.click();
    }};
    const watch = new MutationObserver(() => window.setTimeout(press));
    watch.observe(hand, {{ subtree: true, childList: true, attributes: true }});
    press();
}}"""
WANTED = ("altre cinque", "vado solo", "fatto è", "passo", "mischio")


def solo_deal() -> int:
    """The first seed with which the reader, who speaks first, may go solo on twenty cards whatever the bots now say."""
    for seed in range(200):
        said: list[str] = []
        for word in (*TO_THE_DISCARD, ""):
            asked = {"game": "mineo-3", "seed": seed, "dealer": 2, "seat": 0, "moves": said, "advance": True}
            told = service.answer("table", asked)
            if word not in [action["text"] for action in told["actions"]]:
                break
            said = [*told["moves"], f"0 {word}"]
        if told["choice"]:
            return seed
    raise AssertionError("in none of 200 deals the bots let the reader go solo on twenty cards")


# A deal in which every phase of the hand comes.
SEED = solo_deal()
DEAL = f"?hand.seed={SEED}&hand.dealer=2"


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
    """The moves so far, as the address tells them; cards played are letters there, which the engine reads."""
    said = state(page)
    found = [move.replace("_", " ") for move in said.get("moves", "").split(".") if move]
    if not any(move.startswith("~") for move in found):
        return found
    options = {key.removeprefix("o."): value for key, value in said.items() if key.startswith("o.")}
    numbers = {key: int(said[key]) for key in ("seed", "dealer", "players") if key in said}
    request = {"game": page.locator("trionfi-hand").first.get_attribute("game"), "profile": said.get("profile"), "options": options,
               "moves": found, "standing": json.loads(said.get("standing", "null")), **numbers}
    return service.answer("table", request)["moves"]  # type: ignore[index]


def to_decision(hand: Locator) -> str:
    """Goes past what the bots do, to the reader's next decision: "words", "discard", "play" or "end"."""
    hand.evaluate(PAST_THE_BOTS)
    expect(hand.locator(READY)).to_be_visible(timeout=START)
    for name, found in (("end", ".end"), ("words", ".actions .word"), ("discard", ".confirm")):
        if hand.locator(found).count():
            return name
    return "play"


def wanted(words: list[str]) -> str:
    """The word that leads furthest into the hand."""
    return next(word for word in WANTED if word in words)


def more(hand: Locator) -> None:
    """Shows or hides what can be done beside the cards."""
    hand.get_by_role("button", name="More", exact=True).click()


def press(card: Locator) -> None:
    """Presses the corner of a card, where no other card lies over it."""
    card.click(position={"x": 8, "y": 14})
