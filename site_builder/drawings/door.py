"""The front door: a hand already dealt, the ways in, and the one question that a reader is asked."""

from trionfi.words import Message, Words

from . import openings
from .base import Page, drawing
from .cards import face, picture
from .facets import region_of
from .html import el, text
from .play import element, readings
from .ways import PLAY

SEED = openings.SEEDS[0]
ASKED: dict[str, Words] = {
    "tarot-fft-4": "France", "mineo-3": "Sicily", "ottocento": "Bologna", "asti-chiamare-il-re": "Piedmont", "troccas-4": "Switzerland",
}
"""Where one may play, by the game of there that is best known."""
ICONS = {
    "learn": "M4 5.5c3-1 5.5-.6 8 1.2 2.5-1.8 5-2.2 8-1.2v12.5c-3-1-5.5-.6-8 1.2-2.5-1.8-5-2.2-8-1.2zM12 6.7v12.5",
    "score": "M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM8.5"
             " 8.5h7M8.5 12h7M8.5 15.5h4",
    "which": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20",
    "today": "M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1"
             " 1.5-1.5zM4 10h16M8.5 3.5v4M15.5 3.5v4M12 12.5v5M9.5 15h5",
}


@drawing("number-of-games", inline=True)
def number_of_games(page: Page, words: str) -> str:
    """`{{ number-of-games }}`: how many games there are."""
    return str(len(page.games()))


@drawing("door")
def door(page: Page, words: str) -> str:
    """`{{ door Title | what the cards are and what is asked | ottocento mineo-3 }}`: the page's game with its first deal on the felt, the
    ways in, and the games whose deal is the day's by turns."""
    title, said, daily = (part.strip() for part in words.split("|"))
    dealt = openings.deal(page, SEED, openings.common(page.ask("show")))["after"]
    felt = el("section", {"class": "door felt", "aria-label": page.say("A hand to play")}, _words(page, title, said), _table(page, dealt))
    at = {"data-title": _game(page)["name"], "data-home": f"{page.base}{openings.path(str(page.game))}", "data-seed": SEED}
    hand = element(page, "hand", felt, id="door-hand", **at, **readings(page))
    marks = {"data-game": page.game, "data-base": page.base, "data-daily": daily}
    return el("trionfi-door", marks, hand, _ways(page, daily.split()[0]), _question(page), _past(page))


def _game(page: Page) -> dict:
    return next(game for game in page.games() if game["slug"] == page.game)


def _words(page: Page, title: str, said: str) -> str:
    acts = (
        el("button", {"type": "button", "class": "button bright door-play needs-script", "data-start": "door", "id": PLAY},
           page.say("Play now")),
        el("a", {"class": "button quiet door-other", "href": "#find-your-game"}, page.say("Another game")),
    )
    return el(
        "div", {"class": "door-words"},
        el("p", {"class": "door-over"}, text(f"{_game(page)['name']} · {region_of(page, _game(page)['family'])}")),
        el("h2", {"class": "door-title", "id": "door-title"}, text(title)),
        el("p", {"class": "door-said"}, text(said)),
        el("p", {"class": "door-acts"}, *acts),
    )


def _table(page: Page, dealt: dict) -> str:
    others = [player for player in dealt["players"] if player["seat"] != dealt["seat"]][::-1]
    backs = el("span", {"class": "door-backs", "aria-hidden": "true"}, *[el("span", {"class": "card"}, face(page, "back"))] * 5)
    seats = (
        el("span", {"class": "door-seat"}, backs,
           el("span", None, el("b", None, text(one["name"])), text(page.say(_holds(one)))))
        for one in others
    )
    fan = el("div", {"class": "fan", "role": "group", "aria-label": page.say("Your cards"), "data-start": "door"},
             *(picture(page, card["card"]) for card in dealt["hand"]))
    return el("div", {"class": "door-table"}, el("div", {"class": "door-seats"}, *seats), fan)


def _holds(player: dict) -> Words:
    """How many cards a player has, and whether he deals."""
    if player["dealer"]:
        return Message("{n} cards, deals", {"n one": "{n} card, deals"}, n=player["cards"])
    return Message("{n} cards", {"n one": "{n} card"}, n=player["cards"])


def _ways(page: Page, daily: str) -> str:
    here = page.base
    return el(
        "nav", {"class": "door-ways", "aria-label": page.say("Ways in")},
        _way("learn", f"{here}train/learn/", page.say("Learn step by step"), page.say("From the first card")),
        _way("score", f"{here}sheet/", page.say("Keep score"), page.say("For your evening")),
        _way("which", "#find-your-game", page.say("Which game is mine?"), page.say("By place or players")),
        _way("today", f"{here}{openings.path(daily)}", page.say("Today’s deal"), page.say("The same for all")),
    )


def _way(name: str, href: str, words: str, more: str) -> str:
    icon = el("svg", {"viewBox": "0 0 24 24", "aria-hidden": "true"}, el("path", {"d": ICONS[name]}))
    said = el("span", None, el("b", None, text(words)), el("small", None, text(more)))
    return el("a", {"class": f"door-way door-{name}", "href": href}, icon, said)


def _past(page: Page) -> str:
    """The way to the hands that were played here; it is there for who has played."""
    return el("p", {"class": "door-past needs-script"}, el("a", {"href": f"{page.base}train/progress/#hands"}, page.say("Your past hands")))


def _question(page: Page) -> str:
    """Asked once: the places, who wants to learn first, and who would rather not say."""
    chips = [el("button", {"type": "button", "class": "chip", "data-place": game}, text(page.say(place))) for game, place in ASKED.items()]
    learn = el("button", {"type": "button", "class": "chip", "data-place": "learn"}, page.say("Nowhere yet"))
    skip = el("button", {"type": "button", "class": "door-skip", "data-place": "skip"}, page.say("Skip"))
    words = el("p", {"id": "door-asks"}, page.say("Where do you play? Asked once, kept on this device."))
    return el("div", {"class": "door-once needs-script", "role": "group", "aria-labelledby": "door-asks"}, words, *chips, learn, skip)
