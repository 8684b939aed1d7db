"""What happens in which order, what may be said, what is paid."""

from collections import Counter
from itertools import groupby

from trionfi.words import Listing, Message, Quantity, Term, Words
from trionfi.words.message import places
from trionfi.words.phrases import remarks
from trionfi.words.speaker import headed
from trionfi.words.values import Value

from .base import Html, Page, drawing
from .cite import cite
from .html import el, figure, sentence, table, text
from .rules import flow, notes, ruled, rules, said

# The rules of who plays with whom, in the order of `trionfi show`.
AROUND = ("sides", "dummies", "sitting-out")
TOGETHER = "won-"
# When a phrase may be said, by the key that the engine has for it.
WHEN: dict[str, Words] = {
    "partner to lead": "Partner to lead", "to lead": "To lead", "leading": "Leading", "in a trick": "In a trick", "own turn": "Own turn",
    "to a leader": "To a leader", "trumps led": "Trumps led", "trumping": "Trumping", "having played": "Having played", "answer": "Answer"}
# A long clause of so many combinations is said once for all.
ENOUGH = 3
# A step or clause of more words than this is not said twice.
SHORT = 12


@drawing("course")
def course(page: Page, words: str) -> str:
    """`{{ course }}`: who plays with whom, every step of a deal as the engine says it, whole, and who deals next.

    Rounds that follow each other and are alike are one entry, and a long step that comes again names the first.
    """
    steps, before = [], {}
    for _, alike in groupby(page.ask("show")["course"], key=lambda step: (step["words"], step["branch"], step["source"])):
        first, *later = alike
        name = headed(first["name"])
        told = before.get(first["words"])
        one = text(page.say(Message("As in {step}.", step=told))) if told else said(first["key"], first["words"])
        if later:
            name = page.say(_all_of(first, later[-1]) or Message("{First} to {last}", first=first["name"], last=later[-1]["name"]))
            one = page.html(Message("{often}: {step}", often=_slanted(page, Message("{n} times", n=len(later) + 1)), step=Html(one)))
        if first["branch"]:
            one = page.html(Message("{branch}: {step}", branch=_slanted(page, first["branch"]), step=Html(one)))
        if len(first["words"].split()) > SHORT:
            before.setdefault(first["words"], first["name"])
        steps.append(el("li", None, el("b", None, text(name)), f". {one} {cite(page, first['source'])}"))
    parts = [rule["key"] for rule in page.ask("show")["parts"]]
    seated = dict.fromkeys(name for name in parts if name in AROUND or name.startswith("players-"))
    around = "".join(el("p", None, ruled(page, rule)) for rule in rules(page, *seated))
    steps += [el("li", None, el("b", None, page.say("The next deal")), ". ", ruled(page, rule)) for rule in rules(page, "next-deal")]
    head = el("summary", None, page.say("The course of a deal, step by step"))
    return el("details", {"class": "fold course"}, head, around, el("ol", None, *steps))


def _slanted(page: Page, words: Words) -> Html:
    return Html(el("i", None, text(page.say(words))))


def _all_of(first: dict, last: dict) -> Words:
    """The name of several steps that are packets: "Packets 1 to 5"; "" where they are something else."""
    numbers = [step["key"].removeprefix("packet-") for step in (first, last)]
    return Message("Packets {first} to {last}", first=numbers[0], last=numbers[1]) if all(map(str.isdecimal, numbers)) else ""


