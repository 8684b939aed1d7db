"""Keep a reading of pages: `python -m tests.docs.read PAGE...` asks what was found, or takes it as options.

A page is named by its game. Read it sentence by sentence against the source before you answer; afterwards mend it, and only then
record it, for the digest is of the page as it is now.
"""

import argparse
import datetime

from . import COUNTS, PAGES, keep, sentences

ASKED = {
    "sentences": "How many sentences did you read (nothing: the whole page, about {all})",
    "wrong": "How many were wrong",
    "omitted": "How many rules that a table asks for were missing",
    "miscited": "How many citations were wrong or missing",
}


def main() -> None:
    """Ask for the counts of each page and keep them."""
    parser = argparse.ArgumentParser(prog="python -m tests.docs.read", description=__doc__.partition("\n")[0])
    parser.add_argument("pages", nargs="+", metavar="PAGE", help="the game of a page, as in its front matter")
    for name in COUNTS:
        parser.add_argument(f"--{name}", type=int, metavar="N", help=ASKED[name].partition(" (")[0].lower())
    parser.add_argument("--changed", action="append", metavar="WORDS", help="what you changed, in a few words; once for each change")
    said = parser.parse_args()
    for slug in said.pages:
        if slug not in PAGES:
            parser.error(f"there is no page of {slug}")
    for slug in said.pages:
        whole = sentences(PAGES[slug].read_text(encoding="utf-8"))
        print(PAGES[slug].name)
        counts = {name: _count(name, getattr(said, name), whole) for name in COUNTS}
        changed = said.changed if said.changed is not None else list(iter(lambda: input("What did you change? (nothing: done) "), ""))
        keep(slug, {"read": datetime.datetime.now(datetime.UTC).date().isoformat(), **counts, "changed": changed})


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
