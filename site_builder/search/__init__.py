"""The search index: Pagefind's, in pieces small enough that a query fetches little, however many games there are.

Pagefind reads pages that are made for it: of each page its title, its headings and the words below them, and each term of the
glossary as a page of its own. What it writes is laid out anew for the loader in `web/src/search/pagefind.ts`:

    entry.json                what the loader has to know first; names the folder of this very index
                              (of another edition `it/entry.json`, and the rest beside it)
    <digest>/engine.pf        Pagefind's WebAssembly
    <digest>/pages.pf         its list of pages
    <digest>/words/N.pf       its index, N the number of a piece
    <digest>/facets/NAME.pf   its filters
    <digest>/found/N.json      what is shown of a page
    <digest>/names.json       the words of titles and headings, for a word that is misspelt
    <digest>/all.pf           all of these in one, for a device that keeps them: their names and lengths in a line, and they
"""

import gzip
import hashlib
import json
import os
import subprocess
from itertools import repeat
from pathlib import Path

from trionfi import games
from trionfi.games.aliases import meanings

from ..across import Across
from ..drawings.facets import FACETS
from ..editions import Edition, editions
from ..files import digest, empty, files_under, mirror, once, write_if_new
from ..paths import BUILD, NODE, NODE_MODULES, ROOT, SEARCH
from ..say import Fault
from ..words.site import speaker
from .pieces import beginnings, content, pages, pieces
from .records import Record, common, records, well_known, words

PAGES = BUILD / "search-pages"
MADE = BUILD / "search-made"
LAID = BUILD / "search-laid"
PROGRAM = NODE_MODULES / "pagefind" / "lib" / "runner" / "bin.cjs"
ENTRY = "entry.json"
BOOK = {slug: place for place, slug in enumerate(games)}
SPELT = 4  # letters: shorter words are too much alike to guess which was meant


def make_indexes(rendered: Path, across: Across = map) -> None:
    """Bring the indexes of all editions up to date with a rendered site. Raises Fault when Pagefind fails."""
    list(across(make_index, repeat(rendered), editions()))


def laid_out() -> list[tuple[str, Path]]:
    """Where the indexes lie below `assets/search/`, and where they were made."""
    return [(edition.folder, SEARCH / edition.language) for edition in editions()]


def make_index(rendered: Path, edition: Edition) -> bool:
    """Bring the index of an edition in `SEARCH` up to date; say whether it changed. Raises Fault when Pagefind fails."""
    found, own = records(rendered, edition), SEARCH / edition.language
    # Where only facts are asked for, the games of today come first, the best known before others; then those that have just these facts.
    known = [one.url for one in well_known(found, rendered, edition)]
    order = sorted((one for one in found if one.facets), key=lambda one: (
        known.index(one.url) if one.url in known else len(known), len(one.facets["players"]), BOOK[Path(one.url).name]))
    places = {one.url: place for place, one in enumerate(order)}
    written = {f"{number:05}.html": record.page(places.get(record.url)) for number, record in enumerate(found)}
    looked_at = files_under(Path(__file__).parent, ROOT / "package-lock.json")
    shown = json.dumps([record.shown([]) for record in found])
    state = digest(looked_at, *written.values(), shown, json.dumps(meanings(edition.language)), json.dumps(known))
    return once(f"search-{edition.language}", state, own / ENTRY, lambda: _make(written, found, known, edition, own))


def _make(written: dict[str, str], found: list[Record], known: list[str], edition: Edition, own: Path) -> None:
    looked_through, made, laid = (folder / edition.language for folder in (PAGES, MADE, LAID))
    empty(looked_through)
    for name, text in written.items():
        (looked_through / name).write_text(text)
    empty(made)
    _pagefind("--site", str(looked_through), "--output-path", str(made), "--force-language", edition.language, "--quiet")
    name = _lay_out(found, edition.language, made, laid)
    # The entry is written when all that it names is there, and what an open page may still be reading goes last.
    mirror([(f"{name}/", laid), *_old(own, name)], own)
    write_if_new(own / ENTRY, _entry(name, found, known, edition, made))
    mirror([(f"{name}/", laid), ("", own / ENTRY)], own)