@drawing("step")
def step(page: Page, words: str) -> str:
    """`{{ step auction }}`: what may be bid, said or shown in one step of the deal."""
    course = {step["key"]: step for step in page.ask("show")["course"]}
    found = course.get(words)
    tabled = [key for key, step in course.items() if step["figures"]]
    if found is None or not found["figures"]:
        raise ValueError(f"no step {words!r} has a table; there are {', '.join(tabled)}")
    heads, *rows = found["figures"]
    cells = [((el("i", None, text(row[0])), *(text(cell[:1].upper() + cell[1:]) for cell in row[1:])), found["source"]) for row in rows]
    return sourced(page, found["name"], tuple(text(head) for head in heads), cells)


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
    takes, shared = _said_once(page.unsaid("show")["melds"]["rows"])
    worths = {str(row["figures"]) for row in known["rows"]}
    alike = len(known["rows"]) > 1 and len(worths) == 1
    rows = [((text(row["name"]), said(f"declaration-{row['key']}", page.say(take)), *([] if alike else [figure(row["figures"])])),
             row["source"]) for row, take in zip(known["rows"], takes, strict=True)]
    worth = [page.say(Message("each is worth {worth}", worth=worths.pop()))] if alike else []
    lines = [*worth, *map(page.say, shared)]
    note = el("p", {"class": "small-print"}, *(f"{sentence(line)} " for line in lines)) if lines else ""
    note += notes(page, "declaring")
    heads: tuple[Words, ...] = ("Combination", "What it takes") if alike else ("Combination", "What it takes", "Worth")
    return sourced(page, page.say("Combinations"), page.each(heads), rows, told=alike) + note


def _said_once(rows: list[dict]) -> tuple[list[Words], list[Words]]:
    """What each row takes, without the clauses that all have and the long ones that end three rows or more; then these clauses, a long one
    with the names of its rows."""
    clauses = [_clauses(row["words"]) for row in rows]
    everywhere = [clause for clause in clauses[0][1:] if len(rows) > 1 and all(clause in one[1:] for one in clauses)]
    kept = [tuple(one for one in some if one not in everywhere) for some in clauses]
    ends = Counter(some[1:] for some in kept)
    common = [end for end, times in ends.items() if times >= ENOUGH and sum(len(clause.split()) for clause in end) > SHORT]
    takes = [some[0] if some[1:] in common else remarks(some) for some in kept]
    named = [(tuple(row["name"] for row, some in zip(rows, kept, strict=True) if some[1:] == end), end) for end in common]
    return takes, [*everywhere, *(Message("{names}: {takes}", names=Listing(names, ","), takes=remarks(end)) for names, end in named)]


def _clauses(words: Value) -> tuple[Value, ...]:
    """The remarks that stand side by side in what a row takes, those at the end of a message among them."""
    if not isinstance(words, Message) or not words.values:
        return (words,)
    *before, place, end = places(words.forms[-1][1])
    value = words.values[place.name]
    if end.before or not isinstance(value, Message | Listing) or (isinstance(value, Listing) and value.word != ";"):
        return (words,)
    first, *rest = [one for item in (value.items if isinstance(value, Listing) else (value,)) for one in _clauses(item)]
    return (words.filled(**{place.name: first}) if before or place.before else first, *rest)


@drawing("signals")
def signals(page: Page, words: str) -> str:
    """`{{ signals }}`: what partners may say to each other, or tell by a card, and what it means."""
    show = page.ask("show")
    spoken, played = show["signals"], show["signs"]
    if not spoken and not played:
        raise ValueError("partners have no signals in this game")
    parts, meanings = [], {signal["phrase"]: signal["meaning"] for signal in page.unsaid("show")["signals"]}
    for when in dict.fromkeys(signal["when"] for signal in spoken):
        for title, alike in _by_condition(WHEN[when], [signal for signal in spoken if signal["when"] == when], meanings):
            head = text(headed(page.say(title)))
            rows = [((phrase(page, signal), sentence(page.say(meaning))), signal["source"]) for signal, meaning in alike]
            parts.append(el("p", {"class": "table-title"}, el("b", None, head)))
            parts.append(sourced(page, head, page.each(("Phrase", "Meaning")), rows, told=True))
    if played:
        rows = [((text(headed(sign["play"])), said(f"sign-{sign['key']}", sign["meaning"])), sign["source"])
                for sign in played]
        heads = page.each(("What a player does", "What it tells his partners"))
        parts.append(sourced(page, page.say("Cards that tell"), heads, rows, told=True))
    return el("details", {"class": "fold signals"}, el("summary", None, page.say(_folded(len(spoken), len(played)))), *parts)


def _folded(spoken: int, played: int) -> Words:
    """What is folded away: so many phrases and signs."""
    if not played:
        return Message("All {n} phrases and what they mean", {"n =1": "The phrase and what it means"}, n=spoken)
    if not spoken:
        return Message("All {n} signs, and what they mean", {"n one": "All {n} sign, and what they mean"}, n=played)
    return Message("All {phrases} and {signs}, and what they mean", phrases=Quantity(spoken, Term("phrase", "unit", "phrases")),
                   signs=Quantity(played, Term("sign", "unit", "signs")))


