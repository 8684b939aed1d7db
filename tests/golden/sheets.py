"""How the rules of every game are written down: each distinct part once, each game as a list of its parts.

`show/parts/KIND.txt` has the parts of one kind. At the margin stand the words, a sentence on a line; below them, one a line, each part
that has these words, its mark and then whatever else it has, as JSON. What a part lists (the values of an option) follows, a line each.

`show/games/GAME.txt` has a line for each key of the answer to `trionfi show --json`: a value as JSON, or after `=` the marks of the parts
in their order. First comes the game as it is played by default; after each heading, only what a profile or a number of players changes.

A mark is the part's key or name, with a number where several parts share it. It stays when the words change, so that one changed word
is one changed line.
"""

import itertools
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

SHEETS = Path(__file__).parent / "show"
# A kind of parts, and by what a part of it is called.
KINDS = {"parts": "key", "course": "key", "options": "name", "rewards": "name", "profiles": "name", "signals": "phrase", "signs": "key",
         "melds.rows": "key"}
KEYED = ("parts", "course", "signals", "signs", "melds.rows")  # their name is their key, where that is not written
TEXTS = ("match", "melds.sharing")
BETWEEN, CHOSEN, GONE = "; ", ":", "(not told)"
SENTENCES = re.compile(r"(?<=[.?!]) (?=[^\s.?!])")

Answer = dict[str, Any]
Part = tuple[str, str]  # the mark, and the part as canonical JSON


