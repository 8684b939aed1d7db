"""`python -m site_builder build|index|serve|types|man|words|translated|place`."""

import argparse
import os
import sys
import traceback
from pathlib import Path

from .paths import ROOT, SITE
from .say import Fault, complain


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m site_builder", description="Build or serve the Trionfi site.")
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="write the site as files for any static host")
    build.add_argument("--site-url", default="", help="the address it will have; gives instant navigation")
    build.add_argument("--into", type=Path, default=SITE, help="the folder to write (default: site/)")
    build.add_argument("--draft", action="store_true", help="do not stop at warnings, such as a broken link")
    build.add_argument("--quiet", action="store_true", help="print problems only")
    index = commands.add_parser("index", help="bring the search index of a draft up to date with its pages")
    index.add_argument("--into", type=Path, required=True, help="the folder of the draft")
    serve = commands.add_parser("serve", help="build, serve on this machine, show every change at once")
    serve.add_argument("--port", type=int, help="the port to use (default: the first free one from 8000 on)")
    commands.add_parser("types", help="write the types of the page's scripts from the shapes of the service's answers")
    commands.add_parser("man", help="write the man page of the command line from its parsers")
    commands.add_parser("words", help="bring the catalogues of the languages up to date with the sources, and their tables with them")
    translated = commands.add_parser("translated", help="say that pages say what the English ones say now; without a page, which do not")
    translated.add_argument("pages", type=Path, nargs="*", metavar="PAGE", help="a page such as languages/it/docs/sicily/mineo-3.md")
    place = commands.add_parser("place", help="find the line of a fault that a page has told")
    place.add_argument("where", help="its place, as the page tells it: trionfi.counting:count+24")
    return parser


def main() -> int:
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    wanted = arguments().parse_args()
    try:
        if wanted.command == "build":
            from .build import build

            build(wanted.into, wanted.site_url, draft=wanted.draft, quiet=wanted.quiet)
        elif wanted.command == "index":
            from .build import index

            index(wanted.into)
        elif wanted.command == "types":
            from .types import write_types

            write_types()
        elif wanted.command == "man":
            from .manpage import write_man_page

            write_man_page()
        elif wanted.command == "words":
            from .words.catalogues import renew
            from .words.page import write_english

            write_english()
            for language, (have, lack) in renew().items():
                print(f"{language}: {have} messages, {lack} missing")
        elif wanted.command == "translated":
            from .translated import mark, state

            if wanted.pages:
                mark(wanted.pages)
            else:
                print("\n".join(state()) or "Every page of every edition is there and says what the English one says.")
        elif wanted.command == "place":
            from .place import line_of

            print(line_of(wanted.where))
        else:
            from .serve import serve

            serve(wanted.port)
    except Fault as fault:
        complain(str(fault))
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("TRIONFI_TRACEBACK"):
            raise
        complain(f"{_place(error)}: {type(error).__name__}: {error} (TRIONFI_TRACEBACK=1 shows the way there)")
        return 1
    return 0


def _place(error: Exception) -> str:
    """The innermost line of the project on the way to an error: where a slip in a module most likely is."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).is_relative_to(ROOT)]
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(ROOT / ".venv")]
    return f"{Path(own[-1].filename).relative_to(ROOT)}, line {own[-1].lineno}" if own else "The build failed"


if __name__ == "__main__":
    sys.exit(main())
