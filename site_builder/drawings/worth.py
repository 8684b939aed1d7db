"""Every combination of a game in each of its forms, with what the engine gives for it."""

from dataclasses import replace
from itertools import combinations, groupby

from trionfi import games
from trionfi.words import Listing, Message, Words

from .base import Page, drawing
from .cards import known, picture
from .html import el, figure, table, text

BETWEEN = " · "


def elsewhere(page: Page, words: str) -> tuple[Page, str]:
    """The page with the game that `words` end in, and the words before it: `T1..T5 in minchiate-auction`."""
    before, inside, game = words.rpartition(" in ")
    return (replace(page, game=game.strip()), before) if inside else (page, words)


@drawing("runs")
def runs(page: Page, words: str) -> str:
    """`{{ runs T28..TRO }}`: what each unbroken run of trumps between two is worth, by its lowest and its highest card; `{{ runs T28..TRO
    in minchiate-auction }}` asks another game than the page's."""
    page, span = elsewhere(page, words)
    first, dots, last = span.partition("..")
    trumps = page.ask("pack")["trumps"][::-1]
    if not dots or not {first, last} <= set(trumps):
        raise ValueError(f"{span!r} are not two trumps, as in T28..TRO")
    cards = trumps[trumps.index(first):trumps.index(last) + 1]
    worth = {(low, high): _worth(page, cards[low:high + 1]) for low in range(len(cards)) for high in range(low, len(cards))}
    lows, highs = ([place for place in range(len(cards)) if any(worth[pair] for pair in worth if pair[end] == place)] for end in (0, 1))
    if not lows:
        raise ValueError(f"no run from {first} to {last} is worth anything in {page.game}")
    names = [_short(page, card) for card in cards]
    rows = ((text(page.say(Message("from {card}", card=names[low]))), *(worth.get((low, high), "") for high in highs)) for low in lows)
    heads = (page.say("Run"), *(text(page.say(Message("to {card}", card=names[high]))) for high in highs))
    label = page.say(Message("Runs from {first} to {last} in {game}", first=names[0], last=names[-1], game=_game(page)))
    return table(label, heads, rows) + _units(page, cards)


@drawing("sets")
def sets(page: Page, words: str) -> str:
    """`{{ sets T1 TRO F | KS KB KC KD }}`: of each set of cards all the choices that are a combination, with its name and worth; after
    `in minchiate-auction` by the rules of that game."""
    page, listed = elsewhere(page, words)
    rows = []
    for group in listed.split("|"):
        cards = [known(page, card)["card"] for card in group.split()]
        chosen = [(found, choice) for size in range(1, len(cards) + 1) for choice in combinations(cards, size)
                  if (found := _named(page, list(choice)))]
        if not chosen:
            raise ValueError(f"no choice of {group.strip()!r} is a combination in {page.game}")
        for (found, size), alike in groupby(chosen, key=lambda one: (one[0], len(one[1]))):
            rows.append(_row(page, found, size, cards, [choice for _, choice in alike]))
    heads = page.each(("Combination", "Cards", "Worth"))
    label = page.say(Message("Combinations and their worth in {game}", game=_game(page)))
    return table(label, heads, rows) + _units(page, listed.replace("|", " ").split())


def _game(page: Page) -> Words:
    return games[str(page.game)].name


def _row(page: Page, found: tuple[str, str], size: int, cards: list[str], choices: list[tuple[str, ...]]) -> tuple[str, str, str]:
    """One line for choices that are alike: where there are several, any so many of all the cards."""
    name, worth = found
    laid = choices[0] if len(choices) == 1 else cards
    names: Words = Message("{cards}", cards=Listing(tuple(_short(page, card) for card in laid), ","))
    if len(choices) > 1:
        names = Message("any {n} of {cards}", n=size, cards=names)
    pictures = el("span", {"class": "cards cards-small"}, *(picture(page, card) for card in laid))
    return text(name), pictures + el("span", {"class": "names", "aria-hidden": "true"}, text(page.say(names))), worth


def _short(page: Page, card: str) -> str:
    """A card in few words: a trump by its number where it has one."""
    one = known(page, card)
    return one["rank"] if one["suit"] == "T" and one["rank"].isdecimal() else one["name"]


def _units(page: Page, cards: list[str]) -> str:
    """In what the figures are, where there is more than one."""
    units = page.ask("declare", cards=list(dict.fromkeys(cards)))["amounts"]
    told = page.say(Message("In each pair of figures: {units}.", units=BETWEEN.join(units)))
    return el("p", {"class": "small-print"}, text(told)) if len(units) > 1 else ""


def _worth(page: Page, cards: list[str]) -> str:
    """What cards are worth that are one combination, all of them; "" where they are not."""
    found = _named(page, cards)
    return found[1] if found else ""


def _named(page: Page, cards: list[str]) -> tuple[str, str] | None:
    """The name and worth of cards that are one combination, all of them, in every unit that it has."""
    made = page.ask("declare", cards=cards)
    found = made["declarations"]
    if len(found) != 1 or len(found[0]["cards"]) != len(cards):
        return None
    return found[0]["name"], BETWEEN.join(figure(line["value"]) for line in made["lines"])
