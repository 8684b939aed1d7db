"""What happens in which order, what may be said, what is paid."""

from collections import Counter
from itertools import groupby

from .base import Page, drawing
from .cite import cite
from .html import el, figure, plural, sentence, table, text
from .rules import flow, notes, ruled, rules, said

# The rules of who plays with whom, in the order of `trionfi show`.
AROUND = ("sides", "dummies", "sitting out")
# A long clause of so many combinations is said once for all.
ENOUGH = 3
# A step or clause of more words than this is not said twice.
SHORT = 12


@drawing("course")
def course(page: Page, words: str) -> str:
    """`{{ course }}`: who plays with whom, every step of a deal as the engine says it, whole, and who deals next.

    Rounds that follow each other and are alike are one entry, and a long step that comes again names the first.
    """
    show = page.ask("show")
    steps, before = [], {}
    for _, alike in groupby(show["course"], key=lambda step: (step["words"], step["branch"], step["source"])):
        first, *later = alike
        name = first["name"][0].upper() + first["name"][1:]
        told = before.get(first["words"])
        one = sentence(f"As in {told}") if told else said(first["name"], first["words"])
        if later:
            name = _all_of(name, later[-1]["name"])
            one = f"{el('i', None, f'{len(later) + 1} times')}: {one}"
        if first["branch"]:
            one = f"{el('i', None, text(first['branch']))}: {one}"
        if len(first["words"].split()) > SHORT:
            before.setdefault(first["words"], first["name"])
        steps.append(el("li", None, el("b", None, text(name)), f". {one} {cite(page, first['source'])}"))
    seated = dict.fromkeys(rule["name"] for rule in show["parts"] if rule["name"] in AROUND or rule["name"].startswith("with "))
    around = "".join(el("p", None, ruled(page, rule)) for rule in rules(page, *seated))
    steps += [el("li", None, el("b", None, "The next deal"), ". ", ruled(page, rule)) for rule in rules(page, "the next deal")]
    head = el("summary", None, "The course of a deal, step by step")
    return el("details", {"class": "fold course"}, head, around, el("ol", None, *steps))


def _all_of(first: str, last: str) -> str:
    """The name of several steps: "Packets 1 to 5", or else from the first name to the last."""
    kind, _, number = first.rpartition(" ")
    return f"{kind}s {number} to {last.rpartition(' ')[2]}" if kind.lower() == last.rpartition(" ")[0] else f"{first} to {last}"


@drawing("step")
def step(page: Page, words: str) -> str:
    """`{{ step auction }}`: what may be bid, said or shown in one step of the deal."""
    course = page.ask("show")["course"]
    found = next((one for one in course if one["name"] == words), None)
    tabled = [one["name"] for one in course if one["figures"]]
    if found is None or not found["figures"]:
        raise ValueError(f"no step {words!r} has a table; there are {', '.join(tabled)}")
    heads, *rows = found["figures"]
    cells = [((el("i", None, text(row[0])), *(text(cell[:1].upper() + cell[1:]) for cell in row[1:])), found["source"]) for row in rows]
    return sourced(page, words, tuple(text(head) for head in heads), cells)


@drawing("reward")
def reward(page: Page, words: str) -> str:
    """`{{ reward contract }}`: the figures that one payment hangs on."""
    tabled = {one["key"]: one for one in page.ask("show")["rewards"] if one["figures"]}
    if words not in tabled:
        raise ValueError(f"no payment {words!r} has a table; there are {', '.join(tabled)}")
    heads, *rows = tabled[words]["figures"]
    cells = [(tuple(text(cell) for cell in row), tabled[words]["source"]) for row in rows]
    return sourced(page, tabled[words]["name"], tuple(text(head) for head in heads), cells)


@drawing("melds")
def melds(page: Page, words: str) -> str:
    """`{{ melds }}`: every combination, what it takes and what it is worth, which is said below where it is the same for all."""
    known = page.ask("show")["melds"]
    if known is None:
        raise ValueError("nothing can be declared in this game")
    takes, shared = _said_once([(row["name"], row["words"]) for row in known["rows"]])
    worths = {str(row["figures"]) for row in known["rows"]}
    alike = len(known["rows"]) > 1 and len(worths) == 1
    rows = [((text(row["name"]), said(f"declaration: {row['name']}", take), *([] if alike else [figure(row["figures"])])), row["source"])
            for row, take in zip(known["rows"], takes, strict=True)]
    worth = [f"each is worth {worths.pop()}"] if alike else []
    note = el("p", {"class": "small-print"}, *(f"{sentence(line)} " for line in (*worth, *shared))) if worth or shared else ""
    note += notes(page, "declaring")
    return sourced(page, "Combinations", ("Combination", "What it takes", *([] if alike else ["Worth"])), rows, told=alike) + note


