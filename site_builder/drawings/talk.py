"""What happens in which order, what may be said, what is paid."""

import re
from collections import Counter
from itertools import groupby

from .base import Page, drawing
from .cite import cite
from .html import el, figure, plural, sentence, table, text

# A condition that names the player of whom the step then speaks.
GIVEN = re.compile(r"If there is an? (.+)$")
# One that a step which nobody's bid leads to says itself.
NOBODY = re.compile(r"If there is no .+ yet$")
# Where one sentence of the engine ends and the next begins.
SENTENCE = re.compile(r"(?<=\.) (?=[A-Z])")
# What a word of the table means is told in the prose.
GLOSS = re.compile(r" \((?:[^():]+: )?(?:I|we|my|our) [^()]*\)")
# So are the conditions of a word among those that one may say.
SAYS = re.compile(r"says one of: .*")
CONDITIONS = re.compile(r"(?<=\)): [^;.]*|(?<=[^:]): (?:only|not|after|once|ends|every) [^;.]*")
# A long clause of so many combinations is said once for all.
ENOUGH = 3
# A step or clause of more words than this is not said twice.
SHORT = 12


@drawing("course")
def course(page: Page, words: str) -> str:
    """`{{ course }}`: the steps of a deal at a glance, each in its first sentence; the prose has the rest.

    Rounds that follow each other and are alike are one entry, and a long step that comes again names the first.
    """
    found = page.ask("show")["course"]
    usual, _ = Counter(step["source"] for step in found).most_common(1)[0]
    steps, before = [], {}
    for _, alike in groupby(found, key=lambda step: (step["words"], step["branch"], step["source"])):
        first, *later = alike
        name = first["name"][0].upper() + first["name"][1:]
        said = _on_its_branch(first, before.get(first["words"], ""))
        if later:
            name, said = _all_of(name, later[-1]["name"]), f"{said.removesuffix('.')}, {len(later) + 1} times."
        if len(first["words"].split()) > SHORT:
            before.setdefault(first["words"], first["name"])
        source = "" if first["source"] == usual else f" {cite(page, first['source'])}"
        steps.append(el("li", None, el("b", None, text(name)), f". {said}{source}"))
    note = el("p", {"class": "small-print"}, "Unless another source is named: ", cite(page, usual)) if usual else ""
    return el("details", {"class": "fold course"}, el("summary", None, "The course of a deal, step by step"), el("ol", None, *steps), note)


def _all_of(first: str, last: str) -> str:
    """The name of several steps: "Packets 1 to 5", or else from the first name to the last."""
    kind, _, number = first.rpartition(" ")
    return f"{kind}s {number} to {last.rpartition(' ')[2]}" if kind.lower() == last.rpartition(" ")[0] else f"{first} to {last}"


def _on_its_branch(step: dict, before: str) -> str:
    """The first sentence of a step, after the condition on which it is taken; or the earlier step that it repeats."""
    said = f"As in {before}." if before else _glance(SENTENCE.split(step["words"])[0])
    if not step["branch"] or (NOBODY.match(step["branch"]) and said.startswith("If nobody ")):
        return sentence(said)
    if step["branch"] == "In a solo":
        said = said.replace(" of a solo", "", 1)
    said = said[0].lower() + said[1:]
    declarer = GIVEN.match(step["branch"])
    if declarer:
        said = re.sub(rf"\bthe {re.escape(declarer[1])}\b(?!')", "he", said, count=1)
    return el("i", None, text(f"{step['branch']},")) + f" {text(said)}"


