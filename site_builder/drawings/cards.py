"""Cards as pictures with their names: in a sentence, in a row, in a trick, in the order of the trumps."""

from trionfi.words import Listing, Message, Words
from trionfi.words.speaker import headed

from .base import Page, drawing
from .html import el, number, sentence, text

ORDINALS: tuple[Words, ...] = ("led", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def face(page: Page, card: str) -> str:
    """The picture alone, for the eye only."""
    # Not plain `href`: Material, going from page to page, assigns that of every element, and `use` cannot take it.
    href = f"{page.top}assets/cards/{page.ask('pack')['name']}.svg#{card}"
    box = {"class": "card-face", "viewBox": "0 0 100 176", "aria-hidden": "true"}
    return el("svg", box, el("use", {"xlink:href": href}))


def known(page: Page, card: str) -> dict:
    """What the engine says of a card, found by notation or name."""
    cards = page.ask("pack")["cards"]
    found = next((one for one in cards if card in (one["card"], one["name"])), None)
    if found is None:
        raise ValueError(f"there is no card {card!r} in the pack of {page.game}")
    return found


def label(page: Page, card: str) -> str:
    """`King of cups, 5 points`; an empty card has its name only."""
    one = known(page, card)
    if one["value"] == page.ask("pack")["empty"]:
        return one["full"]
    return page.say(Message("{card}, {n} points", {"n one": "{card}, {n} point"}, card=one["full"], n=number(one["value"])))


def points(value: object) -> Words:
    """So many points."""
    return Message("{n} points", {"n one": "{n} point"}, n=number(value))


def picture(page: Page, card: str) -> str:
    """A card that stands for itself: its name is its text alternative."""
    return el("span", {"class": "card", "role": "img", "aria-label": label(page, card)}, face(page, card))


@drawing("card", inline=True)
def card_in_text(page: Page, words: str) -> str:
    """`{{ card T20 }}`: a small picture and the name, inside a sentence."""
    one = known(page, words)
    return el("span", {"class": "card-text"}, face(page, one["card"]), text(one["full"]))


@drawing("trick")
def trick(page: Page, words: str) -> str:
    """`{{ trick 7S KS T4 }}`: the cards in the order played, and who takes them."""
    cards = [known(page, card)["card"] for card in words.split()]
    won = page.ask("trick", cards=cards)
    shown = [
        el("li", None, _in_trick(page, card, card == won["card"]), el("span", None, page.say(ORDINALS[place])))
        for place, card in enumerate(cards)
    ]
    name = known(page, won["card"])["full"]
    # A native name may have its own article: "le Basteleur".
    caption = page.say(Message("{Card} takes the trick.", card=name) if name[0].islower() else
                       Message("The {card} takes the trick.", card=name))
    return el("figure", {"class": "trick"}, el("ol", {"class": "cards"}, *shown), el("figcaption", None, text(caption)))


def _in_trick(page: Page, card: str, wins: bool) -> str:
    words = page.say(Message("{card}, takes the trick", card=label(page, card))) if wins else label(page, card)
    kind = "card winning" if wins else "card"
    return el("span", {"class": kind, "role": "img", "aria-label": words}, face(page, card))


@drawing("trumps")
def trumps(page: Page, words: str) -> str:
    """`{{ trumps }}`: all trumps, the highest first, and which of them are equal."""
    pack = page.ask("pack")
    ladder = el("ol", {"class": "card-list"}, *(_named(page, known(page, card)) for card in pack["trumps"]))
    return ladder + "".join(el("p", {"class": "small-print"}, text(_equal(page, group))) for group in pack["equal"])


def _equal(page: Page, group: list[str]) -> str:
    names = [known(page, card)["name"] for card in group]
    return sentence(page.say(Message("{cards} are equal in rank: of several in a trick the one played last is the highest.",
                                     cards=Listing(tuple(names)))))


def _plain(words: str) -> str:
    """A name without the marks by which it may differ from its gloss: capitals, and either apostrophe."""
    return words.casefold().replace("’", "'")


def _named(page: Page, one: dict) -> str:
    name = headed(one["name"])
    # In the language of its pack a card's name needs no gloss: "la Luna" of "Luna".
    glossed = one["gloss"] and not _plain(one["gloss"]).endswith(_plain(one["name"]))
    more = [el("span", {"class": "gloss"}, text(one["gloss"]))] if glossed else []
    if one["value"] != page.ask("pack")["empty"]:
        more.append(el("span", {"class": "worth"}, page.say(points(one["value"]))))
    # The name stands beside the picture, so the picture itself needs none.
    return el("li", None, el("span", {"class": "card", "aria-hidden": "true"}, face(page, one["card"])), el("b", None, text(name)), *more)
