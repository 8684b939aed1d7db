"""What every page says in the engine's own sentences, marked with the rule that each of them is: the order of a suit, a trick, the Fool,
who deals next, what is paid. `trionfi show` prints the same."""

from trionfi.words import Message, Term, Words

from .base import Page, drawing
from .cite import cite
from .html import el, sentence, text

# The rows of the box by the rules whose sentences they hold; the Fool goes by his own name.
PLAY: dict[str, Words] = {"following-suit": "Following suit", "winning-trick": "Winning a trick",
                          "fool": "", "next-deal": "The next deal"}


def rules(page: Page, *names: str) -> list[dict]:
    """The rules of these keys that the game has, in the order given; where a step bears the key of a rule, the rule."""
    found = {one["key"]: one for one in reversed(page.ask("show")["parts"])}
    return [found[name] for name in names if name in found]


def said(rule: str, words: str) -> str:
    """A rule in words, marked with its name."""
    return el("span", {"data-rule": rule}, sentence(words))


def ruled(page: Page, rule: dict) -> str:
    """A rule in words, with its source."""
    cited = cite(page, rule["source"])
    return said(rule["key"], rule["words"]) + (f" {cited}" if cited else "")


def fool_called(page: Page) -> str:
    """The Fool by the game's own name."""
    return page.unsaid("show")["terms"].get("fool", "Fool")


@drawing("order")
def order(page: Page, words: str) -> str:
    """`{{ order }}`: how the cards of each suit rank."""
    return "".join(el("p", {"class": "order"}, ruled(page, rule)) for rule in rules(page, "suit-order"))


@drawing("play-rules")
def play_rules(page: Page, words: str) -> str:
    """`{{ play-rules }}`: which card may be played, which wins, what the Fool does and who deals next, whole and sourced."""
    fool = Message("{Fool_the}", fool=Term(fool_called(page), "card"))
    rows = (el("div", None, el("dt", None, text(page.say(PLAY[rule["key"]] or fool))),
               el("dd", None, ruled(page, rule))) for rule in rules(page, *PLAY))
    return el("div", {"class": "rule-box"}, el("dl", None, *rows))


def notes(page: Page, *names: str) -> str:
    """Rules that stand below a table, each a paragraph."""
    return "".join(el("p", {"class": "small-print"}, ruled(page, rule)) for rule in rules(page, *names))


def flow(page: Page) -> str:
    """Between whom all is paid, and in what."""
    return "".join(el("p", None, ruled(page, rule)) for rule in rules(page, "settlement"))
