"""The exercise that shows what a page's advice says, done on the page; without scripts a question with its answer folded away."""

import trionfi

from ..shows import SHOWN, question
from .base import Page, drawing
from .html import el, text
from .play import element, start
from .train import posed


@drawing("exercise")
def exercise(page: Page, words: str) -> str:
    """`{{ exercise void 3 12 }}`: a theme, and the level and seed of a question that shows it."""
    theme, *numbers = words.split()
    if len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
        raise ValueError("an exercise is a theme, a level and a seed, such as `void 3 12`")
    level, seed = map(int, numbers)
    game = trionfi.games[str(page.game)]
    question(game, theme, level, seed)
    shown = SHOWN[theme]
    still = el("details", {"class": "fold exercise-still"}, el("summary", None, page.say("The question and its answer")),
               posed(page, page.ask("drill", kind=shown.kind, level=level, seed=seed)))
    head = el("p", {"class": "exercise-head"}, page.say("An exercise on this"))
    return head + el("p", {"class": "exercise-words"}, text(page.say(shown.told(game)))) + element(
        page, "exercise", start("exercise", page.say("Try it")) + still, kind=shown.kind, level=level, seed=seed)
