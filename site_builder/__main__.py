"""`python -m site_builder build|serve`."""

import argparse
import os
import sys
from pathlib import Path

from .paths import SITE
from .say import Fault, complain


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m site_builder", description="Build or serve the Trionfi site.")
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="write the site as files for any static host")
    build.add_argument("--site-url", default="", help="the address it will have; gives instant navigation")
    build.add_argument("--into", type=Path, default=SITE, help="the folder to write (default: site/)")
    build.add_argument("--draft", action="store_true", help="do not stop at warnings, such as a broken link")
    build.add_argument("--quiet", action="store_true", help="print problems only")
    serve = commands.add_parser("serve", help="build, serve on this machine, show every change at once")
    serve.add_argument("--port", type=int, help="the port to use (default: the first free one from 8000 on)")
    return parser


def main() -> int:
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    wanted = arguments().parse_args()
    try:
        if wanted.command == "build":
            from .build import build

            build(wanted.into, wanted.site_url, draft=wanted.draft, quiet=wanted.quiet)
        else:
            from .serve import serve

            serve(wanted.port)
    except Fault as fault:
        complain(str(fault))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