def _old(own: Path, name: str) -> list[tuple[str, Path]]:
    return [(f"{old.name}/", old) for old in own.glob("*") if old.is_dir() and old.name != name] + [("", own / ENTRY)]


def _pagefind(*arguments: str) -> None:
    if not NODE.exists() or not PROGRAM.exists():
        raise Fault("Node or the npm packages are not installed: run `make setup`.")
    unset = {name: value for name, value in os.environ.items() if not name.startswith("PAGEFIND_")}
    done = subprocess.run([NODE, PROGRAM, *arguments], cwd=BUILD, env=unset, capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"The search index could not be made:\n{(done.stderr or done.stdout).strip()}")


def _lay_out(found: list[Record], language: str, made: Path, laid: Path) -> str:
    """Write the pieces under names that do not change with their content; return the name of the folder, which does."""
    empty(laid)
    names = {}
    for fragment in made.glob("fragment/*.pf_fragment"):
        said = json.loads(content(fragment))
        number = int(Path(said["url"]).stem)
        names[fragment.stem] = str(number)
        places = {anchor["id"]: anchor["location"] for anchor in said["anchors"]}
        shown = found[number].shown([[key, title, places[key]] for key, title in found[number].headings() if key in places])
        write_if_new(laid / "found" / f"{number}.json", json.dumps(shown, ensure_ascii=False, separators=(",", ":")))
    _squeezed(laid / "engine.pf", content(made / f"wasm.{language}.pagefind"))
    _squeezed(laid / "pages.pf", pages(content(next(made.glob("*.pf_meta"))), names))
    for facet in made.glob("filter/*.pf_filter"):
        _squeezed(laid / "facets" / f"{facet.stem}.pf", content(facet))
    for number, piece in enumerate(_pieces(made)):
        _squeezed(laid / "words" / f"{number}.pf", piece)
    titles = {word for record in found for text in (record.title, *dict(record.headings()).values()) for word in words(text, language)}
    write_if_new(laid / "names.json", json.dumps(sorted(word for word in titles if len(word) >= SPELT and not word.isdecimal())))
    files = {file.relative_to(laid).as_posix(): file.read_bytes() for file in files_under(laid)}
    line = json.dumps([[name, len(data)] for name, data in files.items()], separators=(",", ":"))
    whole = b"\n".join([line.encode(), b"".join(files.values())])
    _squeezed(laid / "all.pf", whole)
    return hashlib.sha256(whole).hexdigest()[:16]


def _squeezed(file: Path, data: bytes) -> None:
    """Written with no time in it, so that the same content is the same file."""
    write_if_new(file, gzip.compress(data, 9, mtime=0))


def _pieces(made: Path) -> list[bytes]:
    return pieces(content(file) for file in made.glob("index/*.pf_index"))


def _entry(name: str, found: list[Record], known: list[str], edition: Edition, made: Path) -> str:
    facets: dict[str, list[str]] = {}
    for record in found:
        for facet, values in record.facets.items():
            facets.setdefault(facet, []).extend(value for value in values if value not in facets.get(facet, []))
    places = [record.url for record in found]
    entry = {
        "folder": name,
        "words": beginnings(_pieces(made)),
        "facets": {name: {"words": speaker(edition.language).say(FACETS[name][0]), "values": sorted(facets[name], key=_by_size)}
                   for name in FACETS if name in facets},
        "known": [[str(number), " ".join(words(found[number].title, edition.language))] for number in map(places.index, known)],
        "common": sorted(common(edition.language)),
        "meanings": meanings(edition.language),
    }
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def _by_size(value: str) -> tuple[int, str]:
    return (int(value) if value.isdecimal() else 0, value)
