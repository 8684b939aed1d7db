"""The questions that lead a table to its game, and the answers of every game and profile."""

from trionfi.words import Message

from .base import Page, drawing
from .facts import home_of
from .html import el, text


@drawing("which")
def which(page: Page, words: str) -> str:
    """`{{ which france }}`: a table for each number of players with what tells its games and profiles apart; where scripts run
    the questions come one by one above it."""
    known = page.ask_all("which", family=words)
    asked, rows = known["questions"], known["games"]
    first, *rest = asked
    parts = [_first(first, rows)]
    for value in _by_size(first, rows):
        chosen = [row for row in rows if row["answers"][first["key"]] == value]
        head = el("h2", {"id": f"{first['key']}-{value}"}, text(page.say(Message("{Number} players", number=value))))
        parts.append(el("section", {"class": "which-group"}, head, _table(page, words, value, chosen, rest)))
    marks = {
        "data-questions": "|".join(one["key"] for one in asked),
        "data-known": "|".join(one["key"] for one in asked if one["known"]),
        **{f"data-ask-{one['key']}": one["words"] for one in asked},
    }
    return el("trionfi-which", marks, *parts)


def _by_size(question: dict, rows: list[dict]) -> list[str]:
    return sorted(question["values"], key=lambda value: next(row["players"] for row in rows if row["answers"][question["key"]] == value))


def _first(question: dict, rows: list[dict]) -> str:
    """The first question; without scripts its answers lead to the tables below."""
    links = (el("a", {"class": "button quiet", "href": f"#{question['key']}-{value}"}, text(value)) for value in _by_size(question, rows))
    return el("div", {"class": "which-ask"}, el("p", {"class": "which-first"}, text(question["words"])), el("p", None, *links))


def _table(page: Page, family: str, value: str, rows: list[dict], questions: list[dict]) -> str:
    """The rows of one number of players, with those questions that they answer differently."""
    told = [one for one in questions if len({row["answers"][one["key"]] for row in rows}) > 1]
    lines = []
    for row in rows:
        marks: dict[str, object] = {f"data-{key}": said for key, said in row["answers"].items()}
        marks |= {f"data-{key}": True for key in ("common", "today") if row[key]}
        name = el("th", {"scope": "row"}, _link(page, family, row), el("small", None, text(row["words"])) if row["words"] else "",
                  el("small", None, text(row["period"])))
        lines.append(el("tr", marks, name, *(el("td", None, text(row["answers"][one["key"]])) for one in told)))
    heads = el("tr", None, el("th", {"scope": "col"}, page.say("Game")), *(el("th", {"scope": "col"}, text(one["words"])) for one in told))
    caption = page.say(Message("What tells the games for {number} apart", number=value))
    box = {"class": "table-scroll", "role": "region", "aria-label": caption, "tabindex": "0"}
    made = el("table", None, el("caption", {"class": "visually-hidden"}, caption), el("thead", None, heads), el("tbody", None, *lines))
    return el("div", box, made)


def _link(page: Page, family: str, row: dict) -> str:
    """The game's name; it leads to its page, where the practice hand is set to the profile and the number of players."""
    home = home_of(page, {"family": family, "slug": row["slug"]})
    if home is None:
        return text(row["name"])
    said = [f"hand.profile={row['profile']}"] * (not row["usual"]) + [f"hand.players={row['players']}"] * row["several"]
    return el("a", {"href": home + ("?" + "&".join(said) if said else "")}, text(row["name"]))
