"""What the page's scripts know of languages: English in a module of theirs, of another language a table that only its readers fetch."""

import bz2
import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..files import digest, empty, files_under, once, write_if_new
from ..paths import BUILD, BUILDER, ENGINE, WEB
from ..say import Fault
from ..wheel import travelling
from .catalogues import CONTEXT, ENGINE_PART, FOLDER, PAGE_PART, SHELL_PART, TERMS, compiled, key_of, languages, read, tables
from .grammar import MINUS, grammar
from .scripts import page_terms
from .terms import terms

ENGLISH_MODULE = WEB / "src" / "english.ts"
TABLES = BUILD / "words"
VOICE = """/**
 * What a language does with numbers, rows of things and people's names.
 * Written by `make words` from trionfi.words.languages: change that.
 */
export interface Voice {
  /** The plural category of whole numbers by the first that takes it; from 200 by its last two figures, as in the second hundred. */
  whole: [number, string][];
  /** That of numbers with a fraction, by their whole part. */
  broken: [number, string][];
  minus: string;
  decimal: string;
  /** From which whole number on groups of three are set `apart`, and by what. */
  least: number;
  apart: string;
  /** What stands before the last of several things; "," between the others. */
  rows: Record<string, string>;
  /** What a form of a name puts around it: where it begins with a consonant, and where with a vowel. */
  names: Record<string, string[]>;
}

"""
DRAWN_TERMS = ("source:",)
"""Terms that the builder alone draws: what is said of a source."""
SUMS = 36 ** 5
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def voice(language: str) -> dict[str, object]:
    """What a language does with numbers, rows of things and people's names, as the scripts have it."""
    from trionfi.words.languages import ENGLISH, OF_ENGLISH

    return {**(OF_ENGLISH._asdict() if language == ENGLISH else grammar(FOLDER / language).voice), "minus": MINUS}


def english() -> str:
    """The module of the scripts that has English."""
    told = json.dumps(voice("en"), ensure_ascii=False)
    return f"{VOICE}export const ENGLISH: Voice = {told};\n"


def write_english() -> None:
    """Bring the module up to date."""
    write_if_new(ENGLISH_MODULE, english())


def page_table(language: str) -> dict[str, object]:
    """The table of a language: its voice, its messages by the sums of their English, and the words that the scripts ask for. Raises Fault
    where two messages have one sum."""
    folder = FOLDER / language
    wanted = page_terms()
    messages = compiled(read(folder / f"{PAGE_PART}.po", language), folder / f"{PAGE_PART}.po")
    return table(language, messages, {key: forms for key, forms in terms(folder / TERMS, language).items() if key in wanted})


def table(language: str, messages: dict[str, object], words: dict[str, dict[str, str]]) -> dict[str, object]:
    """A table of these messages by their keys and words by "kind:English". Raises Fault as `page_table` says."""
    found: dict[str, object] = {}
    for key, told in messages.items():
        if found.setdefault(sum_of(key), told) is not told:
            raise Fault(f"two messages of the page have the sum of '{key.replace(CONTEXT, ': ')}': change a word of it")
    return {"voice": voice(language), "messages": found, "terms": words}


def write_tables() -> Path:
    """Write what readers of other languages fetch, when the engine, the scripts or what is said changed, into the folder that this returns:
    for each language the table of the page by its name, and the archives that it names, with what the engine says."""
    looked_at = files_under(ENGINE, WEB / "src", BUILDER / "words", BUILDER / "wheel.py", BUILDER / "families.py", *FOLDER.glob("*/*.*"))
    once("words", digest(looked_at), TABLES, _write_tables)
    return TABLES


def _write_tables() -> None:
    empty(TABLES)
    for language in languages():
        write_language(TABLES, language, page_table(language), engine_tables(language))


def engine_tables(language: str) -> dict[str, dict[str, object]]:
    """What the engine says in a language to pages, by the archive of code that they fetch it with: of the general part only what the core
    says, or more than one archive."""
    made: dict[str, dict[str, Any]] = {name.removesuffix(".json"): json.loads(text) for name, text in tables(language).items()}
    homes, general = travelling(), made[ENGINE_PART]["messages"]
    for message in read(FOLDER / language / f"{ENGINE_PART}.po", language):
        home, *others = {homes.get(file, ENGINE_PART) for file, _ in message.locations} or {ENGINE_PART}
        if message.id and message.string and home != ENGINE_PART and not others:
            key = key_of(message)
            made.setdefault(home, {"messages": {}})["messages"][key] = general.pop(key)
    return {part: table for part, table in made.items() if part not in ("", SHELL_PART)}


def write_language(folder: Path, language: str, page: dict[str, object], engine: Mapping[str, dict[str, object]]) -> None:
    """Write the table of a page, and for each part of the engine's tables an archive; a part in which nothing is said has none."""
    made = {part: archive(language, table) for part, table in engine.items() if table["messages"]}
    names = {part: f"words-{language}-{part.replace(' ', '-')}-{sha256(data).hexdigest()[:16]}.bz2" for part, data in made.items()}
    for part, data in made.items():
        write_if_new(folder / names[part], data)
    archives = {part: {"file": f"words/{names[part]}", "bytes": len(data)} for part, data in made.items()}
    write_if_new(folder / f"{language}.json", json.dumps(page | {"archives": archives}, ensure_ascii=False, separators=(",", ":")))


def archive(language: str, table: Mapping[str, object]) -> bytes:
    """A part of the engine's tables as it travels, with the sums of its messages in place of their English, without the terms that only
    drawings say and the words that are the same in English, which stand where a language has none. Raises Fault where two have one sum."""
    from trionfi.words.tables import planes_of, row_of
    from trionfi.words.tables import sum_of as short

    messages: dict[int, object] = {}
    for key, told in dict(table["messages"]).items():  # type: ignore[call-overload]  # a table is a table of messages
        if (told != key or "{" in key) and messages.setdefault(short(key), told) is not told:
            raise Fault(f"two messages of the engine have the sum of '{key.replace(CONTEXT, ': ')}': change a word of it")
    sums = sorted(messages)
    made = {**table, "language": language, "sums": planes_of(sums), "messages": [messages[one] for one in sums]}
    if "terms" in made:
        known = dict(made["terms"])  # type: ignore[call-overload]  # as above
        travelling = {name.partition(":"): row_of(forms) for name, forms in known.items() if not name.startswith(DRAWN_TERMS)}
        made["terms"] = {kind: {word: row for (its, _, word), row in travelling.items() if its == kind} for kind, _, _ in travelling}
    return bz2.compress(json.dumps(made, ensure_ascii=False, separators=(",", ":")).encode())


def sum_of(key: str) -> str:
    """A short name for a key, as the scripts reckon it (`sumOf`): FNV-1a over its UTF-16 units."""
    found = 0x811C9DC5
    data = key.encode("utf-16-le")
    for at in range(0, len(data), 2):
        found = (found ^ int.from_bytes(data[at:at + 2], "little")) * 0x01000193 & 0xFFFFFFFF
    found %= SUMS
    text = ""
    while found or not text:
        found, digit = divmod(found, 36)
        text = DIGITS[digit] + text
    return text