def _by_condition(time: Words, spoken: list[dict], meanings: dict[str, Words]) -> list[tuple[Words, list[tuple[dict, Words]]]]:
    """The signals of one time under their headings, each with its meaning. A long condition that several share ("After a trump, until the
    next lead: ...") is their heading, and their meanings go without it."""
    conditions = [_condition(meanings[signal["phrase"]]) for signal in spoken]
    shared = [one for one, times in Counter(conditions).items() if one and times >= ENOUGH]
    told = [(signal, meanings[signal["phrase"]], condition) for signal, condition in zip(spoken, conditions, strict=True)]
    others = [(signal, meaning) for signal, meaning, condition in told if condition not in shared]
    tables = [(time, others)] if others else []
    return tables + [(one, [(signal, meaning.values["meaning"]) for signal, meaning, condition in told if condition == one])
                     for one in shared]


def _condition(meaning: Words) -> Words:
    """The condition under which a signal means something, where its message has one; else ""."""
    return meaning.values.get("condition", "") if isinstance(meaning, Message) else ""


def phrase(page: Page, signal: dict) -> str:
    """What is said, in its own language, or the name of a gesture in that of the page."""
    if signal["lang"] == "en":
        return text(signal["name"])
    return el("i", {"lang": signal["lang"]}, text(signal["phrase"]))


@drawing("rewards")
def rewards(page: Page, words: str) -> str:
    """`{{ rewards }}`: every payment of a hand; `{{ rewards fold }}` where the prose tells them: the table is folded away."""
    made = _rewards(page)
    head = el("summary", None, page.say("Every payment, from whom and to whom"))
    return el("details", {"class": "fold payments"}, head, made) if words else made


def _rewards(page: Page) -> str:
    """The table, and below it how all of it is settled, and how hands make a match."""
    show = page.ask("show")
    made, fixed = _unlike(show["rewards"]), any(one["amount"] is not None for one in show["rewards"])
    rows = [((text(one["name"]), *(["" if one["amount"] is None else figure(one["amount"])] if fixed else []),
              said(f"payment-{one['key']}", one["words"])), one["source"]) for one in made]
    unit = text(page.say(Message("{Unit}", unit=Term(show["unit"], "unit"))))
    heads = (page.say("Payment"), *([unit] if fixed else []), page.say("For what, from whom and to whom"))
    parts = [rule["key"] for rule in page.ask("show")["parts"]]
    together = rules(page, *(name for name in parts if name.startswith(TOGETHER)))
    titles = {rule["key"]: rule["name"].values["name"] for rule in page.unsaid("show")["parts"] if rule["key"].startswith(TOGETHER)}
    won = [((text(page.say(titles[rule["key"]])), said(rule["key"], rule["words"])), rule["source"]) for rule in together]
    heads_together = page.each(("Won together", "What it takes and is worth"))
    return (flow(page) + sourced(page, page.say("Payments"), heads, rows, told=True)
            + (sourced(page, page.say("Won together"), heads_together, won, told=True) if won else "")
            + notes(page, "match"))


def _unlike(rewards: list[dict]) -> list[dict]:
    """The payments, one that several contracts have in the same words only once."""
    first = {(one["name"], one["words"], one["amount"], one["source"]): one for one in reversed(rewards)}
    return list(first.values())[::-1]


def sourced(page: Page, caption: str, heads: tuple[str, ...], rows: list[tuple[tuple[str, ...], str]], told: bool = False) -> str:
    """A table of rows, each with its source: in a column of its own, or where a row ends in words (`told`) behind them."""
    if told:
        return table(caption, heads, ((*cells[:-1], f"{cells[-1]} {cite(page, source)}".rstrip()) for cells, source in rows))
    if not any(source for _, source in rows):
        return table(caption, heads, (cells for cells, _ in rows))
    return table(caption, (*heads, page.say("Source")), ((*cells, cite(page, source)) for cells, source in rows))