def _glance(said: str) -> str:
    """A sentence without the glosses of its words, and without the conditions on which each may be said."""
    return SAYS.sub(lambda words: CONDITIONS.sub("", words[0]), GLOSS.sub("", said))


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
    rows = [((text(row["name"]), sentence(take), *([] if alike else [figure(row["figures"])])), row["source"])
            for row, take in zip(known["rows"], takes, strict=True)]
    worth = [f"each is worth {worths.pop()}"] if alike else []
    note = el("p", {"class": "small-print"}, *(f"{sentence(line)} " for line in (*worth, *shared, *known["sharing"])))
    return sourced(page, "Combinations", ("Combination", "What it takes", *([] if alike else ["Worth"])), rows) + note


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
    said, played = show["signals"], show["signs"]
    if not said and not played:
        raise ValueError("partners have no signals in this game")
    sources = {one["source"] for one in (*said, *played)}
    alone = len(sources) == 1
    parts = []

    def told(caption: str, heads: tuple[str, str], rows: list[tuple[tuple[str, ...], str]]) -> str:
        return table(caption, heads, (cells for cells, _ in rows)) if alone else sourced(page, caption, heads, rows)

    for when in dict.fromkeys(signal["when"] for signal in said):
        for title, alike in _by_condition(when, [signal for signal in said if signal["when"] == when]):
            rows = [((phrase(signal), sentence(meaning)), signal["source"]) for signal, meaning in alike]
            parts.append(el("p", {"class": "table-title"}, el("b", None, sentence(title).removesuffix("."))))
            parts.append(told(sentence(title).removesuffix("."), ("Phrase", "Meaning"), rows))
    if played:
        rows = [((sentence(sign["play"]).removesuffix("."), sentence(sign["meaning"])), sign["source"]) for sign in played]
        parts.append(told("Cards that tell", ("What a player does", "What it tells his partners"), rows))
    if alone:
        parts.append(el("p", {"class": "small-print"}, "All of this: ", cite(page, sources.pop())))
    kinds = [plural(len(some), word) for some, word in ((said, "phrase"), (played, "sign")) if some]
    whole = "The phrase" if kinds == ["1 phrase"] else f"All {' and '.join(kinds)}{',' * bool(played)}"
    summary = el("summary", None, f"{whole} and what {'it means' if kinds == ['1 phrase'] else 'they mean'}")
    return el("details", {"class": "fold signals"}, summary, *parts)


def _by_condition(when: str, said: list[dict]) -> list[tuple[str, list[tuple[dict, str]]]]:
    """The signals of one time under their headings, each with its meaning. A long condition that several share ("After a trump, until the
    next lead: ...") is their heading, and their meanings go without it."""
    conditions = [signal["meaning"].partition(": ")[0] for signal in said]
    shared = [one for one, times in Counter(conditions).items() if times >= ENOUGH and len(one.split()) > SHORT]
    others = [(signal, signal["meaning"]) for signal, condition in zip(said, conditions, strict=True) if condition not in shared]
    tables = [(when, others)] if others else []
    for one in shared:
        alike = [signal for signal, condition in zip(said, conditions, strict=True) if condition == one]
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
    show = page.ask("show")
    unit = show["unit"].capitalize()
    made = show["rewards"]
    if all(one["amount"] is None for one in made):
        rows = [((text(one["name"]), sentence(one["words"])), one["source"]) for one in made]
        return sourced(page, "Payments", ("Feat", "To whom, and for what"), rows)
    rows = [((text(one["name"]), "" if one["amount"] is None else figure(one["amount"]), sentence(one["words"])), one["source"])
            for one in made]
    return sourced(page, "Payments", ("Feat", text(unit), "To whom, and for what"), rows)


def sourced(page: Page, caption: str, heads: tuple[str, ...], rows: list[tuple[tuple[str, ...], str]]) -> str:
    """A table of rows with their sources: in a column of their own, or once below when all have the same."""
    sources = {source for _, source in rows}
    if len(sources) > 1:
        return table(caption, (*heads, "Source"), ((*cells, cite(page, source)) for cells, source in rows))
    note = el("p", {"class": "small-print"}, "All of this: ", cite(page, sources.pop())) if sources - {""} else ""
    return table(caption, heads, (cells for cells, _ in rows)) + note