def canonical(value: object) -> str:
    """Any JSON on one line, alike when it is alike."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def flattened(answer: Answer) -> Answer:
    """The answer with the keys of its table of combinations at its own level."""
    flat = {key: value for key, value in answer.items() if key != "melds" or value is None}
    return flat | {f"melds.{key}": value for key, value in (answer.get("melds") or {}).items()}


def gathered(flat: Answer) -> Answer:
    """What `flattened` was made from."""
    melds = {key.removeprefix("melds."): value for key, value in flat.items() if key.startswith("melds.")}
    return {key: value for key, value in flat.items() if not key.startswith("melds.")} | ({"melds": melds} if melds else {})


def told_as_part(step: Answer, answer: Answer) -> Answer:
    """A step of the course without what the part of its name says too."""
    part = next((part for part in answer["parts"] if part["key"] == step["key"]), {})
    return {key: value for key, value in step.items() if key not in ("source", "words") or part.get(key) != value}


def items(answer: Answer, kind: str) -> Iterator[tuple[str, str, str]]:
    """The parts of one kind in a game: the name of each, what was chosen of it, and itself without either, as canonical JSON."""
    for item in answer[kind]:
        if kind in TEXTS:
            yield kind, "", canonical({"words": item})
            continue
        rest = told_as_part(item, answer) if kind == "course" else dict(item)
        name = rest.pop(KINDS[kind])
        if kind in KEYED and rest["name"] == name:
            del rest["name"]
        chosen = CHOSEN + canonical(rest.pop("value")) if kind == "options" else ""
        yield name, chosen, canonical(rest)


def restored(kind: str, mark: str, chosen: str, part: str, parts: list[Answer]) -> Any:
    """What `items` took apart. `parts` are those of the game, from which a step has its words."""
    rest = json.loads(part)
    if kind in TEXTS:
        return rest["words"]
    name = mark.partition("~")[0]
    key = {"name": name} if kind in KEYED else {}
    whole = key | {KINDS[kind]: name} | rest | ({"value": json.loads(chosen)} if kind == "options" else {})
    if kind == "course":
        told = next((part for part in parts if part["key"] == name), {})
        return {key: told[key] for key in ("source", "words") if key in told} | whole
    return whole


def listed(answer: Answer) -> Answer:
    """The flat answer with every kind of parts as a list, a single text as a list of one."""
    return {key: [value] if key in TEXTS and isinstance(value, str) else value for key, value in flattened(answer).items()}


def is_parts(key: str, value: object) -> bool:
    """Whether this key of an answer is written as the marks of its parts."""
    return (key in KINDS or key in TEXTS) and value is not None


class Sheets:
    """The parts by kind and mark, and the answers of each game by its heading, the default one first under the empty heading."""

    def __init__(self, answers: Mapping[str, Mapping[str, Answer]], marks: Mapping[str, Mapping[str, str]]) -> None:
        """`marks` has, by kind, the mark of each part as canonical JSON."""
        self.answers, self.marks = answers, marks

    def lines(self, answer: Answer) -> dict[str, str]:
        """Each key of an answer as it is written after the key."""
        flat = listed(answer)
        return {key: " = " + BETWEEN.join(self.marks[key][part_of(name, part)] + chosen for name, chosen, part in items(flat, key))
                if is_parts(key, value) else ": " + canonical(value) for key, value in sorted(flat.items())}

    def game(self, slug: str) -> str:
        """The file of a game."""
        usual = self.lines(self.answers[slug][""])
        text = [key + line for key, line in usual.items()]
        for heading, answer in self.answers[slug].items():
            lines = self.lines(answer)
            changed = [key + lines.get(key, f": {GONE}") for key in sorted(lines.keys() | usual) if lines.get(key) != usual.get(key)]
            text += ["", heading, *changed] if heading else []
        return "\n".join(text) + "\n"

    def kind(self, kind: str) -> str:
        """The file of a kind of parts."""
        by_words: dict[str, list[str]] = defaultdict(list)
        for whole, mark in sorted(self.marks[kind].items(), key=lambda found: sortable(found[1])):
            part = json.loads(whole)[1]
            words, lists = part.pop("words", ""), [key for key, value in part.items() if is_list_of_parts(value)]
            below = [f"\t\t{key} {canonical(item)}" for key in lists for item in part.pop(key)]
            by_words[words] += [f"\t{mark} {canonical(part)}", *below]
        return "".join("\n".join([*SENTENCES.split(words), *parts, ""]) for words, parts in by_words.items())

    def files(self) -> dict[str, str]:
        """Every file by its path below `show`."""
        return {f"parts/{kind}.txt": self.kind(kind) for kind in (*KINDS, *TEXTS)} | {f"games/{slug}.txt": self.game(slug)
                                                                                     for slug in self.answers}


def part_of(name: str, part: str) -> str:
    """A part with its name, which is what a mark stands for."""
    return canonical([name, json.loads(part)])


def sortable(mark: str) -> tuple[str, int]:
    """A mark in the order of its file."""
    name, _, number = mark.partition("~")
    return name, int(number or 1)


def is_list_of_parts(value: object) -> bool:
    """Whether a value is written a line each."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def written(folder: Path = SHEETS) -> Sheets:
    """What stands in the files."""
    marks = {kind: read_kind((folder / f"parts/{kind}.txt").read_text(encoding="utf-8")) for kind in (*KINDS, *TEXTS)}
    parts = {kind: {mark: whole for whole, mark in of_kind.items()} for kind, of_kind in marks.items()}
    games = sorted((folder / "games").glob("*.txt"))
    return Sheets({path.stem: read_game(path.read_text(encoding="utf-8"), parts) for path in games}, marks)


def write(sheets: Sheets, folder: Path = SHEETS) -> None:
    """Write those files of these sheets that are not so yet, and remove what is none of them."""
    files = sheets.files()
    from site_builder.files import write_if_new  # locks files, which Pyodide cannot; nothing is written there

    for path in folder.glob("*/*.txt"):
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, text in files.items():
        write_if_new(folder / name, text)


def stored(folder: Path = SHEETS) -> dict[str, str]:
    """The files as they stand there, as `Sheets.files` has them."""
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.txt")}


def read_kind(text: str) -> dict[str, str]:
    """The marks of the parts in the file of a kind."""
    found: list[tuple[str, Answer]] = []
    sentences: list[str] = []
    below = False
    for line in text.splitlines():
        if line.startswith("\t\t"):
            key, _, item = line.strip().partition(" ")
            found[-1][1].setdefault(key, []).append(json.loads(item))
        elif line.startswith("\t"):
            mark, _, rest = line.strip().partition(" {")
            words = " ".join(sentences)
            found.append((mark, json.loads("{" + rest) | ({"words": words} if words else {})))
        else:
            sentences = [line] if below else [*sentences, line]
        below = line.startswith("\t")
    return {canonical([mark.partition("~")[0], part]): mark for mark, part in found}


