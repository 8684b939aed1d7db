"""Keep a reading of pages: `python -m tests.docs.read PAGE...` asks what was found, or takes it as options.

An English page is named by its game, and read against the source; one of another edition is named by its place, such as sicily/mineo-3,
and read against the English page. Read it sentence by sentence before you answer; afterwards mend it, and only then record it, for the
digest is of the page as it is now.
"""

import argparse
import datetime

from . import SHELVES, Shelf, sentences

ASKED = {
    "sentences": "How many sentences did you read (nothing: the whole page, about {all})",
    "wrong": "How many were wrong",
    "omitted": "How many rules that a table asks for were missing",
    "miscited": "How many citations were wrong or missing",
    "sense": "How many said another thing than the English page, or less, or more",
    "language": "How many no speaker of the language would say so",
}


def main() -> None:
    """Ask for the counts of each page and keep them."""
    parser = argparse.ArgumentParser(prog="python -m tests.docs.read", description=__doc__.partition("\n")[0])
    parser.add_argument("pages", nargs="+", metavar="PAGE", help="the game of a page, as in its front matter; of another edition its place")
    parser.add_argument("--edition", choices=list(SHELVES), default="en", help="the language of the pages")
    for name, asked in ASKED.items():
        parser.add_argument(f"--{name}", type=int, metavar="N", help=asked.partition(" (")[0].lower())
    parser.add_argument("--changed", action="append", metavar="WORDS", help="what you changed, in a few words; once for each change")
    said = parser.parse_args()
    shelf = SHELVES[said.edition]
    for page in said.pages:
        if page not in shelf.pages:
            parser.error(f"there is no page of {page}")
    for page in said.pages:
        _record(shelf, page, said)


def _record(shelf: Shelf, page: str, said: argparse.Namespace) -> None:
    whole = sentences(shelf.pages[page].read_text(encoding="utf-8"))
    print(shelf.pages[page].name)
    counts = {name: _count(name, getattr(said, name), whole) for name in shelf.counts}
    changed = said.changed if said.changed is not None else list(iter(lambda: input("What did you change? (nothing: done) "), ""))
    shelf.keep(page, {"read": datetime.datetime.now(datetime.UTC).date().isoformat(), **counts, "changed": changed})


def _count(name: str, given: int | None, whole: int) -> int:
    if given is not None:
        return given
    while True:
        answer = input(f"{ASKED[name].format(all=whole)}? ").strip()
        if not answer:
            return whole if name == "sentences" else 0
        if answer.isdecimal():
            return int(answer)
        print("A number, please.")


if __name__ == "__main__":
    try:
        main()
    except (EOFError, KeyboardInterrupt):
        raise SystemExit("\nThe page that was asked about is not recorded.") from None
