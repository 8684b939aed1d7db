"""Answers to a drill on the page, right and wrong, taken from the engine."""

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect
from trionfi import service

from .waiting import at_rest

START = 60_000
CORNER = {"x": 5, "y": 8}  # of a card that others may cover


def question(page: Page, game: str = "mineo-3") -> dict:
    """The question that the address of the page names, from the engine itself."""
    query = {key.removeprefix("drill."): values[0] for key, values in parse_qs(urlsplit(page.url).query).items()}
    parts = {name.replace("-", " "): on == "on" for name, _, on in (one.partition("=") for one in query.get("parts", "").split(",") if one)}
    request = {"game": query.get("game", game), "kind": query["kind"], "level": int(query["level"]), "seed": int(query["seed"])}
    request |= {"parts": parts} if parts else {}
    request |= {"method": query["method"]} if "method" in query else {}
    return service.answer("drill", request) | {"request": request}


def right(asked: dict) -> list[str]:
    """The right answer as the texts that a reader types or presses."""
    answer = asked["answer"]
    return [str(one) for one in answer] if isinstance(answer, list) else [str(answer)]


def wrong(asked: dict) -> list[str]:
    """An answer of the right form that is not right."""
    form, answer = asked["form"], asked["answer"]
    match form["kind"]:
        case "number":
            return [str(answer + 1)]
        case "card":
            return [next(card for card in form["cards"] if not service.answer("check", asked["request"] | {"answer": card})["right"])]
        case "choice":
            return [next(one["value"] for one in form["choices"] if one["value"] != answer)]
        case "cards":
            return _wrong_cards(asked)
        case "order":
            return [str(card) for card in reversed(answer)]
        case "choices":
            values = [one["value"] for one in form["choices"]]
            return [value for value in values if value not in answer] or values[:1]
    return [str(answer[0] + 1), *map(str, answer[1:])]


def _wrong_cards(asked: dict) -> list[str]:
    cards, count = asked["form"]["cards"], asked["form"]["count"]
    for size in [count] if count else [2, 1, 3]:
        for start in range(len(cards)):
            chosen = [cards[(start + step) % len(cards)] for step in range(min(size, len(cards)))]
            if not service.answer("check", asked["request"] | {"answer": chosen})["right"]:
                return chosen
    raise AssertionError("every choice of these cards is right")


def on_table(asked: dict) -> bool:
    """Whether the answer is a move at the table."""
    return bool(asked["form"].get("table"))


def held(drill: Locator, card: str) -> Locator:
    """A card of the reader's hand on the table."""
    return drill.locator(f'.felt-answer .hand-row.own [data-card="{card}"]')


def word(drill: Locator, said: str) -> Locator:
    """A word that may be said at the table."""
    return drill.locator(f'.felt-answer .word[data-move="{said}"]')


def give(drill: Locator, asked: dict, said: list[str], touch: bool = False) -> None:
    """Answers by pressing and typing, or with a finger, which lifts a card of the hand before it plays it."""
    form = asked["form"]
    press = Locator.tap if touch else Locator.click
    if on_table(asked):
        expect(drill.locator(".felt-answer .hand-row.own .card").first).to_be_visible()
        at_rest(drill.page)  # a finger on cards that are being laid out may lift the next one
        if form["kind"] == "choice":
            press(word(drill, said[0]))
        elif form["kind"] == "cards":
            for card in said:
                held(drill, card).press("Enter")  # what is chosen stands before its neighbours
            press(drill.locator(".felt-answer .confirm"))
        else:
            for _ in range(2 if touch else 1):
                press(held(drill, said[0]), position=CORNER)
    elif form["kind"] == "card":
        press(drill.locator(f'.answer button[data-card="{said[0]}"]'))
    elif form["kind"] == "choice":
        press(drill.locator(".choice").nth([one["value"] for one in form["choices"]].index(said[0])))
    else:
        if form["kind"] == "choices":
            for value in said:
                press(drill.locator(f'.answer label:has(input[data-choice="{value}"])'))
        elif form["kind"] in ("cards", "order"):
            for card in said:
                press(drill.locator(f'.answer label:has(input[data-card="{card}"])'))
        else:
            for field, text in zip(drill.locator(".answer input").all(), said, strict=True):
                field.fill(text)
        press(drill.get_by_role("button", name="Check", exact=True))


def give_by_keys(page: Page, drill: Locator, asked: dict, said: list[str]) -> None:
    """Answers by the keyboard alone; the focus is where the drill has put it."""
    form = asked["form"]
    if on_table(asked):
        keys = [word(drill, said[0])] if form["kind"] == "choice" else [held(drill, card) for card in said]
        for key in keys:
            key.press("Enter")
        if form["kind"] == "cards":
            page.keyboard.press("Enter")  # with the last card the focus has gone to the button
    elif form["kind"] == "card":
        page.keyboard.press(str(form["cards"].index(said[0]) + 1))
    elif form["kind"] == "choice":
        for _ in range([one["value"] for one in form["choices"]].index(said[0])):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif form["kind"] == "choices":
        for one in form["choices"]:
            if one["value"] in said:
                page.keyboard.press("Space")
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif form["kind"] in ("cards", "order"):
        _walk(page, drill, said)
    else:
        for text in said:
            page.keyboard.type(text)
            page.keyboard.press("Enter")


def _walk(page: Page, drill: Locator, said: list[str]) -> None:
    """Goes by the arrow keys from card to card in this order, takes each, and checks."""
    there = drill.locator(".answer input").evaluate_all("all => all.map((one) => one.dataset.card)")
    here = 0
    for place in [there.index(card) for card in said]:
        for _ in range((place - here) % len(there)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        here = place
    page.keyboard.press("Enter")


def give_unseen(page: Page, drill: Locator, asked: dict, said: list[str]) -> None:
    """Answers without a word of the page."""
    if asked["form"]["kind"].startswith("number"):
        for field, text in zip(drill.locator(".answer input").all(), said, strict=True):
            field.fill(text)
            field.press("Enter")
    else:
        if not on_table(asked):
            drill.locator(".answer :is(button, input)").first.focus()
        give_by_keys(page, drill, asked, said)


def settled(drill: Locator, verdict: str) -> None:
    """Waits for the verdict, which moves the focus to going on."""
    expect(drill.locator(".verdict")).to_have_attribute("data-verdict", verdict)
    expect(drill.locator(".next")).to_be_focused()
