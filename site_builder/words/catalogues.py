"""The catalogues (`languages/LANGUAGE/PART.po`): brought up to date with the sources, checked, and compiled into flat tables.

A part is what is fetched together: "engine", a family of games, "page" for the scripts, "shell" for the command line. "site" is what the
builder draws and what stands in its templates, "exercises" the sentences of examples and lessons that it draws: nobody fetches these.
"""

import json
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from babel.messages import Catalog, Message
from babel.messages.pofile import read_po, write_po
from trionfi.words.tables import SINGLE

from ..families import families
from ..files import empty
from ..paths import BUILDER, ENGINE, ROOT
from ..say import Fault
from .extract import Found, extracted, places_of, sources, unnumbered
from .grammar import WORDS, grammar
from .icu import forms_of
from .lessons import exercise_messages
from .plan import plans
from .scripts import page_messages, template_messages
from .settings import settings_messages
from .tags import front_messages
from .terms import terms

FOLDER = ROOT / "languages"
TABLES = ENGINE / "trionfi" / "words" / "tables"
TERMS = "terms.yaml"
ENGINE_PART, SHELL_PART, PAGE_PART, SITE_PART, EXERCISES_PART = "engine", "shell", "page", "site", "exercises"
REASONS = ROOT / "measured" / "reasons.py"
"""Why a figure of the levels says less in some games: kept with the figures, and told on their page."""
DRAWN = (EXERCISES_PART, SITE_PART)
"""What the builder alone reads, each after those before it."""
DRAWN_KIND = "source:"
"""What is said of a source: terms that only the builder asks for, so that nobody fetches them."""
SHELL = ("engine/trionfi/cli/", "engine/trionfi/numbers/", "engine/trionfi/soak/")
CONTEXT = "\4"


def messages() -> dict[str, list[Found]]:
    """The messages of the sources by part. Raises Fault where one pattern comes with two sets of forms in one context: its key is the
    pattern."""
    homes = {f"engine/trionfi/games/{module}.py": name for name, family in families().items() for module in family.modules}
    found: dict[str, list[Found]] = {}
    for one in _alike(extracted(sources(ROOT, ENGINE / "trionfi"))):
        part = SHELL_PART if one.file.startswith(SHELL) else homes.get(one.file, ENGINE_PART)
        found.setdefault(part, []).append(one)
    drawn = [*extracted([*sources(ROOT, BUILDER), *sources(ROOT, REASONS)]), *template_messages(), *settings_messages(), *front_messages()]
    found = _shared(found) | {PAGE_PART: _alike(page_messages()), SITE_PART: _alike(drawn), EXERCISES_PART: _alike(exercise_messages())}
    return {part: some for part, some in sorted(found.items()) if some}


def _alike(found: Iterable[Found]) -> list[Found]:
    """Messages of which each has the same forms wherever it stands. Raises Fault where one has not."""
    made, known = list(found), dict[tuple[str, str], str]()
    for one in made:
        key = one.context, forms_of(one.pattern)[-1][1]
        if known.setdefault(key, one.pattern) != one.pattern:
            raise Fault(f"{one.file}:{one.line}: '{key[1]}' has other forms elsewhere; give it a context")
    return made


def _shared(found: Mapping[str, list[Found]]) -> dict[str, list[Found]]:
    """What several families say, or a family and the engine, is in the general part alone, so that it is translated once."""
    families = [part for part in found if part not in (ENGINE_PART, SHELL_PART)]
    homes: dict[tuple[str, str], set[str]] = {}
    for part in (*families, ENGINE_PART):
        for one in found.get(part, ()):
            homes.setdefault((one.context, one.pattern), set()).add(part)
    general = {key for key, parts in homes.items() if len(parts) > 1}
    made = {part: [one for one in some if part == SHELL_PART or (one.context, one.pattern) not in general] for part, some in found.items()}
    made[ENGINE_PART] = [one for part in (ENGINE_PART, *families) for one in found.get(part, ())
                         if part == ENGINE_PART or (one.context, one.pattern) in general]
    return made


