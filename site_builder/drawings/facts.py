"""The game at a glance, its values, and the list of games."""

from collections.abc import Iterable
from fractions import Fraction

from trionfi.words import Listing, Message, Quantity, Term, Verbatim, Words

from ..cardart.indices import SETS
from ..paths import DOCS
from .base import Page, drawing, games
from .cards import picture
from .cite import cite
from .facets import marks, region_of
from .html import el, figure, number, table, text
from .rules import notes

# Italian names of courts take an Italian plural.
PLURALS = {"Cavallo": "Cavalli", "Donna": "Donne", "Fante": "Fanti", "Fantina": "Fantine"}
NUMBERS: dict[int, Words] = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


@drawing("fact-box")
def fact_box(page: Page, words: str) -> str:
    """`{{ fact-box }}`: what somebody wants to know before reading on."""
    show, pack, seen = page.ask("show"), page.ask("pack"), page.ask("glance")
    turn: Words = "anticlockwise, to the right" if show["anticlockwise"] else "clockwise, to the left"
    suits = ", ".join(_suit(suit["name"], suit["native"]) for suit in pack["suits"])
    sources = "; ".join(cite(page, f"{one['source']}, {one['words']}") for one in show["sources"])
    known = _number(show["ref"])
    rows = {
        page.say("Players"): page.say(players_words(show["players"])),
        page.say("Cards"): page.say(_pack(show["cards"], suits, pack)),
        page.say("Deal and play"): page.say(turn),
        page.say("Points"): _points(page, [one["players"] for one in seen["dealt"]], seen["points"]),
        page.say("Where"): show["place"],
        page.say("When"): show["period"],
        page.say("Number"): page.say(Message("{number} in Dummett and McLeod's book", number=Verbatim(known)) if known
                           else "none: not in Dummett and McLeod's book"),
    }
    items = [el("div", None, el("dt", None, head), el("dd", None, text(value))) for head, value in rows.items() if value]
    items.append(el("div", None, el("dt", None, page.say("Sources")), el("dd", None, sources)))
    named = next(marks(page, game) for game in page.games() if game["slug"] == page.game)
    return el("div", named | {"class": "fact-box"}, el("dl", None, *items))


def _suit(name: str, native: str) -> str:
    """A suit with its name on the pack in brackets, where that is another."""
    return name if name == native else f"{name} ({native})"


def _number(ref: str) -> str:
    """The number in the book; none for a game that the book does not have."""
    return ref if ref[:1].isdecimal() else ""


def _points(page: Page, players: list[int], known: list[dict]) -> str:
    """The card points that all players win together, where that is known: for each number of players with which every card comes to
    somebody; "" where there is none, or no card counts."""
    told: dict[str, list[int]] = {}
    for one in known:
        told.setdefault(_sum(one["points"]), []).append(one["players"])
    if len(told) == 1 and len(known) == len(players):
        points = next(iter(told))
        return points and page.say(Message("{points} in the pack", points=points))
    parts = [Message("{points} with {players}", points=points, players=players_words(numbers))
             for points, numbers in told.items() if points]
    return page.say(Message("{remarks}", remarks=Listing(tuple(parts), ";"))) if parts else ""


def _sum(points: object) -> Words:
    """A sum, or from least to most where it hangs on how the cards fall."""
    if isinstance(points, list):
        return Message("{least} to {most}, by how the cards fall", least=number(points[0]), most=number(points[1]))
    return figure(points) if points else ""


def _pack(cards: int, suits: str, pack: dict) -> Words:
    """What the cards are."""
    fool = next((card for card in pack["cards"] if card["card"] == "F"), None)
    trumps = len(pack["trumps"])
    if fool is None:
        return Message("{cards}: {suits}, {trumps} trumps", cards=cards, suits=suits, trumps=trumps)
    if fool["suit"] == "T":
        return Message("{cards}: {suits}, {trumps} trumps, the Fool the lowest of them", cards=cards, suits=suits, trumps=trumps)
    return Message("{cards}: {suits}, {trumps} trumps and the Fool", cards=cards, suits=suits, trumps=trumps)


def players_words(numbers: list[int]) -> Words:
    """ "three", "three or four", "three to six"."""
    ordered = sorted(numbers)
    if len(ordered) > 2 and ordered == list(range(ordered[0], ordered[-1] + 1)):
        return Message("{least} to {most}", least=NUMBERS[ordered[0]], most=NUMBERS[ordered[-1]])
    return Message("{numbers}", numbers=Listing(tuple(NUMBERS.get(one, str(one)) for one in ordered), "or"))