def read_game(text: str, parts: Mapping[str, Mapping[str, str]]) -> dict[str, Answer]:
    """The answers in the file of a game, by their headings."""
    usual, *others = text.rstrip("\n").split("\n\n")
    first = read_lines(usual)
    told = {"": first}
    for other in others:
        heading, *changed = other.split("\n")
        lines = first | read_lines("\n".join(changed))
        told[heading] = {key: line for key, line in lines.items() if line != f": {GONE}"}
    return {heading: read_answer(lines, parts) for heading, lines in told.items()}


def read_lines(text: str) -> dict[str, str]:
    """What is written after each key."""
    lines = {}
    for line in text.splitlines():
        at = min(place for place in (line.find(" = "), line.find(": ")) if place >= 0)
        lines[line[:at]] = line[at:]
    return lines


def read_answer(lines: Mapping[str, str], parts: Mapping[str, Mapping[str, str]]) -> Answer:
    """One answer from the lines of its keys. Raises ValueError for a part that is not there."""
    flat: Answer = {key: json.loads(line[2:]) for key, line in lines.items() if line.startswith(": ")}
    for kind in (*KINDS, *TEXTS):
        if kind in lines and kind not in flat:
            flat[kind] = []
            for item in lines[kind][3:].split(BETWEEN) if lines[kind][3:] else []:
                mark, chosen = item.split(CHOSEN) if kind == "options" else (item, "")
                if mark not in parts[kind]:
                    raise ValueError(f"a game has the part {mark!r}, which does not stand in parts/{kind}.txt")
                flat[kind].append(restored(kind, mark, chosen, canonical(json.loads(parts[kind][mark])[1]), flat.get("parts", [])))
    flat["match"] = flat["match"][0]
    return gathered(flat)


def renewed(old: Sheets | None, answers: Mapping[str, Mapping[str, Answer]]) -> Sheets:
    """The sheets of other answers. A part that stayed keeps its mark; one that changed in every game that has it does so too."""
    return Sheets(answers, {kind: marked(kind, old, answers) for kind in (*KINDS, *TEXTS)})


def places(kind: str, answers: Mapping[str, Mapping[str, Answer]]) -> Iterator[tuple[tuple[str, str, str, int], str]]:
    """Where each part of a kind stands, and the part: game, heading, name, and how many of this name stand before it."""
    for slug, of_game in answers.items():
        for heading, answer in of_game.items():
            flat, seen = listed(answer), Counter[str]()
            for name, _, part in items(flat, kind) if is_parts(kind, flat.get(kind)) else ():
                yield (slug, heading, name, seen[name]), part_of(name, part)
                seen[name] += 1


def marked(kind: str, old: Sheets | None, answers: Mapping[str, Mapping[str, Answer]]) -> dict[str, str]:
    """The mark of each part of a kind."""
    before = dict(places(kind, old.answers)) if old else {}
    known = old.marks[kind] if old else {}
    known_marks = {*known.values()}
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for place, whole in places(kind, answers):
        found[whole][known.get(before.get(place, ""), "")] += 1
    marks = {whole: known[whole] for whole in found if whole in known}
    taken = {*marks.values()}
    for whole, was in found.items():
        if whole not in marks:
            name = json.loads(whole)[0]
            free = [mark for mark, _ in was.most_common() if mark and mark not in taken]
            others = (numbered(name, number) for number in itertools.count(1))
            marks[whole] = free[0] if free else next(mark for mark in others if mark not in taken and mark not in known_marks)
            taken.add(marks[whole])
    return marks


def numbered(name: str, number: int) -> str:
    """A mark."""
    return name if number == 1 else f"{name}~{number}"