def languages() -> tuple[str, ...]:
    """The languages that have catalogues, by their names."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def template(found: Iterable[Found], language: str) -> Catalog:
    """An empty catalogue of these messages."""
    made = Catalog(locale=language, project="Trionfi", charset="utf-8", fuzzy=False)
    for one in found:
        made.add(one.pattern, context=one.context or None, locations=[(one.file, 0)], auto_comments=list(one.notes),
                 flags=["icu-message-format"])
    return made


def renewed(file: Path, fresh: Catalog, language: str) -> Catalog:
    """The catalogue of a file with the messages of the sources, those that it translates kept. A message that changed is to be translated
    anew: nothing is guessed."""
    if not file.is_file():
        return fresh
    old = read(file, language)
    for message in fresh:
        if message.id and (known := old.get(message.id, message.context)):
            message.string = known.string
    return fresh


def read(file: Path, language: str) -> Catalog:
    """A catalogue as it stands."""
    with file.open("rb") as lines:
        return read_po(lines, locale=language)


def write(file: Path, catalogue: Catalog) -> None:
    """Write a catalogue, its messages as the sources have them, without dates and line numbers, which would change with every commit."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as lines:
        write_po(lines, catalogue, width=120, omit_header=True, include_lineno=False)


def renew() -> dict[str, tuple[int, int]]:
    """Bring the catalogues and tables up to date; how many messages each language has, and how many it lacks."""
    found, told = messages(), dict[str, tuple[int, int]]()
    for table in TABLES.glob(f"*/{ENGINE_PART}.json"):
        if table.parent.name not in languages():
            shutil.rmtree(table.parent)
    for language in languages():
        folder = FOLDER / language
        for file in folder.glob("*.po"):
            if file.stem not in found:
                file.unlink()
        have = lack = 0
        for part, some in found.items():
            catalogue = renewed(folder / f"{part}.po", template(some, language), language)
            write(folder / f"{part}.po", catalogue)
            missing = sum(1 for one in catalogue if one.id and not one.string)
            have, lack = have + len(catalogue) - missing, lack + missing
        told[language] = have, lack
        made = empty(TABLES / language)
        for name, text in tables(language).items():
            (made / name).write_text(text, encoding="utf-8")
    return told


def tables(language: str) -> dict[str, str]:
    """The tables of a language by their file names, as the engine reads them: messages with their forms, and with the general part the
    words of the term base, where words stand in answers, what the language does with numbers, and whether it lacks nothing."""
    folder, made = FOLDER / language, dict[str, str]()
    for file in sorted(folder.glob("*.po")):
        if file.stem in (PAGE_PART, *DRAWN):  # the page has tables of its own, and the builder reads the catalogues
            continue
        table: dict[str, object] = {"messages": compiled(read(file, language), file)}
        if file.stem == ENGINE_PART:
            ways = grammar(folder)
            said = {key: forms for key, forms in terms(folder / TERMS, language).items() if not key.startswith(DRAWN_KIND)}
            table |= {"terms": said, "plan": plans(), "voice": ways.voice}
            table |= {"complete": True} if WORDS in ways.complete else {}
        made[f"{file.stem}.json"] = json.dumps(table, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
    return made


def compiled(catalogue: Catalog, file: Path) -> dict[str, object]:
    """The messages that are translated by their keys: the sentence where it has one form, else all forms with what they want. Raises Fault
    with the file and the message where a place, a form or a brace is wrong."""
    made: dict[str, object] = {}
    for message in catalogue:
        if message.id and message.string:
            told = [([[*pair] for pair in wanted.items()], text) for wanted, text in checked(message, file)]
            made[key_of(message)] = told[0][1] if len(told) == 1 else told
    return made


def key_of(message: Message) -> str:
    """What a table calls a message of a catalogue: its English with its context."""
    english = forms_of(message.id)[-1][1]
    return f"{message.context}{CONTEXT}{english}" if message.context else english


def checked(message: Message, file: Path) -> list[tuple[Mapping[str, str], str]]:
    """The forms of a translation. Raises Fault as `compiled` says."""
    try:
        english, told = forms_of(message.id), forms_of(message.string)
    except ValueError as error:
        raise Fault(f"{file.name}: {error}") from None
    known = {place for wanted, text in english for place in (*places_of(text), *wanted)}
    for wanted, text in told:
        for place in (*places_of(text), *wanted):
            if place not in known:
                raise Fault(f"{file.name}: the English has no {{{place}}}: {text}")
        for form in forms_asked(text):
            if form not in SINGLE:
                raise Fault(f"{file.name}: no word has the form '{form}': {text}")
    if bad := unnumbered(told):
        raise Fault(f"{file.name}: 'one' without its number, write =1: {bad[0]}")
    return told


def forms_asked(text: str) -> list[str]:
    """The forms of words that a sentence asks for."""
    from trionfi.words.message import places

    return [place.form for place in places(text) if place.form]