@drawing("games")
def game_list(page: Page, words: str) -> str:
    """`{{ games }}` or `{{ games piedmont }}`: every game the engine plays, or those of one family, with links."""
    chosen = [game for game in page.games() if words in ("", game["family"])]
    none = page.say("none")
    rows = (
        (linked(page, game), text(page.say(players_words(game["players"]))), str(game["cards"]), text(game["place"]), text(game["period"]),
         text(_number(game["ref"]) or none))
        for game in chosen
    )
    return table(page.say("The games"), page.each(("Game", "Players", "Cards", "Where", "When", "Number")), rows)


@drawing("regions", inline=True)
def regions(page: Page, words: str) -> str:
    """`{{ regions }}`: links to the index pages of all families, in the book's order."""
    order = list(dict.fromkeys(game["family"] for game in games()))
    found = [(family, region_of(page, family)) for family in order if (DOCS / family / "index.md").is_file()]
    return ", ".join(el("a", {"href": f"{page.base}{family}/"}, text(title)) for family, title in found)


def linked(page: Page, game: dict) -> str:
    """A game's name, as a link once its page is written."""
    home = home_of(page, game)
    return el("a", {"href": home}, text(game["name"])) if home else text(game["name"])


def home_of(page: Page, game: dict) -> str | None:
    """The way to a game's own page, once that is written."""
    written = (DOCS / game["family"] / f"{game['slug']}.md").is_file()
    return f"{page.base}{game['family']}/{game['slug']}/" if written else None


@drawing("values")
def values(page: Page, words: str) -> str:
    """`{{ values }}`: what each card is worth, from the dearest to the empty ones."""
    pack = page.ask("pack")
    cards, empty = pack["cards"], pack["empty"]
    dear = sorted({card["value"] for card in cards if card["value"] != empty}, key=lambda value: Fraction(str(value)), reverse=True)
    rows = [_value_row(page, value, [card for card in cards if card["value"] == value]) for value in dear]
    rows.append((figure(empty), page.say("every other card" if rows else "every card"), str(sum(card["value"] == empty for card in cards))))
    heads = page.each(("Points", "Cards", "How many"))
    return table(page.say("Values of the cards"), heads, rows) + notes(page, "counting") + _likings(page)


def _likings(page: Page) -> str:
    """Which letters stand on the court cards, and the colours of French suits: the reader may have those that he is used to."""
    sets = {"": page.say("as in the game")} | {f"-{name}": " ".join(letters) for name, letters in SETS.items()}
    fields = [_field("letters", page.say("Letters on the court cards"), sets)]
    if page.ask("pack")["form"] == "french":
        two_or_four = {"": page.say("black and red"), "four": page.say("four colours")}
        fields.append(_field("colours", page.say("Colours of the suits"), two_or_four))
    return el("trionfi-indices", {"class": "needs-script"}, *fields)


def _field(name: str, words: str, choices: dict[str, str]) -> str:
    options = (el("option", {"value": value}, said) for value, said in choices.items())
    return el("label", {"class": "field select letters"}, el("span", None, words), " ", el("select", {"name": name}, *options))


def _value_row(page: Page, value: object, cards: list[dict]) -> tuple[str, str, str]:
    pictures = el("span", {"class": "cards cards-small"}, *(picture(page, card["card"]) for card in cards))
    names = el("span", {"class": "names", "aria-hidden": "true"}, text(", ".join(_names(page, cards))))
    return figure(value), pictures + names, str(len(cards))


def _rank(card: Message) -> Term:
    """The rank of a suit card, by its full name."""
    return card.values["rank"] if "rank" in card.values else _rank(card.values["name"])


def _names(page: Page, cards: list[dict]) -> Iterable[str]:
    """Trumps by name; a rank that all suits share once: `4 Kings`."""
    ranks: dict[str, list[dict]] = {}
    ranks_of = {one["card"]: _rank(one["full"]) for one in page.unsaid("pack")["cards"] if one["suit"] not in ("T", "F")}
    for card in cards:
        if card["suit"] in ("T", "F"):
            yield card["name"]
        else:
            ranks.setdefault(card["rank"], []).append(card)
    for same in ranks.values():
        kinds: dict[Term, list[dict]] = {}
        for one in same:
            kinds.setdefault(ranks_of[one["card"]], []).append(one)
        counted = [Quantity(len(some), Term(kind, kind.kind, PLURALS.get(kind, f"{kind}s"))) for kind, some in kinds.items()]
        yield page.say(Message("{cards}", cards=Listing(tuple(counted))))