def _said_once(rows: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    """What each row takes, by name, without the clauses that all have and the long ones that end three rows or more; then these clauses, a
    long one with the names of its rows."""
    clauses = [words.split("; ") for _, words in rows]
    everywhere = [clause for clause in clauses[0][1:] if len(rows) > 1 and all(clause in one[1:] for one in clauses)]
    rows = [(name, "; ".join(one for one in some if one not in everywhere)) for (name, _), some in zip(rows, clauses, strict=True)]
    first = [some[0] for some in clauses]
    ends = [words[len(begun):].removeprefix("; ") for (_, words), begun in zip(rows, first, strict=True)]
    common = [end for end, times in Counter(ends).items() if times >= ENOUGH and len(end.split()) > SHORT]
    takes = [begun if end in common else words for (_, words), begun, end in zip(rows, first, ends, strict=True)]
    some = [f"{', '.join(name for (name, _), end in zip(rows, ends, strict=True) if end == one)}: {one}" for one in common]
    return takes, [*everywhere, *some]


@drawing("signals")
def signals(page: Page, words: str) -> str:
    """`{{ signals }}`: what partners may say to each other, or tell by a card, and what it means."""
    show = page.ask("show")
    spoken, played = show["signals"], show["signs"]
    if not spoken and not played:
        raise ValueError("partners have no signals in this game")
    parts = []
    for when in dict.fromkeys(signal["when"] for signal in spoken):
        for title, alike in _by_condition(when, [signal for signal in spoken if signal["when"] == when]):
            rows = [((phrase(signal), sentence(meaning)), signal["source"]) for signal, meaning in alike]
            parts.append(el("p", {"class": "table-title"}, el("b", None, sentence(title).removesuffix("."))))
            parts.append(sourced(page, sentence(title).removesuffix("."), ("Phrase", "Meaning"), rows, told=True))
    if played:
        rows = [((sentence(sign["play"]).removesuffix("."), said(f"sign: {sign['name']}", sign["meaning"])), sign["source"])
                for sign in played]
        parts.append(sourced(page, "Cards that tell", ("What a player does", "What it tells his partners"), rows, told=True))
    kinds = [plural(len(some), word) for some, word in ((spoken, "phrase"), (played, "sign")) if some]
    whole = "The phrase" if kinds == ["1 phrase"] else f"All {' and '.join(kinds)}{',' * bool(played)}"
    summary = el("summary", None, f"{whole} and what {'it means' if kinds == ['1 phrase'] else 'they mean'}")
    return el("details", {"class": "fold signals"}, summary, *parts)


def _by_condition(when: str, spoken: list[dict]) -> list[tuple[str, list[tuple[dict, str]]]]:
    """The signals of one time under their headings, each with its meaning. A long condition that several share ("After a trump, until the
    next lead: ...") is their heading, and their meanings go without it."""
    conditions = [signal["meaning"].partition(": ")[0] for signal in spoken]
    shared = [one for one, times in Counter(conditions).items() if times >= ENOUGH and len(one.split()) > SHORT]
    others = [(signal, signal["meaning"]) for signal, condition in zip(spoken, conditions, strict=True) if condition not in shared]
    tables = [(when, others)] if others else []
    for one in shared:
        alike = [signal for signal, condition in zip(spoken, conditions, strict=True) if condition == one]
        tables.append((one, [(signal, signal["meaning"].removeprefix(f"{one}: ")) for signal in alike]))
    return tables


def phrase(signal: dict) -> str:
    """What is said, in its own language, or the name of a gesture."""
    return text(signal["phrase"]) if signal["lang"] == "en" else el("i", {"lang": signal["lang"]}, text(signal["phrase"]))


@drawing("rewards")
def rewards(page: Page, words: str) -> str:
    """`{{ rewards }}`: every payment of a hand; `{{ rewards fold }}` where the prose tells them: the table is folded away."""
    made = _rewards(page)
    return el("details", {"class": "fold payments"}, el("summary", None, "Every payment, from whom and to whom"), made) if words else made


def _rewards(page: Page) -> str:
    """The table, and below it how all of it is settled, and how hands make a match."""
    show = page.ask("show")
    made, fixed = show["rewards"], any(one["amount"] is not None for one in show["rewards"])
    rows = [((text(one["name"]), *(["" if one["amount"] is None else figure(one["amount"])] if fixed else []),
              said(f"payment: {one['key']}", one["words"])), one["source"]) for one in made]
    heads = ("Payment", *([text(show["unit"].capitalize())] if fixed else []), "For what, from whom and to whom")
    together = [rule for rule in show["parts"] if rule["name"].startswith("won together: ")]
    won = [((text(rule["name"].removeprefix("won together: ")), said(rule["name"], rule["words"])), rule["source"]) for rule in together]
    return (flow(page) + sourced(page, "Payments", heads, rows, told=True)
            + (sourced(page, "Won together", ("Won together", "What it takes and is worth"), won, told=True) if won else "")
            + notes(page, "match"))


def sourced(page: Page, caption: str, heads: tuple[str, ...], rows: list[tuple[tuple[str, ...], str]], told: bool = False) -> str:
    """A table of rows, each with its source: in a column of its own, or where a row ends in words (`told`) behind them."""
    if told:
        return table(caption, heads, ((*cells[:-1], f"{cells[-1]} {cite(page, source)}".rstrip()) for cells, source in rows))
    if not any(source for _, source in rows):
        return table(caption, heads, (cells for cells, _ in rows))
    return table(caption, (*heads, "Source"), ((*cells, cite(page, source)) for cells, source in rows))
